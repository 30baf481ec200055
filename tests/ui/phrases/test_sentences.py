from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QDate, QLocale

from qwirkle_desktop.controller.forfeits import Fault
from qwirkle_desktop.formats.errors import FormatError, Illegal, Unreadable, Unsupported
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.deal import Deal
from qwirkle_desktop.rules.draft import Draft, draft_of
from qwirkle_desktop.rules.events import Drew, Laid, Passed, WentOut
from qwirkle_desktop.rules.moves import Move, Pass, Play, Trade
from qwirkle_desktop.rules.notation import parse_placements
from qwirkle_desktop.rules.outcome import Outcome
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.start import Announcement, Start, StartReason
from qwirkle_desktop.rules.state import Ending, EndReason, GameState, begin
from qwirkle_desktop.rules.tiles import KINDS, parse_tile, parse_tiles
from qwirkle_desktop.rules.turns import Step, apply, close
from qwirkle_desktop.ui.phrases.bots import forfeit_reason, trial_failed
from qwirkle_desktop.ui.phrases.endings import ending_sentence, result_sentence, result_title
from qwirkle_desktop.ui.phrases.files import bad_record, fault, unfinished_game
from qwirkle_desktop.ui.phrases.hand import not_your_turn, trade_help
from qwirkle_desktop.ui.phrases.levels import level_kind, level_line, level_name
from qwirkle_desktop.ui.phrases.moves import step_sentence
from qwirkle_desktop.ui.phrases.refusals import refusal_text
from qwirkle_desktop.ui.phrases.seats import computer_name, person_name, seat_kind
from qwirkle_desktop.ui.phrases.starts import choice_question, start_sentence
from qwirkle_desktop.ui.phrases.tiles import free_cell, tile_name, tile_on_cell
from qwirkle_desktop.ui.phrases.turns import draft_text, thinking_text, turn_heading
from qwirkle_desktop.ui.phrases.wording import listed, shortened

NAMES = ("Robin", "Ada")


def opening(hand: str = "Rc Rs Rd Rl Rf Re") -> GameState:
    return begin([parse_tiles(hand), parse_tiles("Bc Gs Yd Bl Of Pe")], 0, Deal(1))


def step_of(state: GameState, move: Move) -> Step:
    step = apply(state, move)
    assert isinstance(step, Step)
    return step


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_is_one_sentence_with_its_numbers_filled_in(refusal: Refusal) -> None:
    text = refusal_text(refusal, opening_size=3, bag=2)
    assert text.endswith(".")
    assert text.count(".") == 1
    assert not set("%{}()") & set(text)


def test_refusals_of_different_rules_read_differently() -> None:
    texts = {refusal_text(refusal, opening_size=3, bag=2) for refusal in Refusal}
    assert len(texts) == len(Refusal)


def test_an_opening_too_small_tells_the_size_of_the_set() -> None:
    text = refusal_text(Refusal.OPENING_TOO_SMALL, opening_size=3)
    assert text == "You have 3 matching tiles: the first line must have all of them."


@pytest.mark.parametrize(
    ("bag", "words"), [(0, "The bag is empty"), (1, "only 1 tile,"), (2, "only 2 tiles,")]
)
def test_a_trade_too_large_tells_what_the_bag_holds(bag: int, words: str) -> None:
    assert words in refusal_text(Refusal.BAG_TOO_SMALL, bag=bag)


def test_every_kind_of_tile_has_a_name_of_its_own() -> None:
    assert tile_name(parse_tile("Re")) == "red eight-point star"
    assert len({tile_name(kind) for kind in KINDS}) == 36


def test_a_tile_is_named_after_its_colour_and_shape() -> None:
    for kind in KINDS:
        shape = kind.shape.name.lower().replace("_point_", "-point ")
        assert tile_name(kind) == f"{kind.colour.name.lower()} {shape}"


