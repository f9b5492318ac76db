"""Checks of what Python programs pass in. JSON is checked as it is decoded; values that a program builds are not.

Everything here refuses with `Refused`, so that a wrong argument has a sentence in every language, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import index
from typing import Any, TypeVar

import msgspec

from ludotheque.core.coding import decode, encode
from ludotheque.core.refusal import Refused

T = TypeVar("T")
UNFIT = (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError)
"""What encoding or decoding a value of the wrong kind can raise."""


def valid(kind: Any, value: T) -> T:
    """A value that has the types and limits of its class, as JSON would need them; structs do not check themselves.

    Gives the value itself, or an equal one with plain types.
    """
    if isinstance(kind, type) and not isinstance(value, kind):
        raise Refused("value-type", name=kind.__name__, given=shown(value), wanted=kind.__name__)
    try:
        return decoded(kind, value)
    except UNFIT as error:
        raise Refused("value-wrong", name=type(value).__name__, problem=str(error)) from None


def decoded(kind: Any, value: T) -> T:
    """A value by way of JSON, which checks it; raises one of `UNFIT`."""
    found: T = decode(encode(value), kind)
    return found


def whole(name: str, value: int, least: int, most: int | None = None) -> int:
    """A whole number within its limits."""
    try:
        number = index(value)
    except TypeError:
        raise Refused("value-type", name=name, given=shown(value), wanted="int") from None
    if number < least or (most is not None and number > most):
        if most is None:
            raise Refused("value-least", name=name, given=number, least=least)
        raise Refused("value-range", name=name, given=number, least=least, most=most)
    return number


def known(name: str, value: T, values: Iterable[T]) -> T:
    """One of these values."""
    choice = tuple(values)
    if value not in choice:
        raise Refused("value-unknown", name=name, given=shown(value), known=", ".join(map(str, choice)))
    return value


def instance(name: str, value: T, kind: type) -> T:
    """A value of this class."""
    if not isinstance(value, kind):
        raise Refused("value-type", name=name, given=shown(value), wanted=kind.__name__)
    return value


def viewer_of(viewer: int | None, seats: Sequence[object]) -> int | None:
    """A seat of a match, or None for a spectator. A negative one would be the seat of somebody else."""
    if viewer is None or (type(viewer) is int and 0 <= viewer < len(seats)):  # at once: this runs at every move
        return viewer
    return whole("seat", viewer, 0, len(seats) - 1)


def seat_of(seat: int, seats: Sequence[object]) -> int:
    """A seat of a match; a spectator has nothing to do."""
    if type(seat) is int and 0 <= seat < len(seats):
        return seat
    return whole("seat", seat, 0, len(seats) - 1)


def shown(value: object) -> str:
    """A wrong value as a refusal tells it."""
    return repr(value)[:80]
