"""The window of all kept games."""
