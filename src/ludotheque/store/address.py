"""Where a store is: a file, or a PostgreSQL database. An address never shows its password."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import SplitResult, quote, unquote, urlsplit

from ludotheque.core.refusal import Refused

SCHEMES: Final = ("postgresql", "postgres")
HIDDEN: Final = "***"


class ServerAddress:
    """A PostgreSQL database, such as `postgresql://ann@db.example/ludotheque`."""

    def __init__(self, url: str) -> None:
        self.parts = split(url)
        self.url: Final = url
        """With the password, for the driver alone."""

    def __str__(self) -> str:
        """The address without the password and the connection settings."""
        name = self.parts.netloc.rpartition("@")
        user = name[0].partition(":")[0]
        return f"postgresql://{user}{name[1]}{name[2]}{self.parts.path}"[:200]

    __repr__ = __str__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ServerAddress) and self.url == other.url

    def __hash__(self) -> int:
        return hash(self.url)

    def hide(self, text: str) -> str:
        """A message of the driver without the password, in raw or decoded form."""
        for secret in secrets_in(self.parts):
            text = text.replace(secret, HIDDEN)
        return text


Address: TypeAlias = Path | ServerAddress


def parse_address(text: str) -> Address:
    """The address that somebody has given; refuses one of PostgreSQL that makes no sense, without showing it."""
    return ServerAddress(text) if re.match(rf"({'|'.join(SCHEMES)})://", text, re.IGNORECASE) else Path(text)


def split(url: str) -> SplitResult:
    """The parts of an address; refuses one in which part of a password could be parsed as something else."""
    try:
        parts = urlsplit(url)
    except ValueError:
        raise Refused("store-address") from None
    hosts = parts.netloc.rpartition("@")[2]
    ports = re.fullmatch(r"(?:(?:\[[^\]]*\]|[^\[:,]*)(?::\d*)?(?:,|$))*", hosts)
    if ports is None or url.count("@") > 1 or "@" in parts.path + parts.query or not re.fullmatch(r"[!-~]+", url):
        raise Refused("store-address")
    return parts


def secrets_in(parts: SplitResult) -> list[str]:
    """All secret parts of an address, the longest first."""
    given = [value for name, _, value in (pair.partition("=") for pair in parts.query.split("&")) if "pass" in name]
    given += [parts.password or ""]
    every = {form for secret in given for form in (secret, unquote(secret), quote(unquote(secret), safe=""))}
    return sorted(every - {""}, key=len, reverse=True)


def shown(address: Address) -> str:
    """An address for a sentence."""
    return str(address)[-200:]
