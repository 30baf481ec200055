"""`qwirkle-cli match`: plays, shows how far it is, prints what is known at the end or when interrupted."""

import shutil
import sys
from concurrent.futures import BrokenExecutor, CancelledError, Executor
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from qwirkle_desktop.engine.match.executors import ClusterMissing, cluster, workers
from qwirkle_desktop.engine.match.plan import Match
from qwirkle_desktop.engine.match.report import as_json, as_text, forfeits_as_text
from qwirkle_desktop.engine.match.result import standings
from qwirkle_desktop.engine.match.runner import MatchGame, play_match
from qwirkle_desktop.formats.jsonlines import format_object
from qwirkle_desktop.library.matches import FolderInUse, keep_game, prepare_folder

from .progress import Progress


class MatchFailed(Exception):
    """The match could not be played, or not to its end; the text says why."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a match is to be played and shown."""

    jobs: int
    cluster: str | None = None
    records: Path | None = None
    as_json: bool = False


def run_match(match: Match, wishes: Wishes) -> None:
    """Play and print. Raises MatchFailed or KeyboardInterrupt, once the games played so far are printed."""
    _look_for_commands(match, wishes)
    _prepare_records(wishes.records)
    games: list[MatchGame] = []
    try:
        _play(match, wishes, games)
    except ClusterMissing as problem:
        raise MatchFailed(str(problem)) from None
    except (BrokenExecutor, CancelledError):
        raise MatchFailed("a worker ended before its games did") from None
    finally:
        _print_result(match, games, as_json_line=wishes.as_json)


def _look_for_commands(match: Match, wishes: Wishes) -> None:
    """A program that is not there is a slip of the pen, not a lost match. (A cluster's may be elsewhere.)"""
    for entrant in match.entrants:
        if entrant.command and not wishes.cluster and shutil.which(entrant.command[0]) is None:
            raise MatchFailed(f"there is no program {entrant.command[0]!r} to start")


def _prepare_records(folder: Path | None) -> None:
    if folder is None:
        return
    try:
        prepare_folder(folder)
    except FolderInUse as problem:
        raise MatchFailed(str(problem)) from None
    except OSError as error:
        raise MatchFailed(f"{folder}: {error.strerror}") from None


def _play(match: Match, wishes: Wishes, games: list[MatchGame]) -> None:
    progress = Progress(match.games, "games")
    try:
        with _executor(wishes) as (executor, in_flight):
            for part in play_match(match, executor, in_flight):
                for game in part:
                    _keep(wishes.records, match, game)
                    games.append(game.without_moves())
                progress.show(len(games))
    finally:
        progress.end()


def _executor(wishes: Wishes) -> AbstractContextManager[tuple[Executor, int]]:
    return cluster(wishes.cluster) if wishes.cluster else workers(wishes.jobs)


def _keep(folder: Path | None, match: Match, game: MatchGame) -> None:
    if folder is not None:
        keep_game(folder, match, game, datetime.now(UTC))


def _print_result(match: Match, games: list[MatchGame], *, as_json_line: bool) -> None:
    if not games:
        return
    table = standings(match, games)
    if as_json_line:
        print(format_object(as_json(len(games), table)), flush=True)
    else:
        print("\n".join(as_text(match, len(games), table)), flush=True)
    for line in forfeits_as_text(match, games):
        print(line, file=sys.stderr if as_json_line else sys.stdout, flush=True)
