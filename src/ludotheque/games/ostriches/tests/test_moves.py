"""A turn: the knight's move, who may not be moved, the far row, and the tile that turns."""

from __future__ import annotations

from itertools import combinations

import pytest

from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Go, Rotate, State
from ludotheque.games.ostriches.model.events import Moved, Rotated, TurnedUp
from ludotheque.games.ostriches.pieces import KNIGHT, NUMBERS, SQUARES, TILES, TURNED
from ludotheque.games.ostriches.rules.positions import write_position
from ludotheque.games.ostriches.tests.desert import PLACED, allowed, desert, events, on, play, refusal

STUCK = "e+5/6/6/1*4/2*3/B5 s a6 4"
"""The ostrich on a1 could leap only to where bushes stand, and the other one was moved last."""


def movable(position: str) -> set[str]:
    """The squares from which the player on turn may move."""
    return {said[:2] for said in allowed(desert(position)) if "/" in said[1:] or said.endswith("!")}


def test_a_turn_is_a_move_and_a_rotation() -> None:
    assert events(desert(PLACED), "a1b3/nw+") == [
        Moved(seat=0, start=NUMBERS["a1"], target=NUMBERS["b3"]),
        Rotated(seat=0, turn="nw+", goes=TURNED["nw+"]),
    ]
    state = play(desert(PLACED), "a1b3/nw+")
    assert write_position(state) == "b1pt2/1*e3/s4p/PT1S1B/4*1/2P1E1 n b3 1"
    assert (state.table.turn, state.table.turns) == (1, 1)


def test_either_colour_may_be_moved_up_or_down() -> None:
    assert movable("e+5/1*4/6/6/4*1/T+4p s - 0") == {"a6", "a1", "f1"}


def test_ostriches_leap_like_a_knight_and_jump_over_anything() -> None:
    state = desert("6/6/6/6/Tb4/Ps*2* s - 0")
    assert {said[:4] for said in allowed(state) if said.startswith("a1")} == {"a1b3", "a1c2"}
    assert refusal(state, Go("a1a3", "ne+")) == "not-a-leap"


def test_not_to_an_ostrich_nor_to_a_bush() -> None:
    assert refusal(desert(PLACED), "c1e2/nw+") == "square-taken"
    assert refusal(desert(PLACED), "c1d3/nw+") == "square-taken"
    assert refusal(desert(PLACED), "b6a4/se+") == "square-taken"


def test_an_empty_square_cannot_move() -> None:
    assert refusal(desert(PLACED), "b1c3/nw+") == "nobody-there"
    assert refusal(desert(PLACED), "e2d4/nw-") == "nobody-there", "a bush is no ostrich"


def test_only_the_player_on_turn_moves() -> None:
    assert refusal(desert(PLACED), "a1b3/nw+", seat=1) == "not-your-turn"
    assert refusal(desert(PLACED), "draw?", seat=1) == "not-your-turn"
    assert allowed(desert(PLACED), 1) == {"#"}


def test_placing_is_over_when_all_stand() -> None:
    assert refusal(desert(PLACED), "eye@b1") == "not-placing"


# Who may not be moved


def test_no_ostrich_is_barred_at_the_first_move() -> None:
    assert movable(PLACED) == {"a1", "c1", "e1", "a3", "d3", "f3", "a4", "c4", "f4", "a6", "b6", "d6"}


def test_the_ostrich_that_the_opponent_just_moved_is_barred() -> None:
    state = play(desert(PLACED), "a1b3/nw+")
    assert refusal(state, "b3d2/nw+") == "just-moved"
    assert "b3" not in movable(write_position(state))
    state = play(state, "c1a2/ne+")
    assert "b3d2/nw+" in allowed(state), "the player who moved it may move it again"
    assert refusal(state, "a2c1/nw+") == "just-moved"
    state = play(state, "d3f2/nw+")
    assert "a2c1!" in allowed(state), "a turn later it is free"


