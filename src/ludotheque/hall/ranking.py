"""Who is where after some rounds: sums of scores, shared places, movers, and teams."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Literal, TypeAlias

from msgspec import Struct

Scores: TypeAlias = Sequence[int | Fraction | None]
"""What one person, or one team, has scored in each round; None: nothing."""
Counts: TypeAlias = Literal["best", "mean"]
"""What a team scores in a round: the best of its members, or the mean of them."""


class Measure(Struct, frozen=True):
    """How scores compare."""

    more_is_better: bool
    missed: int
    """What a round counts in which somebody has no result: the worst that a match can end with."""

    def better(self, one: int | Fraction, other: int | Fraction) -> bool:
        return one > other if self.more_is_better else one < other

    def best(self, scores: Iterable[int | Fraction]) -> int | Fraction:
        """The best of some scores."""
        return max(scores) if self.more_is_better else min(scores)


class Placed(Struct, frozen=True):
    """One line of a ranking."""

    who: int
    place: int
    """From 1; who is as good has the same place."""
    total: int | Fraction
    before: int | None = None
    """The place before the last round; None: there was none."""

    @property
    def climbed(self) -> int:
        """How many places somebody has gained with the last round."""
        return 0 if self.before is None else self.before - self.place


def ranking(
    scores: Mapping[int, Scores],
    rounds: int,
    measure: Measure,
    ties: Callable[[int], Mapping[int, int]] = lambda _rounds: {},
) -> list[Placed]:
    """The places after so many rounds, the best first; who has no result in any of them has no place.

    `ties` decide between equal sums after so many rounds, more being better; who is equal there, too, shares a place.
    """
    before = {placed.who: placed.place for placed in _placed(scores, rounds - 1, measure, ties(rounds - 1))}
    return [
        Placed(placed.who, placed.place, placed.total, before.get(placed.who))
        for placed in _placed(scores, rounds, measure, ties(rounds))
    ]


def _placed(scores: Mapping[int, Scores], rounds: int, measure: Measure, ties: Mapping[int, int]) -> list[Placed]:
    """The places without those before the last round."""
    totals = {
        who: sum((measure.missed if score is None else score for score in padded(own, rounds)), 0)
        for who, own in scores.items()
        if any(score is not None for score in own[:rounds])
    }
    sign = -1 if measure.more_is_better else 1
    keys = {who: (sign * total, -ties.get(who, 0)) for who, total in totals.items()}
    found: list[Placed] = []
    for number, who in enumerate(sorted(totals, key=lambda who: (keys[who], who))):
        shares = bool(found) and keys[found[-1].who] == keys[who]
        found.append(Placed(who, found[-1].place if shares else number + 1, totals[who]))
    return found


def padded(scores: Scores, rounds: int) -> list[int | Fraction | None]:
    """Scores of so many rounds: who has left, or came late, has none in the others."""
    return [*scores[:rounds], *[None] * (rounds - len(scores))]


def movers(placed: Iterable[Placed], most: int) -> list[Placed]:
    """Who has gained the most places with the last round, those who gained most first."""
    return sorted((one for one in placed if one.climbed > 0), key=lambda one: (-one.climbed, one.place))[:most]


def team_scores(
    scores: Mapping[int, Scores], teams: Mapping[int, int], rounds: int, counts: Counts, measure: Measure
) -> dict[int, list[int | Fraction | None]]:
    """What each team has scored in each round, by those of its members who have a result."""
    found: dict[int, list[int | Fraction | None]] = {}
    for team in sorted(set(teams.values())):
        members = [padded(own, rounds) for who, own in scores.items() if teams.get(who) == team]
        found[team] = [_team_score([own[number] for own in members], counts, measure) for number in range(rounds)]
    return found


def _team_score(own: Sequence[int | Fraction | None], counts: Counts, measure: Measure) -> int | Fraction | None:
    known = [score for score in own if score is not None]
    if not known:
        return None
    return measure.best(known) if counts == "best" else Fraction(sum(known), len(known))


class Bar(Struct, frozen=True):
    """How many people have a score from `least` to `most`."""

    least: int
    most: int
    people: int


def spread(scores: Sequence[int], bars: int = 12) -> list[Bar]:
    """How the field is spread: a bar for every score, or as many of equal width as there is room for."""
    if not scores:
        return []
    least, most = min(scores), max(scores)
    width = -(-(most - least + 1) // bars)
    count = (most - least) // width + 1
    people = [0] * count
    for score in scores:
        people[(score - least) // width] += 1
    return [
        Bar(least + number * width, min(most, least + (number + 1) * width - 1), people[number])
        for number in range(count)
    ]
