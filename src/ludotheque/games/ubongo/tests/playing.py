"""A table of Ubongo for tests: it draws what it is told to, and covers shapes as the solver knows how."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core import Act, Draw, Event, Seat, Tick
from ludotheque.games.ubongo import rules
from ludotheque.games.ubongo.model import Action, GiveUp, Lay, Options, Own, Ready, Shown, State
from ludotheque.games.ubongo.solver.advice import ways


class Table:
    """Goes on by itself where only chance is due: the first of everything, unless `picks` says more."""

    def __init__(self, options: Options, seats: int = 2, *, own: Sequence[Own] = (), picks: Sequence[int] = ()) -> None:
        self.state: State = rules.start(options, tuple(own) or (Own(),) * seats)
        self.picks = list(picks)
        self.now = 0
        self.events: list[Event] = []
        self.draw()

    @property
    def shown(self) -> Shown:
        return self.state.shown

    def feed(self, given: Act[Action] | Draw | Tick) -> list[Event]:
        self.state, events = rules.step(self.state, given)
        self.events += events
        return list(events)

    def draw(self) -> list[Event]:
        told: list[Event] = []
        while odds := rules.due(self.state).odds:
            pick = self.picks.pop(0) if self.picks else next(n for n, weight in enumerate(odds) if weight)
            told += self.feed(Draw(self.now, pick))
        return told

    def act(self, seat: Seat, action: Action, after: int = 0) -> list[Event]:
        self.now += after
        return [*self.feed(Act(self.now, seat, action)), *self.draw()]

    def tick(self) -> list[Event]:
        deadline = rules.due(self.state).deadline
        assert deadline is not None
        self.now = deadline
        return [*self.feed(Tick(deadline)), *self.draw()]

    def way(self, seat: Seat) -> tuple[Lay, ...]:
        task = self.shown.tasks[seat]
        assert task is not None
        return ways(task.shape, task.pieces)[0]

    def cover(self, seat: Seat, after: int = 1_000) -> list[Event]:
        """Lay a covering; gives what the last piece led to."""
        told: list[Event] = []
        for lay in self.way(seat):
            told = self.act(seat, lay, after)
            after = 0
        return told

    def give_up(self, *seats: Seat) -> None:
        for seat in seats:
            self.act(seat, GiveUp())

    def ready(self) -> None:
        for seat in range(len(self.shown.own)):
            self.act(seat, Ready())
