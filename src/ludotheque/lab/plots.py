"""Plots as SVG: the same bytes for the same numbers, and words that stay text. Nothing is told by colour alone."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from msgspec import Struct

INK: Final = "#2b211b"
COLOURS: Final = ("#c4512d", "#3a86d4", "#4f8a3c", "#b07d12", "#8a5bc0", "#1f8f8a", "#b0487f", "#7a6a58")
MARKERS: Final = "osD^vPX*"
STROKES: Final = ("-", "--", "-.", ":")
MOST: Final = len(COLOURS)
"""The most lines of one plot."""
STEPS: Final = 60
"""Whole numbers that span more are put into as many bins as this at most."""
STYLE: Final[Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "ludotheque",
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "legend.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
BESIDE: Final[Any] = {"frameon": False, "loc": "upper left", "bbox_to_anchor": (1.0, 1.0)}
"""Where a legend covers no line."""
WIDE: Final = 9.0
"""Inches of a plot that has one."""
NO_METADATA: Final = dict.fromkeys(("Date", "Creator", "Format", "Type"))


class Point(Struct, frozen=True):
    """A value with its interval, where it has one."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None


def drawn(size: tuple[float, float], draw: Callable[[Axes], None]) -> str:
    """A plot as SVG."""
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=size, layout="constrained")
        FigureCanvasSVG(figure)
        figure.patch.set_alpha(0)
        axes = figure.add_subplot()
        axes.patch.set_alpha(0)
        draw(axes)
        stream = io.StringIO()
        figure.savefig(stream, format="svg", metadata=NO_METADATA)
    return stream.getvalue()


def dots(points: Sequence[Point], axis: str) -> str:
    """Values with their intervals, one below the other."""

    def draw(axes: Axes) -> None:
        for row, point in enumerate(points):
            if point.low is not None and point.high is not None:
                axes.plot([point.low, point.high], [row, row], color=COLOURS[0], linewidth=2, solid_capstyle="butt")
            axes.plot([point.value], [row], MARKERS[0], color=COLOURS[0], markersize=6)
        axes.set_yticks(range(len(points)), [plain(point.label) for point in points])
        axes.set_ylim(len(points) - 0.5, -0.5)
        axes.set_xlabel(plain(axis))
        axes.grid(axis="x", alpha=0.25)

    return drawn((7, 0.8 + 0.3 * max(2, len(points))), draw)


def lines(series: Mapping[str, Sequence[tuple[float, Point]]], across: str, axis: str) -> str:
    """Values with their intervals over a swept number, a line for each of the other settings."""

    def draw(axes: Axes) -> None:
        for number, (label, points) in enumerate(series.items()):
            colour, stroke = COLOURS[number % MOST], STROKES[number % len(STROKES)]
            places, values = [place for place, _ in points], [point.value for _, point in points]
            axes.plot(places, values, stroke, marker=MARKERS[number % MOST], color=colour, label=plain(label))
            for place, point in points:
                if point.low is not None and point.high is not None:
                    axes.plot([place, place], [point.low, point.high], color=colour, linewidth=1)
        axes.set_xlabel(plain(across))
        axes.set_ylabel(plain(axis))
        axes.grid(axis="y", alpha=0.25)
        if len(series) > 1:
            axes.legend(**BESIDE)

    return drawn((7 if len(series) == 1 else WIDE, 4), draw)


def histogram(series: Mapping[str, Sequence[float]], axis: str, height: str) -> str:
    """How often each value comes, a line of steps for each group."""
    values = [value for group in series.values() for value in group]
    edges = bins(values)

    def draw(axes: Axes) -> None:
        for number, (label, group) in enumerate(series.items()):
            axes.hist(
                group,
                bins=edges,
                weights=[1 / len(group)] * len(group),
                histtype="step",
                color=COLOURS[number % MOST],
                linestyle=STROKES[number % len(STROKES)],
                linewidth=1.6,
                label=plain(label),
            )
        axes.set_xlabel(plain(axis))
        axes.set_ylabel(plain(height))
        if len(series) > 1:
            axes.legend(**BESIDE)

    return drawn((7 if len(series) == 1 else WIDE, 3.2), draw)


def bins(values: Sequence[float]) -> list[float]:
    """The edges of bins: one for each whole number where there are few, else equal ones."""
    least, most = min(values), max(values)
    if most - least < STEPS and all(float(value).is_integer() for value in values):
        return [least - 0.5 + step for step in range(round(most - least) + 2)]
    return [least + (most - least) * step / STEPS for step in range(STEPS + 1)]


def plain(text: str) -> str:
    """Text without the signs that matplotlib reads as formulas; a leading underscore would hide a legend."""
    return text.replace("$", "\uff04").lstrip("_") or "-"


def inline(svg: str) -> str:
    """A plot to stand within a page: in the colour of its text, without a head and without anything outside."""
    body = svg[svg.index("<svg") :]
    referred = set(re.findall(r"#([\w.-]+)[\")]", body))
    body = re.sub(r' xmlns(?::\w+)?="[^"]*"', "", body)
    body = re.sub(r' id="([^"]*)"', lambda found: found[0] if found[1] in referred else "", body)
    return body.replace(INK, "currentColor").strip()
