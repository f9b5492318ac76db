"""The lesson: how the learner finds the city, and that nothing gets stuck whatever they do."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from ludotheque.core import Act, Event, Moment, begin, chance, scripted, seed_from, settle
from ludotheque.core.match import Chance
from ludotheque.games import GAMES
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.lesson import FIRST, LESSON, THEN
from ludotheque.games.dwarfcity.model import Action, BlueTurned, Build, Done, Roll, State, TornDown
from ludotheque.games.dwarfcity.rules.towers import finished, loose

TRIES = 200
SCREENS = Path(__file__).resolve().parents[5] / "web" / "src" / "games" / "dwarfcity" / "lesson" / "screens.ts"
ROLLS = 200
"""Far more than anybody needs."""


class Learner:
    """A match of the lesson, as the learner takes it over."""

    def __init__(self, word: str = "other") -> None:
        self.luck: Chance = scripted(LESSON.script, chance(seed_from(word)))
        self.moment: Moment[State] = settle(rules, begin(rules, LESSON.options, LESSON.own), None, self.luck).moment
        self.events: list[Event] = []
        for seat, action in LESSON.played:
            assert seat == 0
            self.act(action)

    @property
    def state(self) -> State:
        return self.moment.state

    def act(self, action: Action) -> None:
        settled = settle(rules, self.moment, Act(self.moment.at, 0, action), self.luck)
        assert settled.refused is None, action
        self.moment = settled.moment
        self.events = list(settled.events)

    def build(self, *said: str) -> None:
        for word in said:
            self.act(Build(word[0], word[1:3], int(word[3:])))  # type: ignore[arg-type]


def test_the_box_holds_the_lesson() -> None:
    assert GAMES["dwarfcity"].lesson is LESSON
    assert LESSON.mates == (), "nobody has to be waited for"


def test_the_learner_finds_ten_towers_and_one_without_its_roof() -> None:
    state = Learner().state
    assert [finished(tower) for tower in state.towers] == [True] * 10 + [False]
    assert state.towers[10].card == "cbr"
    assert state.towers[10].blocks == ("rc", "yb")
    assert (state.phase, sum(state.stock), state.pile, state.signs) == ("roll", 1, 4, 0)
    left = {block: count for block, count in loose(state).items() if count}
    assert left == {"rc": 2, "oc": 1, "yc": 1, "vc": 1, "vb": 1, "yr": 1, "vr": 1}
    assert all(len({block[0] for block in tower.blocks}) == len(tower.blocks) for tower in state.towers), "colourful"


def test_the_shortest_way_shows_everything_and_wins() -> None:
    learner = Learner()
    learner.act(Roll())
    assert learner.state.rolled == tuple(FIRST)
    learner.build("yyr10")
    assert learner.state.towers[11].card == "cbr", "the last card comes at once"
    learner.build("rrc11", "vvb11")
    learner.act(Done())
    learner.act(Roll())
    assert learner.state.rolled == (), "nothing could be built of two blue and an orange one"
    assert [event.sign for event in learner.events if isinstance(event, BlueTurned)] == [True, False]
    assert [event.blocks for event in learner.events if isinstance(event, TornDown)] == [("rc", "vb")]
    assert learner.state.pile == 6
    learner.act(Roll())
    assert sorted(learner.state.rolled) == ["r", "w", "w"]
    learner.build("rrc11", "wvb11", "wvr11")
    assert learner.state.winner == "dwarfs"
    outcome = rules.outcome(learner.state)
    assert outcome is not None
    assert outcome.score == (learner.state.needed - 6,)


def test_a_learner_who_leaves_the_roof_sees_the_kobold_too() -> None:
    learner = Learner()
    learner.act(Roll())
    learner.act(Done())
    learner.act(Roll())
    assert [event.sign for event in learner.events if isinstance(event, BlueTurned)] == [True, True]
    assert [event.blocks for event in learner.events if isinstance(event, TornDown)] == [("rc", "yb")]
    learner.act(Roll())
    learner.build("rrc10", "wyb10", "wyr10")
    assert learner.state.towers[11].card == "cbr"
    assert sum(learner.state.stock) == 0


@pytest.mark.slow
@pytest.mark.parametrize("builds", [True, False], ids=["builds", "dawdles"])
def test_whatever_the_learner_does_it_goes_on_to_an_end(builds: bool) -> None:
    rng, won, fallen = Random(5), 0, 0
    for number in range(TRIES):
        learner = Learner(str(number))
        fell = False
        for _ in range(ROLLS):
            if rules.outcome(learner.state) is not None:
                break
            found = list(rules.legal(learner.state, 0))
            wanted = [action for action in found if isinstance(action, Build)] if builds else []
            learner.act(rng.choice(wanted or [action for action in found if action.__class__.__name__ != "TakeBack"]))
            fell |= any(isinstance(event, TornDown) for event in learner.events)
        assert rules.outcome(learner.state) is not None
        won += learner.state.winner == "dwarfs"
        fallen += fell
    assert fallen > (0.95 if builds else 0.8) * TRIES, "the kobold shows what it can do"
    assert won > (0.95 if builds else 0.5) * TRIES


def test_the_script_is_possible_on_both_ways() -> None:
    assert len(THEN) == 9
    assert LESSON.script[-9:] == THEN


@pytest.mark.skipif(not SCREENS.is_file(), reason="the client is not beside this package")
def test_the_screens_know_when_the_learner_takes_over() -> None:
    state, said = Learner().state, SCREENS.read_text("utf-8")
    assert re.findall(r"const (PLAYED|STOOD) = (\d+)", said) == [
        ("PLAYED", str(state.turns)),
        ("STOOD", str(sum(map(finished, state.towers)))),
    ]