def test_the_bar_goes_with_the_ostrich_through_an_exchange_of_tiles() -> None:
    state = play(desert("6/1*4/2t3/2P3/4*1/5S s - 0"), "c4d6!", "tiles:swne")
    assert on(state, "a3").power == "tiles"
    assert state.table.moved == NUMBERS["a3"]
    assert refusal(play(state, "/ne+"), "a3c2/ne+") == "just-moved"


def test_swapped_and_carried_ostriches_may_be_moved_next() -> None:
    state = play(desert("6/1*4/2s3/2T3/4*1/P4b s - 0"), "c4d6!", "swap:a1f1", "/sw+")
    assert on(state, "a3").power == "bush", "swapped to a1, then carried"
    assert {"a3", "f1"} <= movable(write_position(state))
    assert "d6" not in movable(write_position(state)), "only the knight's move bars"


def test_the_bar_ends_when_the_opponent_only_rotated() -> None:
    state = play(desert(STUCK), "/nw+")
    assert state.table.moved is None
    assert "c6" in movable(write_position(state)), "the eye, that nobody has moved now, was carried from a6"


# The far row


def test_the_far_row_is_the_movers_whoever_owns_the_ostrich() -> None:
    south, north = desert("6/1*4/6/1P4/4*1/6 s - 0"), desert("6/1*4/6/1P4/4*1/6 n - 0")
    assert refusal(south, "b3a1!") == "stays-down"
    assert not on(play(south, "b3a1/ne+"), "a1").up
    assert refusal(north, "b3a1/ne+") == "turns-up"
    assert on(play(north, "b3a1!"), "a1").up


@pytest.mark.parametrize("letter", ["P", "p"])
def test_a_landing_turns_up_for_good(letter: str) -> None:
    state = desert(f"6/1*4/2{letter}3/6/4*1/T5 s - 0")
    assert events(state, "c4d6!") == [
        Moved(seat=0, start=NUMBERS["c4"], target=NUMBERS["d6"]),
        TurnedUp(at=NUMBERS["d6"], of=letter == "p", power="plain"),
    ]
    state = play(state, "c4d6!", "/sw+", "a3c2/nw+", "d6c4/sw+")
    assert on(state, "c4").up


def test_only_a_knights_move_turns_up() -> None:
    carried = play(desert("6/b*4/6/6/4*1/P5 s - 0"), "a1b3/nw+")
    assert on(carried, "b6").power == "bush"
    assert not on(carried, "b6").up
    exchanged = play(desert("6/1*4/2t3/2P3/4*1/5S s - 0"), "c4d6!", "tiles:swne")
    assert on(exchanged, "f6").power == "plain"
    assert not on(exchanged, "f6").up
    swapped = play(desert("b5/1*4/2s3/6/4*1/P5 s - 0"), "c4d6!", "swap:a1a6")
    assert on(swapped, "a6").power == "plain"
    assert not on(swapped, "a6").up


def test_an_ostrich_carried_to_the_far_row_turns_up_by_leaving_and_landing_again() -> None:
    state = play(desert("6/b*4/6/6/4*1/P4p s - 0"), "a1b3/nw+", "f1e3/sw+")
    assert refusal(state, "b6c4!") == "stays-down"
    state = play(state, "b6c4/sw+", "e3d5/se+", "c4b6!")
    assert on(state, "b6").up
    assert state.table.phase == "power"


def test_the_far_row_does_not_follow_the_tiles() -> None:
    state = play(desert("6/1*4/E1t3/2P3/4*1/5S s - 0"), "c4d6!", "tiles:nwne", "/sw+", "c1a2/nw+")
    assert on(state, "d4").power == "eye"
    assert "d4e6!" in allowed(state)


def test_a_face_up_ostrich_moves_without_its_power() -> None:
    state = desert("6/1*4/2e+3/6/4*1/P5 s - 0")
    assert refusal(state, "c4d6!") == "stays-down"
    after = play(state, "c4d6/sw+")
    assert on(after, "d6").up
    assert (after.table.turn, after.table.calm) == (1, 1), "no new face: a calm turn"


