"""The preview image of a result for links: 1200 by 630 pixels, drawn on the first request."""

from __future__ import annotations

from functools import cache, partial
from importlib.resources import files
from typing import Any, Final

import typst
from litestar import Request, Response, get
from msgspec import Struct

from ludotheque.core.coding import encode
from ludotheque.core.localization import Texts, texts_in
from ludotheque.core.score import amount, unit_key
from ludotheque.games import GAMES
from ludotheque.server.context import ServerContext
from ludotheque.server.devices import address_of, language_of
from ludotheque.server.files import PACKED
from ludotheque.server.openapi import refusals
from ludotheque.server.replays import Id, asked_for, described
from ludotheque.server.responses import About

MOST_LINES: Final = 6


class Line(Struct, frozen=True):
    place: int
    name: str
    score: str
    person: bool


class Card(Struct, frozen=True):
    """The words on a game's scene."""

    lang: str
    title: str
    lines: list[Line]
    foot: str
    scene: str | None


@get(
    "/api/replays/{replay:str}/preview.png",
    media_type="image/png",
    opt={PACKED: True},
    responses=refusals(400, 404, 409, 429),
)
async def preview(replay: Id, request: Request[Any, Any, Any], context: ServerContext) -> Response[bytes]:
    """A picture of the result, for link previews; `lang` is its language."""
    match, language = await asked_for(context, replay, request), language_of(request)
    name = (replay, language)
    found = context.picture_cache.at_hand(name)
    if found is None:
        context.pictures.take(address_of(request))
        about, view = await described(context, match, request)
        draw = partial(context.tables.thinking.run, address_of(request), drawn, about, view, language)
        found = await context.picture_cache.picture(name, draw)
    headers = {"cache-control": "private, max-age=3600", "vary": "accept-language, cookie"}
    return Response(found, media_type="image/png", headers=headers)


@cache
def template() -> bytes:
    return files("ludotheque.server").joinpath("card.typ").read_bytes()


def drawn(about: About, view: Any, language: str) -> bytes:
    """The picture as PNG. The fonts are those of the library, so it looks the same on every machine."""
    texts = words_of(about.game, language)
    picture = GAMES[about.game].picture
    scene = None if picture is None else picture(view, about.outcome)
    card = Card(language, texts("game-name"), lines_of(about, texts), texts("preview-foot"), scene)
    inputs = {"card": encode(card).decode()}
    png: bytes = typst.compile(template(), format="png", ppi=72.0, ignore_system_fonts=True, sys_inputs=inputs)
    return png


def words_of(game: str, language: str) -> Texts:
    """The server's texts with those of one game."""
    return texts_in(language, "ludotheque.table", "ludotheque.server", f"ludotheque.games.{game}")


def lines_of(about: About, texts: Texts) -> list[Line]:
    """Everyone's place, name and score, the best first."""
    outcome, unit, mark = about.outcome, about.outcome.unit, texts("decimal-mark")
    scores = [
        texts("preview-score", score=amount(score, unit, mark), unit=texts(unit_key(score, unit), score=score))
        for score in outcome.score
    ]
    people = [player.kind == "person" for player in about.players]
    lines = list(map(Line, outcome.places, names_in(about, texts), scores, people))
    return sorted(lines, key=lambda line: line.place)[:MOST_LINES]


def names_in(about: About, texts: Texts) -> list[str]:
    """Everyone who played, in words: bots by their level, also as ghosts, and marked where they have a name."""
    return [
        (texts("program-name", name=player.name) if player.kind in ("program", "bot") else player.name)
        if player.name
        else texts(
            ("who-program" if player.kind == "program" else "who-person") if player.level is None else "who-bot",
            seat=seat + 1,
            level="" if player.level is None else texts(f"level-{player.level}"),
        )
        for seat, player in enumerate(about.players)
    ]
