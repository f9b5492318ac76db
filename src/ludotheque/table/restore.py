"""A stored table and its match, checked before anyone plays on; or why it cannot be taken up."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from ludotheque.core.coding import decode, encode
from ludotheque.core.record import upgraded_options
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.store import Conflict, LogRow, MatchRow, RoomRow, Unavailable
from ludotheque.table.match_log import MatchLog
from ludotheque.table.party import Party, own_settings

LONGEST: Final = 200
TOO_OLD: Final = "record-rules"
"""The refusal of a match whose rules cannot be played any more."""
PASSING: Final = frozenset({"too-busy", "too-fast", "not-worked-out", "house-full", "tables-in-use"})
"""Refusals that do not mean that stored data is damaged."""
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""Exceptions of invalid JSON, or JSON of another type."""


class Aside(Struct, frozen=True):
    """Why a table was set aside: a key for a sentence, and its blanks."""

    key: str
    about: dict[str, str | int] = {}

    def to_store(self) -> str:
        return encode(self).decode()


class Unfit(Exception):  # noqa: N818 - an answer about what is stored
    """What is stored cannot be taken up."""

    def __init__(self, key: str, **about: str | int) -> None:
        super().__init__(key)
        self.aside = Aside(key, about)


def stored_aside(reason: str) -> Aside:
    """Why a table was set aside, as the store keeps it."""
    return decode(reason, Aside)


def why(problem: Exception) -> Aside:
    """The reason to set a table aside, by the exception. Contains no names."""
    if isinstance(problem, Unfit):
        return problem.aside
    if isinstance(problem, Refused):
        return Aside("log", {"problem": problem.key})
    return Aside("defect", {"problem": type(problem).__name__})


def is_passing(problem: Exception) -> bool:
    """Whether a problem is temporary, so that the stored table is intact."""
    return isinstance(problem, Conflict | Unavailable) or (isinstance(problem, Refused) and problem.key in PASSING)


def in_short(problem: Exception) -> str:
    """The error of invalid JSON: its place and type; other messages might quote what people wrote."""
    return str(problem)[:LONGEST] if isinstance(problem, msgspec.MsgspecError) else type(problem).__name__


def stored_party(row: RoomRow) -> Party:
    """The party of a stored room, with options of today."""
    try:
        party = decode(row.doc, Party)
    except UNREADABLE as problem:
        raise Unfit("room-unreadable", problem=in_short(problem)) from None
    if party.game not in GAMES:
        raise Unfit("game-unknown", game=party.game[:LONGEST])
    fits = party.id == row.id and str(row.version).isdecimal() and (party.match is None) == (party.phase == "lobby")
    named = [party.host, *(guest.takes for guest in party.guests)]
    if not fits or any(seat is not None and seat not in range(len(party.chairs)) for seat in named):
        raise Unfit("room-contradicts")
    for chair in party.chairs:
        try:
            own_settings(party.game, chair.own)
        except Refused as no:
            raise Unfit("room-unreadable", problem=str(no.about.get("problem", no.key))) from None
        if chair.who == "bot" and chair.level not in party.box.bots:
            raise Unfit("bot-unknown", level=str(chair.level)[:LONGEST])
    return with_todays_options(party)


def stored_log(party: Party, match: MatchRow | None, log: Iterable[LogRow]) -> MatchLog:
    """The match of a party, ready to be folded; refuses rules that are too old to be played any more."""
    if match is None:
        raise Unfit("match-missing")
    known = party.box.game.version
    try:
        found = MatchLog(party.box, match, log)
    except UNREADABLE as problem:
        raise Unfit("match-unreadable", problem=in_short(problem)) from None
    except Refused as no:
        if no.key == TOO_OLD and int(no.about["given"]) > known:
            raise Unfit("rules-newer", given=no.about["given"], known=known) from None
        raise
    if (match.game, match.rules, len(found.own)) != (party.game, found.header.rules, len(party.chairs)):
        raise Unfit("room-contradicts")
    return found


def with_todays_options(party: Party) -> Party:
    """A stored party with options that the rules of today know: as they are, in today's words, or the defaults."""
    game, options = party.box.game, bytes(party.options)
    older = (upgraded_options(game, version, options) for version in range(1, game.version))
    for known in (options, *older):
        with suppress(msgspec.MsgspecError):
            if known is not None:
                decode(known, game.options)
                return party if known is options else replace(party, options=Raw(known))
    return replace(party, options=Raw(encode(game.options())))
