"""Uluru in a hall: a round is a match, the same eight cards for all."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.core.box import HallPlay, Trial
from ludotheque.games.uluru.model import View
from ludotheque.games.uluru.pieces import Bird, Wish
from ludotheque.games.uluru.rules import deal_of
from ludotheque.games.uluru.solver.solve import solve


class Card(Struct, frozen=True):
    """A card under the animal of a bird."""

    bird: Bird
    wish: Wish


def unavoidable(view: View) -> int | None:
    """The stones that nobody could have avoided."""
    last, seat = view.shown.last, view.viewer
    if last is None or seat is None:
        return None
    return solve(deal_of(view.shown, view.shown.own[seat].row, last.rows)).stones


def trials(view: View) -> list[Trial]:
    """Every card that counted for this player, and whether it was not met."""
    last, seat = view.shown.last, view.viewer
    if last is None or seat is None:
        return []
    verdicts = [(one, one.verdicts[seat]) for one in last.judged]
    return [Trial(Card(one.bird, one.wish), int(not verdict.met)) for one, verdict in verdicts if verdict is not None]


HALL = HallPlay(fixed={"rounds": 1, "turns": "together"}, unavoidable=unavoidable, trials=trials)
