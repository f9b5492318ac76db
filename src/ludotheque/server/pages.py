"""The pages of the client, each with the title, description and image of its link preview."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from msgspec import Struct

from ludotheque.core.localization import texts_in
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.server.context import ServerContext
from ludotheque.server.devices import language_of
from ludotheque.server.files import client_built, static
from ludotheque.server.preloads import ROOM, parts, preloads
from ludotheque.server.preview import Line, lines_of, words_of
from ludotheque.server.replays import asked_for, described
from ludotheque.server.routes import BY_WORD, PATHS
from ludotheque.store import Unavailable
from ludotheque.table.party import Party
from ludotheque.table.restore import Unfit, stored_party

INVITING: Final = {"table", "replay", "beat"}
"""Pages with a link preview of their own; each has its own handler."""
PLAIN: Final = [path for page, path in PATHS.items() if page not in INVITING]
KEPT: Final = 256
"""Pages that are kept as they were sent; each has about 2 kB."""
NOT_BUILT: Final = "<!doctype html><title>Ludotheque</title><p>{sentence}"


class Said(Struct, frozen=True):
    """The preview of a link."""

    title: str
    about: str
    image: str | None = None


@get(PLAIN, media_type=MediaType.HTML, include_in_schema=False)
async def page(request: Request[Any, Any, Any], context: ServerContext) -> Response[bytes]:
    """The client, which routes by the address itself."""
    return plain(request, context)


def plain(request: Request[Any, Any, Any], context: ServerContext, status: int = 200) -> Response[bytes]:
    """A page with the general link preview."""
    language = language_of(request)
    texts = texts_in(language, "ludotheque.table")
    said = Said(texts("house-name"), texts("house-about"))
    page = shown(said, request, context, language, "/", games=GAMES if request.url.path == "/" else ())
    page.status_code = status
    return page


@get([PATHS["replay"], PATHS["beat"]], media_type=MediaType.HTML, include_in_schema=False)
async def replay_page(replay: str, request: Request[Any, Any, Any], context: ServerContext) -> Response[bytes]:
    """A finished match; one that the reader may not see looks like an unknown one."""
    try:
        match = await asked_for(context, replay, request)
        about, _ = await described(context, match, request)
    except Refused:
        return plain(request, context)
    language = language_of(request)
    texts = words_of(match.game, language)
    best, game = first_person(lines_of(about, texts)), texts("game-name")
    kind = BY_WORD[request.url.path.split("/")[1]].page
    said = Said(
        texts(f"page-{kind}-title", name=best.name, game=game, score=best.score),
        texts(f"page-{kind}-about", name=best.name, game=game, score=best.score),
        f"{context.base(request)}/api/replays/{match.replay}/preview.png?lang={language}",
    )
    return shown(said, request, context, language, games=(match.game,))


def first_person(lines: list[Line]) -> Line:
    """The player named in a link preview: the best person, else the best player."""
    return next((line for line in lines if line.person), lines[0])


@get(PATHS["table"], media_type=MediaType.HTML, include_in_schema=False)
async def table_page(table: str, request: Request[Any, Any, Any], context: ServerContext) -> Response[bytes]:
    """The page of a table, with an invitation as its link preview."""
    party = await party_at(context, table)
    if party is None:
        return plain(request, context)
    language = language_of(request)
    more = () if party.phase == "lobby" else (ROOM, f"src/games/{party.game}/index.ts")
    return shown(invitation(party, language), request, context, language, games=(party.game,), more=more)


async def party_at(context: ServerContext, table: str) -> Party | None:
    """The party at an open table, here or at another node."""
    room, store = context.tables.directory.get(table), context.tables.store
    if room is not None or context.others is None:
        return None if room is None else room.party
    try:
        row = await store.room(table)
        return None if row is None or not row.open else stored_party(row)
    except (Unfit, Unavailable):
        return None


def invitation(party: Party, language: str) -> Said:
    """The preview of an invitation: the host and the game. The page shows the names at the table anyway."""
    texts = words_of(party.game, language)
    game = texts("game-name")
    if party.host is None or party.phase != "lobby":
        return Said(texts("page-table-open", game=game), texts("page-table-about"))
    return Said(texts("page-table-title", name=party.chairs[party.host].name, game=game), texts("page-table-about"))


def shown(
    said: Said,
    request: Request[Any, Any, Any],
    context: ServerContext,
    language: str,
    address: str = "",
    games: Iterable[str] = (),
    more: Iterable[str] = (),
) -> Response[bytes]:
    """The page in the reader's language, with its link preview and its preloads in the head."""
    index = static() / "index.html"
    if not client_built():
        sentence = texts_in(language, "ludotheque.server")("client-missing")
        return Response(NOT_BUILT.format(sentence=escape(sentence)).encode(), media_type=MediaType.HTML)
    path, base, built = request.url.path, context.base(request), index.stat().st_mtime_ns
    page = put_together(said, language, path, base, address or path, tuple(games), tuple(more), built)
    return Response(page, media_type=MediaType.HTML, headers={"cache-control": "no-cache", "vary": "accept-language"})


@lru_cache(maxsize=KEPT)
def put_together(
    said: Said,
    language: str,
    path: str,
    base: str,
    address: str,
    games: tuple[str, ...],
    more: tuple[str, ...],
    built: int,  # noqa: ARG001 - a client that was built anew makes other pages
) -> bytes:
    """The page with what differs from reader to reader; the latest are kept."""
    text = (static() / "index.html").read_text("utf-8")
    text = text.replace('<html lang="en">', f'<html lang="{language}">', 1)
    text = text.replace("<title>Ludotheque</title>", f"<title>{escape(said.title)}</title>", 1)
    server_address = f'<meta name="server-address" content="{escape(base)}">'
    head = [server_address, *head_of(said, base + address), *preloads(path, language, parts(static()), games, more)]
    return text.replace("</head>", "\n    ".join(("", *head)) + "\n  </head>", 1).encode()


def head_of(said: Said, address: str) -> list[str]:
    """Lines for the head of a page; all escaped, since names come from people."""
    lines = {"og:type": "website", "og:title": said.title, "og:description": said.about, "og:url": address}
    if said.image is not None:
        lines |= {"og:image": said.image, "og:image:width": "1200", "og:image:height": "630"}
    tags = [f'<meta property="{name}" content="{escape(value)}">' for name, value in lines.items()]
    tags.append(f'<meta name="description" content="{escape(said.about)}">')
    tags.append(f'<meta name="twitter:card" content="{"summary" if said.image is None else "summary_large_image"}">')
    return tags
