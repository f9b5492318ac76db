"""The exact solver against a naive search over all placements, and against itself in other forms."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.refusal import Refused
from ludotheque.games.uluru.pieces import BIRDS, EMPTY, PLACES, Board, Deal
from ludotheque.games.uluru.rules import met, score
from ludotheque.games.uluru.solver import (
    PLACEMENTS,
    batch,
    best_move,
    can_still_reach,
    cards_of,
    clash,
    decode_deal,
    difficulty,
    encode_deals,
    optimal_placements,
    placements,
    search_effort,
    solve,
    solve_many,
)
from ludotheque.games.uluru.solver.batch import NO_CARD, compiled, solve_plainly
from ludotheque.games.uluru.solver.solve import card_sets
from ludotheque.games.uluru.solver.tables import extending
from ludotheque.games.uluru.tests.deals import EXAMPLE, boards, deal, deals, full_boards, random_deal

SAMPLE = [random_deal(Random(number), levels, seconds) for number, levels, seconds in (
    (1, (1, 2, 3), 0), (2, (3, 4, 5), 0), (3, (1, 2, 3, 4, 5), 4), (4, (1, 2, 3, 4, 5), 8))]  # fmt: skip


def naive(cards: Deal) -> tuple[int, list[Board]]:
    """Brute force by the rules alone."""
    best = 99
    found: list[Board] = []
    for places in permutations(PLACES):
        stones = 0
        for bird, card in cards_of(cards):
            stones += not met(cards, places, bird, card)
            if stones > best:
                break
        else:
            if stones < best:
                best, found = stones, []
            found.append(places)
    return best, found


def test_the_best_of_the_worked_example_is_one_stone() -> None:
    assert solve(EXAMPLE).stones == 1
    assert score(EXAMPLE, solve(EXAMPLE).placement).stones == 1


@pytest.mark.slow
@pytest.mark.parametrize("cards", [EXAMPLE, *SAMPLE], ids=["example", "first", "tricky", "experts 4", "experts 8"])
def test_solver_agrees_with_trying_everything(cards: Deal) -> None:
    stones, found = naive(cards)
    solution = solve(cards)
    assert (solution.stones, solution.optima) == (stones, len(found))
    assert solution.placement == found[0]
    optimal = optimal_placements(cards)
    rng = Random(0)
    for partial in [
        found[0][:4] + (None,) * 4,
        (None,) * 8,
        *(rng.sample(PLACES, 8)[:3] + [None] * 5 for _ in range(20)),
    ]:
        reachable = any(all(p is None or p == q for p, q in zip(partial, full, strict=True)) for full in found)
        assert can_still_reach(cards, tuple(partial)) == reachable
        assert (optimal & extending(tuple(partial)) != 0) == reachable


@given(cards=deals, seats=full_boards)
def test_no_full_placement_is_better_than_the_minimum(cards: Deal, seats: Board) -> None:
    solution = solve(cards)
    assert score(cards, solution.placement).stones == solution.stones
    assert score(cards, seats).stones >= solution.stones
    assert 1 <= solution.optima <= PLACEMENTS


@given(cards=deals, seats=full_boards)
def test_the_set_of_a_card_holds_the_placements_that_meet_it(cards: Deal, seats: Board) -> None:
    here = extending(seats)
    assert here.bit_count() == 1
    for (bird, card), wanted in zip(cards_of(cards), card_sets(cards), strict=True):
        assert met(cards, seats, bird, card) == (wanted & here != 0)


def test_placements_are_numbered_in_lexicographic_order() -> None:
    assert len(placements()) == PLACEMENTS == 40320
    assert placements()[0] == tuple(PLACES)
    assert list(placements()) == sorted(placements())


def test_anything_for_all_is_solved_by_every_placement() -> None:
    solution = solve(deal())
    assert (solution.stones, solution.optima) == (0, PLACEMENTS)
    assert clash(deal()) == ()


@given(batch_of=st.lists(deals, max_size=20))
@settings(max_examples=30)
def test_deals_come_back_from_their_bytes(batch_of: list[Deal]) -> None:
    data = encode_deals(batch_of)
    assert [decode_deal(data[start : start + 16]) for start in range(0, len(data), 16)] == batch_of


@pytest.mark.parametrize(
    "data", [bytes(15), bytes([61] * 16), bytes([NO_CARD] * 16), bytes([0] * 8 + [61] * 8)], ids=range(4)
)
def test_bytes_that_are_no_deals_are_refused(data: bytes) -> None:
    with pytest.raises(Refused, match="deals-wrong"):
        solve_many(data)
    with pytest.raises(Refused, match="deals-wrong"):
        decode_deal(data)


def many(count: int) -> bytes:
    rng = Random(11)
    kinds = [((1, 2, 3), 0), ((2, 3, 4, 5), 0), ((3, 4, 5), 0), ((1, 2, 3, 4, 5), 4), ((1, 2, 3, 4, 5), 8)]
    return encode_deals(random_deal(rng, *kinds[number % len(kinds)]) for number in range(count))


@pytest.mark.slow
def test_the_batch_agrees_with_single_calls() -> None:
    data = many(2000)
    answers = solve_many(data)
    for number, start in enumerate(range(0, len(data), 16)):
        solution = solve(decode_deal(data[start : start + 16]))
        assert answers.stones[number] == solution.stones
        assert answers.optima[number] == solution.optima
        assert placements()[answers.placements[number]] == solution.placement


@pytest.fixture
def no_numba(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if numba were not installed."""
    monkeypatch.setitem(sys.modules, "numba", None)
    compiled.cache_clear()
    yield
    compiled.cache_clear()


