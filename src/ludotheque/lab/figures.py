"""Which plots an experiment gets."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ludotheque.core.localization import Texts
from ludotheque.lab import plots
from ludotheque.lab.plan import Plan
from ludotheque.lab.plots import Point
from ludotheque.lab.report import Plot, heading, is_number
from ludotheque.lab.settings import Value
from ludotheque.lab.summary import Key, Summary, grouped, picked
from ludotheque.lab.table import Table

ROWS = 60
"""The most values of one plot."""


def figures(plan: Plan, table: Table, summaries: Sequence[Summary], texts: Texts) -> list[Plot]:
    """The plots of a run, in the order of its tables."""
    return [replace(plot, name=re.sub(r"[^\w.-]", "-", plot.name)) for plot in drawn(plan, table, summaries, texts)]


def drawn(plan: Plan, table: Table, summaries: Sequence[Summary], texts: Texts) -> Iterator[Plot]:
    """The plots of each table."""
    for summary in summaries:
        match summary.name:
            case "ratings":
                yield from of_values(plan, summary, ("level",), "rating", texts)
            case "shares":
                yield from of_values(plan, summary, (), "share", texts)
            case "words":
                yield from of_words(plan, summary, texts)
            case "numbers":
                yield from of_numbers(plan, table, summary, texts)


def of_values(plan: Plan, summary: Summary, more: Sequence[str], name: str, texts: Texts) -> Iterator[Plot]:
    """Values with their intervals for all groups; over the number that is swept, if there is one."""
    by = (*(plan.swept if more else plan.by), *more)
    title = texts(f"lab-table-{summary.name}")
    points = points_of(summary, by, name)
    if points:
        svg = plots.dots([point for _, point in points][:ROWS], heading(name, texts))
        yield Plot(summary.name, title, svg)
        yield from over_swept(plan, by, points, (summary.name, title, heading(name, texts)))


def points_of(summary: Summary, by: Sequence[str], name: str) -> list[tuple[Key, Point]]:
    """The values of a column of a summary, with the groups they belong to."""
    found = []
    for row in summary.rows:
        values = dict(zip(summary.columns, row, strict=True))
        key = tuple(values[column] for column in by)
        bounds = [values.get(f"{name}{end}") for end in ("_low", "_high")]
        low, high = (bound if isinstance(bound, float) else None for bound in bounds)
        value = values[name]
        if isinstance(value, int | float):
            found.append((key, Point(label_of(by, key), value, low, high)))
    return found


def label_of(by: Sequence[str], key: Key) -> str:
    """A group in words; a name of a level needs no column before it."""
    bare = ("level", "column", "value")
    said = [shown(one) if name in bare else f"{last(name)} {shown(one)}" for name, one in zip(by, key, strict=True)]
    return ", ".join(said) or "-"


def last(name: str) -> str:
    return name.rpartition(".")[2]


def shown(value: Value) -> str:
    return "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def over_swept(
    plan: Plan, by: Sequence[str], points: Sequence[tuple[Key, Point]], named: tuple[str, str, str]
) -> Iterator[Plot]:
    """A line over the only swept column that holds numbers alone, for each group of the others."""
    numeric = [name for name in plan.swept if all(is_number(cell.columns[name]) for cell in plan.cells)]
    if len(numeric) != 1 or len({cell.columns[numeric[0]] for cell in plan.cells}) < 3:  # noqa: PLR2004 - no line
        return
    at = list(by).index(numeric[0])
    others = [name for name in by if name != numeric[0]]
    series: dict[str, list[tuple[float, Point]]] = {}
    for key, point in points:
        place = key[at]
        label = label_of(others, (*key[:at], *key[at + 1 :]))
        if isinstance(place, int | float):
            series.setdefault(label, []).append((place, point))
    if len(series) <= plots.MOST:
        name, title, axis = named
        yield Plot(f"{name}-over-{last(numeric[0])}", title, plots.lines(series, last(numeric[0]), axis))


def of_words(plan: Plan, summary: Summary, texts: Texts) -> Iterator[Plot]:
    """The shares of words, a plot for each column."""
    at = summary.columns.index("column")
    for column in dict.fromkeys(str(row[at]) for row in summary.rows):
        some = Summary("words", summary.columns, tuple(row for row in summary.rows if row[at] == column))
        points = [point for _, point in points_of(some, (*plan.by, "value"), "share")]
        title = texts("lab-plot-words", column=column)
        yield Plot(f"words-{column}", title, plots.dots(points[:ROWS], heading("share", texts)))


def of_numbers(plan: Plan, table: Table, summary: Summary, texts: Texts) -> Iterator[Plot]:
    """A histogram of each number, and the means of all groups where there are several."""
    at = summary.columns.index("column")
    groups = grouped(table, plan.by)
    for column in dict.fromkeys(str(row[at]) for row in summary.rows):
        series = {label_of(plan.by, key): picked(table, column, rows)[0] for key, rows in groups.items()}
        full = {label: values for label, values in series.items() if values}
        title = texts("lab-plot-numbers", column=column)
        if len(full) <= plots.MOST:
            yield Plot(f"numbers-{column}", title, plots.histogram(full, column, heading("share", texts)))
        if len(full) > 1:
            some = Summary("numbers", summary.columns, tuple(row for row in summary.rows if row[at] == column))
            points = points_of(some, plan.by, "mean")
            axis = f"{heading('mean', texts)}: {column}"
            yield Plot(f"means-{column}", axis, plots.dots([point for _, point in points][:ROWS], axis))
            yield from over_swept(plan, plan.by, points, (f"means-{column}", axis, axis))
