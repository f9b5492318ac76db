"""What a match needs before it can begin, made beside the tables."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec import Raw

from ludotheque.core.box import Preparation
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.table.frames import Refusal
from ludotheque.table.party import Party, checked_settings, decoded
from ludotheque.table.thinking import Thinking

PREPARE_PRICE: Final = 10
"""What a preparation costs, in ordinary tables: about a second of computing."""


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
    """What a match with these options needs, made if necessary; kept as long as the caller holds on to it."""
    preparation, known = preparation_for(game, options)
    if preparation is None:
        return None
    found = preparation.find(known)
    return preparation.keep(await thinking.run(table, preparation.make, known)) if found is None else found


def why_not_begin(party: Party) -> Refusal | None:
    """Why the rules refuse a match of this party; None if they do not. Empty chairs are left out."""
    own = tuple(bytes(chair.own) for chair in party.chairs if chair.who != "empty")
    return _why_not(party.game, bytes(party.options), own, is_prepared(party.game, party.options))


@lru_cache(maxsize=1024)
def _why_not(game: str, options: bytes, own: tuple[bytes, ...], prepared: bool) -> Refusal | None:
    """Cached, since it is called for every screen at every change of a lobby."""
    try:
        full, _ = checked_settings(game, Raw(options), len(own))
        if prepared:  # a preparation is made when somebody begins
            rules = GAMES[game].game
            rules.start(decoded(full, rules.options), [decoded(Raw(one), rules.own) for one in own])
    except Refused as no:
        return Refusal(no.key, no.about)
    return None
