"""What a table may tell a player: the next piece while the sand runs, and after the round how it goes."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.core.game import Seat
from ludotheque.games.ubongo.model import Lay, PieceName, Pieces, Task, View
from ludotheque.games.ubongo.rules.boards import races, task_of
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
    """One covering of each mission of the last round, and how many there are; nothing while the next is played.

    After a race it is the course: every mission as far as the viewer came, for who only looks on as far as anybody did.
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
    """The missions of a race that is over, in their order: done, laid aside, or still open when the bell rang."""
    shown = view.shown
    far = [done + aside for done, aside in zip(shown.solved, shown.aside, strict=True)]
    seat = far.index(max(far)) if view.viewer is None else view.viewer
    open_ = 0 if seat in shown.done else 1
    tasks = [task_of(shown, seat, board, symbol) for board, symbol in shown.course[: far[seat] + open_]]
    return tuple(
        Way(seat, task, len(ways(task.shape, task.pieces)), nearest(task.shape, task.pieces, ())) for task in tasks
    )
