"""The computer's process dies, hangs and babbles; the game goes on."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QProcess, QTimer

from tests.controller.conftest import FakeEngine
from tests.controller.driver import ControllerDriver
from tests.controller.games import dealt
from tests.processes import children, is_alive

NewDriver = Callable[..., ControllerDriver]
Fake = Callable[..., FakeEngine]

DIES_AT_ONCE = "sys.exit(3)"
DIES_IN_MID_THINK = "next(requests()); os._exit(9)"
CLOSES_ITS_OUTPUT = "next(requests()); os.close(1); time.sleep(60)"
HANGS = "time.sleep(60)"
HANGS_ON = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: time.sleep(60)"
FLOODS = "next(requests())\nwhile True: os.write(1, b'x' * 4096)"
WRITES_GARBAGE = "next(requests()); print('Traceback:\\n  oh\\n  no\\n  dear', flush=True); time.sleep(60)"
WRITES_ZEROS = "next(requests()); os.write(1, bytes(100) + b'\\n'); time.sleep(60)"
NO_MOVE = "answer(id=next(requests())['id'], move={'play': 'Xx@0,0'}); time.sleep(60)"
TWO_MOVES = "answer(id=next(requests())['id'], move={'pass': True, 'trade': 'Rc'}); time.sleep(60)"
QUIET_ON = "for request in requests(): pass"

MISBEHAVIOURS = {
    "dies at once": DIES_AT_ONCE,
    "dies in mid-think": DIES_IN_MID_THINK,
    "floods": FLOODS,
    "writes garbage": WRITES_GARBAGE,
    "writes zeros": WRITES_ZEROS,
    "names no tile": NO_MOVE,
    "gives two moves": TWO_MOVES,
}


def only_computers(driver: ControllerDriver) -> None:
    driver.show(dealt("computer:club", "computer:club"))


@pytest.mark.parametrize("behaviour", MISBEHAVIOURS.values(), ids=MISBEHAVIOURS.keys())
def test_a_turn_is_redone_by_a_new_process(new_driver: NewDriver, fake_engine: Fake, behaviour: str) -> None:
    fake = fake_engine(behaviour, bad=2)
    driver = new_driver(fake.command)
    only_computers(driver)
    driver.wait_for("advanced", "computer_failed", count=2)
    assert driver.told("computer_failed") == []
    assert len(fake.pids) == 3
    assert [is_alive(pid) for pid in fake.pids] == [False, False, True]


@pytest.mark.parametrize("behaviour", [HANGS_ON, CLOSES_ITS_OUTPUT])
def test_a_hung_process_is_replaced_and_the_window_stays_live(
    new_driver: NewDriver, fake_engine: Fake, behaviour: str
) -> None:
    fake = fake_engine(behaviour)
    driver = new_driver(fake.command, answer_ms=2000)
    ticks: list[int] = []
    timer = QTimer(interval=16)
    timer.timeout.connect(lambda: ticks.append(1))
    timer.start()
    only_computers(driver)
    driver.wait_for("advanced")
    assert len(ticks) > 30
    assert driver.told("computer_failed") == []
    assert is_alive(fake.pids[1])
    assert not is_alive(fake.pids[0])


@pytest.mark.parametrize("behaviour", [DIES_AT_ONCE, FLOODS, WRITES_GARBAGE])
def test_after_several_tries_it_is_told_and_the_game_goes_on_when_asked_again(
    new_driver: NewDriver, fake_engine: Fake, behaviour: str
) -> None:
    fake = fake_engine(behaviour, bad=3)
    driver = new_driver(fake.command)
    only_computers(driver)
    driver.wait_for("advanced", "computer_failed")
    assert driver.told("advanced") == []
    assert driver.told("computer_failed") == [()]
    assert len(fake.pids) == 3
    assert not driver.computers.is_thinking
    driver.controller.ask_again()
    driver.wait_for("advanced", count=2)
    assert driver.told("computer_failed") == [()]
    assert driver.library.load(driver.game.header.id).game == driver.game


def test_a_program_that_hangs_every_time_is_told(new_driver: NewDriver, fake_engine: Fake) -> None:
    fake = fake_engine(HANGS, bad=9)
    driver = new_driver(fake.command, answer_ms=400)
    only_computers(driver)
    driver.wait_for("computer_failed")
    assert (driver.told("advanced"), driver.told("computer_failed")) == ([], [()])


def test_a_program_that_is_not_there_is_told(new_driver: NewDriver) -> None:
    driver = new_driver(("no-such-program-as-this",))
    only_computers(driver)
    driver.wait_for("computer_failed")
    assert driver.told("computer_failed") == [()]
    driver.qtbot.waitUntil(lambda: driver.engine.findChildren(QProcess) == [], timeout=5_000)


def test_an_answer_with_an_error_is_told_without_another_try(
    new_driver: NewDriver, fake_engine: Fake
) -> None:
    fake = fake_engine("for request in requests(): answer(id=request['id'], error='cannot think')")
    driver = new_driver(fake.command)
    only_computers(driver)
    driver.wait_for("computer_failed")
    assert (len(fake.pids), driver.told("advanced")) == (1, [])


def test_an_illegal_move_is_told_as_the_computers_failure_only(
    new_driver: NewDriver, fake_engine: Fake
) -> None:
    illegal = "for request in requests(): answer(id=request['id'], move={'play': 'Rc@5,5 Gs@9,9'})"
    driver = new_driver(fake_engine(illegal).command)
    only_computers(driver)
    before = driver.game
    driver.wait_for("computer_failed")
    assert driver.told("refused") == []
    assert driver.game == before
    assert not driver.computers.is_thinking


def test_answers_with_old_or_unknown_tickets_and_news_are_passed_over(
    new_driver: NewDriver, fake_engine: Fake
) -> None:
    """Every answer is late: the move asked for last time, once more for the turn before, and news."""
    late = """
