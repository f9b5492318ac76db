"""Finished matches over HTTP: their records, what there is to say about them, and the same deal once more.

What a device may not see looks to it like nonsense: the same answer, byte by byte.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta, Struct

from ludotheque.core.coding import decode, encode
from ludotheque.core.game import Outcome, Seat
from ludotheque.core.record import Header, playable
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.server.context import ServerContext
from ludotheque.server.devices import address_of, device_of, known_device
from ludotheque.server.responses import About, Opened, Replay, ReplayStep
from ludotheque.store import LogRow, MatchRow
from ludotheque.table.daily import may_see
from ludotheque.table.deals import stored_deal
from ludotheque.table.ghosts import run_of
from ludotheque.table.match_log import MatchLog, record_text
from ludotheque.table.preset_tables import open_again, picks_for, players_of
from ludotheque.table.wire import Name, Player

Id = Annotated[str, Parameter(max_length=64)]


Number = Annotated[int, Parameter(ge=0)]


class PlayAgain(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    ghost: Annotated[int, Meta(ge=0, le=15)] | None = None


class Replays(Controller):
    path = "/api/replays/{replay:str}"

    @get("/", media_type=MediaType.TEXT)
    async def record(self, replay: Id, request: Request[Any, Any, Any], context: ServerContext) -> Response[str]:
        """The record of a finished match, to keep and to check."""
        match = await finished(context, replay, known_device(request))
        text = record_text(GAMES[match.game], match, await context.tables.store.log(match.id))
        headers = {"content-disposition": f'attachment; filename="{match.game}.jsonl"'}
        return Response(text, media_type="application/jsonl", headers=headers)

    @get("/steps", media_type=MediaType.JSON, responses={200: ResponseSpec(Replay, generate_examples=False)})
    async def steps(self, replay: Id, request: Request[Any, Any, Any], context: ServerContext) -> Response[bytes]:
        """A finished match step by step, with what each seat could see."""
        store, match = context.tables.store, await finished(context, replay, known_device(request))
        players = await players_of(store, match, decode(match.header, Header))
        log = await store.log(match.id)
        return Response(await asyncio.to_thread(lambda: encode(replayed(match, log, players))))

    @get("/about")
    async def about(self, replay: Id, request: Request[Any, Any, Any], context: ServerContext) -> About:
        """Who played what, how it ended, and whose run can be raced."""
        return await described(context, await finished(context, replay, known_device(request)))

    @get("/hint", media_type=MediaType.JSON, responses={200: ResponseSpec(Any, generate_examples=False)})
    async def hint(
        self, replay: Id, step: Number, seat: Number, request: Request[Any, Any, Any], context: ServerContext
    ) -> Response[bytes]:
        """What the game would have advised a seat after so many steps, from what it could know then."""
        context.table_requests.take(address_of(request))
        match = await finished(context, replay, known_device(request))
        log = await context.tables.store.log(match.id)
        return Response(encode(await asyncio.to_thread(advised, match, log, step, seat)))

    @post("/again", status_code=201)
    async def again(
        self, replay: Id, data: PlayAgain, request: Request[Any, Any, Any], context: ServerContext
    ) -> Response[Opened]:
        """The same deal at a new table, begun at once: alone, or with a ghost."""
        context.table_requests.take(address_of(request))
        device, cookies = device_of(request)
        match = await finished(context, replay, device)
        room = await open_again(context.tables, device, data.name, match, data.ghost)
        return Response(Opened(room.party.id), status_code=201, cookies=cookies)


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


async def described(context: ServerContext, match: MatchRow) -> About:
    """What there is to say about a finished match that may be seen."""
    box, store = GAMES[match.game], context.tables.store
    header, log, deal = decode(match.header, Header), await store.log(match.id), stored_deal(match.deal)
    _, outcome = await asyncio.to_thread(last_view, match, log)
    picks, runs = await asyncio.to_thread(run_of, box, match, log)
    results = await store.results(match.id)
    return About(
        game=match.game,
        options=header.options,
        players=await players_of(store, match, header),
        outcome=outcome,
        date=max((result.finished for result in results), default=None),
        deal=None if deal is None else deal.view,
        ghosts=list(runs) if picks_for(box, header, picks, 2) is not None else [],
        hints=box.hint is not None,
        again=picks_for(box, header, picks, 1) is not None,
    )


def last_view(match: MatchRow, log: list[LogRow]) -> tuple[Any, Outcome]:
    """What everyone saw in the end, and how it ended."""
    game = GAMES[match.game].game
    state = MatchLog(GAMES[match.game], match, log).last().state
    outcome = game.outcome(state)
    if outcome is None:
        raise Refused("replay-unknown")
    return game.observe(state, None), outcome


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


def replayed(match: MatchRow, log: list[LogRow], players: list[Player]) -> Replay:
    """Every step with its events and what each viewer saw."""
    game, whole = GAMES[match.game].game, MatchLog(GAMES[match.game], match, log)
    viewers = (None, *range(len(whole.own)))
    moment, steps = whole.start(), []
    for step in whole.inputs():
        moment = step.moment
        views = [game.observe(moment.state, viewer) for viewer in viewers]
        steps.append(ReplayStep(moment.at, list(step.events), views))
    return Replay(match.game, players, game.outcome(moment.state), steps)
