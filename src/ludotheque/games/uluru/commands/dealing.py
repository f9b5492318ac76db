"""`deal`: cards from a seed, so that a deal can be had again."""

from __future__ import annotations

import re
import secrets
from typing import Annotated, Final, TypeAlias

import typer
from rich.text import Text

from ludotheque.console.input import MAX_QUOTED_NAME, printable
from ludotheque.core.chance import draw, seed_from
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru.commands.deals import write_deal
from ludotheque.games.uluru.commands.drawing import beside, cards, picture
from ludotheque.games.uluru.commands.terminal import AsJson, Lang, Terminal
from ludotheque.games.uluru.pieces import BIRDS, LEVELS, WISHES, Deal, Level, deck
from ludotheque.games.uluru.solver import difficulty, solve

LEVEL_RANGE: Final = re.compile(r"([1-5])(?:-([1-5]))?")
FRESH: Final = 10**9
TRICKY: Final[frozenset[Level]] = frozenset({3, 4, 5})

SeedWord: TypeAlias = Annotated[
    str | None, typer.Option("--seed", help="Any word or number: the same seed gives the same cards.")
]
LevelsText: TypeAlias = Annotated[
    str | None, typer.Option("--levels", metavar="LEVELS", help="Levels of the cards: 4, 1,2,3 or 3-5.")
]


def deal(
    context: typer.Context,
    levels: LevelsText = None,
    seed: SeedWord = None,
    experts: Annotated[
        int, typer.Option(min=0, max=8, metavar="K", help="The K leftmost birds get a second card.")
    ] = 0,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Deal cards: levels 3-5, for experts 1-5, unless told otherwise."""
    with Terminal(context, lang) as terminal:
        default = frozenset(LEVELS) if experts else TRICKY
        chosen = default if levels is None else levels_from(levels)
        word = seed_word(seed)
        dealt = deal_from(seed_from(word), chosen, experts)
        if json:
            if seed is None:
                terminal.print_note(terminal.texts("deal-seed", seed=printable(word, MAX_QUOTED_NAME)))
            terminal.print_json({"cards": write_deal(dealt)})
            return
        texts = terminal.texts
        terminal.print(
            beside(picture(texts), cards(texts, dealt)),
            Text(texts("difficulty-level", level=difficulty(dealt).level), "bold"),
            texts("best-stones", stones=solve(dealt).stones),
            Text(texts("deal-seed", seed=printable(word, MAX_QUOTED_NAME)), "dim"),
        )


def seed_word(given: str | None) -> str:
    """The seed asked for, else a fresh one that can be typed again."""
    return str(secrets.randbelow(FRESH)) if given is None else given


def levels_from(text: str) -> frozenset[Level]:
    """Levels such as `4`, `1,2,3` or `3-5`."""
    found: set[int] = set()
    for part in text.replace(" ", "").split(","):
        match = LEVEL_RANGE.fullmatch(part)
        if match is None or int(match[1]) > int(match[2] or match[1]):
            raise Refused("levels-unknown", given=printable(text))
        found.update(range(int(match[1]), int(match[2] or match[1]) + 1))
    return frozenset(level for level in LEVELS if level in found)


def deal_from(seed: bytes, levels: frozenset[Level], experts: int = 0) -> Deal:
    """Eight cards from left to right, then the second ones of the leftmost birds: one draw per card."""
    stock = list(deck(levels))
    needed = len(BIRDS) + experts
    if len(stock) < needed:
        raise Refused("levels-too-few", cards=len(stock), needed=needed)
    drawn = [WISHES[stock.pop(draw(seed, number, (1,) * len(stock)))] for number in range(needed)]
    light, dark = drawn[: len(BIRDS)], drawn[len(BIRDS) :]
    return tuple((light[number], *dark[number : number + 1]) for number in range(len(BIRDS)))
