"""Who carries out many pieces of work: this process, several, or the machines of a cluster.

What the work comes to must not hang on who does it, nor on who is the quickest.
"""

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
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


class Alone:
    """This process, one piece after the other."""

    def outcomes(
        self, task: Callable[[Piece], Outcome], pieces: Iterable[Piece]
    ) -> Generator[Outcome, None, None]:
        """Do *task* with each of the *pieces*, in order."""
        for piece in pieces:
            yield task(piece)


@dataclass(frozen=True, slots=True)
class Processes:
    """So many processes of this machine; to be asked in the main thread."""

    number: int

    def outcomes(
        self, task: Callable[[Piece], Outcome], pieces: Iterable[Piece]
    ) -> Generator[Outcome, None, None]:
        """Do *task* with the *pieces*, *number* at once."""
        coming = iter(pieces)
        pool = ProcessPoolExecutor(self.number, mp_context=get_context("spawn"))
        try:
            # Each of these starts a process.
            with _deaf_children():
                first = islice(coming, self.number)
                under_way: set[Future[Outcome]] = {pool.submit(task, piece) for piece in first}
            while under_way:
                for piece in islice(coming, AHEAD * self.number - len(under_way)):
                    under_way.add(pool.submit(task, piece))
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def crew_of(jobs: int) -> Crew:
    """Return who works in *jobs* processes of this machine."""
    return Alone() if jobs == 1 else Processes(jobs)


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Start processes that leave Ctrl-C to this one, which shares out the work."""
    previous = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)
