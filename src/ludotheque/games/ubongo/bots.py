"""Bots for Ubongo: they know a covering at once, and take a human time to lay it.

A level is data: a factor on the time that a mission of each difficulty takes. Times are log-normally distributed, like
those of people; meanwhile a bot lays pieces and takes them back. It plays from its view alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from ludotheque.core.game import Millis
from ludotheque.games.ubongo.model import LEAD, Action, Lay, Lift, Pieces, Ready, Task, View
from ludotheque.games.ubongo.rules import fitting
from ludotheque.games.ubongo.rules.boards import opens_boards
from ludotheque.games.ubongo.rules.covering import LAYS
from ludotheque.games.ubongo.solver.advice import ways


class BotLevel(Struct, frozen=True):
    """How well a bot plays."""

    name: str
    factor: float
    """Multiplies the usual time for a mission."""
    tries: float
    """The mean number of wrong tries per piece."""


LEVELS = (
    BotLevel("beginner", factor=2.6, tries=1.2),
    BotLevel("casual", factor=1.6, tries=0.8),
    BotLevel("skilled", factor=1.0, tries=0.4),
    BotLevel("master", factor=0.5, tries=0.0),
)

USUAL: Final[tuple[float, ...]] = (9.0, 15.0, 24.0, 38.0, 60.0)
"""The median time of a skilled player in seconds, for difficulty 1 to 5."""
SCATTER: Final = 0.5
"""Standard deviation of the logarithm of the time: two thirds lie between 0.6 and 1.65 times the median."""
LEAST: Final[Millis] = 2_500
"""The least time, to see the shape and lay the pieces."""
HAND: Final[Millis] = 700
"""From one piece to the next, once the covering is found."""
STILL: Final = 0.7
"""Factor on the time in the second chance, since the shape is known by then."""
BREATH: Final[Millis] = 4_000
"""Least time from the end of a round to Ready."""


class UbongoBot:
    """A bot of one level; its plan depends only on its view and the random generator."""

    again = True
    """Plan again when the plan is carried out and the match still waits for it: there is a next mission."""

    def __init__(self, level: BotLevel) -> None:
        self.level = level

    def plan(self, view: View, now: Millis, rng: Random) -> Sequence[tuple[Millis, Action]]:
        """Cover the shape in a random time; get ready after a round."""
        shown, seat = view.shown, view.viewer
        if seat is None:
            return ()
        if shown.phase == "review" and seat not in shown.ready:
            return ((now + BREATH + rng.randrange(BREATH), Ready()),)
        task, lying = shown.tasks[seat], view.pieces[seat]
        if shown.phase != "covering" or task is None or lying is None or seat in (*shown.done, *shown.gave_up):
            return ()
        time = self.time_for(task.difficulty, rng)
        if shown.again:
            time *= STILL
        elif opens_boards(shown.options):
            time = max(LEAST, time - LEAD)
        return self.cover(task, lying, now, time, rng)

    def time_for(self, difficulty: int, rng: Random) -> float:
        """A random time for a mission, in milliseconds."""
        usual = 1000 * USUAL[difficulty - 1] * self.level.factor
        return max(LEAST, usual * rng.lognormvariate(0, SCATTER))

    def cover(self, task: Task, lying: Pieces, now: Millis, time: float, rng: Random) -> list[tuple[Millis, Action]]:
        """Take back wrong pieces, try some others, then lay the pieces of a covering one after another."""
        goal = list(rng.choice(ways(task.shape, task.pieces)))
        rng.shuffle(goal)
        todo = [lay for lay in goal if lay not in lying]
        hands = HAND * rng.uniform(0.8, 1.4)
        thinking = max(time - hands * len(todo), hands)
        acts: list[Action] = [Lift(lay.piece) for lay in lying if lay not in goal]
        acts += self.tries(task, tuple(lay for lay in lying if lay in goal), todo, rng)
        moments = sorted(rng.uniform(0.1, 1.0) for _ in acts)
        plan = [(now + int(thinking * moment), action) for moment, action in zip(moments, acts, strict=True)]
        return [*plan, *((now + int(thinking + hands * number), lay) for number, lay in enumerate(todo, 1))]

    def tries(self, task: Task, lying: Pieces, todo: Sequence[Lay], rng: Random) -> list[Action]:
        """Wrong tries, each taken back before the next."""
        found: list[Action] = []
        taken = sum(LAYS[lay] for lay in lying)
        for lay in todo:
            if rng.random() < self.level.tries:
                wrong = [
                    other
                    for other, mask in fitting(task.shape, task.pieces)
                    if other.piece == lay.piece and other != lay and not mask & taken
                ]
                if wrong:
                    found += [rng.choice(wrong), Lift(lay.piece)]
        return found


BOTS = {level.name: UbongoBot(level) for level in LEVELS}
"""By level, weakest first."""
