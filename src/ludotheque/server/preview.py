"""The picture of a result, for those who are sent a link: 1200 by 630 dots, drawn when first asked for."""

from __future__ import annotations

from functools import cache, partial
from importlib.resources import files
from typing import Any, Final

import typst
from litestar import Request, Response, get
from msgspec import Struct

from ludotheque.core.coding import encode
from ludotheque.core.score import amount
from ludotheque.core.speech import Speech
from ludotheque.games import GAMES
from ludotheque.server.devices import address_of, known_device, language_of
from ludotheque.server.files import PACKED
from ludotheque.server.house import Front
from ludotheque.server.replays import About, Id, described, finished, last_view

MOST_LINES: Final = 6


class Line(Struct, frozen=True):
    place: int
    name: str
    score: str
    person: bool


class Card(Struct, frozen=True):
    """What the house writes on the scene of a game."""

    lang: str
    title: str
    lines: list[Line]
    foot: str
    scene: str | None


@get(
    "/api/replays/{replay:str}/preview.png",
    media_type="image/png",
    opt={PACKED: True},
)
async def preview(replay: Id, request: Request[Any, Any, Any], front: Front) -> Response[bytes]:
    """A picture of the result, for link previews; `lang` is its language."""
    match, language = await finished(front, replay, known_device(request)), language_of(request)
    name = (replay, language)
    found = front.gallery.at_hand(name)
    if found is None:
        front.pictures.take(address_of(request))
        about = await described(front, match)
        view, _ = last_view(match, await front.house.store.log(match.id))
        found = await front.gallery.picture(name, partial(drawn, about, view, language))
    headers = {"cache-control": "private, max-age=3600", "vary": "accept-language, cookie"}
    return Response(found, media_type="image/png", headers=headers)


@cache
def template() -> bytes:
    return files("ludotheque.server").joinpath("card.typ").read_bytes()


def drawn(about: About, view: Any, language: str) -> bytes:
    """The picture as PNG. The fonts are those of the library, so it looks the same on every machine."""
    speech = words_of(about.game, language)
    picture = GAMES[about.game].picture
    scene = None if picture is None else picture(view, about.outcome)
    card = Card(language, speech("game-name"), lines_of(about, speech), speech("preview-foot"), scene)
    inputs = {"card": encode(card).decode()}
    png: bytes = typst.compile(template(), format="png", ppi=72.0, ignore_system_fonts=True, sys_inputs=inputs)
    return png


def words_of(game: str, language: str) -> Speech:
    """The words of the house and of one game."""
    return Speech(language, "ludotheque.table", "ludotheque.server", f"ludotheque.games.{game}")


def lines_of(about: About, speech: Speech) -> list[Line]:
    """Who did how well, the best first."""
    outcome = about.outcome
    scores = [
        speech("preview-score", score=amount(score, outcome.unit), unit=speech(f"unit-{outcome.unit}", score=score))
        for score in outcome.score
    ]
    people = [who == "person" for who in about.who]
    lines = list(map(Line, outcome.places, names_in(about, speech), scores, people))
    return sorted(lines, key=lambda line: line.place)[:MOST_LINES]


def names_in(about: About, speech: Speech) -> list[str]:
    """Everyone who played, in words: bots by their level, also as ghosts."""
    return [
        speech("who-bot", seat=seat + 1, level=speech(f"level-{name.removeprefix('bot:').partition(' ')[0]}"))
        if name.startswith("bot:")
        else speech("who-person", seat=seat + 1)
        if name == "person"
        else name
        for seat, name in enumerate(about.names)
    ]
