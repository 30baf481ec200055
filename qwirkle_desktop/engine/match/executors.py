"""Where a match is played: in this process, in several, or on a Dask cluster."""

import importlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from threading import Thread, Timer
from typing import NoReturn, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

PARTS_A_WORKER = 2
"""One to play and one to go on with."""
SENDING_SECONDS = 0.2
"""How long a worker may need to send a result."""
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
        super().__init__(jobs, multiprocessing.get_context("spawn"), initializer=_start_worker)

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


class _Ended(SystemExit):
    """The match was interrupted, and with it this worker's call."""


def _start_worker() -> None:
    Thread(target=_leave_with_parent, daemon=True).start()
    signal.signal(signal.SIGTERM, _leave_soon)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _leave_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(1)


def _leave_soon(*_: object) -> None:
    """Between two calls: a result half sent would keep the parent waiting for the other half."""
    Timer(SENDING_SECONDS, os._exit, [1]).start()


def _end_call(*_: object) -> NoReturn:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise _Ended


def _interruptibly(fn: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """The call. SIGTERM ends it as an exception does, so that bots are closed, and then the worker.

    A worker that went on could wait for ever on a lock that another one held when it was ended.
    """
    signal.signal(signal.SIGTERM, _end_call)
    try:
        return fn(*args, **kwargs)
    except _Ended:
        os._exit(1)
    finally:
        signal.signal(signal.SIGTERM, _leave_soon)


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
