"""The bots of one match, which plan beside the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from ludotheque.core.game import Millis, Seat
from ludotheque.core.playing import BotSchedule
from ludotheque.core.refusal import Refused
from ludotheque.table.live_match import LiveMatch
from ludotheque.table.occupants import Occupant
from ludotheque.table.thinking import Thinking

FUMBLE: Final[Millis] = 1_000
"""Pause between two actions of a fumbling bot."""


class Bots:
    """Plans for every seat that no person decides for."""

    def __init__(
        self, occupants: Sequence[Occupant], live: LiveMatch, thinking: Thinking, changed: Callable[[], None]
    ) -> None:
        self.occupants = occupants
        self.live = live
        self.work = thinking
        self.changed = changed
        """Called when something may be due earlier than before."""
        self.schedule = BotSchedule(Random(b"hands" + live.row.seed))
        self.no_bots = [None] * len(occupants)
        self.thinking: set[asyncio.Task[None]] = set()
        self.planning = 0
        """How many bots have been asked for a plan and have not answered."""

    @property
    def present(self) -> bool:
        """Whether a bot plays any seat."""
        return [o.bot for o in self.occupants] != self.no_bots  # half the time of `any`, at every move

    @property
    def only_person(self) -> Seat | None:
        """The seat of the person who plays against bots and ghosts alone; None with several people, or nobody."""
        found = None
        for seat, occupant in enumerate(self.occupants):
            if occupant.plays in ("person", "borrowed"):
                if found is not None:
                    return None
                found = seat
        return found

    def refused(self, seat: Seat) -> None:
        """Ask a bot again whose action was refused; one that was asked too often fumbles, and a ghost stops."""
        occupant = self.occupants[seat]
        if occupant.ghost is not None:
            self.schedule.drop(seat)
        elif self.schedule.refused(seat):
            self.think(seat)
        else:
            occupant.fumbling = True

    def plan_anew(self) -> None:
        """Let bots plan anew: all of them at a new chapter, one alone at a chapter of its own.

        A stand-in that came while a glass ran rests until the next chapter, or until no glass runs any more.
        """
        due = self.live.due
        if due.chapter == self.schedule.chapter and not due.paces and not self.present:
            return  # as at nearly every move among people
        begun, ahead = self.schedule.follow(due)
        if begun:
            for occupant in self.occupants:
                occupant.open_chapter()
            self.haunt()
        for seat, occupant in enumerate(self.occupants):
            if occupant.bot is None:
                continue
            if begun or (due.deadline is None if occupant.resting else seat in ahead):
                occupant.resting = False
                self.think(seat)
            if occupant.fumbling and seat in due.seats and not self.schedule.has(seat):
                self.fumble(seat)

    def hurry(self) -> None:
        """Speed bots up once people have done their part of a chapter and only bots are left.

        Nobody waits for a bot that has looked at a result as long as the only person wants to look at it.
        """
        live, occupants, waited = self.live, self.occupants, self.live.due.seats
        if self.schedule.haste < 1 or not waited:
            return
        if live.due.courtesy and self.only_person in waited:
            self.schedule.hurry(live.now(), haste=0)
            self.changed()
            return
        for seat in waited:
            if occupants[seat].bot is None:
                return
        if any(occupants[seat].bot is None for seat in live.acted):
            self.schedule.hurry(live.now())
            self.changed()

    def haunt(self) -> None:
        """Queue the recorded actions of every ghost in this chapter."""
        for seat, occupant in enumerate(self.occupants):
            if occupant.ghost is not None:
                self.schedule.add(seat, occupant.ghost.page(self.live, seat), self.live.moment.at)
                self.changed()

    def think(self, seat: Seat) -> None:
        """Plan for a bot in a worker, from its view; the table goes on meanwhile."""
        occupant, schedule = self.occupants[seat], self.schedule
        bot, chapter = occupant.bot, schedule.chapter
        if bot is None:
            return
        view = self.live.game.observe(self.live.moment.state, seat)
        now, rng = self.live.now(), Random(schedule.rng.random())

        async def plan() -> None:
            try:
                found = await self.work.plan(self.live.row.room, bot, view, now, rng)
            except Refused:
                found = None
            finally:
                self.planning -= 1
            if schedule.chapter == chapter and occupant.bot is bot:
                if found is None:
                    self.refused(seat)
                    self.plan_anew()
                else:
                    schedule.drop(seat)
                    schedule.add(seat, found, now)
                self.changed()

        self.planning += 1
        task = asyncio.create_task(plan())
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)

    def fumble(self, seat: Seat) -> None:
        """Queue any legal action for a bot that is refused again and again, so that the match goes on.

        The kind of action is chosen first, so that ending a turn is as likely as going on.
        """
        rng = self.schedule.rng
        actions = list(self.live.game.legal(self.live.moment.state, seat))
        kind = rng.choice(sorted({type(action).__name__ for action in actions}))
        action = rng.choice([action for action in actions if type(action).__name__ == kind])
        at = self.live.now() + FUMBLE
        self.schedule.add(seat, [(at, action)], at)
