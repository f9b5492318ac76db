"""Pairs by the Swiss system: people with equally many points meet, nobody meets the same person twice.

Neighbours in the standings are paired from the top down. Where that would leave people behind who have all met, the
next neighbour is taken instead; so there are always as many pairs as there can be. Whoever is left over has a bye.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from ludotheque.hall.matching import most_pairs

Pair: TypeAlias = tuple[int, int]

WON, DRAWN, LOST = 2, 1, 0
"""Half points, so that they are whole numbers."""
BYE: Final = WON


class Pairing(Struct, frozen=True):
    """Who meets whom in a round, and who has a bye."""

    pairs: tuple[Pair, ...]
    byes: tuple[int, ...]


class Standings:
    """What has happened so far: whom each has met, and how many byes and half points each has."""

    def __init__(self, rounds: Iterable[Pairing], points: Mapping[int, int]) -> None:
        known = list(rounds)
        self.met = opponents(known)
        self.byes = Counter(who for round_ in known for who in round_.byes)
        self.points = points
        self.most_met = max(map(len, self.met.values()), default=0)

    def may_meet(self, one: int, other: int) -> bool:
        return one != other and other not in self.met.get(one, ())

    def unpaired(self, people: Sequence[int]) -> int:
        """How many of these people stay without a partner, however they are paired."""
        if len(people) >= 2 * (self.most_met + 1):
            return len(people) % 2  # Dirac: everyone may meet half of the others, so there is a circle through all
        return len(people) - len(
            most_pairs({one: [two for two in people if self.may_meet(one, two)] for one in people})
        )


def pairing(people: Sequence[int], so_far: Standings) -> Pairing:
    """Pairs for the next round; `people` of equal points are paired in the order in which they are given."""
    order = sorted(people, key=lambda who: -so_far.points.get(who, 0))
    byes = left_over(order, so_far)
    return Pairing(tuple(pairs_of([who for who in order if who not in byes], so_far)), byes)


def left_over(order: Sequence[int], so_far: Standings) -> tuple[int, ...]:
    """Who has a bye: those with the fewest so far, from the bottom up, as few as possible."""
    playing, found = list(order), list[int]()
    missing = so_far.unpaired(playing)
    from_below = list(reversed(order))
    for who in sorted(from_below, key=lambda who: so_far.byes[who]):
        if not missing:
            break
        others = [one for one in playing if one != who]
        if so_far.unpaired(others) < missing:
            playing, missing = others, missing - 1
            found.append(who)
    return tuple(found)


def pairs_of(order: Sequence[int], so_far: Standings) -> list[Pair]:
    """Pairs of neighbours as far as possible; all of these people can be paired."""
    rest, found = list(order), list[Pair]()
    while rest:
        one = rest.pop(0)
        for number, other in enumerate(rest):
            others = rest[:number] + rest[number + 1 :]
            if so_far.may_meet(one, other) and not so_far.unpaired(others):
                found.append((one, other))
                rest = others
                break
        else:
            raise AssertionError("all of them can be paired")
    return found


def opponents(rounds: Iterable[Pairing]) -> dict[int, set[int]]:
    """Everyone whom each has met."""
    found: dict[int, set[int]] = {}
    for round_ in rounds:
        for one, other in round_.pairs:
            found.setdefault(one, set()).add(other)
            found.setdefault(other, set()).add(one)
    return found


def buchholz(rounds: Iterable[Pairing], points: Mapping[int, int]) -> dict[int, int]:
    """What decides between people with as many points: how many all their opponents have together."""
    return {who: sum(points.get(other, 0) for other in met) for who, met in opponents(rounds).items()}
