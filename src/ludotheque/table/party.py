"""What a table keeps from one evening to the next: its chairs, what was agreed, and how the matches ended."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import count
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
from ludotheque.table.frames import DealView, Evening, Player

MOST_EVENING = 50
MOST_REMOVED = 50
NOTHING: Final = Raw(b"{}")
"""Empty own settings: the defaults."""


class Run(Struct, frozen=True):
    """A seat's run in a finished match: its replay, and the seat."""

    replay: str
    seat: Seat


class Chair(Struct, frozen=True):
    who: Literal["person", "program", "bot", "ghost", "empty"] = "empty"
    """A program is a bot by invitation: somebody runs it elsewhere, and it has sat down like a person."""
    name: str = ""
    level: str | None = None
    device: str | None = None
    """The hashed cookie of the device that holds the seat."""
    own: Raw = NOTHING
    run: Run | None = None
    """The run that a ghost repeats."""
    number: int | None = None
    """Tells bots of one level apart."""

    @property
    def holder(self) -> tuple[str, str | None, str]:
        """Identifies the holder of this chair: by device, and by person at the same device."""
        return self.who, self.device, self.name

    @property
    def sits(self) -> str:
        """The occupant's name in a record."""
        return f"bot:{self.level}" if self.who == "bot" else self.who

    @property
    def player(self) -> Player:
        """The occupant; the chair must not be empty."""
        if self.who == "empty":
            raise ValueError("nobody sits here")
        return Player(self.who, self.name, self.level, self.number)


class Guest(Struct, frozen=True):
    """Somebody who came late and joins in: a chair of the next match is kept for them, or they wait for a bot's."""

    device: str
    name: str
    takes: Seat | None = None
    """The bot's chair that they take over when the chapter is over."""
    after: str = ""
    """The chapter after which they take over, as the seat counts it."""


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
    guests: tuple[Guest, ...] = ()
    removed: tuple[str, ...] = ()
    """Devices that the host has sent away from the running match, or in the lobby."""
    paused: bool = False
    """Whether the host has paused the running match."""
    hall: str | None = None
    """The hall that this table belongs to; it says when matches begin and end."""

    @property
    def box(self) -> Box:
        return GAMES[self.game]

    def chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refused("chair-unknown", seat=seat + 1)
        return self.chairs[seat]

    def free_seat(self) -> Seat:
        """The first empty chair; refuses if there is none."""
        for seat, chair in enumerate(self.chairs):
            if chair.who == "empty":
                return seat
        raise Refused("table-full")

    def with_chair(self, seat: Seat, chair: Chair) -> Party:
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def held_by(self, device: str) -> tuple[Seat, ...]:
        """The seats of a device."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.device == device)

    @property
    def devices(self) -> frozenset[str]:
        """The devices that hold a chair."""
        return frozenset(chair.device for chair in self.chairs if chair.device is not None)

    @property
    def public_code(self) -> str | None:
        """The code, where others are invited: not to a lesson, a deal of the day, nor a table of a hall."""
        return self.code if self.deal is None or self.deal.kind == "again" else None

    @property
    def host_device(self) -> str | None:
        return None if self.host is None else self.chairs[self.host].device

    @property
    def most_chairs(self) -> int:
        """The most players of this game."""
        return self.box.game.seats(self.box.game.options()).stop - 1

    def guest(self, device: str | None) -> Guest | None:
        """The guest at this device."""
        return next((guest for guest in self.guests if guest.device == device), None)

    def has_chair_for(self, device: str | None) -> bool:
        """Whether the next match has a chair for one more guest, beside everybody who stays and the other guests."""
        staying = sum(chair.who in ("person", "program") for chair in self.chairs)
        return staying + sum(guest.device != device for guest in self.guests) < self.most_chairs

    def with_guest(self, guest: Guest) -> Party:
        return replace(self, guests=(*self.without_guests({guest.device}).guests, guest))

    def without_guests(self, devices: Collection[str]) -> Party:
        return replace(self, guests=tuple(guest for guest in self.guests if guest.device not in devices))

    def with_removed(self, device: str) -> Party:
        """This party with a device that the host has removed; only the latest are kept."""
        return replace(self, removed=(*self.without_removed(device).removed, device)[-MOST_REMOVED:])

    def without_removed(self, device: str) -> Party:
        return replace(self, removed=tuple(other for other in self.removed if other != device))

    def with_guests_seated(self, devices: Collection[str | None]) -> Party:
        """This party with the guests at these devices seated: on empty chairs, or in place of the last bots."""
        party = self
        for guest in [guest for guest in self.guests if guest.device in devices]:
            seat = party.chair_to_give()
            if seat is None:
                break
            chair = Chair("person", guest.name, None, guest.device, party.chairs[seat].own)
            host = seat if party.host is None else party.host
            party = replace(party.without_guests({guest.device}).with_chair(seat, chair), host=host)
        return party

    def chair_to_give(self) -> Seat | None:
        """A chair for one more person before a match: the first empty one, else that of the last bot."""
        who = [chair.who for chair in self.chairs]
        if "empty" in who:
            return who.index("empty")
        return max((seat for seat, one in enumerate(who) if one == "bot"), default=None)

    def reseated(self, later: Party) -> frozenset[Seat]:
        """The seats whose holder is another one, or nobody, in a later party."""
        then = [chair.holder for chair in later.chairs]
        return frozenset(seat for seat, chair in enumerate(self.chairs) if then[seat : seat + 1] != [chair.holder])

    @property
    def usual_level(self) -> str:
        """The level of bots that stand in for people: neither the weakest nor the best."""
        levels = list(self.box.bots)
        return levels[len(levels) // 2]

    @property
    def helps(self) -> bool:
        """Whether hints are given: where the table allows them, and to the only person in a match.

        A person alone takes nothing from anybody; an assisted result counts nowhere. The deal of the day counts once.
        Whoever plays with a program is not alone, nor is anybody in a hall.
        """
        if self.hall is not None:
            return False
        alone = self.phase != "lobby" and len(self.people) == 1 and not self.has_program
        daily = self.deal is not None and self.deal.kind == "daily"
        return self.hints or (alone and not daily and self.box.hint is not None)

    def without_empty_chairs(self) -> Party:
        """This party without empty chairs; the host keeps the role on the new chair."""
        taken = tuple(chair for chair in self.chairs if chair.who != "empty")
        before = None if self.host is None else sum(chair.who != "empty" for chair in self.chairs[: self.host])
        return replace(self, chairs=taken, host=before)

    def back_in_lobby(self) -> Party:
        """This party before its next match: no ghosts, no given deal, and chairs for more people.

        A bot that played on for somebody who left gives the name back: they may come again.
        """
        chairs = [Chair(own=chair.own) if chair.who == "ghost" else chair for chair in self.chairs]
        for seat, chair in enumerate(chairs):
            if chair.who == "bot" and chair.name and chair.level is not None:
                chairs[seat] = bot_chair(chairs, chair.level, chair.own)
        free = 0 if self.hall is not None else self.most_chairs - len(chairs)
        more = [Chair(own=own_settings(self.game, NOTHING))] * free
        party = replace(self, chairs=(*chairs, *more), evening=self.open_evening, removed=())
        return replace(party, phase="lobby", match=None, deal=None, paused=False).with_waiting_guests()

    def with_waiting_guests(self) -> Party:
        """Guests who were about to take over a bot wait for the next match instead."""
        return replace(self, guests=tuple(replace(guest, takes=None, after="") for guest in self.guests))

    @property
    def open_evening(self) -> tuple[Evening, ...]:
        """The matches of the evening that any guest may know of: without a deal of the day that has just ended."""
        daily = self.phase == "over" and self.deal is not None and self.deal.date is not None
        return self.evening[:-1] if daily else self.evening

    @property
    def people(self) -> frozenset[Seat]:
        """The seats of people; only they may be the host."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.who == "person")

    @property
    def has_program(self) -> bool:
        """Whether a program plays: then the match counts in no records."""
        return any(chair.who == "program" for chair in self.chairs)

    def next_host(self, here: frozenset[Seat]) -> Seat | None:
        """The next host: a person who is here, else any person."""
        people = sorted(self.people)
        return next((seat for seat in people if seat in here), people[0] if people else None)


