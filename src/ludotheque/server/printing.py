"""A game on paper, as a PDF to download; made on the first request."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, get
from litestar.params import Parameter

from ludotheque.core.localization import Texts
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.server.context import ServerContext
from ludotheque.server.devices import address_of, language_of
from ludotheque.server.files import PACKED
from ludotheque.server.openapi import refusals

PRICE: Final = 5
"""What a PDF costs, in preview pictures."""

Key = Annotated[str, Parameter(max_length=64)]
Size = Literal["a4", "letter"]


@get(
    "/api/games/{game:str}/print.pdf",
    media_type="application/pdf",
    opt={PACKED: True},
    responses=refusals(400, 404, 429),
)
async def print_pdf(
    game: Key, request: Request[Any, Any, Any], context: ServerContext, paper: Size = "a4"
) -> Response[bytes]:
    """The whole game to print and cut out, where the game has one; `lang` is its language."""
    if game not in GAMES or GAMES[game].on_paper is None:
        raise Refused("not-on-paper")
    language = language_of(request)
    name = (f"{game}/{paper}", language)
    found = context.pdf_cache.at_hand(name)
    if found is None:
        context.pictures.take(address_of(request), PRICE)
        draw = partial(context.tables.thinking.run, address_of(request), printed, game, language, paper)
        found = await context.pdf_cache.picture(name, draw)
    headers = {
        "cache-control": "private, max-age=3600",
        "content-disposition": f'attachment; filename="{game}-{paper}-{language}.pdf"',
        "vary": "accept-language",
    }
    return Response(found, media_type="application/pdf", headers=headers)


def printed(game: str, language: str, paper: str) -> bytes:
    """The PDF of a game in one language."""
    on_paper = GAMES[game].on_paper
    if on_paper is None:
        raise Refused("not-on-paper")
    return on_paper(Texts(language, f"ludotheque.games.{game}"), paper)
