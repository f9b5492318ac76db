"""A view as text and as a drawing."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.core.showing import in_notebook
from ludotheque.games.uluru.model import View
from ludotheque.games.uluru.picture import MARK, drawn, scene
from ludotheque.games.uluru.pieces import BIRDS, EMPTY, SIGNS, Board, Wish


def text(view: View) -> str:
    """The birds with their places and cards, and the stones of all rounds."""
    return "\n".join(lines(view))


def lines(view: View) -> Iterator[str]:
    """The same line by line."""
    shown = view.shown
    seat = "a spectator" if view.viewer is None else f"seat {view.viewer}"
    yield f"Uluru, round {shown.round} of {view.rounds}, {shown.phase}, for {seat}"
    board = board_of(view)
    for bird in BIRDS:
        place = board[bird.number]
        cards = ", ".join(words(row[bird.number]) for row in shown.rows)
        yield f"{SIGNS[bird]} {bird.value:<6} {'-' if place is None else place}  {cards}".rstrip()
    for number, stones in enumerate(shown.stones, 1):
        yield f"stones of round {number}: {' '.join(map(str, stones))}"


def words(wish: Wish | None) -> str:
    """A card in one word or two."""
    if wish is None:
        return "-"
    return wish.kind if wish.bird is None else f"{wish.kind} {wish.bird.value}"


def board_of(view: View) -> Board:
    """The viewer's own board; once a round is over the one that was judged, for a spectator that of seat 0."""
    shown = view.shown
    if shown.phase in ("review", "over") and shown.last is not None:
        return shown.last.boards[view.viewer or 0]
    return EMPTY if view.board is None else view.board


def svg(view: View) -> str:
    """The rock with the viewer's birds round it."""
    return in_notebook(scene().replace(MARK, "".join(drawn(board_of(view)))), "uluru")
