"""What a table keeps from one evening to the next: its chairs, what was agreed, and how the matches ended."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from ludotheque.core.box import Box
from ludotheque.core.coding import decode, encode
from ludotheque.core.game import Seat
from ludotheque.core.match import wrong_seats
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.table.wire import DealView, Evening

MOST_EVENING = 50
NOTHING: Final = Raw(b"{}")
"""No wish of one's own: everything as usual."""


class Run(Struct, frozen=True):
    """What somebody did in a finished match: its replay, and the seat."""

    replay: str
    seat: Seat


class Chair(Struct, frozen=True):
    who: Literal["person", "bot", "ghost", "empty"] = "empty"
    name: str = ""
    level: str | None = None
    device: str | None = None
    """The hashed cookie of the device that holds the seat."""
    own: Raw = NOTHING
    run: Run | None = None
    """What a ghost does again."""

    @property
    def sits(self) -> str:
        """Who sits here, as a record tells it."""
        return f"bot:{self.level}" if self.who == "bot" else self.who


class Party(Struct, frozen=True):
    """A table as it is kept; every change makes a new one."""

    id: str
    game: str
    options: Raw
    chairs: tuple[Chair, ...]
    host: Seat | None = 0
    listed: bool = False
    turn_timer: int | None = None
    hints: bool = False
    deal: DealView | None = None
    code: str | None = None
    phase: Literal["lobby", "playing", "over"] = "lobby"
    match: str | None = None
    evening: tuple[Evening, ...] = ()

    @property
    def box(self) -> Box:
        return GAMES[self.game]

    def chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused("chair-unknown", seat=seat + 1)
        return self.chairs[seat]

    def with_chair(self, seat: Seat, chair: Chair) -> Party:
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def held_by(self, device: str) -> tuple[Seat, ...]:
        """The seats of a device."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.device == device)

    @property
    def usual_level(self) -> str:
        """The bot that stands in for people: neither the weakest nor the best."""
        levels = list(self.box.bots)
        return levels[len(levels) // 2]

    @property
    def helps(self) -> bool:
        """Whether hints are given: where the table allows them, and to who is the only person at it in a match.

        Who is alone takes nothing from anybody; an assisted result counts nowhere. The deal of the day counts once.
        """
        alone = self.phase != "lobby" and sum(chair.who == "person" for chair in self.chairs) == 1
        daily = self.deal is not None and self.deal.kind == "daily"
        return self.hints or (alone and not daily and self.box.hint is not None)

    def without_empty_chairs(self) -> Party:
        """Empty chairs are put away; the host keeps his role where he now sits."""
        taken = tuple(chair for chair in self.chairs if chair.who != "empty")
        before = None if self.host is None else sum(chair.who != "empty" for chair in self.chairs[: self.host])
        return replace(self, chairs=taken, host=before)

    def afresh(self, code: str) -> Party:
        """Back before a match: ghosts are gone, the next cards are left to chance, and there are chairs for more."""
        chairs = [Chair(own=chair.own) if chair.who == "ghost" else chair for chair in self.chairs]
        most = self.box.game.seats(self.box.game.options()).stop - 1
        more = [Chair(own=own_settings(self.game, NOTHING))] * (most - len(chairs))
        return replace(self, phase="lobby", match=None, deal=None, chairs=(*chairs, *more), code=code)

    def next_host(self, here: frozenset[Seat]) -> Seat | None:
        """The role passes to the next person who is here, else to any person."""
        people = [seat for seat, chair in enumerate(self.chairs) if chair.who == "person"]
        return next((seat for seat in people if seat in here), people[0] if people else None)


def bot_name(chairs: Sequence[Chair], level: str) -> str:
    """Bots of a level are counted; the texts call them by their level."""
    taken = {chair.name for chair in chairs}
    return next(name for number in range(1, 99) if (name := f"{level} {number}") not in taken)


def settings(game: str, options: Raw, chairs: int) -> tuple[Raw, int]:
    """Options checked against the game's own type and written in full; refuses what does not fit."""
    if game not in GAMES:
        raise Refused("game-unknown", given=game)
    rules = GAMES[game].game
    known = decoded(options, rules.options)
    allowed = rules.seats(known)
    if chairs not in allowed:
        raise wrong_seats(allowed, chairs)
    return Raw(encode(known)), chairs


def could_begin(game: str, options: Raw, own: Raw, chairs: int) -> None:
    """Refuses what could not be begun with so many chairs, as the rules see it; `own` is what the first plays with."""
    full, _ = settings(game, options, chairs)
    rules = GAMES[game].game
    rules.start(decoded(full, rules.options), [decoded(own, rules.own), *[rules.own()] * (chairs - 1)])


async def prepared(game: str, options: Raw) -> None:
    """Let a game get ready what these options need, beside everything else that goes on."""
    box = GAMES.get(game)
    if box is not None and box.prepare is not None:
        await asyncio.to_thread(box.prepare, decoded(options, box.game.options))


def own_settings(game: str, own: Raw) -> Raw:
    return Raw(encode(decoded(own, GAMES[game].game.own)))


def decoded(raw: Raw, kind: Any) -> Any:
    """JSON from outside as the game's own type."""
    try:
        return decode(raw, kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refused("options-bad", problem=str(error)[:120]) from None
