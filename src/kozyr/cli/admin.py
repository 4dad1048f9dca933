"""`kozyr admin`: look after a running `kozyr serve` from the same machine."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kozyr.cli.play import port_number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kozyr.cli import Subparsers

PATIENCE_S = 20
ASKED = {
    "status": "show the workers",
    "tables": "list the tables at which somebody is",
    "players": "list who is here",
    "suspects": "list who throws in against somebody strikingly rarely",
}
DONE = {
    "announce": ("tell everybody who is here something", ("text",), ()),
    "ban": ("let a player in no more", ("player",), ("reason",)),
    "unban": ("let a player in again", ("player",), ()),
    "close": ("close a table for good", ("table",), ()),
    "reload": ("replace all workers, one after another", (), ()),
    "drain": ("end the server, in order", (), ()),
}


def add_parser(subparsers: "Subparsers") -> None:
    """Tell the command line of this command."""
    parser = subparsers.add_parser(
        "admin",
        help="look after a running server",
        description="Look after a `kozyr serve` that runs on this machine.",
    )
    parser.add_argument("--config", metavar="FILE", help="the file that the server was given")
    parser.add_argument("--data", metavar="PATH", help="the folder or file that it was given")
    parser.add_argument(
        "--metrics-port", metavar="PORT", type=port_number, help="where it has its admin page"
    )
    parser.add_argument("--token-file", metavar="FILE", help="where its token is")
    parser.add_argument("--json", action="store_true", help="print JSON")
    doings = parser.add_subparsers(metavar="WHAT", required=True, dest="what")
    for what, meaning in ASKED.items():
        doings.add_parser(what, help=meaning, description=f"{meaning.capitalize()}.")
    for what, (meaning, needed, possible) in DONE.items():
        doing = doings.add_parser(what, help=meaning, description=f"{meaning.capitalize()}.")
        for name in needed:
            doing.add_argument(name, metavar=name.upper())
        for name in possible:
            doing.add_argument(f"--{name}", metavar=name.upper())
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Ask the server, and print what it says.

    Raises:
        CommandError: it cannot be reached, or refuses.
    """
    from kozyr.cli import CommandError
    from kozyr.server.config import ConfigError
    from kozyr.server.store import StoreError

    try:
        said = _ask(arguments)
    except (ConfigError, StoreError) as error:
        raise CommandError(str(error)) from error
    if arguments.json:
        print(json.dumps(said, ensure_ascii=False))
    elif isinstance(said, str):
        print(said)
    else:
        _print_table(said["workers"] if isinstance(said, dict) else said)
    return 0


def _ask(arguments: argparse.Namespace) -> Any:  # noqa: ANN401 - JSON
    import os
    from http.client import HTTPConnection

    from kozyr.cli import CommandError
    from kozyr.server.config import CONFIG_VARIABLE, read_config
    from kozyr.server.token import read_token, token_file

    flags = {name: getattr(arguments, name) for name in ("data", "metrics_port", "token_file")}
    file = arguments.config or os.environ.get(CONFIG_VARIABLE)
    config = read_config(flags, os.environ, Path(file) if file else None)
    path = token_file(config)
    try:
        token = read_token(path)
    except OSError as error:
        raise CommandError(f"the token in {path} cannot be read: {error.strerror}") from error
    connection = HTTPConnection("127.0.0.1", config.metrics_port, timeout=PATIENCE_S)
    headers = {"Authorization": f"Bearer {token}", "Accept": "application/json"}
    try:
        _request(connection, arguments, headers)
        response = connection.getresponse()
        status, body = response.status, response.read().decode()
    except OSError as error:
        raise CommandError(
            f"no server answers at port {config.metrics_port} of this machine ({error})"
        ) from error
    finally:
        connection.close()
    try:
        said = json.loads(body)
    except json.JSONDecodeError:
        raise CommandError(f"the server refuses ({status}): {body.strip()[:200]}") from None
    if isinstance(said, dict) and "error" in said:
        raise CommandError(said["error"])
    return said


def _request(connection: Any, arguments: argparse.Namespace, headers: dict[str, str]) -> None:  # noqa: ANN401 - imported late
    from urllib.parse import urlencode

    what = arguments.what
    if what in ASKED:
        connection.request("GET", f"/tell/{what}", headers=headers)
        return
    _, needed, possible = DONE[what]
    form = {name: getattr(arguments, name) for name in (*needed, *possible)}
    body = urlencode({name: value for name, value in form.items() if value is not None})
    connection.request("POST", f"/do/{what}", body, headers)


def _print_table(rows: "Sequence[dict[str, Any]]") -> None:
    if not rows:
        print("none")
        return
    lines = [list(rows[0]), *([_cell(value) for value in row.values()] for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    for line in lines:
        print(
            "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        )


def _cell(value: object) -> str:
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case _:
            return str(value)
