"""Shapes and pieces as JSON: `{"shape": ["##.", ".##"], "pieces": ["I2", "I2"]}`, or with `"size": 2` instead."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ludotheque.console.input import Location, quoted
from ludotheque.games.ubongo.book.shape import Rows
from ludotheque.games.ubongo.pieces import NUMBER, PIECES

WIDEST: Final = 20
"""Rows and columns of a shape, at most."""
MOST: Final = 20
"""Pieces, at most."""


class Given(Struct, frozen=True):
    """A shape, and what it is to be covered with: these pieces, or any so many different ones."""

    shape: Rows
    pieces: tuple[str, ...] = ()
    size: int = 0


def read_given(line: int, value: object, wanted: str) -> Given:
    """Read one object of the input that has a shape and one field more, refusing everything else."""
    location = Location(line)
    members = location.members(value)
    for name in members:
        if name not in ("shape", wanted):
            raise location.key(name).refusal("field-unknown")
    for name in ("shape", wanted):
        if name not in members:
            raise location.key(name).refusal("field-missing")
    shape = read_shape(location.key("shape"), members["shape"])
    if wanted == "pieces":
        return Given(shape, pieces=read_pieces(location.key("pieces"), members["pieces"]))
    return Given(shape, size=read_size(location.key("size"), members["size"]))


def read_shape(location: Location, value: object) -> Rows:
    """Rows of equal length, with at least one cell."""
    if not isinstance(value, list) or not value:
        raise location.refusal("shape-not-rows")
    if len(value) > WIDEST:
        raise location.refusal("shape-large", most=WIDEST)
    rows = tuple(read_row(location.item(number), row) for number, row in enumerate(value))
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise location.item(number).refusal("shape-ragged", given=len(row), wanted=len(rows[0]))
    if not any("#" in row for row in rows):
        raise location.refusal("shape-empty")
    return rows


def read_row(location: Location, value: object) -> str:
    if not isinstance(value, str) or not value or value.strip("#."):
        raise location.refusal("shape-row", given=quoted(value))
    if len(value) > WIDEST:
        raise location.refusal("shape-large", most=WIDEST)
    return value


def read_pieces(location: Location, value: object) -> tuple[str, ...]:
    """Names of pieces; the same one may stand there more than once."""
    if not isinstance(value, list) or not 1 <= len(value) <= MOST:
        raise location.refusal("pieces-not-list", most=MOST)
    for number, name in enumerate(value):
        if not isinstance(name, str) or name not in NUMBER:
            raise location.item(number).refusal("piece-unknown", given=quoted(name), known=", ".join(NUMBER))
    return tuple(value)


def read_size(location: Location, value: object) -> int:
    if type(value) is not int or not 1 <= value <= len(PIECES):
        raise location.refusal("size-unknown", given=quoted(value), most=len(PIECES))
    return value
