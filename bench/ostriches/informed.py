"""`python -m bench.ostriches.informed`: a bot against a twin that knows its code, but not its random numbers.

While both place, the twin notes where. Then it runs the bot's own code from the start again and again, and takes for
granted what stands on a square nearly every time. `--told` tells it everything instead: what the secret is worth.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from bench.ostriches.report import interval
from ludotheque.core.chance import seed_from
from ludotheque.core.game import Act, Draw, Event, Seat
from ludotheque.core.match import Moment
from ludotheque.core.playing import play
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.bots import LEVELS, Level, SearchBot, points
from ludotheque.games.ostriches.model import SEATS, Action, Options, Own, Place, View
from ludotheque.games.ostriches.model.events import Exchanged, Moved, Rotated, Starter, Swapped
from ludotheque.games.ostriches.pieces import NUMBERS, Power, Square

EVERYONE = frozenset(range(SEATS))
SURE = 0.9
"""What the code does this often is taken for granted."""


class Twin(SearchBot):
    """Searches with what it takes for granted about hidden powers, by where their ostriches stand now."""

    def __init__(self, level: Level) -> None:
        super().__init__(level, timed=False)
        self.granted: dict[Square, Power] = {}

    def best(self, view: View, rng: Random) -> Action:
        """The best action, where hidden ostriches are what they are taken for."""
        return super().best(self.granting(view), rng)

    def granting(self, view: View) -> View:
        """The view as if it had seen what it takes for granted: else the search would deal that anew in every world."""
        known = [
            replace(one, power=self.granted[one.at], known=EVERYONE)
            if one.power is None and one.at in self.granted
            else one
            for one in view.ostriches
        ]
        return replace(view, ostriches=tuple(known))

    def follow(self, events: Sequence[Event]) -> None:
        """Go on knowing which ostrich is which while they move."""
        for event in events:
            match event:
                case Moved(start=start, target=target) if start in self.granted:
                    self.granted[target] = self.granted.pop(start)
                case Rotated(goes=goes) | Exchanged(goes=goes):
                    self.granted = {goes[at]: power for at, power in self.granted.items()}
                case Swapped(squares=(one, other)):
                    changed = {one: self.granted.get(other), other: self.granted.get(one)}
                    rest = {at: power for at, power in self.granted.items() if at not in changed}
                    self.granted = rest | {at: power for at, power in changed.items() if power is not None}


def placings(bot: SearchBot, starter: Seat, seat: Seat, others: Sequence[Square], rng: Random) -> dict[Square, Power]:
    """What the code places for a seat, while the other seat places on these squares."""
    state, _ = rules.step(rules.start(Options(), (Own(), Own())), Draw(0, starter))
    left = list(others)
    while state.table.phase == "placing":
        turn = state.table.turn
        view = rules.observe(state, turn)
        action = bot.choose(view, rng)
        if turn != seat:
            at = left.pop(0)
            action = next(one for one in rules.legal(state, turn) if isinstance(one, Place) and NUMBERS[one.at] == at)
        state, _ = rules.step(state, Act(0, turn, action))
    return {one.at: one.power for one in state.ostriches if one.of == seat}


def inferred(bot: SearchBot, starter: Seat, seat: Seat, others: Sequence[Square], runs: int) -> dict[Square, Power]:
    """What the code puts on a square nearly every time."""
    seen = [placings(bot, starter, seat, others, Random(number)) for number in range(runs)]
    counts: dict[Square, Counter[Power]] = {}
    for found in seen:
        for at, power in found.items():
            counts.setdefault(at, Counter())[power] += 1
    common = {at: count.most_common(1)[0] for at, count in counts.items()}
    return {at: power for at, (power, times) in common.items() if times >= SURE * runs}


class Duel(Struct, frozen=True):
    """One match of the twin against the bot."""

    points: float
    """Of the twin: one for a win, half for a draw."""
    granted: int
    """How many powers it took for granted; with none it plays like the bot itself."""


def duel(level: Level, seat: Seat, seed: bytes, runs: int) -> Duel:
    """One match of the bot against its twin at this seat. Without runs the twin is told everything."""
    bot, twin = SearchBot(level, timed=False), Twin(level)
    starter, mine, granted = 0, list[Square](), -1

    def tell(moment: Moment[rules.State], events: tuple[Event, ...]) -> None:
        """The twin concludes once, when all stand where they were placed; then it follows what moves."""
        nonlocal starter, granted
        state = moment.state
        starter = next((event.seat for event in events if isinstance(event, Starter)), starter)
        if granted >= 0:
            twin.follow(events)
            return
        standing = [one for one in state.ostriches if one.of == seat]
        if len(standing) > len(mine):
            mine.append(next(one.at for one in standing if one.at not in mine))
        if state.table.phase == "move":
            hidden = {one.at: one.power for one in state.ostriches if one.of != seat}
            twin.granted = inferred(bot, starter, 1 - seat, mine, runs) if runs else hidden
            twin.granted = {at: power for at, power in twin.granted.items() if at in hidden}
            granted = len(twin.granted)

    seated = [("bot", bot), ("bot", bot)]
    seated[seat] = ("twin", twin)
    outcome = play(rules, Options(), (Own(), Own()), seated, seed, tell).end.outcome
    return Duel(points(outcome, seat), granted)


def match(level: Level, pairs: int, runs: int) -> list[Duel]:
    """The twin at both seats, with the same seeds."""
    return [duel(level, seat, seed_from(f"informed {number}"), runs) for number in range(pairs) for seat in (0, 1)]


def main(words: list[str]) -> int:
    parser = ArgumentParser(prog="python -m bench.ostriches.informed")
    parser.add_argument("--pairs", type=int, default=50, help="pairs of matches with swapped seats (50)")
    parser.add_argument("--iterations", type=int, default=2_000, help="of every search, on both sides (2000)")
    parser.add_argument("--runs", type=int, default=20, help="how often the twin runs the code (20)")
    parser.add_argument("--told", action="store_true", help="tell the twin all powers: what the secret is worth")
    asked = parser.parse_args(words)
    if min(asked.pairs, asked.iterations, asked.runs) < 1:
        parser.error("at least one pair, one iteration and one run")
    level = replace(LEVELS[-1], iterations=asked.iterations)
    found = match(level, asked.pairs, 0 if asked.told else asked.runs)
    scored = [one.points for one in found]
    low, high = interval(scored)
    share, granted = 100 * sum(scored) / len(found), sum(one.granted for one in found) / len(found)
    print(f"The twin scores {share:.1f} % of {len(found)} matches ({100 * low:.1f} to {100 * high:.1f} %).")
    print(f"It took {granted:.1f} powers of six for granted in a match.")
    return int(low > 0.5 and not asked.told)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
