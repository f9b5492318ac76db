"""Where everyone stands in a hall: its ranking, that of its teams, and what decides between equals."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from ludotheque.hall.assembly import MINUTE, Assembly
from ludotheque.hall.ranking import Measure, Placed, Scores, ranking, team_scores
from ludotheque.hall.swiss import Pairing, Standings, buchholz

HALF_POINTS: Final = "half-points"
"""What is counted where two play against each other."""
TIME: Final = "ms"


def measure_of(assembly: Assembly) -> Measure:
    """How the scores of this hall compare, and what a missed round counts."""
    agreed = assembly.agreed
    if agreed.play.seats > 1:
        return Measure(more_is_better=True, missed=0)
    least, most = agreed.box.game.limits(agreed.settings, 1).score
    more = any(one.more_is_better for one in assembly.finished)
    if more:
        return Measure(more_is_better=True, missed=least)
    if agreed.minutes is not None and any(one.unit == TIME for one in assembly.finished):
        most = min(most, agreed.minutes * MINUTE)
    return Measure(more_is_better=False, missed=most)


def scores_of(assembly: Assembly) -> dict[int, list[int | None]]:
    """What everyone has scored in each round that is over; nobody whom the host has removed."""
    rounds = [{one.who: one.score for one in round_.reached} for round_ in assembly.finished]
    return {
        number: [scores.get(number) for scores in rounds]
        for number, person in enumerate(assembly.people)
        if person.state != "removed"
    }


def pairings_of(assembly: Assembly, rounds: int | None = None) -> list[Pairing]:
    """The pairings of the rounds that are over, or of the first of them."""
    return [one.pairing for one in assembly.finished[:rounds] if one.pairing is not None]


def points_of(scores: Mapping[int, Scores], rounds: int) -> dict[int, int]:
    return {number: int(sum(score or 0 for score in own[:rounds])) for number, own in scores.items()}


def standings_of(assembly: Assembly) -> Standings:
    """What pairs of the next round depend on."""
    return Standings(pairings_of(assembly), points_of(scores_of(assembly), len(assembly.finished)))


def ties_after(assembly: Assembly, scores: Mapping[int, Scores], rounds: int) -> dict[int, int]:
    """What decides between equals: the points of their opponents, where two play against each other."""
    return buchholz(pairings_of(assembly, rounds), points_of(scores, rounds))


def ranked(assembly: Assembly) -> list[Placed]:
    """The ranking of people, by their number."""
    scores = scores_of(assembly)
    return ranking(scores, len(assembly.finished), measure_of(assembly), partial(ties_after, assembly, scores))


def ranked_teams(assembly: Assembly) -> list[Placed]:
    """The ranking of teams, by their number."""
    counts = assembly.agreed.teams
    if counts == "none":
        return []
    teams = {number: person.team for number, person in enumerate(assembly.people) if person.team}
    measure, rounds = measure_of(assembly), len(assembly.finished)
    return ranking(team_scores(scores_of(assembly), teams, rounds, counts, measure), rounds, measure)
