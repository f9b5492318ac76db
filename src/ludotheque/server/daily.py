"""The deal of the day, lessons, and what a device has reached, over HTTP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from msgspec import Meta, Raw, Struct

from ludotheque.core.coding import encode
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.server.context import ServerContext
from ludotheque.server.devices import address_of, device_of, known_device
from ludotheque.server.openapi import refusals
from ludotheque.server.replays import visible
from ludotheque.server.responses import Best, DailyDeal, DayResult, Duels, Opened, OwnResult, RecordLine
from ludotheque.store import VERSUS
from ludotheque.table.daily import finished, today
from ludotheque.table.deals import AGAIN, QUICK, day_key
from ludotheque.table.preset_tables import box_of, open_daily, open_lesson
from ludotheque.table.requests import Name
from ludotheque.table.services import Opener

Key = Annotated[str, Parameter(max_length=200)]


class Play(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    name: Name


class Daily(Controller):
    path = "/api"

    @get("/daily", responses=refusals(400, 409))
    async def day(
        self, game: Annotated[str, Parameter(max_length=40)], request: Request[Any, Any, Any], context: ServerContext
    ) -> DailyDeal:
        """Today's deal, and everyone's results for a device that has finished it."""
        daily, device, store = box_of(game).daily, await known_device(request, context.devices), context.tables.store
        if daily is None:
            raise Refused("no-daily")
        day = today(context.tables.clock)
        known = await finished(store, device, game, day.date)
        record = day_key(game, day.date)
        rows = await store.standings(record) if known else []
        results = [DayResult(row.name, row.score, row.unit, row.device == device) for row in rows]
        options = Raw(encode(daily(day.days)))
        mine = await mine_of(context, device, record) if known else None
        return DailyDeal(game, day.date, day.number, options, day.ends, mine, results if known else None)

    @post("/daily", status_code=201, responses=refusals(400, 409, 415, 429))
    async def play_daily(self, data: Play, request: Request[Any, Any, Any], context: ServerContext) -> Response[Opened]:
        """A table with the deal of the day, begun at once; a first try under way is continued."""
        device, cookies, opener = await admitted(request, context)
        table = await open_daily(context.tables, device, data.name, data.game)
        room = context.tables.directory.get(table)
        if room is not None:
            room.opener = opener
        return Response(Opened(table), status_code=201, cookies=cookies)

    @post("/lessons", status_code=201, responses=refusals(400, 409, 415, 429))
    async def learn(self, data: Play, request: Request[Any, Any, Any], context: ServerContext) -> Response[Opened]:
        """A table with the game's lesson, begun at once."""
        device, cookies, opener = await admitted(request, context)
        room = await open_lesson(context.tables, device, data.name, data.game)
        room.opener = opener
        return Response(Opened(room.party.id), status_code=201, cookies=cookies)

    @get("/records", responses=refusals(400))
    async def records(
        self, record: Key, request: Request[Any, Any, Any], context: ServerContext, own: bool = False
    ) -> list[RecordLine]:
        """The best results of a mode, or this device's own; today's only for a device that has finished."""
        device = await known_device(request, context.devices)
        mine_only = own or record.endswith(QUICK) or record.startswith(VERSUS)
        if (mine_only and device is None) or not await open_to(context, record, device):
            return []
        rows = await context.tables.store.records(record, device if mine_only else None)
        return [
            RecordLine(row.name, row.score, row.unit, row.finished, device is not None and row.device == device)
            for row in rows
        ]

    @get("/records/mine", responses=refusals())
    async def mine(self, request: Request[Any, Any, Any], context: ServerContext) -> list[Best]:
        """The best results of this device, one for each record key, the latest first."""
        device = await known_device(request, context.devices)
        rows = [] if device is None else await context.tables.store.best_of(device)
        return [
            Best(row.record, row.game, row.score, row.unit, row.name, row.date, row.replay)
            for row in rows
            if not row.record.endswith(AGAIN)
        ]

    @get("/records/duels", responses=refusals())
    async def duels(self, request: Request[Any, Any, Any], context: ServerContext) -> list[Duels]:
        """How this device has fared against each level of bots, one against one, the weakest level first."""
        device = await known_device(request, context.devices)
        return duels_of([] if device is None else await context.tables.store.counts_of(device))


async def admitted(request: Request[Any, Any, Any], context: ServerContext) -> tuple[str, list[Cookie], Opener]:
    """The device that asks for a table, its cookie, and the opener of a table for which there is room."""
    context.table_requests.take(address_of(request))
    device, cookies = await device_of(request, context.devices)
    return device, cookies, await context.admit(request, device)


def duels_of(counts: Sequence[tuple[str, int]]) -> list[Duels]:
    """Counts by record key, summed up for each level that still exists."""
    found: dict[tuple[str, str], dict[str, int]] = {}
    for key, count in counts:
        game, level, how = key.removeprefix(VERSUS).split("/")
        found.setdefault((game, level), {})[how] = count
    return [
        Duels(game, level, **found[game, level])
        for game, box in GAMES.items()
        for level in box.bots
        if (game, level) in found
    ]


async def open_to(context: ServerContext, record: str, device: str | None) -> bool:
    """Whether a device may read the results under a key: those of today's deal only when it has finished."""
    kind, _, rest = record.removesuffix(AGAIN).removesuffix(QUICK).partition("/")
    if kind == "deal":
        return await visible(context, rest, device) is not None
    game, _, date = rest.partition("/")
    secret = kind == "daily" and date >= today(context.tables.clock).date
    return not secret or await finished(context.tables.store, device, game, date)


async def mine_of(context: ServerContext, device: str | None, record: str) -> OwnResult | None:
    """The place of this device; ties share one. A result that is not listed has none."""
    for key in (record, record + QUICK):
        found = None if device is None else await context.tables.store.place_of(device, key)
        if found is not None:
            row, place = found
            return OwnResult(row.score, row.unit, place if key == record else None, row.replay, row.name)
    return None
