"""Games kept: record files, the library of games, settings, and where they all live."""
