"""The kernel is the rules: played side by side, decision by decision."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from random import Random

import pytest

from ludotheque.core.compiling import FAST, bit_count, empty, int_array, lowest_bit
from ludotheque.core.game import Act, Draw
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Accept, Action, Decline, Look, Offer, Options, Own, Resign, State
from ludotheque.games.ostriches.pieces import SQUARES
from ludotheque.games.ostriches.solver import kernel as k
from ludotheque.games.ostriches.solver.playout import any_decision, lands, many, turn_at_once
from ludotheque.games.ostriches.solver.worlds import action_of, codes, deal, encode, hand, ostriches
from ludotheque.games.ostriches.tests.positions import position

MATCHES = 40 if FAST else 4
HARDLY = (Accept, Decline, Offer, Resign)


def beginning(starter: int = 0) -> State:
    state, _ = rules.step(rules.start(Options(), (Own(), Own())), Draw(0, starter))
    return state


def of_the_turn(state: State) -> list[Action]:
    return [action for action in rules.legal(state, state.table.turn) if not isinstance(action, HARDLY)]


def some_action(actions: list[Action], rng: Random) -> Action:
    """Often one that turns an ostrich up or uses it, or matches would end by calm."""
    rare = [action for action in actions if len(codes(action)) == 1]
    return rng.choice(rare if rare and rng.random() < 0.5 else actions)


@pytest.mark.parametrize("seed", range(MATCHES))
def test_random_matches_agree_with_the_rules(seed: int) -> None:
    """The same decisions are open at every step, and each does the same."""
    rng = Random(seed)
    state, found = beginning(seed % 2), empty(k.MOST)
    row = encode(state)
    while state.table.phase != "over":
        actions = of_the_turn(state)
        count = k.decisions(row, found)
        assert sorted(int(code) for code in found[:count]) == sorted({codes(action)[0] for action in actions})
        action = some_action(actions, rng)
        state, _ = rules.step(state, Act(0, state.table.turn, action))
        for code in codes(action):
            k.apply(row, code)
        assert list(row) == list(encode(state)), rules.written(action)
        assert ostriches(row) == state.ostriches
        assert tuple(hand(row, seat) for seat in range(2)) == state.hands


def end_of_match(seed: int, *, eager: bool) -> int:
    """The winner of a random match in which both always land if they can, or never."""
    rng, row, found = Random(seed), encode(beginning()), empty(k.MOST)
    while row[k.PHASE] != k.OVER:
        listed = [int(code) for code in found[: k.decisions(row, found)]]
        landing = [code for code in listed if code // k.SPAN == k.TO_LEAP and lands(row, code)]
        quiet = [code for code in listed if code not in landing]
        k.apply(row, rng.choice((landing if eager else quiet) or listed))
    return int(row[k.WINNER])


def test_random_matches_reach_every_kind_of_end() -> None:
    assert {end_of_match(seed, eager=True) for seed in range(12)} == {0, 1}
    assert end_of_match(0, eager=False) == k.DRAWN


def test_a_player_who_cannot_move_only_turns_a_tile() -> None:
    """Bushes everywhere: nobody can leap, so any tile may be turned, and then nobody is banned."""
    row = encode(position("a1:plain", "f6:plain", moved="a1"))
    row[k.BUSHES] = sum(1 << at for at in SQUARES if at not in (0, 35)) & ~1
    found = empty(k.MOST)
    assert k.decisions(row, found) == 8
    k.apply(row, int(found[0]))
    assert (row[k.TURN], row[k.MOVED], row[k.CALMS], row[k.PHASE]) == (1, 0, 1, k.LEAP)


def test_actions_and_codes_correspond() -> None:
    for action in rules.catalogue(Options()):
        if isinstance(action, HARDLY):
            with pytest.raises(KeyError):
                codes(action)
        else:
            assert action_of(*codes(action)) == action


def test_sets_of_squares_are_counted_and_listed() -> None:
    for board in (1, 0b1010, 1 << 35, (1 << 36) - 1):
        squares = [at for at in SQUARES if board >> at & 1]
        assert (bit_count(board), lowest_bit(board)) == (len(squares), squares[0])
        assert [k.nth(board, number) for number in range(len(squares))] == squares
    assert bit_count(0) == 0


def test_playouts_end_and_start_anew() -> None:
    start, rng = encode(beginning()), int_array([1])
    row, found = encode(beginning()), empty(k.MOST)
    games = 20 if FAST else 2
    steps = many(start, row, found, rng, games)
    assert row[k.PHASE] == k.OVER
    assert list(start) == list(encode(beginning()))
    assert steps >= games * (12 + 8)


def end_of_action(row: list[int], luck: object, found: object, *, listed: bool) -> tuple[int, ...]:
    """Where a random action leads, chosen from a list or without one."""
    after = int_array(row)
    if listed:
        k.apply(after, any_decision(after, found, luck))
        if after[k.PHASE] == k.ROTATE and not int(after[k.MOVED]) & int(after[k.UP]):
            k.apply(after, any_decision(after, found, luck))
    else:
        while not turn_at_once(after, luck):
            pass
    return tuple(int(number) for number in after)


@pytest.mark.parametrize("listed", [True, False])
def test_every_action_is_equally_likely(listed: bool) -> None:
    """Landings are one action each, other leaps six; both ways to choose give each its share."""
    state = position("b4:tiles a1!plain c4:swap", "f5:eye e4:plain", moved="a1")
    row, luck, found = [int(number) for number in encode(state)], int_array([5]), empty(k.MOST)
    actions = of_the_turn(state)
    ends = Counter(tuple(int(number) for number in encode(rules.step(state, Act(0, 0, it))[0])) for it in actions)
    mean = 100 if FAST else 20
    counts = Counter(end_of_action(row, luck, found, listed=listed) for _ in range(mean * len(actions)))
    assert set(counts) == set(ends)
    chi = sum((counts[end] - mean * ways) ** 2 / (mean * ways) for end, ways in ends.items())
    assert chi < 1.5 * len(ends)


def spread_of_powers(state: State, viewer: int | None, times: int) -> tuple[Counter[str], Counter[str]]:
    """How often the rules and the kernel deal each world, by what stands where and what is in the hands."""
    view, base, rng, luck = rules.observe(state, viewer), encode(state), Random(7), int_array([7])
    by_rules, by_kernel = Counter[str](), Counter[str]()
    for _ in range(times):
        world = rules.imagine(view, rng)
        by_rules[str((world.ostriches, world.hands))] += 1
        row = int_array(int(number) for number in base)
        deal(row, -1 if viewer is None else viewer, luck)
        by_kernel[str((ostriches(row), tuple(hand(row, seat) for seat in range(2))))] += 1
    return by_rules, by_kernel


LOOKED = "a2:bush a4:swap b1:eye c3:tiles d1:plain f2!plain"
STANDING = position(LOOKED, "a5:plain b6:plain c5:eye d4!bush e5!swap f5:tiles")


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [0, 1])
def test_worlds_are_dealt_as_the_rules_imagine_them(viewer: int) -> None:
    """The same worlds, each about as often: a goodness of fit that a wrong deal would fail by far."""
    state = STANDING
    if viewer == 0:
        state, _ = rules.step(*looking())
    times = 6000 if FAST else 1500
    by_rules, by_kernel = spread_of_powers(state, viewer, times)
    assert set(by_rules) == set(by_kernel)
    mean = times / len(by_kernel)
    for found in (by_rules, by_kernel):
        chi = sum((count - mean) ** 2 / mean for count in found.values())
        assert chi < 3 * len(found) + 10


def looking() -> tuple[State, Act[Action]]:
    """Seat 0's eye, about to look at one of its own and one of the others."""
    after = position(
        LOOKED.replace("b1:eye", "c6!eye"),
        "a5:plain b6:plain c5:eye d4!bush e5!swap f5:tiles",
        phase="power",
        moved="c6",
    )
    return after, Act(0, 0, Look("a4c5"))


