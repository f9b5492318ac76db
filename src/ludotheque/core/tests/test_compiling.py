"""Compiled and plain functions agree; the compiled cache is valid until a source changes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.compiling import (
    FAST,
    bit_count,
    compiler,
    empty,
    float_array,
    full,
    held,
    int_array,
    lowest_bit,
    to_list,
    zeros,
)


def test_bit_sets() -> None:
    for bits in (1, 6, 40, 2**40 + 8, 2**62):
        assert bit_count(bits) == bits.bit_count()
        assert lowest_bit(bits) == bin(bits)[::-1].index("1")
    assert bit_count(0) == 0


def test_arrays() -> None:
    assert list(int_array(range(3))) == to_list(int_array(range(3))) == [0, 1, 2]
    assert [type(number) for number in to_list(int_array((1, 2)))] == [int, int]
    assert list(float_array((0.5, 2))) == [0.5, 2.0]
    assert list(full(2, 7)) == [7, 7]
    assert list(zeros(2)) == [0.0, 0.0]
    assert len(empty(5)) == len(empty(5, "int32")) == 5


def twice(number: int) -> int:
    return 2 * number


def stamp(*sources: Path) -> Any:
    fast: Any = compiler(*sources)(twice)
    return fast._cache._cache_file._source_stamp


@pytest.mark.parametrize("refcount", [True, False])
def test_a_compiled_function_gives_the_same(refcount: bool) -> None:
    assert compiler(refcount=refcount)(twice)(21) == 42


@pytest.mark.skipif(not FAST, reason="nothing is compiled")
def test_the_cache_is_keyed_by_the_sources(tmp_path: Path) -> None:
    source = tmp_path / "pieces.py"
    source.write_text("ONE = 1\n", "utf-8")
    before = stamp(source)
    assert stamp(source) == before != stamp()
    source.write_text("ONE = 2\n", "utf-8")
    assert stamp(source) != before


WAITING = """
import sys
from pathlib import Path
from ludotheque.core.compiling import compiled_once

def compile_(told):
    return Path(told).read_text()

print("ready", flush=True)
print(compiled_once(compile_, Path(sys.argv[1]))(sys.argv[2]))
"""


@pytest.mark.skipif(not FAST, reason="nothing is compiled")
@pytest.mark.skipif(sys.platform == "win32", reason="every process compiles for itself")
def test_a_process_waits_for_another_that_compiles(tmp_path: Path) -> None:
    """Otherwise each worker of a new installation would spend half a minute on the same function."""
    lock, result = tmp_path / "twice.lock", tmp_path / "result"
    result.write_text("nothing yet")
    command = [sys.executable, "-c", WAITING, str(lock), str(result)]
    with held(lock):
        other = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own
        assert other.stdout is not None
        assert other.stdout.readline() == "ready\n"
        result.write_text("compiled")
    assert other.communicate()[0] == "compiled\n"


def test_a_folder_that_cannot_be_written_keeps_nobody_from_compiling(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with held(tmp_path / "file" / "twice.lock"):
        pass
