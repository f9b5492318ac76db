"""What is wrong with a store, if anything: its file, its tables and its finished matches. Changes nothing."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

from ludotheque.core.record import BadRecord, playable, read, verify
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.hall.assembly import stored_assembly
from ludotheque.store import Address, MatchRow, Reader, RoomRow, reading
from ludotheque.table.match_log import record_text
from ludotheque.table.restore import TOO_OLD, Aside, stored_aside, stored_log, stored_party, why

LITTLE: Final = 100_000_000
"""Bytes of free space below which the store may soon be unable to write."""
OTHERS: Final = 0o077
"""Mode bits that give access to other users."""


class Problem(Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong: with the file itself, with a table, or with a finished match."""

    kind: Literal["damage", "space", "others", "not-writable", "set-aside", "unfit", "match"]
    id: str = ""
    """Of the table or the match."""
    reason: Aside | None = None
    since: int | None = None
    """When a table was set aside, in milliseconds since 1970."""


class Report(Struct, frozen=True):
    """All that was found."""

    file: str
    bytes: int
    free: int | None
    """Bytes of free space on the disk; None where that is another machine's."""
    schema: str | None
    migrates: bool
    """Whether the next start brings the schema up to date; tables and matches can be looked at after that."""
    tables: int
    """Open tables."""
    matches: int
    """Finished matches."""
    too_old: int
    """Finished matches of games or rules that cannot be replayed any more; nothing is wrong with them."""
    problems: tuple[Problem, ...]


def examine(address: Address) -> Report:
    """Look at a store, also while a server runs; refuses one that cannot be read."""
    with reading(address) as store:
        problems = [*file_problems(address), *(Problem("damage", reason=damage(line)) for line in store.damage)]
        tables = matches = too_old = 0
        if store.newest and not any(problem.kind == "damage" for problem in problems):
            problems += aside_problems(store)
            for row in store.open_rooms():
                tables += 1
                problems += table_problems(store, row)
            for match in store.finished():
                matches += 1
                old = is_too_old(match)
                too_old += old
                problems += [] if old else match_problems(store, match)
        file, migrates = str(address), not store.newest
        free = free_space(address)
        return Report(file, store.size(), free, store.version, migrates, tables, matches, too_old, tuple(problems))


def free_space(address: Address) -> int | None:
    """Bytes of free space on the disk of a file."""
    return shutil.disk_usage(address.absolute().parent).free if isinstance(address, Path) else None


def damage(line: str) -> Aside:
    """A line of the file check as a reason."""
    return Aside("damage", {"problem": line[:200]})


def file_problems(path: Address) -> list[Problem]:
    """Problems of the file itself: free space and permissions."""
    found: list[Problem] = []
    if not isinstance(path, Path):
        return found
    if shutil.disk_usage(path.absolute().parent).free < LITTLE:
        found.append(Problem("space"))
    if os.name == "posix" and path.stat().st_mode & OTHERS:
        found.append(Problem("others"))
    if not os.access(path, os.W_OK) or not os.access(path.absolute().parent, os.W_OK):
        found.append(Problem("not-writable"))
    return found


def aside_problems(store: Reader) -> list[Problem]:
    """The tables that were set aside."""
    return [Problem("set-aside", row.room, stored_aside(row.reason), row.since) for row in store.rooms_aside()]


def table_problems(store: Reader, row: RoomRow) -> list[Problem]:
    """Why an open table could not be taken up at the next start; one of old rules goes back to the lobby."""
    try:
        if row.is_hall:
            stored_assembly(row)
            return []
        party = stored_party(row)
        if party.match is not None:
            match = store.match(party.match)
            stored_log(party, match, [] if match is None else store.log(match.id)).last()
    except Exception as problem:  # noqa: BLE001 - whatever a server would stumble over
        old = isinstance(problem, Refused) and problem.key == TOO_OLD
        return [] if old else [Problem("unfit", row.id, why(problem))]
    return []


def is_too_old(match: MatchRow) -> bool:
    """Whether a finished match is of a game or of rules that are not played any more."""
    box = GAMES.get(match.game)
    return box is None or (match.rules < box.game.version and not playable(box.game, match.rules))


def match_problems(store: Reader, match: MatchRow) -> list[Problem]:
    """Why a finished match does not replay: by its rules, its seed or its outcome."""
    box = GAMES[match.game]
    if match.rules > box.game.version:
        return [Problem("match", match.id, Aside("rules-newer", {"given": match.rules, "known": box.game.version}))]
    try:
        for _ in verify(read(record_text(box, match, store.log(match.id)), lambda _key: box.game)):
            pass
    except BadRecord as bad:
        return [Problem("match", match.id, Aside("log", {"problem": bad.key}))]
    except Exception as problem:  # noqa: BLE001 - whatever a page of this match would stumble over
        return [Problem("match", match.id, why(problem))]
    return []
