"""What a hall shows: to each phone how its person stands, to the wall how the round goes and how it ended."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from msgspec import Raw, Struct
from msgspec.structs import replace

from ludotheque.core.game import Millis
from ludotheque.hall.assembly import Assembly, Person, Phase, Result, TeamsCount
from ludotheque.hall.ranking import Bar, Placed, movers, spread
from ludotheque.hall.standing import ranked, ranked_teams
from ludotheque.table.frames import HallView
from ludotheque.table.hall_side import HallSide

if TYPE_CHECKING:
    from ludotheque.hall.hall import Hall

NEWEST: Final = 60
"""Names of people who have come, the latest first."""
TOP: Final = 12
"""Lines of the ranking on the wall; the page of results has all."""
FEW: Final = 5
"""Names of those who were best in a round, and of those who have gained most."""


class RankLine(Struct, frozen=True):
    """A line of the ranking of people or of teams."""

    number: int
    name: str
    place: int
    before: int | None
    total: float
    """A whole number, except for the mean of a team."""


class TopScore(Struct, frozen=True):
    """Who had the best score of a round: how many, and some of them."""

    score: int
    people: int
    names: list[str]


class Evaluation(Struct, frozen=True):
    """What a round was like."""

    round: int
    unit: str
    more_is_better: bool
    unavoidable: int | None
    spread: list[Bar]
    best: TopScore | None
    movers: list[RankLine]
    missing: int
    """How many who were there have no result."""


class Time(Struct, frozen=True):
    """The sand that runs for all, or what is left until the next round."""

    left: Millis
    whole: Millis
    running: bool


class Wall(Struct, frozen=True):
    """Everything that the wall shows."""

    id: str
    code: str | None
    game: str
    options: Raw
    seats: int
    rounds: int
    minutes: int | None
    gap: int | None
    counts: TeamsCount
    phase: Phase
    paused: bool
    round: int
    people: int
    here: int
    newest: list[str]
    playing: int
    """How many play in this round, or try to."""
    done: int
    byes: int
    time: Time | None
    evaluation: Evaluation | None
    ranking: list[RankLine]
    teams: list[RankLine]


# --- the phones ---


def side_of(hall: Hall) -> HallSide:
    """What the tables of a hall show beside the match."""
    assembly = hall.assembly
    view = HallView(
        id=assembly.id,
        phase=assembly.phase,
        paused=assembly.paused,
        round=len(assembly.rounds),
        rounds=assembly.agreed.rounds,
        people=sum(person.state == "in" for person in assembly.people),
        seats=assembly.agreed.play.seats,
        teams=assembly.agreed.teams != "none",
    )
    results = assembly.finished[-1].results if assembly.finished else {}
    resting: frozenset[int] = frozenset()
    if assembly.current is not None:
        resting = frozenset(range(len(assembly.people))) - players(assembly)
    places, teams = ({one.who: one for one in found} for found in (hall.ranks, hall.team_ranks))
    views = {
        person.device: person_view(
            replace(view, rests=who in resting), person, results.get(who), places.get(who), teams.get(person.team)
        )
        for who, person in enumerate(assembly.people)
        if person.device is not None
    }
    next_at = hall.ends if assembly.phase == "between" and not assembly.paused else None
    return HallSide(view, views, next_at, sealed=assembly.current is not None)


def person_view(
    view: HallView, person: Person, last: Result | None, placed: Placed | None, team: Placed | None
) -> HallView:
    """How one of the people stands."""
    if person.state != "in":
        return view
    return replace(
        view,
        table=person.room,
        score=None if last is None else last.score,
        total=None if placed is None else int(placed.total),
        place=None if placed is None else placed.place,
        before=None if placed is None else placed.before,
        team=person.team,
        team_place=None if team is None else team.place,
    )


def players(assembly: Assembly) -> frozenset[int]:
    """The numbers of the people who play in the round that is under way."""
    current = assembly.current
    if current is None:
        return frozenset()
    return frozenset(current.people).difference(() if current.pairing is None else current.pairing.byes)


# --- the wall ---


def wall_of(hall: Hall) -> Wall:
    """All that the wall shows now."""
    assembly, agreed = hall.assembly, hall.assembly.agreed
    people = [person for person in assembly.people if person.state == "in"]
    playing = len(players(assembly))
    byes = 0 if assembly.current is None else len(assembly.current.people) - playing
    return Wall(
        id=assembly.id,
        code=assembly.code if assembly.phase != "over" else None,
        game=agreed.game,
        options=agreed.options,
        seats=agreed.play.seats,
        rounds=agreed.rounds,
        minutes=agreed.minutes,
        gap=agreed.gap,
        counts=agreed.teams,
        phase=assembly.phase,
        paused=assembly.paused,
        round=len(assembly.rounds),
        people=len(people),
        here=sum(not room.is_empty for room in hall.rooms.values()),
        newest=[person.name for person in reversed(people)][:NEWEST],
        playing=playing,
        done=max(0, playing - agreed.play.seats * len(hall.playing)) if assembly.current is not None else 0,
        byes=byes,
        time=time_of(hall),
        evaluation=evaluation_of(assembly, hall.ranks),
        ranking=[line_of(assembly, placed) for placed in hall.ranks[:TOP]],
        teams=[team_line(placed) for placed in hall.team_ranks[:TOP]],
    )


def kept_wall(assembly: Assembly) -> Wall:
    """What the wall shows of a hall that was put away."""
    agreed, ranks, teams = assembly.agreed, ranked(assembly), ranked_teams(assembly)
    return Wall(
        assembly.id, None, agreed.game, agreed.options, agreed.play.seats, agreed.rounds, agreed.minutes, agreed.gap,
        agreed.teams, "over", False, len(assembly.rounds), len(assembly.people), 0, [], 0, 0, 0, None,
        evaluation_of(assembly, ranks), [line_of(assembly, placed) for placed in ranks[:TOP]],
        [team_line(placed) for placed in teams[:TOP]],
    )  # fmt: skip


def time_of(hall: Hall) -> Time | None:
    """What is left of the sand of the round, by any table where it runs, or of the hall's own clock: the earlier."""
    assembly, now = hall.assembly, hall.clock.now()
    if assembly.phase == "between":
        whole = 1_000 * (assembly.agreed.gap or 0)
        left = assembly.left if hall.ends is None else hall.ends - now
        return None if left is None or not whole else Time(max(0, left), whole, running=hall.ends is not None)
    if assembly.phase != "playing":
        return None
    found = [sand_of(hall.rooms[table]) for table in list(hall.playing)[:1]]
    if assembly.agreed.minutes is not None:
        left = (assembly.left or 0) if hall.ends is None else hall.ends - now
        found.append(Time(max(0, left), 60_000 * assembly.agreed.minutes, running=hall.ends is not None))
    known = [one for one in found if one is not None]
    return min(known, key=lambda one: one.left) if known else None


