"""`kozyr serve`: serve the page and its tables to others, until told to end."""

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from kozyr.cli.play import port_number

if TYPE_CHECKING:
    from kozyr.cli import Subparsers


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "serve",
        help="serve tables to others",
        description="Serve the page and its tables to others. Whatever is not given here is"
        " taken from KOZYR_ variables, as KOZYR_PUBLIC_URL, and then from the file of --config.",
    )
    parser.add_argument("--config", metavar="FILE", help="a TOML file (default: $KOZYR_CONFIG)")
    parser.add_argument("--host", help="the address to serve at (default: 127.0.0.1)")
    parser.add_argument("--port", type=port_number, help="the port to serve at (default: 8000)")
    parser.add_argument(
        "--data", metavar="PATH", help="the folder or file to keep everything in, for one worker"
    )
    parser.add_argument(
        "--store", metavar="URL", help="where to keep everything instead, as postgresql://db/kozyr"
    )
    parser.add_argument(
        "--bus", metavar="URL", help="what tells workers of each other (default: the store)"
    )
    parser.add_argument(
        "--workers", metavar="N", type=int, help="processes that serve tables (default: 1)"
    )
    parser.add_argument(
        *("--public-url", "--origin"),
        dest="public_url",
        metavar="URL",
        action="append",
        help="where people find the page, as https://durak.example; may be repeated",
    )
    parser.add_argument(
        "--trusted-proxies",
        metavar="ADDRESS",
        action="append",
        help="an address or network whose X-Forwarded-For and -Proto are believed; may be repeated",
    )
    parser.add_argument(
        "--metrics-port",
        metavar="PORT",
        type=int,
        help="where this machine alone finds metrics and the admin page (default: 9180; -1: none)",
    )
    parser.add_argument(
        "--token-file",
        metavar="FILE",
        help="what the admin page asks for (default: beside the data; made when it is not there)",
    )
    parser.add_argument("--thinkers", metavar="N", type=int, help="processes for bots, a worker")
    parser.add_argument(
        "--sockets-per-address", metavar="N", type=int, help="default: 50; 0 is no limit"
    )
    parser.add_argument(
        "--upgrades-per-minute", metavar="N", type=int, help="default: 20; 0 is no limit"
    )
    parser.add_argument("--upgrades-at-once", metavar="N", type=int, help="default: 100")
    parser.add_argument(
        "--requests-per-second", metavar="N", type=int, help="default: 50; 0 is no limit"
    )
    parser.add_argument("--requests-at-once", metavar="N", type=int, help="default: 1000")
    parser.add_argument(
        "--drain-s",
        metavar="S",
        type=float,
        help="how long to say that it is going before it goes (default: 0)",
    )
    parser.add_argument("--log-level", help="debug, info, warning or error (default: info)")
    parser.add_argument("--page", metavar="FOLDER", help="a built client other than our own")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C or SIGTERM.

    Raises:
        CommandError: the settings cannot be used, or it cannot be served.
    """
    from kozyr.cli import CommandError

    if sys.platform == "win32":
        raise CommandError("kozyr serve needs Linux, macOS or the like; kozyr play runs here.")
    from kozyr.server.config import CONFIG_VARIABLE, ConfigError, read_config
    from kozyr.server.local import PortTakenError
    from kozyr.server.serving import serve
    from kozyr.server.store import StoreError
    from kozyr.server.supervisor import CannotServeError

    flags = {
        name: value for name, value in vars(arguments).items() if name not in ("run", "command")
    }
    file = flags.pop("config") or os.environ.get(CONFIG_VARIABLE)
    try:
        serve(read_config(flags, os.environ, Path(file) if file else None))
    except (ConfigError, PortTakenError, StoreError, CannotServeError) as error:
        raise CommandError(str(error)) from error
    return 0
