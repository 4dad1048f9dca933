"""A store of each kind, and a loop to use it in."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from kozyr.server.store import Store, open_store
from tests.server.store.logs import Run


@pytest.fixture
def run() -> Iterator[Run]:
    """Run a coroutine to its end, in one loop for the whole test."""
    with asyncio.Runner() as runner:
        yield runner.run


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store can be made."""
    if request.param == "postgres":
        named: str = request.getfixturevalue("postgres_url")
        return named
    return f"sqlite:{tmp_path / 'deep' / 'kozyr.sqlite3'}"


@pytest.fixture
def store(url: str, run: Run) -> Iterator[Store]:
    """A store that is open, and empty."""
    opened = open_store(url)
    yield opened
    run(opened.aclose())
