"""All rows as one table, whatever their columns, and tables that are summed up from it."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from ludotheque.lab import table
from ludotheque.lab.settings import Row
from ludotheque.lab.table import Columns, gathered, kinds_of

PARTS: list[list[Row]] = [
    [{"number": 0, "gone": None, "mixed": 1, "told": True}, {"number": 0, "gone": None, "mixed": 0.5, "told": None}],
    [{"number": 1, "mixed": None, "told": False, "late": "ä,\n", "both": 1}],
    [{"number": 2, "both": "one"}],
]


class Parts:
    """What a folder gives, without a run."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def rows(self) -> list[list[Row]]:
        return PARTS


def test_columns_have_a_type_for_all_their_values() -> None:
    kinds = {"number": int, "gone": type(None), "mixed": float, "told": bool, "late": str, "both": str}
    assert kinds_of(PARTS) == kinds
    assert kinds_of(PARTS[::-1])["mixed"] is float


@pytest.mark.parametrize("group", [1, 100])
def test_both_files_have_all_rows(group: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "GROUP", group)
    folder: Any = Parts(tmp_path)
    found = gathered(folder)
    assert found["mixed"] == [1.0, 0.5, None, None]
    assert found["both"] == [None, None, "1", "one"]
    assert found["told"] == [True, None, False, None]
    assert list(found) == ["number", "gone", "mixed", "told", "late", "both"]
    with (tmp_path / "rows.csv").open(encoding="utf-8", newline="") as stream:
        rows = list(csv.reader(stream))
    assert rows[1] == ["0", "", "1.0", "true", "", ""]
    assert rows[3] == ["1", "", "", "false", "ä,\n", "1"]
    assert parquet.read_metadata(tmp_path / "rows.parquet").num_row_groups == (3 if group == 1 else 1)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["rows.csv", "rows.parquet"]


def test_a_column_that_is_not_there(tmp_path: Path) -> None:
    folder: Any = Parts(tmp_path)
    gathered(folder)
    found = Columns(tmp_path / "rows.parquet")
    assert len(found) == 6
    with pytest.raises(KeyError):
        found["colour"]
