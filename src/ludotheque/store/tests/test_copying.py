"""Copies of a store: whole and checked, or not there at all."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.store import LogRow, back_up
from ludotheque.store.tests.helpers import opened, with_match
from ludotheque.store.tests.test_opening import damaged, made

posix = pytest.mark.skipif(sys.platform == "win32", reason="limits and modes of POSIX")

BACK_UP = """
import pathlib, resource, signal, sys
from ludotheque.core.refusal import Refused
from ludotheque.store import back_up
source, target, killed = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3] == "killed"
half = source.stat().st_size // 2
signal.signal(signal.SIGXFSZ, signal.SIG_DFL if killed else signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (half, half))
try:
    back_up(source, target)
except Refused as no:
    print(no.key)
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return made(tmp_path / "data" / "ludotheque.db")


@posix
def test_a_backup_that_is_killed_half_way_leaves_no_file_of_that_name(source: Path, tmp_path: Path) -> None:
    """A half copy that looks like a whole one would be found out on the day it is needed."""
    target = tmp_path / "copy.db"
    command = [sys.executable, "-c", BACK_UP, str(source), str(target), "killed"]
    assert subprocess.run(command, check=False).returncode == -signal.SIGXFSZ  # noqa: S603 - our own
    assert not target.exists()
    back_up(source, target)
    assert target.stat().st_size >= source.stat().st_size // 2


@posix
def test_a_backup_on_a_full_disk_says_so_and_leaves_nothing(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "copies" / "copy.db"
    target.parent.mkdir()
    command = [sys.executable, "-c", BACK_UP, str(source), str(target), "full"]
    told = subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 - our own
    assert told.stdout.strip() in {"store-full", "store-unusable"}, told.stderr
    assert list(target.parent.iterdir()) == []


def test_a_backup_is_one_private_file_that_replaces_none(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "copies" / "copy.db"
    target.parent.mkdir()
    before = os.umask(0)
    try:
        back_up(source, target)
    finally:
        os.umask(before)
    assert [file.name for file in target.parent.iterdir()] == ["copy.db"]
    if sys.platform != "win32":
        assert stat.S_IMODE(target.stat().st_mode) == 0o600
    content = target.read_bytes()
    with pytest.raises(Refused, match="backup-exists"):
        back_up(source, target)
    assert target.read_bytes() == content


def test_damage_is_not_copied(tmp_path: Path) -> None:
    source, target = tmp_path / "data" / "ludotheque.db", tmp_path / "copies" / "copy.db"
    damaged(source)
    target.parent.mkdir()
    with pytest.raises(Refused, match="store-damaged"):
        back_up(source, target)
    assert list(target.parent.iterdir()) == []


def test_a_backup_needs_a_folder(source: Path, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="store-no-folder"):
        back_up(source, tmp_path / "nowhere" / "copy.db")


def test_a_backup_has_what_is_still_beside_the_file(tmp_path: Path) -> None:
    """Of a store in use, whose last writes are in the write-ahead log."""
    path, target = tmp_path / "ludotheque.db", tmp_path / "copy.db"

    async def work() -> None:
        async with opened(path) as store:
            await with_match(store)
            await store.append("m1", [LogRow(0, "fresh")])
            back_up(path, target)

    asyncio.run(work())
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("SELECT body FROM log").fetchall() == [("fresh",)]
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",), "nothing is needed beside it"
