"""Deletes what one device has left: its chairs, its results and tries, and its player's name in what others share."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.coding import encode
from ludotheque.core.game import Seat
from ludotheque.store import Played, RoomRow
from ludotheque.table.deals import stored_deal
from ludotheque.table.frames import Bye, Evening, Player
from ludotheque.table.party import Chair, Party
from ludotheque.table.restore import Unfit, stored_party
from ludotheque.table.room import Room
from ludotheque.table.seating import refocus, vacate
from ludotheque.table.tables import Tables

Mine: TypeAlias = frozenset[tuple[str | None, Seat]]
"""The runs of a device: pairs of replay and seat."""


class Forgotten(Struct, frozen=True):
    """How much of a device was deleted or made nameless."""

    results: int = 0
    tries: int = 0
    tables: int = 0

    def __add__(self, more: Forgotten) -> Forgotten:
        return Forgotten(self.results + more.results, self.tries + more.tries, self.tables + more.tables)


async def forget_device(tables: Tables, device: str) -> Forgotten:
    """Delete everything of a device. Whatever is begun again after a failure finds the rest."""
    played = await tables.store.played_by(device)
    mine = frozenset((run.replay, run.seat) for run in played if run.replay is not None)
    touched = 0
    for room in tables.directory:
        touched += await leave_table(room, device, mine)
    rooms = {run.room for run in played if run.room is not None}
    for table in sorted(rooms.union(await tables.store.rooms_naming(device))):
        touched += await forget_in_store(tables, table, device, mine)
    results, tries = await tables.store.forget_device(device, await nameless_races(tables, played))
    return Forgotten(results, tries, touched)


async def leave_table(room: Room, device: str, mine: Mine) -> bool:
    """Leave all chairs of an open table, and close the device's screens there; they come back as a stranger's."""
    async with room.lock:
        before = room.party
        for seat in room.party.held_by(device):
            await vacate(room, seat, None, named=False)
        party = nameless(room.party, device, mine)
        if party != room.party:
            await room.save(party)
        screens = [stream for stream in room.streams.values() if stream.device == device]
        refocus(room, device)
        for stream in screens:
            stream.say_bye(Bye("restart"))
            stream.device = None
        if screens or room.party is not before:
            room.screens.count_connections()
            room.tell()
        return room.party is not before


async def forget_in_store(tables: Tables, table: str, device: str, mine: Mine) -> bool:
    """The same for a table that was put away. One that cannot be read stays as it is."""
    async with tables.directory.lock(table):
        room = tables.directory.get(table)
        if room is not None:  # reopened meanwhile
            return await leave_table(room, device, mine)
        row = await tables.store.claim_room(table)
        if row is None:  # gone, or at another node
            return False
        try:
            return await forget_in_row(tables, row, device, mine)
        finally:
            await tables.store.disown(table)


async def forget_in_row(tables: Tables, row: RoomRow, device: str, mine: Mine) -> bool:
    try:
        party = stored_party(row)
    except Unfit:
        return False
    without = nameless(without_chairs(party, device), device, mine)
    if without == party:
        return False
    next_row = replace(row, version=row.version + 1, doc=encode(without).decode())
    await tables.store.save_room(next_row, party.reseated(without))
    return True


def without_chairs(party: Party, device: str) -> Party:
    """A party whose table was put away, without this device; in a match the host may give its chair to a bot."""
    for seat in party.held_by(device):
        chair = party.chairs[seat]
        gone = replace(chair, name="", device=None) if party.phase == "playing" else Chair(own=chair.own)
        party = party.with_chair(seat, gone)
        if party.host == seat:
            party = replace(party, host=party.next_host(frozenset()))
    return party


def nameless(party: Party, device: str, mine: Mine) -> Party:
    """A party without this device among its guests, and without its name in the evening and on chairs of ghosts."""
    chairs = tuple(
        replace(chair, name="") if chair.run is not None and (chair.run.replay, chair.run.seat) in mine else chair
        for chair in party.chairs
    )
    evening = tuple(nameless_match(match, mine) for match in party.evening)
    party = party.without_guests({device}).without_removed(device)
    return replace(party, chairs=chairs, evening=evening)


def nameless_match(match: Evening, mine: Mine) -> Evening:
    players = [
        replace(player, name="") if (match.replay, seat) in mine else player
        for seat, player in enumerate(match.players)
    ]
    return replace(match, players=tuple(players))


async def nameless_races(tables: Tables, played: Collection[Played]) -> list[tuple[str, str]]:
    """The deals of matches in which somebody raced a run of this device, without its name: each with its match.

    A race keeps the name of the run and the deal that it was first played at, so a namesake at the same deal goes too.
    """
    names = {(origin_of(run), run.name) for run in played}
    found = []
    for match, kept in await tables.store.races() if names else ():
        deal = stored_deal(kept)
        if deal is not None and deal.player is not None and (deal.view.of, deal.player.name) in names:
            ghost = Player("ghost", "", deal.player.level, deal.player.number)
            found.append((match, encode(replace(deal, ghost=ghost)).decode()))
    return found


def origin_of(run: Played) -> str | None:
    """The replay of the match that a deal was first played in."""
    deal = stored_deal(run.deal)
    return deal.view.of if deal is not None and deal.view.kind == "again" else run.replay