def test_cells_are_told_by_row_and_column() -> None:
    assert tile_on_cell(parse_tile("Bc"), Cell(2, -1)) == "blue circle, row -1, column 2"
    assert free_cell(Cell(2, 0), 1) == "empty, row 0, column 2, 1 point"
    assert free_cell(Cell(2, 0), 4) == "empty, row 0, column 2, 4 points"


def test_levels_have_a_name_and_a_line_and_strange_ids_are_shown_as_they_are() -> None:
    ids = ("first-timer", "beginner", "casual", "club", "expert", "master")
    assert [level_name(level) for level in ids] == [level.capitalize() for level in ids]
    assert len({level_line(level) for level in ids} - {""}) == 6
    assert (level_name("genius"), level_line("genius")) == ("genius", "")


def test_a_bot_goes_by_its_name() -> None:
    assert (level_name("bot:Bo"), level_kind("bot:Bo")) == ("Bo", "bot, Bo")
    assert "program" in level_line("bot:Bo")


def test_every_fault_of_a_bot_has_words() -> None:
    assert len({forfeit_reason("Bo", fault) for fault in Fault}) == len(Fault)
    assert all("Bo" in forfeit_reason("Bo", fault) for fault in Fault)
    assert len({trial_failed(fault) for fault in set(Fault) - {Fault.ABSENT}}) == len(Fault) - 1


def test_a_seat_is_a_person_or_a_computer_of_a_level() -> None:
    assert seat_kind(None) == "person"
    assert seat_kind("club") == "computer, club"
    assert seat_kind("bot:Bo") == "bot, Bo"
    assert seat_kind("genius") == "computer, genius"


def test_suggested_names_differ() -> None:
    assert person_name(1, alone=True) == "You"
    assert person_name(2, alone=False) == "Player 2"
    assert computer_name(["Robin", "Wren"]) == "Finch"


def test_a_play_is_told_with_tiles_and_points() -> None:
    step = step_of(opening("Rc Rs Rd Bl Gf Ye"), Play(parse_placements("Rc@0,0 Rs@1,0 Rd@2,0")))
    assert step_sentence(step, NAMES) == "Robin played 3 tiles for 3 points."


def test_a_play_of_one_tile_for_one_point_is_in_the_singular() -> None:
    state = begin([parse_tiles("Rc Bs Gd Yl Of Pe"), parse_tiles("Rs Bd Gl Yf Oe Pc")], 0, Deal(1))
    step = step_of(state, Play(parse_placements("Rc@0,0")))
    assert step_sentence(step, NAMES) == "Robin played 1 tile for 1 point."


def test_a_qwirkle_is_told() -> None:
    step = step_of(opening(), Play(parse_placements("Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0 Rf@4,0 Re@5,0")))
    assert step_sentence(step, NAMES) == "Robin played 6 tiles for 12 points, a Qwirkle!"


def test_two_qwirkles_are_counted() -> None:
    first = step_of(opening(), Play(parse_placements("Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0 Rf@4,0 Re@5,0")))
    lines = first.lines * 2
    step = Step(first.before, first.move, (Laid((), lines),), first.after)
    assert step_sentence(step, NAMES) == "Robin played 6 tiles for 24 points, 2 Qwirkles!"


def test_going_out_is_told_with_its_points() -> None:
    before = step_of(opening(), Play(parse_placements("Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0 Rf@4,0 Re@5,0")))
    events = (*(event for event in before.events if not isinstance(event, Drew)), WentOut(6))
    step = Step(before.before, before.move, events, before.after)
    assert step_sentence(step, NAMES).endswith(" a Qwirkle! Robin went out: 6 more points.")


def test_a_trade_tells_how_many_and_never_which() -> None:
    after = step_of(opening(), Play(parse_placements("Rc@0,0 Rs@1,0 Rd@2,0 Rl@3,0 Rf@4,0 Re@5,0"))).after
    one = step_of(after, Trade(parse_tiles("Bc")))
    two = step_of(after, Trade(parse_tiles("Bc Gs")))
    assert step_sentence(one, NAMES) == "Ada traded 1 tile."
    assert step_sentence(two, NAMES) == "Ada traded 2 tiles."


