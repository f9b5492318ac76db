"""A restart after the rules have changed: old matches keep their rules, and what cannot go on ends in the lobby."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ludotheque.core.record import playable
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.table import requests
from ludotheque.table.restore import stored_aside
from ludotheque.table.tests.evening import Evening, Screen, play

OLD = '"cadence":"round"'
NEW = '"cadence":"last"'


def rewrite(path: Path, table: str, column: str, *pairs: tuple[str, str]) -> None:
    """Change what is stored, as an older version would have written it."""
    with closing(sqlite3.connect(path)) as database:
        for was, now in pairs:
            database.execute(f"UPDATE {table} SET {column} = replace({column}, ?, ?)", (was, now))  # noqa: S608
        database.commit()


async def begun(now: Evening) -> tuple[Screen, Screen]:
    """A match of Dwarf City and one of Uluru, both under way."""
    dwarf, other = await now.table("Ann", "Bob", game="dwarfcity", mode="kobold", cards="easy", cadence="last")
    (cleo,) = await now.table("Cleo")
    for host in (dwarf, cleo):
        assert host.refused(await host.ask(requests.Start)) is None
    await other.cut()
    return dwarf, cleo


def test_a_match_of_version_1_goes_on_by_its_own_rules(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        dwarf, cleo = await begun(now)
        old = ('"rules":2', '"rules":1'), (NEW, OLD), (',"blue_blocks":"printed"', ""), ('"blue_blocks":"printed",', "")
        rewrite(now.path, "matches", "header", *old)
        rewrite(now.path, "matches", "rules", ("2", "1"))
        rewrite(now.path, "rooms", "doc", *old[1:])
        await now.restart()
        await dwarf.connect()
        assert dwarf.table["phase"] == "playing"
        assert dwarf.match["view"]["table"]["options"]["cadence"] == "last"
        assert dwarf.match["view"]["table"]["options"]["blue_blocks"] == "balanced"
        await cleo.connect()
        assert cleo.table["phase"] == "playing"

    play(tmp_path, story)


def test_a_match_of_forgotten_rules_ends_in_the_lobby_and_others_go_on(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        dwarf, cleo = await begun(now)
        rewrite(now.path, "matches", "header", ('"rules":2', '"rules":0'))
        await now.restart()
        await dwarf.connect()
        assert dwarf.table["phase"] == "lobby"
        assert [chair["name"] for chair in dwarf.table["chairs"]][:2] == ["Ann", "Bob"]
        await cleo.connect()
        assert cleo.table["phase"] == "playing"

    play(tmp_path, story)


@pytest.mark.parametrize("where", ["header", "rules", "both"])
@pytest.mark.parametrize("game", ["uluru", "dwarfcity"])
def test_a_match_of_newer_rules_is_never_played_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str, where: str
) -> None:
    """An older server that finds it keeps it for the newer one; playing on would make it a match of no rules at all."""

    async def story(now: Evening) -> None:
        dwarf, cleo = await begun(now)
        newer, other = (dwarf, cleo) if game == "dwarfcity" else (cleo, dwarf)
        version = GAMES[game].game.version
        with closing(sqlite3.connect(now.path)) as database, database:
            if where != "rules":
                was, now_is = f'"rules":{version}', f'"rules":{version + 1}'
                query = "UPDATE matches SET header = replace(header, ?, ?) WHERE game = ?"
                assert database.execute(query, (was, now_is, game)).rowcount == 1
            if where != "header":
                database.execute("UPDATE matches SET rules = ? WHERE game = ?", (version + 1, game))
        kept = database_of(now.path, newer.room.party.match)
        with caplog.at_level(logging.CRITICAL, "ludotheque.table"):
            await now.restart()
        with pytest.raises(Refused, match="table-set-aside"):
            now.tables.directory.find(newer.room.party.id)
        (aside,) = await now.tables.store.rooms_aside()
        assert aside.room == newer.room.party.id
        assert stored_aside(aside.reason).key == ("room-contradicts" if where == "rules" else "rules-newer")
        assert database_of(now.path, newer.room.party.match) == kept, "nothing of it was touched"
        await other.connect()
        assert other.table["phase"] == "playing"

    play(tmp_path, story)


def database_of(path: Path, match: str | None) -> list[object]:
    """All that is stored of a match and of its room."""
    with closing(sqlite3.connect(path)) as database:
        query = "SELECT * FROM matches m JOIN rooms r ON r.id = m.room LEFT JOIN log l ON l.match = m.id WHERE m.id = ?"
        return database.execute(query, (match,)).fetchall()


def test_a_game_is_not_asked_about_newer_rules() -> None:
    """Also where its `upgrade` would say yes to anything."""
    game = SimpleNamespace(version=3, upgrade=lambda _version, options: options)
    assert [playable(cast("Any", game), version) for version in (2, 3, 4)] == [True, True, False]


def test_a_lobby_with_options_of_old_rules_can_begin(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, _ = await now.table("Ann", "Bob", game="dwarfcity", mode="kobold", cadence="last")
        rewrite(
            now.path, "rooms", "doc", (NEW, OLD), ('"blue_blocks":"printed",', ""), (',"blue_blocks":"printed"', "")
        )
        await now.restart()
        await ann.connect()
        assert ann.table["options"]["cadence"] == "last"
        assert ann.refused(await ann.ask(requests.Start)) is None

    play(tmp_path, story)


def test_a_lobby_with_unknown_options_gets_the_defaults(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", rounds=3)
        rewrite(now.path, "rooms", "doc", ('"mode":"first"', '"mode":"forgotten"'))
        await now.restart()
        await ann.connect()
        assert ann.table["options"]["mode"] == "first"

    play(tmp_path, story)
