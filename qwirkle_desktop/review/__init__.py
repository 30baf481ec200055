"""What a coach says of a game: values, grades, luck, the reasons in figures. Sentences are said elsewhere."""