@pytest.mark.parametrize(
    ("forced", "text"), [(True, "Robin could not play and passed."), (False, "Robin passed.")]
)
def test_a_forced_pass_is_told_as_one(forced: bool, text: str) -> None:
    state = opening()
    assert step_sentence(Step(state, Pass(), (Passed(forced),), state), NAMES) == text


def test_a_game_ended_by_its_players_is_told() -> None:
    step = close(opening(), EndReason.ABANDONED)
    assert step_sentence(step, NAMES) == "The game was stopped before its end."


def test_names_are_plain_text_whatever_they_hold() -> None:
    step = step_of(opening("Rc Rs Rd Bl Gf Ye"), Play(parse_placements("Rc@0,0 Rs@1,0 Rd@2,0")))
    name = "{name} %n <b>"
    assert step_sentence(step, (name, "Ada")) == f"{name} played 3 tiles for 3 points."


@pytest.mark.parametrize(
    ("winners", "names", "title", "sentence"),
    [
        ((0,), ("Ada", "Ben"), "Ada wins", "Ada wins with 210 points."),
        ((0,), ("You", "Ben"), "You win!", "You win with 210 points."),
        (
            (0, 1),
            ("Ada", "Ben"),
            "Ada and Ben share the win",
            "Ada and Ben share the win, 210 each.",
        ),
        ((), ("Ada", "Ben"), "No winner", "The game was stopped, so there is no winner."),
    ],
)
def test_who_won_is_said_plainly(
    winners: tuple[int, ...], names: tuple[str, ...], title: str, sentence: str
) -> None:
    outcome = Outcome(Ending(EndReason.STUCK), (210, 210), winners)
    assert result_title(outcome, names) == title
    assert result_sentence(outcome, names) == sentence


@pytest.mark.parametrize("reason", EndReason)
def test_every_ending_has_its_sentence(reason: EndReason) -> None:
    seat = 1 if reason in (EndReason.OUT, EndReason.TARGET, EndReason.FORFEIT) else None
    text = ending_sentence(Outcome(Ending(reason, seat), (3, 2), (0,)), NAMES)
    assert text.endswith(".")
    assert ("Ada" in text) is (seat == 1)


@pytest.mark.parametrize(
    ("sizes", "start", "names", "text"),
    [
        (
            (4, 3),
            Start(0, StartReason.LARGEST_SET),
            ("Ada", "Robin"),
            "Ada starts with the most matching tiles (4).",
        ),
        (
            (4, 3),
            Start(0, StartReason.LARGEST_SET),
            ("You", "Robin"),
            "You start with the most matching tiles (4).",
        ),
        (
            (3, 2, 3),
            Start(2, StartReason.OLDEST),
            ("Ada", "Robin", "Ben"),
            "Ada and Ben both have 3. Ben starts: the oldest.",
        ),
        (
            (3, 3),
            Start(1, StartReason.LOT),
            ("Ada", "Ben"),
            "Ada and Ben both have 3. We drew lots: Ben starts.",
        ),
    ],
)
def test_the_start_is_told_with_its_reason(
    sizes: tuple[int, ...], start: Start, names: tuple[str, ...], text: str
) -> None:
    assert start_sentence(Announcement(sizes), start, names) == text


@pytest.mark.parametrize("reason", StartReason)
def test_every_reason_to_start_names_the_starter(reason: StartReason) -> None:
    text = start_sentence(Announcement((3, 3)), Start(1, reason), ("Ada", "Ben"))
    assert text.rsplit(". ", 1)[-1].count("Ben") == 1


def test_the_players_are_asked_only_among_those_who_are_level() -> None:
    text = choice_question(Announcement((3, 2, 3)), ("Ada", "Robin", "Ben"))
    assert text == "Ada and Ben have 3 matching tiles each. Who starts?"


