"""A match as programs play it: one decision after the other, and time passes with them.

Seats that may act are asked in turn, all at the same moment: that is a cycle. The next one is a pace later, and another
seat is asked first. A seat may wait while a deadline runs; if all do, it comes at once. Draws are due as ever.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ludotheque.adapters.past import Past
from ludotheque.adapters.setting import SOON, Setting
from ludotheque.core.arguments import viewer_of, whole
from ludotheque.core.coding import encode
from ludotheque.core.game import Act, Draw, Millis, Outcome, Seat, Tick, offers
from ludotheque.core.limits import returns
from ludotheque.core.match import Chance, Moment, advance, check_due
from ludotheque.core.refusal import Refused


class Episode:
    """Where a match stands. `choose` and `draw` take it further; a copy costs next to nothing."""

    __slots__ = (
        "asked",
        "closed",
        "cycle",
        "due",
        "idle",
        "moment",
        "now",
        "offered",
        "past",
        "queue",
        "setting",
        "steps",
    )

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.moment: Moment[Any] = setting.start
        self.due = setting.game.due(self.moment.state)
        self.closed = self.due.over
        """Whether nothing is due any more."""
        self.offered: dict[Seat, int] = {}
        """The actions of each seat at this moment, as far as anybody has asked."""
        self.past = Past()
        self.now: Millis = 0
        self.cycle = 0
        self.steps = 0
        """Inputs and waits so far."""
        self.queue: tuple[Seat, ...] = ()
        """Seats still to be asked in this cycle."""
        self.asked = False
        """Whether anybody has been asked since time last passed."""
        self.idle = True
        """Whether all who were asked in this cycle wait."""
        self._go_on()

    def copy(self) -> Episode:
        """The same moment, to go on from in another way."""
        other = object.__new__(Episode)
        for name in Episode.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    def __deepcopy__(self, _memo: object) -> Episode:
        return self.copy()

    @property
    def truncated(self) -> bool:
        """Whether the match was called off, since it goes nowhere."""
        return not self.closed and self.steps >= self.setting.limits.steps

    @property
    def over(self) -> bool:
        """Whether the match has ended, or was called off."""
        return self.closed or self.steps >= self.setting.limits.steps

    @property
    def odds(self) -> tuple[int, ...]:
        """The integer weights of the draw that is due, if one is."""
        return () if self.over else self.due.odds

    @property
    def turn(self) -> Seat | None:
        """The seat that decides now; None if chance does, or nobody."""
        return None if self.over or self.due.odds else self.queue[0]

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on, and if it was called off."""
        return self.setting.game.outcome(self.moment.state) if self.closed else None

    def returns(self) -> tuple[float, ...]:
        """What the match was worth to each seat, from -1 to 1; nothing before its end, and if it was called off."""
        outcome = self.outcome
        return (0.0,) * len(self.setting.own) if outcome is None else returns(outcome, self.setting.limits)

    def legal(self, seat: Seat) -> int:
        """What a seat may choose now, as a set of bits; nothing out of turn."""
        viewer_of(seat, self.setting.own)
        return self._offers(seat) | self._waiting if seat == self.turn else 0

    def may(self, seat: Seat) -> int:
        """What a seat may choose in this cycle, as far as can be said now."""
        return self._offers(seat) | self._waiting if not self.over and seat in self.queue else 0

    @property
    def _waiting(self) -> int:
        return 0 if self.due.deadline is None else 1 << self.setting.wait

    def _offers(self, seat: Seat) -> int:
        known, setting = self.offered.get(seat), self.setting
        if known is None:
            known = offers(setting.game, setting.numbers, self.moment.state, seat) & setting.allowed
            self.offered[seat] = known
        return known

    def choose(self, number: int) -> None:
        """Take an action of the seat whose turn it is, by its number; refuses one that is not legal."""
        seat, setting = self.turn, self.setting
        if seat is None:
            raise Refused("draw-first" if self.odds else "match-over")
        number = whole("action", number, 0, setting.wait)
        if not (self._offers(seat) | self._waiting) >> number & 1:
            raise Refused("no-such-action", given=setting.said(number))
        if number == setting.wait:
            self.past = self.past.then(self.moment, (), seat, number, self.now)
            self.queue = self.queue[1:]
            self.steps += 1
        else:
            self.idle = False
            self.queue = self.queue[1:]
            self._take(Act(self.now, seat, setting.catalogue[number]), number)
        self._go_on()

    def pass_over(self) -> None:
        """Leave out the seat whose turn it is in this cycle: what it chose is not legal, or no more."""
        self.queue = self.queue[1:]
        self.steps += 1
        self._go_on()

    def draw(self, pick: int) -> None:
        """Answer the draw that is due with the index of one of its odds."""
        given = Draw(self.moment.at, whole("pick", pick, 0))
        if self.over:
            raise Refused("match-over")
        check_due(self.due, self.moment.at, given)
        self._take(given)
        self._go_on()

    def settle(self, luck: Chance) -> None:
        """Answer all draws that are due."""
        while self.due.odds and not self.over:
            self.draw(luck(self.moment.draws, self.due.odds))

    def _take(self, given: Act[Any] | Draw | Tick, number: int | None = None) -> None:
        """Feed an input that is due; a new chapter begins with a new cycle."""
        before = self.moment
        self.moment, events = advance(self.setting.game, before, given)
        self.offered = {}
        seat = given.seat if isinstance(given, Act) else None
        self.past = self.past.then(before, tuple(events), seat, number, self.now)
        self.now = max(self.now, self.moment.at)
        chapter, self.due = self.due.chapter, self.setting.game.due(self.moment.state)
        self.closed = self.due.over
        self.steps += 1
        if self.due.chapter != chapter:
            self.queue = ()

    def _go_on(self) -> None:
        """Let time pass until somebody has to decide."""
        while not self.due.odds and not self.over:
            due = self.due
            may_act = due.seats | due.also if due.also else due.seats
            if self.queue:
                self.queue = tuple([seat for seat in self.queue if seat in may_act and self._offers(seat)])
            if self.queue:
                return
            acting = [seat for seat in self.setting.seats if seat in may_act and self._offers(seat)]
            self._pass_time(acting)
            deadline = due.deadline
            if deadline is not None and deadline <= self.now:
                self._take(Tick(deadline))
            elif acting:
                first = self.cycle % len(self.setting.own)
                self.queue = (
                    *[seat for seat in acting if seat >= first],
                    *[seat for seat in acting if seat < first],
                )
                self.cycle, self.asked, self.idle = self.cycle + 1, True, True

    def _pass_time(self, acting: list[Seat]) -> None:
        """A pace after a cycle in which somebody acted, else until the deadline."""
        deadline = self.due.deadline
        if not acting and deadline is None:
            raise RuntimeError("the match waits, but nobody can act")
        if deadline is not None and (not acting or (self.asked and self.idle)):
            self.now = max(self.now, deadline)
        elif self.asked:
            self.now += self.setting.pace
        self.asked = False

    def view(self, seat: Seat) -> Any:
        """All that a seat has a right to know."""
        return self.setting.game.observe(self.moment.state, viewer_of(seat, self.setting.own))

    @property
    def time_left(self) -> float | None:
        """How far away the deadline is, as a part of what looks far; None without one."""
        deadline = self.due.deadline
        return None if deadline is None else min(1.0, max(0, deadline - self.now) / SOON)

    def information_state(self, seat: Seat) -> str:
        """A key of all that a seat has seen and done so far, in its order, with what it knows now.

        Equal keys mean that the seat has seen and done the same, up to collisions of 128 bits.
        """
        view = encode(self.view(seat)).decode()
        return f"{seat} {self.now} {self.past.chain(self.setting.game, seat).hex()} {view}"

    def imagined(self, seat: Seat, rng: Random) -> Episode:
        """Another moment that this seat cannot tell from this one; what others have seen is made up, too."""
        game, other = self.setting.game, self.copy()
        state = game.imagine(self.view(seat), rng)
        other.moment = Moment(state, self.moment.at, self.moment.draws)
        other.due, other.offered = game.due(state), {}
        other.closed = other.due.over
        other.past = self.past.imagined(game, seat, len(self.setting.own))
        return other
