"""`python -m bench.ostriches.fair`: our master against a textbook search on the same kernel, on equal terms.

Once with the same number of simulations for every action, once with the same processor time of one thread. Matches come
in pairs: twelve ostriches placed at random, and both sides play that from both seats. Neither side places, so that only
the play is compared. `--times` gives the rival more simulations than ours, to see where it catches up. How it fares
against bots that do not search tells what it is worth.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import thread_time
from typing import Generic, Protocol, TypeVar, cast

from msgspec import Struct
from rich.console import Console
from rich.progress import Progress

from bench.ostriches.textbook import TextbookSearch, start_textbook
from bench.reporting import BaseReport, goal, show_end, show_head, table, terminal, versions, write
from ludotheque.core.game import Act, Draw, Seat
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.bots import BOTS, Player
from ludotheque.games.ostriches.model import SEATS, Action, Options, Own, Place, State, View
from ludotheque.games.ostriches.solver.search import Search, judgement_of, start_search
from ludotheque.lab.intervals import share

SLICE = 100
"""Simulations between two looks at the clock: a few milliseconds at most."""
MEANS = ("simulations", "time", "yardstick")
YARDSTICKS = ("random", "greedy")
"""Bots of ours that do not search; they tell what the rival is worth."""


class Searching(Protocol):
    """What both searches can do."""

    @property
    def proven(self) -> bool:
        """Whether to go on is useless."""

    @property
    def done(self) -> int:
        """The number of simulations so far."""

    def more(self, times: int) -> None:
        """Run so many simulations."""


S = TypeVar("S", bound=Searching)


class Means(Struct, frozen=True):
    """What a side may spend on each action: simulations, or else seconds of its thread's processor time."""

    simulations: int | None = None
    seconds: float = 0.0


class Side(Struct, Generic[S]):
    """One of the two; like every bot it is told its view alone."""

    begin: Callable[[View, Random], S]
    pick: Callable[[S, Random], Action]
    means: Means
    rng: Random
    simulations: int = 0
    spent: float = 0.0

    def choose(self, view: View) -> Action:
        """The action that the search finds as long as the means last; to set a search up takes its time, too."""
        begun, left = thread_time(), self.means.simulations
        search = self.begin(view, self.rng)
        while not search.proven and left != 0:
            times = SLICE if left is None else min(SLICE, left)
            search.more(times)
            left = None if left is None else left - times
            if left is None and thread_time() - begun >= self.means.seconds:
                break
        # A proven position ends our search early: it would distort the speed.
        if not search.proven:
            self.simulations += search.done
            self.spent += thread_time() - begun
        return self.pick(search, self.rng)


def ours(means: Means, rng: Random) -> Side[Search]:
    """The search of our master."""
    return Side(start_search, lambda search, _: rules.read(judgement_of(search).turns[0].actions[0]), means, rng)


def textbook(means: Means, rng: Random) -> Side[TextbookSearch]:
    """The rival."""
    return Side(start_textbook, TextbookSearch.chosen, means, rng)


class Level(Struct):
    """A bot that does not search."""

    bot: Player
    rng: Random
    simulations: int = 0
    spent: float = 0.0

    def choose(self, view: View) -> Action:
        """What the bot does."""
        return self.bot.choose(view, self.rng)


class Chooses(Protocol):
    """Whoever plays."""

    simulations: int
    spent: float

    def choose(self, view: View) -> Action:
        """The action for the player on turn."""


class Encounter(Struct, frozen=True):
    """All matches by the same means."""

    means: str
    games: int
    won: int
    drawn: int
    points: float
    low: float
    high: float
    """The 95 percent interval of `points`; an opening is one try, because its two matches are not independent."""
    our_simulations: float
    """Per second of processor time."""
    their_simulations: float
    mean_turns: float


class Report(BaseReport, kw_only=True):
    """Everything that a run measures."""

    encounters: list[Encounter] = []


def opening(number: int) -> State:
    """All ostriches placed at random; seats begin in turn."""
    rng = Random(number)
    state, _ = rules.step(rules.start(Options(), (Own(), Own())), Draw(0, number % SEATS))
    while state.table.phase == "placing":
        seat = state.table.turn
        placings = [action for action in rules.legal(state, seat) if isinstance(action, Place)]
        state, _ = rules.step(state, Act(0, seat, rng.choice(placings)))
    return state


def match(we: Chooses, they: Chooses, state: State, seat: Seat) -> tuple[float, int]:
    """One match from an opening, the first at this seat; its points, and how many turns it took."""
    while state.table.phase != "over":
        turn = state.table.turn
        view = rules.observe(state, turn)
        action = we.choose(view) if turn == seat else they.choose(view)
        state, _ = rules.step(state, Act(0, turn, action))
    winner = state.table.winner
    return 0.5 if winner is None else float(winner == seat), state.table.turns


