"""Load on the server, beside the bare one: `make bench-load`."""

from __future__ import annotations

import argparse
import contextlib
import gc
import json
import os
import resource
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import uvloop

from benchmarks.load import running
from benchmarks.load.figures import LATE_MS, Measured, percentile
from benchmarks.load.servers import ROOT, Server, ServerError, started
from benchmarks.load.setups import SETUPS, Setup
from tests.services.servers import free_port
from tools.compile import compile_package
from tools.steps import SetupError

if TYPE_CHECKING:
    from collections.abc import Iterator

FAILED = 1
CANNOT = 2
TRIES = 3
"""How often a run is made again in which the client was late."""

DIGITS = 1


@dataclass
class Report:
    """What was measured of one server with so many connections."""

    name: str
    connections: int
    paced: Measured
    saturated: Measured
    kib_per_connection: float
    thrown_away: int
    lost: int
    refused: int
    disagreeing: int
    deals: int
    growth_kib_per_min: float | None


def main(arguments: list[str] | None = None) -> int:
    """Measure what is asked for, print it, and return the exit status: 1 when anything is lost."""
    options = _options(arguments)
    _raise_file_limit()
    try:
        path = ROOT / "src" if options.interpreted else compile_package(ROOT)
        return _measure_all(options, path)
    except (SetupError, ServerError) as error:
        sys.stderr.write(f"kozyr: {error}\n")
        return CANNOT


def _measure_all(options: argparse.Namespace, path: Path) -> int:
    lines, failed = [], False
    for connections in options.connections:
        bare = None
        if not options.without_bare:
            with _bare(path) as server:
                bare = _measure(server, connections, options)
            _tell(bare, None)
        for setup in options.setups:
            with tempfile.TemporaryDirectory(prefix="kozyr-load-") as folder:
                cores = _share_cores(setup.workers)
                with setup.served(Path(folder), path, cores) as server:
                    report = _measure(server, connections, options)
            _tell(report, bare)
            failed |= bool(report.lost or report.disagreeing or report.refused)
            lines.append(_line(setup, report, bare))
    for line in lines:
        sys.stdout.write(f"{json.dumps(line)}\n")
    return FAILED if failed else 0


def _measure(server: Server, connections: int, options: argparse.Namespace) -> Report:
    return uvloop.run(_measure_one(server, connections, options))


async def _measure_one(server: Server, connections: int, options: argparse.Namespace) -> Report:
    ground = await running.prepare(server, connections, options.seed)
    # The client's own pauses would be taken for the server's.
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        growth = None
        tallies, thrown_away = [], 0
        for attempt in range(TRIES):
            tally = await running.open_loop(
                ground, options.rate, options.seconds, options.seed + attempt
            )
            tallies.append(tally)
            if not tally.measured.is_late:
                break
            thrown_away += 1
        paced = tallies[-1]
        lost = running.unfinished(ground)
        if options.soak and server.name != "bare":
            tally, growth = await running.soak(ground, options.rate, options.soak, options.seed)
            tallies.append(tally)
            lost += running.unfinished(ground)
        saturated = await running.saturation(ground, options.saturate)
        lost += running.unfinished(ground)
        disagreeing = 0 if server.name == "bare" else await running.disagreements(ground)
    finally:
        gc.enable()
        gc.unfreeze()
    await running.part(ground)
    every = [*tallies, saturated]
    return Report(
        name=server.name,
        connections=len(ground.players),
        paced=paced.measured,
        saturated=saturated.measured,
        kib_per_connection=ground.kib_per_connection,
        thrown_away=thrown_away,
        lost=lost,
        refused=sum(tally.refused.total() for tally in every),
        disagreeing=disagreeing,
        deals=sum(tally.deals for tally in every),
        growth_kib_per_min=growth,
    )


