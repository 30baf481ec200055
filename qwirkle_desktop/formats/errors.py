"""What can be wrong with a file or a line, split by who can act."""


class FormatError(ValueError):
    """Something written breaks the format; `line` counts from 1, 0 where no line is to blame."""

    def __init__(self, reason: str, line: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.line = line

    def at_line(self, line: int) -> "FormatError":
        """The same error, blamed on a line."""
        return type(self)(self.reason, line)


class Unreadable(FormatError):
    """Not this format at all: broken text, wrong types, a field out of range."""


class Illegal(FormatError):
    """Well written, but against the rules of the game."""


class Unsupported(FormatError):
    """Made by a newer version, or of a variant this one does not know."""
