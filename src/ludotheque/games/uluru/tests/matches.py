"""Matches driven by hand, for tests."""

from __future__ import annotations

from typing import Any

from ludotheque.core import Act, Event, Moment, Outcome, Tick, begin, chance, seed_from, settle
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import (
    Action,
    Land,
    Lock,
    Options,
    Own,
    State,
)
from ludotheque.games.uluru.pieces import BIRDS, Board
from ludotheque.games.uluru.tests.deals import board


class Played:
    """A match under way, driven by hand."""

    def __init__(self, options: Options | None = None, own: tuple[Own, ...] = (Own(),), seed: int = 1) -> None:
        self.luck = chance(seed_from(seed))
        self.moment: Moment[State] = begin(rules, options or Options(), own)
        self.events: list[Event] = []
        self._take(None)

    def _take(self, given: Act[Action] | Tick | None) -> None:
        settled = settle(rules, self.moment, given, self.luck)
        self.moment = settled.moment
        self.events = list(settled.events)
        if settled.refused is not None:
            raise settled.refused

    def act(self, seat: int, action: Action, after: int = 0) -> Played:
        self._take(Act(self.moment.at + after, seat, action))
        return self

    def wait(self) -> Played:
        """Let the next deadline pass."""
        deadline = rules.due(self.moment.state).deadline
        assert deadline is not None
        self._take(Tick(deadline))
        return self

    def to_placing(self) -> Played:
        while self.shown.phase != "placing":
            self.wait()
        return self

    def seat_all(self, seat: int, birds: Board) -> Played:
        for bird, place in zip(BIRDS, birds, strict=True):
            if place is not None:
                self.act(seat, Land(bird, place))
        return self

    def of(self, kind: type[Any]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def shown(self) -> Any:
        return self.moment.state.shown

    def board(self, seat: int = 0) -> Board:
        return self.moment.state.boards[seat]


def finish(match: Played, boards: tuple[Board, ...]) -> Outcome:
    while match.shown.phase != "over":
        match.to_placing()
        for seat, birds in enumerate(boards):
            match.seat_all(seat, birds).act(seat, Lock())
        if match.shown.phase == "review":
            match.wait()
    outcome = rules.outcome(match.moment.state)
    assert outcome is not None
    return outcome


FULL = board(white=0, pink=1, yellow=2, orange=3, red=4, green=5, blue=6, black=7)
