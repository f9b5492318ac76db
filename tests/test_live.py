"""The whole server from outside: real processes, real sockets, real SQLite."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludotheque.core import read, verify
from ludotheque.games import GAMES
from ludotheque.games.uluru import rules
from ludotheque.table.wire import PROTOCOL
from tests.live import LiveServer
from tests.players import Player

LOCK = 72
READY = 74


@pytest.fixture
def server(lasting: LiveServer) -> LiveServer:
    """A server shared by several tests; ten minutes pass before each, so that rate limits reset."""
    lasting.advance(600_000)
    return lasting


def seated(server: LiveServer, *names: str, **options: Any) -> list[Player]:
    """A table with these people, all connected; the first is the host."""
    host = Player(server, names[0]).open_table(len(names), **options).connect()
    guests = [Player(server, name).sit(host.table).connect() for name in names[1:]]
    return [host, *guests]


def record_of(player: Player, replay: str) -> Any:
    status, text = player.request(f"/api/replays/{replay}")
    assert status == 200
    return read(text, lambda _key: rules)


def test_a_whole_match_over_sockets_and_its_record(server: LiveServer) -> None:
    ann, bob = seated(server, "Ann", "Bob", rounds=2, sand=30)
    dan = Player(server, "Dan").connect(ann.table)
    assert ann.refused("start") is None
    for _ in range(2):
        server.advance(3_000)
        for seat, player in enumerate((ann, bob)):
            for bird in range(8):
                assert player.refused("do", seat=seat, action=8 * bird + (3 * bird + seat) % 8) is None
        server.advance(30_000)
        if ann.settled()["table"]["phase"] == "playing":
            assert ann.refused("do", seat=0, action=READY) is None
            assert bob.refused("do", seat=1, action=READY) is None
    for player in (ann, bob, dan):
        assert player.settled()["table"]["phase"] == "over"
    replay = dan.shown["match"]["replay"]
    record = record_of(dan, replay)
    assert sum(1 for _ in verify(record)) == len(record.rows)
    assert list(record.end.outcome.score) == dan.shown["match"]["outcome"]["score"]
    status, steps = dan.request(f"/api/replays/{replay}/steps")
    assert status == 200
    assert len(steps["steps"]) == len(record.rows)
    assert [player["name"] for player in steps["players"]] == ["Ann", "Bob"]
    assert steps["steps"][-1]["views"][1] == ann.shown["match"]["view"]
    placing = next(n for n, step in enumerate(steps["steps"], 1) if step["views"][0]["shown"]["phase"] == "placing")
    status, hint = dan.request(f"/api/replays/{replay}/hint?step={placing}&seat=0")
    assert (status, set(hint)) == (200, {"unmet", "move"})
    for step, seat in ((1, 0), (placing, 2), (10_000, 0)):
        status, no = dan.request(f"/api/replays/{replay}/hint?step={step}&seat={seat}")
        assert (status, no["key"]) == (409, "no-hint")
    for player in (ann, bob, dan):
        player.close()


def rejoin(server: LiveServer, *players: Player) -> None:
    server.kill()
    server.restart()
    for player in players:
        player.close()
        player.connect()


@pytest.mark.slow
def test_kill_after_every_input_of_a_one_round_match(mortal: LiveServer) -> None:
    """Everything accepted survives, nothing is applied twice, and the sand goes on where it was."""
    ann, bob = seated(mortal, "Ann", "Bob", rounds=1, sand=30)
    assert ann.refused("start") is None
    rejoin(mortal, ann, bob)
    mortal.advance(3_000)
    rejoin(mortal, ann, bob)
    assert ann.settled()["clock"]["deadline"] == 33_000
    assert ann.shown["clock"]["now"] == 3_000
    board: list[int | None] = [None] * 8
    for bird in (0, 3, 7):
        key = f"land-{bird}"
        assert ann.ask("do", key, seat=0, action=8 * bird + bird)["refused"] is None
        board[bird] = bird
        rejoin(mortal, ann, bob)
        assert ann.settled()["match"]["view"]["board"] == board
        assert ann.ask("do", key, seat=0, action=8 * bird + bird)["refused"] is None, "a repeated key is answered"
        assert ann.settled()["match"]["view"]["board"] == board
        assert bob.settled()["match"]["view"]["board"] == [None] * 8
    mortal.advance(10_000)
    rejoin(mortal, ann, bob)
    assert ann.settled()["clock"]["now"] == 13_000
    assert ann.refused("do", seat=0, action=LOCK) is None
    rejoin(mortal, ann, bob)
    assert bob.settled()["match"]["view"]["shown"]["locked"] == [0]
    assert bob.refused("do", seat=1, action=LOCK) is None
    rejoin(mortal, ann, bob)
    assert ann.settled()["table"]["phase"] == "over"
    record = record_of(ann, ann.shown["match"]["replay"])
    assert sum(1 for _ in verify(record)) == len(record.rows)
    assert sum(type(row).__name__ == "Act" for row in record.rows) == 5
    ann.close()
    bob.close()


@pytest.mark.slow
def test_kill_at_ten_random_points_of_a_full_match(mortal: LiveServer) -> None:
    """Some of them in the middle of an input: the screen sends it again with its key, and it counts once."""
    rng = random.Random(7)
    (ann,) = seated(mortal, "Ann", sand=30)
    assert ann.refused("start") is None
    points = set(rng.sample(range(6 * 9), 10))
    sent = 0
    for number in range(6):
        mortal.advance(3_000)
        for step in range(9):
            action = LOCK if step == 8 else 8 * step + (step + number) % 8
            key = f"{number}-{step}"
            ann.send({"type": "do", "key": key, "seat": 0, "action": action})
            sent += 1
            if 9 * number + step in points:
                rejoin(mortal, ann)
                ann.send({"type": "do", "key": key, "seat": 0, "action": action})
            refused = ann.read_until(key)["refused"]
            assert refused is None or refused["key"] == "match-over"
        if number < 5:
            assert ann.refused("do", seat=0, action=READY) is None
    assert ann.settled()["table"]["phase"] == "over"
    record = record_of(ann, ann.shown["match"]["replay"])
    assert sum(1 for _ in verify(record)) == len(record.rows)
    assert sum(type(row).__name__ == "Act" for row in record.rows) == sent + 5
    ann.close()


def test_a_graceful_stop_tells_the_screens_to_come_back(mortal: LiveServer) -> None:
    ann, bob = seated(mortal, "Ann", "Bob")
    mortal.process.terminate()
    while (told := ann.read())["type"] == "frame":
        pass
    assert told == {"type": "bye", "reason": "restart"}
    assert ann.socket is not None
    with pytest.raises(ConnectionClosed) as closed:
        ann.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    mortal.process.wait()
    bob.close()


BAD_MESSAGES: dict[str, Any] = {
    "not JSON": "nonsense",
    "empty": "",
    "a list": "[]",
    "no type": '{"key":"x"}',
    "unknown type": '{"type":"cheat","key":"x"}',
    "unknown field": '{"type":"start","key":"x","more":1}',
    "no key": '{"type":"start"}',
    "wrong types": '{"type":"do","key":"x","seat":"0","action":[]}',
    "huge numbers": '{"type":"do","key":"x","seat":0,"action":99999999999999999999999}',
    "negative seat": '{"type":"do","key":"x","seat":-1,"action":0}',
    "a long key": json.dumps({"type": "start", "key": "k" * 100}),
    "nested": '{"type":"set","key":"x","game":"uluru","chairs":2,"options":' + "[" * 3_000,
    "a long message": '{"type":"say","key":"x","phrase":"' + "a" * 10_000 + '"}',
    "free text": '{"type":"say","key":"x","seat":0,"phrase":"you are silly"}',
}


def test_bad_messages_are_refused_and_the_table_is_unharmed(server: LiveServer) -> None:
    ann, bob = seated(server, "Ann", "Bob")
    for name, message in BAD_MESSAGES.items():
        ann.send(message)
        while not (answers := ann.read().get("answers")):
            pass
        (answer,) = answers
        assert answer["refused"]["key"] in ("message-bad", "message-too-long"), name
        server.advance(200)
    assert ann.refused("start") is None
    assert bob.settled()["table"]["phase"] == "playing"
    ann.close()
    bob.close()


def flood(player: Player) -> None:
    """Exceed the rate limit; the connection closes while the player still sends, or on the next read."""
    for number in range(80):
        player.send({"type": "rename", "key": f"k{number}", "seat": 1, "name": f"Bob {number}"})
    player.read_until("never")


def test_a_flood_is_cut_off_and_others_play_on(server: LiveServer) -> None:
    ann, bob = seated(server, "Ann", "Bob")
    with pytest.raises(ConnectionClosed) as closed:
        flood(bob)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429
    assert ann.refused("start") is None
    ann.close()


def hello(**about: Any) -> str:
    return json.dumps({"type": "hello", "protocol": PROTOCOL, **about})


def test_a_shared_screen_is_a_spectator_on_any_device(server: LiveServer) -> None:
    ann, bob = seated(server, "Ann", "Bob")
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in bob.jar)
    assert ann.refused("start") is None
    bob.close()
    with connect(
        f"{server.ws}/ws/{ann.table}", additional_headers={"Cookie": cookies}, origin=Origin(server.url)
    ) as wall:
        wall.send(hello(watch=True))
        frame = json.loads(wall.recv())
        assert frame["match"]["seat"] is None
        assert frame["match"]["view"]["board"] is None
        assert not any(chair["mine"] for chair in frame["table"]["chairs"])
        wall.send('{"type":"do","key":"x","seat":1,"action":0}')
        assert json.loads(wall.recv())["answers"][0]["refused"]["key"] == "not-your-seat"
    assert ann.settled()["table"]["chairs"][1]["here"] is False, "a wall is nobody's presence"
    ann.close()


def test_spectators_are_counted_and_shared_screens_are_not(server: LiveServer) -> None:
    ann = Player(server, "Ann").open_table(3).connect()
    for greeting, watching in ((hello(watch=True), 0), (hello(), 1)):
        with connect(f"{server.ws}/ws/{ann.table}", origin=Origin(server.url)) as somebody:
            somebody.send(greeting)
            assert json.loads(somebody.recv())["table"]["watching"] == watching
            assert ann.settled()["table"]["watching"] == watching
    ann.close()


def test_greetings_are_checked(server: LiveServer) -> None:
    (ann,) = seated(server, "Ann")
    for greeting in ("nonsense", hello(protocol=1), hello(protocol=99), '{"type":"start","key":"x"}'):
        with connect(f"{server.ws}/ws/{ann.table}", origin=Origin(server.url)) as socket:
            socket.send(greeting)
            assert json.loads(socket.recv()) == {"type": "bye", "reason": "protocol"}
    with connect(f"{server.ws}/ws/nowhere", origin=Origin(server.url)) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    ann.close()


def test_foreign_seats_and_stale_cookies(server: LiveServer) -> None:
    ann, _bob = seated(server, "Ann", "Bob")
    thief = Player(server, "Thief").connect(ann.table)
    assert thief.refused("start") == "not-host"
    assert thief.refused("do", seat=0, action=3) == "not-your-seat"
    assert thief.refused("sit", seat=0, name="Thief") == "no-cookie"
    status, found = thief.request(f"/api/tables/{ann.table}/sit", {"name": "Thief"})
    assert (status, found["key"]) == (409, "table-full")
    ann.close()
    thief.close()


def test_doors(server: LiveServer) -> None:
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
    assert ann.refused("start") == "seats-wrong" or ann.settled()["table"]["code"] is None
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


def test_only_our_own_names_and_origins_are_let_in(tmp_path: Path) -> None:
    server = LiveServer(tmp_path / "house.db", hosts="games.example")
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
        {"table": running, "game": "uluru", "playing": True, "daily": False, "players": [person, bot]},
        {"table": waiting, "game": "uluru", "playing": False, "daily": False, "players": [person]},
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
