"""What the server measures of itself: counted where it happens, told to Prometheus.

    metrics.MOVES.add("made")
    with metrics.MOVE_SECONDS.timed("commit"):
        ...

As with `logging`, whoever has something to tell tells it, and only a server that was asked to
listen does: before `start` nothing is kept, and `prometheus_client` is not even imported.  No
label names a table or a person.
"""

import asyncio
import gc
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate
from time import perf_counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from prometheus_client import CollectorRegistry, Metric

_SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
_SIZES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)
_LAG_EVERY_S: Final = 0.5


class Counter:
    """A number that grows, one for each of its labels."""

    def __init__(self, name: str, meaning: str, label: str = "") -> None:
        self.name = name
        self.meaning = meaning
        self.label = label
        self._kept: dict[str, float] | None = None

    def add(self, label: str = "", amount: float = 1) -> None:
        """Let it grow by *amount*."""
        if self._kept is not None:
            self._kept[label] = self._kept.get(label, 0) + amount

    def listen(self, registry: "CollectorRegistry") -> None:
        """Keep from now on what is told."""
        self._kept = {} if self.label else {"": 0}
        registry.register(self)

    def collect(self) -> "Iterator[Metric]":
        """Tell Prometheus."""
        from prometheus_client.core import CounterMetricFamily  # noqa: PLC0415 - see above

        family = CounterMetricFamily(self.name, self.meaning, labels=_labels(self.label))
        for label, number in (self._kept or {}).items():
            family.add_metric(_labels(label), number)
        yield family


class Histogram:
    """How often a size was met, up to each of some bounds."""

    def __init__(
        self, name: str, meaning: str, label: str = "", bounds: Sequence[float] = _SECONDS
    ) -> None:
        self.name = name
        self.meaning = meaning
        self.label = label
        self.bounds = bounds
        self._kept: dict[str, _Met] | None = None

    def note(self, size: float, label: str = "") -> None:
        """Count *size*, in the metric's unit."""
        if self._kept is not None:
            met = self._kept.get(label)
            if met is None:
                met = self._kept[label] = _Met(self.bounds)
            met.numbers[bisect_left(self.bounds, size)] += 1
            met.total += size

    def timed(self, label: str = "") -> "_Timed":
        """Note how many seconds the block takes, unless it fails."""
        return _Timed(self, label)

    def listen(self, registry: "CollectorRegistry") -> None:
        """Keep from now on what is told."""
        self._kept = {} if self.label else {"": _Met(self.bounds)}
        registry.register(self)

    def collect(self) -> "Iterator[Metric]":
        """Tell Prometheus."""
        from prometheus_client.core import HistogramMetricFamily  # noqa: PLC0415 - see above

        family = HistogramMetricFamily(self.name, self.meaning, labels=_labels(self.label))
        bounds = [*map(str, map(float, self.bounds)), "+Inf"]
        for label, met in (self._kept or {}).items():
            so_far = [*zip(bounds, accumulate(met.numbers), strict=True)]
            family.add_metric(_labels(label), so_far, met.total)
        yield family