def _tell(report: Report, bare: Report | None) -> None:
    paced, saturated = report.paced, report.saturated
    lines = [
        f"{report.name}, {report.connections} connections,"
        f" {report.kib_per_connection:.0f} KiB each, {report.deals} deals played again",
        f"  {paced.moves_per_s:6.0f} moves/s as they come:"
        f" acknowledged p50 {percentile(paced.acknowledged_ms, 0.5):.1f},"
        f" p99 {percentile(paced.acknowledged_ms, 0.99):.1f} ms;"
        f" everybody told p50 {percentile(paced.everybody_ms, 0.5):.1f},"
        f" p99 {percentile(paced.everybody_ms, 0.99):.1f} ms;"
        f" {paced.cpu_us_per_move:.0f} µs of processor a move",
        f"  {saturated.moves_per_s:6.0f} moves/s at the most:"
        f" {saturated.cpu_us_per_move:.0f} µs of processor a move",
    ]
    if paced.store_cpu_s:
        each = 1e6 * saturated.store_cpu_s / max(1, saturated.moves)
        lines.append(f"  the store and the bus: {each:.0f} µs of processor a move")
    if bare is not None:
        lines.append(
            f"  beside the bare server: {_ratio(report, bare):.2f} of the moves for the same"
            f" processor time, {_added(report, bare):.0f} µs a move more"
        )
    if report.growth_kib_per_min is not None:
        lines.append(f"  memory grew by {report.growth_kib_per_min:.0f} KiB a minute")
    if report.thrown_away:
        late = " and the last is no better: mind no latency" if paced.is_late else ""
        lines.append(
            f"  {report.thrown_away} runs thrown away: the client was {LATE_MS:.0f} ms late{late}"
        )
    if report.lost or report.refused or report.disagreeing:
        lines.append(
            f"  {report.lost} moves lost, {report.refused} refused,"
            f" {report.disagreeing} players see another table"
        )
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def _line(setup: Setup, report: Report, bare: Report | None) -> dict[str, object]:
    paced, saturated = report.paced, report.saturated
    return {
        "store": setup.store,
        "bus": setup.bus,
        "workers": setup.workers,
        "connections": report.connections,
        "moves_per_s": round(saturated.moves_per_s),
        "p50_ms": round(percentile(paced.everybody_ms, 0.5), DIGITS),
        "p99_ms": round(percentile(paced.everybody_ms, 0.99), DIGITS),
        "acknowledged_p50_ms": round(percentile(paced.acknowledged_ms, 0.5), DIGITS),
        "acknowledged_p99_ms": round(percentile(paced.acknowledged_ms, 0.99), DIGITS),
        "kib_per_connection": round(report.kib_per_connection, DIGITS),
        "vs_bare": None if bare is None else round(_ratio(report, bare), 2),
        "us_per_move": round(saturated.cpu_us_per_move),
        "moves_per_core_s": round(1e6 / max(1.0, saturated.cpu_us_per_move)),
        "us_per_move_paced": round(paced.cpu_us_per_move),
        "is_late": paced.is_late,
        "growth_kib_per_min": report.growth_kib_per_min,
        "lost": report.lost,
    }


def _ratio(report: Report, bare: Report) -> float:
    """How many moves the server makes for one of the bare one, by processor time."""
    mine = report.saturated.cpu_us_per_move
    return bare.saturated.cpu_us_per_move / mine if mine else 0.0


def _added(report: Report, bare: Report) -> float:
    return report.saturated.cpu_us_per_move - bare.saturated.cpu_us_per_move


@contextlib.contextmanager
def _bare(path: Path) -> Iterator[Server]:
    port = free_port()
    command = ["-m", "benchmarks.load.bare", str(port)]
    with started("bare", command, port, path=path, cores=_share_cores(1)) as server:
        yield server


_ALL_CORES = sorted(os.sched_getaffinity(0))


def _share_cores(workers: int) -> set[int]:
    """Return the cores of the server: of one worker the first alone, off which the client keeps.

    Then a move takes what it takes of one core.
    """
    if workers > 1 or len(_ALL_CORES) == 1:
        os.sched_setaffinity(0, _ALL_CORES)
        return set(_ALL_CORES)
    os.sched_setaffinity(0, _ALL_CORES[1:])
    return {_ALL_CORES[0]}


def _raise_file_limit() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="benchmarks.load", description=__doc__)
    parser.add_argument("--connections", type=_numbers, default=[500, 2000], metavar="N,N")
    parser.add_argument(
        "--setups",
        type=_setups,
        default=list(SETUPS.values()),
        metavar="NAME,NAME",
        help=f"of {', '.join(SETUPS)}",
    )
    parser.add_argument("--rate", type=float, default=1000, help="moves a second (1000)")
    parser.add_argument("--seconds", type=float, default=10, help="at that rate (10)")
    parser.add_argument("--saturate", type=float, default=8, help="seconds at the most (8)")
    parser.add_argument("--soak", type=float, default=0, help="seconds to watch the memory (0)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--without-bare", action="store_true", help="nothing to compare with")
    parser.add_argument("--interpreted", action="store_true", help="leave the core as Python")
    return parser.parse_args(arguments)


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",")]


def _setups(text: str) -> list[Setup]:
    try:
        return [SETUPS[name] for name in text.split(",")]
    except KeyError as error:
        raise argparse.ArgumentTypeError(f"{error} is none of {', '.join(SETUPS)}") from None


if __name__ == "__main__":
    sys.exit(main())
