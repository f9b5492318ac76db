"""Opening a store: one server a file, migrations that can be killed, files that cannot be used, who may read them."""

from __future__ import annotations

import asyncio
import ctypes
import errno
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.store import Address, LogRow, RoomRow, lock, open_store
from ludotheque.store.files import COMPANIONS
from ludotheque.store.migrations import drift, upgrade
from ludotheque.store.schema_version import NEWEST
from ludotheque.store.sqlite_opening import copy_of, version_of
from ludotheque.store.tests.helpers import executing, opened, with_match

posix = pytest.mark.skipif(sys.platform == "win32", reason="modes and signals of POSIX")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "ludotheque.db"


def made(path: Path) -> Path:
    """A store with a match in it, closed."""

    async def fill() -> None:
        async with opened(path) as store:
            await with_match(store)
            await store.append("m1", [LogRow(number, "x" * 500) for number in range(200)])

    asyncio.run(fill())
    return path


def old(address: Address, version: str = "0001") -> Address:
    """A store of an older schema, with something of everything."""
    if isinstance(address, Path):
        address.parent.mkdir(parents=True, exist_ok=True)
    upgrade(address, version)
    with executing(address) as database:
        database.execute("INSERT INTO rooms VALUES ('room', 3, '{\"chairs\":[]}', true)")
        database.execute("INSERT INTO rooms VALUES ('broken', 1, '{\"chairs', true)")
        database.execute(
            "INSERT INTO matches (id, room, game, rules, header, seed, heartbeat, replay)"
            " VALUES ('m0', 'room', 'uluru', 1, '{}', ?, 7, 'replay0')",
            (b"\xaa",),
        )
        database.executemany("INSERT INTO log VALUES ('m0', ?, NULL, NULL, 'row')", [(n,) for n in range(50)])
        database.execute(
            "INSERT INTO results (match, seat, device, name, game, place, score, unit, record, finished)"
            " VALUES ('m0', 0, 'ann', 'Ann', 'uluru', 1, 2, 'stones', 'uluru/first', 1000)"
        )
    return address


def refused_with(path: Path) -> str:
    with pytest.raises(Refused) as no:
        open_store(path)
    return no.value.key


# --- one server a file ---


def test_a_file_has_one_server(path: Path, tmp_path: Path) -> None:
    """Two that write to the same tables from what each remembers would part ways."""
    first = open_store(path)
    assert refused_with(path) == "store-in-use"
    (tmp_path / "link.db").symlink_to(path)
    assert refused_with(tmp_path / "link.db") == "store-in-use"
    asyncio.run(first.close())
    asyncio.run(open_store(path).close())


