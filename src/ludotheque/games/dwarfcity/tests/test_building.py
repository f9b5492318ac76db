"""A dwarf's roll: which blocks, which towers, new cards, helping, taking back."""

from __future__ import annotations

import pytest

from ludotheque.games.dwarfcity.model import (
    Build,
    Built,
    CardTaken,
    DiceLost,
    Done,
    Roll,
    Spare,
    TakeBack,
    TakenBack,
    Tear,
)
from ludotheque.games.dwarfcity.rules.towers import loose
from ludotheque.games.dwarfcity.tests.city import act, blocks_of, build, draw, dusk, legal, refused, roll, tower


def builds(state: object) -> list[tuple[str, str, int]]:
    found = legal(state)  # type: ignore[arg-type]
    return [(one.die, one.block, one.tower) for one in found if isinstance(one, Build)]


def test_stone_takes_the_next_shape_in_the_colour_of_the_die() -> None:
    state = dusk(tower(0, "cbr", "yc"), tower(0, "cpr"), dice="ro")
    assert builds(state) == [("r", "rb", 0), ("o", "ob", 0), ("r", "rc", 1), ("o", "oc", 1)]
    state, events = build(state, "r", "rb", 0)
    assert events == [Built(seat=0, tower=0, block="rb", die="r")]
    assert blocks_of(state) == [("yc", "rb"), ()]
    assert state.dice == ("o",)
    assert builds(state) == [("o", "or", 0), ("o", "oc", 1)]


def test_white_is_any_colour() -> None:
    state = dusk(tower(0, "cbr"), dice="w")
    assert builds(state) == [("w", colour + "c", 0) for colour in "royv"]
    state, events = build(state, "w", "vc", 0)
    assert events == [Built(seat=0, tower=0, block="vc", die="w")]


def test_a_block_that_does_not_lie_on_the_table_cannot_be_taken() -> None:
    gone = [tower(0, "bpr", "rb", "rp", "rr"), tower(0, "cbr", "rc", "rb", "yr")]
    state = dusk(*gone, tower(0, "bpr"), dice="ry")
    assert loose(state)["rb"] == 0
    assert builds(state) == [("y", "yb", 2)]
    refused(state, Build("r", "rb", 2), "block-gone")


def test_beach_any_block_of_the_colour_on_any_tower() -> None:
    state = dusk(tower(0, "", "yr"), tower(0, ""), face="beach", dice="r", stock=10)
    assert builds(state) == [("r", f"r{shape}", number) for number in (0, 1) for shape in "cbpr"]
    refused(state, Done(), "must-build")
    state, _ = build(state, "r", "rc", 0)
    assert blocks_of(state)[0] == ("yr", "rc"), "the order is without importance"


def test_stone_dice_may_be_left_unused() -> None:
    state, events = act(dusk(tower(0, "cbr"), tower(0, "cbr"), dice="ry", turn=0), Done())
    assert events == [DiceLost(seat=0, dice=("r", "y"))]
    assert (state.phase, state.turns, state.dice, state.rolled) == ("roll", 1, (), ())


def test_dice_that_build_nothing_end_the_roll_by_themselves() -> None:
    full = [tower(0, "cbr", "rc", "rb", "rr"), tower(0, "cbr", "rc", "rb", "rr"), tower(0, "cpr", "rc", "yp", "rr")]
    state, events = roll(dusk(*full, tower(0, "cbr"), stock=0), "rrr")
    assert events[-1] == DiceLost(seat=0, dice=("r", "r", "r"))
    assert (state.phase, state.turns) == ("roll", 1)


