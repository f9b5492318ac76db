"""All rows of a run as one table: Parquet and CSV, the same bytes for the same rows, and columns to sum up."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import pyarrow as pa
from pyarrow import parquet

from ludotheque.core.coding import encode
from ludotheque.lab.folder import Folder
from ludotheque.lab.settings import Row, Value

Table: TypeAlias = Mapping[str, Sequence[Any]]
"""Columns by name; None where a row has no such column."""

GROUP: Final = 65_536
"""At least so many rows in a row group of Parquet, if there are."""
TYPES: Final[dict[type, Any]] = {
    bool: pa.bool_(),
    int: pa.int64(),
    float: pa.float64(),
    str: pa.string(),
    type(None): pa.string(),
}


def gathered(folder: Folder) -> Table:
    """Write `rows.parquet` and `rows.csv`, and give their columns, each loaded when it is asked for."""
    kinds = kinds_of(folder.rows())
    file = atomically(folder.path / "rows.parquet", lambda new: write_parquet(new, kinds, folder.rows()))
    atomically(folder.path / "rows.csv", lambda new: write_csv(new, kinds, folder.rows()))
    return Columns(file)


class Columns(Mapping[str, Sequence[Any]]):
    """The columns of a Parquet file. Each is read when it is first asked for: all of them might not fit."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.names: list[str] = parquet.read_schema(file).names
        self.loaded: dict[str, list[Any]] = {}

    def __getitem__(self, name: str) -> list[Any]:
        if name not in self.names:
            raise KeyError(name)
        if name not in self.loaded:
            self.loaded[name] = parquet.read_table(self.file, columns=[name]).column(name).to_pylist()
        return self.loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


def kinds_of(parts: Iterable[Sequence[Row]]) -> dict[str, type]:
    """The columns of all rows with a type that has all their values."""
    found: dict[str, type] = {}
    for rows in parts:
        for row in rows:
            for name, value in row.items():
                kind = type(value)
                if found.get(name) is not kind:
                    found[name] = wider(found.get(name, kind), kind)
    return found


def wider(one: type, other: type) -> type:
    """The type that has the values of both."""
    if one is other or other is type(None):
        return one
    if one is type(None):
        return other
    return float if {one, other} == {int, float} else str


def as_kind(value: Value, kind: type) -> Value:
    """A value as its column has it."""
    if value is None or type(value) is kind:
        return value
    return float(value) if kind is float else encode(value).decode()


def write_parquet(new: Path, kinds: Mapping[str, type], parts: Iterable[Sequence[Row]]) -> None:
    schema = pa.schema([(name, TYPES[kind]) for name, kind in kinds.items()])
    with parquet.ParquetWriter(new, schema, compression="zstd") as writer:
        for rows in in_groups(parts):
            columns = [[as_kind(row.get(name), kind) for row in rows] for name, kind in kinds.items()]
            writer.write_table(pa.table(columns, schema=schema))


def in_groups(parts: Iterable[Sequence[Row]]) -> Iterator[list[Row]]:
    """Parts put together until a group is large enough."""
    group: list[Row] = []
    for rows in parts:
        group += rows
        if len(group) >= GROUP:
            yield group
            group = []
    if group:
        yield group


def write_csv(new: Path, kinds: Mapping[str, type], parts: Iterable[Sequence[Row]]) -> None:
    with new.open("w", encoding="utf-8", newline="") as stream:
        lines = csv.writer(stream, lineterminator="\n")
        lines.writerow(kinds)
        for rows in parts:
            lines.writerows([in_csv(as_kind(row.get(name), kind)) for name, kind in kinds.items()] for row in rows)


def in_csv(value: Value) -> Value:
    """A value as a CSV file has it: nothing for None, true and false as in JSON."""
    return str(value).lower() if isinstance(value, bool) else value


def csv_of(columns: Sequence[str], rows: Iterable[Sequence[Value]]) -> bytes:
    """A small table as CSV."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(columns)
    lines.writerows([in_csv(value) for value in row] for row in rows)
    return text.getvalue().encode()


def atomically(file: Path, make: Callable[[Path], None]) -> Path:
    """A file made under another name first, so that nobody finds half of it."""
    new = file.with_name(f"{file.name}.{os.getpid()}.new")
    make(new)
    new.replace(file)
    return file
