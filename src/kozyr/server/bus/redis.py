"""`RedisBus`: a bus over the publish and subscribe of Redis or Valkey."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from kozyr.server.bus.remote import CONNECT_S, SEND_S, LineLostError, RemoteBus, end

_LOST: Final = (OSError, RedisError)


class RedisBus(RemoteBus):
    """A bus over a Redis or Valkey, which keeps nothing of it."""

    async def open_line(
        self, hear: Callable[[bytes | str], None], on_lost: Callable[[], None]
    ) -> "RedisLine":
        """Return a new line; see `RemoteBus.open_line`."""
        # It must not connect again by itself: what was told in between would be missing,
        # and nobody would know.
        client = Redis.from_url(
            self.url,
            socket_connect_timeout=CONNECT_S,
            socket_timeout=SEND_S,
            retry=Retry(NoBackoff(), 0),
        )
        hearing = client.pubsub(ignore_subscribe_messages=True)
        try:
            await hearing.subscribe(self.channel)
        except _LOST as error:
            await _close(hearing, client)
            raise LineLostError(error) from error
        line = RedisLine(client, hearing, self.channel, hear)
        line.hearing.add_done_callback(lambda _: on_lost())
        return line


class RedisLine:
    """Two connections, one to tell and one to hear."""

    def __init__(
        self,
        client: Redis,
        hearing: PubSub,
        channel: str,
        hear: Callable[[bytes | str], None],
    ) -> None:
        self._client = client
        self._pubsub = hearing
        self._channel = channel
        self._hear = hear
        self.hearing = asyncio.create_task(self._hear_on(), name="kozyr-bus-hearing")

    async def tell(self, packets: list[bytes]) -> None:
        """Tell *packets* in one go; see `Line.tell`."""
        try:
            pipeline = self._client.pipeline(transaction=False)
            for packet in packets:
                pipeline.publish(self._channel, packet)
            await pipeline.execute()
        except _LOST as error:
            raise LineLostError(error) from error

    def check(self) -> None:
        """Make sure that it stands; see `Line.check`."""
        if self.hearing.done():
            raise LineLostError("the connection is closed")

    async def aclose(self) -> None:
        """Let go of it."""
        await end(self.hearing)
        await _close(self._pubsub, self._client)

    async def _hear_on(self) -> None:
        with contextlib.suppress(*_LOST):
            while True:
                message: dict[str, Any] | None = await self._pubsub.get_message(timeout=None)
                if message is not None:
                    self._hear(message["data"])


async def _close(hearing: PubSub, client: Redis) -> None:
    with contextlib.suppress(*_LOST):
        await hearing.aclose()  # type: ignore[no-untyped-call]
    with contextlib.suppress(*_LOST):
        await client.aclose()
