"""The end of a round: what everyone has reached, and what the deal was like."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from ludotheque.core.box import HallPlay, Trial
from ludotheque.core.coding import encode
from ludotheque.core.game import Seat
from ludotheque.core.refusal import Refused
from ludotheque.hall.assembly import Assembly, Result, Round, Tried
from ludotheque.hall.standing import HALF_POINTS
from ludotheque.hall.swiss import BYE, DRAWN, LOST, WON, Pair
from ludotheque.table.room import Room
from ludotheque.table.thinking import Thinking

LOG = logging.getLogger(__name__)
POINTS = {"won": WON, "drawn": DRAWN, "lost": LOST}


def plays_round(room: Room, number: int) -> bool:
    """Whether a table has the match of this round, running or over."""
    deal = room.party.deal
    return room.driver is not None and deal is not None and deal.round == number


def has_acted(room: Room, seat: Seat) -> bool:
    """Whether a person has done anything on this seat: whoever only was expected has no result."""
    return room.driver is not None and any(seat == one for one, _ in room.driver.live.keys)


def result_of(room: Room, who: int) -> Result | None:
    """What somebody has reached alone in the match that is over at this table."""
    live = None if room.driver is None else room.driver.live
    if live is None or live.outcome is None or room.party.phase != "over":
        return None
    if not has_acted(room, 0) or room.party.chairs[0].who != "person":
        return None
    return Result(who, live.outcome.score[0], room.party.evening[-1].replay)


def judged(room: Room, pair: Pair) -> list[Result]:
    """The half points of a match of two: a draw where it was not finished, unless only one of them is there.

    A player who has never acted has lost, whatever a bot has done for them. There is no result if neither has acted and
    nobody is there, or a bot has ended the match.
    """
    live = None if room.driver is None else room.driver.live
    acted, here = {seat for seat in range(len(pair)) if has_acted(room, seat)}, room.here()
    done = live is not None and live.outcome is not None and room.party.phase == "over"
    replay = room.party.evening[-1].replay if done else None
    if not acted and (done or not here):
        return []
    if len(acted) == 1 or (not done and len(here) == 1):
        winners = acted if len(acted) == 1 else here
        return [Result(who, WON if seat in winners else LOST, replay, seat) for seat, who in enumerate(pair)]
    if live is None or live.outcome is None or not done:
        return [Result(who, DRAWN, None, seat) for seat, who in enumerate(pair)]
    outcome = live.outcome
    return [Result(who, POINTS[outcome.result(seat)], replay, seat) for seat, who in enumerate(pair)]


def results_of(assembly: Assembly, rooms: Mapping[str, Room]) -> list[Result]:
    """What everyone has reached in the round that is under way."""
    round_, number = assembly.rounds[-1], len(assembly.rounds)
    if round_.pairing is not None:
        found = [Result(who, BYE) for who in round_.pairing.byes]
        for pair in round_.pairing.pairs:
            room = rooms.get(assembly.people[pair[0]].room)
            if room is not None and plays_round(room, number):
                found += judged(room, pair)
        return found
    found = []
    for who in round_.people:
        room = rooms.get(assembly.people[who].room)
        result = result_of(room, who) if room is not None and plays_round(room, number) else None
        found += [] if result is None else [result]
    return found


def views_of(assembly: Assembly, rooms: Mapping[str, Room], results: Iterable[Result]) -> Iterator[Any]:
    """What everyone with a finished match saw at its end."""
    for result in results:
        room = rooms.get(assembly.people[result.who].room)
        if result.replay is not None and room is not None and room.driver is not None:
            live = room.driver.live
            yield live.game.observe(live.moment.state, result.seat)


def tried_in(trials: Iterable[Trial]) -> tuple[Tried, ...]:
    """The same trial of several people as one."""
    found: dict[bytes, Tried] = {}
    for one in trials:
        what = encode(one.what)
        before = found.get(what, Tried(Raw(what), 0, 0))
        found[what] = Tried(before.what, before.people + 1, before.cost + one.cost)
    return tuple(found.values())


async def closed(assembly: Assembly, rooms: Mapping[str, Room], thinking: Thinking) -> Round:
    """The round that is under way with everything that has come of it."""
    play = assembly.agreed.play
    done = views_of(assembly, rooms, results_of(assembly, rooms))
    best = await unavoidable(assembly.id, play, list(done), thinking)
    results = results_of(assembly, rooms)  # again: some may have been done meanwhile
    views = list(views_of(assembly, rooms, results))
    trials = [] if play.trials is None else [trial for view in views for trial in play.trials(view)]
    unit, more = counted(assembly, rooms, results)
    return replace(
        assembly.rounds[-1],
        over=True,
        reached=tuple(results),
        unavoidable=best,
        unit=unit,
        more_is_better=more,
        tried=tried_in(trials),
    )


def counted(assembly: Assembly, rooms: Mapping[str, Room], results: Iterable[Result]) -> tuple[str, bool]:
    """What the scores of the round count, and whether more of it is better."""
    if assembly.agreed.play.seats > 1:
        return HALF_POINTS, True
    for result in results:
        driver = rooms[assembly.people[result.who].room].driver
        if driver is not None and driver.live.outcome is not None:
            return driver.live.outcome.unit, driver.live.outcome.more_is_better is True
    return "", any(one.more_is_better for one in assembly.finished)


async def unavoidable(hall: str, play: HallPlay, views: list[Any], thinking: Thinking) -> int | None:
    """The best that anybody could have reached; None where the game cannot tell, or not now."""
    if play.unavoidable is None or not views:
        return None
    try:
        found: int | None = await thinking.run(hall, play.unavoidable, views[0])
    except Refused as no:
        LOG.warning("a round is not judged", extra={"facts": {"why": no.key}})
        return None
    return found
