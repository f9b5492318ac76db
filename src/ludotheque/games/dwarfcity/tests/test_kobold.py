"""Blue blocks, signs and towers that fall; a played kobold; both ends."""

from __future__ import annotations

from itertools import product
from typing import get_args

import pytest

from ludotheque.core import Draw
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.model import (
    BlueBlocks,
    BlueTurned,
    Build,
    KoboldRolled,
    MatchOver,
    PileGrew,
    Roll,
    Spare,
    Spared,
    State,
    Tear,
    TornDown,
)
from ludotheque.games.dwarfcity.pieces import KOBOLD_FACES, CardSet, Mode, Strength
from ludotheque.games.dwarfcity.rules.towers import loose
from ludotheque.games.dwarfcity.tests.city import act, begun, blocks_of, build, draw, dusk, legal, refused, roll, tower

PLAIN, SIGN = 0, 1


def stuck(*towers: object, **more: object) -> State:
    """A state in which red cannot build: all red blocks that fit are used up."""
    red = [tower(5, "cbr", "rc", "rb", "rr"), tower(5, "cbr", "rc", "rb", "rr"), tower(5, "cpr", "rc", "rp", "rr")]
    return dusk(*towers, *red, seats=6, **more)  # type: ignore[arg-type]


def test_blue_comes_last_and_joins_the_kobolds_tower() -> None:
    state, _ = roll(stuck(tower(0, "cbr"), stock=2), "bbr")
    assert (state.phase, state.blue) == ("blue", 2)
    assert rules.due(state).odds == (9, 3)
    state, events = draw(state, PLAIN)
    assert events == [BlueTurned(seat=0, sign=False), PileGrew(by=1, pile=1)]
    assert rules.due(state).odds == (8, 3)
    state, _ = draw(state, PLAIN)
    assert (state.phase, state.pile, state.turn) == ("roll", 2, 1)


def test_a_sign_tears_down_the_only_started_tower() -> None:
    state, _ = roll(stuck(tower(0, "cbr", "yc", "yb"), tower(0, "cpr"), tower(1, "cbr", "vc"), stock=2), "bbb")
    state, events = draw(state, SIGN)
    assert events == [
        BlueTurned(seat=0, sign=True),
        TornDown(seat=0, tower=0, blocks=("yc", "yb")),
        PileGrew(by=1, pile=1),
    ]
    assert blocks_of(state)[:3] == [(), (), ("vc",)], "only the roller's own; the card stays"
    assert rules.due(state).odds == (9, 2)
    state, events = draw(state, SIGN)
    assert events == [BlueTurned(seat=0, sign=True), PileGrew(by=1, pile=2)], "nothing is begun any more"


def test_with_two_started_towers_the_roller_chooses_and_then_goes_on() -> None:
    state, _ = roll(stuck(tower(0, "cbr", "yc"), tower(0, "cpr", "vc", "vp"), stock=2), "bbr")
    state, events = draw(state, SIGN)
    assert (state.phase, state.pile) == ("tear", 0)
    assert legal(state) == [Tear(0), Tear(1)]
    for action, key in ((Spare(), "not-the-kobold"), (Tear(2), "cannot-fall"), (Roll(), "rolled-already")):
        refused(state, action, key)
    refused(state, Build("r", "rc", 0), "tear-first")
    state, events = act(state, Tear(1))
    assert events == [TornDown(seat=0, tower=1, blocks=("vc", "vp")), PileGrew(by=1, pile=1)]
    assert state.phase == "blue"


def test_beach_towers_of_seven_stand_firm() -> None:
    seven = ("yc", "yc", "yc", "oc", "oc", "oc", "vc")
    state = dusk(tower(0, "", *seven), tower(0, "", "vr"), tower(0, ""), face="beach", stock=9, dice="b", phase="blue")
    state, events = draw(state, SIGN)
    assert events[1] == TornDown(seat=0, tower=1, blocks=("vr",))


