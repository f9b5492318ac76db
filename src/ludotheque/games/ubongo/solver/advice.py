"""Coverings as a player lays them; hints while the sand runs, and how each mission goes after the round."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from ludotheque.core.game import Seat
from ludotheque.games.ubongo.book.covering import coverings
from ludotheque.games.ubongo.model import Lay, PieceName, Pieces, Task, View
from ludotheque.games.ubongo.pieces import PIECES, Placement
from ludotheque.games.ubongo.rules.boards import races, task_of


def lay_of(placement: Placement) -> Lay:
    piece, orientation, row, col = placement
    name: PieceName = PIECES[piece].name  # type: ignore[assignment]
    return Lay(name, orientation, row, col)


@lru_cache(maxsize=4096)
def ways(shape: tuple[str, ...], pieces: tuple[PieceName, ...]) -> tuple[Pieces, ...]:
    """Every covering of a mission."""
    return tuple(tuple(map(lay_of, found)) for found in coverings(shape, pieces))


def nearest(shape: tuple[str, ...], pieces: tuple[PieceName, ...], lying: Iterable[Lay]) -> Pieces:
    """The covering that keeps the most pieces; of equals the first."""
    kept = set(lying)
    return max(ways(shape, pieces), key=lambda found: len(kept.intersection(found)))


class Advice(Struct, frozen=True):
    """Pieces to take back, then the next piece on the way to a covering."""

    back: tuple[PieceName, ...]
    lay: Lay | None
    """None while something must be taken back first."""


class Way(Struct, frozen=True):
    """How a mission can be solved."""

    seat: Seat
    task: Task
    solutions: int
    pieces: Pieces
    """The covering nearest to what the player laid."""


class HowItGoes(Struct, frozen=True):
    """The missions of the last round, or the course of a race."""

    ways: tuple[Way, ...]


def hint(view: View) -> Advice | None:
    """The first missing piece of the covering nearest to what lies there."""
    if view.viewer is None or view.shown.phase != "covering":
        return None
    task, lying = view.shown.tasks[view.viewer], view.pieces[view.viewer]
    if task is None or lying is None or view.viewer in (*view.shown.done, *view.shown.gave_up):
        return None
    goal = nearest(task.shape, task.pieces, lying)
    back = tuple(lay.piece for lay in lying if lay not in goal)
    return Advice(back, None if back else next(lay for lay in goal if lay not in lying))


def review(view: View) -> HowItGoes | None:
    """One covering of each mission of the last round, and how many there are; None while the next round runs.

    After a race: every mission as far as the viewer came, or for a spectator as far as anybody came.
    """
    if races(view.shown.options):
        return HowItGoes(course(view)) if view.shown.phase == "over" else None
    last = view.shown.last
    if last is None or view.shown.phase not in ("review", "over"):
        return None
    found = [
        Way(seat, task, len(ways(task.shape, task.pieces)), nearest(task.shape, task.pieces, pieces))
        for seat, (task, pieces) in enumerate(zip(last.tasks, last.pieces, strict=True))
        if task is not None
    ]
    return HowItGoes(tuple(found))


def course(view: View) -> tuple[Way, ...]:
    """The missions of a finished race in order: done, laid aside, or unfinished when the bell rang."""
    shown = view.shown
    far = [done + aside for done, aside in zip(shown.solved, shown.aside, strict=True)]
    seat = far.index(max(far)) if view.viewer is None else view.viewer
    open_ = 0 if seat in shown.done else 1
    tasks = [task_of(shown, seat, board, symbol) for board, symbol in shown.course[: far[seat] + open_]]
    return tuple(
        Way(seat, task, len(ways(task.shape, task.pieces)), nearest(task.shape, task.pieces, ())) for task in tasks
    )
