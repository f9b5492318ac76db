"""A match under way: its inputs are stamped, settled, appended, applied and told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeAlias

from msgspec import Raw, Struct

from ludotheque.core.box import Box
from ludotheque.core.chance import chance, commitment, fresh_seed, scripted
from ludotheque.core.coding import decode, encode
from ludotheque.core.game import Act, Due, Event, Millis, Outcome, Seat, Tick, offers
from ludotheque.core.match import Moment, Settled, begin, settle
from ludotheque.core.record import FORMAT, AnyGame, Header, Helped, Note, Sat
from ludotheque.core.record import Chair as HeaderChair
from ludotheque.core.refusal import Refused
from ludotheque.store import LogRow, MatchRow, NotRegistered, Store
from ludotheque.table.clock import Clock, Stopwatch
from ludotheque.table.deals import Deal
from ludotheque.table.match_log import MatchLog, match_settings
from ludotheque.table.tokens import match_tag, new_id

AT_ONCE: Final = 100
"""Rows of a log that are folded before other tables have their turn: a few milliseconds."""
OnStored: TypeAlias = Callable[[Exception | None], None]
"""Called once a write is durable, or with the error."""


class Actions(Struct, frozen=True):
    """The catalogue of a game, by number and back."""

    catalogue: tuple[Any, ...]
    numbers: dict[Any, int]


@lru_cache(maxsize=64)
def numbered(game: Any, options: Any) -> Actions:
    """The actions of a game with these options; all tables share them."""
    catalogue = tuple(game.catalogue(options))
    return Actions(catalogue, {action: number for number, action in enumerate(catalogue)})


class LiveMatch:
    """The state of a running match and its log. It knows seats and actions, not people."""

    def __init__(self, box: Box, row: MatchRow, options: Any, own: tuple[Any, ...], store: Store, clock: Clock) -> None:
        self.box = box
        self.game: AnyGame = box.game
        self.row = row
        self.tag = match_tag(row.id)
        self.options = options
        self.own = own
        self.store = store
        self.luck = scripted(decode(row.header, Header).script, chance(row.seed))
        self.moment: Moment[Any] = begin(self.game, options, own)
        self.due: Due = self.game.due(self.moment.state)
        self.outcome: Outcome | None = self.game.outcome(self.moment.state)
        self.seq = 0
        self.keys: set[tuple[Seat, str]] = set()
        self.assisted: set[Seat] = set()
        """Seats that were given a hint."""
        self.acted: Counter[Seat] = Counter()
        """How often each seat has acted in the open chapter."""
        self.public_steps = 0
        self.own_steps: Counter[Seat] = Counter()
        """How many steps have concerned everyone, and how many only some seats."""
        self.chapter_began: Millis = 0
        """When the open chapter began."""
        rules: Any = box.game
        self.actions = numbered(rules, options)
        self.watch = Stopwatch(clock)
        self.is_closed = False
        """Whether the table was put away, or lost to another server; then nothing is written any more."""
        self.prepared: object | None = None
        """What was prepared for these options, kept as long as this match."""

    @property
    def commitment(self) -> str:
        return commitment(self.row.seed)

    def now(self) -> Millis:
        """Match time, never earlier than the last input."""
        return max(self.watch.now(), self.moment.at)

    @property
    def glass_runs(self) -> bool:
        """Whether sand is running now."""
        return self.watch.running and self.due.deadline is not None

    def legal(self, seat: Seat) -> int:
        """What a seat may do, as a set of bits by numbers of the catalogue."""
        return offers(self.game, self.actions.numbers, self.moment.state, seat)

    def steps_for(self, seat: Seat | None) -> int:
        """How many steps have changed what a viewer may know; None: a spectator."""
        return self.public_steps if seat is None else self.public_steps + self.own_steps[seat]

    def action(self, number: int) -> Any:
        if not 0 <= number < len(self.actions.catalogue):
            raise Refused("action-unknown")
        return self.actions.catalogue[number]

    async def take(self, given: Act[Any] | Tick | None) -> tuple[tuple[Event, ...], Refused | None]:
        """Take one input with all that is owed, and store it before anyone is told."""
        settled = self.settle(given)
        if settled.rows:
            await self._append(self.rows(settled))
        self.advance(settled, given)
        return settled.events, settled.refused

    def open_chapter(self, at: Millis) -> None:
        """Note when a chapter has begun."""
        self.chapter_began = at
        self.acted.clear()

    def settle(self, given: Act[Any] | Tick | None) -> Settled[Any, Any]:
        """The result of this input, without applying it."""
        return settle(self.game, self.moment, given, self.luck, self.due, known=True)

    def append_act(self, settled: Settled[Any, Any], act: Act[Any], key: str, then: OnStored) -> None:
        """Append the result of a person's action to the log; calls `then` once that is durable or has failed."""
        if self.is_closed:
            then(NotRegistered())
        else:
            self.store.append_then(self.row.id, self.rows(settled, act, key), then)

    def rows(self, settled: Settled[Any, Any], act: Act[Any] | None = None, key: str | None = None) -> list[LogRow]:
        """The next rows of the log; a person's own action has its seat and key, which the log keeps unique."""
        if act is not None and settled.rows == (act,):  # nearly always
            return [LogRow(self.seq, encode(act).decode(), act.seat, key)]
        return [
            LogRow(seq, encode(row).decode(), act.seat, key)
            if act is not None and row is act
            else LogRow(seq, encode(row).decode())
            for seq, row in enumerate(settled.rows, self.seq)
        ]

    def advance(self, settled: Settled[Any, Any], given: Act[Any] | Tick | None = None, key: str | None = None) -> None:
        """Apply a settled result, once it is durable."""
        self.moment, self.due, self.seq = settled.moment, settled.due, self.seq + len(settled.rows)
        self.outcome = self.game.outcome(settled.moment.state)
        if (concerned := settled.concerned) is None:
            self.public_steps += 1
        else:
            for seat in concerned:
                self.own_steps[seat] += 1
        if isinstance(given, Act) and settled.refused is None:
            self.acted[given.seat] += 1
            if key is not None:
                self.keys.add((given.seat, key))
        if settled.turned is not None:
            self.open_chapter(settled.turned)

    async def note_seated(self, seat: Seat, who: str) -> None:
        """Log who plays a seat from now on; the rules ignore it."""
        await self._note(Sat(self.now(), seat, who))

    async def note_helped(self, seat: Seat) -> None:
        """Log once that a seat was given hints; the rules ignore it, records do not."""
        if seat not in self.assisted:
            await self._note(Helped(self.now(), seat))
            self.assisted.add(seat)

    async def _note(self, row: Note) -> None:
        await self._append([LogRow(self.seq, encode(row).decode())])
        self.seq += 1

    async def _append(self, rows: list[LogRow]) -> None:
        if self.is_closed:
            raise NotRegistered
        await self.store.append(self.row.id, rows)

    async def restore(self, log: MatchLog) -> set[Seat]:
        """Fold the log again after a restart; the seats for which a bot has acted, without a key.

        Other tables have their turn in between: a long match takes half a second. Time goes on from the later of last
        input and heartbeat.
        """
        by_bots = set()
        for step in log.steps():
            if step.seq % AT_ONCE == 0:
                await asyncio.sleep(0)
            self.moment, self.due, self.seq = step.moment, step.due, step.seq + 1
            if step.by is not None:
                self.keys.add(step.by)
            if isinstance(step.row, Helped):
                self.assisted.add(step.row.seat)
            elif isinstance(step.row, Act):
                self.acted[step.row.seat] += 1
                if step.by is None:
                    by_bots.add(step.row.seat)
            if step.turned:
                self.open_chapter(step.row.at)
        self.outcome = self.game.outcome(self.moment.state)
        self.watch.at = max(self.moment.at, self.row.heartbeat)
        return by_bots


def new_match(
    box: Box, room: str, options: Raw, own: list[Raw], who: list[str], deal: Deal | None = None
) -> tuple[MatchRow, Any, tuple[Any, ...]]:
    """The row of a new match with a fresh seed, unless its deal says more, and its settings as the game's types."""
    seed = fresh_seed() if deal is None or deal.seed is None else deal.seed
    chairs = tuple(HeaderChair(settings, name) for settings, name in zip(own, who, strict=True))
    script = () if deal is None else deal.script
    header = Header(FORMAT, box.game.key, box.game.version, options, chairs, commitment(seed), script)
    why = None if deal is None else deal.to_store()
    row = MatchRow(new_id(), room, box.game.key, box.game.version, encode(header).decode(), seed, deal=why)
    return row, *match_settings(box, header)
