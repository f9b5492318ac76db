"""Bots for Ostriches: one that plays anything, one that takes what it sees, and four that search.

A level is data: how long it thinks, how many lines it looks at, and how often it slips. A bot knows nothing but its
view: the powers hidden from it are dealt anew for every line that it looks at.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from time import perf_counter

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.box import Bot
from ludotheque.core.game import Millis, Outcome, Seat
from ludotheque.core.playing import play
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import (
    SEATS,
    Accept,
    Action,
    Decline,
    Land,
    Offer,
    Options,
    Own,
    Place,
    Resign,
    View,
)
from ludotheque.games.ostriches.pieces import CALM, TRIBE
from ludotheque.games.ostriches.rules.notation import ACCEPT, OFFER, move_of
from ludotheque.games.ostriches.solver import Budget, Judgement, think

PAUSE: Millis = 900
"""The least time for an action, thinking included: others want to see what happened before."""
REST: Millis = 300
"""The time for an action after thinking about it."""


def on_turn(view: View) -> bool:
    """Whether the match waits for the viewer."""
    return view.table.phase not in ("starter", "over") and view.viewer == view.table.turn


def possible(view: View, rng: Random) -> list[Action]:
    """The actions that belong to the turn; they are the same in every world that the view allows."""
    legal = rules.legal(rules.imagine(view, rng), view.table.turn)
    return [action for action in legal if not isinstance(action, Accept | Decline | Offer | Resign)]


def ups(view: View, seat: Seat) -> int:
    return sum(one.up for one in view.ostriches if one.of == seat)


def offered_draw(view: View) -> bool:
    """Whether the opponent of the player on turn offers a draw."""
    return view.table.offer == 1 - view.table.turn


def endless(view: View) -> bool:
    """Whether a turn begins after so many calm ones that only an agreement can end the match."""
    table = view.table
    return table.options.draw_after is None and table.phase == "move" and table.calm >= CALM


class Player(ABC):
    """A bot decides one action at a time, and never resigns.

    Where no number of calm turns is a draw, it offers one after each hundred and agrees to any, so that a match of
    bots ends.
    """

    timed = False
    """Whether thinking takes time; else the chance alone decides everything."""

    def plan(self, view: View, now: Millis, rng: Random) -> Sequence[tuple[Millis, Action]]:
        """The next action, and before it the offer of a draw; thinks as long as the level says."""
        if not on_turn(view):
            return ()
        if endless(view) and offered_draw(view):
            return ((now + PAUSE, ACCEPT),)
        begun = perf_counter()
        action = self.choose(view, rng)
        spent = int(1000 * (perf_counter() - begun)) if self.timed else 0
        chosen = (now + max(PAUSE, spent + REST), action)
        offers = endless(view) and view.table.offer is None and view.table.calm % CALM < SEATS
        return ((now + REST, OFFER), chosen) if offers else (chosen,)

    @abstractmethod
    def choose(self, view: View, rng: Random) -> Action:
        """The action that the player on turn takes now."""


class RandomBot(Player):
    """Plays any action that belongs to the turn."""

    def choose(self, view: View, rng: Random) -> Action:
        """Any action but an offer, an agreement and a resignation."""
        return rng.choice(possible(view, rng))


class GreedyBot(Player):
    """Turns its own ostriches up wherever it can, and never one of the opponent's; agrees to a draw when behind."""

    def choose(self, view: View, rng: Random) -> Action:
        """A landing of its own, else anything that lands nobody."""
        seat = view.table.turn
        if offered_draw(view) and ups(view, seat) < ups(view, 1 - seat):
            return ACCEPT
        own = {one.at for one in view.ostriches if one.of == seat}
        actions = possible(view, rng)
        landings = [action for action in actions if isinstance(action, Land)]
        good = [land for land in landings if move_of(land.move)[0] in own]
        quiet = [action for action in actions if not isinstance(action, Land)]
        return rng.choice(good or quiet or actions)


class Level(Struct, frozen=True):
    """How well a bot plays."""

    name: str
    seconds: float
    """Time to think about a move; half of it for a power or a rotation."""
    iterations: int
    """The most lines it looks at."""
    slips: float = 0.0
    """The chance to play anything that does not lose at once."""


LEVELS = (
    Level("beginner", seconds=0.5, iterations=30, slips=0.6),
    Level("casual", seconds=0.5, iterations=100, slips=0.2),
    Level("skilled", seconds=0.6, iterations=600, slips=0.05),
    Level("master", seconds=1.5, iterations=300_000),
)
WORSE = 0.3
"""A chance below which a bot agrees to a draw."""
EVEN, DULL = 0.1, 60
"""So does a bot within this distance of an even chance after so many calm turns."""


class SearchBot(Player):
    """Searches as its level says; untimed it plays by iterations alone, and the chance decides everything."""

    def __init__(self, level: Level, *, timed: bool = True) -> None:
        self.level = level
        self.timed = timed

    @property
    def seconds(self) -> float | None:
        """The longest that it thinks about one action; None where it plays by iterations alone."""
        return self.level.seconds if self.timed else None

    def within(self, seconds: float) -> SearchBot:
        """The same level with less time."""
        return SearchBot(replace(self.level, seconds=seconds))

    def untimed(self, iterations: int | None = None) -> SearchBot:
        """The same level by at most so many lines instead of the clock."""
        most = self.level.iterations if iterations is None else min(self.level.iterations, iterations)
        return SearchBot(replace(self.level, iterations=most), timed=False)

    def choose(self, view: View, rng: Random) -> Action:
        """The best action that the search finds, or a slip; of a placing only the square."""
        if view.table.phase == "placing":
            return self.place(view, rng)
        return self.best(view, rng)

    def place(self, view: View, rng: Random) -> Action:
        """The square that the search finds, with any power of the hand.

        The search does not know the powers either, so that the squares tell nothing about them: an opponent who knows
        this code knows no more than one who does not.
        """
        found = self.best(veiled(view, rng), rng)
        return replace(found, power=rng.choice(view.hand)) if isinstance(found, Place) else found

    def best(self, view: View, rng: Random) -> Action:
        """The best action that the search finds, or a slip."""
        thought = think(view, self.budget(view), rng)
        if offered_draw(view) and glad_of_draw(view, thought):
            return ACCEPT
        turns = thought.turns
        if rng.random() < self.level.slips:
            safe = [turn for turn in turns if turn.estimate > 0.0]
            turns = tuple(turn for turn in safe if not turn.again) or tuple(safe) or turns
            return rules.read(rng.choice(turns).actions[0])
        return rules.read(turns[0].actions[0])

    def budget(self, view: View) -> Budget:
        """What the level may spend on this decision."""
        part = 1.0 if view.table.phase == "move" else 0.5
        return Budget(self.level.seconds * part if self.timed else None, int(self.level.iterations * part))


def veiled(view: View, rng: Random) -> View:
    """What the viewer knows, with the powers of its own tribe dealt anew."""
    powers = rng.sample(TRIBE, len(TRIBE))
    ostriches = tuple(replace(one, power=powers.pop()) if one.of == view.viewer else one for one in view.ostriches)
    return replace(view, ostriches=ostriches, hand=tuple(sorted(powers, key=TRIBE.index)))


def glad_of_draw(view: View, thought: Judgement) -> bool:
    dull = view.table.calm >= DULL and abs(thought.estimate - 0.5) < EVEN
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
    return {"won": 1.0, "drawn": 0.5, "lost": 0.0}[outcome.result(seat)]
