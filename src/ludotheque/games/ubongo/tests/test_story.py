"""A match in words."""

from __future__ import annotations

import pytest

from ludotheque.core import Event, play, seed_from
from ludotheque.core.localization import LANGUAGES, Texts
from ludotheque.games import GAMES
from ludotheque.games.ubongo import rules
from ludotheque.games.ubongo.bots import BOTS
from ludotheque.games.ubongo.model import Lay, Options, Own
from ludotheque.games.ubongo.model.events import (
    GaveUp,
    GemWon,
    GlassTurned,
    Laid,
    LaidAside,
    MatchOver,
    Rolled,
    RoundOver,
    SandOut,
    Starter,
    Taken,
    Tied,
    Ubongo,
)

STORY = GAMES["ubongo"].story
NAMES = ("Ada", "Blaise")


def told(events: list[Event], language: str = "en") -> list[str]:
    assert STORY is not None
    return STORY(events, Texts(language, "ludotheque.games.ubongo"), NAMES)


def happened(options: Options, level: str, word: str) -> list[Event]:
    events: list[Event] = []
    play(
        rules,
        options,
        [Own(), Own(side="B")],
        [(level, BOTS[level])] * 2,
        seed_from(word),
        lambda _moment, new: events.extend(new),
    )
    return events


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        Options(rounds=3, sand=30),
        Options(mode="noluck", rounds=2),
        Options(mode="count", length=1),
        Options(mode="time", length=5, difficulty=1),
    ],
    ids=lambda options: options.mode,
)
def test_a_whole_match_can_be_told(options: Options, language: str) -> None:
    events = happened(options, "casual", "story")
    lines = told(events, language)
    assert isinstance(events[-1], MatchOver)
    assert not any("{" in line for line in lines)
    called = sum(isinstance(event, Ubongo) for event in events)
    assert sum("Ubongo" in line for line in lines) == called > 0


def test_a_round() -> None:
    task = rules.task("standard", 20, "A", "hand")
    bar = Lay("I3", 0, 0, 0)
    events: list[Event] = [
        Starter(seat=1),
        Rolled(round=1, symbol="hand"),
        Taken(seat=0, task=task),
        GlassTurned(round=1, until=45_000),
        Laid(seat=0, lay=bar),
        SandOut(round=1),
        GlassTurned(round=1, until=90_000, again=True),
        Ubongo(seat=0, rank=1, pieces=(bar,), at=61_400),
        GaveUp(seat=1),
        GemWon(seat=0, gem="sapphire", source="track"),
        GemWon(seat=0, gem="ruby", source="bag"),
        RoundOver(round=1, points=(7, 0)),
        MatchOver(score=(7, 0), winners=(0,)),
    ]
    assert [line.strip() for line in told(events)] == [
        "Blaise rolls the die first.",
        "Round 1: the hand.",
        "Ada has board 21, side A: light blue bar of three, magenta long L, green P",
        "The sand has run out.",
        "Nobody has found it: a second chance.",
        "Ada calls Ubongo after 61 seconds.",
        "Blaise gives up.",
        "Ada takes from the track: sapphire.",
        "Ada draws from the bag: ruby.",
        "Ada: 7 points",
        "Blaise: 0 points",
        "Ada wins.",
    ]


def test_missions_a_fixed_reward_and_a_tie() -> None:
    events: list[Event] = [
        Rolled(round=2, symbol="mask"),
        LaidAside(seat=1),
        GemWon(seat=1, gem="emerald", source="reward"),
        Tied(seats=(0, 1)),
        MatchOver(score=(5, 5), winners=(0, 1)),
    ]
    assert [line.strip() for line in told(events)] == [
        "Mission 2: the mask.",
        "Blaise lays the mission aside.",
        "Blaise gets: emerald.",
        "Ada, Blaise are tied for the lead: a mini-round decides.",
        "Ada, Blaise win.",
    ]
    assert told([MatchOver(score=(3_600_000,), winners=())]) == [], "nobody was through before the bell"
