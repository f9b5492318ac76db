"""Actions and positions in one line, there and back."""

from __future__ import annotations

from contextlib import suppress

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from ludotheque.core import Refused
from ludotheque.core.testing import Trial
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Action, Go, Options, State
from ludotheque.games.ostriches.pieces import KNIGHT, NUMBERS
from ludotheque.games.ostriches.rules.positions import read_position, write_position
from ludotheque.games.ostriches.tests.desert import PLACED, matches

CATALOGUE = rules.catalogue(Options())


def test_every_action_there_can_be_is_read_as_it_is_written() -> None:
    said = [rules.written(action) for action in CATALOGUE]
    assert len(set(said)) == len(CATALOGUE) == 3839
    assert [rules.read(text) for text in said] == list(CATALOGUE)


def test_every_action_comes_back_from_json() -> None:
    data = msgspec.json.encode(CATALOGUE)
    assert msgspec.json.decode(data, type=list[Action]) == list(CATALOGUE)


def test_a_whole_turn_for_each_leap_and_each_tile_that_may_turn() -> None:
    assert sum(map(len, KNIGHT)) == 160
    assert len([action for action in CATALOGUE if isinstance(action, Go)]) == 160 * 6


@pytest.mark.parametrize("text", ["", "a1", "a1b2/ne+", "a1b3/sw+", "b3a1/ne", "eye:a1a1", "draw", "EYE@a1", "é" * 900])
def test_nonsense_turns_are_refused(text: str) -> None:
    with pytest.raises(Refused) as no:
        rules.read(text)
    assert (no.value.key, no.value.about) == ("no-such-turn", {"text": text})


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ("", "no-such-position"),
        (PLACED + " ", "no-such-position"),
        (PLACED.replace(" s ", " w "), "no-such-position"),
        (PLACED.replace(" - 0", " - 100"), "no-such-position"),
        (PLACED.replace(" - 0", " - 01"), "no-such-position"),
        (PLACED.replace(" - 0", " g7 0"), "no-such-position"),
        (PLACED.replace("/", "", 1), "no-such-position"),
        ("x" + PLACED[1:], "no-such-position"),
        (PLACED.replace("pe1t2", "pe1t1"), "position-row"),
        (PLACED.replace("pe1t2", "pe1t3"), "position-row"),
        (PLACED.replace("pe1t2", "'pe1t2"), "position-row"),
        (PLACED.replace("pe1t2", "pe1+t2"), "position-row"),
        (PLACED.replace("1*4", "6"), "position-bushes"),
        (PLACED.replace("1*4", "1*3*"), "position-bushes"),
        (PLACED.replace("pe1t2", "ee1t2"), "position-tribe"),
        (PLACED.replace("pe1t2", "pe1tp1"), "position-tribe"),
        (PLACED.replace("pe1t2/1*4/b1s2p", "p+e+1t+2/1*4/b+1s2p"), "position-won"),
        (PLACED.replace(" - 0", " b1 0"), "position-moved"),
    ],
)
def test_impossible_positions_are_refused(position: str, key: str) -> None:
    with pytest.raises(Refused) as no:
        read_position(position)
    assert no.value.key == key


def test_a_position_says_all_that_a_turn_depends_on() -> None:
    state = read_position("e'+5/1*4/6/6/4*1/T4p s a6 12")
    assert (state.table.turn, state.table.moved, state.table.calm) == (0, NUMBERS["a6"], 12)
    assert [(one.of, one.power, one.up) for one in state.ostriches] == [
        (0, "tiles", False),
        (1, "plain", False),
        (1, "eye", True),
    ]
    assert [one.known for one in state.ostriches] == [{0}, {1}, {0, 1}]
    assert state.table.options == Options()
    assert read_position(PLACED, Options(mode="memory")).table.options.mode == "memory"


@settings(max_examples=25, deadline=None, phases=(Phase.generate,))
@given(matches())
def test_positions_of_matches_round_trip(trial: Trial) -> None:
    for state in (step.before.state for step in trial.steps):
        if state.table.phase == "move":
            text = write_position(state)
            again = read_position(text, state.table.options)
            assert write_position(again) == text
            assert again.ostriches == state.ostriches
            assert list(rules.legal(again, again.table.turn))[:-2] == plain(state)


def plain(state: State) -> list[Action]:
    """The actions of the turn itself, without draws and resignation."""
    found = list(rules.legal(state, state.table.turn))
    return [action for action in found if rules.written(action) not in ("draw?", "draw!", "draw-", "#")]


@given(st.text(alphabet="bsetpBSETP*+'123456/ sn-af", max_size=60))
def test_random_text_is_refused_and_breaks_nothing(text: str) -> None:
    with suppress(Refused):
        state = read_position(text)
        assert read_position(write_position(state)) == state
