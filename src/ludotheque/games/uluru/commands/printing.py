"""The game on paper: the pages to print."""

from __future__ import annotations

from typing import Final, get_args

from ludotheque.core.localization import Texts
from ludotheque.games.uluru.commands.sheets import PLAYERS, sheets_of
from ludotheque.games.uluru.model import Mode, Options
from ludotheque.games.uluru.pieces import BIRDS, LEVELS, PAIRS, deck
from ludotheque.paper.job import Ink, Job, Part, pdf, words
from ludotheque.paper.sheets import PAPERS, Paper

HERE: Final = "ludotheque.games.uluru"
PLACES: Final = ("long", "short", "boomerang", "lonely", "next", "corner", "opposite", "far")
MEANINGS: Final = ("contrary", "copy", "two", "self", "circle", "absent", "missing")
"""Terms of the rules, on the back of the first page."""
FEW: Final = 6
"""So many pairs of places are listed."""


def on_paper(texts: Texts, paper: str) -> bytes:
    """The PDF of the whole game for five."""
    return pdf(job_of(texts, PAPERS[paper]))


def job_of(texts: Texts, paper: Paper) -> Job:
    """A page that says how to make it and how to play, the wishes on its back, and the sheets."""
    rules = words(texts.language, HERE)
    about = rules("print-about", cards=len(deck(frozenset(LEVELS))), birds=len(BIRDS), players=PLAYERS)
    foot, ink = rules("print-foot-own"), Ink("#c4512d", "#4a2f6b")
    sheets = sheets_of(rules, paper)
    return Job(
        texts.language, texts("game-name"), about, first_page(rules), foot, paper, sheets, second_page(rules), ink
    )


def first_page(rules: Texts) -> list[Part]:
    """How to make it, how to play, and which game."""
    make = [rules("print-make-paper"), rules("print-make-flip"), rules("print-make-cut")]
    play = [
        rules("print-play-row"),
        rules("print-play-deal"),
        rules("print-play-timer", sand=Options().sand or 60),
        rules("rules-round-judge"),
        rules("print-play-next"),
        rules("rules-round-win"),
    ]
    modes = [(rules("mode", mode=mode), rules(f"rules-modes-{mode}")) for mode in get_args(Mode) if mode != "custom"]
    return [
        Part(rules("print-make"), make),
        Part(rules("print-play"), play),
        Part(rules("rules-modes"), terms=modes),
    ]


def second_page(rules: Texts) -> list[Part]:
    """What the wishes mean."""
    places = [(rules(f"rules-place-{name}"), rules(f"rules-place-{name}-is") + pairs_of(name)) for name in PLACES]
    meanings = [(rules(f"rules-{name}"), rules(f"rules-{name}-is")) for name in MEANINGS]
    return [
        Part(rules("rules-board"), terms=places, about=rules("rules-board-about")),
        Part(rules("rules-meaning"), terms=meanings),
    ]


def pairs_of(name: str) -> str:
    """The places that are so related, where they are few."""
    pairs = [pair for kind, found in PAIRS.items() if kind == name for pair in found]
    return f" ({', '.join(f'{a}-{b}' for a, b in pairs)})" if 0 < len(pairs) <= FEW else ""
