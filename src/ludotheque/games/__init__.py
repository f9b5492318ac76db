"""The shelf: every game by its key."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

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


GAMES: Mapping[str, Box] = Shelf(KEYS)
"""All boxes by key: `GAMES["uluru"].game` are the rules, `.bots` the bots by level."""
