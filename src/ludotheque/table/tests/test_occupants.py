"""The transitions of an occupant: which are allowed, and what each leaves behind."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec import Raw

from ludotheque.games import GAMES
from ludotheque.table.frames import Player
from ludotheque.table.ghosts import Ghost
from ludotheque.table.occupants import AnyBot, Occupant, Plays, seated
from ludotheque.table.party import Chair, Party, Run


class Idler:
    """A bot that does nothing."""

    def plan(self, _view: Any, _now: int, _rng: Random) -> list[tuple[int, Any]]:
        return []


FIRST, SECOND = Idler(), Idler()


def occupant(plays: Plays) -> Occupant:
    """An occupant in this state, reached by its usual transitions."""
    found = Occupant("ghost", ghost=Ghost({})) if plays == "ghost" else Occupant()
    if plays == "bot":
        found.replace(FIRST)
    elif plays == "stand-in":
        found.stand_in(FIRST)
    elif plays == "borrowed":
        found.borrow(FIRST)
    assert found.plays == plays
    return found


CHANGES: dict[str, Callable[[Occupant], None]] = {
    "stand in": lambda found: found.stand_in(SECOND),
    "hand back": lambda found: found.hand_back(),
    "borrow": lambda found: found.borrow(SECOND),
    "chapter": lambda found: found.open_chapter(),
    "replace": lambda found: found.replace(SECOND),
    "take over": lambda found: found.take_over(),
}


def changed(found: Occupant, change: str) -> Occupant:
    CHANGES[change](found)
    return found


TABLE: dict[Plays, dict[str, tuple[Plays, AnyBot | None] | None]] = {
    "person": {
        "stand in": ("stand-in", SECOND),
        "hand back": None,
        "borrow": ("borrowed", SECOND),
        "chapter": ("person", None),
        "replace": ("bot", SECOND),
        "take over": None,
    },
    "stand-in": {
        "stand in": None,
        "hand back": ("person", None),
        "borrow": None,
        "chapter": ("stand-in", FIRST),
        "replace": ("bot", SECOND),
        "take over": None,
    },
    "borrowed": {
        "stand in": ("stand-in", SECOND),
        "hand back": None,
        "borrow": None,
        "chapter": ("person", None),
        "replace": ("bot", SECOND),
        "take over": None,
    },
    "bot": {
        "stand in": None,
        "hand back": None,
        "borrow": None,
        "chapter": ("bot", FIRST),
        "replace": ("bot", SECOND),
        "take over": ("person", None),
    },
    "ghost": {
        "stand in": None,
        "hand back": None,
        "borrow": None,
        "chapter": ("ghost", None),
        "replace": ("bot", SECOND),
        "take over": None,
    },
}
"""The occupant after a change; None: the change is an error there."""


@pytest.mark.parametrize("plays", TABLE)
@pytest.mark.parametrize("change", CHANGES)
def test_transitions(plays: Plays, change: str) -> None:
    found, then = occupant(plays), TABLE[plays][change]
    if then is None:
        with pytest.raises(RuntimeError, match=plays):
            CHANGES[change](found)
        assert found.plays == plays
        return
    CHANGES[change](found)
    assert found.plays == then[0]
    assert found.bot is then[1]
    assert (found.ghost is not None) == (found.plays == "ghost")
    assert found.by_hand == (found.bot is None and found.ghost is None)
    assert found.stands_in == (found.plays == "stand-in")


def test_a_stand_in_rests_until_the_next_chapter() -> None:
    found = occupant("stand-in")
    assert found.resting
    found.open_chapter()
    assert not found.resting


@pytest.mark.parametrize("plays", ["stand-in", "borrowed"])
def test_nothing_of_a_bot_stays_when_the_person_plays_again(plays: Plays) -> None:
    found = occupant(plays)
    found.fumbling = True
    CHANGES["hand back" if plays == "stand-in" else "chapter"](found)
    assert (found.bot, found.resting, found.fumbling) == (None, False, False)


def test_a_person_is_missed_until_somebody_stands_in() -> None:
    found = occupant("person")
    assert found.missed_since is None
    found.away_since = 7
    assert found.missed_since == 7
    found.borrow(FIRST)
    assert found.missed_since == 7, "a bot has only this turn"
    found.stand_in(FIRST)
    assert (found.missed_since, found.away_since) == (None, 7)
    assert changed(found, "replace").away_since is None


def test_that_a_bot_has_acted_is_not_forgotten() -> None:
    found = occupant("stand-in")
    found.bot_has_acted = True
    found.hand_back()
    found.open_chapter()
    assert found.bot_has_acted


def test_a_seat_that_is_not_waited_for_is_neither_idle_nor_nudged() -> None:
    found = occupant("person")
    found.idle_since, found.nudged = 5, True
    found.stop_waiting()
    assert [found.idle_since, found.nudged] == [None, False]


def test_everyone_sits_down_as_the_party_says() -> None:
    chairs = (Chair("person", "Ann"), Chair("bot", "b", "master"), Chair("ghost", "g", run=Run("replay", 0)))
    party = Party("table", "uluru", Raw(b"{}"), chairs)
    ghost = Ghost({})
    found = seated(party, {2: ghost}, {0})
    assert [one.plays for one in found] == ["person", "bot", "ghost"]
    assert [one.bot for one in found] == [None, GAMES["uluru"].bots["master"], None]
    assert [one.ghost for one in found] == [None, None, ghost]
    assert [one.bot_has_acted for one in found] == [True, False, False]
    assert seated(party)[2].ghost is None, "a run that cannot be played again leaves an empty shell"


def test_nobody_plays_on_an_empty_chair() -> None:
    assert Chair("bot", level="master", number=2).player == Player("bot", level="master", number=2)
    with pytest.raises(ValueError, match="nobody"):
        _ = Chair().player
