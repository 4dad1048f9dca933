"""What every bus can do: `Bus`.

Nothing lives on the bus alone.  What is told is told at most once, in the order in which
one sender told it, and may be lost; after a loss that can be known of everybody is told to
compare with the store.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, Protocol

Topic = Literal["lobby", "presence", "drain", "announce", "sessions"]
OnNotices = Callable[[list["Notice"]], None]
OnGap = Callable[[], None]
OnMessage = Callable[[bytes], None]
Unsubscribe = Callable[[], None]


class BusError(Exception):
    """There is no such bus; the message is one sentence for people."""


@dataclass(frozen=True, slots=True)
class Notice:
    """The log of `table` has grown to event number `seq`."""

    table: str
    seq: int


class Bus(Protocol):
    """Tells notices, and small messages by topic, to everybody who has subscribed.

    Also to the sender, and to him even while the bus is lost.  All its methods belong to
    one event loop, and in it the callbacks are called, soon and never within `publish` or
    `send`.
    """

    def publish(self, notices: Iterable[Notice]) -> None:
        """Tell that logs have grown.  Returns at once, and never fails."""

    def send(self, topic: Topic, body: bytes) -> None:
        """Tell *body*, 4,096 bytes at most.  Returns at once, and never fails.

        Raises:
            ValueError: *body* is longer.
        """

    def subscribe(self, on_notices: OnNotices, on_gap: OnGap) -> Unsubscribe:
        """Call *on_notices* with what is published, *on_gap* when something may be missing."""

    def listen(self, topic: Topic, on_message: OnMessage) -> Unsubscribe:
        """Call *on_message* with each message of *topic*."""

    @property
    def is_connected(self) -> bool:
        """Whether others can be reached just now."""

    async def wait_connected(self) -> None:
        """Return when others can be reached."""

    async def aclose(self) -> None:
        """Send what is waiting, as far as that can be done at once, and let go."""
