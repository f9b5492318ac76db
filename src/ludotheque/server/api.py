"""HTTP handlers: the games, tables, and ways to join one."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta, Raw, Struct

from ludotheque.core.coding import decode, encode
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.server.context import ServerContext
from ludotheque.server.devices import address_of, device_of, known_device
from ludotheque.server.openapi import refusals
from ludotheque.server.qr import qr_code
from ludotheque.server.responses import (
    Found,
    GameInfo,
    HallInfo,
    HeldTable,
    ListedTable,
    Opened,
    OpenedWithCode,
    Property,
    Seated,
)
from ludotheque.table.codes import row_with_code
from ludotheque.table.late_guests import keep_chair, take_over
from ludotheque.table.party import check_start
from ludotheque.table.preparing import PREPARE_PRICE, is_prepared, prepare
from ludotheque.table.requests import Name, NextTime, Sit, TakeOver
from ludotheque.table.room import Room
from ludotheque.table.seat_transfer import move_seat, table_of_seat
from ludotheque.table.seating import sit
from ludotheque.table.streams import Stream

Id = Annotated[str, Parameter(max_length=64)]


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[int, Meta(ge=1, le=16)]
    name: Name
    options: dict[str, Any] = {}
    own: dict[str, Any] = {}
    """What the host plays with at the first chair."""
    others: Annotated[tuple[Name, ...], Meta(max_length=15)] = ()
    """Names of further people at the host's device, on the chairs after the host's."""
    listed: bool = False
    bots: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=15)] = ()
    """Levels of bots on the chairs after those of the people."""
    hints: bool = False
    start: bool = False
    """Begin at once; empty chairs are put away."""


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    bot: bool = False
    """Whether a program sits down, as a bot by invitation."""


class TakeChair(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    seat: Annotated[int, Meta(ge=0, le=15)]
    at: Literal["now", "chapter"] = "now"


class KeepChair(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class CodeGiven(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=16)]


class Api(Controller):
    path = "/api"

    @get(
        "/games",
        media_type=MediaType.JSON,
        responses={200: ResponseSpec(list[GameInfo], generate_examples=False), **refusals()},
    )
    async def games(self) -> Response[bytes]:
        """The games on the shelf with their seats, options and bots, and what else is in the box."""
        return Response(shelf())

    @get("/tables", responses=refusals())
    async def listed(self, request: Request[Any, Any, Any], context: ServerContext) -> list[ListedTable]:
        """Tables that wait for players and want to be found, the newest first."""
        here = [
            ListedTable(
                table=room.party.id,
                game=room.party.game,
                free=sum(chair.who == "empty" for chair in room.party.chairs),
                names=[chair.name for chair in room.party.chairs if chair.who == "person"],
            )
            for room in context.tables.directory.listed(context.limits.listed_tables)
        ]
        there = await context.ask_others(request, list[ListedTable])
        return [*here, *chain.from_iterable(there)][: context.limits.listed_tables]

    @get("/tables/mine", responses=refusals())
    async def mine(self, request: Request[Any, Any, Any], context: ServerContext) -> list[HeldTable]:
        """Tables where this device itself has a seat; nobody else learns of them."""
        device = await known_device(request, context.devices)
        here = [
            HeldTable(
                table=room.party.id,
                game=room.party.game,
                phase=room.party.phase,
                daily=room.party.deal is not None and room.party.deal.kind == "daily",
                players=[chair.player for chair in room.party.chairs if chair.who not in ("empty", "ghost")],
            )
            for room in (() if device is None else context.tables.directory.held_by(device))
        ]
        there = [] if device is None else await context.ask_others(request, list[HeldTable])
        return sorted([*here, *chain.from_iterable(there)], key=lambda table: table.phase == "over")

    @post("/tables", responses=refusals(400, 409, 415, 429))
    async def open_table(
        self, data: OpenTable, request: Request[Any, Any, Any], context: ServerContext
    ) -> Response[OpenedWithCode]:
        """Open a table and sit down at it as its host, with bots and begun at once if wished."""
        options, own = raw(data.options), raw(data.own)
        ready = not data.start or is_prepared(data.game, options)
        context.table_requests.take(address_of(request), 1 if ready else PREPARE_PRICE)
        device, cookies = await device_of(request, context.devices)
        prepared = None
        if data.start:
            prepared = await prepare(context.tables.thinking, address_of(request), data.game, options)
            check_start(data.game, options, own, 1 + len(data.others) + len(data.bots))
        opener = await context.admit(request, device)
        room = await context.tables.open(
            device,
            data.name,
            data.game,
            options,
            data.chairs,
            own=own,
            others=data.others,
            listed=data.listed,
            hints=data.hints,
            bots=data.bots,
        )
        room.opener = opener
        if data.start:
            async with room.lock:
                await room.gathering.begin()
            del prepared  # the match holds on to it now
        return Response(OpenedWithCode(room.party.id, room.party.public_code), status_code=201, cookies=cookies)

    @post("/tables/{table:str}/sit", status_code=200, responses=refusals(400, 404, 409, 415, 429))
    async def sit_down(
        self, table: Id, data: SitDown, request: Request[Any, Any, Any], context: ServerContext
    ) -> Response[Seated]:
        """Sit down on a free chair."""
        room, stream, cookies = await guest_of(table, request, context)
        async with room.lock:
            seat = room.party.free_seat() if data.seat is None else data.seat
            await sit(room, stream, Sit(key="sit", seat=seat, name=data.name, bot=data.bot))
            room.tell()
        return Response(Seated(seat), cookies=cookies)

    @post("/tables/{table:str}/take-over", status_code=200, responses=refusals(400, 404, 409, 415, 429))
    async def take_over(
        self, table: Id, data: TakeChair, request: Request[Any, Any, Any], context: ServerContext
    ) -> Response[Seated]:
        """Take over a bot's chair while a match is played, at once or when the chapter is over."""
        room, stream, cookies = await guest_of(table, request, context)
        asked = TakeOver(key="guest", seat=data.seat, name=data.name, at=data.at)
        async with room.lock:
            await take_over(room, stream, asked)
            room.tell()
        return Response(Seated(data.seat), cookies=cookies)

    @post("/tables/{table:str}/next-time", status_code=200, responses=refusals(400, 404, 409, 415, 429))
    async def next_time(
        self, table: Id, data: KeepChair, request: Request[Any, Any, Any], context: ServerContext
    ) -> Response[Opened]:
        """Have a chair of the next match kept."""
        room, stream, cookies = await guest_of(table, request, context)
        async with room.lock:
            await keep_chair(room, stream, NextTime(key="guest", name=data.name))
            room.tell()
        return Response(Opened(room.party.id), cookies=cookies)

    @post("/join", status_code=200, responses=refusals(400, 404, 415, 429))
    async def join(self, data: CodeGiven, request: Request[Any, Any, Any], context: ServerContext) -> Found:
        """Find a table or a hall by its code. Only wrong codes are counted."""
        async with context.wrong_codes.counting(address_of(request)):
            row = await row_with_code(context.tables.store, data.code)
        return Found(hall=row.id) if row.is_hall else Found(table=row.id)

    @post("/move", status_code=200, responses=refusals(400, 404, 409, 415, 429))
    async def move(self, data: CodeGiven, request: Request[Any, Any, Any], context: ServerContext) -> Response[Opened]:
        """Take over a seat from another device."""
        async with context.wrong_codes.counting(address_of(request)):
            table = await table_of_seat(context.tables.store, context.tables.clock, data.code)
        room = context.tables.directory.find(table)
        device, cookies = await device_of(request, context.devices)
        await move_seat(room, data.code, device)
        return Response(Opened(table), cookies=cookies)

    @get("/tables/{table:str}/qr.svg", media_type="image/svg+xml", responses=refusals(400, 404, 429))
    async def qr(self, table: Id, request: Request[Any, Any, Any], context: ServerContext) -> Response[bytes]:
        """The invitation as a picture for phones."""
        room = context.tables.directory.find(table)
        return await qr_code(f"/t/{room.party.id}", request, context)


