"""HTTP handlers: halls, their walls, their hosts and the people who join."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, Final, Literal

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct
from msgspec.structs import replace

from ludotheque.core.coding import encode
from ludotheque.core.refusal import Refused
from ludotheque.hall.assembly import MOST_ROUNDS, MOST_TEAM, Agreed, TeamsCount
from ludotheque.hall.hall import Hall
from ludotheque.hall.kept import KeptHall
from ludotheque.hall.leading import lead
from ludotheque.hall.people import join, leave, remove
from ludotheque.hall.results import Results
from ludotheque.hall.showing import Wall, wall_of
from ludotheque.server.api import Id, raw
from ludotheque.server.context import ServerContext
from ludotheque.server.devices import address_of, device_of, known_device
from ludotheque.server.openapi import refusals
from ludotheque.server.qr import qr_code
from ludotheque.server.responses import Opened
from ludotheque.table.requests import Name

CSV: Final = "text/csv"


class NewHall(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]
    options: dict[str, Any] = {}
    minutes: Annotated[int, Meta(ge=1, le=60)] | None = None
    """After so long a round ends for those who are not done; null: it lasts until all are."""
    gap: Literal[15, 30, 60, 120] | None = 30
    """Seconds from one round to the next; null: the host begins each."""
    teams: TeamsCount = "none"


class JoinHall(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    team: Annotated[int, Meta(ge=0, le=MOST_TEAM)] = 0


class LeadHall(Struct, frozen=True, forbid_unknown_fields=True):
    do: Literal["start", "pause", "resume", "skip", "end"]


class RemovePerson(Struct, frozen=True, forbid_unknown_fields=True):
    person: Annotated[int, Meta(ge=0, le=100_000)]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """An empty body: the cookie says who asks."""


class HallOpened(Struct, frozen=True):
    """A new hall, and the letters that lead to it."""

    hall: str
    code: str | None


class HallShown(Struct, frozen=True):
    """A hall as a device sees it."""

    wall: Wall
    host: bool
    """Whether this device leads it."""
    table: str | None
    """Where this device plays."""
    removed: bool
    """Whether the host has removed its person."""
    put_away: bool
    """Whether the hall was put away, so that nothing changes any more."""


class Done(Struct, frozen=True):
    """It is done."""


class Halls(Controller):
    path = "/api/halls"

    @post("/", status_code=201, responses=refusals(400, 409, 415, 429))
    async def open_hall(
        self, data: NewHall, request: Request[Any, Any, Any], context: ServerContext
    ) -> Response[HallOpened]:
        """Open a hall, which this device leads."""
        context.table_requests.take(address_of(request))
        device, cookies = await device_of(request, context.devices)
        agreed = Agreed(data.game, raw(data.options), data.rounds, data.minutes, data.gap, data.teams)
        hall = await context.halls.open(device, agreed, address_of(request))
        opened = HallOpened(hall.assembly.id, hall.assembly.code)
        return Response(opened, status_code=201, cookies=cookies)

    @get(
        "/{hall:str}/wall",
        media_type=MediaType.JSON,
        responses={200: ResponseSpec(HallShown, generate_examples=False), **refusals(400, 404, 409, 429)},
    )
    async def wall(self, hall: Id, request: Request[Any, Any, Any], context: ServerContext) -> Response[bytes]:
        """All that the wall shows now; the answer is 304 where nothing has changed but the time that is left."""
        device = await known_device(request, context.devices)
        if hall not in context.halls.halls:
            context.hall_reads.take(address_of(request))
        found, kept = await found_or_kept(context, hall)
        wall, assembly = kept.wall if found is None else wall_of(found), kept.assembly
        number = assembly.number_of(device)
        person = None if number is None else assembly.people[number]
        shown = HallShown(
            wall,
            host=found is not None and device is not None and assembly.host == device,
            table=person.room if person is not None and person.state == "in" and found is not None else None,
            removed=person is not None and person.state == "removed",
            put_away=found is None,
        )
        headers = {"etag": tag_of(shown), "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(b"", status_code=304, headers=headers)
        return Response(encode(shown), media_type=MediaType.JSON, headers=headers)

    @post("/{hall:str}/join", status_code=200, responses=refusals(400, 404, 409, 415, 429))
    async def come_in(
        self, hall: Id, data: JoinHall, request: Request[Any, Any, Any], context: ServerContext
    ) -> Response[Opened]:
        """Take part from the next round on; a device that does already gets its table."""
        context.hall_joins.take(address_of(request))
        found = await context.halls.find(hall)
        device, cookies = await device_of(request, context.devices)
        table = await join(found, device, data.name, data.team)
        return Response(Opened(table), cookies=cookies)

    @post("/{hall:str}/leave", status_code=200, responses=refusals(400, 404, 409, 415, 429))
    async def go_out(
        self,
        hall: Id,
        data: Nothing,  # noqa: ARG002 - says that nothing else may be sent
        request: Request[Any, Any, Any],
        context: ServerContext,
    ) -> Done:
        """Take no part any more."""
        context.hall_joins.take(address_of(request))
        found = await context.halls.find(hall)
        await leave(found, await known_device(request, context.devices) or "")
        return Done()

    @post("/{hall:str}/lead", status_code=200, responses=refusals(400, 404, 409, 415, 429))
    async def lead(self, hall: Id, data: LeadHall, request: Request[Any, Any, Any], context: ServerContext) -> Done:
        """Begin a round, pause, go on, skip the rest of a round, or end the evening; for its host alone."""
        await lead(await led_by(request, context, hall), data.do)
        return Done()

    @post("/{hall:str}/remove", status_code=200, responses=refusals(400, 404, 409, 415, 429))
    async def remove(
        self, hall: Id, data: RemovePerson, request: Request[Any, Any, Any], context: ServerContext
    ) -> Done:
        """Remove a person with name and results; for its host alone."""
        await remove(await led_by(request, context, hall), data.person)
        return Done()

    @get("/{hall:str}/results", responses=refusals(400, 404, 409, 429))
    async def results(self, hall: Id, request: Request[Any, Any, Any], context: ServerContext) -> Results:
        """Everyone's results in the rounds that are over, and their replays."""
        context.hall_reads.take(address_of(request))
        return (await context.halls.kept(hall)).results

    @get("/{hall:str}/results.csv", media_type=CSV, responses=refusals(400, 404, 409, 429))
    async def table(self, hall: Id, request: Request[Any, Any, Any], context: ServerContext) -> Response[str]:
        """The same as a table for spreadsheets."""
        context.hall_reads.take(address_of(request))
        text = (await context.halls.kept(hall)).csv
        headers = {"content-disposition": 'attachment; filename="hall.csv"'}
        return Response(text, media_type=CSV, headers=headers)

    @get("/{hall:str}/qr.svg", media_type="image/svg+xml", responses=refusals(400, 404, 409, 429))
    async def qr(self, hall: Id, request: Request[Any, Any, Any], context: ServerContext) -> Response[bytes]:
        """The invitation as a picture for phones."""
        return await qr_code(f"/hall/{(await context.halls.find(hall)).assembly.id}", request, context)


async def found_or_kept(context: ServerContext, hall: str) -> tuple[Hall | None, KeptHall]:
    """An open hall and what is kept of it; one that was put away only as it was kept."""
    try:
        found = await context.halls.find(hall)
    except Refused:
        return None, await context.halls.kept(hall)
    return found, KeptHall(found.assembly)


async def led_by(request: Request[Any, Any, Any], context: ServerContext, hall: str) -> Hall:
    """An open hall, if the device of this request leads it."""
    found = await context.halls.find(hall)
    device = await known_device(request, context.devices)
    if device is None or device != found.assembly.host:
        raise Refused("hall-not-host")
    return found


def tag_of(shown: HallShown) -> str:
    """Changes with whatever a wall shows, but for the time, which it counts itself."""
    time = shown.wall.time
    still = None if time is None else replace(time, left=0)
    body = encode(replace(shown, wall=replace(shown.wall, time=still)))
    return f'"{sha256(body).hexdigest()[:24]}"'
