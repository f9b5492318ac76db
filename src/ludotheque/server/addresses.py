"""The address of the client that sent a request: the peer, or the one that a trusted proxy names."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ludotheque.core.refusal import Refused

FORWARDED: Final = b"x-forwarded-for"
PROTO: Final = b"x-forwarded-proto"
ONE_HOME: Final = 64
"""Bits of an IPv6 address that identify one internet connection."""


def parse_proxies(text: str) -> tuple[str, ...]:
    """Addresses and networks between commas, in their usual form; refuses what is neither."""
    return tuple(parse_network(part.strip()) for part in text.split(",") if part.strip())


def parse_network(text: str) -> str:
    """A network; a single address is a network of one."""
    try:
        return str(ipaddress.ip_network(text))
    except ValueError:
        raise Refused("proxy-bad", given=text[:60]) from None


class Proxies:
    """The trusted proxies. Their headers are parsed by uvicorn's own code."""

    def __init__(self, networks: Iterable[str]) -> None:
        self.networks = list(networks)
        nothing: Any = None
        self.trusted = ProxyHeadersMiddleware(nothing, self.networks).trusted_hosts

    def __contains__(self, peer: str) -> bool:
        return peer in self.trusted

    def client(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """The address that a request comes from; a header counts only if a proxy has sent it."""
        if peer not in self:
            return peer
        forwarded = ", ".join(value.decode("latin-1") for name, value in headers if name == FORWARDED)
        host, _ = self.trusted.get_trusted_client_address(forwarded)
        return host or peer

    def scheme(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """The scheme that a browser used; a header counts only if a proxy has sent it, else it is http."""
        told = [value.strip() for name, value in headers if name == PROTO] if peer in self else []
        return "https" if told[-1:] in ([b"https"], [b"wss"]) else "http"


def group_of(address: str) -> str | None:
    """Addresses that count as one: an IPv6 network of 64 bits; None for this machine itself, which is not counted."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:ONE_HOME]
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    if found.is_loopback:
        return None
    if found.version == 4:  # noqa: PLR2004 - of the protocol
        return str(found)
    return str(ipaddress.ip_network((found, ONE_HOME), strict=False))
