"""Views as vectors of fixed length: the types say what a view can hold, a game says how much of it.

A vector consists of named planes. Texts, sets and numbers without bounds need a `Size` from the game; all else follows
from the types. The length is the same for all options and seats of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, MutableSequence, Sequence
from operator import attrgetter
from typing import Any, Final, TypeAlias

import msgspec.inspect as shape
from msgspec import Struct

from ludotheque.core.arguments import shown

FEW: Final = 32
"""Bounded numbers with no more values than this have a place for each value."""


class OneOf(Struct, frozen=True):
    """One of these values: a 1 at its place, or none for None."""

    values: tuple[Any, ...]


class UpTo(Struct, frozen=True):
    """A number from 0: its part of the most; what is above counts as the most."""

    most: int


class Counts(Struct, frozen=True):
    """Some of these values in any order: how often each occurs, as a part of the most."""

    values: tuple[Any, ...]
    most: int = 1


class Many(Struct, frozen=True):
    """Up to so many entries in their order, each after a 1 that says it is there."""

    most: int
    of: Size | None = None
    """The size of an entry, where its type does not say it."""


class Grid(Struct, frozen=True):
    """Rows of text: a 1 for each `#`."""

    rows: int
    columns: int


class LeftOut(Struct, frozen=True):
    """Not in the vector: it follows from the rest, or nobody needs it to decide."""


LEFT_OUT: Final = LeftOut()
Size: TypeAlias = OneOf | UpTo | Counts | Many | Grid | LeftOut
Sizes: TypeAlias = Mapping[type, Mapping[str, Size]]
"""By struct and field."""
Fill: TypeAlias = Callable[[MutableSequence[float], int, Any], None]
"""Writes a value that is not None into a vector of zeros, from a place on."""


class Plane(Struct, frozen=True):
    """A named part of a vector."""

    name: str
    width: int


class Part:
    """How a value is written: its planes, a function that does it, and the parts that it consists of."""

    __slots__ = ("entry", "fill", "parts", "planes", "split", "width")

    def __init__(
        self,
        planes: Sequence[Plane],
        fill: Fill,
        parts: Sequence[tuple[int, Part]] = (),
        split: Callable[[Any], Collection[Any]] | None = None,
        *,
        entry: bool = False,
    ) -> None:
        self.planes = tuple(planes)
        self.fill = fill
        self.parts = parts
        """Each with the place where it begins."""
        self.split = split
        """The values of the parts."""
        self.entry = entry
        """Whether it is a struct that others of its kind stand beside."""
        self.width = sum(plane.width for plane in planes)


class Planes:
    """Writes the views of a game into vectors."""

    def __init__(self, view: Any, sizes: Sizes) -> None:
        part = _part(shape.type_info(view), "", None, sizes)
        self.names: tuple[Plane, ...] = part.planes
        """The planes in their order."""
        self.width: int = part.width
        self.fill: Fill = part.fill
        self.part = part

    def vector(self, view: Any) -> list[float]:
        """A view as numbers from 0 to 1."""
        out = [0.0] * self.width
        self.fill(out, 0, view)
        return out


def _part(  # noqa: PLR0911 - one answer for each kind of type
    kind: shape.Type, name: str, size: Size | None, sizes: Sizes
) -> Part:
    """How to write values of a type."""
    if size is not None:
        return _sized(kind, name, size, sizes)
    values = tuple(_values(kind))
    if values:
        return _sized(kind, name, OneOf(values), sizes)
    match kind:
        case shape.BoolType():
            return Part((Plane(name, 1),), _flag)
        case shape.IntType(ge=int(low), le=int(high)):
            return Part((Plane(name, 1),), _scaled(low, high))
        case shape.FrozenSetType(item_type=item) if chosen := tuple(_values(item)):
            return _sized(kind, name, Counts(chosen), sizes)
        case shape.TupleType(item_types=items):
            return _together([_part(item, f"{name}[{n}]", None, sizes) for n, item in enumerate(items)], _itself)
        case shape.StructType(cls=cls, fields=fields):
            return _struct(cls, fields, name, sizes)
        case shape.UnionType(types=types) if len(left := [one for one in types if not _is_none(one)]) == 1:
            return _present(_part(left[0], name, None, sizes), name)
        case _:
            raise TypeError(f"no planes for {name or kind}: give it a size")


def _is_none(kind: shape.Type) -> bool:
    return isinstance(kind, shape.NoneType)


def _values(kind: shape.Type) -> Iterator[Any]:
    """All values of a type with few; none for any other type."""
    match kind:
        case shape.LiteralType(values=values):
            yield from values
        case shape.EnumType(cls=cls):
            yield from cls
        case shape.IntType(ge=int(low), le=int(high)) if high - low < FEW:
            yield from range(low, high + 1)
        case shape.IntType(ge=int(low), lt=int(high)) if high - low <= FEW:
            yield from range(low, high)
        case shape.UnionType(types=types):
            found = [tuple(_values(one)) for one in types if not _is_none(one)]
            if all(found):
                yield from (value for values in found for value in values)


def _struct(cls: type, fields: Sequence[shape.Field], name: str, sizes: Sizes) -> Part:
    given = sizes.get(cls, {})
    dot = f"{name}." if name else ""
    kept = [field for field in fields if not isinstance(given.get(field.name), LeftOut)]
    parts = [_part(field.type, dot + field.name, given.get(field.name), sizes) for field in kept]
    names = [field.name for field in kept]
    if len(names) > 1:
        return _together(parts, attrgetter(*names))
    return _together(parts, lambda value: [getattr(value, name) for name in names])


def _together(parts: Sequence[Part], split: Callable[[Any], Collection[Any]]) -> Part:
    """Parts side by side; a value of None stays zero."""
    offsets = [sum(part.width for part in parts[:n]) for n in range(len(parts))]
    fills = [(offset, part.fill) for offset, part in zip(offsets, parts, strict=True)]

    def fill(out: MutableSequence[float], at: int, value: Any) -> None:
        for (offset, write), one in zip(fills, split(value), strict=False):
            if one is not None:
                write(out, at + offset, one)

    planes = [plane for part in parts for plane in part.planes]
    return Part(planes, fill, tuple(zip(offsets, parts, strict=True)), split)


def _itself(value: Any) -> Any:
    return value


def _present(part: Part, name: str) -> Part:
    """A part after a 1 that says it is there."""

    def fill(out: MutableSequence[float], at: int, value: Any) -> None:
        out[at] = 1.0
        if value is not None:
            part.fill(out, at + 1, value)

    entry = part.split is not None
    return Part((Plane(f"{name}?", 1), *part.planes), fill, ((1, part),), lambda value: (value,), entry=entry)


def _flag(out: MutableSequence[float], at: int, value: Any) -> None:
    out[at] = float(value)


def _scaled(low: int, high: int) -> Fill:
    def fill(out: MutableSequence[float], at: int, value: Any) -> None:
        out[at] = min(1.0, (value - low) / (high - low))

    return fill


def _sized(kind: shape.Type, name: str, size: Size, sizes: Sizes) -> Part:
    """How to write values of a size that the game has given."""
    match size:
        case OneOf(values):
            return Part((Plane(name, len(values)),), _one_of(name, values))
        case UpTo(most):
            return Part((Plane(name, 1),), _scaled(0, most))
        case Counts(values, most):
            return Part((Plane(name, len(values)),), _counted(name, values, most))
        case Grid(rows, columns):
            return Part((Plane(name, rows * columns),), _grid(columns))
        case Many(most, of):
            entry = _entry(kind)
            parts = [_present(_part(entry, f"{name}[{n}]", of, sizes), f"{name}[{n}]") for n in range(most)]
            return _limited(_together(parts, _itself), name, most)
        case _:
            raise TypeError(f"{name}: only a field can be left out")


def _entry(kind: shape.Type) -> shape.Type:
    """The type of an entry; None is an entry that is not there."""
    for one in kind.types if isinstance(kind, shape.UnionType) else (kind,):
        if isinstance(one, shape.VarTupleType | shape.FrozenSetType):
            item = one.item_type
            left = [part for part in item.types if not _is_none(part)] if isinstance(item, shape.UnionType) else []
            return left[0] if len(left) == 1 else item
    return kind


def _limited(part: Part, name: str, most: int) -> Part:
    """Refuses more entries than there is room for."""

    def fill(out: MutableSequence[float], at: int, value: Any) -> None:
        if len(value) > most:
            raise ValueError(f"{name} has {len(value)} entries, at most {most} fit")
        part.fill(out, at, value)

    return Part(part.planes, fill, part.parts, part.split)


def _one_of(name: str, values: tuple[Any, ...]) -> Fill:
    places = {value: place for place, value in enumerate(values)}

    def fill(out: MutableSequence[float], at: int, value: Any) -> None:
        if value not in places:
            raise ValueError(f"{name} is {shown(value)}, which has no place")
        out[at + places[value]] = 1.0

    return fill


def _counted(name: str, values: tuple[Any, ...], most: int) -> Fill:
    places = {value: place for place, value in enumerate(values)}

    def fill(out: MutableSequence[float], at: int, value: Any) -> None:
        for one in value:
            if one not in places:
                raise ValueError(f"{name} holds {shown(one)}, which has no place")
            spot = at + places[one]
            out[spot] = min(1.0, out[spot] + 1 / most)

    return fill


def _grid(columns: int) -> Fill:
    def fill(out: MutableSequence[float], at: int, value: Any) -> None:
        for row, line in enumerate(value):
            for column, mark in enumerate(line):
                if mark == "#":
                    out[at + row * columns + column] = 1.0

    return fill
