"""Starting on one's own machine, with odd paths, odd hosts and odd files lying about."""

import resource
import socket
from pathlib import Path

import pytest

from kozyr.server.local import (
    AlreadyRunningError,
    Lock,
    PortTakenError,
    database_file,
    listen,
    names_of,
)
from kozyr.server.store import StoreError


@pytest.mark.parametrize("data", ["~nobody-of-that-name/games", "x" * 300])
def test_a_path_that_cannot_be_is_told(data: str) -> None:
    with pytest.raises(StoreError) as refused:
        database_file(data)
    assert str(refused.value).startswith(data)
    assert "\n" not in str(refused.value)


def test_a_path_that_leads_in_a_circle_is_told(tmp_path: Path) -> None:
    (tmp_path / "one").symlink_to(tmp_path / "two")
    (tmp_path / "two").symlink_to(tmp_path / "one")
    with pytest.raises(StoreError):
        Lock(database_file(str(tmp_path / "one")))


def test_a_file_has_one_lock_by_whatever_link_it_is_reached(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    file.touch()
    (tmp_path / "link.sqlite3").symlink_to(file)
    (tmp_path / "folder").symlink_to(tmp_path)

    lock = Lock(database_file(str(file)))
    for link in ("link.sqlite3", "folder/games.sqlite3", "folder/link.sqlite3"):
        with pytest.raises(AlreadyRunningError):
            Lock(database_file(str(tmp_path / link)))
    lock.release()


def test_a_lock_that_is_no_text_is_taken_all_the_same(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite3"
    database.with_name("games.sqlite3.lock").write_bytes(b"\xff\xfe\0http://[")
    lock = Lock(database)
    assert lock.last_port is None
    lock.announce("http://127.0.0.1:8000/")
    lock.release()


def test_a_full_disk_is_told_when_the_address_is_written(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "games.sqlite3")
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, unlimited[1]))
    try:
        with pytest.raises(StoreError, match="cannot be written"):
            lock.announce("http://127.0.0.1:8000/")
        lock.release()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)


@pytest.mark.parametrize("host", ["a" * 300, "\u00fc..x", "999.1.1.1", ""])
def test_a_host_that_cannot_be_is_told(host: str) -> None:
    with pytest.raises(PortTakenError):
        listen(host, 0, None)


def bound(host: str, name: str) -> bool:
    """Whether a server bound to *host* takes *name* for its own."""
    with listen(host, 0, None) as listening:
        return names_of(host, listening)(name)


@pytest.mark.parametrize(
    "name",
    [
        "127.0.0.1:8000",
        "127.0.0.1",
        "localhost:8000",
        "LocalHost",
        "localhost.",
        "kozyr.localhost:8000",
        "[::1]:8000",
        "127.1.2.3",
    ],
)
def test_on_this_machine_the_names_of_this_machine_are_ones_own(name: str) -> None:
    assert bound("127.0.0.1", name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "evil.example:8000",
        "evil.example",
        "localhost.evil.example",
        "evil-localhost",
        "127.0.0.1.evil.example",
        "evil@localhost.example",
        "192.168.0.1",
        "[::1",
        "[fe80::1]",
        "\u00ff",
    ],
)
def test_on_this_machine_any_other_name_is_anothers(name: str) -> None:
    """A page of elsewhere may have its name made to lead here."""
    assert not bound("127.0.0.1", name)


def test_a_server_for_others_answers_to_any_name() -> None:
    assert bound("0.0.0.0", "kozyr.example:8000")  # noqa: S104 - that is what is asked about


def test_the_name_it_was_bound_by_is_ones_own() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        assert names_of("MyBox", listening)("mybox:8000")
