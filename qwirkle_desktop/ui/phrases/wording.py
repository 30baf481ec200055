"""Counted nouns, lists and pairs of sentences, to be put into whole phrases."""

from collections.abc import Sequence

from qwirkle_desktop.ui.phrases.words import tr


def counted_tiles(count: int) -> str:
    """`3 tiles`"""
    return tr("%n tile(s)", "", count)


def counted_points(count: int) -> str:
    """`12 points`"""
    return tr("%n point(s)", "", count)


def listed(items: Sequence[str]) -> str:
    """`Ada, Robin and Ben`"""
    if len(items) < 2:
        return "".join(items)
    text = items[0]
    for item in items[1:-1]:
        text = tr("{several}, {next}", "in a list of names").format(several=text, next=item)
    return tr("{several} and {last}", "the end of a list of names").format(several=text, last=items[-1])


def shortened(name: str, longest: int) -> str:
    """A name of at most so many characters, for places where one long name would push the rest away."""
    return name if len(name) <= longest else f"{name[: longest - 1].rstrip()}…"


def in_a_row(facts: Sequence[str]) -> str:
    """`34 turns · deal 12`"""
    text = facts[0]
    for fact in facts[1:]:
        text = tr("{several} · {next}", "facts about a game").format(several=text, next=fact)
    return text


def sentences(first: str, second: str) -> str:
    """Two whole sentences, one after the other."""
    return tr("{first} {second}", "two sentences").format(first=first, second=second)
