"""A plot of scores with their intervals, as SVG."""

from collections.abc import Sequence
from html import escape
from typing import Final

from kozyr.study.ladder import Standing

_ROW: Final = 26
_TOP: Final = 30
_LABELS: Final = 270
_AXIS: Final = 400
_RIGHT: Final = 70
_TICKS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
_STYLE: Final = """\
text { font: 13px system-ui, sans-serif; fill: #1f2328 }
.grid { stroke: #d0d7de }
.fair { stroke: #bc4c00; stroke-dasharray: 4 3 }
.reach { stroke: #0969da; stroke-width: 2 }
.mean { fill: #0969da }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3 }
  .grid { stroke: #3d444d }
  .fair { stroke: #f0883e }
  .reach { stroke: #58a6ff }
  .mean { fill: #58a6ff }
}"""


def plot_of(standings: Sequence[Standing], title: str) -> str:
    """Draw a row for each match: what A scored, its interval, and what equals would score."""
    bottom = _TOP + _ROW * len(standings)
    width, height = _LABELS + _AXIS + _RIGHT, bottom + 10
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}</style>",
    ]
    for tick in _TICKS:
        x = _x(tick)
        lines.append(f'<text x="{x}" y="{_TOP - 12}" text-anchor="middle">{tick:g}</text>')
        lines.append(_line("grid", x, _TOP - 6, x, bottom))
    for number, standing in enumerate(standings):
        y = _TOP + _ROW * number + _ROW // 2
        fair, mean = _x(standing.fair), _x(standing.mean)
        low, high = map(_x, standing.reach)
        lines += [
            f'<text x="{_LABELS - 12}" y="{y + 4}" text-anchor="end">'
            f"{escape(standing.names)}</text>",
            _line("fair", fair, y - _ROW // 2, fair, y + _ROW // 2),
            _line("reach", low, y, high, y),
            _line("reach", low, y - 4, low, y + 4),
            _line("reach", high, y - 4, high, y + 4),
            f'<circle class="mean" cx="{mean}" cy="{y}" r="4"/>',
            f'<text x="{_LABELS + _AXIS + 14}" y="{y + 4}">{standing.mean:.3f}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])


def _x(score: float) -> float:
    return round(_LABELS + _AXIS * score, 1)


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'
