"""The shelf: every game by its key."""

from __future__ import annotations

import copyreg
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

from ludotheque.core.box import Box

KEYS = ("uluru", "ubongo", "ostriches", "dwarfcity")


class Shelf(Mapping[str, Box]):
    """Boxes by key, opened when first asked for: importing one game does not import the others."""

    def __init__(self, keys: tuple[str, ...]) -> None:
        self.keys_in_order = keys

    def __getitem__(self, key: str) -> Box:
        if key not in self.keys_in_order:
            raise KeyError(key)
        box: Box = import_module(f"ludotheque.games.{key}.box").BOX
        return box

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys_in_order)

    def __len__(self) -> int:
        return len(self.keys_in_order)

    def __reduce__(self) -> str:
        return "GAMES"  # pickled as the one shelf


GAMES: Mapping[str, Box] = Shelf(KEYS)
"""All boxes by key: `GAMES["uluru"].game` are the rules, `.bots` the bots by level."""


def opened(key: str) -> Box:
    """The box of a key, as it is unpickled."""
    return GAMES[key]


def rules_of(key: str) -> ModuleType:
    """The rules of a key, as they are unpickled."""
    return GAMES[key].game  # type: ignore[return-value]


def _box_by_key(box: Box) -> tuple[Any, ...] | str:
    """Boxes on the shelf are pickled by key; any other by its fields."""
    if GAMES.get(box.game.key) is box:
        return opened, (box.game.key,)
    return box.__reduce__()


def _rules_by_key(module: ModuleType) -> tuple[Any, ...]:
    """The rules of a game on the shelf are pickled by key; no other module is."""
    key = getattr(module, "key", None)
    if isinstance(key, str) and key in KEYS and rules_of(key) is module:
        return rules_of, (key,)
    raise TypeError("cannot pickle 'module' object")


copyreg.pickle(Box, _box_by_key)
copyreg.pickle(ModuleType, _rules_by_key)
