"""Fits the evaluation: games of greedy players, on any executor, and a regression over their positions."""
