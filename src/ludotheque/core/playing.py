"""Whole matches without a live table: bots at every seat, or random hands."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Any

from ludotheque.core.box import Bot
from ludotheque.core.chance import chance, commitment
from ludotheque.core.game import Act, Event, Game, Millis, Seat, Tick
from ludotheque.core.match import Moment, Settled, begin, settle
from ludotheque.core.record import End, Record, Row

PATIENCE = 5
"""Refusals in one chapter after which a bot is not asked again."""


class Hands:
    """The hands of bots at one match: what each means to do next, and when.

    The one who drives the match (a simulation, a terminal, a live table) asks for the next action in time, feeds it,
    and tells the hands how it went.
    """

    def __init__(self, game: Game[Any, Any, Any, Any, Any], bots: dict[Seat, Bot[Any, Any]], rng: Random) -> None:
        self.game = game
        self.bots = bots
        self.rng = rng
        self.planned: list[tuple[Millis, int, Seat, Any]] = []
        self.chapter: int | None = None
        self.paces: tuple[int, ...] = ()
        self.order = count()
        self.refusals: Counter[Seat] = Counter()

    def look(self, moment: Moment[Any]) -> None:
        """Plan anew when a chapter has begun, or one of a seat's own."""
        due = self.game.due(moment.state)
        if due.chapter != self.chapter:
            anew = list(self.bots)
            self.planned.clear()
            self.refusals.clear()
        else:
            anew = [seat for seat in self.bots if due.paces and due.paces[seat] != self.paces[seat]]
        self.chapter, self.paces = due.chapter, due.paces
        for seat in anew:
            self.forget(seat)
            self.plan(moment, seat)

    def forget(self, seat: Seat) -> None:
        """Drop what a bot meant to do."""
        self.planned = [entry for entry in self.planned if entry[2] != seat]
        heapq.heapify(self.planned)

    def plan(self, moment: Moment[Any], seat: Seat) -> None:
        """Ask one bot for its plan from its view; match time is whole, whatever the bot reckons with."""
        view = self.game.observe(moment.state, seat)
        for at, action in self.bots[seat].plan(view, moment.at, self.rng):
            heapq.heappush(self.planned, (max(int(at), moment.at), next(self.order), seat, action))

    def next(self) -> Act[Any] | None:
        """The earliest action that any bot means to take."""
        if not self.planned:
            return None
        at, _, seat, action = self.planned[0]
        return Act(at, seat, action)

    def done(self, settled: Settled[Any, Any], seat: Seat) -> None:
        """The earliest action was fed: forget it, and after a refusal let its bot plan anew, but not for ever."""
        heapq.heappop(self.planned)
        if settled.refused is not None:
            self.refusals[seat] += 1
            self.forget(seat)
            if self.refusals[seat] < PATIENCE:
                self.plan(settled.moment, seat)


def play(
    game: Game[Any, Any, Any, Any, Any],
    options: Any,
    own: Sequence[Any],
    bots: Sequence[tuple[str, Bot[Any, Any]]],
    seed: bytes,
    tell: Callable[[Moment[Any], tuple[Event, ...]], None] = lambda *_: None,
) -> Record:
    """Play a match with a named bot at every seat and give its record; the seed decides everything.

    Raises RuntimeError when the bots leave the match hanging: nothing planned and no deadline owed.
    """
    rng = Random(b"hands" + seed)
    hands = Hands(game, {seat: bot for seat, (_, bot) in enumerate(bots)}, rng)
    luck = chance(seed)
    settled: Settled[Any, Any] = settle(game, begin(game, options, own), None, luck)
    rows: list[Row] = list(settled.rows)
    tell(settled.moment, settled.events)
    while not (due := game.due(settled.moment.state)).over:
        hands.look(settled.moment)
        act = hands.next()
        if act is not None and (due.deadline is None or act.at < due.deadline):
            settled = settle(game, settled.moment, act, luck)
            hands.done(settled, act.seat)
        elif due.deadline is not None:
            settled = settle(game, settled.moment, Tick(due.deadline), luck)
        else:
            raise RuntimeError("the match waits, but no bot means to act")
        rows.extend(settled.rows)
        tell(settled.moment, settled.events)
    outcome = game.outcome(settled.moment.state)
    if outcome is None:
        raise RuntimeError("the match is over, but has no outcome")
    who = tuple(f"bot:{name}" for name, _ in bots)
    return Record(game, options, tuple(own), who, commitment(seed), tuple(rows), End(seed.hex(), outcome))
