"""Compiled or plain, the same answers; and what was compiled is kept until a word of its sources changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.compiling import FAST, compiler, filled, listed, lowest, real, room, size, whole, zeros


def test_sets_as_bits() -> None:
    for bits in (1, 6, 40, 2**40 + 8, 2**62):
        assert size(bits) == bits.bit_count()
        assert lowest(bits) == bin(bits)[::-1].index("1")
    assert size(0) == 0


def test_rows_of_numbers() -> None:
    assert list(whole(range(3))) == listed(whole(range(3))) == [0, 1, 2]
    assert [type(number) for number in listed(whole((1, 2)))] == [int, int]
    assert list(real((0.5, 2))) == [0.5, 2.0]
    assert list(filled(7, 2)) == [7, 7]
    assert list(zeros(2)) == [0.0, 0.0]
    assert len(room(5)) == len(room(5, "int32")) == 5


def twice(number: int) -> int:
    return 2 * number


def stamp(*sources: Path) -> Any:
    fast: Any = compiler(*sources)(twice)
    return fast._cache._cache_file._source_stamp


@pytest.mark.parametrize("counting", [True, False])
def test_a_function_does_the_same_when_compiled(counting: bool) -> None:
    assert compiler(counting=counting)(twice)(21) == 42


@pytest.mark.skipif(not FAST, reason="nothing is compiled")
def test_what_is_kept_belongs_to_the_words_of_its_sources(tmp_path: Path) -> None:
    source = tmp_path / "pieces.py"
    source.write_text("ONE = 1\n", "utf-8")
    before = stamp(source)
    assert stamp(source) == before != stamp()
    source.write_text("ONE = 2\n", "utf-8")
    assert stamp(source) != before
