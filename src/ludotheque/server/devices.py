"""The device, the address and the language of a request."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie

from ludotheque.core.localization import LANGUAGES
from ludotheque.server.addresses import group_of
from ludotheque.table.tables import Tables
from ludotheque.table.tokens import hashed, new_id

COOKIE: Final = "ludotheque"
YEAR: Final = 365 * 24 * 3600
LONGEST: Final = 64
SECRET: Final = "devices"  # noqa: S105 - a name, not the secret
MAC_BYTES: Final = 16
MOST_FORGOTTEN: Final = 1_000


class Devices:
    """Issues device tokens that only this server can sign, and recognises them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._key: bytes | None = None
        self._older: frozenset[str | None] | None = None
        """The devices on all chairs, as of the first token that was not signed: newer ones have signed tokens."""

        self._forgotten: dict[str, None] = {}
        """Devices whose data was deleted; another tab may still send their cookie, which is then unknown."""

    @contextmanager
    def forgetting(self, device: str) -> Iterator[None]:
        """Treat the device as unknown from now on, unless its data cannot be deleted."""
        self._forgotten[device] = None
        try:
            yield
        except BaseException:
            del self._forgotten[device]
            raise
        while len(self._forgotten) > MOST_FORGOTTEN:
            del self._forgotten[next(iter(self._forgotten))]

    async def new_token(self) -> str:
        """A token for a device that has none."""
        name = new_id()
        return f"{name}.{await self._signature(name)}"

    async def known(self, token: str | None) -> str | None:
        """The hash of a token that was issued here; None for a forged one.

        Tokens from before they were signed stay valid where a chair or a result belongs to them.
        """
        if not token or len(token) > LONGEST or not token.isascii():
            return None
        if hashed(token) in self._forgotten:
            return None
        name, _, signature = token.partition(".")
        if hmac.compare_digest(signature, await self._signature(name)):
            return hashed(token)
        device = hashed(token)
        if self._older is None:
            self._older = frozenset(chair.device for room in self.tables.directory for chair in room.party.chairs)
        return device if device in self._older or await self.tables.store.knows_device(device) else None

    async def _signature(self, name: str) -> str:
        if self._key is None:
            self._key = await self.tables.store.secret(SECRET)
        digest = hmac.digest(self._key, name.encode(), "sha256")[:MAC_BYTES]
        return urlsafe_b64encode(digest).rstrip(b"=").decode()


async def known_device(request: Request[Any, Any, Any], devices: Devices) -> str | None:
    """The hashed token of this device, if it has one that was issued here."""
    return await devices.known(request.cookies.get(COOKIE))


async def device_of(request: Request[Any, Any, Any], devices: Devices) -> tuple[str, list[Cookie]]:
    """The hashed token of this device, and the cookie to set when it had none."""
    known = await known_device(request, devices)
    if known is not None:
        return known, []
    token = await devices.new_token()
    secure = request.url.scheme == "https"
    cookie = Cookie(key=COOKIE, value=token, httponly=True, samesite="lax", secure=secure, max_age=YEAR)
    return hashed(token), [cookie]


def address_of(request: Request[Any, Any, Any]) -> str:
    """What rate limits count by: an IPv4 address, or the network of an IPv6 address."""
    host = "?" if request.client is None else request.client.host
    return group_of(host) or host


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language of the query, else the first of Accept-Language that is supported, else English."""
    return language_in(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))


def language_in(asked: str, accepted: str) -> str:
    """The language asked for, else the first accepted one that is supported, else English."""
    for part in (asked, *accepted.split(",")):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return "en"
