"""Where bots and the tutor think: in processes of their own, never on the event loop.

    thinking = Thinkers()
    move = await thinking.choose("regular", view, seed, asker=table_id)
    advice = await thinking.advise(view, seed, asker=table_id)

The same question with the same seed has the same answer, wherever it is thought about.
"""

import asyncio
import contextlib
import os
import pickle
import random
import subprocess
import sys
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Any, Final, Protocol, cast

from kozyr.bots import Bot, bot_for
from kozyr.bots.levels import READ_THE_PAST
from kozyr.rules import Move, View
from kozyr.server.thinker import Answer, Question, read_frame, write_frame
from kozyr.study.tutor import Advice, Effort, NothingToAdvise, advise

LIMIT_S: Final = 5.0
"""So long one question may be thought about."""
_TRIES: Final = 3
"""A question whose process dies so often is given up: it may be what kills them."""
_AT_ONCE: Final = frozenset({"uniform", "beginner"})
"""Levels that answer in 0.1 ms at the most, where the way to a process alone costs 0.3 ms."""


class ThinkingError(Exception):
    """A bot or the tutor gave no answer: it failed, took too long, or its process died."""


class Thinking(Protocol):
    """Whoever can be asked for moves and advice."""

    async def choose(self, level: str, view: View, seed: int, *, asker: str = "") -> Move | None:
        """Return what the bot called *level* does on *view* with dice of *seed*.

        *asker*, the name of a table, gets its turn among other askers, however much one asks.

        Raises:
            ThinkingError: it has no answer.
        """

    async def advise(self, view: View, seed: int, *, asker: str = "") -> Advice:
        """Return the tutor's advice on *view*.

        Raises:
            NothingToAdvise: the reader of *view* can do nothing now.
            ThinkingError: it has no answer.
        """

    async def close(self) -> None:
        """Let go of everything; who still waits for an answer gets a `ThinkingError`."""


class Threads:
    """Thinks in threads of this process: nothing to start, but it slows everything else down."""

    def __init__(
        self, bot_for: Callable[[str], Bot] = bot_for, effort: Effort | None = None
    ) -> None:
        """Ask the bots of *bot_for*, and the tutor with that *effort*, by default its usual one."""
        self._bot_for = bot_for
        self._effort = effort

    async def choose(self, level: str, view: View, seed: int, *, asker: str = "") -> Move | None:
        """Ask the bot; see `Thinking.choose`."""
        bot, dice = self._bot_for(level), _dice(seed)
        try:
            return await asyncio.to_thread(bot.choose, view, dice)
        except Exception as error:
            raise ThinkingError(f"the bot {level} failed: {type(error).__name__}") from error

    async def advise(self, view: View, seed: int, *, asker: str = "") -> Advice:
        """Ask the tutor; see `Thinking.advise`."""
        try:
            return await asyncio.to_thread(advise, view, None, _dice(seed), self._effort)
        except NothingToAdvise:
            raise
        except Exception as error:
            raise ThinkingError(f"the tutor failed: {type(error).__name__}") from error

    async def close(self) -> None:
        """Nothing was started."""


@dataclass(slots=True, eq=False)
class _Asked:
    """A question, and who waits for its answer."""

    question: Question
    answer: asyncio.Future[Answer]
    tries: int = 0
    since: float = field(default_factory=monotonic)


