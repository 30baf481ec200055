"""Looking at a kept game turn by turn, on the same board and panel as a game that is played."""