import io
from qwirkle_desktop.engine.serve import serve

def answer_to(request):
    answers = io.BytesIO()
    serve(io.BytesIO(json.dumps(request).encode() + b"\\n"), answers)
    return json.loads(answers.getvalue())

for request in requests():
    old = {'play': 'Rc@0,0'}
    answer(id=request['id'] - 1, move=old)
    answer(id=request['id'] + 1, move=old)
    answer(id=None, move=old)
    answer(move=old)
    answer(id=request['id'], info={'done': 0.5, 'best': old})
    print(json.dumps(answer_to(request)), flush=True)
    answer(id=request['id'], move=old)
"""
    fake = fake_engine(late)
    driver = new_driver(fake.command)
    only_computers(driver)
    driver.wait_for("advanced", count=4)
    assert driver.told("computer_failed") == []
    assert len(fake.pids) == 1


def test_a_move_asked_for_before_an_undo_is_dropped(new_driver: NewDriver, fake_engine: Fake) -> None:
    """The answer to the first request comes after the second was put, and would be legal."""
    slow = """
import io
from qwirkle_desktop.engine.serve import serve

def answer_to(request):
    answers = io.BytesIO()
    serve(io.BytesIO(json.dumps(request).encode() + b"\\n"), answers)
    return json.loads(answers.getvalue())

asked = requests()
first = next(asked)
second = next(asked)
for request in (first, second):
    print(json.dumps(answer_to(request)), flush=True)
"""
    driver = new_driver(fake_engine(slow, bad=9).command)
    driver.show(dealt("Ada", "computer:club", deal=4))
    driver.wait_for_person()
    driver.take_turn()
    assert driver.computers.is_thinking
    assert driver.controller.undo()
    driver.take_turn()
    driver.wait_for_person()
    assert [step.seat for step in driver.game.steps] == [0, 1]
    assert driver.told("computer_failed") == []


def test_a_death_while_nobody_waits_is_mended_at_the_next_request(
    new_driver: NewDriver, fake_engine: Fake
) -> None:
    fake = fake_engine("sys.exit(0)")
    driver = new_driver(fake.command)
    driver.engine.start()
    driver.qtbot.waitUntil(lambda: driver.engine.findChildren(QProcess) == [], timeout=10_000)
    only_computers(driver)
    driver.wait_for("advanced")
    assert len(fake.pids) == 2


def test_no_process_is_started_once_it_was_stopped(new_driver: NewDriver, fake_engine: Fake) -> None:
    fake = fake_engine(WRITES_GARBAGE, bad=9)
    driver = new_driver(fake.command)
    only_computers(driver)
    driver.qtbot.waitUntil(lambda: bool(fake.pids), timeout=10_000)
    replace, stop = driver.engine._replace, driver.computers.stop
    replace()  # a new process is due as soon as the event loop runs
    stop()
    driver.qtbot.wait(50)
    assert children() == []
    assert driver.told("computer_failed") == []


@pytest.mark.parametrize("behaviour", [HANGS_ON, QUIET_ON])
def test_stopping_leaves_no_process_behind(new_driver: NewDriver, fake_engine: Fake, behaviour: str) -> None:
    fake = fake_engine(behaviour, bad=9)
    driver = new_driver(fake.command)
    only_computers(driver)
    driver.qtbot.waitUntil(lambda: bool(fake.pids), timeout=10_000)
    assert len(children()) == 1
    driver.computers.stop()
    assert children() == []


def test_replaced_processes_do_not_pile_up(new_driver: NewDriver, fake_engine: Fake) -> None:
    driver = new_driver(fake_engine(DIES_AT_ONCE, bad=99).command)
    only_computers(driver)
    driver.wait_for("computer_failed")
    driver.qtbot.waitUntil(lambda: driver.engine.findChildren(QProcess) == [], timeout=5_000)


def test_what_the_engine_says_aside_does_not_disturb(new_driver: NewDriver, fake_engine: Fake) -> None:
    aside = """
from qwirkle_desktop.engine.serve import serve
sys.stderr.write('\\xff warming up ' * 2000 + '\\n'); sys.stderr.flush()
serve(sys.stdin.buffer, sys.stdout.buffer)
"""
    driver = new_driver(fake_engine(aside, bad=9).command)
    only_computers(driver)
    driver.wait_for("advanced", count=2)
    assert driver.told("computer_failed") == []
