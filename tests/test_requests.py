"""HTTP requests from outside: joining, lists, records, backups, and what is refused."""

from __future__ import annotations

import re
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludotheque.games import GAMES
from tests.live import LiveServer
from tests.players import LOCK, Player, seated


def test_a_code_leads_to_its_table_and_wrong_ones_are_counted(server: LiveServer) -> None:
    ann = Player(server, "Ann").open_table(2)
    bob = Player(server, "Bob")
    ann.connect()
    code = ann.shown["table"]["code"]
    assert bob.request("/api/join", {"code": code.lower()}) == (200, {"table": ann.table})
    for _ in range(10):
        assert bob.request("/api/join", {"code": "QQQQ"})[0] == 404
    assert bob.request("/api/join", {"code": code})[0] == 429, "only wrong codes are counted, then all must wait"
    server.advance(60_000)
    assert bob.request("/api/join", {"code": code})[0] == 200
    assert bob.request("/api/replays/nonsense")[0] == 404
    assert bob.request(f"/api/replays/{ann.table}") == bob.request("/api/replays/nonsense")
    status, picture = bob.request(f"/api/tables/{ann.table}/qr.svg")
    assert status == 200
    assert picture.startswith("<svg")
    (cookie,) = ann.jar
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert not cookie.secure, "a network at home serves plain http"
    assert ann.refused("start") is None
    assert ann.settled()["table"]["code"] == code, "one code for the whole life of a table"
    assert bob.request("/api/join", {"code": code})[0] == 200
    ann.close()


BAD_REQUESTS: list[tuple[str, Any, int, str]] = [
    ("/api/tables", b"nonsense", 400, "message-bad"),
    ("/api/tables", {}, 400, "message-bad"),
    ("/api/tables", {"game": "chess", "chairs": 2, "name": "Ann"}, 409, "game-unknown"),
    ("/api/tables", {"game": "uluru", "chairs": 2, "name": "<b>"}, 409, "name-bad"),
    ("/api/tables", {"game": "uluru", "chairs": 9, "name": "Ann"}, 409, "seats-wrong"),
    ("/api/tables", {"game": "uluru", "chairs": 2, "name": "Ann", "options": {"mode": 7}}, 409, "options-bad"),
    ("/api/tables", {"game": "uluru", "chairs": 2, "name": "Ann", "more": 1}, 400, "message-bad"),
    ("/api/tables", b"[" * 60_000, 413, "message-too-long"),
    ("/api/tables/nowhere/sit", {"name": "Ann"}, 404, "table-unknown"),
    ("/api/move", {"code": "ABCDEF"}, 404, "move-unknown"),
    ("/api/nowhere", {}, 404, "not-found"),
]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_bad_requests_are_refused_in_the_readers_language(server: LiveServer, language: str) -> None:
    ann = Player(server, "Ann")
    for path, body, status, key in BAD_REQUESTS:
        found, answer = ann.request(path, body, {"accept-language": f"{language}-XX, en;q=0.5"})
        assert (found, answer["key"]) == (status, key), path
        assert answer["message"]
        server.advance(2_000)


def test_settings_come_in_the_order_of_the_game(server: LiveServer) -> None:
    for info in Player(server, "Ann").request("/api/games")[1]:
        game = GAMES[info["key"]].game
        assert tuple(info["options"]) == game.options.__struct_fields__
        assert tuple(info["own"]) == game.own.__struct_fields__
    ubongo, dwarfcity = (
        next(one for one in Player(server, "Ann").request("/api/games")[1] if one["key"] == key)
        for key in ("ubongo", "dwarfcity")
    )
    assert ubongo["options"]["mode"]["enum"] == ["nine", "noluck", "time", "count"]
    assert ubongo["options"]["sand"]["anyOf"][0]["enum"] == [30, 45, 60, 90, 120]
    assert dwarfcity["options"]["strength"]["enum"] == ["gentle", "fair", "cheeky"]


def test_only_our_own_names_and_origins_are_let_in(tmp_path: Path) -> None:
    server = LiveServer(tmp_path / "ludotheque.db", hosts="games.example")
    ann = Player(server, "Ann")
    for host, status in (("evil.example", 403), ("games.example", 200), ("tablet.local:8000", 200), ("[::1]:80", 200)):
        assert ann.request("/api/games", headers={"host": host})[0] == status, host
    assert ann.request("/api/games", headers={"origin": "http://evil.example"})[0] == 403
    ann.open_table(2)
    with pytest.raises(InvalidStatus), connect(f"{server.ws}/ws/{ann.table}", origin=Origin("http://evil.example")):
        pass
    server.stop()


def test_headers_health_and_metrics(server: LiveServer) -> None:
    with urllib.request.urlopen(f"{server.url}/healthz") as answer:  # noqa: S310
        assert answer.read() == b"ok\n"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
    ann = Player(server, "Ann").open_table(2)
    measured = ann.request("/metrics")[1]
    assert re.search(r"^ludotheque_tables [1-9]", measured, re.MULTILINE)
    assert "Ann" not in measured
    schema = ann.request("/api/schema/openapi.json")[1]
    assert schema["openapi"].startswith("3.1")
    assert "/api/tables" in schema["paths"]


