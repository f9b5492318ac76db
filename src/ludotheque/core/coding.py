"""Encoding to JSON and decoding from it, from any thread."""

from __future__ import annotations

from threading import RLock
from typing import Any, TypeVar, overload

import msgspec

Kind = TypeVar("Kind")
ENCODER = msgspec.json.Encoder(order="deterministic")
DECODERS: dict[Any, Any] = {}
BUILDING = RLock()
"""msgspec crashes if two threads build a decoder for the same generic type at once."""


def encode(thing: object) -> bytes:
    """JSON with a fixed order, so that equal values give equal bytes."""
    return ENCODER.encode(thing)


def decoder(kind: Any) -> Any:
    """A cached decoder for a type."""
    found = DECODERS.get(kind)
    if found is None:
        with BUILDING:
            found = DECODERS[kind] = msgspec.json.Decoder(kind)  # noqa: TID251 - the one place
    return found


@overload
def decode(data: bytes | str | msgspec.Raw, kind: type[Kind]) -> Kind: ...
@overload
def decode(data: bytes | str | msgspec.Raw, kind: Any) -> Any: ...
def decode(data: bytes | str | msgspec.Raw, kind: Any) -> Any:
    """A value of this type from JSON."""
    return decoder(kind).decode(data)
