"""The rock, the birds and the cards, drawn for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from ludotheque.core.localization import Texts
from ludotheque.games.uluru.commands.palette import style_of
from ludotheque.games.uluru.commands.wording import SIGNS, chain_words, letter, name, reason, wish_words
from ludotheque.games.uluru.model import Branch
from ludotheque.games.uluru.pieces import BIRDS, EMPTY, Bird, Board, Deal
from ludotheque.games.uluru.rules import branches, holds, met
from ludotheque.games.uluru.rules.play import occupant

ROCK: Final = "#c4512d"
GOOD: Final = "green"
BAD: Final = "bold red"
MET: Final = "✓"
UNMET: Final = "✗"
NO_CARD: Final = " "

SKETCH: Final = """\
           {0}
      ╭─────────────╮
{7} │             │ {1}
      │             │
{6} │    ULURU    │ {2}
      │             │
{5} │             │
      ╰─────────────╯
        {4}   {3}
"""
"""The rock, portrait, with its places: one on top, two on the right, two below, three on the left."""


def painted(sentence: str, style: str = "") -> Text:
    """A sentence in which every sign wears the colour of its bird."""
    text = Text(sentence, style)
    for bird, sign in SIGNS.items():
        text.highlight_regex(sign, style_of(bird))
    return text


def slot(texts: Texts, board: Board, place: int) -> Text:
    """A place with its number, and who sits there: sign and letter."""
    bird = occupant(board, place)
    if bird is None:
        return Text.assemble((str(place), "dim"), ("  · ", "dim"))
    return Text.assemble(str(place), (f" {SIGNS[bird]}{letter(texts, bird)} ", style_of(bird)))


def picture(texts: Texts, board: Board = EMPTY) -> Text:
    """The rock with the birds around it."""
    text = Text()
    for piece in SKETCH.rstrip("\n").split("{"):
        place, closing, rest = piece.partition("}")
        if closing:
            text.append_text(slot(texts, board, int(place)))
        text.append(rest if closing else piece, ROCK)
    return text


def cards(texts: Texts, deal: Deal) -> Table:
    """The wishes, a line each, with the letter to type for the bird."""
    table = Table.grid(padding=(0, 1))
    for bird in BIRDS:
        for index, wish in enumerate(deal[bird.number]):
            first = index == 0
            table.add_row(
                Text(letter(texts, bird), "bold") if first else NO_CARD,
                painted(name(texts, bird)) if first else NO_CARD,
                painted(wish_words(texts, wish)),
            )
    return table


def beside(left: Text, right: Table) -> Table:
    """The rock on the left, what belongs to it on the right."""
    table = Table.grid(padding=(0, 3))
    table.add_row(left, right)
    return table


def legend(texts: Texts) -> Table:
    """Which letter stands for which bird, in two rows."""
    table = Table.grid(padding=(0, 3))
    half = len(BIRDS) // 2
    for row in (BIRDS[:half], BIRDS[half:]):
        table.add_row(*(painted(f"{letter(texts, bird)} = {name(texts, bird)}") for bird in row))
    return table


def short(texts: Texts, birds: Iterable[Bird]) -> str:
    """Birds as on the board: sign and letter."""
    return " ".join(f"{SIGNS[bird]}{letter(texts, bird)}" for bird in birds)


def absent(board: Board) -> Sequence[Bird]:
    """The birds that have not landed: they wait beside the board."""
    return [bird for bird in BIRDS if board[bird.number] is None]


def judged_cards(texts: Texts, deal: Deal, board: Board) -> Table:
    """Every card with a tick or a cross, the chain that it led along, and why it is not met."""
    table = Table.grid(padding=(0, 1))
    for bird in BIRDS:
        for index in range(len(deal[bird.number])):
            ways = branches(deal, bird, index)
            fine = met(deal, board, bird, index)
            called = painted(name(texts, bird)) if index == 0 else NO_CARD
            said = Text("\n").join(line for way in ways for line in judged_way(texts, way, board))
            table.add_row(Text(MET if fine else UNMET, GOOD if fine else BAD), called, said)
    return table


def judged_way(texts: Texts, way: Branch, board: Board) -> Iterator[Text]:
    """One way that a card leads, and what is wrong with it."""
    yield painted(chain_words(texts, way))
    if board[way.chain[0].bird.number] is None:
        yield Text(texts("why-absent"), BAD)
    elif not holds(way, board):
        yield painted(reason(texts, way, board), BAD)
