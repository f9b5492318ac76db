"""The deal of the day: the same cards for everyone on this server, secret from players who have not played them yet.

Days are UTC days by the server's clock. The seed is derived from the date and a secret of the server, so it need not be
stored, and nobody can work it out beforehand.
"""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime
from typing import Final

from msgspec import Struct

from ludotheque.core.game import Millis
from ludotheque.store import Store
from ludotheque.table.clock import Clock
from ludotheque.table.deals import AGAIN, QUICK, day_key
from ludotheque.table.frames import DealView
from ludotheque.table.party import Party

DAY: Final[Millis] = 24 * 3_600_000
BEFORE: Final = (date(2026, 1, 1) - date(1970, 1, 1)).days - 1
"""Deals of the day are numbered from the first day of 2026."""
SECRET: Final = "daily"  # noqa: S105 - a name, not the secret


class Day(Struct, frozen=True):
    """A UTC day and the number of its deal."""

    date: str
    """As 2026-11-15."""
    days: int
    """Since the first of January 1970."""
    number: int
    """Of the deal, for people."""
    ends: Millis
    """How long it still lasts."""


def today(clock: Clock) -> Day:
    now = clock.date()
    days = now // DAY
    return Day(datetime.fromtimestamp(now // 1000, UTC).date().isoformat(), days, days - BEFORE, DAY - now % DAY)


async def seed_of(store: Store, game: str, day: Day) -> bytes:
    """The seed of a day's deal."""
    return hmac.digest(await store.secret(SECRET), f"{game}:{day.date}".encode(), "sha256")


async def finished(store: Store, device: str | None, game: str, date_: str) -> bool:
    """Whether this device has played the deal of a day to its end."""
    key = day_key(game, date_)
    return device is not None and await store.has_result(device, key, key + AGAIN, key + QUICK)


async def may_see(store: Store, clock: Clock, game: str, deal: DealView | None, device: str | None) -> bool:
    """Whether a device may see these cards: any but today's, and today's once it has finished them."""
    if deal is None or deal.date is None or deal.date < today(clock).date:
        return True
    return await finished(store, device, game, deal.date)


async def may_watch(store: Store, clock: Clock, party: Party, device: str | None) -> bool:
    """Whether a screen may look on: today's cards are not shown to those who have yet to play them."""
    if device is not None and party.held_by(device):
        return True
    return await may_see(store, clock, party.game, party.deal, device)
