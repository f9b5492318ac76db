"""A match in words."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludotheque.core import Draw, Event, play, seed_from
from ludotheque.core.localization import LANGUAGES, Texts
from ludotheque.games import GAMES
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.bots import RandomBot
from ludotheque.games.ostriches.model import Options, Own, State
from ludotheque.games.ostriches.model.events import MatchOver
from ludotheque.games.ostriches.tests.desert import desert, done

STORY = GAMES["ostriches"].story
NAMES = ("Ada", "Blaise")
PLACING = "eye@f6 eye@a1 swap@e6 swap@b1 bush@d6 bush@c1 tiles@c6 tiles@d1 plain@b6 plain@e1 plain@a6 plain@f1"


def told(events: Sequence[Event], language: str = "en") -> list[str]:
    assert STORY is not None
    return STORY(events, Texts(language, "ludotheque.games.ostriches"), NAMES)


def after(state: State, *said: str, language: str = "en") -> list[str]:
    events: list[Event] = []
    for turn in said:
        state, happened = done(state, turn)
        events += happened
    return [line.strip() for line in told(events, language)]


@pytest.mark.parametrize("mode", ["notes", "memory"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_can_be_told(language: str, mode: str) -> None:
    options = Options(mode="memory" if mode == "memory" else "notes")
    events: list[Event] = []
    play(
        rules,
        options,
        [Own(), Own()],
        [("random", RandomBot())] * 2,
        seed_from("story"),
        lambda _moment, happened: events.extend(happened),
    )
    lines = told(events, language)
    turns = sum(type(event).__name__ == "Moved" for event in events)
    assert sum(line.startswith(f"{turns}. ") for line in lines) == 1
    assert isinstance(events[-1], MatchOver)
    assert not any("{" in line for line in lines)


def test_the_placing_is_told_in_two_lines() -> None:
    events: list[Event] = []
    state = rules.start(Options(mode="memory"), (Own(), Own()))
    state, first = rules.step(state, Draw(0, 1))
    events += first
    for said in PLACING.split():
        state, happened = done(state, said)
        events += happened
    assert told(events) == [
        "Blaise begins.",
        "Blaise places on f6, e6, d6, c6, b6, a6.",
        "Ada places on a1, b1, c1, d1, e1, f1.",
    ]


def test_a_quiet_turn() -> None:
    state = desert("6/1*1p2/1s4/3P2/1b2*1/2T3 s - 0")
    assert after(state, "d3e5/sw-", "b4c2/ne+") == [
        "1. Ada: d3-e5",
        "The tile in the south-west turns anticlockwise.",
        "2. Blaise: b4-c2",
        "The tile in the north-east turns clockwise.",
    ]


@pytest.mark.parametrize(
    ("position", "said", "line"),
    [
        ("p4t/2*1*1/2sB2/1P3e/6/2T3", "d4c6! bush:c5e4", "A bush is moved: c5-e4"),
        ("6/1*1pS1/b5/4t1/1E2*1/2P3", "e5c6! swap:c1a4", "The two on c1 and a4 change places."),
        ("2s3/4*1/1E3t/3p2/1*4/1B1P2", "b4a6! eye:d3f4", "A look at d3 and f4:"),
        (
            "5s/1*2T1/6/P2e2/1B2*1/4p1",
            "e5c6! tiles:swne",
            "The tiles in the south-west and in the north-east change places.",
        ),
        ("2s3/4*1/1E3t/3p2/1*4/1B1P2", "b4a6! pass", "The power is left unused."),
    ],
)
def test_the_powers(position: str, said: str, line: str) -> None:
    lines = after(desert(f"{position} s - 0"), *said.split())
    assert lines[2] == line


def test_what_an_eye_saw_and_who_came_up() -> None:
    lines = after(desert("2s3/4*1/1E3t/3p2/1*4/1B1P2 s - 0"), "b4a6!", "eye:d3f4", "/se+")
    assert lines == [
        "1. Ada: b4-a6",
        "On a6 an ostrich of Ada comes up: lookout.",
        "A look at d3 and f4:",
        "d3, Blaise: no power",
        "f4, Blaise: dune mover",
        "The tile in the south-east turns clockwise.",
    ]


def test_a_player_who_cannot_move_only_turns_a_tile() -> None:
    lines = after(desert("6/4*1/6/6/1*4/P5 s a1 0"), "/ne+")
    assert lines[0] == "1. Ada cannot move."


def test_a_win_a_gift_and_a_draw() -> None:
    nearly = "1P+2s1/1*1P+1B/2ET+S1/1p2t1/2b1*1/3e+1p s - 0"
    assert after(desert(nearly), "c4d6!")[-1] == "Ada wins."
    assert after(desert(nearly), "c4d6!", language="fr")[-1] == "Ada gagne."
    theirs = "1p+4/1*1p+2/2ep+S1/1P2T1/2B1*1/6 s - 0".replace("p+S", "t+S")
    assert after(desert(theirs), "c4d6!")[-1] == "Ada makes a present of it: Blaise wins."
    assert after(desert(nearly), "#") == ["Blaise wins."]
    assert after(desert(nearly), "draw?") == ["Ada offers a draw."]
