"""The device, the address and the language of a request."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie

from ludotheque.core.localization import LANGUAGES
from ludotheque.table.tokens import hashed, new_id

COOKIE: Final = "ludotheque"
YEAR: Final = 365 * 24 * 3600
LONGEST: Final = 64


def known_device(request: Request[Any, Any, Any]) -> str | None:
    """The hashed cookie of this device, if it has one."""
    token = request.cookies.get(COOKIE)
    return hashed(token) if token and len(token) <= LONGEST else None


def device_of(request: Request[Any, Any, Any]) -> tuple[str, list[Cookie]]:
    """The hashed cookie of this device, and the cookie to set when it had none."""
    known = known_device(request)
    if known is not None:
        return known, []
    token = new_id()
    secure = request.url.scheme == "https"
    cookie = Cookie(key=COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=YEAR)
    return hashed(token), [cookie]


def address_of(request: Request[Any, Any, Any]) -> str:
    return request.client.host if request.client is not None else "?"


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language of the query, else the first of Accept-Language that is supported, else English."""
    asked = request.query_params.get("lang", "")
    for part in (asked, *request.headers.get("accept-language", "").split(",")):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"
