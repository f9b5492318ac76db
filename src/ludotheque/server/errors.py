"""Turns exceptions into refusals in the reader's language; unexpected ones are logged."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import ClientException, HTTPException, InternalServerException
from litestar.status_codes import HTTP_204_NO_CONTENT, HTTP_404_NOT_FOUND, HTTP_500_INTERNAL_SERVER_ERROR

from ludotheque.core.refusal import Refused
from ludotheque.server.context import ServerContext
from ludotheque.server.devices import language_of
from ludotheque.server.pages import plain
from ludotheque.server.problems import CONFLICT, STATUS, problem
from ludotheque.server.responses import Problem
from ludotheque.store import Conflict, Unavailable

LOG = logging.getLogger(__name__)
KEYS: Final = {404: "not-found", 405: "method-unknown", 413: "message-too-long"}
"""Refusals by the status of what the framework refuses; everything else cannot be read."""
LONGEST: Final = 200


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body may be any bytes, and may be cut off anywhere."""

    async def body(self) -> bytes:
        """The whole body; refuses one whose client has disconnected, which the framework reports as a defect."""
        try:
            return await super().body()
        except InternalServerException:
            raise ClientException("It ends too early") from None

    async def json(self) -> Any:
        """The body as JSON; refuses what is nested too deeply or is not UTF-8."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("It is nested too deeply") from None
        except UnicodeDecodeError:
            raise ClientException("It is not UTF-8") from None


def before_request(request: Request[Any, Any, Any]) -> Response[None] | None:
    """Refuse a body of another type, and answer OPTIONS.

    A page of another origin may send plain text without asking, but not JSON. Litestar's own answer to OPTIONS knows
    only the first method of a path.
    """
    if request.method == "POST" and request.content_type[0].lower() != MediaType.JSON:
        raise Refused("not-json")
    if request.method != "OPTIONS":
        return None
    path = request.scope["path_template"]
    methods = {method for route in request.app.routes if route.path_format == path for method in route.methods}
    return Response(None, status_code=HTTP_204_NO_CONTENT, headers={"allow": allowed(methods)})


def allowed(methods: Iterable[str]) -> str:
    """The header Allow: HEAD is answered wherever GET is."""
    found = set(methods)
    return ", ".join(sorted(found | {"HEAD"} if "GET" in found else found))


def refused(request: Request[Any, Any, Any], no: Refused) -> Response[Problem]:
    """A refusal of the application."""
    status = STATUS.get(no.key, CONFLICT)
    headers = {"retry-after": str(no.about["seconds"])} if "seconds" in no.about else None
    return Response(problem(no, language_of(request)), status_code=status, media_type=MediaType.JSON, headers=headers)


def wrong(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, in the same form; a mistyped address in a browser gets a page."""
    if error.status_code >= HTTP_500_INTERNAL_SERVER_ERROR:
        return broken(request, error)
    context: ServerContext = request.app.state.context
    page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if error.status_code == HTTP_404_NOT_FOUND and page and not request.url.path.startswith(("/api/", "/assets/")):
        return plain(request, context, status=HTTP_404_NOT_FOUND)
    key, about = KEYS.get(error.status_code, "message-bad"), dict[str, str | int]()
    if key == "message-too-long":
        about = {"most": context.limits.body_bytes}
    elif key == "message-bad":
        about = {"problem": str(error.detail)[:LONGEST]}
    found = refused(request, Refused(key, **about))
    found.status_code = error.status_code
    found.headers.update(error.headers or {})
    if "allow" in found.headers:
        found.headers["allow"] = allowed(found.headers["allow"].split(", "))
    return found


def not_kept(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The store cannot write, which it logs itself: nothing has changed, and the request may be tried again."""
    LOG.error("not kept", extra={"facts": route(request)}, exc_info=error)
    return refused(request, Refused("not-kept"))


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A defect: the trace is logged, the reader gets a plain sentence."""
    LOG.error("a request failed", extra={"facts": route(request)}, exc_info=error)
    return refused(request, Refused("unknown"))


def route(request: Request[Any, Any, Any]) -> dict[str, str]:
    """The handler, for the log: never the address itself, which may name a table."""
    return {"route": str(request.scope.get("path_template", "")), "method": str(request.method)[:20]}


HANDLERS: Final[Any] = {
    Refused: refused,
    HTTPException: wrong,
    Conflict: not_kept,
    Unavailable: not_kept,
    Exception: broken,
}
