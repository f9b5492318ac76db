"""Finished matches over HTTP: their records, what there is to say about them, and the same deal once more.

A match that a device may not see gets the same response as an unknown one, byte for byte.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import islice
from typing import Annotated, Any, Final

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter, QueryParameter
from msgspec import Meta, Struct

from ludotheque.core.coding import decode, encode
from ludotheque.core.game import Outcome, Seat
from ludotheque.core.record import Header, playable
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.server.context import ServerContext
from ludotheque.server.devices import address_of, device_of, known_device
from ludotheque.server.openapi import refusals
from ludotheque.server.responses import About, Opened, OpinionPage, ReplayStep, StepPage
from ludotheque.store import LogRow, MatchRow
from ludotheque.table.daily import may_see
from ludotheque.table.deals import stored_deal
from ludotheque.table.ghosts import run_of
from ludotheque.table.match_log import MatchLog, record_text
from ludotheque.table.preset_tables import open_again, picks_for, players_of
from ludotheque.table.requests import Name

Id = Annotated[str, Parameter(max_length=64)]
FAR: Final = 1_000_000_000
Number = Annotated[int, Parameter(ge=0, le=FAR)]
First = Annotated[int, QueryParameter(name="from", ge=0, le=FAR)]
Count = Annotated[int, Parameter(ge=1, le=FAR)]
REFUSALS: Final = refusals(400, 404, 409, 429)


class PlayAgain(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    ghost: Annotated[int, Meta(ge=0, le=15)] | None = None


class Replays(Controller):
    path = "/api/replays/{replay:str}"

    @get("/", media_type="application/jsonl", responses=REFUSALS)
    async def record(self, replay: Id, request: Request[Any, Any, Any], context: ServerContext) -> Response[str]:
        """The record of a finished match, to keep and to check."""
        match = await asked_for(context, replay, request)
        log = await context.tables.store.log(match.id)
        context.charge_replay(request, passed=len(log))
        text = await context.tables.thinking.run(address_of(request), recorded, match, log)
        headers = {"content-disposition": f'attachment; filename="{match.game}.jsonl"'}
        return Response(text, media_type="application/jsonl", headers=headers)

    @get(
        "/steps",
        media_type=MediaType.JSON,
        responses={200: ResponseSpec(StepPage, generate_examples=False), **REFUSALS},
    )
    async def steps(
        self, replay: Id, request: Request[Any, Any, Any], context: ServerContext, first: First = 0, count: Count = 50
    ) -> Response[bytes]:
        """Some steps of a finished match, with what each seat could see; perhaps fewer than asked for."""
        match = await asked_for(context, replay, request)
        log = await context.tables.store.log(match.id)
        count = min(count, context.limits.step_page)
        context.charge_replay(request, shown=count, passed=min(first, len(log)))
        return Response(await context.tables.thinking.run(address_of(request), encoded_page, match, log, first, count))

    @get("/about", responses=REFUSALS)
    async def about(self, replay: Id, request: Request[Any, Any, Any], context: ServerContext) -> About:
        """Who played what, how it ended, and whose run can be raced."""
        return (await described(context, await asked_for(context, replay, request), request))[0]

    @get("/hint", media_type=MediaType.JSON, responses={200: ResponseSpec(Any, generate_examples=False), **REFUSALS})
    async def hint(
        self, replay: Id, step: Number, seat: Number, request: Request[Any, Any, Any], context: ServerContext
    ) -> Response[bytes]:
        """What the game would have advised a seat after so many steps, from what it could know then."""
        context.table_requests.take(address_of(request))
        match = await asked_for(context, replay, request)
        log = await context.tables.store.log(match.id)
        context.charge_replay(request, passed=len(log))
        return Response(encode(await context.tables.thinking.run(address_of(request), advised, match, log, step, seat)))

    @get("/opinions", responses=REFUSALS)
    async def opinions(
        self, replay: Id, request: Request[Any, Any, Any], context: ServerContext, first: First = 0, count: Count = 50
    ) -> OpinionPage:
        """What a strong bot thinks of some steps, each from what its player knew; perhaps fewer than asked for."""
        match = await asked_for(context, replay, request)
        if GAMES[match.game].opinion is None:
            raise Refused("no-hint")
        log = await context.tables.store.log(match.id)
        steps = range(first, max(first, min(first + min(count, context.limits.opinion_page), len(log))))
        context.charge_replay(request, passed=steps.stop)
        return await context.opinions.page(address_of(request), match, log, steps)

    @post("/again", status_code=201, responses=refusals(400, 404, 409, 415, 429))
    async def again(
        self, replay: Id, data: PlayAgain, request: Request[Any, Any, Any], context: ServerContext
    ) -> Response[Opened]:
        """The same deal at a new table, begun at once: alone, or with a ghost."""
        context.table_requests.take(address_of(request))
        device, cookies = await device_of(request, context.devices)
        match = await finished(context, replay, device)
        opener = await context.admit(request, device)
        room = await open_again(context.tables, device, data.name, match, data.ghost)
        room.opener = opener
        return Response(Opened(room.party.id), status_code=201, cookies=cookies)


async def asked_for(context: ServerContext, replay: str, request: Request[Any, Any, Any]) -> MatchRow:
    """A finished match that the device of this request may see; reading its log is charged before it is read."""
    match = await finished(context, replay, await known_device(request, context.devices))
    context.charge_replay(request, read=await context.tables.store.log_size(match.id))
    return match


async def visible(context: ServerContext, replay: str, device: str | None) -> MatchRow | None:
    """A finished match, if this device may see it."""
    tables = context.tables
    match = await tables.store.replay(replay)
    deal = None if match is None else stored_deal(match.deal)
    view = None if deal is None else deal.view
    return match if match is None or await may_see(tables.store, tables.clock, match.game, view, device) else None


async def finished(context: ServerContext, replay: str, device: str | None) -> MatchRow:
    """A finished match that this device may see, and that today's rules can replay."""
    match = await visible(context, replay, device)
    if match is None:
        raise Refused("replay-unknown")
    game = GAMES[match.game].game
    if not playable(game, match.rules):
        raise Refused("record-rules", given=match.rules, known=game.version)
    return match