def bot_chair(others: Iterable[Chair], level: str, own: Raw, name: str = "") -> Chair:
    """A chair for a bot of this level, by the name of a person whom it replaces or the first number that is free."""
    if name:
        return Chair("bot", name, level, own=own)
    taken = {chair.number for chair in others if chair.who == "bot" and chair.level == level}
    return Chair("bot", level=level, own=own, number=next(number for number in count(1) if number not in taken))


def chairs_at(game: str, chairs: Iterable[Chair]) -> list[Chair]:
    """The same people and bots at another game, by its default settings; its weakest bots for levels it lacks."""
    levels, own = list(GAMES[game].bots), own_settings(game, NOTHING)
    found = [replace(chair, own=own) for chair in chairs]
    for seat, chair in enumerate(found):
        if chair.who == "bot" and chair.level not in levels:
            found[seat] = bot_chair(found, levels[0], own, chair.name)
    return found


def checked_settings(game: str, options: Raw, chairs: int) -> tuple[Raw, int]:
    """Options checked against the game's own type and written in full, and the chairs; refuses what does not fit."""
    if game not in GAMES:
        raise Refused("game-unknown", given=game)
    rules = GAMES[game].game
    known = decoded(options, rules.options)
    allowed = rules.seats(known)
    if chairs not in allowed:
        raise wrong_seats(allowed, chairs)
    return Raw(encode(known)), chairs


def check_start(game: str, options: Raw, own: Raw, chairs: int) -> None:
    """Refuse what the rules could not start with so many chairs; `own` are the first seat's settings."""
    full, _ = checked_settings(game, options, chairs)
    rules = GAMES[game].game
    rules.start(decoded(full, rules.options), [decoded(own, rules.own), *[rules.own()] * (chairs - 1)])


def own_settings(game: str, own: Raw) -> Raw:
    return Raw(encode(decoded(own, GAMES[game].game.own)))


def decoded(raw: Raw, kind: Any) -> Any:
    """JSON from outside as the game's own type."""
    try:
        return decode(raw, kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refused("options-bad", problem=str(error)[:120]) from None
