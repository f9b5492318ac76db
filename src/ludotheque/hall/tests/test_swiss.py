"""Swiss pairings: never the same pair twice, byes fair, as many pairs as there can be, equals meet."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.hall.matching import most_pairs
from ludotheque.hall.swiss import BYE, DRAWN, LOST, WON, Pairing, Standings, buchholz, pairing


def evening(people: int, rounds: int, rng: Random) -> list[Pairing]:
    """Rounds of an evening in which chance decides every match."""
    played: list[Pairing] = []
    points = dict.fromkeys(range(people), 0)
    for _ in range(rounds):
        found = pairing(range(people), Standings(played, points))
        for one, other in found.pairs:
            points[one], points[other] = rng.choice(
                [(points[one] + WON, points[other] + LOST), (points[one] + DRAWN, points[other] + DRAWN)]
            )
        for who in found.byes:
            points[who] += BYE
        played.append(found)
    return played


@settings(max_examples=40)
@given(st.integers(2, 40), st.integers(1, 12), st.randoms(use_true_random=False))
def test_nobody_meets_the_same_person_twice_and_nobody_is_forgotten(people: int, rounds: int, rng: Random) -> None:
    met: set[frozenset[int]] = set()
    for found in evening(people, rounds, rng):
        pairs = [frozenset(pair) for pair in found.pairs]
        assert met.isdisjoint(pairs)
        met.update(pairs)
        seated = [who for pair in found.pairs for who in pair]
        assert sorted([*seated, *found.byes]) == list(range(people))


@settings(max_examples=40)
@given(st.integers(1, 20).map(lambda half: 2 * half + 1), st.data())
def test_byes_are_fair(people: int, data: st.DataObject) -> None:
    """One a round while there are opponents for all others, and none a second before everybody has had one."""
    rounds = data.draw(st.integers(1, max(1, people // 2 - 1)))
    played = evening(people, rounds, Random(data.draw(st.integers())))
    byes = [who for found in played for who in found.byes]
    assert [len(found.byes) for found in played] == [1] * rounds
    assert len(set(byes)) == len(byes)


@settings(max_examples=40)
@given(st.integers(2, 12), st.randoms(use_true_random=False))
def test_an_even_field_needs_no_bye_as_long_as_there_are_opponents(half: int, rng: Random) -> None:
    assert all(not found.byes for found in evening(2 * half, half, rng))


def test_when_all_have_met_everybody_has_a_bye() -> None:
    played = evening(4, 4, Random(0))
    assert [len(found.pairs) for found in played] == [2, 2, 2, 0]
    assert sorted(played[-1].byes) == [0, 1, 2, 3]


def test_neighbours_meet_and_the_last_has_the_bye() -> None:
    first = Pairing(((0, 1), (2, 3)), (4,))
    points = {0: WON, 1: LOST, 2: WON, 3: LOST, 4: BYE}
    assert pairing(range(5), Standings([first], points)) == Pairing(((0, 2), (4, 1)), (3,))


def test_a_bye_goes_to_somebody_who_has_had_fewer() -> None:
    rounds = [Pairing(((0, 1),), (2,))]
    found = pairing(range(3), Standings(rounds, {0: WON, 1: LOST, 2: LOST}))
    assert found.byes == (1,)
    assert found.pairs == ((0, 2),)


def test_a_late_comer_is_paired_like_anybody() -> None:
    found = pairing(range(4), Standings([Pairing(((0, 1),), (2,))], {0: WON, 1: LOST, 2: BYE}))
    assert found.pairs == ((0, 2), (1, 3))


def test_the_points_of_opponents_decide_between_equals() -> None:
    rounds = [Pairing(((0, 1), (2, 3)), ()), Pairing(((0, 2), (1, 3)), ())]
    assert buchholz(rounds, {0: 4, 1: 2, 2: 2, 3: 0}) == {0: 4, 1: 4, 2: 4, 3: 4}
    assert buchholz([], {}) == {}


def test_five_hundred_people_are_paired_at_once() -> None:
    played = evening(500, 6, Random(1))
    assert all(len(found.pairs) == 250 for found in played)


@given(st.integers(0, 8), st.data())
def test_as_many_pairs_as_there_can_be(people: int, data: st.DataObject) -> None:
    edges = data.draw(st.sets(st.sampled_from(list(combinations(range(people), 2))))) if people > 1 else set()
    near = {one: [two for two in range(people) if (min(one, two), max(one, two)) in edges] for one in range(people)}
    mates = most_pairs(near)
    assert all(mates[mates[one]] == one and mates[one] in near[one] for one in mates)
    assert len(mates) // 2 == largest(frozenset(edges))


def largest(edges: frozenset[tuple[int, int]]) -> int:
    """By trying: with the first pair, or without it."""
    if not edges:
        return 0
    first = min(edges)
    apart = frozenset(edge for edge in edges if not set(edge) & set(first))
    return max(1 + largest(apart), largest(edges - {first}))


@pytest.mark.parametrize("circle", [3, 5, 7])
def test_odd_circles_are_seen_through(circle: int) -> None:
    """A circle of people with a tail at each end: greedy pairs alone would leave two behind."""
    near: dict[int, list[int]] = {one: [(one + 1) % circle, (one - 1) % circle] for one in range(circle)}
    near[0].append(circle)
    near[circle] = [0]
    assert len(most_pairs(near)) == circle + 1
