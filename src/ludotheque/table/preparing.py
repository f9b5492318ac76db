"""What a match needs before it can begin, made beside the tables."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Raw

from ludotheque.core.box import Preparation
from ludotheque.games import GAMES
from ludotheque.table.party import decoded
from ludotheque.table.thinking import Thinking

PREPARE_PRICE: Final = 10
"""What it costs to make ready what is not at hand, in ordinary tables: about a second of computing."""


def preparation_for(game: str, options: Raw) -> tuple[Preparation | None, Any]:
    """How a game prepares a match, if it does, and the options as its own type; refuses options that it cannot read."""
    box = GAMES.get(game)
    if box is None or box.preparation is None:
        return None, None
    return box.preparation, decoded(options, box.game.options)


def is_prepared(game: str, options: Raw) -> bool:
    """Whether a match with these options can begin at once."""
    preparation, known = preparation_for(game, options)
    return preparation is None or preparation.find(known) is not None


async def prepare(thinking: Thinking, table: str, game: str, options: Raw) -> object | None:
    """What a match with these options needs, made if it must be. It stays at hand while the caller holds on to it."""
    preparation, known = preparation_for(game, options)
    if preparation is None:
        return None
    found = preparation.find(known)
    return preparation.keep(await thinking.run(table, preparation.make, known)) if found is None else found
