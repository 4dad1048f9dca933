"""Real servers for whoever asks for them; each process of pytest has its own."""

from collections.abc import Iterator
from typing import Final
from urllib.parse import urlsplit

import pytest

from kozyr.server.store import open_store
from tests.services.servers import PostgresServer, ValkeyServer

_EMPTY: Final = """
DO $$ BEGIN
  PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid();
  EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT IN ('store', 'alembic_version')
  );
END $$
"""


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A running PostgreSQL; who stops it starts it again."""
    with PostgresServer() as server:
        yield server


@pytest.fixture(scope="session")
def _made_database(postgres_server: PostgresServer) -> str:
    """The name of a database in which a store was made."""
    url = postgres_server.new_database()
    open_store(url)
    return urlsplit(url).path.removeprefix("/")


@pytest.fixture
def postgres_url(postgres_server: PostgresServer, _made_database: str) -> Iterator[str]:
    """The URL of a database with a store in which there is nothing yet.

    It is the same one each time, emptied: a new one takes long.
    """
    yield postgres_server.url(_made_database)
    postgres_server.execute(_EMPTY, _made_database)


@pytest.fixture
def new_postgres_url(postgres_server: PostgresServer) -> str:
    """The URL of a database that nobody has used yet."""
    return postgres_server.new_database()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[ValkeyServer]:
    """A running Valkey, which speaks as Redis does; who stops it starts it again."""
    with ValkeyServer() as server:
        yield server
