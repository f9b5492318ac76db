"""Codes of tables: letters that lead to one open table of the whole store."""

from __future__ import annotations

from itertools import count
from typing import Final, Protocol, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.coding import encode
from ludotheque.core.game import Millis
from ludotheque.core.refusal import Refused
from ludotheque.store import Conflict, RoomRow, Store
from ludotheque.table.restore import Unfit, stored_party
from ludotheque.table.tokens import CODE, most_codes, new_code, tidy_code

TRIES: Final = 20
"""Codes to try, in case others take them at the same moment."""


class Coded(Protocol):
    """A table or a hall as it is kept."""

    @property
    def id(self) -> str: ...
    @property
    def code(self) -> str | None: ...
    @property
    def hall(self) -> str | None: ...


C = TypeVar("C", bound=Coded)


async def open_with_code(store: Store, party: C, version: int, saved: Millis) -> C:
    """Keep a table or a hall as open, under its own code if that is free and rare enough, else under a new one.

    `Conflict` where the table itself has changed meanwhile.
    """
    for _ in range(TRIES):
        code = party.code or await rare_code(store)
        party = cast("C", replace(cast("Struct", party), code=code))
        row = RoomRow(party.id, version, encode(party).decode(), saved=saved, code=code, hall=party.hall)
        try:
            await store.open_room(row, most_codes(len(code)))
        except Conflict:
            kept = await store.room(party.id)
            if (0 if kept is None else kept.version) != version - 1:
                raise
            party = cast("C", replace(cast("Struct", party), code=None))
        else:
            return party
    raise Conflict(party.id)


async def rare_code(store: Store) -> str:
    """A new code. The more tables have one of some length, the longer it is, so that guessing remains hopeless."""
    known = await store.code_lengths()
    return new_code(next(length for length in count(CODE) if known.get(length, 0) < most_codes(length)))


async def row_with_code(store: Store, code: str) -> RoomRow:
    """The open table or hall that this code leads to, as people type it; refuses an unknown one."""
    tidy = tidy_code(code)
    if len(tidy) < CODE:
        raise Refused("code-short", letters=CODE)
    row = await store.room_by_code(tidy)
    if row is None or not invites(row):
        raise Refused("code-unknown")
    return row


async def table_with_code(store: Store, code: str) -> str:
    """The id of the open table that this code leads to; refuses one of a hall."""
    row = await row_with_code(store, code)
    if row.is_hall:
        raise Refused("code-of-hall")
    return row.id


def invites(row: RoomRow) -> bool:
    """Whether the code of a stored table is for others: not at a lesson, nor at a deal of the day."""
    if row.is_hall:
        return True
    try:
        return stored_party(row).public_code is not None
    except Unfit:
        return False
