"""Birds, wishes, boards and cards at a terminal of 80 columns: in words, in colour and as a picture.

A bird is called by its colour and its sign: Blue ≈.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from ludotheque.console.terminal import Terminal as BaseTerminal
from ludotheque.core.game import Seat
from ludotheque.core.localization import Texts
from ludotheque.games.uluru.model import Branch
from ludotheque.games.uluru.pieces import BIRDS, EMPTY, SIGNS, Bird, Board, Deal, Wish
from ludotheque.games.uluru.rules import branches, holds, met
from ludotheque.games.uluru.rules.play import occupant

TEXTS: Final = "ludotheque.games.uluru"
ARROW: Final = " → "
ME: Final[Seat] = 0
"""The person's seat in a match at the terminal; the bots follow clockwise."""
TRUECOLOR: Final = (
    "bold #2b211b on #f7f4ea",
    "bold #2b211b on #e86fa6",
    "bold #2b211b on #f2c230",
    "bold #2b211b on #f08a24",
    "bold #ffffff on #c9302c",
    "bold #ffffff on #3e9b4f",
    "bold #ffffff on #2f6fdb",
    "bold #ffffff on #2b2b2b",
)
"""24-bit colours, from white to black."""
COLOURS_256: Final = (
    "bold color(16) on color(255)",
    "bold color(16) on color(205)",
    "bold color(16) on color(220)",
    "bold color(16) on color(208)",
    "bold color(231) on color(160)",
    "bold color(231) on color(28)",
    "bold color(231) on color(26)",
    "bold color(231) on color(235)",
)
"""256 colours: from the cube and the greys, which look alike on every terminal."""
COLOURS_16: Final = (
    "black on white",
    "black on magenta",
    "black on yellow",
    "black on bright_red",
    "bright_white on red",
    "black on green",
    "bright_white on blue",
    "bright_white on bright_black",
)
"""16 named colours: no pink and no orange among them, but eight that differ."""
PALETTES: Final = {"truecolor": TRUECOLOR, "256": COLOURS_256}
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


def style_of(bird: Bird) -> str:
    """The name of a bird's style in the theme."""
    return f"bird.{bird.value}"


def theme(system: str | None) -> Theme:
    """The styles of the birds for a console with this colour system."""
    palette = PALETTES.get(system or "", COLOURS_16)
    return Theme({style_of(bird): style for bird, style in zip(BIRDS, palette, strict=True)})


def name(texts: Texts, bird: Bird) -> str:
    return f"{texts('bird', bird=bird.value)} {SIGNS[bird]}"


def listed(texts: Texts, things: Sequence[str]) -> str:
    """A list in words: one, two and three."""
    *front, last = things
    return texts("and", front=", ".join(front), last=last) if front else last


def letter(texts: Texts, bird: Bird) -> str:
    """The key to type for this bird; each language has its own eight letters."""
    return texts("letter", bird=bird.value)


def wish_words(texts: Texts, wish: Wish, *, negated: bool = False) -> str:
    """A card in a few words, without the wishing bird."""
    key = f"{'not' if negated else 'wish'}-{wish.kind}"
    if wish.bird is None:
        return texts(key)
    return texts(key, bird=wish.bird.value, name=name(texts, wish.bird))


def chain_words(texts: Texts, branch: Branch) -> str:
    """The chain of a wish, card by card, to what it asks in the end."""
    *way, last = branch.chain
    steps = [wish_words(texts, link.wish) for link in way]
    if branch.ends == "wish":
        steps.append(demand(texts, branch))
    elif branch.ends == "anything" and not way:
        steps.append(wish_words(texts, last.wish))
    else:
        steps += [wish_words(texts, last.wish), texts(f"ends-{branch.ends}")]
    return ARROW.join(steps)


def reason(texts: Texts, branch: Branch, board: Board) -> str:
    """Where the birds of one branch sit; the wishing bird has landed."""
    own = board[branch.chain[0].bird.number] or 0
    other = branch.chain[-1].wish.bird
    if other is None:
        return texts("why-sits", own=own)
    place = board[other.number]
    if place is None:
        return texts("why-missing", own=own, name=name(texts, other))
    return texts("why-sit", own=own, name=name(texts, other), place=place)


def demand(texts: Texts, branch: Branch) -> str:
    """What one branch asks in the end."""
    return wish_words(texts, branch.chain[-1].wish, negated=branch.negated)


def painted(sentence: str, style: str = "") -> Text:
    """A sentence with every sign in the colour of its bird."""
    text = Text(sentence, style)
    for bird, sign in SIGNS.items():
        text.highlight_regex(sign, style_of(bird))
    return text


def slot(texts: Texts, board: Board, place: int) -> Text:
    """A place: its number, and the sign and letter of the bird on it."""
    bird = occupant(board, place)
    if bird is None:
        return Text.assemble((str(place), "dim"), ("  · ", "dim"))
    return Text.assemble(str(place), (f" {SIGNS[bird]}{letter(texts, bird)} ", style_of(bird)))


def picture(texts: Texts, board: Board = EMPTY) -> Text:
    """The rock with the birds round it."""
    text = Text()
    for piece in SKETCH.rstrip("\n").split("{"):
        place, closing, rest = piece.partition("}")
        if closing:
            text.append_text(slot(texts, board, int(place)))
        text.append(rest if closing else piece, ROCK)
    return text


def cards(texts: Texts, deal: Deal) -> Table:
    """The wishes, one per line, with the letter to type for the bird."""
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
    """The rock on the left, its cards on the right."""
    table = Table.grid(padding=(0, 3))
    table.add_row(left, right)
    return table


def legend(texts: Texts) -> Table:
    """The letter of every bird, in two rows."""
    table = Table.grid(padding=(0, 3))
    half = len(BIRDS) // 2
    for row in (BIRDS[:half], BIRDS[half:]):
        table.add_row(*(painted(f"{letter(texts, bird)} = {name(texts, bird)}") for bird in row))
    return table


def short(texts: Texts, birds: Iterable[Bird]) -> str:
    """Birds as on the board: sign and letter."""
    return " ".join(f"{SIGNS[bird]}{letter(texts, bird)}" for bird in birds)


def absent(board: Board) -> Sequence[Bird]:
    """The birds that have not landed."""
    return [bird for bird in BIRDS if board[bird.number] is None]


def judged_cards(texts: Texts, deal: Deal, board: Board) -> Table:
    """Every card with a tick or a cross, its chain, and why it is not met."""
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
    """One branch of a card, and why it fails."""
    yield painted(chain_words(texts, way))
    if board[way.chain[0].bird.number] is None:
        yield Text(texts("why-absent"), BAD)
    elif not holds(way, board):
        yield painted(reason(texts, way, board), BAD)


class Terminal(BaseTerminal):
    """The output of one command, with Uluru's texts and the colours of the birds."""

    def __init__(self, context: typer.Context, language: str | None) -> None:
        super().__init__(context, language, TEXTS, theme(Console().color_system))