@pytest.mark.parametrize(("strength", "needed", "blues"), [("gentle", 14, 14), ("fair", 12, 12), ("cheeky", 10, 12)])
def test_the_last_blue_block_ends_the_match_at_once_and_tears_nothing_down(
    strength: str, needed: int, blues: int
) -> None:
    towers = (tower(0, "cbr", "yc"), tower(0, "cpr", "vc"))
    state, _ = roll(stuck(*towers, stock=2, strength=strength, pile=needed - 1, signs=2), "bbb")
    assert rules.due(state).odds == (blues - needed, 1)
    state, events = draw(state, SIGN)
    assert events == [BlueTurned(seat=0, sign=True), PileGrew(by=1, pile=needed), MatchOver(winner="kobold")]
    assert rules.due(state).over
    outcome = rules.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.reason, outcome.unit) == ((2,) * 6, "kobold-won", "blocks")
    assert (outcome.score, outcome.record) == ((0,) * 6, None)


def test_building_comes_before_the_last_blue() -> None:
    state, _ = roll(dusk(tower(0, "cbr", "yc", "yb"), pile=11), "rbb")
    state, events = build(state, "r", "rr", 0)
    assert events[-1] == MatchOver(winner="dwarfs")
    outcome = rules.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.score, outcome.reason) == ((1,), (1,), "dwarfs-won")
    assert outcome.record == "dwarfcity/stone/standard/fair"


def test_the_stock_must_be_built_too() -> None:
    state, _ = build(dusk(tower(0, "cbr", "yc", "yb"), dice="r", stock=1), "r", "rr", 0)
    assert (state.phase, state.winner) == ("card", None)


def test_beach_the_city_stands_when_all_forty_are_built_in() -> None:
    start = begun(rules.options(face="beach"), "any")
    blocks = [block for block, left in loose(start).items() for _ in range(left)]
    towers = [tower(0, "", *blocks[first : first + 7]) for first in range(0, 39, 7)]
    short = tower(0, "", *towers[-1].blocks[:-1])
    state = dusk(*towers[:-1], short, face="beach", dice="v", stock=6)
    state, events = build(state, "v", "vr", 5)
    assert events[-1] == MatchOver(winner="dwarfs")
    outcome = rules.outcome(state)
    assert outcome is not None
    assert (outcome.score, outcome.record) == ((12,), "dwarfcity/beach/fair")


def duel(**more: object) -> State:
    """Two dwarfs, and the kobold on turn at seat 2."""
    towers = (tower(0, "cbr", "yc"), tower(1, "cpr", "vc", "vp"), tower(1, "cbr", "oc", "ob", "or"))
    return dusk(*towers, seats=3, kobold=2, turn=2, dwarf=1, turns=2, stock=3, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(("face", "by"), [("0", 0), ("1", 1), ("2", 2), ("3", 3)])
def test_a_number_on_the_kobolds_die_adds_that_many_blocks(face: str, by: int) -> None:
    state, events = draw(act(duel(), Roll())[0], KOBOLD_FACES.index(face))
    assert events == [KoboldRolled(seat=2, face=face), *([PileGrew(by=by, pile=by)] if by else [])]  # type: ignore[arg-type]
    assert (state.phase, state.turn, state.pile, state.thrown) == ("roll", 0, by, face)


def test_what_goes_beyond_the_last_blue_block_lapses() -> None:
    state, events = draw(act(duel(pile=11), Roll())[0], 3)
    assert events[1:] == [PileGrew(by=1, pile=12), MatchOver(winner="kobold")]
    outcome = rules.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.score) == ((2, 2, 1), (0, 0, 9 + 2 + 1))
    assert outcome.record is None


def test_beach_the_kobolds_lead_is_what_is_not_built_in() -> None:
    towers = (tower(0, "", "yc", "rb"), tower(1, "", "vp"))
    state = dusk(*towers, seats=3, kobold=2, turn=2, dwarf=1, turns=2, stock=8, face="beach", pile=10)
    state, _ = draw(act(state, Roll())[0], 2)
    outcome = rules.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.score) == ((2, 2, 1), (0, 0, 40 - 3))


