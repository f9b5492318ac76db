"""How a match ended, as a picture: the birds round the rock as the winner seated them, in the desert night."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from ludotheque.core.game import Outcome
from ludotheque.games.uluru.model import View
from ludotheque.games.uluru.pieces import BIRDS, EMPTY, Board

HERE: Final = "ludotheque.games.uluru"
MARK: Final = "<!-- birds -->"
SPOTS: Final = ((50, 12), (85, 39), (85, 69), (66, 96), (34, 96), (15, 80), (15, 54), (15, 28))
"""Where the places lie round the rock, on a board that is 100 wide."""
CORNER: Final = (632, 24)
SCALE: Final = 5.37
SIZE: Final = 136
BESIDE: Final = (40, 530, 84)
"""Where birds that did not land stand, and their size."""


@cache
def scene() -> str:
    """The night, the dunes and the rock, and how each bird looks."""
    return files(HERE).joinpath("drawings", "scene.svg").read_text("utf-8")


def picture(view: View, outcome: Outcome) -> str:
    """The last board of the winner, or of the first of several."""
    winner = outcome.places.index(min(outcome.places))
    board = EMPTY if view.shown.last is None else view.shown.last.boards[winner]
    return scene().replace(MARK, "".join(drawn(board)))


def drawn(board: Board) -> list[str]:
    """Birds further down stand in front."""
    landed = sorted((SPOTS[place][::-1], BIRDS[number]) for number, place in enumerate(board) if place is not None)
    beside = [bird for bird in BIRDS if board[bird.number] is None]
    left, top, small = BESIDE
    return [
        *(
            use(bird.value, CORNER[0] + SCALE * x - SIZE / 2, CORNER[1] + SCALE * y - SIZE / 2, SIZE)
            for (y, x), bird in landed
        ),
        *(use(bird.value, left + (small - 14) * number, top, small) for number, bird in enumerate(beside)),
    ]


def use(name: str, x: float, y: float, size: float) -> str:
    return f'<use href="#{name}" x="{x:.0f}" y="{y:.0f}" width="{size}" height="{size}"/>'
