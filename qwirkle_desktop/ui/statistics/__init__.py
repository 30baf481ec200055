"""The window of figures: who won how often, over time, and against whom."""
