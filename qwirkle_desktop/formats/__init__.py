"""The public text forms (positions, moves, house rules) that files, bots and the command line share."""
