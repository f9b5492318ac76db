"""A server and its store from outside: damaged rows, a second server, full disks, and files that cannot be used."""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from ludotheque.store.tests.test_opening import (
    a_folder,
    damaged,
    in_a_file,
    made,
    of_somebody_else,
    of_tomorrow,
    truncated,
    without_privileges,
)
from tests.live import LiveServer
from tests.players import Player
from tests.shell import LANGUAGES, ludotheque, sentence


def alter(path: Path, statement: str, *values: object) -> None:
    """Damage a store that no server has open."""
    with closing(sqlite3.connect(path)) as database, database:
        assert database.execute(statement, values).rowcount == 1


# --- tables that were set aside ---


def bye_of(server: LiveServer, table: str) -> tuple[list[Any], int]:
    """What a screen is told at a table, and the code with which it is closed."""
    told = []
    with connect(f"{server.ws}/ws/{table}", origin=Origin(server.url)) as screen:
        try:
            while True:
                told.append(json.loads(screen.recv()))
        except ConnectionClosed as closed:
            return told, 0 if closed.rcvd is None else closed.rcvd.code


def test_people_are_told_that_their_table_was_set_aside(tmp_path: Path) -> None:
    """And the people who run the server are told which and why, and get it back once it is mended."""
    log, file = tmp_path / "log", tmp_path / "store.db"
    with LiveServer(file, log=log) as server:
        ann, bob = Player(server, "Ann").open_table(2).connect(), Player(server, "Bob").open_table(1).connect()
        assert bob.refused("start") is None
        server.stop()
        (doc,) = sqlite3.connect(file).execute("SELECT doc FROM rooms WHERE id = ?", (ann.table,)).fetchone()
        alter(file, "UPDATE rooms SET doc = '{' WHERE id = ?", ann.table)
        server.restart()
        assert bye_of(server, ann.table) == ([{"type": "bye", "reason": "set-aside"}], 4404)
        assert bye_of(server, "nowhere") == ([], 4404)
        assert bob.connect().shown["table"]["phase"] == "playing"
        for language, word in (("en", "kept"), ("fr", "gardée"), ("de", "aufgehoben")):
            status, told = Player(server, "Cleo").request(
                f"/api/tables/{ann.table}/sit", {"name": "Cleo"}, {"accept-language": language}
            )
            assert (status, told["key"]) == (409, "table-set-aside")
            assert word in told["message"]
        assert Player(server, "Dan").request(f"/t/{ann.table}")[0] == 200

        told = ludotheque("doctor", "--database", str(file))
        assert told.returncode == 1
        assert f"The table {ann.table} was set aside on " in told.stdout
        (found,) = json.loads(ludotheque("doctor", "--json", "--database", str(file)).stdout)["problems"]
        assert (found["kind"], found["id"], found["reason"]["key"]) == ("set-aside", ann.table, "room-unreadable")
        assert sentence(ludotheque("doctor", "--database", str(file), "--retry", "nowhere"))
        alter(file, "UPDATE rooms SET doc = ? WHERE id = ?", doc, ann.table)
        assert ludotheque("doctor", "--database", str(file), "--retry", ann.table).returncode == 0
        server.stop()
        server.restart()
        assert ann.connect().shown["table"]["phase"] == "lobby"
        assert ludotheque("doctor", "--database", str(file)).returncode == 0
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert [line["table"] for line in lines if line["what"] == "a table was set aside"] == [ann.table]
    assert "Ann" not in log.read_text("utf-8")


# --- one server a file ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_server_is_refused(lasting: LiveServer, language: str) -> None:
    told = sentence(ludotheque("play", "--port", "0", "--database", str(lasting.database), lang=language))
    assert str(lasting.database) in told
    assert "--database" in told


def test_a_server_that_was_killed_can_be_started_again(tmp_path: Path) -> None:
    """Even if processes of its own, in which its bots think, have not noticed yet."""
    with LiveServer(tmp_path / "store.db") as server:
        ann = Player(server, "Ann").open_table(2).connect()
        assert ann.refused("invite", seat=1, level="master") is None
        assert ann.refused("start") is None
        server.advance(4_000)
        server.kill()
        server.restart()
        assert ann.connect().shown["table"]["phase"] == "playing"


# --- files and ports that cannot be used ---

COMMANDS: dict[str, Callable[[Path], list[str]]] = {
    "play": lambda file: ["play", "--port", "0", "--database", str(file)],
    "backup": lambda file: ["backup", str(file.parent.parent / "copy.db"), "--database", str(file)],
    "doctor": lambda file: ["doctor", "--database", str(file)],
}


