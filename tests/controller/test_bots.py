"""Outside bots at the table: honest ones play on, broken ones forfeit and harm nobody."""

import json
import logging
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from qwirkle_desktop.controller.bots import command_words
from qwirkle_desktop.controller.forfeits import Fault, Forfeit
from qwirkle_desktop.engine.match.bot import Limits
from qwirkle_desktop.formats.moves import format_move
from qwirkle_desktop.formats.position import format_position
from qwirkle_desktop.library.record import Seat
from qwirkle_desktop.rules.state import EndReason
from qwirkle_desktop.rules.view import view_of
from tests.controller.driver import ControllerDriver
from tests.controller.games import dealt
from tests.processes import children, is_alive

BOTS = Path(__file__).parents[1] / "data" / "bots"
PATIENT = Limits(seconds=20.0, grace=10.0, first=60.0)
"""Seconds: nobody honest is late, however busy the machine is."""
HASTY = Limits(seconds=0.5, grace=0.5, first=60.0)

NewDriver = Callable[..., ControllerDriver]

NOTING = """
import json, sys
sys.argv = ["x"]
notes = open({notes!r} + str(__import__("os").getpid()), "a")
class Lines:
    def __iter__(self):
        for line in sys.__stdin__:
            print(line, end="", file=notes, flush=True)
            yield line
sys.stdin = Lines()
exec(open({bot!r}).read())
"""


def python(*words: object) -> str:
    """A command that runs Python, as people write it."""
    return shlex.join([sys.executable, *map(str, words)])


def example() -> str:
    return python(BOTS / "example_bot.py")


def broken(fault: str, start: int = 0) -> str:
    return python(BOTS / "fake_bot.py", fault, start)


def noting(folder: Path) -> str:
    """The example bot, which writes down what each of its processes is asked."""
    script = folder / "noting.py"
    script.write_text(NOTING.format(notes=str(folder / "asked-"), bot=str(BOTS / "example_bot.py")))
    return python(script)


def with_bots(new_driver: NewDriver, limits: Limits = PATIENT, **commands: str) -> ControllerDriver:
    driver = new_driver(limits=limits)
    driver.computers.set_bots(commands)
    return driver


def forfeits(driver: ControllerDriver) -> list[Forfeit]:
    return [told for told in driver.told("bot_forfeited") if isinstance(told, Forfeit)]


def wait_for_forfeit(driver: ControllerDriver, count: int = 1) -> Forfeit:
    driver.qtbot.waitUntil(lambda: len(forfeits(driver)) == count, timeout=60_000)
    return forfeits(driver)[-1]


def play_to_the_end(driver: ControllerDriver) -> None:
    def is_over() -> bool:
        driver.computers.hurry()
        return driver.state.is_over

    driver.qtbot.waitUntil(is_over, timeout=60_000)


def test_a_bot_and_a_level_play_a_game_to_its_end(new_driver: NewDriver) -> None:
    driver = with_bots(new_driver, Zed=example())
    driver.show(dealt("bot:Zed", "computer:club", deal=4))
    play_to_the_end(driver)
    assert forfeits(driver) == []
    assert driver.library.load(driver.game.header.id).game == driver.game


@pytest.mark.parametrize(
    ("behaviour", "fault", "detail"),
    [
        ("illegal", Fault.ILLEGAL, '{"play": "Rc@500,500"}: a play must touch a tile'),
        ("pass", Fault.ILLEGAL, "passing is not allowed while a tile can be laid"),
        ("exit", Fault.ENDED, "it exited with code 1"),
        ("family", Fault.ENDED, "it exited with code 3"),
        ("garbage", Fault.GARBAGE, "it wrote a line that is no answer: not JSON"),
        ("bytes", Fault.GARBAGE, "not UTF-8"),
        ("no move", Fault.GARBAGE, "its answer has no move"),
        ("error", Fault.GARBAGE, "it answers with an error: too hard"),
        ("long", Fault.FLOODS, "longer than 64 KiB"),
        ("endless", Fault.FLOODS, "longer than 64 KiB"),
        ("hang", Fault.LATE, "no answer within 1 s"),
        ("news", Fault.LATE, "no answer within 1 s"),
    ],
)
def test_a_broken_bot_forfeits(new_driver: NewDriver, behaviour: str, fault: Fault, detail: str) -> None:
    limits = HASTY if fault is Fault.LATE else PATIENT
    driver = with_bots(new_driver, limits, Zed=broken(behaviour, start=1))
    driver.show(dealt("bot:Zed", "computer:club", deal=4))
    driver.qtbot.waitUntil(lambda: len(driver.told("advanced")) == 2, timeout=60_000)
    forfeit = wait_for_forfeit(driver)
    assert (forfeit.seat, forfeit.bot, forfeit.fault, forfeit.count) == (0, "Zed", fault, 1)
    assert detail in forfeit.detail
    assert forfeit.view == view_of(driver.state, 0)
    assert len(driver.told("advanced")) == 2
    assert driver.told("computer_failed") == []
    assert not driver.computers.is_thinking


