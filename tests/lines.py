"""Lines between clients and a server that can be held up, cut and mended."""

import asyncio
from urllib.parse import urlsplit

CHUNK = 65536


class SoftLine:
    """Passes bytes on between a port of its own and the server at *far*, in the running loop."""

    def __init__(self, far: str) -> None:
        self.far = far
        """The server's address; another one holds for connections that are made later."""
        self.port = 0
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._joints: set[asyncio.Task[None]] = set()
        self._flows = asyncio.Event()

    @property
    def address(self) -> str:
        """Where the page is found by this line."""
        return f"http://127.0.0.1:{self.port}/"

    async def mend(self) -> None:
        """Let everything pass again, what was held up too."""
        self._flows.set()
        if self._server is None:
            self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port)
            self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        """Break every connection and refuse new ones."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for writer in self._writers:
            writer.transport.abort()
        self._flows.set()
        await asyncio.gather(*self._joints)

    def hold_up(self) -> None:
        """Keep every connection and let nothing pass, as where a phone has no network."""
        self._flows.clear()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # At once: a cut before the task's first step is to break this connection too.
        self._writers.add(writer)
        joint = asyncio.create_task(self._join(reader, writer))
        self._joints.add(joint)
        joint.add_done_callback(self._joints.discard)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far = urlsplit(self.far)
        ends = {writer}
        try:
            far_reader, far_writer = await asyncio.open_connection(far.hostname, far.port)
            ends.add(far_writer)
            self._writers |= ends
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
