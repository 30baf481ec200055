"""The rules of the game in short plain words, page by page, each with the picture that shows it."""

from dataclasses import dataclass

from qwirkle_desktop.ui.phrases.words import tr


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule, and the name of the picture below it, if it has one."""

    text: str
    picture: str = ""


@dataclass(frozen=True, slots=True)
class RulePage:
    """A page of the rules; `about` are the ids of the games that it is about, where it is not all."""

    title: str
    rules: tuple[Rule, ...]
    about: tuple[str, ...] = ()


def how_to_play() -> tuple[RulePage, ...]:
    """The rules in the order in which they are met."""
    from qwirkle_desktop.ui.phrases.rulebook_family import family_pages

    return (
        _the_tiles(),
        _lines(),
        _the_start(),
        _laying(),
        _points(),
        _qwirkle(),
        _trading(),
        _the_end(),
        _good_to_know(),
        _house_rules(),
        *family_pages(),
    )


def _the_tiles() -> RulePage:
    return RulePage(
        tr("The tiles"),
        (
            Rule(tr("There are six colours and six shapes."), "kinds"),
            Rule(tr("Each of these 36 tiles is there three times, so 108 tiles in all."), "copies"),
            Rule(
                tr(
                    "They lie in a bag. Everyone draws six tiles into the hand, "
                    "which the other players do not see."
                )
            ),
            Rule(tr("Two to six can play, people and computers. The most points win.")),
        ),
    )


def _lines() -> RulePage:
    return RulePage(
        tr("Lines"),
        (
            Rule(tr("Tiles side by side, across or down, are a line. It is all one colour…"), "colour_line"),
            Rule(tr("…or all one shape."), "shape_line"),
            Rule(
                tr("A line never holds the same tile twice, so six is the longest."),
                "equal",
            ),
            Rule(tr("Lines cross. Then the tile in both must fit both."), "crossing"),
        ),
    )


def _the_start() -> RulePage:
    return RulePage(
        tr("The start"),
        (
            Rule(
                tr(
                    "Who holds the most matching tiles, all one colour or all one shape, starts "
                    "and lays all of them. The same tile twice counts once."
                ),
                "start",
            ),
            Rule(
                tr(
                    "If several hold as many, the oldest of them starts. Where nobody's age is known, "
                    "the lot decides. You can choose another way when you set up a game."
                )
            ),
            Rule(tr("The first turn cannot be a trade.")),
            Rule(
                tr(
                    "If nobody holds two that match, one tile is laid, for 1 point. "
                    "That happens once in many thousand games."
                )
            ),
        ),
    )


def _laying() -> RulePage:
    return RulePage(
        tr("Laying tiles"),
        (
            Rule(
                tr(
                    "In your turn you lay one to six tiles, all in one row or column and all in the same "
                    "line. At least one of them touches a tile that lay there before."
                ),
                "turn",
            ),
            Rule(
                tr(
                    "They need not touch each other: you may add to both ends of a line or fill gaps. "
                    "No gap may be left between them."
                ),
                "both_ends",
            ),
            Rule(tr("You may join two lines, if the long one is right."), "joined"),
            Rule(
                tr("Every line that you make or lengthen must be right, across and down."), "wrong_crossing"
            ),
            Rule(
                tr(
                    "Sometimes no tile can ever go on a cell: here it would have to be red and green. "
                    "It stays empty."
                ),
                "dead",
            ),
            Rule(
                tr("After that you draw until you hold six again, or as many as the bag has."),
            ),
        ),
    )


def _points() -> RulePage:
    return RulePage(
        tr("Points"),
        (
            Rule(
                tr(
                    "You get one point for each tile of every line that you made or lengthened, "
                    "old tiles too: here 4."
                ),
                "points",
            ),
            Rule(tr("A tile in two lines counts twice: here 2 and 3, so 5 points."), "two_lines"),
            Rule(
                tr("Each tile that you lay may make one more line: here 3, 2, 2 and 2, so 9 points."),
                "many_lines",
            ),
        ),
    )


def _qwirkle() -> RulePage:
    return RulePage(
        tr("Qwirkle"),
        (
            Rule(
                tr("A line of six is a Qwirkle: 6 points more, so it gives 12 in all."),
                "qwirkle",
            ),
            Rule(
                tr(
                    "Several Qwirkles in one turn all count. No turn can give more than 84 points, "
                    "or 90 if it is the last one."
                )
            ),
        ),
    )


def _trading() -> RulePage:
    return RulePage(
        tr("Trading and passing"),
        (
            Rule(
                tr(
                    "Instead of laying tiles you may trade some with the bag, even if one fits. "
                    "It ends your turn and gives no points."
                ),
                "trade",
            ),
            Rule(
                tr(
                    "You draw the new tiles before the old ones go back into the bag. "
                    "So you cannot trade more tiles than the bag holds."
                )
            ),
            Rule(tr("If none of your tiles fits and there are tiles in the bag, you must trade.")),
            Rule(
                tr(
                    "If none fits and the bag is empty, you pass. The game does that for you and says so. "
                    "While a tile fits, you may not pass."
                )
            ),
        ),
    )


def _the_end() -> RulePage:
    return RulePage(
        tr("The end"),
        (
            Rule(
                tr(
                    "When the bag is empty, the first to lay the last tile of a hand gets 6 points more "
                    "and ends the game. Tiles in other hands cost nothing."
                ),
                "out",
            ),
            Rule(
                tr(
                    "Who lays the whole hand while there are tiles in the bag just draws again: "
                    "no points for that."
                )
            ),
            Rule(
                tr("When nobody can lay a tile and the bag is empty, the game ends without these 6 points.")
            ),
            Rule(
                tr(
                    "It can happen that tiles are left in the bag, but none of them or of any hand fits. "
                    "Then the game ends too."
                )
            ),
            Rule(
                tr("After three whole rounds of nothing but trades and passes the players may end the game.")
            ),
            Rule(tr("The most points win. Who have equally many share the win.")),
        ),
    )


def _good_to_know() -> RulePage:
    return RulePage(
        tr("Good to know"),
        (
            Rule(tr("Look for cells where a tile counts in two lines."), "good_cell"),
            Rule(
                tr(
                    "Take care with a line of five: who holds the tile that is missing gets 12 points. "
                    "If all three of it lie on the table, the five is safe."
                ),
                "five",
            ),
            Rule(tr("Keep tiles that match. Lay or trade those that you hold twice.")),
            Rule(tr("A trade costs about 8 points: as much as a turn gives.")),
            Rule(
                tr(
                    "Count the tiles: the side shows how many of each are left. "
                    "With an empty bag, look who will be out first."
                )
            ),
        ),
    )


def _house_rules() -> RulePage:
    return RulePage(
        tr("House rules"),
        (
            Rule(tr("Not in the rulebook, but many play so. All agree on them before the game.")),
            Rule(tr("Who starts in a tie: the oldest, the youngest, by lot, or as the players choose.")),
            Rule(tr("Five or six players: the rulebook has two to four.")),
            Rule(tr("Free opening: the first turn may be any line, or a trade.")),
            Rule(tr("Passing allowed: you may pass although a tile fits.")),
            Rule(tr("Target score: the game ends with the turn that reaches it.")),
            Rule(tr("Open hands: everyone sees all tiles, good for children who are learning.")),
            Rule(tr("Time for a turn: when it is up, you are reminded, or your turn is a pass.")),
        ),
    )


def title() -> str:
    """The window's title."""
    return tr("How to play")


def search() -> str:
    """The field that looks for words in the rules."""
    return tr("Search the rules")


def contents() -> str:
    """The list of pages."""
    return tr("Pages")


def pages_found(count: int) -> str:
    """How many pages have what is looked for."""
    return tr("Found on %n page(s)", "", count)


def nothing_found(words: str) -> str:
    """No page has it."""
    return tr("Nothing about “{words}”.").format(words=words)


def close() -> str:
    """Leaves the window."""
    return tr("Close")
