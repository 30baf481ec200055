"""The windows that ask or tell: new game, preferences, help."""