class Turns:
    """Questions that wait: the askers take turns, each with its own in order."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, deque[_Asked]] = OrderedDict()

    def __len__(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    def put(self, asker: str, asked: _Asked) -> None:
        """Let *asked* wait behind what *asker* has asked before."""
        self._waiting.setdefault(asker, deque()).append(asked)

    def take(self) -> tuple[str, _Asked]:
        """Take out the next question; its asker comes last from now on.

        Raises:
            LookupError: none waits.
        """
        asker, own = next(iter(self._waiting.items()), (None, None))
        if asker is None or own is None:
            raise LookupError
        asked = own.popleft()
        if own:
            self._waiting.move_to_end(asker)
        else:
            del self._waiting[asker]
        return asker, asked


class Thinkers:
    """Thinks in up to *size* processes, by default one fewer than there are processors.

    A process is started when a question finds all others busy, and replaced when it dies or
    thinks for longer than *limit_s*; what it was asked is asked again.
    """

    def __init__(self, size: int | None = None, limit_s: float = LIMIT_S) -> None:
        self.size = size or max(1, (os.cpu_count() or 1) - 1)
        self.limit_s = limit_s
        self.deaths = 0
        """Processes that ended unasked, or had to be ended."""
        self._turns = Turns()
        self._idle: list[_Thinker] = []
        self._busy: dict[_Thinker, asyncio.Task[None]] = {}
        self._threads: ThreadPoolExecutor | None = None
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._turns)

    @property
    def processes(self) -> list[int]:
        """The ids of the processes there are."""
        return [thinker.pid for thinker in (*self._idle, *self._busy)]

    async def choose(self, level: str, view: View, seed: int, *, asker: str = "") -> Move | None:
        """Ask the bot; see `Thinking.choose`."""
        if view.seat in view.to_act and len(view.moves) == 1:
            return view.moves[0]
        if level in _AT_ONCE:
            return bot_for(level).choose(view, _dice(seed))
        bot_for(level)
        if level not in READ_THE_PAST:
            # It is most of what would have to be sent.
            view = replace(view, past=())
        return cast("Move | None", await self._ask(asker, (level, view, seed)))

    async def advise(self, view: View, seed: int, *, asker: str = "") -> Advice:
        """Ask the tutor; see `Thinking.advise`."""
        return cast("Advice", await self._ask(asker, (None, view, seed)))

    async def close(self) -> None:
        """End the processes; see `Thinking.close`."""
        self._is_closed = True
        while len(self._turns):
            _fail(self._turns.take()[1], "the server ends")
        tasks = list(self._busy.values())
        for thinker in (*self._idle, *self._busy):
            thinker.kill()
        await asyncio.gather(*tasks)
        for thinker in self._idle:
            await asyncio.to_thread(thinker.bury)
        self._idle.clear()
        if self._threads is not None:
            self._threads.shutdown(wait=False)

    async def _ask(self, asker: str, question: Question) -> Answer:
        if self._is_closed:
            raise ThinkingError("the server ends")
        asked = _Asked(question, asyncio.get_running_loop().create_future())
        self._turns.put(asker, asked)
        self._hand_out()
        answer = await asked.answer
        if isinstance(answer, NothingToAdvise):
            raise answer
        if isinstance(answer, Exception):
            raise ThinkingError(f"{question[0] or 'the tutor'} failed: {answer}")
        return answer

    def _hand_out(self) -> None:
        """Give what waits to whoever has nothing to do, or to a new process."""
        while len(self._turns) and not self._is_closed:
            if not self._idle:
                if len(self._busy) >= self.size:
                    return
                self._idle.append(_Thinker())
            asker, asked = self._turns.take()
            if asked.answer.done():
                # Nobody waits any more: the table has moved on.
                continue
            thinker = self._idle.pop()
            self._busy[thinker] = asyncio.create_task(self._think(thinker, asker, asked))

    async def _think(self, thinker: "_Thinker", asker: str, asked: _Asked) -> None:
        """Have *thinker* answer; one that dies over it is not asked again."""
        if self._threads is None:
            self._threads = ThreadPoolExecutor(self.size, thread_name_prefix="kozyr-thinking")
        loop = asyncio.get_running_loop()
        too_long = loop.call_later(self.limit_s, thinker.kill)
        begun = loop.time()
        try:
            answer = await loop.run_in_executor(self._threads, thinker.ask, asked.question)
        except (EOFError, OSError):
            self.deaths += 1
            del self._busy[thinker]
            await loop.run_in_executor(None, thinker.bury)
            asked.tries += 1
            if loop.time() - begun >= self.limit_s:
                _fail(asked, f"no answer within {self.limit_s} s")
            elif self._is_closed or asked.tries >= _TRIES:
                _fail(asked, "its process died")
            else:
                self._turns.put(asker, asked)
        else:
            del self._busy[thinker]
            self._idle.append(thinker)
            if not asked.answer.done():
                asked.answer.set_result(answer)
        finally:
            too_long.cancel()
        self._hand_out()


class _Thinker:
    """A process that answers one question at a time."""

    def __init__(self) -> None:
        # -P: whatever lies in the folder where the server was started is not for it.
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "kozyr.server.thinker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, question: Question) -> Answer:
        """Wait for the answer to *question*.

        Raises:
            EOFError: the process has died.
            OSError: the same.
        """
        process: Any = self._process
        write_frame(process.stdin, pickle.dumps(question, pickle.HIGHEST_PROTOCOL))
        return cast("Answer", pickle.loads(read_frame(process.stdout)))  # noqa: S301 - our own process

    def kill(self) -> None:
        """End it, whatever it is doing."""
        self._process.kill()

    def bury(self) -> None:
        """Make sure that nothing of it is left."""
        self._process.kill()
        # What it was still to be asked cannot be flushed any more.
        with contextlib.suppress(OSError), self._process:
            pass


def _dice(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311 - dice of a bot need a seed, not secrecy


def _fail(asked: _Asked, why: str) -> None:
    if not asked.answer.done():
        asked.answer.set_result(RuntimeError(why))
