"""A match in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from ludotheque.core import Event, play, seed_from
from ludotheque.core.localization import LANGUAGES, Texts
from ludotheque.games import GAMES
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.bots import BOTS
from ludotheque.games.dwarfcity.commands.story import owners_of
from ludotheque.games.dwarfcity.model import (
    BlueTurned,
    Build,
    Built,
    CardTaken,
    DiceLost,
    KoboldChosen,
    KoboldRolled,
    MatchOver,
    Options,
    Own,
    PileGrew,
    Rolled,
    Spared,
    Starter,
    State,
    TakenBack,
    TornDown,
)
from ludotheque.games.dwarfcity.rules.towers import finished
from ludotheque.games.dwarfcity.tests.city import build, dusk, tower

STORY = GAMES["dwarfcity"].story
NAMES = ("Ada", "Blaise", "Clara")
LEVEL = next(iter(BOTS))


def told(events: Sequence[Event], language: str = "en", names: Sequence[str] = NAMES) -> list[str]:
    assert STORY is not None
    return [line.strip() for line in STORY(events, Texts(language, "ludotheque.games.dwarfcity"), names)]


def happened(options: Options, seats: int, word: str) -> tuple[list[Event], State]:
    events: list[Event] = []
    states: list[State] = []

    def look(moment: object, new: Sequence[Event]) -> None:
        events.extend(new)
        states.append(moment.state)  # type: ignore[attr-defined]

    play(rules, options, [Own()] * seats, [(LEVEL, BOTS[LEVEL])] * seats, seed_from(word), look)
    return events, states[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("options", "seats"),
    [
        (Options(), 1),
        (Options(face="beach", strength="gentle"), 3),
        (Options(mode="kobold", cards="easy"), 2),
        (Options(mode="kobold", face="beach"), 3),
    ],
    ids=["alone", "beach", "kobold", "kobold on the beach"],
)
def test_a_whole_match_can_be_told(options: Options, seats: int, language: str) -> None:
    events, state = happened(options, seats, "story")
    lines = told(events, language, NAMES[:seats])
    assert isinstance(events[-1], MatchOver)
    assert not any("{" in line or "$" in line for line in lines)
    rolls = sum(isinstance(event, Rolled | KoboldRolled) for event in events)
    assert sum(line.startswith(f"{rolls}. ") for line in lines) == 1
    assert owners_of(events, seats) == {number: one.of for number, one in enumerate(state.towers)}
    fallen = sum(isinstance(event, TornDown) for event in events)
    whole = sum(isinstance(event, Built) and event.finished for event in events)
    assert whole == sum(map(finished, state.towers)) + taken_back(events)
    assert len(lines) >= rolls + fallen + whole


def taken_back(events: Sequence[Event]) -> int:
    """Finished towers whose last block was taken off again."""
    return sum(isinstance(one, Built) and one.finished and isinstance(two, TakenBack) for one, two in pairwise(events))


def test_a_turn_of_a_dwarf() -> None:
    events: list[Event] = [
        Starter(seat=1),
        CardTaken(seat=1, tower=0, card="cbr"),
        Rolled(seat=1, dice=("r", "w", "b")),
        Built(seat=1, tower=0, block="rc", die="r"),
        TakenBack(seat=1, tower=0, block="rc"),
        Built(seat=1, tower=0, block="vr", die="w", finished=True),
        CardTaken(seat=1, tower=1, card="bpr"),
        DiceLost(seat=1, dice=("r",)),
        BlueTurned(seat=1, sign=True),
        TornDown(seat=1, tower=3, blocks=("oc",)),
        PileGrew(by=1, pile=1),
        BlueTurned(seat=1, sign=False),
        PileGrew(by=1, pile=2),
    ]
    assert told(events) == [
        "Blaise begins.",
        "Blaise has a card: cube, brick, roof.",
        "1. Blaise rolls red, white, blue.",
        "Tower 1: red cube.",
        "Taken back: red cube.",
        "Tower 1: violet roof.",
        "Tower 1 is finished!",
        "Blaise takes a new card: brick, pillar, roof.",
        "Left over: red.",
        "A blue block with the kobold\u2019s sign!",
        "Tower 4 falls; 1 block is back on the table.",
        "The kobold\u2019s tower: 1 block.",
        "The kobold\u2019s tower: 2 blocks.",
    ]


def test_a_played_kobold() -> None:
    events: list[Event] = [
        KoboldChosen(seat=2),
        Rolled(seat=0, dice=("b", "b", "b")),
        KoboldRolled(seat=2, face="2"),
        PileGrew(by=2, pile=2),
        KoboldRolled(seat=2, face="k"),
        TornDown(seat=2, tower=1, blocks=("oc", "ob")),
        KoboldRolled(seat=2, face="k"),
        Spared(seat=2),
        KoboldRolled(seat=2, face="0"),
        CardTaken(seat=0, tower=4, card=""),
        MatchOver(winner="kobold"),
    ]
    assert told(events) == [
        "Clara is the kobold.",
        "1. Ada rolls blue, blue, blue.",
        "2. Clara rolls the kobold\u2019s die: 2.",
        "The kobold\u2019s tower: 2 blocks.",
        "3. Clara rolls the kobold\u2019s die: the kobold himself.",
        "Tower 2 falls; 2 blocks are back on the table.",
        "4. Clara rolls the kobold\u2019s die: the kobold himself.",
        "Clara leaves all towers alone.",
        "5. Clara rolls the kobold\u2019s die: nothing.",
        "Ada takes a new card.",
        "The last blue block is on: Clara wins.",
    ]


def test_a_player_with_nothing_left_to_build_helps() -> None:
    state = dusk(tower(0, "cbr", "rc", "rb", "rr"), tower(1, "cbr", "yc"), seats=2, dice="o")
    _, events = build(state, "o", "ob", 1)
    cards = [CardTaken(seat=seat, tower=seat, card="cbr") for seat in (0, 1)]
    assert told([*cards, *events], names=NAMES[:2])[-1] == "Tower 2: orange brick, to help Blaise."
    assert Build("o", "ob", 1) in set(rules.legal(state, 0))


@pytest.mark.parametrize(
    ("language", "dwarfs", "alone", "lost"),
    [
        ("en", "The last block is on: Ada, Blaise, Clara win.", "Ada wins.", "Once more?"),
        (
            "fr",
            "Le dernier bloc est posé\u00a0: Ada, Blaise, Clara gagnent.",
            "Ada gagne.",
            "On rejoue\u202f?",
        ),
        ("de", "Der letzte Baustein sitzt: Ada, Blaise, Clara gewinnen.", "Ada gewinnt.", "Noch einmal?"),
    ],
)
def test_how_it_ends(language: str, dwarfs: str, alone: str, lost: str) -> None:
    assert told([MatchOver(winner="dwarfs")], language) == [dwarfs]
    assert told([MatchOver(winner="dwarfs")], language, NAMES[:1])[0].endswith(alone)
    assert told([MatchOver(winner="kobold")], language)[0].endswith(lost), "nobody is blamed"
