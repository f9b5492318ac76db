"""The four powers, each with its limits."""

from __future__ import annotations

import pytest

from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Exchange, Look, MoveBush, State, Swap
from ludotheque.games.ostriches.model.events import BushMoved, Exchanged, Looked, Noticed, Passed, Swapped
from ludotheque.games.ostriches.pieces import EXCHANGED, NAMES, NUMBERS
from ludotheque.games.ostriches.rules.positions import write_position
from ludotheque.games.ostriches.tests.desert import allowed, desert, events, on, play, refusal

POWERS = {"b": "bush", "s": "swap", "e": "eye", "t": "tiles"}
"""By the letter of an ostrich."""


def landed(letter: str) -> State:
    """South has turned up this ostrich on d6; P on a1, T or S on c1 and p on f1 are face down, P on f4 is face up."""
    other = "S" if letter in "Tt" else "T"
    return play(desert(f"6/1*4/2{letter}2P+/6/4*1/P1{other}2p s - 0"), "c4d6!")


@pytest.mark.parametrize("letter", [*POWERS, *map(str.upper, POWERS)])
def test_the_mover_may_use_the_power_of_any_ostrich_they_turn_up(letter: str) -> None:
    state = landed(letter)
    assert (state.table.phase, state.table.turn) == ("power", 0)
    assert {said.split(":")[0] for said in allowed(state)} == {POWERS[letter.lower()], "pass", "draw?", "#"}


@pytest.mark.parametrize("letter", POWERS)
def test_a_power_may_be_passed_but_not_skipped(letter: str) -> None:
    state = landed(letter)
    assert refusal(state, "/sw+") == "power-first"
    assert refusal(state, "a1b3/nw+") == "moved-already"
    assert refusal(state, "c4d6!") == "moved-already"
    assert events(state, "pass") == [Passed(seat=0)]
    after = play(state, "pass")
    assert after.table.phase == "rotate"
    assert after.ostriches == state.ostriches
    assert refusal(after, "pass") == "no-power-due"


def test_a_plain_ostrich_has_no_power() -> None:
    state = landed("p")
    assert state.table.phase == "rotate"
    assert refusal(state, "pass") == "no-power-due"


@pytest.mark.parametrize(
    ("letter", "wrong"),
    [("b", "swap:a1f1"), ("s", "eye:a1f1"), ("e", "tiles:swne"), ("t", "bush:e2a2"), ("s", "bush:e2a2")],
)
def test_another_power_is_refused(letter: str, wrong: str) -> None:
    assert refusal(landed(letter), wrong) == "other-power"


def test_a_power_is_used_once() -> None:
    state = play(landed("b"), "bush:e2a2")
    assert refusal(state, "bush:a2e2") == "no-power-due"
    assert refusal(play(state, "/sw+"), "bush:e2a4") == "no-power-due"


# Bush


def test_a_bush_goes_to_any_other_free_square_of_any_row() -> None:
    state = landed("b")
    taken = {NAMES[one.at] for one in state.ostriches} | {"e2", "b5"}
    expected = {f"bush:{bush}{to}" for bush in ("b5", "e2") for to in NAMES if to not in taken}
    assert {said for said in allowed(state) if said.startswith("bush")} == expected
    assert {"bush:e2e1", "bush:e2e6"} <= expected, "the first row and the last"
    assert events(state, "bush:e2a6") == [BushMoved(start=NUMBERS["e2"], target=NUMBERS["a6"])]
    assert play(state, "bush:e2a6").table.bushes == (NUMBERS["b5"], NUMBERS["a6"])


def test_where_a_bush_cannot_go() -> None:
    state = landed("b")
    assert refusal(state, "bush:e2a1") == "square-taken"
    assert refusal(state, "bush:e2b5") == "square-taken"
    assert refusal(state, "bush:a1a2") == "no-bush-there"
    assert refusal(state, MoveBush("e2e2")) == "no-bush-there"


def test_a_moved_bush_is_in_the_way() -> None:
    state = play(landed("b"), "bush:e2b3", "/nw+")
    assert refusal(state, "a1b3/ne+") == "square-taken"


# Swap


def test_a_swap_takes_two_face_down_ostriches_of_any_colours() -> None:
    state = landed("s")
    assert {said for said in allowed(state) if said.startswith("swap")} == {"swap:a1c1", "swap:a1f1", "swap:c1f1"}
    assert events(state, "swap:a1f1") == [Swapped(squares=(NUMBERS["a1"], NUMBERS["f1"]))]
    after = play(state, "swap:a1f1")
    assert (on(after, "a1").of, on(after, "f1").of) == (1, 0)


@pytest.mark.parametrize("pair", ["a1f4", "a1d6", "a1a2", "a2a3"])
@pytest.mark.parametrize("power", ["swap", "eye"])
def test_a_swap_refuses_face_up_ostriches_and_empty_squares(power: str, pair: str) -> None:
    assert refusal(landed(power[0]), f"{power}:{pair}") == "two-face-down"


def test_a_swap_takes_exactly_two() -> None:
    assert refusal(landed("s"), Swap("a1a1")) == "two-face-down"
    assert refusal(landed("e"), Look("f1a1")) == "two-face-down", "the lower number first"


def test_a_swap_reveals_nothing_and_knowledge_goes_along() -> None:
    state = landed("s")
    after = play(state, "swap:a1f1")
    assert [one.known for one in (on(after, "a1"), on(after, "f1"))] == [{1}, {0}]
    assert all(event.to is None for event in events(state, "swap:a1f1"))


# Eye


def test_an_eye_looks_privately_at_two_face_down_ostriches_known_ones_included() -> None:
    state = landed("e")
    assert {said for said in allowed(state) if said.startswith("eye")} == {"eye:a1c1", "eye:a1f1", "eye:c1f1"}
    everyone, *private = events(state, "eye:a1f1")
    assert everyone == Looked(seat=0, squares=(NUMBERS["a1"], NUMBERS["f1"])), "which two is public"
    assert private == [
        Noticed(to=frozenset({0}), at=NUMBERS["a1"], of=0, power="plain"),
        Noticed(to=frozenset({0}), at=NUMBERS["f1"], of=1, power="plain"),
    ]
    after = play(state, "eye:a1f1")
    assert [on(after, square).known for square in ("a1", "f1", "c1")] == [{0}, {0, 1}, {0}]
    assert not on(after, "f1").up


# Tiles


def test_two_tiles_change_places_with_all_on_them_and_are_not_turned() -> None:
    state = landed("t")
    assert {said for said in allowed(state) if said.startswith("tiles")} == {
        f"tiles:{pair}" for pair in ("swse", "swnw", "swne", "senw", "sene", "nwne")
    }
    assert events(state, "tiles:swse") == [Exchanged(tiles="swse", goes=EXCHANGED["swse"])]
    assert write_position(state).split(" ")[0] == "3t+2/1*4/5P+/6/4*1/P1S2p"
    assert write_position(play(state, "tiles:swse")).split(" ")[0] == "3t+2/1*4/5P+/6/1*4/2pP1S"
    assert write_position(play(state, "tiles:swne")).split(" ")[0] == "6/1*4/3P1S/t+5/4*1/2P+2p"


def test_a_tile_cannot_be_exchanged_with_itself() -> None:
    assert refusal(landed("t"), Exchange("swsw")) == "no-such-tile"
    assert refusal(landed("t"), Exchange("nesw")) == "no-such-tile", "every two tiles have one name"


def test_every_action_of_the_rules_can_be_read_and_written() -> None:
    for action in rules.catalogue(rules.options()):
        assert rules.read(rules.written(action)) == action
