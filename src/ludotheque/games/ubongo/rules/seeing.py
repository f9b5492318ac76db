"""Who may know what: a player's pieces are secret until they are done; players who are done may watch the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludotheque.core.arguments import instance, viewer_of
from ludotheque.core.game import Seat
from ludotheque.games.ubongo.model import Pieces, Shown, State, Task, View
from ludotheque.games.ubongo.rules import rounds
from ludotheque.games.ubongo.rules.boards import lie_open
from ludotheque.games.ubongo.rules.covering import fitting, is_covered

if TYPE_CHECKING:
    from random import Random


MORE = 0.6
"""The probability that an imagined player has laid another piece."""


def out(shown: Shown) -> frozenset[Seat]:
    """The seats that have finished or given up in this round."""
    return frozenset((*shown.done, *shown.gave_up))


def watchers(shown: Shown, seat: Seat) -> frozenset[Seat]:
    """The seats that see the pieces of this one: itself, and those that are out."""
    return out(shown) | {seat}


def may_look(shown: Shown, viewer: Seat | None, seat: Seat) -> bool:
    """Finished boards are public; others are for their player, for seats that are out, and for all after the match."""
    if shown.phase == "over" or seat in shown.done or seat == viewer:
        return True
    return viewer in out(shown)


def observe(state: State, viewer: Seat | None) -> View:
    shown, viewer = instance("state", state, State).shown, viewer_of(viewer, state.pieces)
    pieces = tuple(lying if may_look(shown, viewer, seat) else None for seat, lying in enumerate(state.pieces))
    over = shown.phase == "over"
    runs = tuple(run if over or seat == viewer else () for seat, run in enumerate(state.runs))
    return View(viewer, shown, pieces, rounds.players(shown), rounds.mini(shown), rounds.mini_winner(shown), runs)


def forget(view: View) -> View:
    """The same view: there is nothing to remember in Ubongo."""
    return view


def imagine(view: View, rng: Random) -> State:
    """A state with random pieces where the viewer may not look, but no covered shape.

    Missions of open boards are known before the glass is turned; nothing lies on those yet.
    """
    begun = not lie_open(view.shown)
    pieces = tuple(
        some_pieces(task, rng) if begun and lying is None and task is not None else lying or ()
        for lying, task in zip(view.pieces, view.shown.tasks, strict=True)
    )
    return State(replace(view.shown), pieces, view.runs)


def some_pieces(task: Task, rng: Random) -> Pieces:
    """A few random pieces that do not cover the shape."""
    pieces: Pieces = ()
    free = list(fitting(task.shape, task.pieces))
    while free and rng.random() < MORE:
        lay, mask = rng.choice(free)
        if is_covered(task, (*pieces, lay)):
            break
        pieces = (*pieces, lay)
        free = [(other, cells) for other, cells in free if other.piece != lay.piece and not cells & mask]
    return pieces
