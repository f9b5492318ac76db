"""To JSON and back."""

from __future__ import annotations

from threading import RLock
from typing import Any, TypeVar, overload

import msgspec

Kind = TypeVar("Kind")
ENCODER = msgspec.json.Encoder(order="deterministic")
DECODERS: dict[Any, Any] = {}
BUILDING = RLock()
"""Two threads that make msgspec learn one generic type at the same time end the process: they take turns."""


def encode(thing: object) -> bytes:
    """JSON with a fixed order, so that equal things are equal bytes."""
    return ENCODER.encode(thing)


def decoder(kind: Any) -> Any:
    """What reads JSON as this type; from any thread."""
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
    """A value of this type from JSON; from any thread."""
    return decoder(kind).decode(data)
