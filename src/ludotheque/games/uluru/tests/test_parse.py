"""What is typed at the terminal, and what it means."""

from __future__ import annotations

import pytest

from ludotheque.core.localization import Texts
from ludotheque.games.uluru.commands.parse import Ask, LineParser, Typed, Unclear
from ludotheque.games.uluru.commands.render import TEXTS
from ludotheque.games.uluru.model import Land, Lift, Lock, Ready, Unlock
from ludotheque.games.uluru.pieces import BIRDS, Bird
from ludotheque.games.uluru.tests.terminal import LANGUAGES, Script, play


def typed(language: str, line: str) -> list[Typed]:
    return LineParser(Texts(language, TEXTS)).read(line)


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("en", "w0", [Land(Bird.WHITE, 0)]),
        ("en", "white 0", [Land(Bird.WHITE, 0)]),
        ("en", "W0P3,k5", [Land(Bird.WHITE, 0), Land(Bird.PINK, 3), Land(Bird.BLACK, 5)]),
        ("en", "b1 bla2 blu3", [Land(Bird.BLUE, 1), Land(Bird.BLACK, 2), Land(Bird.BLUE, 3)]),
        ("en", "bl1", [Unclear("bl1", ("Blue", "Black"))]),
        ("en", "w p - y", [Lift(Bird.WHITE), Lift(Bird.PINK), Lift(Bird.YELLOW)]),
        ("en", "lock unlock READY", [Lock(), Unlock(), Ready()]),
        ("en", "? rules quit", [Ask("help"), Ask("rules"), Ask("quit")]),
        ("en", "", [Ask("look")]),
        ("en", "w99 W 9", [Unclear("w99", no_place=True), Unclear("W 9", no_place=True)]),
        ("en", "w²", [Unclear("w²")]),
        ("en", "w٣", [Unclear("w٣", no_place=True)]),
        ("en", "Yelow3 w0zz -", [Unclear("Yelow3", ("Yellow",)), Unclear("w0zz"), Unclear("-")]),
        ("en", "w0 white -", [Land(Bird.WHITE, 0), Lift(Bird.WHITE)]),
        ("fr", "b0 s1 u2", [Land(Bird.WHITE, 0), Land(Bird.PINK, 1), Land(Bird.BLUE, 2)]),
        ("fr", "blanc0 ROUGE1 ble2", [Land(Bird.WHITE, 0), Land(Bird.RED, 1), Land(Bird.BLUE, 2)]),
        ("fr", "prêt PRET pre\u0302t fini lock", [Ready(), Ready(), Ready(), Lock(), Lock()]),
        ("fr", "white 3", [Land(Bird.WHITE, 3)]),
        ("fr", "bl0 ro0", [Unclear("bl0", ("Blanc", "Bleu")), Unclear("ro0", ("Rose", "Rouge"))]),
        (
            "de",
            "weiß0 weiss1 grün2 grun3",
            [Land(Bird.WHITE, 0), Land(Bird.WHITE, 1), *(Land(Bird.GREEN, n) for n in (2, 3))],
        ),
        ("de", "a0 n1 s2 zurück", [Land(Bird.PINK, 0), Land(Bird.GREEN, 1), Land(Bird.BLACK, 2), Unlock()]),
    ],
)
def test_lines_are_parsed(language: str, line: str, meant: list[Typed]) -> None:
    assert typed(language, line) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bird_has_a_letter_of_its_own(language: str) -> None:
    words = LineParser(Texts(language, TEXTS))
    assert len(words.letters) == len(BIRDS)
    assert all(len(sign) == 1 and sign.isascii() for sign in words.letters)
    assert not set(words.letters) & set(words.commands)
    for colour, bird in words.colours:
        assert words.bird(colour) is bird
    for bird in BIRDS:
        assert words.bird(bird.value) is bird, "English colours are understood everywhere"


def test_typed_text_is_escaped() -> None:
    out = play(Script((4_000, "\x1b[2J w0"), (5_000, "quit"))).out
    assert "> \\x1b[2J w0" in out
    assert "“\\x1b[2J” means nothing here." in out
    assert "\x1b" not in out
