"""The log of a match, decoded once and folded in one place.

A restart, a record, a ghost and a replay are consumers of the same steps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from msgspec import Struct

from ludotheque.core.box import Box
from ludotheque.core.coding import decode
from ludotheque.core.game import Due, Event, Millis, Seat
from ludotheque.core.match import Moment, advance, begin, check_due
from ludotheque.core.record import End, Header, Note, Record, Row, row_type, settings_of, write
from ludotheque.core.refusal import Refused
from ludotheque.store import LogRow, MatchRow


class Step(Struct, frozen=True):
    """One row of a log, and where it leads."""

    seq: int
    row: Row
    by: tuple[Seat, str] | None
    """Seat and key of a person's own action; a bot's action has none."""
    chapter: int
    """The chapter that was open when the row came."""
    since: Millis
    """When that chapter began."""
    moment: Moment[Any]
    """After the row; a note leaves it as it was."""
    due: Due
    """What the match waits for after the row."""
    events: Sequence[Event]

    @property
    def turned(self) -> bool:
        """Whether the row began another chapter."""
        return self.due.chapter != self.chapter


class MatchLog:
    """The decoded log of one match and what was agreed before it."""

    def __init__(self, box: Box, match: MatchRow, log: Iterable[LogRow]) -> None:
        self.box = box
        self.match = match
        self.header = decode(match.header, Header)
        self.options, self.own = match_settings(box, self.header)
        kind = row_type(box.game)
        self.rows: list[tuple[LogRow, Row]] = [(kept, decode(kept.body, kind)) for kept in log]

    def start(self) -> Moment[Any]:
        """The match before its first row."""
        return begin(self.box.game, self.options, self.own)

    def steps(self) -> Iterator[Step]:
        """Every row with the moment it leads to; notes too, which change nothing. Refuses a row that was not due."""
        game, moment = self.box.game, self.start()
        due, since = game.due(moment.state), 0
        for number, (kept, row) in enumerate(self.rows):
            chapter, began = due.chapter, since
            events: Sequence[Event] = ()
            if kept.seq != number:
                raise Refused("log-gap")
            if not isinstance(row, Note):
                check_due(due, moment.at, row)
                moment, events = advance(game, moment, row)
                due = game.due(moment.state)
                since = row.at if due.chapter != chapter else since
            by = None if kept.seat is None or kept.key is None else (kept.seat, kept.key)
            yield Step(kept.seq, row, by, chapter, began, moment, due, events)

    def inputs(self) -> Iterator[Step]:
        """The steps that moved the match."""
        return (step for step in self.steps() if not isinstance(step.row, Note))

    def after(self, count: int) -> Moment[Any] | None:
        """The match after so many inputs; None where there were fewer."""
        moments = chain([self.start()], (step.moment for step in self.inputs()))
        return next((moment for number, moment in enumerate(moments) if number == count), None)

    def last(self) -> Moment[Any]:
        """The match after its last row."""
        moment = self.start()
        for step in self.steps():
            moment = step.moment
        return moment


def match_settings(box: Box, header: Header) -> tuple[Any, tuple[Any, ...]]:
    """Options and own settings of a match as the game's types; refuses rules that cannot be played any more."""
    return settings_of(box.game, header)


def record_text(box: Box, match: MatchRow, log: Iterable[LogRow]) -> str:
    """The portable record of a finished match."""
    whole = MatchLog(box, match, log)
    outcome = box.game.outcome(whole.last().state)
    if outcome is None:
        raise Refused("record-unfinished")
    header, rows = whole.header, tuple(row for _, row in whole.rows)
    who = tuple(chair.who for chair in header.seats)
    end = End(match.seed.hex(), outcome)
    return write(Record(box.game, whole.options, whole.own, who, header.commitment, rows, end, header.script))
