"""The rules of Qwirkle: plain values and pure functions, standard library only."""