def metric(text: str, name: str) -> float:
    """The value of one sample."""
    (found,) = re.findall(rf"^ludotheque_{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found)


def test_metrics_count_what_people_do_and_never_who(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "store.db") as server:
        ann = Player(server, "Zebulon").open_table(1, rounds=1).connect()
        assert ann.refused("start") is None
        server.advance(3_000)
        ann.settled()
        assert ann.refused("do", seat=0, action=10_000) == "action-unknown"
        assert ann.refused("do", seat=0, action=LOCK) is None
        text = ann.request("/metrics")[1]
        assert metric(text, "tables") == 1
        assert metric(text, "connections") == 1
        assert metric(text, 'inputs_total{answer="taken"}') == 1
        assert metric(text, 'inputs_total{answer="refused"}') == 1
        assert metric(text, 'inputs_total{answer="not_kept"}') == 0
        assert metric(text, "input_seconds_count") == metric(text, 'input_seconds_bucket{le="+Inf"}') == 2
        assert (
            metric(text, "commits_total") == metric(text, "commit_rows_count") == metric(text, "commit_seconds_count")
        )
        assert metric(text, "commit_rows_sum") >= 2
        for name in ("outbox_frames", "screens_behind", "screens_renewed_total", "thoughts_waiting"):
            assert metric(text, name) == 0
        (cookie,) = ann.jar
        shown = ann.shown["table"]
        for secret in ("Zebulon", ann.table, shown["code"], cookie.value, "127.0.0.1"):
            assert secret not in text


def test_only_listed_tables_can_be_found(server: LiveServer) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    ann.open_table(2)
    assert bob.request("/api/tables") == (200, [])
    body = {"game": "uluru", "chairs": 3, "name": "Ann", "listed": True}
    table = ann.request("/api/tables", body)[1]["table"]
    assert bob.request("/api/tables") == (200, [{"table": table, "game": "uluru", "free": 2, "names": ["Ann"]}])


def test_only_a_seated_device_finds_its_way_back_to_its_tables(server: LiveServer) -> None:
    ann, bob, eve = Player(server, "Ann"), Player(server, "Bob"), Player(server, "Eve")
    assert ann.request("/api/tables/mine") == (200, [])
    waiting = ann.open_table(2).table
    body = {"game": "uluru", "chairs": 2, "name": "Ann", "bots": ["casual"], "start": True, "options": {"rounds": 1}}
    server.advance(1_000)
    running = ann.request("/api/tables", body)[1]["table"]
    ann.request("/api/lessons", {"game": "uluru", "name": "Ann"})
    status, found = ann.request("/api/tables/mine")
    assert status == 200
    person = {"kind": "person", "name": "Ann", "level": None, "number": None}
    bot = {"kind": "bot", "name": "", "level": "casual", "number": 1}
    assert found == [
        {"table": running, "game": "uluru", "phase": "playing", "daily": False, "players": [person, bot]},
        {"table": waiting, "game": "uluru", "phase": "lobby", "daily": False, "players": [person]},
    ]
    bob.request(f"/api/tables/{waiting}/sit", {"name": "Bob"})
    assert [table["table"] for table in bob.request("/api/tables/mine")[1]] == [waiting]
    assert eve.request("/api/tables/mine") == (200, [])
    server.advance(600_000)
    assert [table["table"] for table in ann.request("/api/tables/mine")[1]] == [waiting]


def test_personal_records_of_a_mode(server: LiveServer) -> None:
    (ann,) = seated(server, "Ann", rounds=1)
    assert ann.refused("start") is None
    server.advance(3_000)
    assert ann.refused("do", seat=0, action=LOCK) is None
    key = ann.settled()["match"]["outcome"]["record"]
    status, found = ann.request(f"/api/records?record={key}")
    assert status == 200
    assert [(row["name"], row["score"], row["mine"]) for row in found] == [("Ann", 8, True)]
    bob = Player(server, "Bob")
    assert not bob.request(f"/api/records?record={key}")[1][0]["mine"]
    assert ann.request(f"/api/records?record={key}&own=true") == (200, found)
    assert bob.request(f"/api/records?record={key}&own=true") == (200, [])
    ann.close()


def test_backup_while_the_server_runs(server: LiveServer, tmp_path: Path) -> None:
    Player(server, "Ann").open_table(2)
    copy = tmp_path / "copy.db"
    command = [sys.executable, "-m", "ludotheque", "backup", str(copy), "--database", str(server.database)]
    assert subprocess.run(command, check=False, capture_output=True).returncode == 0
    assert copy.is_file()
    assert subprocess.run(command, check=False, capture_output=True).returncode == 2, "a copy is never overwritten"
