"""Tables that begin at once with a given deal: a lesson, a deal played again, the deal of the day."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Raw

from ludotheque.core.box import Box
from ludotheque.core.coding import decode, encode
from ludotheque.core.game import Seat
from ludotheque.core.record import Header, level_of
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.store import Conflict, MatchRow, Store
from ludotheque.table.daily import seed_of, today
from ludotheque.table.deals import Deal, day_key, stored_deal
from ludotheque.table.frames import DealView, Player
from ludotheque.table.ghosts import run_of
from ludotheque.table.names import tidy_name
from ludotheque.table.party import Chair, Party, Run, bot_chair, checked_settings
from ludotheque.table.restore import Unfit, stored_party
from ludotheque.table.room import Room
from ludotheque.table.tables import Tables
from ludotheque.table.tokens import new_id


def box_of(game: str) -> Box:
    if game not in GAMES:
        raise Refused("game-unknown", given=game)
    return GAMES[game]


async def begun(tables: Tables, party: Party, deal: Deal) -> Room:
    """A new table of this party with its match begun; if that fails, the table is deleted again."""
    checked_settings(party.game, party.options, len(party.chairs))
    room = await tables.lay(party)
    try:
        async with room.lock:
            await room.start(deal)
    except Exception:
        if room.driver is None:
            await tables.take_back(room)
        raise
    return room


async def open_lesson(tables: Tables, device: str, name: str, game: str) -> Room:
    """A table with the game's lesson; hints are allowed, and the result is not kept."""
    lesson = box_of(game).lesson
    if lesson is None:
        raise Refused("no-lesson")
    first, *others = (Raw(encode(own)) for own in lesson.own)
    chairs = [Chair("person", tidy_name(name, tables.limits), None, device, first)]
    for level, own in zip(lesson.mates, others, strict=True):
        chairs.append(bot_chair(chairs, level, own))
    party = Party(new_id(), game, Raw(encode(lesson.options)), tuple(chairs), hints=True)
    return await begun(tables, party, Deal(DealView("lesson"), lesson.script, played=lesson.played))


async def open_daily(tables: Tables, device: str, name: str, game: str) -> str:
    """The id of a table with the deal of the day; a device with an unfinished first try gets that one."""
    try:
        return await daily_table(tables, device, name, game)
    except Conflict:  # it has begun elsewhere at the same moment
        return await daily_table(tables, device, name, game)


async def daily_table(tables: Tables, device: str, name: str, game: str) -> str:
    """The same; `Conflict` if the first try of this device begins elsewhere meanwhile."""
    daily = box_of(game).daily
    if daily is None:
        raise Refused("no-daily")
    day = today(tables.clock)
    first = await tables.store.first_try(device, day_key(game, day.date))
    table = None if first is None else await under_way(tables, first, device)
    if table is not None:
        return table
    chair = Chair("person", tidy_name(name, tables.limits), None, device, Raw(encode(box_of(game).game.own())))
    party = Party(new_id(), game, Raw(encode(daily(day.days))), (chair,))
    view = DealView("daily", day.date, counts=first is None)
    return (await begun(tables, party, Deal(view, seed=await seed_of(tables.store, game, day)))).party.id


async def under_way(tables: Tables, first: str, device: str) -> str | None:
    """The id of the table, open or put away, where this match is still being played by that device."""
    match = await tables.store.match(first)
    row = None if match is None or match.room in tables.directory.aside else await tables.store.room(match.room)
    try:
        party = None if row is None else stored_party(row)
    except Unfit:
        return None
    if party is None or party.match != first or party.phase != "playing" or not party.held_by(device):
        return None
    return party.id if party.deal is not None and party.deal.counts else None


async def open_again(tables: Tables, device: str, name: str, match: MatchRow, ghost: Seat | None) -> Room:
    """A table with the deal of a finished match: alone, or against the ghost of one of its seats."""
    box, store = GAMES[match.game], tables.store
    header = decode(match.header, Header)
    picks, ghosts = await tables.thinking.run(device, run_of, match, await store.log(match.id))
    if ghost is not None and ghost not in ghosts:
        raise Refused("ghost-unknown")
    players = await players_of(store, match, header)
    mine = [result.seat for result in await store.results(match.id) if result.device == device]
    own = header.seats[ghost if ghost is not None else mine[0] if mine else 0].own
    chairs = [Chair("person", tidy_name(name, tables.limits), None, device, own)]
    if ghost is not None:
        run, was = Run(match.replay or "", ghost), players[ghost]
        chairs.append(Chair("ghost", was.name, was.level, None, own, run, was.number))
    script = picks_for(box, header, picks, len(chairs))
    if script is None:
        raise Refused("deal-not-again")
    party = Party(new_id(), match.game, header.options, tuple(chairs))
    raced = None if ghost is None else chairs[1].player
    return await begun(tables, party, Deal(again_of(match), script, ghost=raced))


def picks_for(box: Box, header: Header, picks: list[int], seats: int) -> tuple[int, ...] | None:
    """The draws that give this many seats the same deal; None if the game cannot do that."""
    if box.redeal is None:
        return None
    options = decode(header.options, box.game.options)
    return box.redeal(options, picks, len(header.seats), seats)


def again_of(match: MatchRow) -> DealView:
    """The deal of a match played again, with the match it first came from and the day whose secret it is."""
    before = stored_deal(match.deal)
    if before is None:
        return DealView("again", of=match.replay)
    first = before.view.of if before.view.kind == "again" else match.replay
    return DealView("again", date=before.view.date, of=first)


async def players_of(store: Store, match: MatchRow, header: Header) -> list[Player]:
    """The players of a match: people and ghosts by name, bots by their level, numbered where several had the same."""
    names = {result.seat: result.name for result in await store.results(match.id)}
    before = stored_deal(match.deal)
    who = [chair.who for chair in header.seats]
    return [
        Player("program" if who[seat] == "program" else "person", names[seat])
        if seat in names
        else played(who, seat, None if before is None else before.player)
        for seat in range(len(who))
    ]


def played(who: Sequence[str], seat: Seat, ghost: Player | None) -> Player:
    """The player of a seat according to the record, where no name was kept."""
    sits, level = who[seat], level_of(who[seat])
    if sits == "ghost":
        return ghost or Player("ghost")
    if level is None:
        return Player("program" if sits == "program" else "person")
    return Player("bot", level=level, number=who[: seat + 1].count(sits) if who.count(sits) > 1 else None)
