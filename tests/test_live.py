"""The whole server from outside: real processes, real sockets, real SQLite."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from ludotheque.core import verify
from ludotheque.table.requests import PROTOCOL
from tests.live import LiveServer
from tests.players import READY, Player, record_of, seated


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
    status, about = dan.request(f"/api/replays/{replay}/about")
    assert (status, about["steps"]) == (200, len(record.rows))
    assert [player["name"] for player in about["players"]] == ["Ann", "Bob"]
    pages = [dan.request(f"/api/replays/{replay}/steps?from={first}&count=30") for first in range(0, 120, 30)]
    assert [status for status, _ in pages] == [200] * 4
    steps = [step for _, page in pages for step in page["steps"]]
    assert len(steps) == len(record.rows)
    assert steps[-1]["views"][1] == ann.shown["match"]["view"]
    for kind, places in about["events"].items():
        found = [n for n, step in enumerate(steps) if kind in [event["type"] for event in step["events"]]]
        assert found == places, kind
    placing = next(n for n, step in enumerate(steps, 1) if step["views"][0]["shown"]["phase"] == "placing")
    status, hint = dan.request(f"/api/replays/{replay}/hint?step={placing}&seat=0")
    assert (status, set(hint)) == (200, {"unmet", "move"})
    for step, seat in ((1, 0), (placing, 2), (10_000, 0)):
        status, no = dan.request(f"/api/replays/{replay}/hint?step={step}&seat={seat}")
        assert (status, no["key"]) == (409, "no-hint")
    for player in (ann, bob, dan):
        player.close()


BAD_MESSAGES: dict[str, Any] = {
    "not JSON": "nonsense",
    "empty": "",
    "a list": "[]",
    "no type": '{"key":"x"}',
    "unknown type": '{"type":"cheat","key":"x"}',
    "unknown field": '{"type":"start","key":"x","more":1}',
    "no key": '{"type":"start"}',
    "wrong types": '{"type":"do","key":"x","match":"","chapter":"","seat":"0","action":[]}',
    "huge numbers": '{"type":"do","key":"x","match":"","chapter":"","seat":0,"action":99999999999999999999999}',
    "negative seat": '{"type":"do","key":"x","match":"","chapter":"","seat":-1,"action":0}',
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
        wall.send('{"type":"do","key":"x","match":"","chapter":"","seat":1,"action":0}')
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
