"""The authority of a request or an origin, parsed strictly: `host[:port]` as RFC 3986 has it, without user info."""

from __future__ import annotations

import ipaddress
import re
from typing import Final

from msgspec import Struct

LONGEST: Final = 255
"""Characters of a Host header; a name in the DNS has at most 253."""
NAME: Final = r"[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9])?"
AUTHORITY: Final = re.compile(rf"(?:\[([0-9A-Fa-f:.]+)\]|({NAME}(?:\.{NAME})*)\.?)(?::([0-9]{{0,5}}))?", re.ASCII)
PORTS: Final = {"http": 80, "https": 443}
"""The schemes that are served, with their default ports."""
HIGHEST: Final = 65_535


class Authority(Struct, frozen=True):
    """A host with its port."""

    name: str
    """In lower case; an IPv6 address without its brackets."""
    port: int | None = None
    """None: the default port of the scheme."""

    def __str__(self) -> str:
        """The form used in links."""
        host = f"[{self.name}]" if ":" in self.name else self.name
        return host if self.port is None else f"{host}:{self.port}"

    def port_for(self, scheme: str) -> int | None:
        """The port that a client connects to."""
        return PORTS.get(scheme) if self.port is None else self.port


def parse_authority(text: str) -> Authority | None:
    """The host and port of a Host header; None for anything that is not exactly `host[:port]`."""
    found = AUTHORITY.fullmatch(text) if len(text) <= LONGEST else None
    if found is None:
        return None
    literal, name, digits = found.groups()
    port = int(digits) if digits else None
    if port is not None and not 0 < port <= HIGHEST:
        return None
    if literal is None:
        return Authority(name.lower(), port)
    try:
        return Authority(str(ipaddress.IPv6Address(literal)), port)
    except ValueError:
        return None


def same_origin(origin: str, scheme: str, host: Authority) -> bool:
    """Whether an Origin header names this scheme, host and port; `null` and malformed ones do not."""
    theirs, _, rest = origin.partition("://")
    found = parse_authority(rest)
    if found is None or theirs.lower() != scheme:
        return False
    return (found.name, found.port_for(scheme)) == (host.name, host.port_for(scheme))