def sand_of(room: Any) -> Time | None:
    """The glass that runs at a table."""
    live = None if room.driver is None else room.driver.live
    if live is None or live.due.deadline is None:
        return None
    left = live.due.deadline - live.watch.now()
    return Time(max(0, left), live.due.deadline - live.chapter_began, running=live.watch.running)


def name_of(assembly: Assembly, number: int) -> str:
    return assembly.people[number].name


def line_of(assembly: Assembly, placed: Placed) -> RankLine:
    return RankLine(placed.who, name_of(assembly, placed.who), placed.place, placed.before, float(placed.total))


def team_line(placed: Placed) -> RankLine:
    """A team has no name but its number."""
    return RankLine(placed.who, "", placed.place, placed.before, round(float(Fraction(placed.total)), 2))


def evaluation_of(assembly: Assembly, ranks: list[Placed]) -> Evaluation | None:
    """What the last round that is over was like; none while the next one is played."""
    if not assembly.finished or assembly.current is not None:
        return None
    last = assembly.finished[-1]
    known = {one.who: one.score for one in last.reached if assembly.people[one.who].state != "removed"}
    best = None
    if known:
        score = max(known.values()) if last.more_is_better else min(known.values())
        winners = [who for who, own in known.items() if own == score]
        best = TopScore(score, len(winners), [name_of(assembly, who) for who in winners[:FEW]])
    return Evaluation(
        round=len(assembly.finished),
        unit=last.unit,
        more_is_better=last.more_is_better,
        unavoidable=last.unavoidable,
        spread=spread(list(known.values())),
        best=best,
        movers=[line_of(assembly, placed) for placed in movers(ranks, FEW)],
        missing=len(last.people) - len(last.reached),
    )
