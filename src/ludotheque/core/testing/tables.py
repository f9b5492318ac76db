"""Tables to test at: options and seats of every kind that a game's types allow."""

from __future__ import annotations

import math
from typing import Any

import msgspec.inspect as shape
from hypothesis import strategies as st

from ludotheque.core.game import Game
from ludotheque.core.match import begin
from ludotheque.core.refusal import Refused


def values(kind: Any) -> st.SearchStrategy[Any]:
    """Values of a settings type: Literals, bounded numbers, booleans, enums, patterned texts, and sets of those."""
    return _values(shape.type_info(kind))


def _values(kind: shape.Type) -> st.SearchStrategy[Any]:  # noqa: C901, PLR0911 - one answer for each kind of type
    match kind:
        case shape.StructType(cls=cls, fields=fields):
            return st.builds(cls, **{field.name: _values(field.type) for field in fields})
        case shape.NoneType():
            return st.none()
        case shape.BoolType():
            return st.booleans()
        case shape.IntType():
            return _integers(kind)
        case shape.StrType(pattern=str(pattern), min_length=low, max_length=high):
            fits = st.from_regex(pattern.removesuffix("$") + r"\Z")
            return fits.filter(lambda text: (low or 0) <= len(text) <= (len(text) if high is None else high))
        case shape.LiteralType(values=choices):
            return st.sampled_from(choices)
        case shape.EnumType(cls=cls):
            return st.sampled_from(list(cls))
        case shape.UnionType(types=types):
            return st.one_of(*map(_values, types))
        case shape.FrozenSetType(item_type=item):
            return st.frozensets(_values(item))
        case shape.TupleType(item_types=items):
            return st.tuples(*map(_values, items))
        case _:
            raise TypeError(f"no strategy for {kind}: give `conformance` one for the tables of this game")


def _integers(kind: shape.IntType) -> st.SearchStrategy[int]:
    low = kind.ge if kind.ge is not None else kind.gt + 1 if kind.gt is not None else None
    high = kind.le if kind.le is not None else kind.lt - 1 if kind.lt is not None else None
    if low is None or high is None:
        raise TypeError("a numeric setting needs both bounds")
    return st.integers(math.ceil(low), math.floor(high))


def tables(
    game: Game[Any, Any, Any, Any, Any], options: st.SearchStrategy[Any] | None = None
) -> st.SearchStrategy[tuple[Any, tuple[Any, ...]]]:
    """Options with seats, every seat count equally likely, without combinations that the game refuses."""

    def seated(options: Any) -> st.SearchStrategy[tuple[Any, tuple[Any, ...]]]:
        counts = st.sampled_from(list(game.seats(options)))
        own = counts.flatmap(lambda count: st.tuples(*[values(game.own)] * count))
        return st.tuples(st.just(options), own)

    def starts(table: tuple[Any, tuple[Any, ...]]) -> bool:
        try:
            begin(game, *table)
        except Refused:
            return False
        return True

    every = values(game.options) if options is None else options
    return every.flatmap(seated).filter(starts)
