"""The longer commands of `qwirkle-cli`, each imported only when it is asked for."""
