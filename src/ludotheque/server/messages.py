"""Messages of a screen as they come over its socket: parsed, or refused with a reason."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.coding import decode, decoder
from ludotheque.core.refusal import Refused
from ludotheque.table.requests import PROTOCOL, Alive, Asked, Hello

REQUESTS = decoder(Asked | Alive)
HELLO = decoder(Hello)


def parse_hello(text: str) -> Hello | None:
    """The first message of a screen; None if it cannot be read or speaks another protocol."""
    try:
        hello: Hello = HELLO.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return None
    return hello if hello.protocol == PROTOCOL else None


def parse_request(text: str, most: int) -> Asked | Alive:
    """What a message asks for; refuses one of more than `most` characters, or that cannot be read."""
    if len(text) > most:
        raise Refused("message-too-long", most=most)
    try:
        request: Asked | Alive = REQUESTS.decode(text)
    except (msgspec.MsgspecError, RecursionError) as wrong:
        raise Refused("message-bad", problem=str(wrong)[:200]) from None
    return request


def key_of(text: str, most: int) -> str:
    """The key of a message that could not be parsed, so that the screen knows which was refused; may be empty."""
    try:
        key = decode(text[:most], dict[str, Any]).get("key")
    except (msgspec.MsgspecError, RecursionError):
        return ""
    return key[:40] if isinstance(key, str) else ""
