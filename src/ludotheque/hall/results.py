"""What a hall has come to: the ranking with every round and replay, the hardest card, and all of it as CSV."""

from __future__ import annotations

import csv
import io
from typing import Final, Literal

from msgspec import Raw, Struct

from ludotheque.hall.assembly import Assembly, Result, TeamsCount, Tried
from ludotheque.hall.ranking import Placed
from ludotheque.hall.showing import RankLine, team_line
from ludotheque.hall.standing import HALF_POINTS, ranked, ranked_teams

LEAST: Final = 2
"""People who must have tried something before it can be the hardest."""
FORMULA: Final = "=+-@\t\r"
"""A cell that begins so would be a formula in a spreadsheet."""


class RoundScore(Struct, frozen=True):
    """What somebody has reached in a round."""

    score: int
    replay: str | None
    seat: int


class PersonLine(Struct, frozen=True):
    """A person, in the order of the ranking."""

    number: int
    name: str
    team: int
    place: int | None
    """Null: without any result."""
    total: int | None
    state: Literal["in", "left"]
    rounds: list[RoundScore | None]


class Hardest(Struct, frozen=True):
    """The card or mission that has cost most of those who had to manage it."""

    round: int
    what: Raw
    people: int
    mean: float
    """The share of those who did not manage it, or milliseconds."""
    cost: Literal["share", "ms"]


class Results(Struct, frozen=True):
    """All results of a hall."""

    id: str
    game: str
    options: Raw
    over: bool
    unit: str
    counts: TeamsCount
    unavoidable: list[int | None]
    people: list[PersonLine]
    teams: list[RankLine]
    hardest: Hardest | None


def results_of(assembly: Assembly) -> Results:
    """The results of the rounds that are over."""
    return Results(
        id=assembly.id,
        game=assembly.agreed.game,
        options=assembly.agreed.options,
        over=assembly.phase == "over",
        unit=next((one.unit for one in assembly.finished if one.unit), ""),
        counts=assembly.agreed.teams,
        unavoidable=[one.unavoidable for one in assembly.finished],
        people=people_of(assembly),
        teams=[team_line(placed) for placed in ranked_teams(assembly)],
        hardest=hardest_of(assembly),
    )


def people_of(assembly: Assembly) -> list[PersonLine]:
    """Everyone: those with a place in its order, then the others as they came."""
    placed = {one.who: one for one in ranked(assembly)}
    rounds = [one.results for one in assembly.finished]
    others = [number for number in range(len(assembly.people)) if number not in placed]
    return [
        line
        for number in [*placed, *others]
        if (line := person_line(assembly, number, placed.get(number), rounds)) is not None
    ]


def person_line(
    assembly: Assembly, number: int, placed: Placed | None, rounds: list[dict[int, Result]]
) -> PersonLine | None:
    person = assembly.people[number]
    if person.state == "removed":
        return None
    scores = [round_score(reached.get(number)) for reached in rounds]
    place, total = (None, None) if placed is None else (placed.place, int(placed.total))
    return PersonLine(number, person.name, person.team, place, total, person.state, scores)


def round_score(found: Result | None) -> RoundScore | None:
    return None if found is None else RoundScore(found.score, found.replay, found.seat)


def hardest_of(assembly: Assembly) -> Hardest | None:
    """The hardest card of the evening, the first of equals."""
    found: list[tuple[float, int, Tried]] = [
        (tried.cost / tried.people, number, tried)
        for number, one in enumerate(assembly.finished, 1)
        for tried in one.tried
        if tried.people >= LEAST and tried.cost
    ]
    if not found:
        return None
    mean, number, tried = max(found, key=lambda one: one[0])
    return Hardest(number, tried.what, tried.people, mean, assembly.agreed.play.cost)


def as_csv(assembly: Assembly) -> str:
    """A line for everyone: place, name, team, total and the score of each round; half points as points."""
    found = results_of(assembly)
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\r\n")
    lines.writerow(["place", "name", "team", f"total {shown_unit(found.unit)}".strip(), *headings(assembly)])
    for line in found.people:
        scores = [None if one is None else one.score for one in line.rounds]
        cells = [shown(score, found.unit) for score in (line.total, *scores)]
        lines.writerow([line.place or "", safe(line.name), line.team or "", *cells])
    return text.getvalue()


def headings(assembly: Assembly) -> list[str]:
    return [f"round {number}" for number in range(1, len(assembly.finished) + 1)]


def shown_unit(unit: str) -> str:
    return "points" if unit == HALF_POINTS else unit


def shown(score: int | None, unit: str) -> str:
    """A score as a cell."""
    if score is None:
        return ""
    return f"{score / 2:g}" if unit == HALF_POINTS else str(score)


def safe(name: str) -> str:
    """A name as a cell that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(tuple(FORMULA)) else name
