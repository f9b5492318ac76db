"""What the server logs says nothing about people: no names, devices, addresses, codes, tables or replays."""

from __future__ import annotations

import json
import logging
import os
import sys
from pathlib import Path

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.server.logs import Lines
from ludotheque.table.tokens import hashed
from tests.live import LiveServer
from tests.players import LOCK, Player, finish, seated, table_of
from tests.programs import Program

NAME, OTHER = "Zebulon", "Quirinius"


def test_the_server_greets_before_it_logs(tmp_path: Path) -> None:
    read, write = os.pipe()
    words = ["--port", "0", "--database", str(tmp_path / "store.db")]
    program = Program(
        "ludotheque.server", words, env={**os.environ, "LUDOTHEQUE_LANG": "en"}, files=(None, write, write)
    )
    os.close(write)
    with os.fdopen(read, encoding="utf-8") as told:
        lines = [next(told)]
        while not lines[-1].startswith("{"):
            lines.append(next(told))
        program.terminate()
        program.wait()
    assert "http://localhost:" in lines[0]
    assert json.loads(lines[-1])["what"] == "open"


def test_a_whole_evening_leaves_no_trace_of_people(tmp_path: Path) -> None:
    """Play, refusals, bad requests, a restart, old things deleted, a device forgotten: and nobody in the log."""
    log = tmp_path / "log"
    with LiveServer(tmp_path / "store.db", log=log, variables={"LUDOTHEQUE_KEEP_DAYS": "1"}) as server:
        zeb, other = seated(server, NAME, OTHER, rounds=1)
        table, code = zeb.table, zeb.shown["table"]["code"]
        assert zeb.refused("start") is None
        server.advance(3_000)
        assert zeb.refused("do", seat=1, action=LOCK) == "not-your-seat"
        zeb.send("{")
        zeb.settled()
        for path, body in (
            ("/api/tables", {"game": "chess", "chairs": 2, "name": NAME}),
            (f"/api/tables/{table}/sit", {"name": NAME}),
            ("/api/join", {"code": "QQQQ"}),
            ("/api/move", {"code": "QQQQQQ"}),
            (f"/api/{NAME}", {"name": NAME}),
        ):
            assert zeb.request(path, body)[0] >= 400
        replay = finish(table_of(Player(server, NAME)), 0, 1)
        tokens = [cookie.value or "" for player in (zeb, other) for cookie in player.jar]
        moves = other.ask("move", seat=1)["code"]
        zeb.close()
        server.stop()
        server.restart()
        phone = Player(server, OTHER)
        assert phone.request("/api/move", {"code": moves}) == (200, {"table": table})
        tokens += [cookie.value or "" for cookie in phone.jar]
        other.connect()
        assert zeb.request("/api/device/forget", {})[0] == 200
        other.close()
        for _ in range(3):
            server.advance(24 * 3600 * 1000)
            Player(server, OTHER).open_table(2)
    text = log.read_text("utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"open", "match begun", "match over", "old things deleted", "closed"} <= {line["what"] for line in lines}
    secrets = [NAME, OTHER, table, code, moves, replay, "127.0.0.1", *tokens, *map(hashed, tokens)]
    assert [secret for secret in secrets if secret in text] == []


def line_of(problem: BaseException, name: str = "ludotheque.table", message: str = "a task failed") -> str:
    try:
        raise problem
    except type(problem):
        return Lines().format(logging.LogRecord(name, logging.ERROR, "", 0, message, None, sys.exc_info()))


def test_an_exception_is_logged_by_its_kind_and_place() -> None:
    cause = ValueError(f"{NAME} is no number")
    problem = KeyError(NAME)
    problem.__cause__ = cause
    line = line_of(problem)
    assert NAME not in line
    trace = json.loads(line)["trace"]
    assert trace.index("ValueError") < trace.index("in line_of") < trace.index("KeyError")


@pytest.mark.parametrize(
    ("problem", "told"),
    [(Refused("name-bad", given=NAME), "Refused: name-bad"), (OSError(28, "No space left", NAME), ": No space left")],
)
def test_what_cannot_name_anybody_is_told(problem: Exception, told: str) -> None:
    line = line_of(problem)
    assert told in line
    assert NAME not in line


def test_a_library_is_quoted_by_its_first_line() -> None:
    message = f"Task exception was never retrieved\nfuture: <Task exception=KeyError('{NAME}')>"
    assert json.loads(line_of(KeyError(NAME), "asyncio", message))["what"] == "Task exception was never retrieved"
    assert NAME not in line_of(KeyError(NAME), "asyncio", message)