def test_a_die_may_wait_for_a_card_that_comes_at_once() -> None:
    """Orange fits nowhere until the yellow roof is on and the new card has come."""
    towers = [tower(0, "cbr", "rc", "rb"), tower(0, "cpr", "rc", "rp", "rr")]
    towers += [
        tower(1, "ccbr", "oc", "oc", "ob", "or"),
        tower(1, "cbr", "vc", "ob", "or"),
        tower(1, "cbr", "vc", "vb", "or"),
    ]
    state = dusk(*towers, seats=2, dice="oy", stock=(1, 1, 0, 0, 0, 0))
    assert builds(state) == [("y", "yr", 0)]
    state, events = build(state, "y", "yr", 0)
    assert state.phase == "card"
    assert events == [Built(seat=0, tower=0, block="yr", die="y", finished=True)]
    state, events = draw(state, 0)
    assert events == [CardTaken(seat=0, tower=5, card="cbr")]
    assert builds(state) == [("o", "oc", 5)]
    refused(state, TakeBack(), "nothing-to-take-back")


def test_stone_a_card_comes_only_when_all_own_towers_are_finished() -> None:
    state = dusk(tower(0, "cbr", "rc", "rb"), tower(0, "cpr"), dice="rr", stock=3)
    state, _ = build(state, "r", "rr", 0)
    assert (state.phase, len(state.towers)) == ("build", 2)


def test_beach_a_card_comes_after_each_tower_of_seven_which_takes_no_more() -> None:
    six = ("rc", "rc", "rc", "yc", "yc", "yc")
    state = dusk(tower(0, "", *six), tower(0, "", "vr"), face="beach", dice="oo", stock=10)
    state, events = build(state, "o", "oc", 0)
    assert events[-1] == CardTaken(seat=0, tower=2, card="")
    assert state.stock == (9,)
    assert {number for _, _, number in builds(state)} == {1, 2}
    refused(state, Build("o", "oc", 0), "tower-finished")
    refused(state, TakeBack(), "nothing-to-take-back")


def test_a_roller_without_towers_and_cards_helps_the_others() -> None:
    towers = [tower(0, "cbr", "rc", "rb"), tower(1, "cpr"), tower(2, "bpr", "yb")]
    state = dusk(*towers, seats=3, dice="ryv")
    refused(state, Build("r", "rc", 1), "not-your-tower")
    state, _ = build(state, "r", "rr", 0)
    assert builds(state) == [("y", "yc", 1), ("v", "vc", 1), ("y", "yp", 2), ("v", "vp", 2)]
    assert Done() in legal(state), "the stone face may decline, also when helping"
    state, events = build(state, "v", "vp", 2)
    assert events == [Built(seat=0, tower=2, block="vp", die="v")]


def test_beach_a_helper_may_not_decline() -> None:
    seven = ("rc", "rc", "rc", "yc", "yc", "yc", "oc")
    state = dusk(tower(0, "", *seven), tower(1, ""), seats=2, face="beach", dice="v")
    assert {number for _, _, number in builds(state)} == {1}
    refused(state, Done(), "must-build")


def test_a_roller_with_an_unfinished_tower_cannot_give_dice_away() -> None:
    state = dusk(tower(0, "cbr", "rc"), tower(1, "cpr"), seats=2, dice="r")
    assert {number for _, _, number in builds(state)} == {0}


def test_white_may_take_the_last_block_of_another_dies_colour() -> None:
    rest = [block for block, left in loose(dusk(face="beach")).items() for _ in range(left) if block[0] == "r"][:-1]
    state = dusk(tower(1, "", *rest[:7]), tower(1, "", *rest[7:]), tower(0, ""), seats=2, face="beach", dice="rw")
    state, _ = build(state, "w", "rr", 2)
    assert builds(state) == []
    state, events = act(state, Done())
    assert events == [DiceLost(seat=0, dice=("r",))]


def test_a_mistap_is_taken_back_until_the_next_die() -> None:
    state = dusk(tower(0, "cbr"), tower(0, "cpr"), dice="ryw", stock=2)
    once, _ = build(state, "y", "yc", 1)
    back, events = act(once, TakeBack())
    assert events == [TakenBack(seat=0, tower=1, block="yc")]
    assert (back.towers, back.dice, back.built) == (state.towers, state.dice, None)
    refused(back, TakeBack(), "nothing-to-take-back")
    twice, _ = build(once, "r", "rp", 1)
    back, _ = act(twice, TakeBack())
    assert back.towers == once.towers, "only the last one"
    refused(back, TakeBack(), "nothing-to-take-back")


