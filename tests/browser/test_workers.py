"""People in browsers of their own, whose lines lead to different workers of one server."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guests import at, gather, guests, play_out
from tests.browser.table import TablePage
from tests.server.serving import Server, wait_until

BACK_S = 5
MOVES = 6

# As said by a browser whose line breaks.
BROKEN = ("WebSocket connection", "ERR_")


@pytest.fixture
def server(tmp_path: Path, client: Path, postgres_url: str) -> Iterator[Server]:
    """Two workers over one PostgreSQL."""
    (tmp_path / "page").symlink_to(client)
    arguments = ["--workers", "2", "--store", postgres_url, "--upgrades-per-minute", "0"]
    with Server(tmp_path, *arguments, "--token-file", str(tmp_path / "admin.token")) as served:
        wait_until(lambda: len(sockets(served)) == 2)
        yield served


def sockets(server: Server) -> dict[int, int]:
    """How many lines lead to each worker, by its process."""
    return {
        worker["process"]: worker["sockets"]
        for worker in server.tell("status")["workers"]
        if worker["process"] is not None
    }


def lead_elsewhere(server: Server, table: TablePage, worker: int, lines: int) -> None:
    """Come again until there are no more than *lines* lines to *worker*: the system deals them."""

    def leads_elsewhere() -> bool:
        there = sockets(server)
        if there[worker] == lines and sum(there.values()) > lines:
            return True
        table.page.reload()
        table.part("gathering").wait_for()
        return False

    wait_until(leads_elsewhere)


def test_two_play_through_two_workers_and_a_third_watches_while_one_is_killed(
    server: Server, browser: Browser
) -> None:
    with guests(browser, server.address, *BROKEN) as guest:
        ann = guest("Ann", rules="short 24")
        link = gather(ann)
        wait_until(lambda: sum(sockets(server).values()) == 1)
        anns = next(worker for worker, lines in sockets(server).items() if lines)
        leyla = guest("Leyla", link, rules="short 24")
        leyla.part("gather-sit").click()
        expect(at(ann, 1)).to_contain_text("Leyla")
        lead_elsewhere(server, leyla, anns, 1)
        watcher = guest("Nino", link)
        watcher.part("gathering").wait_for()
        everybody = (ann, leyla, watcher)
        for each in everybody:
            each.page.evaluate("window.isTheSame = true")

        ann.part("gather-start").click()
        play_out(ann, leyla, moves=MOVES)
        before = sockets(server)
        assert before[anns] >= 1
        assert sum(before.values()) - before[anns] >= 1

        os.kill(anns, signal.SIGKILL)
        begun = time.monotonic()
        seq = leyla.look().seq

        def has_gone_on() -> bool:
            # A card that the line took with it comes home, and is played again.
            play_out(ann, leyla, moves=1)
            leyla.page.wait_for_timeout(300)
            return leyla.look().seq > seq

        wait_until(has_gone_on)
        for each in everybody:
            each.shows(seq + 1)
        assert time.monotonic() - begun < BACK_S
        assert anns not in sockets(server)

        play_out(ann, leyla)
        for each in everybody:
            each.phase("over")
            assert each.page.evaluate("window.isTheSame") is True
