"""Real servers for whoever asks for them; each process of pytest has its own."""

from collections.abc import Iterator

import pytest

from tests.services.servers import PostgresServer, ValkeyServer


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """A running PostgreSQL; who stops it starts it again."""
    with PostgresServer() as server:
        yield server


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> str:
    """The URL of an empty database."""
    return postgres_server.new_database()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[ValkeyServer]:
    """A running Valkey, which speaks as Redis does; who stops it starts it again."""
    with ValkeyServer() as server:
        yield server