@pytest.mark.parametrize("behaviour", ["flood", "hang", "news"])
def test_the_window_stays_live_while_a_bot_floods_or_hangs(new_driver: NewDriver, behaviour: str) -> None:
    driver = with_bots(new_driver, Limits(0.5, 0.5, 1.0), Zed=broken(behaviour))
    ticks: list[int] = []
    timer = QTimer(interval=16)
    timer.timeout.connect(lambda: ticks.append(1))
    timer.start()
    driver.show(dealt("bot:Zed", "computer:club", deal=4))
    assert wait_for_forfeit(driver).fault in (Fault.FLOODS, Fault.LATE)
    assert len(ticks) > 20


@pytest.mark.parametrize("behaviour", ["past", "errors", "slow"])
def test_a_chatty_or_slow_bot_plays_on(new_driver: NewDriver, behaviour: str) -> None:
    driver = with_bots(new_driver, Zed=broken(behaviour))
    driver.show(dealt("bot:Zed", "computer:club", deal=4))
    driver.wait_for("advanced", count=5)
    assert forfeits(driver) == []


def test_a_program_that_is_not_there_cannot_be_started(new_driver: NewDriver) -> None:
    driver = with_bots(new_driver, Zed="no-such-program-as-this --fast")
    driver.show(dealt("bot:Zed", "Ada", deal=4))
    assert wait_for_forfeit(driver).fault is Fault.NOT_STARTED


def test_a_bot_that_is_not_set_up_here_starts_no_program(new_driver: NewDriver) -> None:
    driver = with_bots(new_driver, Other=example())
    driver.show(dealt("bot:Zed", "Ada", deal=4))
    forfeit = wait_for_forfeit(driver)
    assert (forfeit.fault, forfeit.count, forfeit.bot) == (Fault.ABSENT, 0, "Zed")
    assert children() == []


def test_its_standard_error_goes_to_the_log_but_not_all_of_a_flood(
    new_driver: NewDriver, caplog: pytest.LogCaptureFixture
) -> None:
    driver = with_bots(new_driver, Zed=broken("errors"))
    with caplog.at_level(logging.INFO):
        driver.show(dealt("bot:Zed", "computer:club", deal=4))
        driver.wait_for("advanced", count=3)
    logged = sum(len(record.getMessage()) for record in caplog.records if "xxx" in record.getMessage())
    assert 1000 < logged < 20_000


def test_who_forfeited_is_not_asked_again_in_this_game_but_in_the_next(new_driver: NewDriver) -> None:
    driver = with_bots(new_driver, Zed=broken("exit", start=1))
    driver.show(dealt("bot:Zed", "computer:club", deal=4))
    wait_for_forfeit(driver)
    driver.controller.ask_again()
    assert wait_for_forfeit(driver, 2) == forfeits(driver)[0]
    assert len(driver.told("advanced")) == 2
    driver.show(dealt("bot:Zed", "computer:club", deal=4))
    assert wait_for_forfeit(driver, 3).count == 2
    assert len(driver.told("advanced")) == 4


def test_a_level_takes_the_seat_of_a_bot_that_forfeits_and_plays_on(new_driver: NewDriver) -> None:
    driver = with_bots(new_driver, Zed=broken("illegal"))
    driver.show(dealt("bot:Zed", "computer:club", deal=4))
    wait_for_forfeit(driver)
    driver.controller.hand_over(0, Seat("Wren", "club", 1))
    play_to_the_end(driver)
    assert len(forfeits(driver)) == 1


def test_a_game_can_end_with_the_forfeit(new_driver: NewDriver) -> None:
    driver = with_bots(new_driver, Zed=broken("illegal"))
    driver.show(dealt("bot:Zed", "Ada", deal=4))
    wait_for_forfeit(driver)
    driver.controller.end(EndReason.FORFEIT, 0)
    assert driver.state.ending is not None
    assert (driver.state.ending.reason, driver.state.ending.seat) == (EndReason.FORFEIT, 0)
    assert driver.library.load(driver.game.header.id).game == driver.game


