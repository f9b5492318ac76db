"""What `ludotheque doctor` finds in a store, and what it leaves alone."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.live import LiveServer
from tests.players import Player
from tests.shell import LANGUAGES, ludotheque
from tests.test_store_stands import alter

LOCK = 72


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with a finished match at an open table, closed."""
    file = tmp_path_factory.mktemp("finished") / "store.db"
    with LiveServer(file) as server:
        ann = Player(server, "Ann").open_table(1, rounds=1).connect()
        assert ann.refused("start") is None
        server.advance(3_000)
        assert ann.refused("do", seat=0, action=3) is None
        assert ann.refused("do", seat=0, action=LOCK) is None
        assert ann.settled()["table"]["phase"] == "over"
        ann.close()
    return file


@pytest.fixture
def store(finished: Path, tmp_path: Path) -> Path:
    """The same, to be damaged."""
    with closing(sqlite3.connect(finished)) as source, closing(sqlite3.connect(tmp_path / "store.db")) as copy:
        source.backup(copy)
    (tmp_path / "store.db").chmod(0o600)
    return tmp_path / "store.db"


def findings(file: Path) -> list[tuple[str, str | None]]:
    """What the doctor says, by kind and key."""
    told = ludotheque("doctor", "--json", "--database", str(file))
    assert told.stderr == ""
    problems = json.loads(told.stdout)["problems"]
    assert told.returncode == (1 if problems else 0)
    return [(found["kind"], found.get("reason", {}).get("key")) for found in problems]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_store_in_good_order(store: Path, language: str) -> None:
    told = ludotheque("doctor", "--database", str(store), lang=language)
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.startswith(str(store))
    assert findings(store) == []


@pytest.mark.parametrize(
    ("statement", "wanted"),
    [
        ("UPDATE rooms SET doc = replace(doc, '\"uluru\"', '\"chess\"')", [("unfit", "game-unknown")]),
        ("DELETE FROM log WHERE seq = 2", [("unfit", "log"), ("match", "log")]),
        (
            "UPDATE log SET body = replace(body, '\"pick\":', '\"pick\":9999') WHERE seq = 1",
            [("unfit", "log"), ("match", "log")],
        ),
        ("UPDATE matches SET seed = x'00'", [("match", "log")]),
        ("UPDATE matches SET rules = 99", [("unfit", "room-contradicts"), ("match", "rules-newer")]),
    ],
)
def test_the_doctor_finds_what_does_not_fold_or_replay(store: Path, statement: str, wanted: list[Any]) -> None:
    alter(store, statement)
    before = store.read_bytes()
    assert findings(store) == wanted
    assert store.read_bytes() == before, "a doctor who looks changes nothing"


def test_the_doctor_finds_a_file_that_others_can_read(store: Path) -> None:
    store.chmod(0o644)
    assert findings(store) == [("others", None)]


def test_the_doctor_finds_damage(store: Path) -> None:
    data = bytearray(store.read_bytes())
    data[-8192:-4096] = b"\x55" * 4096
    store.write_bytes(data)
    assert {kind for kind, _ in findings(store)} == {"damage"}


def test_the_doctor_knows_an_older_schema(tmp_path: Path) -> None:
    from ludotheque.store.tests.test_opening import old  # noqa: PLC0415 - loads Alembic

    file = tmp_path / "store.db"
    old(file)
    file.chmod(0o600)
    told = ludotheque("doctor", "--database", str(file))
    assert (told.returncode, told.stderr) == (0, "")
    assert "0001" in told.stdout
