"""A process that is killed in the middle of writing."""

import random
import subprocess
import sys
import time
from pathlib import Path

from kozyr.server.store import open_store
from tests.server.store.logs import Run, event

ROOT = Path(__file__).resolve().parents[3]
TRIALS = 3


def test_nothing_that_was_acknowledged_is_lost_with_the_process(url: str, run: Run) -> None:
    rng = random.Random(5)
    acknowledged: dict[str, int] = {}
    for _ in range(TRIALS):
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.store.player", url, "t"],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        assert process.stdout is not None
        lines = [process.stdout.readline()]
        time.sleep(rng.uniform(0, 0.1))
        process.kill()
        lines += process.stdout.read().splitlines(keepends=True)
        process.wait()
        process.stdout.close()
        for table, seq in (line.split() for line in lines if line.endswith("\n")):
            # Each goes on behind the newest, so a number that comes twice was lost in between.
            assert int(seq) > acknowledged.get(table, 0)
            acknowledged[table] = int(seq)

    async def check() -> None:
        store = open_store(url)
        for table, seq in acknowledged.items():
            log = await store.load(table)
            assert log == [event(i, f"{i}") for i in range(1, len(log) + 1)]
            assert len(log) >= seq
        await store.aclose()

    assert len(acknowledged) == 8
    run(check())
