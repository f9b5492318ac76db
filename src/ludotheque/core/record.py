"""The portable record of a match: JSON Lines, from the commitment to the seed.

The first line is the header, then every input in order (with who sat where between them), then the end with the seed
and the outcome. Anyone with the file can check the whole match without trusting the table it was played at.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from ludotheque.core.arguments import instance
from ludotheque.core.chance import SEED_BYTES, chance, commitment, scripted
from ludotheque.core.coding import decode, encode
from ludotheque.core.game import Act, Draw, Event, Game, Millis, Outcome, Seat, Tick
from ludotheque.core.match import Moment, begin, feed
from ludotheque.core.refusal import Refused

FORMAT = 1
BOT = re.compile(r"bot:([a-z0-9-]{1,40})")

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
Step: TypeAlias = tuple[int, "Row", Moment[Any], Sequence[Event]]


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the header tells it: its own settings and who sat down first ("person", "bot:master")."""

    own: Raw
    who: str


def level_of(who: str) -> str | None:
    """The level of a bot, from what a record says of a seat; None for everyone else."""
    found = BOT.fullmatch(who)
    return None if found is None else found[1]


class Header(Struct, frozen=True, tag="match", forbid_unknown_fields=True, omit_defaults=True):
    """The first line: all that was agreed before the first draw."""

    format: int
    game: str
    rules: int
    options: Raw
    seats: tuple[Chair, ...]
    commitment: str
    script: tuple[int, ...] = ()
    """The first draws, where they were given beforehand: a lesson, or a deal that is played again."""


class Sat(Struct, frozen=True, tag="sat", forbid_unknown_fields=True):
    """Somebody sat down at a seat, or a bot took it over. The rules ignore it."""

    at: Millis
    seat: Seat
    who: str


class Helped(Struct, frozen=True, tag="helped", forbid_unknown_fields=True):
    """A seat was given a hint. The rules ignore it; records of best results do not."""

    at: Millis
    seat: Seat


class End(Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    """The last line: the seed that was committed to, and how it ended."""

    seed: str
    outcome: Outcome


Row: TypeAlias = Act[Any] | Draw | Tick | Sat | Helped
Note: TypeAlias = Sat | Helped
"""Rows beside the inputs, which the rules ignore."""


class Record(Struct, frozen=True):
    """A whole match, typed."""

    game: AnyGame
    options: Any
    own: tuple[Any, ...]
    who: tuple[str, ...]
    commitment: str
    rows: tuple[Row, ...]
    end: End
    script: tuple[int, ...] = ()


class BadRecord(Exception):  # noqa: N818 - an answer about a file, told like a refusal
    """What is wrong with a record, and in which line (counted from 1)."""

    def __init__(self, line: int, key: str, **about: str | int) -> None:
        super().__init__(f"line {line}: {key} {about or ''}".strip())
        self.line = line
        self.key = key
        self.about = about

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.line, self.key, **self.about), ()


def write(record: Record) -> str:
    """The record as JSON Lines."""
    instance("record", record, Record)
    chairs = tuple(Chair(Raw(encode(own)), who) for own, who in zip(record.own, record.who, strict=True))
    options = Raw(encode(record.options))
    game = record.game
    header = Header(FORMAT, game.key, game.version, options, chairs, record.commitment, record.script)
    return "".join(encode(line).decode() + "\n" for line in (header, *record.rows, record.end))


def read(text: str, find: Callable[[str], AnyGame | None]) -> Record:
    """A record from JSON Lines; `find` gives the game for a key. Checks the form, not the match."""
    if not instance("text", text, str).strip():
        raise BadRecord(1, "record-empty")
    lines = list(enumerate(text.rstrip("\n").split("\n"), 1))
    header = _decode(*lines[0], Header)
    if header.format != FORMAT:
        raise BadRecord(lines[0][0], "record-format", given=header.format, known=FORMAT)
    game = find(header.game)
    if game is None:
        raise BadRecord(lines[0][0], "game-unknown", given=header.game)
    try:
        options, own = settings_of(game, header)
    except Refused as no:
        raise BadRecord(lines[0][0], no.key, **no.about) from None
    except msgspec.MsgspecError as error:
        raise BadRecord(lines[0][0], "record-line", problem=str(error)) from None
    except RecursionError:
        raise BadRecord(lines[0][0], "record-too-deep") from None
    who = tuple(chair.who for chair in header.seats)
    body = row_type(game)
    rows = tuple(_decode(number, line, body) for number, line in lines[1:-1])
    if len(lines) == 1:
        raise BadRecord(lines[0][0], "record-unfinished")
    end = _decode(*lines[-1], End | body)
    if not isinstance(end, End):
        raise BadRecord(lines[-1][0], "record-unfinished")
    return Record(game, options, own, who, header.commitment, rows, end, header.script)


