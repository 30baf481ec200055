"""The rules of the classic game in short plain words, for the page that explains them."""

from dataclasses import dataclass

from qwirkle_desktop.ui.phrases.words import tr


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A rule, and the name of the picture beside it."""

    picture: str
    heading: str
    text: str


def how_to_play() -> tuple[Paragraph, ...]:
    """The rules in the order in which they are met."""
    return (
        Paragraph(
            "lines",
            tr("Lines"),
            tr("A line is all one colour, or all one shape. Lines cross."),
        ),
        Paragraph(
            "equal", tr("No tile twice"), tr("A line never holds the same tile twice, so six is the longest.")
        ),
        Paragraph(
            "turn",
            tr("Your turn"),
            tr(
                "Lay one or more tiles, all in one row or column, so that they touch the tiles on the table. "
                "Every line you make must be right. Then you draw back to six."
            ),
        ),
        Paragraph(
            "points",
            tr("Points"),
            tr(
                "One point for each tile in every line you made or extended, old tiles too. "
                "A tile in two lines counts twice: here 2 and 3, so 5 points."
            ),
        ),
        Paragraph(
            "qwirkle", tr("Qwirkle"), tr("A line of six is a Qwirkle: 6 points more, so it gives 12 in all.")
        ),
        Paragraph(
            "",
            tr("Trading"),
            tr(
                "Instead of laying tiles you may trade some with the bag. It ends your turn. "
                "If none of your tiles fits, you must trade; with an empty bag you pass."
            ),
        ),
        Paragraph(
            "start",
            tr("The start"),
            tr(
                "Who holds the most matching tiles, all one colour or all one shape, starts "
                "and lays all of them."
            ),
        ),
        Paragraph(
            "",
            tr("The end"),
            tr(
                "When the bag is empty, the first to lay the last tile of a hand gets 6 points more and ends "
                "the game. The most points win."
            ),
        ),
    )
