"""A line between page and server that can be held up, cut and mended."""

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, Self
from urllib.parse import urlsplit

from tests.browser.house import PATIENCE_S

CHUNK = 65536


class Line:
    """Passes bytes on between a port of its own and the server at *far*."""

    def __init__(self, far: str) -> None:
        self._far = urlsplit(far)
        self._port = 0
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._joints: set[asyncio.Task[None]] = set()
        self._flows = asyncio.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="line")

    def __enter__(self) -> Self:
        self._thread.start()
        self.mend()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE_S)
        self._loop.close()

    @property
    def address(self) -> str:
        """Where the page is found by this line."""
        return f"http://127.0.0.1:{self._port}/"

    def cut(self) -> None:
        """Break every connection and refuse new ones."""
        self._do(self._cut())

    def mend(self) -> None:
        """Let everything pass again, what was held up too."""
        self._do(self._mend())

    def hold_up(self) -> None:
        """Keep every connection and let nothing pass, as where a phone has no network."""
        self._loop.call_soon_threadsafe(self._flows.clear)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    async def _mend(self) -> None:
        self._flows.set()
        if self._server is None:
            self._server = await asyncio.start_server(self._accept, "127.0.0.1", self._port)
            self._port = self._server.sockets[0].getsockname()[1]

    async def _cut(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
        for writer in self._writers:
            writer.transport.abort()
        self._flows.set()
        await asyncio.gather(*self._joints)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        joint = asyncio.create_task(self._join(reader, writer))
        self._joints.add(joint)
        joint.add_done_callback(self._joints.discard)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(self._far.hostname, self._far.port)
        ends = {writer, far_writer}
        self._writers |= ends
        try:
            await asyncio.gather(self._pass(reader, far_writer), self._pass(far_reader, writer))
        except OSError:
            # One end is gone: so is the other.
            pass
        finally:
            for end in ends:
                end.transport.abort()
            self._writers -= ends

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while chunk := await reader.read(CHUNK):
            await self._flows.wait()
            writer.write(chunk)
            await writer.drain()
        raise ConnectionResetError
