"""Settings of all games, fixed: every value of every option at least once, with all numbers of seats in turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import msgspec.inspect as shape
from msgspec import Struct

from ludotheque.adapters.setting import Setting
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES


def values(kind: shape.Type) -> list[Any]:
    """All values of an option; of a number the ends."""
    match kind:
        case shape.LiteralType(values=found):
            return list(found)
        case shape.NoneType():
            return [None]
        case shape.IntType(ge=int(low), le=int(high)):
            return [low, high]
        case shape.UnionType(types=types):
            return [value for one in types for value in values(one)]
        case shape.FrozenSetType():
            return [[3, 4, 5], [1, 2, 3, 4]]
        case shape.StrType():
            return ["standard"]
        case _:
            raise AssertionError(kind)


def fields(kind: type[Struct]) -> dict[str, list[Any]]:
    info = shape.type_info(kind)
    assert isinstance(info, shape.StructType)
    return {field.name: values(field.type) for field in info.fields}


def combined(every: dict[str, list[Any]], shift: int) -> Iterator[dict[str, Any]]:
    """Combinations in which every value occurs; with another shift other values meet."""
    longest = max(map(len, every.values()), default=1)
    for n in range(longest):
        yield {name: found[(n + shift * place) % len(found)] for place, (name, found) in enumerate(every.items())}


def settings_of(key: str) -> Iterator[tuple[str, Any, tuple[Any, ...]]]:
    """Options with the settings of all seats, for every mode of a game."""
    game = GAMES[key].game
    modes = fields(game.options)["mode"]
    own = cycle(combined(fields(game.own), 1))
    for number, mode in enumerate(modes):
        for options in combined(fields(game.options), number + 1):
            options["mode"] = mode
            try:
                allowed = list(game.seats(Setting(game, options).options))
                count = allowed[(number + len(repr(options))) % len(allowed)]
                setting = Setting(game, options, [next(own) for _ in range(count)])
            except Refused:
                continue
            yield key, setting.options, setting.own


def one_of_each_mode() -> list[tuple[str, Any, tuple[Any, ...]]]:
    """A setting for every mode of every game."""
    found = {(key, options.mode): (key, options, own) for key in GAMES for _, options, own in settings_of(key)}
    return list(found.values())


def named(setting: tuple[str, Any, tuple[Any, ...]]) -> str:
    """A setting as the name of a test."""
    key, options, own = setting
    return f"{key}-{options.mode}-{len(own)}"