@pytest.mark.parametrize(
    "trouble", [truncated, of_tomorrow, of_somebody_else, a_folder], ids=lambda work: work.__name__
)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_cannot_be_used_gets_a_sentence(
    tmp_path: Path, command: str, trouble: Callable[[Path], None]
) -> None:
    file = tmp_path / "data" / "ludotheque.db"
    trouble(file)
    if command == "backup" and trouble in (of_tomorrow, of_somebody_else):
        assert ludotheque(*COMMANDS[command](file)).returncode == 0, "whatever is in it, it can be copied"
        return
    sentences = {sentence(ludotheque(*COMMANDS[command](file), lang=language)) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(str(file) in told for told in sentences)
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize("command", ["play", "backup"])
def test_a_damaged_file_gets_a_sentence(tmp_path: Path, command: str) -> None:
    """The name in it is that of the damaged file, not of the copy that could not be made."""
    file = tmp_path / "data" / "ludotheque.db"
    damaged(file)
    assert str(file) in sentence(ludotheque(*COMMANDS[command](file)))
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize("command", ["backup", "doctor"])
def test_a_file_that_is_not_there_gets_a_sentence(tmp_path: Path, command: str) -> None:
    file = tmp_path / "data" / "ludotheque.db"
    assert str(file) in sentence(ludotheque(*COMMANDS[command](file)))
    in_a_file(file)
    assert str(file) in sentence(ludotheque(*COMMANDS[command](file)))


@pytest.mark.skipif(sys.platform != "linux", reason="drops capabilities of Linux")
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("file_mode", "folder_mode"), [(0o000, 0o700), (0o400, 0o500), (0o600, 0o000)])
def test_missing_permissions_get_a_sentence(tmp_path: Path, command: str, file_mode: int, folder_mode: int) -> None:
    file = made(tmp_path / "data" / "ludotheque.db")
    file.chmod(file_mode)
    file.parent.chmod(folder_mode)
    words = [sys.executable, "-m", "ludotheque", "--lang", "en", *COMMANDS[command](file)]
    told = subprocess.run(words, check=False, capture_output=True, text=True, preexec_fn=without_privileges)
    file.parent.chmod(0o700)
    if command != "play" and file_mode == 0o400:  # it can be read
        assert told.returncode == (0 if command == "backup" else 1), told.stderr
        assert "Traceback" not in told.stderr
    else:
        assert str(file) in sentence(told)


@pytest.mark.parametrize("command", ["play", "doctor"])
def test_a_locked_file(tmp_path: Path, command: str) -> None:
    """Somebody else writes to it for long; looking at it is possible all the same."""
    file = made(tmp_path / "data" / "ludotheque.db")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        told = ludotheque(*COMMANDS[command](file))
    if command == "play":
        assert str(file) in sentence(told)
    else:
        assert (told.returncode, told.stderr) == (1, ""), "it tells of the table in it, which is made up"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_taken_gets_a_sentence(tmp_path: Path, language: str) -> None:
    file = str(tmp_path / "store.db")
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert port in sentence(ludotheque("play", "--port", port, "--database", file, lang=language))
    assert "192.0.2.1" in sentence(ludotheque("play", "--host", "192.0.2.1", "--database", file, lang=language))
    assert not (tmp_path / "store.db").exists(), "nothing was begun"


# --- a full disk ---


def health(server: LiveServer) -> tuple[int, Any]:
    return Player(server, "watch").request("/healthz")


@pytest.mark.skipif(sys.platform != "linux", reason="limits another process")
def test_a_full_disk_is_told_and_play_goes_on_when_there_is_space(tmp_path: Path) -> None:
    import resource  # noqa: PLC0415 - POSIX only

    log = tmp_path / "log"
    with LiveServer(tmp_path / "store.db", log=log) as server:
        ann = Player(server, "Ann").open_table(1, sand=None).connect()
        assert ann.refused("start") is None
        server.advance(3_000)
        assert ann.refused("do", seat=0, action=3) is None
        assert health(server) == (200, "ok\n")
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        size = (tmp_path / "store.db-wal").stat().st_size
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, before[1]))
        for _ in range(20):
            assert ann.refused("do", seat=0, action=11) == "not-kept"
            assert ann.refused("rename", seat=0, name="Anna") == "not-kept"
        assert health(server) == (503, "the store cannot write\n")
        server.advance(10_000)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
        assert ann.refused("do", seat=0, action=11) is None
        assert ann.refused("rename", seat=0, name="Anna") is None
        assert health(server) == (200, "ok\n")
        assert ann.settled()["table"]["chairs"][0]["name"] == "Anna"
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert [line["what"] for line in lines if line["level"] != "info"] == ["the store fails"]
    assert [line["what"] for line in lines].count("the store works again") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="limits another process")
def test_a_server_stops_quietly_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import resource  # noqa: PLC0415 - POSIX only

    monkeypatch.delenv("COVERAGE_PROCESS_CONFIG", raising=False)  # counted lines could not be written either
    log = tmp_path / "log"
    with LiveServer(tmp_path / "store.db", log=log) as server:
        ann = Player(server, "Ann").open_table(1).connect()
        assert ann.refused("start") is None
        server.advance(4_500)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4_096, resource.RLIM_INFINITY))
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait() in (0, -signal.SIGTERM)
    assert "Traceback" not in log.read_text("utf-8")
