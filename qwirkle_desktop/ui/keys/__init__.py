"""The keyboard: a cursor on the board, the list of all keys, and keys of one's own."""
