"""`kozyr serve`: the process that holds the port and keeps the workers alive.

It serves nobody itself.  A worker that dies is replaced; on SIGHUP all are, one after another,
while the port stays open; on SIGTERM or Ctrl-C all drain.  What only this machine may see
(metrics, the admin page) it serves on a port of its own, from what the workers tell.
"""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Coroutine, Mapping
from itertools import count
from typing import Any, Final

import msgspec

from kozyr.server.config import Config
from kozyr.server.control import (
    LONGEST_LINE,
    Answer,
    Ask,
    Failed,
    Open,
    Prepared,
    Ready,
    from_worker,
)
from kozyr.server.notify import notify

_log = logging.getLogger(__name__)

_ANSWER_S: Final = 5.0
_START_S: Final = 60.0
_LEAVE_S: Final = 10.0
"""So long a worker may take to drain, once it does not wait any more to be noticed."""
_SHORTEST_LIFE_S: Final = 5.0
_LONGEST_PAUSE_S: Final = 10.0


class CannotServeError(Exception):
    """The first worker did not come up; the message is one sentence for people."""


class NoAnswerError(Exception):
    """A worker did not do what it was asked; the message is one sentence for people."""


class Supervisor:
    """Keeps the workers that *config* asks for, on the socket *listening*."""

    def __init__(self, config: Config, listening: socket.socket, *, is_alone: bool) -> None:
        """Keep workers; *is_alone*: only one at a time can have the store."""
        self._config = config
        self._listening = listening
        self._is_alone = is_alone
        self._slots: dict[int, _Process] = {}
        self._alive: list[_Process] = []
        self._keepers: dict[int, asyncio.Task[None]] = {}
        self._is_ending = False
        self._end = asyncio.Event()
        self._reloading: asyncio.Task[None] | None = None

    @property
    def is_ending(self) -> bool:
        """Whether all workers were told to go."""
        return self._is_ending

    @property
    def workers(self) -> Mapping[int, int]:
        """The process ids of the workers that serve, by their numbers."""
        return {number: process.pid for number, process in sorted(self._slots.items())}

    async def run(self, on_ready: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Serve until told to end; call *on_ready* when the first worker serves.

        Raises:
            CannotServeError: the first worker cannot.
        """
        loop = asyncio.get_running_loop()
        for ending in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(ending, self.end)
        loop.add_signal_handler(signal.SIGHUP, self.reload)
        try:
            # One first: what it cannot do none can, and it may have to bring the store up to date.
            self._slots[0] = await self._start(0)
            self._keepers[0] = asyncio.create_task(self._keep(0))
            for number in range(1, self._config.workers):
                self._keepers[number] = asyncio.create_task(self._keep(number))
            await on_ready()
            notify("READY=1")
            await self._end.wait()
        finally:
            self._is_ending = True
            notify("STOPPING=1")
            await self._end_all()

    def end(self) -> None:
        """Have all workers drain, then return from `run`."""
        self._is_ending = True
        self._end.set()

    def reload(self) -> None:
        """Replace all workers, one after another; once more if it is asked for meanwhile."""
        previous = self._reloading
        self._reloading = asyncio.create_task(self._replace_all(previous))

    async def ask(self, what: str, **arguments: str) -> dict[int, Any]:
        """Return what each worker answers, by its number.

        Raises:
            NoAnswerError: one refused.  Whoever has just died is left out.
        """
        answers: dict[int, Any] = {}
        for number, process in sorted(self._slots.items()):
            with contextlib.suppress(ConnectionError, TimeoutError):
                answers[number] = await process.ask(what, arguments)
        return answers

    async def ask_one(self, what: str, **arguments: str) -> Any:  # noqa: ANN401 - JSON
        """Return what the first worker that can be asked answers.

        Raises:
            NoAnswerError: it refused, or there is none.
        """
        for _, process in sorted(self._slots.items()):
            with contextlib.suppress(ConnectionError, TimeoutError):
                return await process.ask(what, arguments)
        raise NoAnswerError("no worker can be asked just now")

    async def _replace_all(self, previous: asyncio.Task[None] | None) -> None:
        if previous is not None:
            await asyncio.wait([previous])
        _log.info("all workers are replaced")
        for number in range(self._config.workers):
            if self._is_ending:
                return
            old = self._slots.get(number)
            if old is not None and not await self._replace(number, old):
                return
        _log.info("all workers have been replaced")

    async def _replace(self, number: int, old: "_Process") -> bool:
        """Put a new worker in the place of *old*; False, and all stays, where none comes up."""
        try:
            new = await self._prepare()
            if self._is_alone:
                # It has all imported, and takes the store as soon as it is free.
                await self._leave(old)
            await new.open(number, self._config)
        except (CannotServeError, OSError, TimeoutError) as error:
            _log.error("worker %d cannot be replaced: %s", number, error)
            return False
        else:
            self._slots[number] = new
            if not self._is_alone:
                await self._leave(old)
            return True
        finally:
            old.replaced.set()

    async def _start(self, number: int) -> "_Process":
        process = await self._prepare()
        await process.open(number, self._config)
        return process

    async def _prepare(self) -> "_Process":
        process = await _Process.prepare(self._listening)
        self._alive = [other for other in self._alive if not other.gone.is_set()]
        self._alive.append(process)
        return process

    async def _keep(self, number: int) -> None:
        """See to it that there is a worker in the place called *number*."""
        loop = asyncio.get_running_loop()
        pause = 0.0
        while not self._is_ending:
            process = self._slots.get(number)
            begun = loop.time()
            if process is None:
                try:
                    process = self._slots[number] = await self._start(number)
                except (CannotServeError, OSError, TimeoutError) as error:
                    _log.error("worker %d does not start: %s", number, error)
                    pause = min(_LONGEST_PAUSE_S, 2 * pause or 0.5)
                    await asyncio.sleep(pause)
                    continue
            await process.gone.wait()
            if process.is_leaving:
                await process.replaced.wait()
            if self._slots.get(number) is not process or self._is_ending:
                continue
            del self._slots[number]
            _log.error("worker %d died with status %s", number, process.status)
            if loop.time() - begun < _SHORTEST_LIFE_S:
                pause = min(_LONGEST_PAUSE_S, 2 * pause or 0.1)
                await asyncio.sleep(pause)
            else:
                pause = 0.0

    async def _leave(self, process: "_Process") -> None:
        process.leave()
        try:
            await asyncio.wait_for(process.gone.wait(), self._config.drain_s + _LEAVE_S)
        except TimeoutError:
            _log.error("a worker did not go, and was killed")
            process.kill()
            await process.gone.wait()

    async def _end_all(self) -> None:
        if self._reloading is not None:
            self._reloading.cancel()
        for keeper in self._keepers.values():
            keeper.cancel()
        await asyncio.gather(*map(self._leave, self._alive))


class _Process:
    """A worker, as the supervisor sees it."""

    def __init__(
        self,
        process: asyncio.subprocess.Process,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        self._process = process
        self._writer = writer
        self._hearing = asyncio.create_task(self._hear(reader))
        self._ids = count(1)
        self._asked: dict[int, asyncio.Future[Answer]] = {}
        self._prepared = asyncio.Event()
        self._opened: asyncio.Future[Ready | Failed] = asyncio.get_running_loop().create_future()
        self.gone = asyncio.Event()
        """Set when it has ended."""
        self.is_leaving = False
        """Whether it was told to go."""
        self.replaced = asyncio.Event()
        """Set when another serves in its place, or none will."""

    @classmethod
    async def prepare(cls, listening: socket.socket) -> "_Process":
        """Start a worker that has all imported, and waits to be told to serve."""
        own, its = socket.socketpair()
        with its:
            # -P: whatever lies in the folder where the server was started is not for it.
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "kozyr.server.worker"),
                *(str(its.fileno()), str(listening.fileno())),
                stdin=asyncio.subprocess.DEVNULL,
                pass_fds=(its.fileno(), listening.fileno()),
                # The sockets of systemd are the supervisor's alone.
                env={name: value for name, value in os.environ.items() if name != "LISTEN_PID"},
            )
        worker = cls(process, *await asyncio.open_connection(sock=own, limit=LONGEST_LINE))
        await asyncio.wait_for(worker._prepared.wait(), _START_S)
        return worker

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def status(self) -> int | None:
        return self._process.returncode

    async def open(self, number: int, config: Config) -> None:
        """Have it serve.

        Raises:
            CannotServeError: it cannot; it has gone.
            TimeoutError: it does not say.
        """
        try:
            self._say(Open(number, config))
            outcome = await asyncio.wait_for(asyncio.shield(self._opened), _START_S)
        except ConnectionError as error:
            raise CannotServeError(str(error)) from error
        except TimeoutError:
            self.kill()
            raise
        if isinstance(outcome, Failed):
            raise CannotServeError(outcome.why)

    async def ask(self, what: str, arguments: Mapping[str, str]) -> Any:  # noqa: ANN401 - JSON
        """Return its answer.

        Raises:
            ConnectionError: it has died.
            NoAnswerError: it refused.
            TimeoutError: it does not answer.
        """
        if self.gone.is_set():
            raise ConnectionResetError("the worker has died")
        id_ = next(self._ids)
        future = self._asked[id_] = asyncio.get_running_loop().create_future()
        try:
            self._say(Ask(id_, what, dict(arguments)))
            answer = await asyncio.wait_for(future, _ANSWER_S)
        finally:
            del self._asked[id_]
        if answer.error is not None:
            raise NoAnswerError(answer.error)
        return answer.value

    def leave(self) -> None:
        """Have it drain."""
        self.is_leaving = True
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    def _say(self, message: Open | Ask) -> None:
        if self._writer.is_closing():
            # It has hung up, and will have ended in a moment.
            raise ConnectionResetError("the worker has died")
        self._writer.write(msgspec.json.encode(message) + b"\n")

    async def _hear(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(ConnectionError):
            while line := await reader.readline():
                self._take(from_worker.decode(line))
        self._writer.close()
        await self._process.wait()
        self.gone.set()
        self._prepared.set()
        if not self._opened.done():
            self._opened.set_result(Failed(f"a worker died with status {self.status}"))
        for future in self._asked.values():
            if not future.done():
                future.set_exception(ConnectionResetError("the worker has died"))

    def _take(self, message: Prepared | Ready | Failed | Answer) -> None:
        match message:
            case Prepared():
                self._prepared.set()
            case Ready() | Failed():
                if not self._opened.done():
                    self._opened.set_result(message)
            case Answer(id=id_):
                future = self._asked.get(id_)
                if future is not None and not future.done():
                    future.set_result(message)
