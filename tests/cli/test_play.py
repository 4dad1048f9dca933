"""`kozyr play`, as people start and end it."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kozyr.cli import main
from kozyr.server.local import Lock, PortTakenError, address_of, database_file, listen
from kozyr.server.store import StoreError
from tests.server.client import make_page
from tests.server.process import PATIENCE_S, SERVED, Browser, Process


def kozyr(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "kozyr", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )


def played(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """`kozyr play` that is expected to end by itself."""
    if not (folder / "page").exists():
        make_page(folder / "page")
    return subprocess.run(
        [sys.executable, str(SERVED), str(folder / "page"), "play", "--no-browser", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )


def assert_one_sentence(ended: subprocess.CompletedProcess[str], *words: str) -> None:
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1
    assert all(word in ended.stderr for word in words), ended.stderr


def test_help_lists_the_commands_and_imports_little() -> None:
    ended = kozyr("--help")
    assert ended.returncode == 0
    assert "play" in ended.stdout
    code = "import sys, kozyr.cli; kozyr.cli.main(['--version'])"
    loaded = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", code],
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=True,
    ).stderr
    assert not re.search(r"\| +(starlette|uvicorn|msgspec|asyncio|sqlite3)\b", loaded)


def test_the_version_is_told() -> None:
    ended = kozyr("--version")
    assert ended.returncode == 0
    assert re.fullmatch(r"kozyr \d+\.\d+\.\d+\n", ended.stdout)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["play", "--port"],
        ["play", "--port", "http"],
        ["play", "--port", "-1"],
        ["play", "--port", "65536"],
        ["play", "--port", "٣"],
        ["play", "--hots", "x"],
        ["play", "now"],
    ],
)
def test_bad_usage_is_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    said = capsys.readouterr()
    assert ended.value.code == 2
    assert (said.out, said.err.count("\n")) == ("", 1)


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    with open(write_end, "wb") as nobody_reads:
        ended = subprocess.run(
            [sys.executable, "-m", "kozyr", "--help"],
            stdout=nobody_reads,
            stderr=subprocess.PIPE,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_cleanly_with_a_page_open(tmp_path: Path, ending: signal.Signals) -> None:
    person = Browser()
    with Process(tmp_path) as server:
        person.visit(server.address)
        with person.player(server.address) as player:
            player.open(["regular"] * 3)
            assert server.end(ending) == (0, "")
    assert not list(tmp_path.glob("*-wal"))


def test_it_says_where_it_is(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        assert re.fullmatch(
            r"Kozyr is at http://127\.0\.0\.1:\d+/ \(Ctrl-C ends it\)\n", server.said
        )


def test_it_opens_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    with Process(tmp_path, opens_browser=True) as server:
        for _ in range(500):
            if opened.exists():
                break
            time.sleep(0.01)
        assert opened.read_text(encoding="utf-8").strip() == server.address


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        ended = played(tmp_path, "--port", port, "--data", str(tmp_path / "d"))
    assert_one_sentence(ended, port, "--port")


def test_a_host_that_is_not_here_is_told(tmp_path: Path) -> None:
    ended = played(tmp_path, "--host", "203.0.113.7", "--data", str(tmp_path / "d"))
    assert_one_sentence(ended, "203.0.113.7")


def test_a_second_start_is_told_where_the_first_is(tmp_path: Path) -> None:
    with Process(tmp_path) as server:
        ended = played(tmp_path, "--data", str(tmp_path / "kozyr.sqlite3"))
        assert_one_sentence(ended, "already", server.address)
        Browser().visit(server.address)


def test_a_file_that_is_no_database_is_told_and_left_alone(tmp_path: Path) -> None:
    diary = tmp_path / "data" / "diary.db"
    diary.parent.mkdir()
    diary.write_text("Dear diary\n" * 100, encoding="utf-8")

    assert_one_sentence(played(tmp_path, "--data", str(diary)), "diary.db", "not a Kozyr database")

    assert [path.name for path in diary.parent.iterdir()] == ["diary.db"]
    assert diary.read_text(encoding="utf-8") == "Dear diary\n" * 100


def test_a_client_that_is_not_built_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("kozyr.resources._PACKAGE", tmp_path / "src" / "kozyr")
    monkeypatch.setattr("kozyr.resources._SOURCE_TREE", tmp_path)

    assert main(["play", "--no-browser", "--data", str(tmp_path / "d")]) == 2

    said = capsys.readouterr().err
    assert said.startswith("kozyr: The client is not built")
    assert said.count("\n") == 1
    assert not (tmp_path / "d").exists()


# Where things lie.


def test_data_means_a_folder_or_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    existing = tmp_path / "games"
    existing.touch()
    assert database_file(str(tmp_path)) == tmp_path / "kozyr.sqlite3"
    assert database_file(str(tmp_path / "new")) == tmp_path / "new" / "kozyr.sqlite3"
    assert database_file(str(tmp_path / "my.db")) == tmp_path / "my.db"
    assert database_file(str(existing)) == existing
    monkeypatch.setenv("KOZYR_DATA", str(tmp_path / "variable"))
    assert database_file(None) == tmp_path / "variable" / "kozyr.sqlite3"
    assert database_file(str(tmp_path)) == tmp_path / "kozyr.sqlite3"


def test_without_a_word_the_systems_custom_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KOZYR_DATA", raising=False)
    assert database_file(None).name == "kozyr.sqlite3"
    assert database_file(None).is_absolute()


def test_a_lock_is_held_once_and_remembers_the_port(tmp_path: Path) -> None:
    database = tmp_path / "kozyr.sqlite3"
    first = Lock(database)
    assert first.last_port is None
    first.announce("http://127.0.0.1:4711/")
    with pytest.raises(StoreError, match=r"http://127\.0\.0\.1:4711/"):
        Lock(database)
    first.release()
    second = Lock(database)
    assert second.last_port == 4711
    second.release()


def test_a_lock_with_nonsense_in_it_is_taken_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "kozyr.sqlite3.lock").write_text("http://[:x/", encoding="utf-8")
    lock = Lock(tmp_path / "kozyr.sqlite3")
    assert lock.last_port is None
    lock.release()


def test_the_last_port_is_preferred_but_not_insisted_on() -> None:
    with listen("127.0.0.1", None, None) as first:
        port = first.getsockname()[1]
        with listen("127.0.0.1", None, port) as second:
            assert second.getsockname()[1] != port
        with pytest.raises(PortTakenError):
            listen("127.0.0.1", port, None)
    with listen("127.0.0.1", None, port) as again:
        assert again.getsockname()[1] == port
        assert address_of(again) == f"http://127.0.0.1:{port}/"