async def described(context: ServerContext, match: MatchRow, request: Request[Any, Any, Any]) -> tuple[About, Any]:
    """What there is to say about a finished match that may be seen, and what everyone saw in the end."""
    box, store = GAMES[match.game], context.tables.store
    header, log, deal = decode(match.header, Header), await store.log(match.id), stored_deal(match.deal)
    context.charge_replay(request, passed=2 * len(log))
    found = await context.tables.thinking.run(address_of(request), summary, match, log)
    results, device = await store.results(match.id), await known_device(request, context.devices)
    about = About(
        game=match.game,
        options=header.options,
        players=await players_of(store, match, header),
        outcome=found.outcome,
        date=max((result.finished for result in results), default=None),
        deal=None if deal is None else deal.view,
        ghosts=found.runs if picks_for(box, header, found.picks, 2) is not None else [],
        hints=box.hint is not None,
        opinions=box.opinion is not None,
        mine=[result.seat for result in results if device is not None and result.device == device],
        again=picks_for(box, header, found.picks, 1) is not None,
        steps=found.steps,
        events=found.events,
    )
    return about, found.view


def recorded(match: MatchRow, log: list[LogRow]) -> str:
    """The portable record of a finished match."""
    return record_text(GAMES[match.game], match, log)


class Summary(Struct, frozen=True):
    """A whole match at a glance."""

    view: Any
    """What everyone saw in the end."""
    outcome: Outcome
    picks: list[int]
    runs: list[Seat]
    steps: int
    events: dict[str, list[int]]


def summary(match: MatchRow, log: list[LogRow]) -> Summary:
    """Fold a match once for its end and its events, and once for its runs."""
    box = GAMES[match.game]
    game, whole = box.game, MatchLog(box, match, log)
    state, count, events = whole.start().state, 0, defaultdict[str, list[int]](list)
    for step in whole.inputs():
        for kind in dict.fromkeys(str(event.__struct_config__.tag) for event in step.events):
            events[kind].append(count)
        state, count = step.moment.state, count + 1
    outcome = game.outcome(state)
    if outcome is None:
        raise Refused("replay-unknown")
    picks, runs = run_of(match, log)
    return Summary(game.observe(state, None), outcome, picks, list(runs), count, dict(events))


def advised(match: MatchRow, log: list[LogRow], step: int, seat: Seat) -> Any:
    """The game's advice for a seat after so many steps of a finished match."""
    box = GAMES[match.game]
    whole = MatchLog(box, match, log)
    moment = whole.after(step)
    if box.hint is None or moment is None or seat >= len(whole.own):
        raise Refused("no-hint")
    due = box.game.due(moment.state)
    found = box.hint(box.game.observe(moment.state, seat)) if seat in due.seats | due.also else None
    if found is None:
        raise Refused("no-hint")
    return found


def encoded_page(match: MatchRow, log: list[LogRow], first: int, count: int) -> bytes:
    """Some steps with their events and what each viewer saw, as JSON."""
    game, whole = GAMES[match.game].game, MatchLog(GAMES[match.game], match, log)
    viewers = (None, *range(len(whole.own)))
    steps = [
        ReplayStep(step.moment.at, list(step.events), [game.observe(step.moment.state, viewer) for viewer in viewers])
        for step in islice(whole.inputs(), first, first + count)
    ]
    return encode(StepPage(first, steps))
