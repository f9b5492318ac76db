"""What is kept of the end of a match: a result for each person, under the key by which it compares."""

from __future__ import annotations

from collections.abc import Collection

from ludotheque.core.box import Box
from ludotheque.core.game import Act, Millis, Outcome, Seat
from ludotheque.store import ResultRow, Store
from ludotheque.table.deals import result_key
from ludotheque.table.live_match import LiveMatch
from ludotheque.table.match_log import MatchLog
from ludotheque.table.party import Party


async def results_of(
    store: Store, party: Party, live: LiveMatch, outcome: Outcome, helped: Collection[Seat], date: Millis
) -> list[ResultRow]:
    """The results of all people in a match that is over; `helped` are seats for which a bot acted or advised.

    A program's result only keeps its name for the replay: where one has played, nobody's counts in any records.
    """
    quick = await too_quick(store, party, live)
    return [
        ResultRow(
            match=live.row.id,
            seat=seat,
            device=chair.device,
            name=chair.name,
            game=party.game,
            place=outcome.places[seat],
            score=outcome.score[seat],
            unit=outcome.unit,
            record=None if party.has_program else await result_key(store, party, outcome, seat, helped, quick),
            finished=date,
            more_is_better=outcome.more_is_better is True,
        )
        for seat, chair in enumerate(party.chairs)
        if chair.who in ("person", "program")
    ]


async def too_quick(store: Store, party: Party, live: LiveMatch) -> frozenset[Seat]:
    """The seats that were faster than any person can be, at a deal of the day that counts."""
    if party.deal is None or not party.deal.counts:
        return frozenset()
    log = MatchLog(live.box, live.row, await store.log(live.row.id))
    return frozenset(seat for seat in range(len(party.chairs)) if acting_time(log, seat) < least_time(live, seat))


def least_time(live: LiveMatch, seat: Seat) -> Millis:
    """The least time in which a person could have come to this end, where the game can tell."""
    box: Box = live.box
    return 0 if box.fastest is None else box.fastest(live.game.observe(live.moment.state, seat))


def acting_time(log: MatchLog, seat: Seat) -> Millis:
    """From the moment when a seat could first act to its last action; 0 if it never acted.

    Folds only the beginning: a whole log of the longest kind would hold up every table for half a second.
    """
    began = next((step.row.at for step in log.inputs() if seat in step.due.seats), None)
    last = next((row.at for _, row in reversed(log.rows) if isinstance(row, Act) and row.seat == seat), None)
    return 0 if began is None or last is None else last - began