async def guest_of(
    table: str, request: Request[Any, Any, Any], context: ServerContext
) -> tuple[Room, Stream, list[Cookie]]:
    """The table that a device asks to join, charged to its address; what speaks for the device there; its cookie."""
    context.table_requests.take(address_of(request))
    room = context.tables.directory.find(table)
    device, cookies = await device_of(request, context.devices)
    return room, Stream(device, None), cookies


@cache
def shelf() -> bytes:
    """All games as JSON; they do not change while the server runs."""
    return msgspec.json.encode(  # in the order of each game, unlike `encode`
        [
            GameInfo(
                key=key,
                seats=box.seats,
                seats_by_mode=box.seats_by_mode,
                options=properties(box.game.options),
                own=properties(box.game.own),
                bots=list(box.bots),
                daily=box.daily is not None,
                lesson=box.lesson is not None,
                redeal=box.redeal is not None,
                paper=box.on_paper is not None,
                hall=None if box.hall is None else HallInfo(box.hall.seats, box.hall.modes, list(box.hall.fixed)),
            )
            for key, box in GAMES.items()
        ]
    )


def raw(settings: dict[str, Any]) -> Raw:
    """Settings as they came; refuses what is nested too deeply."""
    try:
        return Raw(encode(settings))
    except RecursionError:
        raise Refused("options-bad", problem="nested too deeply") from None


def properties(settings: type[Any]) -> dict[str, Property]:
    """The fields of a game's settings as JSON Schema describes them; fields and values in the order of the game."""
    schema, hints = msgspec.json.schema(settings), get_type_hints(settings)
    found = schema["$defs"][settings.__name__].get("properties", {})
    return {name: decode(encode(in_order(field, literals(hints[name]))), Property) for name, field in found.items()}


def literals(kind: Any) -> list[Any]:
    """The values of all Literals in a type, as they are written there."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    return [value for one in get_args(kind) for value in literals(one)]


def in_order(schema: Any, values: list[Any]) -> Any:
    """The schema with its values in this order: msgspec sorts them."""
    match schema:
        case {"enum": [*found]}:
            place = {value: number for number, value in reversed([*enumerate(values)])}
            return {**schema, "enum": sorted(found, key=lambda one: place.get(one, len(values)))}
        case dict():
            return {name: in_order(part, values) for name, part in schema.items()}
        case list():
            return [in_order(part, values) for part in schema]
        case _:
            return schema
