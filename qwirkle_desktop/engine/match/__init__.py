"""Matches: computer players and outside bots against each other, over many games."""