def test_a_played_kobold_may_tear_down_any_started_tower_or_spare_them() -> None:
    state, events = draw(act(duel(), Roll())[0], 4)
    assert events == [KoboldRolled(seat=2, face="k")]
    assert legal(state) == [Spare(), Tear(0), Tear(1)]
    after, events = act(state, Tear(1))
    assert events == [TornDown(seat=2, tower=1, blocks=("vc", "vp"))]
    assert (after.phase, after.turn, after.pile) == ("roll", 0, 0)
    after, events = act(state, Spare())
    assert events == [Spared(seat=2)]
    assert (blocks_of(after), after.turn) == (blocks_of(state), 0)


def test_beach_a_played_kobold_cannot_tear_down_a_tower_of_seven() -> None:
    seven = ("yc", "yc", "yc", "oc", "oc", "oc", "vc")
    towers = (tower(0, "", *seven), tower(1, "", "vb"), tower(1, ""))
    state = dusk(*towers, seats=3, kobold=2, turn=2, dwarf=1, turns=2, stock=3, face="beach")
    state, _ = draw(act(state, Roll())[0], 4)
    assert legal(state) == [Spare(), Tear(1)], "the kobold may spare even the only one"


def test_the_dwarfs_win_against_a_played_kobold() -> None:
    state = dusk(tower(0, "cbr", "yc", "yb"), tower(1, "cbr", "rc", "rb", "rr"), seats=3, kobold=2, pile=9, dice="vb")
    state, events = build(state, "v", "vr", 0)
    assert events[-1] == MatchOver(winner="dwarfs")
    outcome = rules.outcome(state)
    assert outcome is not None
    assert (outcome.places, outcome.score, outcome.reason) == ((1, 1, 2), (3, 3, 0), "dwarfs-won")
    assert outcome.record is None, "records are of those who build alone"


@pytest.mark.parametrize("strength", ["gentle", "fair", "cheeky"])
def test_how_many_blue_blocks_the_kobold_needs(strength: Strength) -> None:
    """The printed numbers hold for every card set; the balanced option lowers them for easy cards on the stone face."""
    printed = {"together": {"gentle": 14, "fair": 12, "cheeky": 10}[strength], "kobold": 12}
    fewer = {"together": 1, "kobold": 2}
    for mode, face, cards, blue in product(get_args(Mode), ("stone", "beach"), get_args(CardSet), get_args(BlueBlocks)):
        options = rules.options(mode=mode, face=face, cards=cards, blue_blocks=blue, strength=strength)  # type: ignore[arg-type]
        state = begun(options, "any", "any")
        lowered = (face, cards, blue) == ("stone", "easy", "balanced")
        assert state.needed == printed[mode] - (fewer[mode] if lowered else 0)
        assert state.blues == (14 if (mode, strength) == ("together", "gentle") else 12)


def test_the_printed_numbers_are_the_default() -> None:
    assert rules.options().blue_blocks == "printed"
    assert begun(rules.options(cards="easy"), "any").needed == 12
    assert begun(rules.options(mode="kobold", cards="easy"), "any", "any").needed == 12


@pytest.mark.parametrize(
    ("blue", "lead", "record"),
    [("printed", 3, "dwarfcity/stone/easy/printed/fair"), ("balanced", 2, "dwarfcity/stone/easy/fair")],
)
def test_printed_and_balanced_wins_are_different_records(blue: str, lead: int, record: str) -> None:
    state = dusk(tower(0, "cbr", "yc", "yb"), dice="r", pile=9, cards="easy", blue_blocks=blue)
    outcome = rules.outcome(build(state, "r", "rr", 0)[0])
    assert outcome is not None
    assert (outcome.score, outcome.record) == ((lead,), record)


