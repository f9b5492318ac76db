"""What a table may tell a player: the next piece while the sand runs, and after the round how it goes."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.core.game import Seat
from ludotheque.games.ubongo.model import Lay, PieceName, Pieces, Task, View
from ludotheque.games.ubongo.solver.laying import nearest, ways


class Advice(Struct, frozen=True):
    """Take these back, then lay this one: it leads to a covering."""

    back: tuple[PieceName, ...]
    lay: Lay | None
    """None while something must be taken back first."""


class Way(Struct, frozen=True):
    """How a mission goes."""

    seat: Seat
    task: Task
    solutions: int
    pieces: Pieces
    """The covering nearest to what the player had laid."""


class HowItGoes(Struct, frozen=True):
    """Of everyone who had a mission in the round that is over."""

    ways: tuple[Way, ...]


def hint(view: View) -> Advice | None:
    """The first piece that is missing from the covering nearest to what lies there."""
    if view.viewer is None or view.shown.phase != "covering":
        return None
    task, lying = view.shown.tasks[view.viewer], view.pieces[view.viewer]
    if task is None or lying is None or view.viewer in (*view.shown.done, *view.shown.gave_up):
        return None
    goal = nearest(task.shape, task.pieces, lying)
    back = tuple(lay.piece for lay in lying if lay not in goal)
    return Advice(back, None if back else next(lay for lay in goal if lay not in lying))


def review(view: View) -> HowItGoes | None:
    """One covering of each mission of the last round, and how many there are; nothing while the next is played."""
    last = view.shown.last
    if last is None or view.shown.phase not in ("review", "over"):
        return None
    found = [
        Way(seat, task, len(ways(task.shape, task.pieces)), nearest(task.shape, task.pieces, pieces))
        for seat, (task, pieces) in enumerate(zip(last.tasks, last.pieces, strict=True))
        if task is not None
    ]
    return HowItGoes(tuple(found))
