"""The report of a run: one page of HTML that asks nobody for anything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from ludotheque.core.coding import encode
from ludotheque.core.localization import Texts
from ludotheque.lab.plan import Plan
from ludotheque.lab.plots import inline
from ludotheque.lab.settings import Value
from ludotheque.lab.summary import Summary
from ludotheque.lab.work import software

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
BOUNDS: Final = ("_low", "_high")
"""Columns with these endings are told beside the value they bound."""
LONG: Final = 400
"""Rows of a table that a page shows; the CSV file has them all."""
DIGITS: Final = 4
NUMBER: Final = ' class="number"'


class Plot(Struct, frozen=True):
    """A plot, and the name of its file."""

    name: str
    title: str
    svg: str


def report(plan: Plan, summaries: Sequence[Summary], plots: Sequence[Plot], texts: Texts) -> str:
    """The whole page."""
    experiment = plan.experiment
    title = experiment.title or texts("lab-report-title", game=texts("game-name"))
    style = files("ludotheque.lab").joinpath("report.css").read_text("utf-8")
    parts = [
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<meta name="color-scheme" content="light dark">\n<title>{escape(title)}</title>',
        f"<style>\n{style}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>",
        *opening(plan, texts),
        *(table(one, texts) for one in summaries),
        *(figure(plot) for plot in plots),
        *closing(plan, texts),
        "</main>\n</body>\n</html>\n",
    ]
    return "\n".join(parts)


def opening(plan: Plan, texts: Texts) -> Iterable[str]:
    """What was done, in a few sentences."""
    kind = texts("lab-kind", kind=str(type(plan.experiment).__struct_config__.tag))
    yield f"<p>{escape(kind)}</p>"
    count = plan.experiment.count
    done = texts("lab-report-done", jobs=plan.jobs, settings=len(plan.cells), count=count, measure=plan.name)
    yield f"<p>{escape(done)}</p>"
    yield f'<p class="note">{escape(texts("lab-report-intervals"))}</p>'


def table(summary: Summary, texts: Texts) -> str:
    """A table of results, intervals beside what they bound."""
    shown = [name for name in summary.columns if not name.endswith(BOUNDS)]
    heads = "".join(head(name, summary, texts) for name in shown)
    body = []
    for row in summary.rows[:LONG]:
        values = dict(zip(summary.columns, row, strict=True))
        body.append(f"<tr>{''.join(cell(name, values, texts) for name in shown)}</tr>")
    rest = len(summary.rows) - len(body)
    more = f"<p>{escape(texts('lab-report-more', rows=rest))}</p>" if rest > 0 else ""
    caption = escape(texts(f"lab-table-{summary.name}"))
    rows = "\n".join(body)
    return (
        f'<section>\n<h2>{caption}</h2>\n<div class="wide"><table>\n<thead><tr>{heads}</tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody>\n</table></div>{more}\n</section>"
    )


def head(name: str, summary: Summary, texts: Texts) -> str:
    """The head of a column, above its numbers where it has some."""
    at = summary.columns.index(name)
    numbers = all(is_number(row[at]) for row in summary.rows[:1])
    return f'<th scope="col"{NUMBER if numbers else ""}>{escape(heading(name, texts))}</th>'


def is_number(value: Value) -> bool:
    """Whether a value is told as a number."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def heading(name: str, texts: Texts) -> str:
    """The words for a column of a summary; settings and measured columns have the names of the experiment."""
    try:
        return texts(f"lab-column-{name}")
    except LookupError:
        return name


def cell(name: str, values: dict[str, Value], texts: Texts) -> str:
    """A cell; with its interval where it has one."""
    value = values[name]
    if value is None and f"{name}{BOUNDS[0]}" in values:
        return "<td></td>"
    if not is_number(value):
        return f"<td>{escape(word(value, texts))}</td>"
    low, high = (values.get(f"{name}{bound}") for bound in BOUNDS)
    said = number(value, texts)
    if low is None:
        return f"<td{NUMBER}>{said}</td>"
    bounds = {"low": number(low, texts), "high": number(high, texts)}
    between = texts("lab-at-least", low=bounds["low"]) if high is None else texts("lab-between", **bounds)
    return f'<td{NUMBER}>{said} <span class="interval">{escape(between)}</span></td>'


def word(value: Value, texts: Texts) -> str:
    """A value that is no number."""
    return texts("lab-nothing") if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def number(value: Value, texts: Texts) -> str:
    """A number to four significant digits, with the decimal mark of the language; whole ones in full."""
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        wide = abs(value) >= 10**DIGITS
        text = f"{value:.0f}" if wide else f"{value:.{DIGITS}g}"
        return text.replace("-", "\u2212").replace(".", texts("decimal-mark"))
    return str(value)


def figure(plot: Plot) -> str:
    drawn = inline(plot.svg).replace("<svg", f'<svg role="img" aria-label="{escape(plot.title)}"', 1)
    return f"<section>\n<h2>{escape(plot.title)}</h2>\n<figure>{drawn}</figure>\n</section>"


def closing(plan: Plan, texts: Texts) -> Iterable[str]:
    """How to do it again: the experiment, its seeds, and the software."""
    experiment, used = plan.experiment, software(plan.experiment.game)
    yield f"<section>\n<h2>{escape(texts('lab-report-again'))}</h2>"
    yield f"<pre>{escape(experiment_text(plan))}</pre>"
    last = experiment.count - 1
    seeds = texts("lab-report-seeds", first=f"{experiment.seed}/0", last=f"{experiment.seed}/{last}")
    yield f"<p>{escape(seeds)}</p>"
    listed = " ".join(f"{experiment.seed}/{opening}" for opening in range(min(experiment.count, LONG)))
    more = " …" if experiment.count > LONG else ""
    yield f"<details><summary>{escape(texts('lab-report-all-seeds'))}</summary><p>{escape(listed)}{more}</p></details>"
    made = texts(
        "lab-report-software",
        version=used.ludotheque,
        game=experiment.game,
        rules=used.rules,
        code=used.code,
        numba=str(used.numba).lower(),
    )
    yield f"<p>{escape(made)}</p>\n</section>"


def experiment_text(plan: Plan) -> str:
    """The experiment as a file would have it."""
    data: dict[str, object] = msgspec.to_builtins(plan.experiment)
    return "".join(f"{line}\n" for line in toml_lines("", data))


def toml_lines(path: str, table: Mapping[str, object]) -> Iterator[str]:
    """The lines of a table in TOML, those of tables in it by dotted keys."""
    for name, value in table.items():
        key = f"{path}{name}"
        if isinstance(value, dict):
            yield from toml_lines(f"{key}.", value)
        else:
            yield f"{key} = {toml_value(value)}"


def toml_value(value: object) -> str:
    """A value in TOML."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{name} = {toml_value(one)}' for name, one in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml_value, value))}]"
    return encode(value).decode().replace("\x7f", "\\u007f")
