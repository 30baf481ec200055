"""The coach at the table: hints, counting, puzzles and the first lesson."""
