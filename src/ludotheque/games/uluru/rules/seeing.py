"""Who may know what: only the boards of the running round are secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.game import Seat
from ludotheque.games.uluru.model import State, View
from ludotheque.games.uluru.pieces import EMPTY, PLACES, Board

if TYPE_CHECKING:
    from random import Random


def observe(state: State, viewer: Seat | None) -> View:
    """What lies open, and the viewer's own board."""
    return View(viewer, state.shown, None if viewer is None else state.boards[viewer])


def forget(view: View) -> View:
    """Nothing to forget: the cards lie open and one's own board is before one's eyes."""
    return view


def imagine(view: View, rng: Random) -> State:
    """Others may have seated any of their birds anywhere, but only while birds are being seated."""
    shown = view.shown

    def board(seat: Seat) -> Board:
        if view.board is not None and seat == view.viewer:
            return view.board
        return some_board(rng) if shown.phase == "placing" else EMPTY

    return State(shown, tuple(board(seat) for seat in range(len(shown.own))))


def some_board(rng: Random) -> Board:
    """A random number of birds on random places."""
    places = rng.sample(PLACES, len(PLACES))
    landed = set(rng.sample(PLACES, rng.randint(0, len(PLACES))))
    return tuple(place if number in landed else None for number, place in enumerate(places))
