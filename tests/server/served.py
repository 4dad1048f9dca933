"""Runs ``kozyr`` with a stand-in for the built client, given first; a program for tests."""

import sys
from pathlib import Path

from kozyr.cli import main
from kozyr.server import serve

if __name__ == "__main__":
    page = Path(sys.argv[1])
    setattr(serve, "client_directory", lambda: page)  # noqa: B010 - mypy would have it exported
    sys.exit(main(sys.argv[2:]))