# The rotation


def test_every_tile_but_the_one_where_the_moved_ostrich_stands_either_way() -> None:
    turns = {said.split("/")[1] for said in allowed(desert(PLACED)) if said.startswith("a1b3/")}
    assert turns == {turn for turn in TURNED if not turn.startswith("sw")}
    assert refusal(desert(PLACED), Go("a1b3", "sw+")) == "tile-of-moved"
    state = play(desert(PLACED), "f4e6!")
    assert refusal(state, "/ne-") == "tile-of-moved"
    assert {said for said in allowed(state) if said.startswith("/")} == {f"/{turn}" for turn in turns_but("ne")}


def turns_but(tile: str) -> set[str]:
    return {turn for turn in TURNED if not turn.startswith(tile)}


def test_after_an_exchange_the_tile_that_carries_the_moved_ostrich_is_barred() -> None:
    state = play(desert("6/1*4/2t3/2P3/4*1/5S s - 0"), "c4d6!", "tiles:swne")
    assert refusal(state, "/sw+") == "tile-of-moved"
    assert "/ne+" in allowed(state)


def test_a_quarter_turn_goes_with_the_clock_or_against_it() -> None:
    state = desert("6/3e2/6/B1S3/2*3/T*P3 s - 0")
    assert rows(play(state, "d5f4/sw+")) == ["T1B3", "*5", "P*S3"]
    assert rows(play(state, "d5f4/sw-")) == ["S*P3", "2*3", "B1T3"]


def rows(state: State) -> list[str]:
    """The three rows of the south."""
    return write_position(state).split(" ")[0].split("/")[3:]


@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("way", ["+", "-"])
def test_four_quarter_turns_cancel_out_and_so_do_opposite_ones(tile: str, way: str) -> None:
    goes, back = TURNED[tile + way], TURNED[tile + ("-" if way == "+" else "+")]
    assert [back[goes[at]] for at in SQUARES] == list(SQUARES)
    assert [goes[goes[goes[goes[at]]]] for at in SQUARES] == list(SQUARES)
    assert len([at for at in SQUARES if goes[at] == at]) == 28, "27 squares of the others, and the middle"


def test_the_rotation_is_mandatory_and_comes_after_the_move() -> None:
    assert refusal(desert(PLACED), "/ne+") == "move-first"
    state = play(desert(PLACED), "f4e6!")
    assert allowed(state) == {f"/{turn}" for turn in turns_but("ne")} | {"draw?", "#"}
    assert refusal(state, "a1b3/nw+") == "moved-already"
    assert refusal(state, "c4d6!") == "moved-already"
    assert refusal(state, Rotate("xx+")) == "no-such-tile"


# Nobody can move


def test_a_player_who_cannot_move_rotates_any_tile() -> None:
    assert allowed(desert(STUCK)) == {f"/{turn}" for turn in TURNED} | {"draw?", "#"}
    assert events(desert(STUCK), "/sw+") == [Rotated(seat=0, turn="sw+", goes=TURNED["sw+"])]
    state = play(desert(STUCK), "/sw+")
    assert (state.table.turn, state.table.turns, state.table.calm) == (1, 5, 5)


def test_with_all_twelve_on_the_board_some_ostrich_can_always_move() -> None:
    """Eleven would have to stand in pockets that two bushes and the one who may not move close: none holds two."""
    for closed in combinations(SQUARES, 3):
        assert len(SQUARES) - len(closed) - widest(set(SQUARES) - set(closed)) <= 1


def widest(left: set[int]) -> int:
    """The size of the widest part of the board in which knights can go about."""
    sizes = [0]
    while left:
        todo, size = [left.pop()], 1
        while todo:
            near = left.intersection(KNIGHT[todo.pop()])
            left -= near
            todo += near
            size += len(near)
        sizes.append(size)
    return max(sizes)


def test_the_rules_are_a_game() -> None:
    assert (rules.key, rules.version) == ("ostriches", 1)