class _Met:
    """How often sizes were met up to each bound, but not up to the one before, and their sum.

    Each label is told of by one thread, so that nothing need be locked.
    """

    __slots__ = ("numbers", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.numbers = [0] * (len(bounds) + 1)
        self.total = 0.0


def _labels(label: str) -> list[str]:
    return [label] if label else []


class _Timed:
    """Times a block: a class, since it is done thrice a move."""

    __slots__ = ("_begun", "_histogram", "_label")

    def __init__(self, histogram: Histogram, label: str) -> None:
        self._histogram = histogram
        self._label = label

    def __enter__(self) -> None:
        self._begun = perf_counter()

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self._histogram.note(perf_counter() - self._begun, self._label)


MOVES: Final = Counter(
    "kozyr_moves", "Commands at tables, by what became of them: made, refused, failed.", "result"
)
MOVE_SECONDS: Final = Histogram(
    "kozyr_move_seconds",
    "What a command waits for: the rules (decide), the disk (commit), and being shown to all"
    " (fan_out).",
    "step",
)
COMMIT_BATCH: Final = Histogram(
    "kozyr_commit_batch_size", "Appends that went to the store together.", bounds=_SIZES
)
CONFLICTS: Final = Counter("kozyr_append_conflicts", "Appends before which another writer was.")
DROPPED: Final = Counter("kozyr_outbox_dropped", "Messages that newer ones took the place of.")
RESUMED: Final = Counter("kozyr_resume", "Connections that found their table again.")
REPLAY_SECONDS: Final = Histogram("kozyr_replay_seconds", "Time to take up a table from its log.")
BUS_GAPS: Final = Counter("kozyr_bus_gap", "Times when the news of other workers had a gap.")
GC_SECONDS: Final = Histogram("kozyr_gc_pause_seconds", "Passes of the garbage collector.")
LAG: Final = Histogram("kozyr_loop_lag_seconds", "How late the event loop is.")
CLOSES: Final = Counter(
    "kozyr_ws_close", "Sockets closed, by the code they were closed with.", "code"
)
REFUSED: Final = Counter(
    "kozyr_ws_refused", "Sockets that were not opened: origin, cookie, address, draining.", "why"
)

_ALL: Final = (
    MOVES,
    MOVE_SECONDS,
    COMMIT_BATCH,
    CONFLICTS,
    DROPPED,
    RESUMED,
    REPLAY_SECONDS,
    BUS_GAPS,
    GC_SECONDS,
    LAG,
    CLOSES,
    REFUSED,
)


class Listening:
    """Keeps all that is told from `start` on, and reads gauges when it is asked."""

    def __init__(self, gauges: Mapping[str, tuple[str, Callable[[], float]]]) -> None:
        """Read *gauges*, each with its meaning, whenever the metrics are written."""
        from prometheus_client import (  # noqa: PLC0415 - as for counters
            CollectorRegistry,
            Gauge,
            PlatformCollector,
            ProcessCollector,
        )

        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        for metric in _ALL:
            metric.listen(self._registry)
        for name, (meaning, read) in gauges.items():
            Gauge(name, meaning, registry=self._registry).set_function(read)
        self._gc_begun = 0.0
        self._lag: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to watch the collector and the running event loop."""
        gc.callbacks.append(self._note_gc)
        self._lag = asyncio.create_task(self._note_lag())

    def stop(self) -> None:
        """Watch no more."""
        gc.callbacks.remove(self._note_gc)
        if self._lag is not None:
            self._lag.cancel()

    def text(self) -> str:
        """Return all metrics as Prometheus reads them."""
        from prometheus_client import generate_latest  # noqa: PLC0415 - as for counters

        return generate_latest(self._registry).decode()

    def _note_gc(self, phase: str, _: Mapping[str, int]) -> None:
        if phase == "start":
            self._gc_begun = perf_counter()
        else:
            GC_SECONDS.note(perf_counter() - self._gc_begun)

    async def _note_lag(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _LAG_EVERY_S
            await asyncio.sleep(_LAG_EVERY_S)
            LAG.note(max(0.0, loop.time() - due))


def merged(texts: Mapping[str, str]) -> str:
    """Return the metrics of several workers as one text: each number with its worker's label.

    *texts* are what `Listening.text` returned, by the worker's name.
    """
    from prometheus_client import CollectorRegistry, Metric, generate_latest  # noqa: PLC0415
    from prometheus_client.parser import text_string_to_metric_families  # noqa: PLC0415

    families: dict[str, Metric] = {}
    for worker, text in texts.items():
        for family in text_string_to_metric_families(text):
            together = families.setdefault(
                family.name, Metric(family.name, family.documentation, family.type)
            )
            for sample in family.samples:
                together.add_sample(sample.name, {**sample.labels, "worker": worker}, sample.value)

    class _Families:
        def collect(self) -> Iterator[Metric]:
            yield from families.values()

    registry = CollectorRegistry()
    registry.register(_Families())
    return generate_latest(registry).decode()
