"""`LocalBus`: a bus within one process; base of those that reach further."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Container, Iterable, MutableMapping
from functools import partial
from typing import Any, Final

from kozyr.server.bus.interface import Notice, OnGap, OnMessage, OnNotices, Topic, Unsubscribe

LONGEST_MESSAGE: Final = 4096
"""Bytes of one message by topic."""


class LocalBus:
    """A bus for all who hold this object."""

    def __init__(self) -> None:
        self._subscribers: dict[object, tuple[OnNotices, OnGap]] = {}
        self._listeners: defaultdict[Topic, dict[object, OnMessage]] = defaultdict(dict)

    def publish(self, notices: Iterable[Notice]) -> None:
        """Tell that logs have grown; see `Bus.publish`."""
        told = [*notices]
        if told:
            self._tell_notices(told)

    def send(self, topic: Topic, body: bytes) -> None:
        """Tell *body*; see `Bus.send`."""
        if len(body) > LONGEST_MESSAGE:
            raise ValueError(f"{len(body)} bytes; a message has {LONGEST_MESSAGE} at most")
        self._tell_message(topic, body)

    def subscribe(self, on_notices: OnNotices, on_gap: OnGap) -> Unsubscribe:
        """Call back with what is published; see `Bus.subscribe`."""
        key = object()
        self._subscribers[key] = (on_notices, on_gap)
        return partial(_drop, self._subscribers, key)

    def listen(self, topic: Topic, on_message: OnMessage) -> Unsubscribe:
        """Call back with each message of *topic*; see `Bus.listen`."""
        key = object()
        listeners = self._listeners[topic]
        listeners[key] = on_message
        return partial(_drop, listeners, key)

    @property
    def is_connected(self) -> bool:
        """Whether others can be reached: there are no others."""
        return True

    async def wait_connected(self) -> None:
        """Return at once."""

    async def aclose(self) -> None:
        """Let go of everybody who has subscribed."""
        self._subscribers.clear()
        self._listeners.clear()

    def _tell_notices(self, notices: list[Notice]) -> None:
        for key, (on_notices, _) in self._subscribers.items():
            self._call_soon(self._subscribers, key, partial(on_notices, notices))

    def _tell_gap(self) -> None:
        for key, (_, on_gap) in self._subscribers.items():
            self._call_soon(self._subscribers, key, on_gap)

    def _tell_message(self, topic: Topic, body: bytes) -> None:
        listeners = self._listeners[topic]
        for key, on_message in listeners.items():
            self._call_soon(listeners, key, partial(on_message, body))

    def _call_soon(self, wanted: Container[object], key: object, call: Callable[[], None]) -> None:
        """Call soon, unless nobody wants it any more by then."""

        def call_if_wanted() -> None:
            if key in wanted:
                call()

        asyncio.get_running_loop().call_soon(call_if_wanted)


def _drop(wanted: MutableMapping[object, Any], key: object) -> None:
    wanted.pop(key, None)