def test_a_white_die_comes_back_white() -> None:
    state = dusk(tower(0, "cbr"), tower(0, "cpr"), dice="rw", stock=2)
    once, _ = build(state, "w", "rc", 0)
    assert once.dice == ("r",)
    back, _ = act(once, TakeBack())
    assert (back.towers, back.dice) == (state.towers, ("r", "w"))


def test_a_finished_tower_is_taken_back_while_no_card_has_come() -> None:
    """The stock is empty: stone and beach alike, on one's own tower and on another's."""
    state = dusk(tower(0, "cbr", "rc", "rb"), tower(1, "cpr", "vc", "vp"), seats=2, dice="yyy")
    own, _ = build(state, "y", "yr", 0)
    assert {number for _, _, number in builds(own)} == {1}
    assert {number for _, _, number in builds(act(own, TakeBack())[0])} == {0}, "the roller's own tower is open again"
    six = ("rc", "rc", "rc", "yc", "yc", "yc")
    state = dusk(tower(0, "", *six, "oc"), tower(1, "", "rb", "yb"), seats=2, face="beach", dice="vv")
    helped, events = build(state, "v", "vr", 1)
    assert events == [Built(seat=0, tower=1, block="vr", die="v")]
    back, _ = act(helped, TakeBack())
    assert (back.towers, back.dice) == (state.towers, state.dice)


def test_beach_helping_goes_on_in_the_roll_that_finished_the_last_own_tower() -> None:
    six = ("rc", "rc", "rc", "yc", "yc", "yc")
    state = dusk(tower(0, "", *six), tower(1, ""), tower(1, "", "vc"), seats=2, face="beach", dice="ov")
    assert {number for _, _, number in builds(state)} == {0}
    state, events = build(state, "o", "oc", 0)
    assert events == [Built(seat=0, tower=0, block="oc", die="o", finished=True)], "no card is left"
    assert builds(state) == [("v", f"v{shape}", number) for number in (1, 2) for shape in "cbpr"]
    refused(state, Done(), "must-build")


def test_the_last_block_of_a_roll_can_be_taken_back_until_the_dice_go_on() -> None:
    state, _ = build(dusk(tower(0, "cbr"), tower(0, "cpr"), dice="rb"), "r", "rc", 0)
    assert legal(state) == [Done(), TakeBack()]
    state, _ = act(state, Done())
    assert (state.phase, state.built) == ("blue", None)


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (Roll(), "rolled-already"),
        (Build("y", "yc", 0), "no-such-die"),
        (Build("r", "yc", 0), "other-colour"),
        (Build("r", "rc", 5), "no-such-tower"),
        (Build("r", "rc", 1), "tower-finished"),
        (Build("r", "rc", 2), "not-your-tower"),
        (Build("r", "rr", 0), "other-shape"),
        (Tear(0), "nothing-falls-now"),
        (Spare(), "nothing-falls-now"),
        (TakeBack(), "nothing-to-take-back"),
    ],
)
def test_what_cannot_be_built_is_refused(action: Build | Roll | Tear | Spare | TakeBack, key: str) -> None:
    towers = (tower(0, "cbr"), tower(0, "cbr", "vc", "vb", "vr"), tower(1, "cbr"))
    refused(dusk(*towers, seats=2, dice="ro"), action, key)


def test_players_roll_first_and_only_on_their_turn() -> None:
    state = dusk(tower(0, "cbr"), tower(1, "cbr"), seats=2)
    for action in (Build("r", "rc", 0), Done(), TakeBack(), Tear(0), Spare()):
        refused(state, action, "roll-first")
    refused(state, Roll(), "not-your-turn", seat=1)
    assert list(legal(state)) == [Roll()]
