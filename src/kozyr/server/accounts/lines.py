"""`Lines`: which sockets are open for whom, so that they can be closed when a session ends."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Key = tuple[str, str | None]
"""A player, and the session that brought him; None: a guest's cookie did."""


class Lines:
    """The open sockets of this worker."""

    def __init__(self) -> None:
        self._closers: dict[Key, list[Callable[[], None]]] = {}

    @contextmanager
    def holding(
        self, player: str, session: str | None, close: Callable[[], None]
    ) -> Iterator[None]:
        """Have *close* called if the session ends before the block does."""
        key = (player, session)
        self._closers.setdefault(key, []).append(close)
        try:
            yield
        finally:
            closers = self._closers[key]
            closers.remove(close)
            if not closers:
                del self._closers[key]

    def end(self, player: str, session: str | None) -> None:
        """Close the sockets of that session."""
        for close in tuple(self._closers.get((player, session), ())):
            close()

    def sessions(self) -> set[str]:
        """Return the sessions that have a socket here."""
        return {session for _, session in self._closers if session is not None}

    def end_all(self, sessions: set[str]) -> None:
        """Close the sockets of *sessions*, whoseever they are."""
        for player, session in tuple(self._closers):
            if session in sessions:
                self.end(player, session)
