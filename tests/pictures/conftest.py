"""Pictures are drawn with what the client is built with."""

from pathlib import Path

import pytest

from tools.client import build_client


@pytest.fixture(scope="session")
def client() -> None:
    """The built client, built anew when its sources have changed."""
    build_client(Path(__file__).resolve().parents[2])
