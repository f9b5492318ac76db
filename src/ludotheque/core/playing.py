"""Bots at a match: when each acts next, and whole matches of bots without a live table."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from random import Random
from typing import Any, Final, TypeAlias

from ludotheque.core.arguments import instance, shown
from ludotheque.core.box import Bot
from ludotheque.core.chance import Seed, chance, commitment, seed_bytes
from ludotheque.core.game import Act, Due, Event, Game, Millis, Seat, Tick
from ludotheque.core.match import Moment, Settled, begin, settle, valid_settings
from ludotheque.core.record import BOT, End, Record, Row
from ludotheque.core.refusal import Refused

PATIENCE: Final = 5
"""Refusals in one chapter after which a bot is not asked again."""
PAIR: Final = 2
"""A name and its bot."""
HASTE: Final = 0.25
"""A bot in a hurry takes this part of its time."""

Entry: TypeAlias = tuple[Millis, int, Seat, Any]
"""When, a number that keeps the order of equal times, who, what."""


class BotSchedule:
    """The queue of planned bot actions, in match time.

    It holds for one chapter; `follow` says which seats must plan again. The caller decides how to ask the bots, and in
    which thread.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.entries: list[Entry] = []
        self.order = count()
        self.chapter: int | None = None
        self.paces: tuple[int, ...] = ()
        self.refusals: Counter[Seat] = Counter()
        self.haste = 1.0
        """The part of its planned time that every action takes from now on."""

    def follow(self, due: Due) -> tuple[bool, frozenset[Seat]]:
        """Whether a new chapter has begun, which voids all plans; else the seats that have begun one of their own."""
        if due.chapter != self.chapter:
            self.chapter, self.paces, self.haste = due.chapter, due.paces, 1.0
            self.entries.clear()
            self.refusals.clear()
            return True, frozenset()
        if due.paces == self.paces:
            return False, frozenset()
        before, self.paces = self.paces, due.paces
        pairs = enumerate(zip(before, due.paces, strict=False))
        return False, frozenset(seat for seat, (was, now) in pairs if was != now)

    def add(self, seat: Seat, plan: Iterable[tuple[Millis, Any]], now: Millis) -> None:
        """Queue the plan of a seat; its times are rounded to whole milliseconds."""
        for at, action in plan:
            heapq.heappush(self.entries, (self.soon(int(at), now), next(self.order), seat, action))

    def soon(self, at: Millis, now: Millis) -> Millis:
        """The time of an action planned for `at`: never in the past, and earlier in a hurry."""
        return max(now + int((at - now) * self.haste), now)

    def hurry(self, now: Millis, haste: float = HASTE) -> None:
        """Shorten all waiting for the rest of the chapter; with no time left, everything is done at once."""
        self.haste = haste
        self.entries = [(self.soon(at, now), *rest) for at, *rest in self.entries]
        heapq.heapify(self.entries)

    def drop(self, seat: Seat) -> None:
        """Drop the plan of a seat."""
        self.entries = [entry for entry in self.entries if entry[2] != seat]
        heapq.heapify(self.entries)

    def next(self) -> Act[Any] | None:
        """The earliest planned action."""
        if not self.entries:
            return None
        at, _, seat, action = self.entries[0]
        return Act(at, seat, action)

    def has(self, seat: Seat) -> bool:
        """Whether a seat has planned actions left."""
        return any(entry[2] == seat for entry in self.entries)

    def pop(self) -> Entry:
        """Take the earliest entry out."""
        return heapq.heappop(self.entries)

    def put_back(self, entry: Entry) -> None:
        """Return an entry that could not be carried out yet."""
        heapq.heappush(self.entries, entry)

    def refused(self, seat: Seat) -> bool:
        """Drop the plans of a seat whose action was refused; whether to ask its bot again."""
        self.refusals[seat] += 1
        self.drop(seat)
        return self.refusals[seat] < PATIENCE


class SynchronousBots(BotSchedule):
    """A schedule whose bots plan at once, in the caller's thread: for simulations and terminals."""

    def __init__(self, game: Game[Any, Any, Any, Any, Any], bots: Mapping[Seat, Bot[Any, Any]], rng: Random) -> None:
        super().__init__(rng)
        self.game = game
        self.bots = bots

    def look(self, moment: Moment[Any]) -> None:
        """Let bots plan again when a chapter has begun, or one of a seat's own."""
        begun, ahead = self.follow(self.game.due(moment.state))
        for seat in self.bots:
            if begun or seat in ahead:
                self.plan(moment, seat)

    def plan(self, moment: Moment[Any], seat: Seat) -> None:
        """Ask one bot for its plan from its view."""
        self.drop(seat)
        view = self.game.observe(moment.state, seat)
        self.add(seat, self.bots[seat].plan(view, moment.at, self.rng), moment.at)

    def done(self, settled: Settled[Any, Any], seat: Seat) -> None:
        """Remove the earliest action, which was fed; after a refusal its bot plans again, within its patience."""
        self.pop()
        if settled.refused is not None and self.refused(seat):
            self.plan(settled.moment, seat)


def play(
    game: Game[Any, Any, Any, Any, Any],
    options: Any,
    own: Sequence[Any],
    bots: Sequence[tuple[str, Bot[Any, Any]]],
    seed: Seed,
    tell: Callable[[Moment[Any], tuple[Event, ...]], None] = lambda *_: None,
) -> Record:
    """Play a match with a named bot at every seat and give its record; the seed decides everything.

    Except where a bot thinks by the clock (`time_to_think`): then the machine has a part in it, unless the bot is made
    `untimed`. Raises RuntimeError
    when the bots leave the match hanging: nothing planned and no deadline owed.
    """
    options, own = valid_settings((game.options, game.own), game.seats, options, own)
    check_bots(bots, len(own))
    seed = seed_bytes(seed)
    players = SynchronousBots(game, {seat: bot for seat, (_, bot) in enumerate(bots)}, Random(b"hands" + seed))
    luck = chance(seed)
    settled: Settled[Any, Any] = settle(game, begin(game, options, own), None, luck)
    rows: list[Row] = list(settled.rows)
    tell(settled.moment, settled.events)
    while not (due := game.due(settled.moment.state)).over:
        players.look(settled.moment)
        act = players.next()
        if act is not None and (due.deadline is None or act.at < due.deadline):
            settled = settle(game, settled.moment, act, luck)
            players.done(settled, act.seat)
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


def check_bots(bots: Sequence[tuple[str, Bot[Any, Any]]], seats: int) -> None:
    """Refuse another number of bots than of seats, and names that a record cannot hold."""
    if len(instance("bots", bots, Sequence)) != seats:
        raise Refused("bots-wrong", seats=seats, given=len(bots))
    for entry in bots:
        pair: Any = entry
        if not isinstance(pair, tuple | list) or len(pair) != PAIR or not hasattr(pair[1], "plan"):
            raise Refused("value-type", name="bots", given=shown(entry), wanted="(name, bot)")
        if not isinstance(pair[0], str) or not BOT.fullmatch(f"bot:{pair[0]}"):
            raise Refused("bot-name", given=shown(pair[0]))
