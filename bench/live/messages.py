"""The messages of our screens. No other module of the benchmarks knows their format."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from ludotheque.core.game import numbers_of_runs
from ludotheque.table.requests import PROTOCOL


class SeenTable(Struct, frozen=True):
    id: str
    phase: str


class SeenMatch(Struct, frozen=True):
    id: str
    chapter: str
    seat: int | None
    legal: tuple[int, ...]
    replay: str | None


NO_MATCH = SeenMatch("", "", None, (), None)


class SeenClock(Struct, frozen=True):
    now: int
    deadline: int | None
    running: bool


class SeenRefusal(Struct, frozen=True):
    key: str


class SeenAnswer(Struct, frozen=True):
    key: str
    refused: SeenRefusal | None


class Seen(Struct, frozen=True):
    """The parts of a message of the server that the load generator looks at; unchanged ones are None."""

    type: str
    stream: str = ""
    n: int = 0
    table: SeenTable | None = None
    match: SeenMatch | None = None
    changes: tuple[tuple[tuple[str | int, ...], Raw], ...] = ()
    toggled: tuple[int, ...] = ()
    clock: SeenClock | None = None
    answers: tuple[SeenAnswer, ...] = ()


read = msgspec.json.Decoder(Seen).decode
"""Read a message of the server."""


def match_after(match: SeenMatch, seen: Seen) -> SeenMatch:
    """The match after a message; `match` is what was seen of it before."""
    if seen.match is not None:
        return seen.match
    changed = {path[0]: msgspec.json.decode(value) for path, value in seen.changes if path[0] in ("chapter", "replay")}
    if seen.toggled:
        changed["legal"] = tuple(sorted({*match.legal}.symmetric_difference(numbers_of_runs(seen.toggled))))
    return msgspec.structs.replace(match, **changed) if changed else match


def hello(stream: str | None = None, last: int | None = None, *, watch: bool = False) -> bytes:
    """The first message of a connection."""
    return msgspec.json.encode(
        {"type": "hello", "protocol": PROTOCOL, "stream": stream, "last": last, "watch": watch},
    )


def ask(kind: str, key: str, **fields: Any) -> bytes:
    """Any request but an action."""
    return msgspec.json.encode({"type": kind, "key": key, **fields})


def do(key: str, seen: SeenMatch, seat: int, action: int) -> bytes:
    """An action in the match as it was seen, by its number in the catalogue."""
    now = f'"match":"{seen.id}","chapter":"{seen.chapter}"'
    return f'{{"type":"do","key":"{key}",{now},"seat":{seat},"action":{action}}}'.encode()
