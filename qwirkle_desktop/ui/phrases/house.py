"""House rules in words: what each is called, what it means, and which of them hold."""

from qwirkle_desktop.rules.house import AtZero, HouseRules, Opening, Tie
from qwirkle_desktop.ui.phrases.seats import is_you
from qwirkle_desktop.ui.phrases.wording import counted_points, listed
from qwirkle_desktop.ui.phrases.words import QT_TR_NOOP, tr

_TIED = {
    Tie.OLDEST: QT_TR_NOOP("in a tie the oldest starts"),
    Tie.YOUNGEST: QT_TR_NOOP("in a tie the youngest starts"),
    Tie.LOT: QT_TR_NOOP("lots are drawn in a tie"),
    Tie.CHOOSE: QT_TR_NOOP("the players choose who starts in a tie"),
}


def heading() -> str:
    """The field of the new-game dialog, and the dialog behind it."""
    return tr("House rules")


def rules_button(chosen: str) -> str:
    """The button that tells which hold, said aloud."""
    return tr("House rules: {rules}").format(rules=chosen)


def help_line() -> str:
    """What they are."""
    return tr("Agree on them before you begin. Without any you play by the rulebook.")


def rulebook() -> str:
    """No house rules."""
    return tr("By the rulebook")


def our_own() -> str:
    """House rules that have no name."""
    return tr("Our own rules")


def rule_set() -> str:
    """The choice among the sets that have names."""
    return tr("Rules to play by")


def timer() -> str:
    """The time for a turn."""
    return tr("Time for a turn")


def timer_help() -> str:
    """What it does."""
    return tr("A clock runs while you choose. It can be paused; then the table is covered.")


def at_zero() -> str:
    """What follows."""
    return tr("When it is up")


def at_zero_name(choice: AtZero) -> str:
    """What happens when the time is up."""
    return tr("A reminder") if choice is AtZero.REMIND else tr("The turn is a pass")


def target() -> str:
    """The score that ends the game."""
    return tr("Target score")


def target_help() -> str:
    """What it does."""
    return tr("The game ends with the turn that reaches it.")


def open_hands() -> str:
    """Everyone sees all hands."""
    return tr("Open hands")


def open_hands_help() -> str:
    """What it does."""
    return tr("Everyone sees everyone's tiles: good for children who are learning.")


def free_opening() -> str:
    """The first turn is like any other."""
    return tr("Free opening")


def free_opening_help() -> str:
    """What it does."""
    return tr("The first line may be shorter than it could be, or the first turn a trade.")


def passing() -> str:
    """A turn may be given up."""
    return tr("Passing allowed")


def passing_help() -> str:
    """What it does."""
    return tr("You may pass although one of your tiles fits.")


def tie() -> str:
    """Who starts."""
    return tr("Who starts in a tie")


def tie_help() -> str:
    """What it decides."""
    return tr("Who has the most matching tiles starts; here is what counts if several have as many.")


def many_seats() -> str:
    """At a table of five or six."""
    return tr("More than four players are a house rule: the rulebook seats two to four.")


def duration(seconds: int) -> str:
    """`45 s`, `2 min`, `1 min 30 s`"""
    minutes, rest = divmod(seconds, 60)
    if not minutes:
        return tr("{seconds} s", "a time").format(seconds=rest)
    if not rest:
        return tr("{minutes} min", "a time").format(minutes=minutes)
    return tr("{minutes} min {seconds} s", "a time").format(minutes=minutes, seconds=rest)


def keep() -> str:
    """Gives the rules a name."""
    return tr("Keep as…")


def rename() -> str:
    """Gives them another one."""
    return tr("Rename…")


def remove() -> str:
    """Forgets them."""
    return tr("Remove…")


def name_heading() -> str:
    """The dialog that asks for a name."""
    return tr("Name these rules")


def name_label() -> str:
    """Its field."""
    return tr("Name of the rules")


def name_example() -> str:
    """What is in the empty field."""
    return tr("Grandma's rules")


def name_taken() -> str:
    """Other rules have that name."""
    return tr("You have rules of that name: they will be replaced.")


def remove_question(name: str) -> tuple[str, str, str, str]:
    """Whether to forget a set: heading, text, yes, no."""
    text = tr("The rules “{name}” leave this list. Games played by them stay as they are.")
    return tr("Remove these rules?"), text.format(name=name), tr("Remove"), tr("Keep them")


def chosen(rules: HouseRules, name: str | None) -> str:
    """The rules on a button: their name, else how many of them differ from the rulebook."""
    if name is not None:
        return name
    count = len(_told(rules))
    return tr("Our own rules ({count})").format(count=count) if count else rulebook()


def told(rules: HouseRules) -> str:
    """`House rules: open hands, to 100 points.` Nothing where there are none."""
    each = _told(rules)
    return tr("House rules: {rules}.").format(rules=listed(each)) if each else ""


def _told(rules: HouseRules) -> list[str]:
    each = []
    if rules.turn_seconds is not None:
        each.append(_timer_told(rules.turn_seconds, rules.at_zero))
    if rules.target is not None:
        each.append(tr("the game ends at {points}").format(points=counted_points(rules.target)))
    if rules.open_hands:
        each.append(tr("open hands"))
    if rules.opening is Opening.FREE:
        each.append(tr("free opening"))
    if rules.passing:
        each.append(tr("passing allowed"))
    if rules.tie is not Tie.OLDEST:
        each.append(tr(_TIED[rules.tie]))
    return each


def _timer_told(seconds: int, at_zero: AtZero) -> str:
    pattern = tr("{time} for a turn") if at_zero is AtZero.REMIND else tr("{time} for a turn, then a pass")
    return pattern.format(time=duration(seconds))


# The clock


def clock(seconds: int) -> str:
    """`1:05`"""
    minutes, rest = divmod(seconds, 60)
    return tr("{minutes}:{seconds}", "a clock").format(minutes=minutes, seconds=f"{rest:02}")


def time_left(seconds: int) -> str:
    """How long the turn may still take, said aloud."""
    return tr("{time} left", "a clock").format(time=clock(seconds))


def time_is_up() -> str:
    """A reminder."""
    return tr("Time is up: finish your turn.")


def timed_out(name: str) -> str:
    """Why the turn was a pass; the only person at the table is spoken to."""
    if is_you(name):
        return tr("Your time was up: you passed.")
    return tr("{name}'s time was up: the turn was a pass.").format(name=name)


def paused() -> str:
    """The cover over the table."""
    return tr("Paused")


def paused_with(turn: str, seconds: int) -> str:
    """Under it: whose turn it is, and how much time is left."""
    return tr("{turn}: {time} left.", "a pause").format(turn=turn, time=clock(seconds))


def card_with_clock(card: str) -> str:
    """The tooltip of the card that the clock is on."""
    return tr("{card}. Click to pause the game.", "a player's card").format(card=card)
