"""Who carries out many pieces of work: this process, several, or the machines of a cluster.

What the work comes to must not hang on who does it, nor on who is the quickest.
"""

import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Final, Protocol, TypeVar

Piece = TypeVar("Piece")
Outcome = TypeVar("Outcome")

AHEAD: Final = 3
"""So many pieces a worker are handed out at once, so that none has to wait for the next."""


class Crew(Protocol):
    """Those who do the work."""

    def outcomes(
        self, task: Callable[[Piece], Outcome], pieces: Iterable[Piece]
    ) -> Generator[Outcome, None, None]:
        """Do *task* with each of the *pieces*; yield what comes of it as soon as it does.

        *pieces* are asked for one by one as the work goes on.  Outcomes come in any order.
        *task* and pieces go to other processes where there are any.
        """
        ...

    def begin(
        self, task: Callable[[Piece], Outcome], pieces: Sequence[Piece]
    ) -> Callable[[], list[Outcome]]:
        """Hand *pieces* out to be done from now on; what is returned waits for the outcomes.

        They come in the order of the pieces.
        """
        ...

    def close(self) -> None:
        """Let those who work go; they come again when there is work."""
        ...


class Alone:
    """This process, one piece after the other."""

    def outcomes(
        self, task: Callable[[Piece], Outcome], pieces: Iterable[Piece]
    ) -> Generator[Outcome, None, None]:
        """Do *task* with each of the *pieces*, in order."""
        for piece in pieces:
            yield task(piece)

    def begin(
        self, task: Callable[[Piece], Outcome], pieces: Sequence[Piece]
    ) -> Callable[[], list[Outcome]]:
        """Do nothing until the outcomes are asked for."""
        return lambda: [task(piece) for piece in pieces]

    def close(self) -> None:
        """There is nobody to let go."""


class Processes:
    """So many processes of this machine; to be asked in the main thread."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._pool: ProcessPoolExecutor | None = None

    def outcomes(
        self, task: Callable[[Piece], Outcome], pieces: Iterable[Piece]
    ) -> Generator[Outcome, None, None]:
        """Do *task* with the *pieces*, as many at once as there are processes."""
        coming = iter(pieces)
        under_way = set(self._submit(task, islice(coming, self._number)))
        try:
            while under_way:
                room = AHEAD * self._number - len(under_way)
                under_way.update(self._submit(task, islice(coming, room)))
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            self.close()

    def begin(
        self, task: Callable[[Piece], Outcome], pieces: Sequence[Piece]
    ) -> Callable[[], list[Outcome]]:
        """Share *pieces* out among the processes."""
        futures = self._submit(task, pieces)
        return lambda: [future.result() for future in futures]

    def close(self) -> None:
        """End the processes; what has not been begun is not done."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def _submit(
        self, task: Callable[[Piece], Outcome], pieces: Iterable[Piece]
    ) -> list[Future[Outcome]]:
        if self._pool is not None:
            return [self._pool.submit(task, piece) for piece in pieces]
        self._pool = ProcessPoolExecutor(
            self._number, mp_context=get_context("spawn"), initializer=_be_deaf
        )
        # Each of these starts a process.
        with _deaf_children():
            return [self._pool.submit(task, piece) for piece in pieces]


def crew_of(jobs: int) -> Crew:
    """Return who works in *jobs* processes of this machine."""
    return Alone() if jobs == 1 else Processes(jobs)


def _be_deaf() -> None:
    """Leave Ctrl-C to the process that shares out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Start processes that leave Ctrl-C to this one from their very beginning.

    A Ctrl-C that comes meanwhile is not lost: this process hears it afterwards.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
