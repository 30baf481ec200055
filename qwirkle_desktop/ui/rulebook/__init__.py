"""The rules of the game, to read and to search."""