def test_the_kobolds_last_roll_is_forgotten_with_the_next_one() -> None:
    state, _ = draw(act(duel(), Roll())[0], 1)
    assert state.thrown == "1"
    assert roll(state, "bbb")[0].thrown is None


def test_with_nothing_started_the_kobold_face_does_nothing() -> None:
    state = dusk(tower(0, "cbr"), seats=2, kobold=1, turn=1, dwarf=0, turns=2, stock=3)
    state, events = draw(act(state, Roll())[0], 4)
    assert events == [KoboldRolled(seat=1, face="k")]
    assert (state.phase, state.turn) == ("roll", 0)


def test_blue_dice_do_nothing_if_the_kobold_is_played() -> None:
    state = dusk(tower(0, "cbr"), seats=2, kobold=1, stock=3)
    state, _ = roll(state, "bbb")
    assert (state.phase, state.pile, state.turns) == ("roll", 0, 1)


@pytest.mark.parametrize(
    ("dwarfs", "cadence", "order"),
    [
        (1, "second", "00k00k"),
        (3, "second", "01k20k12k"),
        (3, "last", "012k012k"),
        (1, "last", "0k0k"),
        (2, "last", "01k01k"),
        (3, "printed", "012k012k"),
        (1, "printed", "0k0k"),
        (2, "second", "01k01k"),
        (5, "second", "01k23k40k12k34k0"),
    ],
)
def test_when_the_kobold_has_its_turn(dwarfs: int, cadence: str, order: str) -> None:
    towers = [tower(seat, "cbr") for seat in range(dwarfs)]
    state = dusk(*towers, seats=dwarfs + 1, kobold=dwarfs, stock=3, cadence=cadence)
    seen = ""
    for _ in order:
        seen += "k" if state.turn == dwarfs else str(state.turn)
        state, _ = draw(act(state, Roll())[0], 0) if state.turn == dwarfs else roll(state, "bbb")
    assert seen == order


def order_of_turns(state: State, turns: int) -> list[int]:
    """Whose turns come when nobody rolls anything of use; the view announces each of them."""
    seen: list[int] = []
    for _ in range(turns):
        seen.append(state.turn)
        announced = rules.observe(state, None).next
        rolled, _ = act(state, Roll())
        state, _ = draw(rolled, 0) if state.turn == state.kobold else draw(rolled, 5, 5, 5)
        assert state.turn == announced
    return seen


@pytest.mark.parametrize(
    ("starter", "cadence", "order"),
    [
        (2, "last", [2, 3, 0, 1, 2, 3, 0, 1]),
        (3, "last", [3, 0, 2, 1, 3, 0, 2, 1]),
        (0, "last", [0, 2, 3, 1, 0, 2, 3, 1]),
        (2, "printed", [2, 3, 0, 1, 2, 3, 0, 1]),
        (3, "printed", [3, 0, 1, 2, 3, 0, 1, 2]),
        (0, "printed", [0, 1, 2, 3, 0, 1, 2, 3]),
        (0, "second", [0, 2, 1, 3, 0, 1, 2, 3, 1]),
    ],
)
def test_a_round_starts_with_the_first_dwarf(starter: int, cadence: str, order: list[int]) -> None:
    """Four players, the kobold at seat 1: as printed it has its turn where it sits, clockwise."""
    options = rules.options(mode="kobold", face="beach", cadence=cadence)  # type: ignore[arg-type]
    state = begun(options, "any", "kobold", "any", "any")
    state, _ = draw(state, state.dwarfs.index(starter))
    assert (state.kobold, state.starter) == (1, starter)
    dealt = [seat % 4 for seat in range(starter, starter + 4) if seat % 4 != 1]
    assert [one.of for one in state.towers] == [*dealt, *dealt]
    assert order_of_turns(state, len(order)) == order


def test_no_clock_runs() -> None:
    state = dusk(tower(0, "cbr"))
    assert rules.due(state).deadline is None
    assert rules.step(act(state, Roll())[0], Draw(0, 0))[0].rolled == ("r",)
