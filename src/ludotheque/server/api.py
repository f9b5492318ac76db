"""The HTTP side of the house: games, tables, doors, replays and records."""

from __future__ import annotations

import io
from typing import Annotated, Any, Final

import msgspec
import segno
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from msgspec import Meta, Raw, Struct

from ludotheque.core.match import begin, unfold
from ludotheque.core.record import Header, Sat, encode, row_type
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.server.house import Front
from ludotheque.store import MatchRow
from ludotheque.table.asks import sit
from ludotheque.table.doors import hashed, new_id
from ludotheque.table.live import match_settings, record_text
from ludotheque.table.room import Room
from ludotheque.table.streams import Stream
from ludotheque.table.wire import Name, Sit

COOKIE: Final = "ludotheque"
YEAR: Final = 365 * 24 * 3600

Id = Annotated[str, Parameter(max_length=64)]


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[int, Meta(ge=1, le=16)]
    name: Name
    options: dict[str, Any] = {}
    listed: bool = False


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None


class CodeGiven(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=16)]


def device_of(request: Request[Any, Any, Any]) -> tuple[str, list[Cookie]]:
    """The hashed cookie of this device, and the cookie to set when it had none."""
    token = request.cookies.get(COOKIE)
    if token and len(token) <= 64:  # noqa: PLR2004
        return hashed(token), []
    token = new_id()
    secure = request.url.scheme == "https"
    cookie = Cookie(key=COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=YEAR)
    return hashed(token), [cookie]


