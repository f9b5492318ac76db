"""The rows of the store."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

VERSUS: Final = "versus/"
"""Prefix of record keys that are counted and not compared."""


class RoomRow(Struct, frozen=True):
    id: str
    version: int
    doc: str
    open: bool = True
    saved: int = 0
    """When it was kept last, in milliseconds since 1970."""
    code: str | None = None
    """The letters that lead to it while it is open; no two open rooms have the same."""
    hall: str | None = None
    """The hall that it belongs to, for good; the row of a hall belongs to itself."""

    @property
    def is_hall(self) -> bool:
        """Whether this row is a hall, and no table."""
        return self.hall == self.id


class TransferRow(Struct, frozen=True):
    """A code that moves a seat to another device."""

    code: str
    room: str
    seat: int
    device: str
    """The device that has the seat now."""
    until: int
    """Milliseconds since 1970."""


class NodeRow(Struct, frozen=True):
    """A server that shares the store with others."""

    id: str
    """New for every registration, so that it is known when what was written by an earlier one comes too late."""
    address: str
    """Where other nodes reach it; empty where there can be no others."""
    beats: int = 0
    """Grows as long as the node lives."""


class AsideRow(Struct, frozen=True):
    """A room that was set aside because it could not be taken up."""

    room: str
    reason: str
    """JSON: a key and its blanks, for a sentence."""
    since: int
    """Milliseconds since 1970."""


class MatchRow(Struct, frozen=True):
    id: str
    room: str
    game: str
    rules: int
    header: str
    seed: bytes
    heartbeat: int = 0
    replay: str | None = None
    deal: str | None = None
    """Why its cards are what they are, where chance alone has not decided it."""


class LogRow(Struct, frozen=True):
    seq: int
    body: str
    seat: int | None = None
    key: str | None = None


class ResultRow(Struct, frozen=True):
    match: str
    seat: int
    device: str | None
    name: str
    game: str
    place: int
    score: int
    unit: str
    record: str | None
    finished: int
    more_is_better: bool


class Standing(Struct, frozen=True):
    """A result that is kept under a record key, and where it can be seen again."""

    record: str
    game: str
    score: int
    unit: str
    name: str
    date: int
    replay: str | None
    device: str | None


class Played(Struct, frozen=True):
    """A result of a device, and the match that it comes from, where that is still kept."""

    seat: int
    name: str
    replay: str | None
    room: str | None
    deal: str | None


class Pruned(Struct, frozen=True):
    """How much was deleted because it was old."""

    rooms: int = 0
    matches: int = 0
    results: int = 0
    tries: int = 0

    def __add__(self, more: Pruned) -> Pruned:
        return Pruned(
            self.rooms + more.rooms,
            self.matches + more.matches,
            self.results + more.results,
            self.tries + more.tries,
        )
