"""Dice that roll: in the hand, beside the players, on the table."""