def test_a_file_system_without_locks_is_not_taken_for_another_server(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_file: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(lock, "lock", refuse)
    assert refused_with(path) == "store-unusable"


@posix
def test_a_server_that_was_killed_leaves_no_lock(path: Path) -> None:
    code = (
        "import sys, pathlib; from ludotheque.store import open_store;"
        "store = open_store(pathlib.Path(sys.argv[1])); print('open', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(  # noqa: S603 - our own
        [sys.executable, "-c", code, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "open\n"
        assert refused_with(path) == "store-in-use"
        other.send_signal(signal.SIGKILL)
        other.wait()
    asyncio.run(open_store(path).close())


def test_a_store_that_could_not_be_opened_keeps_no_lock(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"no database at all, but long enough to look like one" * 50)
    assert refused_with(path) == "store-damaged"
    path.unlink()
    asyncio.run(open_store(path).close())


# --- migrations ---


@posix
@pytest.mark.slow
def test_a_migration_may_be_killed_at_every_step(blank: Address, tmp_path: Path) -> None:
    """A power cut during an upgrade costs nothing: the store opens, and everything is in it."""
    every = 1 if isinstance(blank, Path) else 6  # a server takes its time: some steps must do
    command = [sys.executable, "-m", "ludotheque.store.tests.killing", str(old(blank)), str(tmp_path)]
    command.append(str(every))
    told = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 - our own
    assert told.returncode == 0, told.stderr
    assert int(told.stdout) > 20
    assert not list(tmp_path.glob(".*.part*")), "what a killed copy has left is removed"


def test_a_migration_that_fails_changes_nothing(path: Path) -> None:
    with executing(old(path)) as database:
        database.execute("CREATE TABLE tries (x text)")  # in the way of the second migration
    before = path.read_bytes()
    assert refused_with(path) == "store-unusable"
    assert version_of(path) == "0001"
    with closing(sqlite3.connect(path)) as database:
        assert "deal" not in {row[1] for row in database.execute("PRAGMA table_info(matches)")}
    assert path.read_bytes() == before


def test_a_copy_is_made_before_a_migration(path: Path) -> None:
    old(path)
    copy = copy_of(path, "0001")
    asyncio.run(open_store(path).close())
    assert copy.name == "ludotheque.db.0001"
    assert (version_of(path), version_of(copy)) == (NEWEST, "0001")
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT count(*) FROM log").fetchone() == (50,)
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    asyncio.run(open_store(path).close())
    assert drift(path) == []
    assert [file.name for file in path.parent.iterdir() if file.name.startswith("ludotheque.db.0")] == [copy.name]


def test_a_broken_room_does_not_stop_a_migration(path: Path) -> None:
    async def rooms() -> dict[str, str]:
        async with opened(path) as store:
            return {row.id: row.doc for row in await store.open_rooms()}

    old(path)
    with executing(path) as database:
        database.execute("INSERT INTO rooms VALUES ('no text', 1, CAST(? AS TEXT), true)", (b"\xff\x00",))
    found = asyncio.run(rooms())
    assert found["broken"] == '{"chairs'
    assert found["no text"].encode("utf-8", "surrogateescape") == b"\xff\x00"


# --- files that cannot be used ---


def damaged(path: Path) -> None:
    data = bytearray(made(path).read_bytes())
    data[8192:16384] = b"\x55" * 8192
    path.write_bytes(data)


def truncated(path: Path) -> None:
    size = made(path).stat().st_size
    os.truncate(path, size // 2)


def of_tomorrow(path: Path) -> None:
    with closing(sqlite3.connect(made(path))) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '0099'")


def of_somebody_else(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("CREATE TABLE bookmarks (address)")


def a_folder(path: Path) -> None:
    path.mkdir(parents=True)


def in_a_file(path: Path) -> None:
    path.parent.write_text("a file where a folder should be")


@pytest.mark.parametrize(
    ("trouble", "key"),
    [
        (damaged, "store-damaged"),
        (truncated, "store-damaged"),
        (of_tomorrow, "store-newer"),
        (of_somebody_else, "store-foreign"),
        (a_folder, "store-folder"),
        (in_a_file, "store-no-folder"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_and_left_alone(
    path: Path, trouble: Callable[[Path], None], key: str
) -> None:
    trouble(path)
    before = path.read_bytes() if path.is_file() else None
    assert refused_with(path) == key
    assert (path.read_bytes() if path.is_file() else None) == before


def test_a_file_to_which_somebody_writes_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(made(path), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert refused_with(path) == "store-locked"
    asyncio.run(open_store(path).close())


def without_privileges() -> None:
    """Let modes hold for root, too: drop the right to override them. In a child, before it runs its program."""
    if os.geteuid() == 0:
        for capability in (1, 2):  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH
            ctypes.CDLL(None).prctl(24, capability, 0, 0, 0)  # PR_CAPBSET_DROP


OPEN = (
    "import sys, pathlib; from ludotheque.store import open_store; from ludotheque.core.refusal import Refused\n"
    "try: open_store(pathlib.Path(sys.argv[1]))\n"
    "except Refused as no: print(no.key)\n"
    "else: print('opened')"
)


@pytest.mark.skipif(sys.platform != "linux", reason="drops capabilities of Linux")
@pytest.mark.parametrize(
    ("file", "folder", "key"),
    [(0o400, 0o700, "store-read-only"), (0o600, 0o500, "store-forbidden"), (0o000, 0o700, "store-forbidden")],
)
def test_missing_permissions_are_refused(path: Path, file: int, folder: int, key: str) -> None:
    made(path)
    for beside in path.parent.iterdir():
        beside.unlink() if beside != path else None
    path.chmod(file)
    path.parent.chmod(folder)
    command = [sys.executable, "-c", OPEN, str(path)]
    told = subprocess.run(command, check=False, capture_output=True, text=True, preexec_fn=without_privileges)  # noqa: S603 - our own
    path.parent.chmod(0o700)
    assert told.stdout == f"{key}\n", told.stderr


# --- who may read ---


def modes(path: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}


@posix
def test_only_the_owner_may_read_a_store(path: Path) -> None:
    """It holds the seeds of running matches and the secret behind the deals of the day."""

    async def look() -> dict[str, int]:
        async with opened(path) as store:
            await store.save_room(RoomRow("another", 1, "{}"))
            return modes(path)

    before = os.umask(0o022)
    try:
        old(path)
        assert modes(path) == {"ludotheque.db": 0o644}
        found = asyncio.run(look())
    finally:
        os.umask(before)
    assert found == {
        "ludotheque.db": 0o600,
        "ludotheque.db-wal": 0o600,
        "ludotheque.db-shm": 0o600,
        "ludotheque.db.lock": 0o600,
        "ludotheque.db.0001": 0o600,
    }


@posix
def test_what_others_could_read_is_tightened(path: Path) -> None:
    made(path)
    for end in COMPANIONS:
        if (file := path.with_name(path.name + end)).exists():
            file.chmod(0o644)
    asyncio.run(open_store(path).close())
    assert set(modes(path).values()) == {0o600}
