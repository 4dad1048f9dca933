"""What the tests of stores share."""

from collections.abc import Coroutine
from typing import Any, Protocol, TypeVar

from kozyr.server.store import StoredEvent

T = TypeVar("T")


class Run(Protocol):
    """Runs a coroutine to its end."""

    def __call__(self, coro: Coroutine[Any, Any, T]) -> T:
        """Return what *coro* returns."""


def event(seq: int, command: str | None = None) -> StoredEvent:
    """An event that says nothing but its number."""
    return StoredEvent(seq, "moved", 0, command, f'{{"seq":{seq}}}'.encode())
