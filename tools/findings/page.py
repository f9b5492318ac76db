"""Tables of a page, filled from the results that lie beside it.

A comment says what a table shows, and everything from there to the next `<!-- end -->` is written anew:

    <!-- table {file = "uluru/stones/summary-numbers.csv", rows = "options.mode", values = ["mean"]} -->
"""

from __future__ import annotations

import csv
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct

from ludotheque.core.coding import decode, encode

ROOT: Final = Path(__file__).resolve().parents[2]
FINDINGS: Final = ROOT / "docs/findings"
MARKED: Final = re.compile(r"(<!-- table (?P<spec>\{.*?\}) -->\n)(?:.*?\n)??(?P<end><!-- end -->)", re.DOTALL)
Line: TypeAlias = Mapping[str, str]
"""A row of a CSV file by its columns."""


class Spec(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table shows."""

    file: str
    """Relative to the pages."""
    rows: str
    """The column that names the rows."""
    head: list[str]
    """The headings: that of the rows, then one for each value, or for each group of `across`."""
    values: list[str]
    """The columns shown; one whose `_low` and `_high` are there gets its interval."""
    where: dict[str, str] = {}
    """Columns and the value that they must have."""
    only: str = ""
    """How the name of a row begins."""
    across: str = ""
    """A column whose values become the columns of the table, for a single value."""
    least: str = ""
    """A column of whole numbers, of which only the least counts for which the value lies above a half beyond doubt."""
    percent: bool = False
    digits: int = 2
    names: dict[str, str] = {}
    """What values of `rows` are called, where not by themselves."""
    highest_first: bool = False
    """Rows by their first value, instead of by their numbers or in the order of the file."""


def filled(text: str, folder: Path = FINDINGS) -> str:
    """A page with all its tables written anew."""
    return MARKED.sub(lambda found: found[1] + f"{table(spec_of(found['spec']), folder)}\n{found['end']}", text)


def spec_of(text: str) -> Spec:
    found: Spec = decode(encode(tomllib.loads(f"table = {text}")["table"]), Spec)
    return found


def sources(text: str) -> set[str]:
    """The files that a page shows: those of its tables, and its plots."""
    return {spec_of(found["spec"]).file for found in MARKED.finditer(text)} | set(
        re.findall(r"\]\(([^)]+\.svg)\)", text)
    )


def table(spec: Spec, folder: Path) -> str:
    """A table in Markdown."""
    with (folder / spec.file).open(newline="", encoding="utf-8") as file:
        lines = [
            line for line in csv.DictReader(file) if all(line[name] == value for name, value in spec.where.items())
        ]
    if not lines:
        raise ValueError(f"{spec.file} has no row where {spec.where}")
    groups: dict[str, list[Line]] = {}
    for line in lines:
        if line[spec.rows].startswith(spec.only):
            groups.setdefault(line[spec.rows], []).append(line)
    order = list(groups.items())
    if all(name.isdigit() for name in groups):
        order.sort(key=lambda one: int(one[0]))
    if spec.highest_first:
        order.sort(key=lambda one: -float(one[1][0][spec.values[0]]))
    body = [[spec.names.get(name, name), *cells(spec, of)] for name, of in order]
    if any(len(row) != len(spec.head) for row in body):
        raise ValueError(f"a row of {spec.file} has another number of cells than the head {spec.head}")
    rule = "|---|" + "---:|" * (len(spec.head) - 1)
    return "\n".join([written(spec.head), rule, *map(written, body)])


def written(row: Sequence[str]) -> str:
    return f"| {' | '.join(row)} |"


def cells(spec: Spec, lines: Sequence[Line]) -> list[str]:
    """The cells of a row of the table."""
    if not spec.across:
        (line,) = lines
        return [shown(spec, line, name) for name in spec.values]
    (value,) = spec.values
    groups: dict[str, list[Line]] = {}
    for line in lines:
        groups.setdefault(line[spec.across], []).append(line)
    return [least_of(spec, of, value) if spec.least else shown(spec, of[0], value) for of in groups.values()]


def least_of(spec: Spec, lines: Sequence[Line], value: str) -> str:
    """The least number for which a value is above a half beyond doubt, and the value there; then those in doubt."""
    sure = [line for line in lines if float(line[f"{value}_low"]) > 1 / 2]
    doubtful = [line for line in lines if line not in sure and float(line[f"{value}_high"]) >= 1 / 2]
    found = min(sure, key=lambda line: int(line[spec.least]), default=None)
    least = "none" if found is None else f"{found[spec.least]} ({shown(spec, found, value)})"
    numbers = [line[spec.least] for line in sorted(doubtful, key=lambda line: int(line[spec.least]))]
    return f"{least}; undecided: {', '.join(numbers)}" if numbers else least


def shown(spec: Spec, line: Line, name: str) -> str:
    """A value as a table shows it, with its interval where it has one."""
    try:
        value = float(line[name])
    except ValueError:
        return line[name] or "-"
    low, high = (line.get(f"{name}_{end}") for end in ("low", "high"))
    if low and high:
        return f"{number(spec, value)} ({bare(spec, float(low))} to {bare(spec, float(high))})"
    return f"{value:,.0f}" if value.is_integer() and not spec.percent else number(spec, value)


def number(spec: Spec, value: float) -> str:
    return f"{bare(spec, value)} %" if spec.percent else bare(spec, value)


def bare(spec: Spec, value: float) -> str:
    """A number without its unit."""
    return f"{100 * value if spec.percent else value:,.{spec.digits}f}"
