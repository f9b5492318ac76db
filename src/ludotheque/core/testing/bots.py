"""Checks of bots, for the tests of a game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ludotheque.core.box import Bot
from ludotheque.core.chance import chance, seed_from
from ludotheque.core.game import Game, Seat
from ludotheque.core.match import Moment, settle
from ludotheque.core.playing import SynchronousBots


def bots_play_on(
    game: Game[Any, Any, Any, Any, Any], start: Moment[Any], bots: Mapping[Seat, Bot[Any, Any]], seed: str
) -> None:
    """Bots play a match to an outcome, and none of their actions is refused."""
    luck, players = chance(seed_from(seed)), SynchronousBots(game, bots, Random(1))
    settled = settle(game, start, None, luck)
    while not settled.due.over:
        players.look(settled.moment)
        act = players.next()
        assert act is not None
        settled = settle(game, settled.moment, act, luck)
        assert settled.refused is None
        players.done(settled, act.seat)
    assert game.outcome(settled.moment.state) is not None
