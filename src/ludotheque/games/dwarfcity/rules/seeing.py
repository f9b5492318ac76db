"""Everyone sees everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.arguments import instance, viewer_of
from ludotheque.core.game import Seat
from ludotheque.games.dwarfcity.model import State, View
from ludotheque.games.dwarfcity.pieces import CARDS, COLOURED
from ludotheque.games.dwarfcity.rules.turns import next_up

if TYPE_CHECKING:
    from random import Random


def observe(state: State, viewer: Seat | None) -> View:
    viewer = viewer_of(viewer, instance("state", state, State).roles)
    city = COLOURED if state.options.face == "beach" else CARDS
    return View(viewer, state, state.needed, next_up(state), city, not state.kobold_plays)


def forget(view: View) -> View:
    return view


def imagine(view: View, _rng: Random) -> State:
    """The only state that a view allows, since nothing is hidden."""
    return view.table
