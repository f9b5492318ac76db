"""Deals that chance alone has not decided: the deal of the day, a deal played again, a lesson.

Such a deal says where a result is kept: the first try of a device at the deal of the day among the others of that day,
a deal played again among those who played it again, a lesson nowhere.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec import Struct

from ludotheque.core.coding import decode, encode
from ludotheque.core.game import Outcome, Seat
from ludotheque.store import Store
from ludotheque.table.party import Party
from ludotheque.table.wire import DealView

AGAIN = "/again"
"""Ends the record key of later tries at the deal of the day: they compare with nothing."""


class Laid(Struct, frozen=True, omit_defaults=True):
    """What is kept of a deal beside its match."""

    view: DealView
    ghost: str | None = None
    """Whose run sits on the second chair."""


class Deal(Struct, frozen=True):
    """A deal for a match that is about to begin."""

    view: DealView
    script: tuple[int, ...] = ()
    seed: bytes | None = None
    ghost: str | None = None
    played: tuple[tuple[Seat, Any], ...] = ()
    """Who has done what before the people at the table take over."""

    def kept(self) -> str:
        return encode(Laid(self.view, self.ghost)).decode()


def laid(kept: str | None) -> Laid | None:
    """The deal of a match as its row keeps it."""
    return None if kept is None else decode(kept, Laid)


def day_key(game: str, date: str) -> str:
    """Where the first tries at a deal of the day compare."""
    return f"daily/{game}/{date}"


def first_try(party: Party) -> tuple[str, str] | None:
    """The device that begins its first try at a deal of the day, and where that will count."""
    device = party.chairs[0].device
    if party.deal is None or not party.deal.counts or device is None:
        return None
    return device, day_key(party.game, party.deal.date or "")


async def kept_under(
    store: Store, party: Party, outcome: Outcome, seat: Seat, assisted: Collection[Seat]
) -> str | None:
    """Where the result of a seat is kept. A seat may have moved to a device that had its first try already."""
    key, device = record_key(party.game, party.deal, outcome, seat, assisted), party.chairs[seat].device
    counts = party.deal is not None and party.deal.counts
    if key is not None and counts and device is not None and await store.has_result(device, key):
        return key + AGAIN
    return key


def record_key(
    game: str, deal: DealView | None, outcome: Outcome, seat: Seat, assisted: Collection[Seat]
) -> str | None:
    """Where the result of a seat is kept: by the rules of the mode, or by the deal; nowhere after a hint."""
    if seat in assisted:
        return None
    if deal is None:
        return outcome.record
    if deal.kind == "daily":
        return day_key(game, deal.date or "") + ("" if deal.counts else AGAIN)
    return f"deal/{deal.of}" if deal.kind == "again" else None
