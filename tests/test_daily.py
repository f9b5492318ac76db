"""The deal of the day over HTTP: its results, and its secrecy."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed

from tests.live import LiveServer
from tests.players import DAY, LESSON, LOCK, Player, finish, opened, raw


def test_the_deal_of_the_day_and_its_results(server: LiveServer) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    day = ann.request("/api/daily?game=uluru")[1]
    assert (day["mine"], day["results"]) == (None, None)
    assert 0 < day["ends"] <= DAY
    assert day["options"]["rounds"] == 1
    opened(ann, "/api/daily", game="uluru")
    table = ann.table
    opened(ann, "/api/daily", game="uluru")
    assert ann.table == table, "no second look"
    replay = finish(ann)
    day = ann.request("/api/daily?game=uluru")[1]
    stones = ann.shown["match"]["outcome"]["score"][0]
    assert day["mine"] == {"score": stones, "unit": "stones", "place": 1, "replay": replay, "name": "Ann"}
    assert day["results"] == [{"name": "Ann", "score": stones, "unit": "stones", "mine": True}]
    assert bob.request("/api/daily?game=uluru")[1]["results"] is None
    opened(bob, "/api/daily", game="uluru")
    assert bob.settled()["table"]["commitment"] == ann.settled()["table"]["commitment"]
    finish(bob, *LESSON, pace=500)
    found = bob.request("/api/daily?game=uluru")[1]
    assert sorted(result["name"] for result in found["results"]) == ["Ann", "Bob"]
    assert [result["name"] for result in found["results"] if result["mine"]] == ["Bob"]
    server.advance(found["ends"])
    later = ann.request("/api/daily?game=uluru")[1]
    assert later["number"] == day["number"] + 1
    assert (later["mine"], later["results"]) == (None, None)
    assert [row["record"] for row in ann.request("/api/records/mine")[1]] == [f"daily/uluru/{day['date']}"]
    ann.close()
    bob.close()


def test_what_no_person_could_do_is_kept_and_not_listed(server: LiveServer) -> None:
    """A script that lands eight birds in no time: it is told so, and nobody compares with it."""
    script, ann = (Player(server, name) for name in ("Script", "Ann"))
    for player, pace in ((script, 0), (ann, 500)):
        opened(player, "/api/daily", game="uluru")
        finish(player, *LESSON, pace=pace)
    day = script.request("/api/daily?game=uluru")[1]
    assert day["mine"]["place"] is None
    assert day["mine"]["score"] == script.shown["match"]["outcome"]["score"][0]
    assert [result["name"] for result in day["results"]] == ["Ann"]
    key = f"daily/uluru/{day['date']}/quick"
    assert [line["name"] for line in script.request(f"/api/records?record={key}")[1]] == ["Script"]
    for moment in (0, day["ends"]):
        server.advance(moment)
        assert ann.request(f"/api/records?record={key}")[1] == []
    script.close()
    ann.close()


def test_a_player_below_a_hundred_others_sees_their_place(server: LiveServer) -> None:
    ann = opened(Player(server, "Ann"), "/api/daily", game="uluru")
    finish(ann)
    stones = ann.shown["match"]["outcome"]["score"][0]
    record = f"daily/uluru/{ann.shown['table']['deal']['date']}"
    with closing(sqlite3.connect(server.database, timeout=30)) as database, database:
        (match,) = database.execute("SELECT match FROM results WHERE record = ?", (record,)).fetchone()
        rows = [(match, seat, f"d{seat}", record, stones - 1) for seat in range(1, 121)]
        database.executemany("INSERT INTO results VALUES (?, ?, ?, 'N', 'uluru', 1, ?5, 'stones', ?4, 0, 0)", rows)
    day = ann.request("/api/daily?game=uluru")[1]
    assert (day["mine"]["place"], day["mine"]["name"]) == (121, "Ann")
    assert not any(result["mine"] for result in day["results"])
    ann.close()


def test_todays_deal_is_nonsense_to_players_who_have_not_finished(server: LiveServer) -> None:
    """Byte by byte, on every path to its cards, its seed or its results."""
    ann, eve = opened(Player(server, "Ann"), "/api/daily", game="uluru"), Player(server, "Eve")
    replay = finish(ann)
    date = ann.shown["table"]["deal"]["date"]
    opened(ann, f"/api/replays/{replay}/again", ghost=0)
    second = finish(ann)
    ways = ["", "/steps", "/about", "/preview.png", "/preview.png?lang=fr"]
    for hidden in (replay, second):
        for way in ways:
            assert raw(eve, f"/api/replays/{hidden}{way}") == raw(eve, f"/api/replays/{'x' * 22}{way}")
        body = b'{"name": "Eve", "ghost": 0}'
        assert raw(eve, f"/api/replays/{hidden}/again", body) == raw(eve, f"/api/replays/{'x' * 22}/again", body)
        for page in ("r", "beat"):
            assert raw(eve, f"/{page}/{hidden}") == raw(eve, f"/{page}/{'x' * 22}")
        assert raw(eve, f"/api/records?record=deal/{hidden}") == raw(eve, f"/api/records?record=deal/{'x' * 22}")
        hint = "/hint?step=12&seat=0"
        assert raw(eve, f"/api/replays/{hidden}{hint}") == raw(eve, f"/api/replays/{'x' * 22}{hint}")
        assert raw(ann, f"/api/replays/{hidden}/about")[0] == 200
    for key in (f"daily/uluru/{date}", f"daily/uluru/{date}/again"):
        assert raw(eve, f"/api/records?record={key}") == raw(eve, "/api/records?record=daily/uluru/2999-01-01")
    with pytest.raises(ConnectionClosed) as closed:
        eve.connect(ann.table)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404, "nobody looks over a shoulder"
    server.advance(ann.request("/api/daily?game=uluru")[1]["ends"])
    for hidden in (replay, second):
        for way in ways:
            assert raw(eve, f"/api/replays/{hidden}{way}")[0] == 200, "the day is over"
    assert eve.request(f"/api/records?record=daily/uluru/{date}")[1][0]["name"] == "Ann"
    assert opened(eve, f"/api/replays/{replay}/again", ghost=0).settled()["table"]["deal"]["kind"] == "again"
    ann.close()
    eve.close()


def test_a_rematch_tells_its_guests_nothing_of_todays_deal(server: LiveServer) -> None:
    """After *again* anybody with the link may come in; how the deal of the day ended stays a secret."""
    ann, eve = opened(Player(server, "Ann"), "/api/daily", game="uluru"), Player(server, "Eve")
    replay = finish(ann, *LESSON)
    assert ann.refused("again") is None
    eve.sit(ann.table).connect()
    assert eve.settled()["table"]["evening"] == []
    assert ann.refused("set", game="uluru", options={"rounds": 1}, chairs=2) is None
    assert ann.refused("start") is None
    server.advance(3_000)
    for player, seat in ((ann, 0), (eve, 1)):
        assert player.refused("do", seat=seat, action=LOCK) is None
    evening = eve.settled()["table"]["evening"]
    assert [len(match["players"]) for match in evening] == [2]
    assert replay not in str(eve.shown)
    ann.close()
    eve.close()
    dan = opened(Player(server, "Dan"), "/api/daily", game="uluru")
    opened(dan, f"/api/replays/{finish(dan)}/again", ghost=0)
    finish(dan)
    assert dan.refused("again") is None
    eve.connect(dan.table)
    assert eve.settled()["table"]["evening"] == [], "the same deal again has the same secret"
    dan.close()
    eve.close()
