"""`kozyr play`: serve the page on this machine and open it in the browser."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kozyr.cli import Subparsers

HIGHEST_PORT = 65535


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "play",
        help="open a table in your browser",
        description="Serve the page on this machine and open it in the browser.",
    )
    parser.add_argument(
        "--port",
        type=port_number,
        help="the port to serve at (default: the last one, or a free one)",
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to serve at (default: %(default)s)"
    )
    parser.add_argument(
        "--data",
        metavar="PATH",
        help="the folder or file to keep the games in (default: $KOZYR_DATA, or where"
        " this system keeps such things)",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C.

    Raises:
        CommandError: the client is not built, the port is taken, or the file cannot be used.
    """
    from kozyr.cli import CommandError
    from kozyr.resources import ResourceMissingError
    from kozyr.server.local import PortTakenError
    from kozyr.server.serve import serve
    from kozyr.server.store import StoreError

    try:
        serve(
            host=arguments.host,
            port=arguments.port,
            data=arguments.data,
            opens_browser=not arguments.no_browser,
        )
    except (ResourceMissingError, PortTakenError, StoreError) as error:
        raise CommandError(str(error)) from error
    return 0


def port_number(text: str) -> int:
    """Return the port that *text* names.

    Raises:
        ArgumentTypeError: it names none.
    """
    if not (text.isascii() and text.isdecimal() and int(text) <= HIGHEST_PORT):
        raise argparse.ArgumentTypeError(f"{text!r} is no port: expected 0 to {HIGHEST_PORT}")
    return int(text)