def compile_both() -> None:
    """Compile both kernels, which nobody's time is."""
    state = opening(0)
    view = rules.observe(state, state.table.turn)
    ours(Means(1), Random(0)).choose(view)
    textbook(Means(1), Random(0)).choose(view)


def encounter(we: Chooses, they: Chooses, named: str, pairs: int, advance: Callable[[int], None]) -> Encounter:
    """Play so many pairs of matches; points are those of the first."""
    played = []
    for number in range(pairs):
        played += [match(we, they, opening(number), seat) for seat in range(SEATS)]
        advance(1)
    points = [won for won, _ in played]
    found = share(points, [number // SEATS for number in range(len(points))])
    return Encounter(
        means=named,
        games=len(points),
        won=points.count(1.0),
        drawn=points.count(0.5),
        points=sum(points) / len(points),
        low=found.low,
        high=found.high,
        our_simulations=we.simulations / max(we.spent, 1e-9),
        their_simulations=they.simulations / max(they.spent, 1e-9),
        mean_turns=sum(turns for _, turns in played) / len(points),
    )


def arguments(words: list[str]) -> Namespace:
    parser = ArgumentParser(prog="python -m bench.ostriches.fair", description="Our master on equal terms.")
    parser.add_argument("--pairs", type=int, default=50, help="pairs of matches by each means (50)")
    parser.add_argument("--simulations", type=int, default=2_000, help="for every action (2000)")
    parser.add_argument("--seconds", type=float, default=0.1, help="of processor time for every action (0.1)")
    parser.add_argument("--times", type=int, default=1, help="how many times our simulations the rival has (1)")
    parser.add_argument("--only", choices=MEANS, help="one means alone")
    parser.add_argument("--quick", action="store_true", help="two pairs with little to spend, to see that all runs")
    parser.add_argument("--out", type=Path, default=Path("bench/results/ostriches-fair.json"), help="where to write")
    asked = parser.parse_args(words)
    if min(asked.pairs, asked.simulations, asked.times) < 1 or asked.seconds <= 0:
        parser.error("at least one pair, and something to spend")
    if asked.quick:
        asked.pairs, asked.simulations, asked.seconds = 2, 100, 0.002
    return asked


def run(asked: Namespace, progress: Progress) -> Report:
    """Play by every means that is asked for; the goals say whether ours is better beyond doubt."""
    report = Report(versions=versions("msgspec", "numba", "numpy"))
    compile_both()
    for name in MEANS if asked.only is None else (asked.only,):
        for we, they, named in sides(name, asked):
            task = progress.add_task(f"{named}, pairs", total=asked.pairs)
            found = encounter(we, they, named, asked.pairs, partial(progress.advance, task))
            report.encounters.append(found)
            if name != "yardstick":
                report.goals.append(goal(f"percent of points at least, {named}", 50, 100 * found.low))
    return report


def sides(name: str, asked: Namespace) -> Iterator[tuple[Chooses, Chooses, str]]:
    """Who plays whom by these means, and what that is called."""
    few, many, time = asked.simulations, asked.simulations * asked.times, Means(None, asked.seconds)
    if name == "simulations":
        named = f"master {few:,}, textbook {many:,} simulations"
        yield ours(Means(few), Random(1)), textbook(Means(many), Random(2)), named
    elif name == "time":
        yield ours(time, Random(1)), textbook(time, Random(2)), f"master and textbook, {asked.seconds} s each"
    else:
        for level in YARDSTICKS:
            bot = Level(cast("Player", BOTS[level]), Random(1))
            yield textbook(Means(many), Random(2)), bot, f"textbook {many:,} simulations, {level}"


def show(report: Report, console: Console) -> None:
    show_head(report, console)
    made = table(
        "Our master against a textbook search on our kernel",
        ("who, and what each has for every action",),
        ("games", "won", "drawn", "points", "95 %", "simulations a second", "of the other", "turns"),
    )
    for row in report.encounters:
        made.add_row(
            row.means,
            str(row.games),
            str(row.won),
            str(row.drawn),
            f"{100 * row.points:.1f} %",
            f"{100 * row.low:.1f} to {100 * row.high:.1f} %",
            f"{row.our_simulations:,.0f}",
            f"{row.their_simulations:,.0f}",
            f"{row.mean_turns:.0f}",
        )
    console.print(made)
    show_end(report, console)


def main(words: list[str]) -> int:
    """Play, print and write; 1 when an interval does not lie above 50 %."""
    asked = arguments(words)
    with Progress(console=Console(stderr=True)) as progress:
        report = run(asked, progress)
    show(report, terminal())
    write(report, asked.out)
    return 0 if all(one.reached for one in report.goals) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
