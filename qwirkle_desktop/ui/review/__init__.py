"""The review of a finished game, beside its replay: what was lost where, and why."""
