"""What the page's own thread did, by the browser's own trace.

A thread's time does not count while others have the processor, so these figures mean the
same on a busy machine: the page runs unbraked, and a slow phone takes so many times longer.
"""

import json
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser

Event = dict[str, Any]

_CATEGORIES: Final = ["toplevel", "devtools.timeline", "v8"]
_TASKS: Final = ("ThreadControllerImpl::RunTask", "BlinkScheduler_PerformMicrotaskCheckpoint")
"""The second is what promises led to: now and then the browser sees to it between two tasks."""
_PAGE_THREAD: Final = "CrRendererMain"
_WHOLE: Final = "X"
_KINDS: Final = {
    "style": ("UpdateLayoutTree",),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
    "script": ("FunctionCall", "v8.evaluateModule", "EvaluateScript"),
}
_INNER: Final = ("style", "layout")
"""What a script that asks where things are makes the browser do within the script's time."""


@dataclass(frozen=True)
class Task:
    """What the thread did in one go, in milliseconds; nobody is answered meanwhile."""

    total: float
    parts: dict[str, float]
    """By kind: `script` without the `style` and `layout` that it asked for, and `paint`."""


def tasks_of(browser: Browser, do: Callable[[], object], keep: Path | None = None) -> list[Task]:
    """Trace *browser* while it does *do*; give all tasks of the page's thread, longest first.

    *keep* is where the whole trace is to stay, for DevTools to open.
    """
    with TemporaryDirectory() as folder:
        path = keep or Path(folder) / "trace.json"
        browser.start_tracing(path=path, categories=_CATEGORIES)
        try:
            do()
        finally:
            browser.stop_tracing()
        events: list[Event] = json.loads(path.read_text(encoding="utf-8"))["traceEvents"]
    return sorted(_tasks(_of_page(events)), key=lambda task: task.total, reverse=True)


def _of_page(events: Sequence[Event]) -> list[Event]:
    """The events of the busiest page's thread, in order."""
    pages = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == _PAGE_THREAD
    }
    threads: defaultdict[tuple[int, int], list[Event]] = defaultdict(list)
    for event in events:
        thread = (event["pid"], event["tid"])
        if event["ph"] == _WHOLE and thread in pages:
            threads[thread].append(event)
    busiest = max(threads, key=lambda thread: len(threads[thread]))
    return sorted(threads[busiest], key=itemgetter("ts"))


def _tasks(events: Sequence[Event]) -> list[Task]:
    starts = [event["ts"] for event in events]
    found = []
    end = 0.0
    for task in (event for event in events if event["name"] in _TASKS):
        if task["ts"] < end:
            continue
        end = task["ts"] + task["dur"]
        within = events[bisect_left(starts, task["ts"]) : bisect_left(starts, end)]
        found.append(Task(_spent(task), _parts(within)))
    return found


def _parts(events: Sequence[Event]) -> dict[str, float]:
    kind_of = {name: kind for kind, names in _KINDS.items() for name in names}
    parts = dict.fromkeys(_KINDS, 0.0)
    covered: dict[str, float] = {}
    for event in events:
        kind = kind_of.get(event["name"])
        # Of calls within calls only the outermost counts.
        if kind is None or event["ts"] < covered.get(kind, 0):
            continue
        end = event["ts"] + event["dur"]
        covered[kind] = end
        parts[kind] += _spent(event)
        if kind in _INNER and end <= covered.get("script", 0):
            parts["script"] -= _spent(event)
    return parts


def _spent(event: Event) -> float:
    """The thread's own time, in milliseconds."""
    return float(event.get("tdur", 0)) / 1000
