"""What was measured, for readers and for programs."""

import json
from collections.abc import Sequence
from statistics import median
from typing import Final

from benchmarks.page.memory import GAMES, WARM, Memory
from benchmarks.page.motion import SMOOTH_MS, Frames, Motion
from benchmarks.page.opening import Opening
from benchmarks.page.phone import CPU_SLOWDOWN
from benchmarks.page.trace import Task
from benchmarks.page.weight import Weight

DIGITS: Final = 3
_LONGEST: Final = 5

# What is asked of the page; the bars of its weight are the build's own.
PAINT_MS: Final = 1500
LARGEST_MS: Final = 2500
BLOCKED_MS: Final = 100
SHIFT: Final = 0.02
SMOOTH: Final = 0.98
WORST_MS: Final = 100
DROP_MS: Final = 200
GROWTH_MB: Final = 1.0


class Report:
    """Gathers a table, line by line, and the figures of the last line."""

    def __init__(self) -> None:
        self.failed = False
        """Whether something that was asked for could not be measured."""
        self._lines: list[str] = []
        self._more: dict[str, float] = {}
        self._figures: dict[str, float] = {}

    def weight(self, weights: Sequence[Weight]) -> None:
        """Say what the first view weighs."""
        self._head("first view, brotli", "bytes", "at most")
        for each in weights:
            self._row(each.name, f"{each.size:,}", f"{each.budget:,}")
        self._figures["js_kb_brotli"] = weights[0].size / 1000

    def opening(self, opening: Opening, rounds: int) -> None:
        """Say how soon there is something to see, and to play."""
        self._head(f"opening, median of {rounds}, nothing cached", "ms", "at most")
        self._row("empty page, first paint", f"{opening.empty:,.0f}")
        self._row("first paint", f"{opening.first_paint:,.0f}", f"{PAINT_MS:,}")
        self._row("times the empty page's", f"{opening.first_paint / opening.empty:.2f}")
        self._row("largest paint", f"{opening.largest_paint:,.0f}", f"{LARGEST_MS:,}")
        self._row("Play was pressed", f"{opening.pressed:,.0f}")
        self._row("first card to play", f"{opening.first_card:,.0f}")
        self._row("total blocking time", f"{opening.blocked:,.0f}", f"{BLOCKED_MS}")
        self._row("layout shift, worst", f"{opening.shift:.3f}", f"{SHIFT}")
        self._figures |= {
            "first_paint_ms": opening.first_paint,
            "first_card_ms": opening.first_card,
        }
        self._more |= {
            "empty_paint_ms": opening.empty,
            "largest_paint_ms": opening.largest_paint,
            "blocked_ms": opening.blocked,
            "layout_shift": opening.shift,
        }

    def motion(self, games: Sequence[Motion]) -> None:
        """Say how the frames of the games came, the middle one of each figure."""

        def middle(of: Sequence[Frames]) -> tuple[float, float]:
            return median(each.smooth for each in of), median(each.worst for each in of)

        smooth, worst = middle([game.game for game in games])
        empty_smooth, empty_worst = middle([game.empty for game in games])
        drop = median(max(game.drops) for game in games)
        usual = median(median(game.drops) for game in games)
        self._head(
            f"{len(games)} times one game by finger, {games[0].moves} moves",
            "page",
            "asked",
            "empty",
        )
        self._row(
            f"frames under {SMOOTH_MS} ms",
            f"{smooth:.1%}",
            f"at least {SMOOTH:.0%}",
            f"{empty_smooth:.1%}",
        )
        self._row("worst frame, ms", f"{worst:,.0f}", f"at most {WORST_MS}", f"{empty_worst:,.0f}")
        self._row("drop to paint, ms", f"{usual:,.0f}")
        self._row("slowest drop to paint, ms", f"{drop:,.0f}", f"at most {DROP_MS}")
        self._figures["worst_frame_ms"] = worst
        self._more |= {
            "smooth_frames": smooth,
            "empty_smooth_frames": empty_smooth,
            "empty_worst_frame_ms": empty_worst,
            "drop_to_paint_ms": usual,
            "worst_drop_to_paint_ms": drop,
        }

    def tasks(self, tasks: Sequence[Task]) -> None:
        """Say what the page's thread did in one go, as long as a phone would take over it."""
        kinds = list(tasks[0].parts)
        self._head(f"longest tasks, thread's own time x {CPU_SLOWDOWN}, ms", "all", *kinds)
        for number, task in enumerate(tasks[:_LONGEST], 1):
            spent = (f"{task.parts[kind] * CPU_SLOWDOWN:,.0f}" for kind in kinds)
            self._row(f"{number}.", f"{task.total * CPU_SLOWDOWN:,.0f}", *spent)
        late = sum(task.total * CPU_SLOWDOWN > SMOOTH_MS for task in tasks)
        self._row(f"of more than {SMOOTH_MS} ms", f"{late}")
        self._more |= {"longest_task_ms": tasks[0].total * CPU_SLOWDOWN, "long_tasks": late}

    def memory(self, found: Sequence[Memory]) -> None:
        """Say what the page holds after so many games."""
        self._head("memory, in the lobby after so many games", "MB", "nodes", "listeners")
        for each in found:
            self._row(
                f"{each.games}", f"{each.heap_mb:.2f}", f"{each.nodes:,}", f"{each.listeners:,}"
            )
        first, last = found[0], found[-1]
        growth = last.heap_mb - first.heap_mb
        self._row(f"grown from {WARM} to {last.games}", f"{growth:.2f}", f"at most {GROWTH_MB}")
        if last.games < GAMES:
            self._lines.append(f"The machine was too busy for all {GAMES} games.")
        self._figures["heap_growth_mb"] = growth
        self._more |= {
            "memory_games": last.games,
            "node_growth": last.nodes - first.nodes,
            "listener_growth": last.listeners - first.listeners,
        }

    def screens(self, found: dict[str, list[str]]) -> None:
        """Say what axe has found."""
        violations = [
            f"{screen}: {each}" for screen, all_of_it in found.items() for each in all_of_it
        ]
        self._head(f"axe, {len(found)} screens, light and dark", "found", "asked")
        self._row("violations", f"{len(violations)}", "0")
        self._lines += violations
        self._figures["axe_violations"] = len(violations)

    def text(self) -> str:
        """The table, then two lines of JSON: whatever else was measured, and what is asked for."""
        objects = (self._more, self._figures)
        return "\n".join([*self._lines, "", *(json.dumps(_rounded(each)) for each in objects), ""])

    def _head(self, title: str, *columns: str) -> None:
        self._lines.append("")
        self._row(title, *columns)

    def _row(self, name: str, *cells: str) -> None:
        self._lines.append(f"{name:52}" + "".join(f"{cell:>15}" for cell in cells))


def _rounded(figures: dict[str, float]) -> dict[str, float]:
    return {name: round(value, DIGITS) for name, value in figures.items()}
