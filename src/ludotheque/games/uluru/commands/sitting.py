"""One person and some bots at a match, in real time: clock, hands and `settle`, and no drawing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from ludotheque.core.chance import chance, commitment
from ludotheque.core.game import Act, Due, Event, Millis, Seat, Tick
from ludotheque.core.match import Moment, Settled, begin, settle
from ludotheque.core.playing import Hands
from ludotheque.core.record import End, Record, Row
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.bots import BOTS
from ludotheque.games.uluru.model import Action, Options, Own, State, View

ME: Seat = 0
"""The person sits here, the bots follow clockwise."""


class Sitting:
    """A match as it goes on. Time is read from the given clock, and only there."""

    def __init__(
        self, options: Options, own: Sequence[Own], levels: Sequence[str], seed: bytes, clock: Callable[[], Millis]
    ) -> None:
        self.options = options
        self.own = tuple(own)
        self.levels = tuple(levels)
        self.seed = seed
        self.commitment = commitment(seed)
        self.clock = clock
        self.luck = chance(seed)
        self.hands = Hands(rules, {seat: BOTS[level] for seat, level in enumerate(levels, 1)}, Random(b"hands" + seed))
        self.rows: list[Row] = []
        self.moment: Moment[State] = begin(rules, options, self.own)
        self.started: Millis | None = None

    def deal(self) -> tuple[Event, ...]:
        """Begin: time runs from here, and chance lays the first cards."""
        self.started = self.clock()
        return self.take(None)

    @property
    def now(self) -> Millis:
        """Match time, which begins with the first deal."""
        return 0 if self.started is None else self.clock() - self.started

    @property
    def due(self) -> Due:
        return rules.due(self.moment.state)

    def over(self) -> bool:
        """The match has come to its end."""
        return self.due.over

    @property
    def view(self) -> View:
        """What the person may know."""
        return rules.observe(self.moment.state, ME)

    def take(self, given: Act[Action] | Tick | None) -> tuple[Event, ...]:
        return self.settled(given).events

    def settled(self, given: Act[Action] | Tick | None) -> Settled[State, Action]:
        """Settle one input, keep its rows, and let the bots look at what came of it."""
        settled = settle(rules, self.moment, given, self.luck)
        self.moment = settled.moment
        self.rows.extend(settled.rows)
        return settled

    def next_at(self) -> Millis | None:
        """When something will happen by itself: a bot acts, or a glass runs out."""
        self.hands.look(self.moment)
        planned, deadline = self.hands.next(), self.due.deadline
        times = (None if planned is None else planned.at, deadline)
        return min((at for at in times if at is not None), default=None)

    def owed(self, now: Millis) -> Iterator[tuple[Event, ...]]:
        """All that has happened by itself until now, one thing after the other."""
        while (at := self.next_at()) is not None and at <= now and not self.over():
            planned, deadline = self.hands.next(), self.due.deadline
            if planned is not None and (deadline is None or planned.at < deadline):
                settled = self.settled(planned)
                self.hands.done(settled, planned.seat)
                yield settled.events
            elif deadline is not None:
                yield self.take(Tick(deadline))

    def act(self, action: Action, show: Callable[[tuple[Event, ...]], None]) -> Refused | None:
        """The person acts now; what has happened by itself until then comes first. All of it is shown as it happens.

        The clock is read once: a bot that acted between two readings would be refused for turning back time.
        """
        now = self.now
        for events in self.owed(now):
            show(events)
        settled = self.settled(Act(now, ME, action))
        show(settled.events)
        return settled.refused

    def record(self) -> Record | None:
        """The record of the match, once it is over."""
        outcome = rules.outcome(self.moment.state)
        if outcome is None:
            return None
        who = ("person", *(f"bot:{level}" for level in self.levels))
        end = End(self.seed.hex(), outcome)
        return Record(rules, self.options, self.own, who, self.commitment, tuple(self.rows), end)
