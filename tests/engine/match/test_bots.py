"""Outside bots: what they may do, what they forfeit for, and that nothing they do harms the match."""

import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from qwirkle_desktop.engine.match.bot import Bot, Limits, NoAnswer, parse_answer
from qwirkle_desktop.engine.match.table import Forfeit
from qwirkle_desktop.formats.position import parse_position
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.view import PlayerView
from tests.processes import living, needs_proc
from tests.tables import play

from .players import EXAMPLE, HASTY, PATIENT, faulty, game_against

VIEW = parse_position({"board": "Rc@0,0", "hand": "Rs Bd", "bag": 99})


@contextmanager
def seated(command: tuple[str, ...], limits: Limits = PATIENT) -> Iterator[Bot]:
    bot = Bot(command, limits)
    try:
        yield bot
    finally:
        bot.close()


def reason_of(forfeit: Forfeit | None) -> str:
    assert forfeit is not None
    assert forfeit.seat == 0
    return forfeit.reason


def test_the_example_bot_plays_whole_games():
    with seated(EXAMPLE) as bot:
        for deal in range(3):
            played = game_against(bot, deal)
            assert played.forfeit is None
            assert min(played.scores) > 30
            assert played.end in (EndReason.OUT, EndReason.STUCK)


def test_answers_to_other_requests_and_news_on_the_way_are_ignored():
    with seated(faulty("past")) as bot:
        assert game_against(bot).forfeit is None


def test_a_flood_of_errors_goes_nowhere_and_does_no_harm(caplog):
    with caplog.at_level(logging.INFO), seated(faulty("errors")) as bot:
        for _ in range(3):
            bot.move(VIEW)
    assert "standard error: xxx" in caplog.text
    assert len(caplog.text) < 5000


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        ("illegal", "an illegal move"),
        ("pass", "an illegal move, pass"),
        ("exit", "it exited with code 1: no more, thank you"),
        ("garbage", "it wrote a line that is no answer: not JSON"),
        ("bytes", "it wrote a line that is no answer: not UTF-8"),
        ("long", "it wrote a line longer than 64 KiB"),
        ("endless", "it wrote a line longer than 64 KiB"),
        ("error", "it answers with an error: too hard"),
        ("no move", "its answer has no move"),
    ],
)
def test_a_bad_answer_forfeits_the_game_with_its_position(fault, reason):
    with seated(faulty(fault, start=3)) as bot:
        played = game_against(bot)
    assert reason_of(played.forfeit).startswith(reason)
    assert played.end is EndReason.FORFEIT
    assert played.winners == (1,)
    assert played.forfeit
    view = parse_position(played.forfeit.position)
    assert len(view.history) == len(played.moves) >= 6
    assert view.scores == played.scores


@pytest.mark.parametrize("fault", ["hang", "news"])
def test_who_does_not_answer_in_time_forfeits(fault):
    with seated(faulty(fault), HASTY) as bot:
        assert reason_of(game_against(bot).forfeit) == "no answer within 3 s"


def test_a_flood_of_news_ends_the_game_in_time():
    with seated(faulty("flood"), HASTY) as bot:
        assert reason_of(game_against(bot).forfeit) in ("it floods its output", "no answer within 3 s")


def test_only_the_first_answer_of_a_process_may_take_longer():
    assert Limits().allowed(is_first=True) == 10
    assert Limits().allowed(is_first=False) == 3
    assert Limits(seconds=30).allowed(is_first=True) == 31
    with seated(faulty("slow"), HASTY) as bot:
        bot.move(VIEW)
        with pytest.raises(NoAnswer, match=r"no answer within 0\.5 s"):
            bot.move(VIEW)


def test_a_bot_that_failed_is_started_again_for_the_next_game():
    with seated(faulty("exit", start=2)) as bot:
        for deal in range(3):
            played = game_against(bot, deal)
            assert reason_of(played.forfeit).startswith("it exited")
            assert len(played.moves) >= 3


def test_a_bot_that_left_after_its_last_answer_is_started_again():
    once = (sys.executable, "-c", 'input(); print(\'{"id": 1, "move": {"play": "Rs@1,0"}}\')')
    with seated(once) as bot:
        assert bot.move(VIEW) == play("Rs@1,0")
        assert bot._child
        bot._child._process.wait(30)
        bot.prepare()
        # Alive again, it still thinks that it is asked for the first time.
        with pytest.raises(NoAnswer, match="it exited with code 0"):
            bot.move(VIEW)


def test_a_command_that_is_no_program_forfeits():
    with seated(("no such program",)) as bot, pytest.raises(NoAnswer, match="it cannot be started"):
        bot.move(VIEW)


def test_closing_its_input_tells_a_bot_to_leave(tmp_path):
    goodbye = tmp_path / "goodbye"
    code = f"import sys\nfor line in sys.stdin: pass\nopen({str(goodbye)!r}, 'w').close()"
    bot = Bot((sys.executable, "-c", code), HASTY)
    child = bot._started()
    time.sleep(0.1)
    bot.close()
    assert goodbye.exists()
    assert not child.is_running


@needs_proc
def test_what_a_bot_started_ends_with_it():
    with seated(faulty("family"), HASTY) as bot:
        group = bot._started()._process.pid
        # The child holds the pipe open, so nobody sees that the bot is gone until its time is up.
        with pytest.raises(NoAnswer, match="no answer within 3 s"):
            bot.move(VIEW)
    # The system may need a moment to end what was killed.
    patience = time.monotonic() + 20
    while living(group) and time.monotonic() < patience:
        time.sleep(0.02)
    assert living(group) == []


def test_a_hung_bot_is_not_waited_for_when_a_match_ends():
    bot = Bot(faulty("hang"), HASTY)
    child = bot._started()
    bot.close()
    assert not child.is_running


@pytest.mark.parametrize("number", ["2", "true", "1.0", '"1"', "null"])
def test_an_answer_carries_the_very_id_of_its_request(number):
    line = f'{{"id": {number}, "move": {{"play": "Rs@1,0"}}}}'.encode()
    assert parse_answer(line, 1) is None
    assert parse_answer(line.replace(number.encode(), b"1", 1), 1) == play("Rs@1,0")


def test_a_bot_sees_only_what_its_seat_may_know(tmp_path):
    seen = tmp_path / "seen"
    code = f"import sys\nopen({str(seen)!r}, 'w').write(sys.stdin.readline())"
    with seated((sys.executable, "-c", code)) as bot, pytest.raises(NoAnswer):
        bot.move(VIEW)
    assert seen.read_text() == (
        '{"id": 1, "do": "move", "position": {"board": "Rc@0,0", "hand": "Rs Bd", "bag": 99, '
        '"hands": [6], "scores": [0, 0]}, "seconds": 20}\n'
    )


def test_a_view_is_all_a_player_is_given():
    assert Bot.move.__annotations__["view"] is PlayerView
