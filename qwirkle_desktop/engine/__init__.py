"""Computer players: every legal play of a position, and the choice among them."""
