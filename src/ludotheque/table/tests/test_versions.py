"""A restart after the rules have changed: old matches keep their rules, and what cannot go on ends in the lobby."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludotheque.table import wire
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
        assert host.refused(await host.ask(wire.Start)) is None
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


@pytest.mark.parametrize("version", [0, 99])
def test_a_match_of_unknown_rules_ends_in_the_lobby_and_others_go_on(tmp_path: Path, version: int) -> None:
    async def story(now: Evening) -> None:
        dwarf, cleo = await begun(now)
        rewrite(now.path, "matches", "header", ('"rules":2', f'"rules":{version}'))
        await now.restart()
        await dwarf.connect()
        assert dwarf.table["phase"] == "lobby"
        assert [chair["name"] for chair in dwarf.table["chairs"]][:2] == ["Ann", "Bob"]
        await cleo.connect()
        assert cleo.table["phase"] == "playing"

    play(tmp_path, story)


def test_a_lobby_with_options_of_old_rules_can_begin(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, _ = await now.table("Ann", "Bob", game="dwarfcity", mode="kobold", cadence="last")
        rewrite(
            now.path, "rooms", "doc", (NEW, OLD), ('"blue_blocks":"printed",', ""), (',"blue_blocks":"printed"', "")
        )
        await now.restart()
        await ann.connect()
        assert ann.table["options"]["cadence"] == "last"
        assert ann.refused(await ann.ask(wire.Start)) is None

    play(tmp_path, story)


def test_a_lobby_with_unknown_options_gets_the_defaults(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", rounds=3)
        rewrite(now.path, "rooms", "doc", ('"mode":"first"', '"mode":"forgotten"'))
        await now.restart()
        await ann.connect()
        assert ann.table["options"]["mode"] == "first"

    play(tmp_path, story)
