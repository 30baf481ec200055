"""What screen readers see and hear: the board as a table, the hand as a list, and news in words."""
