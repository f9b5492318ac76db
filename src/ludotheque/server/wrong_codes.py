"""How many wrong codes an address may try: one limit for all servers of a store, or guessing would pay with many.

The store keeps a token bucket for each address, as the time at which it is full again, under a keyed hash of the
address. Only wrong codes write; while the store cannot write, no code is looked at. Codes of one address are looked at
one after the other, so that none is tried before the last one was counted. One wrong code at a time is written, so that
servers never wait for each other in a circle.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil
from typing import Final
from weakref import WeakValueDictionary

from ludotheque.core.game import Millis
from ludotheque.core.refusal import Refused
from ludotheque.store import Unavailable
from ludotheque.table.tables import Tables

SECRET: Final = "wrong-codes"  # noqa: S105 - a name, not the secret


class WrongCodes:
    """Limits wrong codes by address; the scheduler calls `wake` to delete buckets that are full again."""

    def __init__(self, tables: Tables) -> None:
        self.store = tables.store
        self.clock = tables.clock
        self.scheduler = tables.scheduler
        self.price = max(1, round(1000 / tables.limits.wrong_code_rate))
        """Milliseconds until one more wrong code is allowed."""
        self.most = self.price * tables.limits.wrong_code_burst
        """Milliseconds until an empty bucket is full again."""
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.writing = asyncio.Lock()
        self.key: bytes | None = None
        self.last: Millis = self.clock.now() - 2 * self.most
        """When the last wrong code came."""
        self.due: Millis | None = self.clock.now()
        """When `wake` is due: right after the start, then when all buckets must be full."""
        self.scheduler.changed(self)

    @asynccontextmanager
    async def counting(self, address: str) -> AsyncIterator[None]:
        """Count a refusal of the code checked inside. After too many from this address, every code is refused."""
        address_hash = await self._hashed(address)
        async with self.locks.setdefault(address_hash, asyncio.Lock()):
            if not self.store.health.ok and not await self.store.healthy():
                raise Unavailable("a wrong code could not be counted")
            now = self.clock.date()
            until = await self.store.wrong_codes_until(address_hash)
            wait = until - now - (self.most - self.price)
            if wait > 0 and until <= self._latest(now):
                raise Refused("too-fast", seconds=ceil(min(wait, self.most) / 1000))
            try:
                yield
            except Refused:
                await self._note(address_hash)
                raise

    def _latest(self, now: Millis) -> Millis:
        """The latest plausible time at which a bucket is full; one that is later tells of a clock that was set back."""
        return now + 2 * self.most

    async def _note(self, address_hash: str) -> None:
        async with self.writing:
            now = self.clock.date()
            await self.store.note_wrong_code(address_hash, now, self._latest(now), self.price)
            self.last = self.clock.now()
            if self.due is None:
                self.due = self.last + 2 * self.most
                self.scheduler.changed(self)

    async def _hashed(self, address: str) -> str:
        """A keyed hash, so that the store contains no addresses."""
        if self.key is None:
            self.key = await self.store.secret(SECRET)
        return hmac.digest(self.key, address.encode(), "sha256").hex()

    # --- forgetting ---

    def next_wake(self) -> Millis | None:
        return self.due

    async def wake(self) -> None:
        """Forget the addresses whose buckets are full; tried again soon if the store fails."""
        async with self.writing:
            now = self.clock.date()
            await self.store.forget_wrong_codes(now, self._latest(now))
            again = self.last + 2 * self.most
            self.due = again if again > self.clock.now() else None
