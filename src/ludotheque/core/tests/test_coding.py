"""JSON encoding and decoding, also by many threads at once."""

from __future__ import annotations

import subprocess
import sys

import msgspec
import pytest

from ludotheque.core.coding import decode, encode

CROWD = """
from __future__ import annotations
import sys
from threading import Barrier, Thread
from typing import Generic, TypeVar
from msgspec import Struct, defstruct
from ludotheque.core.coding import decode
sys.setswitchinterval(1e-6)
T = TypeVar("T")
class Act(Struct, Generic[T], tag=True):
    seats: tuple[int, ...]
    action: T
    about: dict[str, tuple[int, str]]
    key: str | None = None
class Tick(Struct, tag=True):
    at: int = 0
def read(kind, together, found):
    together.wait()
    line = b'{"type":"Act","seats":[1],"action":{"x":2},"about":{"a":[1,"b"]},"key":"k"}'
    found.append(decode(line, Act[kind] | Tick))
for number in range(100):
    found, together = [], Barrier(4)
    kind = defstruct(f"Kind{number}", [("x", int)])
    threads = [Thread(target=read, args=(kind, together, found)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [act.action.x for act in found] == [2] * 4
"""
"""Four threads build a decoder for the same type at once, again and again."""


def test_threads_may_build_the_same_decoder_at_once() -> None:
    done = subprocess.run(  # noqa: S603 - our own interpreter, our own words
        [sys.executable, "-c", CROWD], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


class Point(msgspec.Struct):
    x: int
    y: int = 0


def test_a_value_survives_a_round_trip() -> None:
    assert decode(encode(Point(1, 2)), Point) == Point(1, 2)
    assert encode({"b": 1, "a": 2}) == b'{"a":2,"b":1}'
    with pytest.raises(msgspec.ValidationError, match="int"):
        decode(b'{"x": "one"}', Point)