def settings_of(game: AnyGame, header: Header) -> tuple[Any, tuple[Any, ...]]:
    """Options and own settings of a match as today's types; refuses rules that cannot be played any more."""
    options = bytes(header.options)
    if header.rules != game.version:
        known = upgraded_options(game, header.rules, options)
        if known is None:
            raise Refused("record-rules", given=header.rules, known=game.version)
        options = known
    return decode(options, game.options), tuple(decode(bytes(chair.own), game.own) for chair in header.seats)


def upgraded_options(game: AnyGame, version: int, options: bytes) -> bytes | None:
    """Options of an older version of the rules in today's words; None where matches of it cannot be played any more.

    A game may have `upgrade(version, options)`, which gives the options under which its rules still play such a match
    in the same way. It is not asked about a version that is newer than its rules.
    """
    upgrade = getattr(game, "upgrade", None)
    found = None if upgrade is None or version >= game.version else upgrade(version, decode(options, dict[str, Any]))
    return None if found is None else encode(found)


def playable(game: AnyGame, version: int) -> bool:
    """Whether matches of this version of the rules can still be played and replayed."""
    return version == game.version or upgraded_options(game, version, b"{}") is not None


def row_type(game: AnyGame) -> Any:
    """The type of a row with this game's actions, as msgspec decodes it."""
    return Act[game.action] | Draw | Tick | Sat | Helped  # type: ignore[name-defined]


def _decode(number: int, line: str | bytes, kind: Any) -> Any:
    try:
        return decode(line, kind)
    except msgspec.MsgspecError as error:
        raise BadRecord(number, "record-line", problem=str(error)) from None
    except RecursionError:
        raise BadRecord(number, "record-too-deep") from None


def verify(record: Record) -> Iterator[Step]:
    """Replay a record against the rules and the seed, step by step.

    Yields the number of each row's line, the row, the moment after it and what happened. Raises `BadRecord` at the
    first thing that does not hold; when it runs through, the match was played exactly so.
    """
    instance("record", record, Record)
    luck = scripted(record.script, chance(_seed(record)))
    try:
        moment = begin(record.game, record.options, record.own)
    except Refused as no:
        raise BadRecord(1, no.key, **no.about) from None
    line = 1
    for line, row in enumerate(record.rows, 2):
        if isinstance(row, Note):
            if row.at < moment.at or row.seat not in range(len(record.own)):
                raise BadRecord(line, "record-sat" if isinstance(row, Sat) else "record-helped")
            yield line, row, moment, ()
            continue
        if isinstance(row, Draw):
            odds = record.game.due(moment.state).odds
            if odds and row.pick != luck(moment.draws, odds):
                raise BadRecord(line, "record-draw")
        try:
            moment, events = feed(record.game, moment, row)
        except Refused as no:
            raise BadRecord(line, no.key, **no.about) from None
        yield line, row, moment, events
    outcome, kept = record.game.outcome(moment.state), record.end.outcome
    if outcome is not None and kept.more_is_better is None:  # written before games said so
        outcome = replace(outcome, more_is_better=None)
    if outcome != kept:
        raise BadRecord(line + 1, "record-outcome")


def _seed(record: Record) -> bytes:
    """The seed of the last line, checked against the commitment of the first."""
    last = len(record.rows) + 2
    try:
        seed = bytes.fromhex(record.end.seed)
    except ValueError:
        raise BadRecord(last, "record-seed") from None
    if len(seed) != SEED_BYTES:
        raise BadRecord(last, "record-seed")
    if commitment(seed) != record.commitment:
        raise BadRecord(last, "record-commitment")
    return seed