@pytest.mark.parametrize(
    ("items", "text"), [([], ""), (["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C"], "A, B and C")]
)
def test_names_are_listed_as_people_do(items: list[str], text: str) -> None:
    assert listed(items) == text


def test_the_line_of_words_follows_the_draft() -> None:
    def told(draft: Draft, key: str = "Enter") -> str:
        return draft_text(draft, bag=1, can_play=True, play_key=key)

    draft = draft_of(opening("Rc Rs Rd Bl Gf Ye"), 0)
    assert told(draft) == "Begin with a line of your 3 matching tiles."
    for place, x in enumerate((0, 1)):
        draft = draft.lay(place, Cell(x, 0))
    assert told(draft) == refusal_text(Refusal.OPENING_TOO_SMALL, opening_size=3)
    draft = draft.lay(2, Cell(2, 0))
    assert told(draft) == "A line of 3: 3 points. Enter plays it."
    assert told(draft, "Space") == "A line of 3: 3 points. Space plays it."
    assert told(draft, "") == "A line of 3: 3 points."
    assert "trade one" in draft_text(draft.clear(), bag=1, can_play=False, play_key="Enter")


def test_a_person_alone_is_addressed_directly() -> None:
    assert turn_heading("Ada", alone=True) == "Your turn"
    assert turn_heading("Ada", alone=False) == "Ada's turn"


@pytest.mark.parametrize("reason", StartReason)
def test_a_person_called_you_starts_in_good_english(reason: StartReason) -> None:
    text = start_sentence(Announcement((1, 1)), Start(0, reason), ("You", "Ben"))
    assert "You starts" not in text
    assert "you starts" not in text
    assert text.startswith(("You ", "You and Ben both have 1. "))


def test_three_who_have_as_many_are_told_as_all() -> None:
    text = start_sentence(Announcement((2, 2, 2)), Start(1, StartReason.LOT), ("Ada", "Ben", "Cy"))
    assert text.endswith("Ada, Ben and Cy all have 2. We drew lots: Ben starts.")


def test_a_computer_that_goes_by_you_is_told_in_good_english() -> None:
    assert thinking_text("Robin") == "Robin is thinking"
    assert thinking_text("You") == "Thinking"
    assert not_your_turn("Robin") == "It is Robin's turn. You can still arrange your hand."
    assert "You's" not in not_your_turn("You")


def test_the_number_of_tiles_to_trade_never_stands_alone_on_a_line() -> None:
    text = trade_help(0, 6)
    assert text == "Click the tiles to trade (up to\N{NO-BREAK SPACE}6). It ends your turn."
    assert trade_help(1, 6) == "1 tile marked to trade."


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (Unreadable("cannot be read: no such file", 0), "This file cannot be read."),
        (Unreadable("not JSON", 1), "This is not a Qwirkle record."),
        (Illegal("a line cannot hold the same tile twice", 7), "This record is damaged."),
        (Unsupported("made by a newer version", 1), "A newer version of Qwirkle Desktop wrote this record."),
    ],
)
def test_a_bad_file_is_told_kindly_and_exactly(error: FormatError, told: str) -> None:
    assert bad_record(error) == told
    where = f"a.qwirkle, line {error.line}" if error.line else "a.qwirkle"
    assert fault("a.qwirkle", error) == f"{where}: {error.reason}."


def test_an_unfinished_game_is_listed_with_the_day_it_was_begun() -> None:
    started = datetime(2026, 7, 31, 12, tzinfo=UTC)
    day = QLocale().toString(QDate(2026, 7, 31), QLocale.FormatType.ShortFormat)
    assert unfinished_game(("R & D", "Robin"), (12, 9), started) == f"R && D 12, Robin 9 ({day})"


@pytest.mark.parametrize(("name", "short"), [("Ada", "Ada"), ("Maximiliana von Thurn", "Maximiliana…")])
def test_long_names_are_cut_where_room_is_short(name: str, short: str) -> None:
    assert shortened(name, 13) == short
