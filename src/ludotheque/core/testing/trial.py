"""A trial: a random match of a game at a table, reproducible from a number."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from ludotheque.core.chance import chance, commitment, seed_from
from ludotheque.core.game import Act, Draw, Event, Game, Input, Seat, Tick
from ludotheque.core.match import Moment, begin, feed
from ludotheque.core.record import AnyGame, End, Record
from ludotheque.core.refusal import Refused

LONGEST = 20_000
"""A random match with more inputs counts as endless."""
SOME = 6
"""Number of moments that expensive checks look at."""
SHUNNED = 0.005
"""How often an action is played that ends a match early."""
PACES = (40, 400, 4_000)
"""Most milliseconds between two actions: at a hectic, a lively and a calm table."""


class Step(Struct, frozen=True):
    """One input of the match, with the moments before and after."""

    before: Moment[Any]
    given: Act[Any] | Draw | Tick
    after: Moment[Any]
    events: tuple[Event, ...]


class Trial:
    """A random match, played on construction; checks look at its steps.

    Actions of the types in `shuns` (such as resigning) are played rarely.
    """

    def __init__(
        self, game: AnyGame, options: Any, own: tuple[Any, ...], number: int, shuns: tuple[type, ...] = ()
    ) -> None:
        self.game = game
        self.options = options
        self.own = own
        self.number = number
        self.shuns = shuns
        self.rng = Random(number)
        self.pace = self.rng.choice(PACES)
        self.seed = seed_from(number)
        self.seats = range(len(own))
        self.viewers: tuple[Seat | None, ...] = (None, *self.seats)
        self.catalogue = list(game.catalogue(options))
        self.numbers = {action: number for number, action in enumerate(self.catalogue)}
        self.start: Moment[Any] = begin(game, options, own)
        self.steps = self._play()

    def __repr__(self) -> str:
        return f"Trial({self.game.key}, {self.options}, {self.own}, number={self.number})"

    @property
    def last(self) -> Moment[Any]:
        return self.steps[-1].after if self.steps else self.start

    def moments(self, count: int) -> list[Moment[Any]]:
        """Random moments of the match, and the first and the last."""
        every = [self.start, *(step.after for step in self.steps)]
        some = self.rng.sample(every, min(count, len(every)))
        return [every[0], *some, every[-1]]

    def record(self) -> Record:
        outcome = self.game.outcome(self.last.state)
        assert outcome is not None, "a match that is over has an outcome"
        rows = tuple(step.given for step in self.steps)
        who = ("person",) * len(self.own)
        end = End(self.seed.hex(), outcome)
        return Record(self.game, self.options, self.own, who, commitment(self.seed), rows, end)

    def _play(self) -> list[Step]:
        luck = chance(self.seed)
        steps: list[Step] = []
        moment = self.start
        while not (due := self.game.due(moment.state)).over:
            assert len(steps) < LONGEST, "a random match must come to an end"
            given = Draw(moment.at, luck(moment.draws, due.odds)) if due.odds else self._hand(moment)
            after, events = feed(self.game, moment, given)
            steps.append(Step(moment, given, after, tuple(events)))
            moment = after
        return steps

    def _hand(self, moment: Moment[Any]) -> Input[Any]:
        """Mostly an action of a seat that is due, sometimes of one that also may act, sometimes a tick.

        The type of action is chosen first, so that rare ones (such as resigning) come up as often as moves.
        """
        due = self.game.due(moment.state)
        at = moment.at + self.rng.randrange(self.pace)
        acting = sorted(due.also if due.also and self.rng.random() < 0.1 else due.seats or due.also)  # noqa: PLR2004
        if not acting or (due.deadline is not None and (at >= due.deadline or self.rng.random() < 0.05)):  # noqa: PLR2004
            assert due.deadline is not None, "nothing is due"
            return Tick(due.deadline)
        seat = self.rng.choice(acting)
        if not (actions := self._wanted(moment, seat)):
            (seat,) = self.rng.sample(sorted(due.seats), 1)
            actions = self._wanted(moment, seat)
        kind = self.rng.choice(sorted({type(action).__name__ for action in actions}))
        return Act(at, seat, self.rng.choice([action for action in actions if type(action).__name__ == kind]))

    def _wanted(self, moment: Moment[Any], seat: Seat) -> list[Any]:
        """The legal actions of a seat, mostly without shunned ones; may be empty."""
        actions = list(self.game.legal(moment.state, seat))
        assert actions, f"seat {seat} is due, but has no legal action"
        if not self.shuns or self.rng.random() < SHUNNED:
            return actions
        return [action for action in actions if not isinstance(action, self.shuns)]


def tried(
    game: Game[Any, Any, Any, Any, Any], moment: Moment[Any], given: Input[Any]
) -> tuple[Moment[Any], tuple[Event, ...]] | Refused:
    """The result of an input: a new moment and its events, or a refusal."""
    try:
        after, events = feed(game, moment, given)
    except Refused as no:
        return no
    return after, tuple(events)
