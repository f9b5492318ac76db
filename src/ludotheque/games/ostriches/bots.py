"""Bots for Ostriches: one that plays anything, one that takes what it sees, and four that search.

A level is data: how long it thinks, how many lines it looks at, and how often it slips. A bot has its view and nothing
else: the powers it does not know are dealt anew for every line that it looks at.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter

from msgspec import Struct

from ludotheque.core.box import Bot
from ludotheque.core.game import Millis, Outcome, Seat
from ludotheque.core.playing import play
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Accept, Action, Land, Offer, Options, Own, Resign, View
from ludotheque.games.ostriches.rules.notation import ACCEPT, move_of
from ludotheque.games.ostriches.solver import Budget, Judgement, think

PAUSE: Millis = 900
"""So long an action takes at least, thinking included: others want to see what happened before."""
REST: Millis = 300
"""And so long after thinking."""


def on_turn(view: View) -> Seat | None:
    """The viewer, if the match waits for him."""
    open_now = view.table.phase not in ("starter", "over")
    return view.viewer if open_now and view.viewer == view.table.turn else None


def possible(view: View, rng: Random) -> list[Action]:
    """What belongs to the turn: any world that the view allows tells."""
    legal = rules.legal(rules.imagine(view, rng), view.table.turn)
    return [action for action in legal if not isinstance(action, Accept | Offer | Resign)]


def ups(view: View, seat: Seat) -> int:
    return sum(one.up for one in view.ostriches if one.of == seat)


class RandomBot:
    """Plays any legal action, but never offers, agrees or resigns."""

    def plan(self, view: View, now: Millis, rng: Random) -> Sequence[tuple[Millis, Action]]:
        """One decision at a time."""
        if on_turn(view) is None:
            return ()
        return ((now + PAUSE, rng.choice(possible(view, rng))),)


class GreedyBot:
    """Turns its own ostriches up wherever it can, and never one of the opponent's; agrees to a draw when behind."""

    def plan(self, view: View, now: Millis, rng: Random) -> Sequence[tuple[Millis, Action]]:
        """One decision at a time."""
        seat = on_turn(view)
        if seat is None:
            return ()
        if view.table.offer == 1 - seat and ups(view, seat) < ups(view, 1 - seat):
            return ((now + PAUSE, ACCEPT),)
        own = {one.at for one in view.ostriches if one.of == seat}
        actions = possible(view, rng)
        landings = [action for action in actions if isinstance(action, Land)]
        good = [land for land in landings if move_of(land.move)[0] in own]
        quiet = [action for action in actions if not isinstance(action, Land)]
        return ((now + PAUSE, rng.choice(good or quiet or actions)),)


class Level(Struct, frozen=True):
    """How well a bot plays."""

    name: str
    seconds: float
    """To think about a move; about a power or a rotation half as long."""
    iterations: int
    """And to look at no more lines than that."""
    slips: float = 0.0
    """The chance to play anything that does not lose at once."""


LEVELS = (
    Level("beginner", seconds=0.5, iterations=30, slips=0.6),
    Level("casual", seconds=0.5, iterations=100, slips=0.2),
    Level("skilled", seconds=0.6, iterations=600, slips=0.05),
    Level("master", seconds=1.5, iterations=300_000),
)
WORSE = 0.3
"""Who stands so badly is glad of a draw."""
EVEN, CALM = 0.1, 60
"""And so is who stands neither well nor badly after so many calm turns."""


class SearchBot:
    """A player of one level; without seconds it plays by iterations alone, and the chance decides everything."""

    def __init__(self, level: Level, *, timed: bool = True) -> None:
        self.level = level
        self.timed = timed

    def plan(self, view: View, now: Millis, rng: Random) -> Sequence[tuple[Millis, Action]]:
        """One decision at a time; the thinking is done here, so this may take as long as the level says."""
        seat = on_turn(view)
        if seat is None:
            return ()
        begun = perf_counter()
        action = self.choose(view, rng)
        spent = int(1000 * (perf_counter() - begun)) if self.timed else 0
        return ((now + max(PAUSE, spent + REST), action),)

    def choose(self, view: View, rng: Random) -> Action:
        """What this level does now."""
        thought = think(view, self.budget(view), rng)
        if view.table.offer == 1 - view.table.turn and glad_of_draw(view, thought):
            return ACCEPT
        turns = thought.turns
        if rng.random() < self.level.slips:
            turns = tuple(turn for turn in turns if turn.estimate > 0.0) or turns
            return rules.read(rng.choice(turns).actions[0])
        return rules.read(turns[0].actions[0])

    def budget(self, view: View) -> Budget:
        part = 1.0 if view.table.phase == "move" else 0.5
        return Budget(self.level.seconds * part if self.timed else None, int(self.level.iterations * part))


def glad_of_draw(view: View, thought: Judgement) -> bool:
    dull = view.table.calm >= CALM and abs(thought.estimate - 0.5) < EVEN
    return thought.estimate < WORSE or dull


BOTS: dict[str, Bot[View, Action]] = {
    "random": RandomBot(),
    "greedy": GreedyBot(),
    **{level.name: SearchBot(level) for level in LEVELS},
}
"""By level, weakest first."""


def play_match(first: Bot[View, Action], second: Bot[View, Action], options: Options, seed: bytes) -> Outcome:
    """A whole match, seat 0 to the first; chance still draws who begins."""
    record = play(rules, options, (Own(), Own()), [("first", first), ("second", second)], seed)
    end = record.end
    if end is None:
        raise AssertionError("a match that was played is over")
    return end.outcome


def points(outcome: Outcome, seat: Seat) -> float:
    """One for a win, half for a draw."""
    if outcome.places[0] == outcome.places[1]:
        return 0.5
    return float(outcome.places[seat] == 1)
