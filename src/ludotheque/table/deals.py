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
from ludotheque.core.record import level_of
from ludotheque.store import VERSUS, Store
from ludotheque.table.frames import DealView, Player
from ludotheque.table.party import Party

AGAIN = "/again"
"""Suffix of the record key of later tries at the deal of the day, which are not compared."""
QUICK = "/quick"
"""Suffix of the record key of a first try that no person could have made, which is listed nowhere."""


class StoredDeal(Struct, frozen=True, omit_defaults=True):
    """A deal as stored with its match."""

    view: DealView
    ghost: Player | str | None = None
    """Whose run sits on the second chair; matches from before players were data have a name, or `bot:LEVEL NUMBER`."""

    @property
    def player(self) -> Player | None:
        """Whose run sits on the second chair."""
        if not isinstance(self.ghost, str):
            return self.ghost
        who, _, number = self.ghost.partition(" ")
        level = level_of(who)
        if level is None:
            return Player("ghost", "" if self.ghost == "person" else self.ghost)
        return Player("ghost", level=level, number=int(number) if number.isdecimal() else None)


class Deal(Struct, frozen=True):
    """A deal for a match that is about to begin."""

    view: DealView
    script: tuple[int, ...] = ()
    seed: bytes | None = None
    ghost: Player | None = None
    played: tuple[tuple[Seat, Any], ...] = ()
    """What each seat has done before the people at the table take over."""

    def to_store(self) -> str:
        return encode(StoredDeal(self.view, self.ghost)).decode()


def stored_deal(kept: str | None) -> StoredDeal | None:
    """The deal that is stored with a match."""
    return None if kept is None else decode(kept, StoredDeal)


def day_key(game: str, date: str) -> str:
    """The record key of first tries at a deal of the day."""
    return f"daily/{game}/{date}"


def first_try(party: Party) -> tuple[str, str] | None:
    """The device whose first try at a deal of the day this is, and its record key."""
    device = party.chairs[0].device
    if party.deal is None or not party.deal.counts or device is None:
        return None
    return device, day_key(party.game, party.deal.date or "")


async def first_look(store: Store, party: Party, device: str) -> None:
    """Record that a seat was moved to a device, which has now seen a deal of the day: no later try of it counts."""
    if party.deal is not None and party.deal.date is not None and party.match is not None:
        await store.note_try(device, day_key(party.game, party.deal.date), party.match)


async def result_key(
    store: Store, party: Party, outcome: Outcome, seat: Seat, assisted: Collection[Seat], quick: Collection[Seat] = ()
) -> str | None:
    """The record key of a seat's result. A seat may have moved to a device that had its first try already."""
    key, device = record_key(party.game, party.deal, outcome, seat, assisted), party.chairs[seat].device
    if key is None and party.deal is None and seat not in assisted:
        return versus_key(party, outcome, seat)
    counts = party.deal is not None and party.deal.counts
    if key is not None and counts and device is not None and await store.has_result(device, key, key + QUICK):
        return key + AGAIN
    return key + QUICK if key is not None and seat in quick else key


def record_key(
    game: str, deal: DealView | None, outcome: Outcome, seat: Seat, assisted: Collection[Seat]
) -> str | None:
    """The record key of a seat: by the mode or by the deal; None after a hint."""
    if seat in assisted:
        return None
    if deal is None:
        return outcome.record
    if deal.kind == "daily":
        return day_key(game, deal.date or "") + ("" if deal.counts else AGAIN)
    return f"deal/{deal.of}" if deal.kind == "again" else None


def versus_key(party: Party, outcome: Outcome, seat: Seat) -> str | None:
    """The record key of a match of one person against one bot: its level and how it ended; None for any other."""
    other = party.chairs[1 - seat] if len(party.chairs) == 2 else None  # noqa: PLR2004 - a duel
    if other is None or other.who != "bot" or other.name:
        return None  # a named bot plays on for a person who has left
    result = outcome.result(seat)
    if result == outcome.result(1 - seat) != "drawn":
        return None  # they played together
    return f"{VERSUS}{party.game}/{other.level}/{result}"
