"""`Cluster`: the machines of a Ray cluster do the work; the extra ``ray``, see docs/scale.md."""

import os
import socket
from collections.abc import Callable, Generator, Iterable, Sequence
from itertools import islice
from typing import Any, Final

import ray

from kozyr.study.crew import AHEAD, Outcome, Piece

_PATIENCE_S: Final = 10.0


class NoCluster(ConnectionError):  # noqa: N818 - the name of the thing that happened
    """There is no cluster at that address; the message says which."""


class Cluster:
    """The workers of the Ray cluster at *address*, ``auto`` for that of this machine.

    Each piece of work takes one processor.  One that is lost with its machine is done again.
    """

    def __init__(self, address: str) -> None:
        """Join the cluster.

        Raises:
            NoCluster: there is none.
        """
        # The newest behaviour, in which work that uses no graphics card hides none.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        try:
            _call(address)
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (OSError, ValueError, RuntimeError) as error:
            raise NoCluster(f"no Ray cluster at {address}: {str(error).splitlines()[0]}") from error
        self._do = ray.remote(_do)

    @property
    def workers(self) -> int:
        """How many pieces of work are done at once."""
        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def outcomes(
        self, task: Callable[[Piece], Outcome], pieces: Iterable[Piece]
    ) -> Generator[Outcome, None, None]:
        """Do *task* with the *pieces*, on whichever machine has a processor to spare."""
        coming = iter(pieces)
        shared = ray.put(task)
        under_way: list[Any] = []
        try:
            while True:
                room = AHEAD * self.workers - len(under_way)
                under_way += [self._do.remote(shared, piece) for piece in islice(coming, room)]
                if not under_way:
                    return
                done, under_way = ray.wait(under_way)
                yield from ray.get(done)
        finally:
            for reference in under_way:
                ray.cancel(reference)

    def begin(
        self, task: Callable[[Piece], Outcome], pieces: Sequence[Piece]
    ) -> Callable[[], list[Outcome]]:
        """Hand *pieces* out to the cluster."""
        shared = ray.put(task)
        references = [self._do.remote(shared, piece) for piece in pieces]
        return lambda: list(ray.get(references))

    def close(self) -> None:
        """Leave the cluster, which goes on without us."""
        ray.shutdown()


def _call(address: str) -> None:
    """See that somebody answers at *address*: Ray itself would go on trying for minutes.

    Raises:
        OSError: nobody does.
    """
    host, _, port = address.rpartition(":")
    if host and "/" not in host and port.isdigit():
        socket.create_connection((host, int(port)), timeout=_PATIENCE_S).close()


def _do(task: Callable[[Piece], Outcome], piece: Piece) -> Outcome:
    return task(piece)
