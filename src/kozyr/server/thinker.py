"""A process in which bots think: a question on standard input, an answer on standard output.

Run as ``python -m kozyr.server.thinker`` by `kozyr.server.thinking`, whose end of the pipes
is its only companion: when that closes, this ends.
"""

import os
import pickle
import random
import signal
import struct
import sys
from typing import BinaryIO, Final

from kozyr.bots import bot_for
from kozyr.rules import Move, View
from kozyr.study.tutor import Advice, NothingToAdvise, advise

LENGTH: Final = struct.Struct("!I")
"""Comes before each question and answer: how many bytes it has."""
_NICENESS: Final = 5
"""Those who wait for a card to be written come before those who think about one."""

Question = tuple[str | None, View, int]
"""The level of a bot, None for the tutor; what is seen; the seed of the dice."""
Answer = Move | Advice | Exception | None


def answer(question: Question) -> Answer:
    """Return what the bot or the tutor says; what it failed with, if it failed."""
    level, view, seed = question
    dice = random.Random(seed)  # noqa: S311 - dice of a bot need a seed, not secrecy
    try:
        return advise(view, rng=dice) if level is None else bot_for(level).choose(view, dice)
    except NothingToAdvise as error:
        return error
    except Exception as error:
        # Its kind alone: a message may name cards, and not every error can be pickled.
        return RuntimeError(type(error).__name__)


def read_frame(source: BinaryIO) -> bytes:
    """Return what comes next from *source*.

    Raises:
        EOFError: nothing comes any more.
    """
    length = source.read(LENGTH.size)
    if len(length) < LENGTH.size:
        raise EOFError
    body = source.read(LENGTH.unpack(length)[0])
    if len(body) < LENGTH.unpack(length)[0]:
        raise EOFError
    return body


def write_frame(target: BinaryIO, body: bytes) -> None:
    """Send *body* to *target* at once.

    Raises:
        OSError: nobody reads there.
    """
    target.write(LENGTH.pack(len(body)) + body)
    target.flush()


def main() -> None:
    """Answer until nobody asks any more."""
    # Ctrl-C is for the server, which then closes the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    source, target = sys.stdin.buffer, sys.stdout.buffer
    while True:
        try:
            question = pickle.loads(read_frame(source))  # noqa: S301 - from the server's own pipe
            write_frame(target, pickle.dumps(answer(question), pickle.HIGHEST_PROTOCOL))
        except (EOFError, OSError):
            return


if __name__ == "__main__":
    main()
