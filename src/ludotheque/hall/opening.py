"""The beginning of a round: who plays, against whom, and all matches at one moment."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from random import Random

from msgspec.structs import replace

from ludotheque.core.chance import fresh_seed
from ludotheque.core.refusal import Refused
from ludotheque.hall.assembly import Assembly, Person, Round
from ludotheque.hall.standing import ranked, standings_of
from ludotheque.hall.swiss import pairing
from ludotheque.store import Conflict, Unavailable
from ludotheque.table.deals import Deal
from ludotheque.table.frames import DealView
from ludotheque.table.hall_side import Gate
from ludotheque.table.party import NOTHING, Chair, Party, own_settings
from ludotheque.table.room import Room
from ludotheque.table.tables import Tables
from ludotheque.table.tokens import new_id

LOG = logging.getLogger(__name__)
TURN = 60
"""Seconds for a turn where two play against each other; then a bot takes it, so that nobody can wait for the end."""


def next_round(assembly: Assembly, people: Sequence[int]) -> Round:
    """The next round with the people who are there, its deal and its pairs; refuses if there is nobody to play."""
    seats = assembly.agreed.play.seats
    if len(people) < seats:
        raise Refused("hall-nobody", needed=seats)
    seed = fresh_seed()
    round_ = Round(seed=seed.hex(), people=tuple(sorted(people)))
    if seats == 1:
        return round_
    places = {placed.who: number for number, placed in enumerate(ranked(assembly))}
    order = list(people)
    Random(seed).shuffle(order)
    order.sort(key=lambda who: places.get(who, len(places)))
    found = pairing(order, standings_of(assembly))
    if not found.pairs:
        raise Refused("hall-all-met")
    return replace(round_, pairing=found)


def deal_of(assembly: Assembly) -> Deal:
    """The deal of the last round, the same for every table."""
    view = DealView("hall", of=assembly.id, round=len(assembly.rounds))
    return Deal(view, seed=bytes.fromhex(assembly.rounds[-1].seed))


def party_of(assembly: Assembly, *people: Person) -> Party:
    """A table of this hall for these people."""
    agreed = assembly.agreed
    own = own_settings(agreed.game, NOTHING)
    chairs = tuple(Chair("person", person.name, None, person.device, own) for person in people)
    timer = TURN if agreed.play.seats > 1 else None
    return Party(new_id(), agreed.game, agreed.options, chairs, host=None, turn_timer=timer, hall=assembly.id)


async def seat_pairs(assembly: Assembly, tables: Tables) -> tuple[Assembly, list[Room]]:
    """A new table for every pair of the last round; its people play there from now on."""
    found = assembly.rounds[-1].pairing
    pairs = () if found is None else found.pairs
    laid = await asyncio.gather(
        *(tables.lay(party_of(assembly, *(assembly.people[who] for who in pair))) for pair in pairs),
        return_exceptions=True,
    )
    rooms = [room for room in laid if isinstance(room, Room)]
    if wrong := [problem for problem in laid if isinstance(problem, BaseException)]:
        await asyncio.gather(*(tables.take_back(room) for room in rooms))
        raise wrong[0]
    people = list(assembly.people)
    for pair, room in zip(pairs, rooms, strict=True):
        for who in pair:
            people[who] = replace(people[who], room=room.party.id)
    return replace(assembly, people=tuple(people)), rooms


async def begin_matches(rooms: Iterable[Room], deal: Deal, tables: Tables) -> None:
    """Begin a match at each of these tables: all are prepared and stored first, then begin at one moment.

    A table whose match cannot be stored has none in this round, and holds up no other.
    """
    every = list(rooms)
    gate = Gate(tables.clock, [room.party.id for room in every])
    await asyncio.gather(*(begin_match(room, deal, gate) for room in every))


async def begin_match(room: Room, deal: Deal, gate: Gate) -> None:
    """Begin the match of one table behind a gate."""
    try:
        async with room.lock:
            if room.party.phase != "lobby":
                await room.back_to_lobby()
            await room.start(deal, gate)
    except (Conflict, Unavailable, Refused):
        LOG.exception("a table has no match in this round")
    finally:
        gate.arrive(room.party.id)


async def end_match(room: Room) -> None:
    """Call off the match of a table, if it still runs."""
    with suppress(Conflict, Refused):
        async with room.lock:
            if room.party.phase == "playing":
                await room.back_to_lobby()
                room.tell()
