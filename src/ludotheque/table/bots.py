"""The bots at one table: who thinks when, in worker threads, and what they mean to do."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any, Final

from ludotheque.core.box import Bot
from ludotheque.core.game import Millis, Seat
from ludotheque.core.playing import BotSchedule
from ludotheque.table.ghosts import Ghost

if TYPE_CHECKING:
    from ludotheque.table.live import LiveMatch
    from ludotheque.table.room import Room

FUMBLE: Final[Millis] = 1_000
"""Between two actions of a bot that does not know what to do."""


class Bots:
    """Those who play for a match without hands of their own: bots, stand-ins and ghosts."""

    def __init__(self, room: Room, live: LiveMatch) -> None:
        self.room = room
        self.live = live
        self.schedule = BotSchedule(Random(b"hands" + live.row.seed))
        self.bots: dict[Seat, Bot[Any, Any]] = {}
        self.thinking: set[asyncio.Task[None]] = set()
        self.resting: set[Seat] = set()
        """Stand-ins who have come while a glass runs."""
        self.borrowed: set[Seat] = set()
        """Seats of idle people whose turn a bot takes."""
        self.fumbling: set[Seat] = set()
        self.ghosts: dict[Seat, Ghost] = {}
        for seat, chair in enumerate(room.party.chairs):
            if chair.who == "bot":
                self.sit(seat, chair.level or "")

    def sit(self, seat: Seat, level: str) -> None:
        self.bots[seat] = self.room.party.box.bots[level]

    def get_up(self, seat: Seat) -> None:
        """A person plays this seat again."""
        self.resting.discard(seat)
        self.bots.pop(seat, None)
        self.schedule.drop(seat)

    def borrow(self, seat: Seat) -> None:
        """Play this turn of somebody who sits idle."""
        self.sit(seat, self.room.party.usual_level)
        self.borrowed.add(seat)
        self.think(seat)

    def refused(self, seat: Seat) -> None:
        """What a bot meant to do cannot be done: ask it again, and one that knows nothing better fumbles."""
        if seat in self.ghosts:
            self.schedule.drop(seat)
        elif self.schedule.refused(seat):
            self.think(seat)
        else:
            self.fumbling.add(seat)

    def think_on(self) -> None:
        """At a new chapter borrowed turns go back, and every bot plans anew; at one of its own a bot does.

        A stand-in who came while a glass ran rests until the next chapter, or until no glass runs any more.
        """
        due = self.live.due
        if not (self.bots or self.fumbling or due.paces) and due.chapter == self.schedule.chapter:
            return  # as at nearly every move among people
        begun, ahead = self.schedule.follow(due)
        if begun:
            for seat in self.borrowed:
                self.bots.pop(seat, None)
            self.borrowed.clear()
            self.fumbling.clear()
            thinkers = set(self.bots)
            self.haunt()
        else:
            thinkers = self.resting & set(self.bots) if due.deadline is None else set()
            thinkers |= (ahead & set(self.bots)) - self.resting
        self.resting -= thinkers
        for seat in thinkers:
            self.think(seat)
        for seat in self.fumbling & due.seats:
            if not self.schedule.has(seat):
                self.fumble(seat)

    def hurry(self) -> None:
        """Where people have done their part of a chapter and only bots are at it, the bots make haste."""
        live, schedule = self.live, self.schedule
        if not self.bots or schedule.hurried:
            return
        waited, people = live.due.seats, [seat for seat in live.acted if seat not in self.bots]
        if waited and people and waited <= set(self.bots):
            schedule.hurry(max(live.watch.now(), live.moment.at))
            self.room.changed(self.room)

    def haunt(self) -> None:
        """Ghosts know from the start what they will do in this chapter."""
        for seat, ghost in self.ghosts.items():
            self.schedule.add(seat, ghost.page(self.live, seat), self.live.moment.at)
            self.room.changed(self.room)

    def think(self, seat: Seat) -> None:
        """A bot plans in a worker thread, from its view; the table goes on meanwhile."""
        schedule = self.schedule
        bot, chapter = self.bots[seat], schedule.chapter
        view = self.live.game.observe(self.live.moment.state, seat)
        now, rng = max(self.live.watch.now(), self.live.moment.at), Random(schedule.rng.random())

        async def plan() -> None:
            found = await asyncio.to_thread(bot.plan, view, now, rng)
            if schedule.chapter == chapter and self.bots.get(seat) is bot:
                schedule.drop(seat)
                schedule.add(seat, found, now)
                self.room.changed(self.room)

        task = asyncio.create_task(plan())
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)

    def fumble(self, seat: Seat) -> None:
        """A bot that is refused again and again does something legal, so that nobody waits for it for ever.

        The kind of action is chosen first: to be done comes up as often as to go on.
        """
        actions = list(self.live.game.legal(self.live.moment.state, seat))
        kind = self.schedule.rng.choice(sorted({type(action).__name__ for action in actions}))
        action = self.schedule.rng.choice([action for action in actions if type(action).__name__ == kind])
        at = max(self.live.watch.now(), self.live.moment.at) + FUMBLE
        self.schedule.add(seat, [(at, action)], at)
