"""The table you play on: an endless canvas with tiles and marks."""