def test_worlds_during_the_placing_keep_the_hands_of_others_secret() -> None:
    state, rng = beginning(), Random(3)
    for _ in range(5):
        action = rng.choice(of_the_turn(state))
        state, _ = rules.step(state, Act(0, state.table.turn, action))
    times = 6000 if FAST else 1500
    by_rules, by_kernel = spread_of_powers(state, 0, times)
    assert set(by_rules) == set(by_kernel)
    for world, count in by_rules.items():
        assert abs(count - by_kernel[world]) < 6 * (2 * count) ** 0.5 + 10


def test_a_spectator_imagines_both_sides() -> None:
    by_rules, by_kernel = spread_of_powers(STANDING, None, 200)
    assert len(by_rules) > 50
    assert len(by_kernel) > 50


WITHOUT = """
import sys
sys.modules["numba"] = None
import pytest
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "-k", "not without_numba", *sys.argv[1:]]))
"""


@pytest.mark.slow(traced=True)  # nothing else reaches the lines that numba compiles
@pytest.mark.skipif(not FAST, reason="this is without numba")
@pytest.mark.parametrize("room_of_tests", ["test_kernel.py", "test_search.py"])
def test_it_works_without_numba(room_of_tests: str) -> None:
    """The same tests once more, as if numba were not installed."""
    here = os.path.dirname(__file__)  # noqa: PTH120
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", WITHOUT, os.path.join(here, room_of_tests)],  # noqa: PTH118
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
