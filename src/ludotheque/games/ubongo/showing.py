"""A view as text and as a drawing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludotheque.core.game import Seat
from ludotheque.core.showing import in_notebook
from ludotheque.games.ubongo.book.shape import Rows
from ludotheque.games.ubongo.model import Pieces, View
from ludotheque.games.ubongo.picture import MARK, Still, board, packed, scene, treasure
from ludotheque.games.ubongo.pieces import NUMBER, Placement, covered


def text(view: View) -> str:
    """Every mission with the pieces on it that the viewer may see, and the gems."""
    return "\n".join(lines(view))


def lines(view: View) -> Iterator[str]:
    """The same line by line."""
    shown = view.shown
    who = "a spectator" if view.viewer is None else f"seat {view.viewer}"
    yield f"Ubongo, round {shown.round}, {shown.phase}, for {who}"
    for seat, task in enumerate(shown.tasks):
        if task is not None:
            yield f"seat {seat}, {task.symbol}: {' '.join(task.pieces)}"
            yield from grid(task.shape, view.pieces[seat] or ())
    for seat, lying in enumerate(shown.boards):
        if lying is not None:
            yield f"seat {seat}, to be rolled for"
            yield from grid(lying.shape, ())
    for seat, gems in enumerate(shown.gems):
        if gems:
            yield f"seat {seat} has {', '.join(f'{count} {gem}' for gem, count in Counter(gems).items())}"


def grid(shape: Rows, pieces: Pieces) -> Iterator[str]:
    """A shape with the names of the pieces on it."""
    laid = ((lay.piece, Placement(NUMBER[lay.piece], lay.orientation, lay.row, lay.col)) for lay in pieces)
    on = {cell: name for name, placement in laid for cell in covered(placement)}
    for number, row in enumerate(shape):
        cells = (on.get((number, col), "··") if mark == "#" else "  " for col, mark in enumerate(row))
        yield " ".join(("", *cells)).rstrip()


def svg(view: View) -> str:
    """The board of the viewer, or else the first that can be seen, with the gems of its seat."""
    seat = shown_seat(view)
    task = None if seat is None else view.shown.tasks[seat]
    still = packed() if seat is None or task is None else Still(task.shape, view.pieces[seat] or (), task.symbol)
    gems = view.shown.gems[seat] if seat is not None and view.shown.gems else ()
    return in_notebook(scene().replace(MARK, board(still) + treasure(gems)), "ubongo")


def shown_seat(view: View) -> Seat | None:
    """Whose board is drawn: the viewer's, or the first with a mission."""
    if view.viewer is not None and view.viewer < len(view.shown.tasks):
        return view.viewer
    return next((seat for seat, task in enumerate(view.shown.tasks) if task is not None), None)