def test_each_seat_of_a_bot_has_a_process_that_sees_only_its_own_hands(
    new_driver: NewDriver, tmp_path: Path
) -> None:
    driver = with_bots(new_driver, Zed=noting(tmp_path))
    driver.show(dealt("bot:Zed", "bot:Zed", deal=4))
    driver.wait_for("advanced", count=6)
    driver.computers.set_paused(True)
    states = [step.before for step in driver.game.steps]
    asked = [
        [json.loads(line)["position"] for line in file.read_text().splitlines()]
        for file in tmp_path.glob("asked-*")
    ]
    assert len(asked) == 2
    for seat in (0, 1):
        own = [format_position(view_of(state, seat)) for state in states if state.seat == seat]
        assert any(positions[: len(own)] == own for positions in asked)


def test_one_process_serves_many_games_and_goes_with_its_seat(new_driver: NewDriver, tmp_path: Path) -> None:
    driver = with_bots(new_driver, Zed=noting(tmp_path))
    for count in (1, 2):
        driver.show(dealt("bot:Zed", "Ada", deal=4))
        driver.wait_for("advanced", count=count)
    (notes,) = tmp_path.glob("asked-*")
    pid = int(notes.name.removeprefix("asked-"))
    assert is_alive(pid)
    driver.show(dealt("computer:club", "Ada", deal=4))
    driver.qtbot.waitUntil(lambda: not is_alive(pid), timeout=30_000)


def test_a_bot_whose_command_was_changed_is_started_anew(new_driver: NewDriver) -> None:
    driver = with_bots(new_driver, Zed=broken("exit"))
    driver.show(dealt("bot:Zed", "Ada", deal=4))
    wait_for_forfeit(driver)
    driver.computers.set_bots({"Zed": example()})
    driver.controller.ask_again()
    driver.wait_for("advanced")


def test_an_undo_while_a_bot_thinks_drops_its_answer(new_driver: NewDriver) -> None:
    driver = with_bots(new_driver, Zed=broken("slow"))
    driver.show(dealt("Ada", "bot:Zed", deal=9))
    if driver.state.seat == 1:
        driver.wait_for("advanced")
    before = len(driver.told("advanced"))
    driver.take_turn()
    driver.qtbot.wait(300)
    assert driver.controller.undo()
    driver.qtbot.wait(900)
    assert len(driver.told("advanced")) == before + 1
    assert driver.state.seat == 0
    driver.take_turn()
    driver.wait_for("advanced", count=before + 3)
    assert forfeits(driver) == []


def test_several_bots_that_hang_are_stopped_together(new_driver: NewDriver) -> None:
    hanging = python("-c", "import signal, time; signal.signal(15, signal.SIG_IGN); time.sleep(3600)")
    driver = with_bots(new_driver, Zed=hanging)
    for seat in range(4):
        driver.computers.ask(view_of(dealt("Ada", "Ben").state, 0), "bot:Zed", seat)
        driver.qtbot.waitUntil(lambda count=seat + 1: len(children()) == count)
    driver.computers.stop()
    assert children() == []


@pytest.mark.parametrize("command", ["", "   ", "'", '"python3 bot.py', "''", "a\0b"])
def test_a_command_that_names_no_program_is_refused(command: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        command_words(command)


def test_a_command_is_split_without_a_shell() -> None:
    words = ("python3", "my bot.py", "$HOME", "|", "rm")
    assert command_words("python3 'my bot.py' $HOME | rm") == words


def test_a_bot_whose_command_is_changed_while_it_thinks_is_asked_anew(new_driver: NewDriver) -> None:
    driver = with_bots(new_driver, Zed=broken("hang"))
    driver.show(dealt("bot:Zed", "Ada", deal=4))
    driver.qtbot.waitUntil(lambda: len(children()) > 0)
    driver.computers.set_bots({"Zed": example()})
    driver.wait_for("advanced")
    assert forfeits(driver) == []


def test_a_bot_that_ends_between_its_turns_forfeits_at_the_next(new_driver: NewDriver) -> None:
    once = "import json\nask = json.loads(input())\nprint(json.dumps({'id': ask['id'], 'move': MOVE}))"
    driver = with_bots(new_driver)
    driver.show(dealt("bot:Zed", "Ada", deal=4))
    wait_for_forfeit(driver)
    move = json.dumps(format_move(driver.best_move()))
    driver.computers.set_bots({"Zed": python("-c", once.replace("MOVE", move))})
    driver.controller.ask_again()
    driver.wait_for("advanced")
    driver.qtbot.waitUntil(lambda: children() == [])
    assert len(forfeits(driver)) == 1
    driver.take_turn()
    assert wait_for_forfeit(driver, 2).fault is Fault.ENDED
