"""The game on paper: the pages to print."""

from __future__ import annotations

from typing import Final

from ludotheque.core.localization import Texts
from ludotheque.games.ostriches.commands.sheets import power_name, sheets_of
from ludotheque.games.ostriches.commands.terminal import TEXTS
from ludotheque.games.ostriches.pieces import POWERS, TRIBE
from ludotheque.paper.job import Ink, Job, Part, pdf, words
from ludotheque.paper.sheets import PAPERS, Paper

TURN: Final = ("leap-is", "ban", "face-is", "tile-is")
END: Final = ("win", "gift", "calm")
KNOWN: Final = ("own", "seen", "follow", "open")
HOUSE: Final = ("tribe", "moved", "carried", "again", "stuck", "tiles")
"""Lines of the rules that are printed, too."""


def on_paper(texts: Texts, paper: str) -> bytes:
    """The PDF of the whole game."""
    return pdf(job_of(texts, PAPERS[paper]))


def job_of(texts: Texts, paper: Paper) -> Job:
    """A page that says how to make it and how to play, powers and secrets on its back, and the sheets."""
    rules = words(texts.language, TEXTS)
    about = rules("print-about", ostriches=len(TRIBE))
    foot, ink = rules("print-foot-own"), Ink("#c23b22", "#5c7f4b")
    sheets = sheets_of(rules, paper)
    return Job(
        texts.language, texts("game-name"), about, first_page(rules), foot, paper, sheets, second_page(rules), ink
    )


def first_page(rules: Texts) -> list[Part]:
    """How to make it, and how to play."""
    make = [rules("print-make-paper"), rules("print-make-flip"), rules("print-make-cut")]
    placing = [rules("print-play-lay"), rules("rules-placing-about"), rules("rules-placing-first")]
    turn = [*(rules(f"rules-turn-{line}") for line in TURN), rules("print-play-mark")]
    end = [rules(f"rules-end-{line}") for line in END]
    return [
        Part(rules("print-make"), make),
        Part(rules("print-play"), placing),
        Part(rules("rules-turn"), turn),
        Part(rules("rules-end"), end),
    ]


def second_page(rules: Texts) -> list[Part]:
    """The powers, what may be known, and what the box leaves open."""
    gifts = [(power_name(power, rules), rules(f"rules-gift-{power}")) for power in POWERS if power != "plain"]
    return [
        Part(rules("rules-gifts"), terms=gifts, about=rules("rules-gifts-about")),
        Part(rules("rules-known"), [rules(f"rules-known-{line}") for line in KNOWN], about=rules("rules-known-about")),
        Part(rules("rules-house"), [rules(f"rules-house-{line}") for line in HOUSE], about=rules("rules-house-about")),
    ]
