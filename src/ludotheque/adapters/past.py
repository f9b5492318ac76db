"""What has happened in a match, as each seat has seen it: perfect recall at the price of a hash."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from ludotheque.core.coding import encode
from ludotheque.core.game import Event, Game, Millis, Seat
from ludotheque.core.match import Moment

BYTES: Final = 16
BEGUN: Final = bytes(BYTES)
"""The chain of a seat that has seen nothing yet."""


class Past:
    """One step of a match and all before it. Steps are shared by all moments that follow from them."""

    __slots__ = ("at", "before", "chains", "earlier", "events", "number", "seat")

    def __init__(
        self,
        earlier: Past | None = None,
        before: Moment[Any] | None = None,
        events: tuple[Event, ...] = (),
        seat: Seat | None = None,
        number: int | None = None,
        at: Millis = 0,
    ) -> None:
        self.earlier = earlier
        self.before = before
        self.events = events
        self.seat = seat
        self.number = number
        self.at = at
        self.chains: dict[Seat, bytes] = {}

    def then(
        self, before: Moment[Any], events: tuple[Event, ...], seat: Seat | None, number: int | None, at: Millis
    ) -> Past:
        """What was, and one more step: what a seat did, if one did, and what happened."""
        return Past(self, before, events, seat, number, at)

    def chain(self, game: Game[Any, Any, Any, Any, Any], seat: Seat) -> bytes:
        """A hash of all that a seat has seen and done, step by step, with its view before each of its decisions."""
        steps: list[Past] = []
        step: Past | None = self
        while step is not None and seat not in step.chains:
            steps.append(step)
            step = step.earlier
        chain = BEGUN if step is None else step.chains[seat]
        for one in reversed(steps):
            chain = one.chains[seat] = one.linked(game, seat, chain)
        return chain

    def linked(self, game: Game[Any, Any, Any, Any, Any], seat: Seat, chain: bytes) -> bytes:
        """The chain after this step; the same if the seat saw nothing of it."""
        seen: list[Any] = [event for event in self.events if event.seen_by(seat)]
        if seat == self.seat and self.before is not None:
            seen += [self.number, self.at, game.observe(self.before.state, seat)]
        return blake2b(chain + encode(seen), digest_size=BYTES).digest() if seen else chain

    def imagined(self, game: Game[Any, Any, Any, Any, Any], seat: Seat, seats: int) -> Past:
        """A past that this seat cannot tell from this one; what the others saw follows from its own."""
        mine, other = self.chain(game, seat), Past()
        for one in range(seats):
            other.chains[one] = mine if one == seat else blake2b(mine + bytes([one]), digest_size=BYTES).digest()
        return other