def address_of(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client is not None else "?"


class Api(Controller):
    path = "/api"

    @get("/games")
    async def games(self) -> list[dict[str, Any]]:
        """The games on the shelf with their seats, options and bots."""
        return [
            {
                "key": key,
                "seats": [box.game.seats(box.game.options()).start, box.game.seats(box.game.options()).stop - 1],
                "options": fields(box.game.options),
                "own": fields(box.game.own),
                "bots": list(box.bots),
            }
            for key, box in GAMES.items()
        ]

    @get("/tables")
    async def listed(self, front: Front) -> list[dict[str, Any]]:
        """Tables that wait for players and want to be found."""
        return [
            {
                "table": room.party.id,
                "game": room.party.game,
                "free": sum(chair.who == "empty" for chair in room.party.chairs),
                "names": [chair.name for chair in room.party.chairs if chair.who == "person"],
            }
            for room in front.house.listed()
        ]

    @post("/tables")
    async def open_table(
        self, data: OpenTable, request: Request[Any, Any, Any], front: Front
    ) -> Response[dict[str, Any]]:
        """Open a table and sit down at it as its host."""
        front.asks.take(address_of(request))
        device, cookies = device_of(request)
        options = Raw(msgspec.json.encode(data.options))
        room = await front.house.open_table(device, data.name, data.game, options, data.chairs, listed=data.listed)
        return Response({"table": room.party.id, "code": room.party.code}, status_code=201, cookies=cookies)

    @post("/tables/{table:str}/sit", status_code=200)
    async def sit_down(
        self, table: Id, data: SitDown, request: Request[Any, Any, Any], front: Front
    ) -> Response[dict[str, Any]]:
        """Sit down on a free chair."""
        front.asks.take(address_of(request))
        room = front.house.table(table)
        device, cookies = device_of(request)
        async with room.lock:
            seat = data.seat if data.seat is not None else free_chair(room)
            await sit(room, Stream(device, None), Sit(key="sit", seat=seat, name=data.name))
            room.tell()
        return Response({"seat": seat}, cookies=cookies)

    @post("/join", status_code=200)
    async def join(self, data: CodeGiven, request: Request[Any, Any, Any], front: Front) -> dict[str, str]:
        """Find a table by the four letters that somebody reads out. Only wrong codes are counted."""
        if front.wrong_codes.spent(address_of(request)):
            raise Refused("too-fast", seconds=60)
        try:
            return {"table": front.house.by_code(data.code).party.id}
        except Refused:
            front.wrong_codes.take(address_of(request))
            raise

    @post("/move", status_code=200)
    async def move(self, data: CodeGiven, request: Request[Any, Any, Any], front: Front) -> Response[dict[str, str]]:
        """Take over a seat from another device."""
        if front.wrong_codes.spent(address_of(request)):
            raise Refused("too-fast", seconds=60)
        device, cookies = device_of(request)
        try:
            room = await front.house.move_seat(data.code, device)
        except Refused:
            front.wrong_codes.take(address_of(request))
            raise
        return Response({"table": room.party.id}, cookies=cookies)

    @get("/tables/{table:str}/qr.svg", media_type="image/svg+xml")
    async def qr(self, table: Id, request: Request[Any, Any, Any], front: Front) -> Response[bytes]:
        """The invitation as a picture for phones."""
        room = front.house.table(table)
        link = f"{request.url.scheme}://{request.headers['host']}/t/{room.party.id}"
        picture = io.BytesIO()
        segno.make(link, error="m").save(picture, kind="svg", border=2, scale=8, xmldecl=False, light="#fff")
        return Response(picture.getvalue(), media_type="image/svg+xml")

    @get("/replays/{replay:str}", media_type=MediaType.TEXT)
    async def record(self, replay: Id, front: Front) -> Response[str]:
        """The record of a finished match, to keep and to check."""
        match = await finished(front, replay)
        text = record_text(GAMES[match.game], match, await front.house.store.log(match.id))
        headers = {"content-disposition": f'attachment; filename="{match.game}.jsonl"'}
        return Response(text, media_type="application/jsonl", headers=headers)

    @get("/replays/{replay:str}/steps", media_type=MediaType.JSON)
    async def steps(self, replay: Id, front: Front) -> Response[bytes]:
        """A finished match step by step, with what each seat could see."""
        store, match = front.house.store, await finished(front, replay)
        names = {result.seat: result.name for result in await store.results(match.id)}
        return Response(encode(replayed(match, [row.body for row in await store.log(match.id)], names)))

    @get("/records")
    async def records(
        self, record: Annotated[str, Parameter(max_length=200)], request: Request[Any, Any, Any], front: Front
    ) -> list[dict[str, Any]]:
        """The best results of a mode; a device knows its own."""
        token = request.cookies.get(COOKIE)
        device = hashed(token) if token else None
        rows = await front.house.store.records(record)
        return [
            {"name": r.name, "score": r.score, "unit": r.unit, "date": r.finished, "mine": r.device == device}
            for r in rows
        ]


def free_chair(room: Room) -> int:
    for seat, chair in enumerate(room.party.chairs):
        if chair.who == "empty":
            return seat
    raise Refused("table-full")


async def finished(front: Front, replay: str) -> MatchRow:
    match = await front.house.store.replay(replay)
    if match is None:
        raise Refused("replay-unknown")
    return match


def replayed(match: MatchRow, log: list[str], names: dict[int, str]) -> dict[str, Any]:
    """Every step with its events and what each viewer saw."""
    box = GAMES[match.game]
    header = msgspec.json.decode(match.header, type=Header)
    options, own = match_settings(box, header)
    kind = row_type(box.game)
    rows = [msgspec.json.decode(body, type=kind) for body in log]
    viewers = (None, *range(len(own)))
    moment = begin(box.game, options, own)
    steps = []
    for moment, events in unfold(box.game, moment, (row for row in rows if not isinstance(row, Sat))):  # noqa: B020
        views = [box.game.observe(moment.state, viewer) for viewer in viewers]
        steps.append({"at": moment.at, "events": list(events), "views": views})
    return {
        "game": match.game,
        "names": [names.get(seat, chair.who) for seat, chair in enumerate(header.seats)],
        "outcome": box.game.outcome(moment.state),
        "steps": steps,
    }


def fields(settings: type[Any]) -> dict[str, Any]:
    schema = msgspec.json.schema(settings)
    found: dict[str, Any] = schema["$defs"][settings.__name__].get("properties", {})
    return found
