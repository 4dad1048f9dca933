"""The ``kozyr`` command.

Every module of this package that has no leading underscore is a subcommand: its
``add_parser`` tells the command line of it and sets ``run`` as what to call, its ``run``
carries it out and returns the exit status.  Modules import what they need in ``run``, so
that ``kozyr --help`` is quick.
"""

import argparse
import errno
import importlib
import io
import os
import pkgutil
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from kozyr import __version__

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction["Parser"]

BAD_USAGE = 2
INTERRUPTED = 130
# What only writing fails with; a pipe that nobody reads any more is one of them.
OUTPUT_FAILED = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EPIPE})


class CommandError(Exception):
    """A command cannot be carried out; the message is one sentence for people."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints fit on one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with the arguments, and end."""
        self.exit(BAD_USAGE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A letter that the terminal does not have is no reason to say nothing.
        sys.stdout.reconfigure(errors="replace")
    try:
        try:
            return _run(arguments)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the output has had enough, as `| head` does.
        _drop_output()
        return 0
    except OSError as error:
        if error.errno not in OUTPUT_FAILED:
            raise
        _drop_output()
        print(f"kozyr: cannot write: {error.strerror}", file=sys.stderr)
        return BAD_USAGE


def _drop_output() -> None:
    """Send what the interpreter still wants to write at its end nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: Sequence[str] | None) -> int:
    parser = Parser(
        prog="kozyr",
        description="Durak, the card game: play it on your own machine, or serve it to others.",
    )
    parser.add_argument("--version", action="version", version=f"kozyr {__version__}")
    subparsers = parser.add_subparsers(metavar="COMMAND", required=True, dest="command")
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
        if not module.name.startswith("_"):
            importlib.import_module(f"{__name__}.{module.name}").add_parser(subparsers)
    options = parser.parse_args(arguments)
    try:
        return int(options.run(options))
    except CommandError as error:
        print(f"kozyr: {error}", file=sys.stderr)
        return BAD_USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
