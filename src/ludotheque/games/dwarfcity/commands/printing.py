"""The game on paper: the pages to print."""

from __future__ import annotations

from typing import Final

from ludotheque.core.localization import Texts
from ludotheque.games.dwarfcity.commands.sheets import sheets_of
from ludotheque.games.dwarfcity.commands.simulate import TEXTS
from ludotheque.games.dwarfcity.pieces import BLUE, CARD_SETS, CARDS, COLOURED, DUEL, NEEDED, SIGNS
from ludotheque.paper.job import Ink, Job, Part, pdf, words
from ludotheque.paper.sheets import PAPERS, Paper

TOGETHER: Final = ("start", "roll", "build", "card", "help", "blue", "next")
END: Final = ("stone", "beach", "kobold", "first")
DUEL_LINES: Final = ("number", "none", "kobold")
HOUSE: Final = ("shapes", "beach", "one", "help", "last", "sign", "gentle", "die", "turn")
"""Lines of the rules that are printed, too."""


def on_paper(texts: Texts, paper: str) -> bytes:
    """The PDF of the whole game."""
    return pdf(job_of(texts, PAPERS[paper]))


def job_of(texts: Texts, paper: Paper) -> Job:
    """A page that says how to make it and how to play, the kobold on its back, and the sheets."""
    rules = words(texts.language, TEXTS)
    about = rules("print-about", cards=CARDS * len(CARD_SETS), blocks=COLOURED, blue=max(BLUE.values()))
    foot, ink = rules("print-foot-own"), Ink("#8f2637", "#41366b")
    sheets = sheets_of(rules, paper)
    return Job(
        texts.language, texts("game-name"), about, first_page(rules), foot, paper, sheets, second_page(rules), ink
    )


def first_page(rules: Texts) -> list[Part]:
    """How to make it, and how to play."""
    make = [rules(f"print-make{line}") for line in ("-paper", "-flip", "-cut", "-fold")]
    lay = rules("print-play-lay", signs=SIGNS, **NEEDED)
    faces = [(rules(f"rules-faces-{face}"), rules(f"rules-faces-{face}-is")) for face in ("stone", "beach")]
    return [
        Part(rules("print-make"), make),
        Part(rules("print-play"), [lay, *(rules(f"rules-together-{line}") for line in TOGETHER)]),
        Part(rules("rules-faces"), terms=faces, about=rules("print-play-flat")),
        Part(rules("rules-end"), [rules(f"rules-end-{line}") for line in END]),
    ]


def second_page(rules: Texts) -> list[Part]:
    """The kobold, the second game, and what the box leaves open."""
    kobold = [rules("rules-kobold-tear"), rules("rules-kobold-safe")]
    duel = [*(rules(f"rules-duel-{line}") for line in DUEL_LINES), rules("rules-duel-turn", blocks=DUEL)]
    return [
        Part(rules("rules-kobold"), kobold, about=rules("rules-kobold-about")),
        Part(rules("rules-duel"), duel, about=rules("rules-duel-about")),
        Part(rules("rules-house"), [rules(f"rules-house-{line}") for line in HOUSE], about=rules("rules-house-about")),
    ]
