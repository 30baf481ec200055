"""Where a match is played: in this process, in several, or on a Dask cluster."""

import importlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import NoReturn, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

PARTS_A_WORKER = 2
"""One to play and one to go on with."""
REACH_SECONDS = 10
"""How long a cluster may take to answer at first."""


class ClusterMissing(Exception):
    """The cluster cannot be used; the text says why."""


class Here(Executor):
    """Runs each call at once, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The call's result, already there; an exception goes straight to the caller."""
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class Processes(ProcessPoolExecutor):
    """Worker processes that leave Ctrl+C to this one, and drop what they do when it is interrupted."""

    def __init__(self, jobs: int) -> None:
        # Forking is not safe beside threads, and the same everywhere is simpler to trust.
        super().__init__(jobs, multiprocessing.get_context("spawn"), initializer=_leave_interrupts)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The call's result, once a worker has it."""
        # It may start a worker, which must not be interrupted before it can say that it does not listen.
        with _interrupts_waiting():
            return super().submit(_interruptibly, fn, *args, **kwargs)  # type: ignore[arg-type]


@contextmanager
def _interrupts_waiting() -> Iterator[None]:
    if sys.platform == "win32":
        yield
        return
    former = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, former)


def _leave_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _interruptibly(fn: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """The call, ended by SIGTERM as by an exception, so that bots are closed."""
    former = signal.signal(signal.SIGTERM, _end_call)
    try:
        return fn(*args, **kwargs)
    finally:
        signal.signal(signal.SIGTERM, former)


def _end_call(*_: object) -> NoReturn:
    raise KeyboardInterrupt


def usable_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def workers(jobs: int) -> Iterator[tuple[Executor, int]]:
    """So many processes, and how many parts to give them at a time; one job is done in this process."""
    if jobs == 1:
        yield Here(), 1
        return
    others = set(multiprocessing.active_children())
    pool = Processes(jobs)
    try:
        yield pool, jobs * PARTS_A_WORKER
    except BaseException:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of a Dask cluster, and how many parts to give them at a time. Raises ClusterMissing."""
    try:
        distributed = importlib.import_module("distributed")
    except ImportError:
        raise ClusterMissing("--cluster needs the extra: pip install 'qwirkle-desktop[cluster]'") from None
    try:
        client = distributed.Client(address, timeout=REACH_SECONDS)
    except (OSError, ValueError) as error:
        raise ClusterMissing(f"the cluster at {address} cannot be reached: {error}") from None
    with client:
        threads = max(1, sum(client.nthreads().values()))
        executor = client.get_executor(pure=False)
        try:
            yield executor, threads * PARTS_A_WORKER
        finally:
            executor.shutdown(wait=False)
