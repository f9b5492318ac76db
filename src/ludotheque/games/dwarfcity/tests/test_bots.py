"""The bots play whole matches without a refusal as dwarfs and as the kobold, and each level is as strong as it says."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core import begin
from ludotheque.core.compiling import FAST
from ludotheque.core.testing.bots import bots_play_on
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.bots import BOTS, CATALOGUE, PAUSE, ROLLING, LevelBot
from ludotheque.games.dwarfcity.model import Build, Done, Options, Own, Roll, State, Tear, Tower
from ludotheque.games.dwarfcity.solver import LEVELS, Level, decide, hint, simulate, warm_up

BEGINNER, CASUAL, SKILLED, MASTER = LEVELS
HASTY = replace(MASTER, plain=20)
"""The master with numba; a hasty one in plain Python, which takes its time."""
MANY = 20_000
enough = pytest.mark.skipif(not FAST, reason="it takes more games than plain Python plays in a moment")


def test_the_levels_are_listed_from_weak_to_strong() -> None:
    assert list(BOTS) == ["beginner", "casual", "skilled", "master"]


@pytest.mark.parametrize(
    ("mode", "face", "name"),
    list(product(("together", "kobold"), ("stone", "beach"), BOTS))[:: 1 if FAST else 5],
)
def test_a_match_goes_through_without_a_refusal(mode: Any, face: Any, name: str) -> None:
    bot = LevelBot(HASTY) if name == MASTER.name else BOTS[name]
    start = begin(rules, Options(mode=mode, face=face), (Own(),) * 3)
    bots_play_on(rules, start, dict.fromkeys(range(3), bot), f"{name} {mode} {face}")


def share(mode: Any, face: Any, dwarfs: Level, kobold: Level, games: int = MANY) -> float:
    return simulate(Options(mode=mode, face=face), 4, dwarfs, kobold, games, Random(5)).won / games


@enough
@pytest.mark.parametrize(("mode", "face"), list(product(("together", "kobold"), ("stone", "beach"))))
def test_each_level_of_dwarfs_wins_more_often_than_the_one_below(mode: Any, face: Any) -> None:
    """By far more than chance explains; what the master does beside the glance, `test_ahead.py` tells."""
    found = [share(mode, face, level, SKILLED) for level in (BEGINNER, CASUAL, SKILLED)]
    assert found == sorted(found)
    assert found[2] > found[0] + 0.05


@enough
@pytest.mark.parametrize("face", ["stone", "beach"])
def test_a_skilled_kobold_is_worse_for_the_dwarfs(face: Any) -> None:
    assert share("kobold", face, SKILLED, SKILLED) < share("kobold", face, SKILLED, BEGINNER) - 0.005


def rolled(*towers: tuple[str, ...], dice: str, **fields: Any) -> State:
    """A dwarf alone on the beach, with these towers and dice."""
    state = rules.start(Options(face="beach"), (Own(),))
    stand = tuple(Tower(0, "", blocks) for blocks in towers)
    return replace(state, towers=stand, phase="build", rolled=tuple("bbb"), dice=tuple(dice), **fields)


LOW, HIGH = ("rc",), ("rc", "rb", "yc", "vc", "vb")


def chosen(state: State, level: Level) -> Any:
    return CATALOGUE[decide(state, level, Random(3))]


@pytest.mark.parametrize("level", [SKILLED, MASTER])
def test_one_low_tower_is_kept_for_the_sign(level: Level) -> None:
    assert chosen(rolled(LOW, HIGH, dice="r"), level).tower == 1
    assert chosen(rolled((), HIGH, dice="r", signs=0, pile=2), level).tower == 0


@pytest.mark.parametrize("level", [SKILLED, MASTER])
def test_a_sign_takes_the_low_tower(level: Level) -> None:
    state = replace(rolled(LOW, HIGH, dice=""), phase="tear", blue=0, pile=3, signs=1)
    assert chosen(state, level) == Tear(0)


@pytest.mark.parametrize("level", [SKILLED, MASTER])
def test_the_kobold_takes_the_most_painful_tower(level: Level) -> None:
    options = Options(mode="kobold", face="beach")
    state = rules.start(options, (Own(role="kobold"), Own()))
    towers = Tower(1, "", LOW), Tower(1, "", HIGH)
    assert chosen(replace(state, towers=towers, phase="tear", turn=0, pile=9, thrown="k"), level) == Tear(1)


@pytest.mark.parametrize("level", [SKILLED, MASTER])
def test_white_takes_the_commonest_colour(level: Level) -> None:
    gone = ("rc", "rc", "rc", "rb", "rb", "rp"), ("oc", "oc", "ob", "yc", "yb", "vc")
    found = chosen(rolled(*gone, dice="w"), level)
    assert isinstance(found, Build)
    assert found.block[0] == "v" or level is MASTER


def planned(name: str, state: State, seat: int | None = 0) -> list[tuple[int, Any]]:
    return list(BOTS[name].plan(rules.observe(state, seat), 1_000, Random(2)))


@pytest.mark.parametrize("name", BOTS)
def test_they_take_their_time_and_wait_for_their_turn(name: str) -> None:
    start = rules.start(Options(face="beach"), (Own(),))
    assert planned(name, start) == [(1_000 + ROLLING, Roll())]
    state = rolled(LOW, HIGH, dice="v")
    ((at, action),) = planned(name, state)
    assert at == 1_000 + PAUSE
    assert isinstance(action, Build)
    assert planned(name, state) == [(at, action)], "the chance decides everything"
    assert planned(name, state, None) == planned(name, replace(state, turn=1)) == []
    assert planned(name, replace(state, phase="over")) == []
    assert planned(name, replace(state, dice=(), built=Build("r", "rc", 0))) == [(1_000 + ROLLING, Done())]


def test_the_hint_is_a_good_action_for_the_player_on_turn() -> None:
    state = rolled(LOW, HIGH, dice="r")
    advice = hint(rules.observe(state, 0))
    assert advice is not None
    assert advice == hint(rules.observe(state, 0))
    found = CATALOGUE[advice.best[0].action]
    assert found in list(rules.legal(state, 0))
    rolling = hint(rules.observe(rules.start(Options(face="beach"), (Own(),)), 0))
    assert rolling is not None
    assert CATALOGUE[rolling.best[0].action] == Roll()
    for view in (rules.observe(state, None), rules.observe(replace(state, phase="over"), 0)):
        assert hint(view) is None


def test_the_kernel_can_be_warmed_up() -> None:
    assert warm_up() is FAST
