"""The box, and the placing."""

from __future__ import annotations

import pytest

from ludotheque.core import Draw, Seat, begin, feed
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Options, Own, Place
from ludotheque.games.ostriches.model.events import Placed, Starter
from ludotheque.games.ostriches.pieces import BUSHES, HOME, NAMES, NUMBERS, TILE_AT, TRIBE
from ludotheque.games.ostriches.tests.desert import allowed, any_place, done, events, on, opened, play, refusal

both = pytest.mark.parametrize("starter", [0, 1])


def test_six_ostriches_a_player_four_of_them_with_a_power() -> None:
    assert sorted(TRIBE) == ["bush", "eye", "plain", "plain", "swap", "tiles"]


def test_each_player_has_two_tiles_on_their_side() -> None:
    assert {NAMES[at] for at in HOME[0]} == {f"{column}{row}" for column in "abcdef" for row in "123"}
    assert {NAMES[at] for at in HOME[1]} == {f"{column}{row}" for column in "abcdef" for row in "456"}


def test_a_bush_in_the_middle_of_the_right_hand_tile_of_each() -> None:
    """Seat 0 looks north, seat 1 south: point symmetric."""
    assert [NAMES[at] for at in BUSHES] == ["e2", "b5"]
    assert [TILE_AT[at] for at in BUSHES] == ["se", "nw"]
    assert sum(BUSHES) == NUMBERS["f6"]


@both
def test_chance_names_the_first_player(starter: Seat) -> None:
    moment = begin(rules, Options(), (Own(), Own()))
    assert rules.due(moment.state).odds == (1, 1)
    moment, told = feed(rules, moment, Draw(0, starter))
    assert list(told) == [Starter(seat=starter)]
    assert (moment.state.table.turn, moment.state.table.phase) == (starter, "placing")
    assert rules.due(moment.state).seats == {starter}


@both
def test_in_turn_each_places_one_until_all_twelve_stand(starter: Seat) -> None:
    state = opened(starter)
    for number in range(12):
        assert state.table.phase == "placing"
        assert state.table.turn == (starter + number) % 2
        state = play(state, any_place(state))
    assert len(state.ostriches) == 12
    assert state.hands == ((), ())
    assert not any(one.up for one in state.ostriches)


@both
def test_the_first_to_place_also_moves_first_and_nobody_is_barred(starter: Seat) -> None:
    state = opened(starter)
    while state.table.phase == "placing":
        state = play(state, any_place(state))
    assert (state.table.phase, state.table.turn, state.table.moved) == ("move", starter, None)
    assert (state.table.turns, state.table.calm) == (0, 0), "placing is no turn"


def test_players_place_on_their_own_two_tiles_only() -> None:
    assert refusal(opened(), "eye@a4") == "not-your-side"
    assert refusal(opened(1), "eye@a3") == "not-your-side"
    assert refusal(opened(), Place("eye", "z9")) == "not-your-side"
    squares = {said.split("@")[1] for said in allowed(opened()) if "@" in said}
    assert squares == {NAMES[at] for at in HOME[0]} - {"e2"}


def test_a_taken_square_is_refused() -> None:
    assert refusal(opened(), "eye@e2") == "square-taken"
    state = play(opened(), "eye@a1", "eye@a6")
    assert refusal(state, "plain@a1") == "square-taken"


def test_a_placed_ostrich_leaves_the_hand() -> None:
    state = play(opened(), "eye@a1", "eye@a6")
    assert refusal(state, "eye@a2") == "not-in-hand"
    state = play(state, "plain@a2", "plain@b6", "plain@a3", "plain@c6")
    assert refusal(state, "plain@b1") == "not-in-hand"
    assert state.hands[0] == ("bush", "swap", "tiles")


def test_players_know_what_they_placed() -> None:
    after, told = done(opened(), "eye@a1")
    assert (on(after, "a1").power, on(after, "a1").of) == ("eye", 0)
    assert on(after, "a1").known == {0}
    assert told == [Placed(at=NUMBERS["a1"], of=0)]


def test_in_memory_mode_the_log_names_no_placer() -> None:
    assert events(opened(mode="memory"), "eye@a1") == [Placed(at=NUMBERS["a1"], of=None)]


def test_nothing_else_is_allowed_before_all_stand() -> None:
    state = opened()
    assert refusal(state, "a1b3/ne+") == "not-placed-yet"
    assert refusal(state, "c4d6!") == "not-placed-yet"
    assert refusal(state, "/ne+") == "not-placed-yet"
    assert refusal(state, "draw?") == "not-placed-yet"
    assert refusal(state, "pass") == "no-power-due"
    assert refusal(state, "eye@a6", seat=1) == "not-your-turn"
    assert allowed(state, 1) == {"#"}