@pytest.mark.usefixtures("no_numba")
def test_the_batch_works_without_numba() -> None:
    data = many(200)
    assert batch.compiled() is None
    assert solve_many(data) == solve_plainly(data)


@pytest.mark.slow
def test_the_kernel_agrees_with_the_plain_batch() -> None:
    assert compiled() is not None, "the development environment has numba"
    data = many(3000)
    assert solve_many(data) == solve_plainly(data)
    assert solve_many(b"") == solve_plainly(b"")


def test_the_kernel_follows_the_longest_branching_references() -> None:
    """Every bird refers twice to the next one, which gives the most branches possible."""
    names = [bird.value for bird in BIRDS]
    round_robin = {name: f"same:{names[(n + 1) % 8]} contrary:{names[(n + 1) % 8]}" for n, name in enumerate(names)}
    chain = {**round_robin, "black": "long next:pink"}
    for cards in (deal(**round_robin), deal(**chain)):
        assert solve_many(encode_deals([cards])) == solve_plainly(encode_deals([cards]))


@given(batch_of=st.lists(deals, max_size=8))
@settings(max_examples=60)
def test_the_kernel_agrees_with_the_plain_solver(batch_of: list[Deal]) -> None:
    data = encode_deals(batch_of)
    assert solve_many(data) == solve_plainly(data)


@pytest.mark.parametrize("demanding", range(len(BIRDS) + 1))
def test_the_kernel_counts_every_stone(demanding: int) -> None:
    """So many birds want two places that exclude each other, and the last of them the contrary of the one before."""
    names = [bird.value for bird in BIRDS]
    cards = dict.fromkeys(names[:demanding], "boomerang lonely")
    if demanding > 1:
        cards[names[demanding - 1]] = f"boomerang contrary:{names[demanding - 2]}"
    data = encode_deals([deal(**cards), EXAMPLE])
    answers = solve_many(data)
    assert answers == solve_plainly(data)
    assert answers.stones[0] >= demanding


@given(seats=boards)
def test_an_empty_deal_can_always_still_be_reached(seats: Board) -> None:
    assert can_still_reach(deal(), seats)


UNCOMPILED = """
from ludotheque.games.uluru.solver.batch import compiled, solve_plainly
deals = bytes.fromhex({deals!r})
assert compiled()(deals) == solve_plainly(deals)
"""


def test_the_kernel_is_the_same_uncompiled() -> None:
    """The functions that numba compiles give the same answers as plain Python."""
    code = UNCOMPILED.format(deals=many(15).hex())
    command = [sys.executable, "-W", "ignore::RuntimeWarning", "-c", code]
    subprocess.run(command, check=True, env={**os.environ, "NUMBA_DISABLE_JIT": "1"})  # noqa: S603


@pytest.mark.parametrize("cards", [EXAMPLE[:7], (*EXAMPLE, EXAMPLE[0]), ()], ids=len)
def test_a_deal_has_eight_birds(cards: Deal) -> None:
    """Every entry point refuses it."""
    questions: list[Callable[[], object]] = [
        lambda: solve(cards),
        lambda: optimal_placements(cards),
        lambda: can_still_reach(cards, EMPTY),
        lambda: clash(cards),
        lambda: cards_of(cards),
        lambda: best_move(cards, EMPTY),
        lambda: difficulty(cards),
        lambda: search_effort(cards, Random(0)),
        lambda: encode_deals([cards]),
    ]
    for ask in questions:
        with pytest.raises(Refused, match=f"deal-wrong, birds=8, given={len(cards)}"):
            ask()
