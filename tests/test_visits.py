"""Everything besides an ordinary match, from outside: hints, lessons, ghosts, deals of the day, links, pictures."""

from __future__ import annotations

import sqlite3
import struct
import urllib.error
import urllib.request
from contextlib import closing
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.core import read, verify
from ludotheque.games.uluru import rules
from tests.live import LiveServer
from tests.players import Player

LOCK = 72
READY = 74
DAY = 24 * 3_600_000
LESSON = (2, 1, 5, 6, 4, 0, 7, 3)


@pytest.fixture
def server(lasting: LiveServer) -> LiveServer:
    """A shared server; every test has its own day."""
    lasting.advance(DAY)
    return lasting


def opened(player: Player, path: str, **body: Any) -> Player:
    """Open a table that begins at once, and connect to it."""
    status, found = player.request(path, {"name": player.name, **body})
    assert status == 201, found
    player.close()
    return player.connect(found["table"])


def table_of(player: Player, **body: Any) -> Player:
    wanted = {"game": "uluru", "chairs": 1, "options": {"rounds": 1}, "start": True, **body}
    return opened(player, "/api/tables", **wanted)


def finish(player: Player, *places: int) -> str:
    """Seat birds and lock in; returns the replay."""
    player.server.advance(3_000)
    for bird, place in enumerate(places):
        assert player.refused("do", seat=0, action=8 * bird + place) is None
    assert player.refused("do", seat=0, action=LOCK) is None
    player.server.advance(60_000)
    return str(player.settled()["match"]["replay"])


def raw(player: Player, path: str, body: bytes | None = None) -> tuple[int, bytes, dict[str, str]]:
    """The raw answer, and its headers without the time."""
    request = urllib.request.Request(player.server.url + path, body, {"content-type": "application/json"})  # noqa: S310
    try:
        answer = player.opener.open(request)
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        headers = {name.lower(): value for name, value in answer.headers.items() if name.lower() != "date"}
        return answer.status, answer.read(), headers


def record_of(player: Player, replay: str) -> Any:
    status, text = player.request(f"/api/replays/{replay}")
    assert status == 200
    return read(text, lambda _key: rules)


def test_a_table_with_bots_that_begins_at_once(server: LiveServer) -> None:
    ann = table_of(Player(server, "Ann"), chairs=5, bots=["casual", "master"])
    shown = ann.settled()["table"]
    assert (shown["phase"], shown["hints"], shown["code"]) == ("playing", True, None)
    assert [(chair["who"], chair["level"]) for chair in shown["chairs"]] == [
        ("person", None),
        ("bot", "casual"),
        ("bot", "master"),
    ]
    server.advance(3_000)
    assert ann.ask("hint", seat=0)["advice"]["move"]
    ann.close()


def test_the_host_may_say_what_to_play_with(server: LiveServer) -> None:
    body = {"game": "dwarfcity", "chairs": 3, "options": {"mode": "kobold"}, "bots": ["casual"] * 2, "start": True}
    for role, kobold in (("kobold", [0]), ("dwarf", [1, 2])):
        ann = opened(Player(server, "Ann"), "/api/tables", **body, own={"role": role})
        shown = ann.settled()
        assert [chair["own"]["role"] for chair in shown["table"]["chairs"]] == [role, "any", "any"]
        assert shown["match"]["view"]["table"]["kobold"] in kobold
        ann.close()


BAD: list[tuple[str, dict[str, Any], int, str]] = [
    ("/api/tables", {"game": "uluru", "chairs": 2, "bots": ["casual", "casual"]}, 409, "chairs-taken"),
    ("/api/tables", {"game": "uluru", "chairs": 2, "bots": ["genius"]}, 409, "bot-unknown"),
    ("/api/tables", {"game": "uluru", "chairs": 2, "bots": "casual"}, 400, "message-bad"),
    ("/api/tables", {"game": "uluru", "chairs": 2, "bots": ["x" * 99]}, 400, "message-bad"),
    ("/api/tables", {"game": "uluru", "chairs": 2, "own": 7}, 400, "message-bad"),
    ("/api/tables", {"game": "dwarfcity", "chairs": 2, "own": {"role": "giant"}}, 409, "options-bad"),
    ("/api/tables", {"game": "dwarfcity", "chairs": 2, "own": {"role": 1}, "start": True}, 409, "options-bad"),
    ("/api/tables", {"game": "uluru", "chairs": 2, "start": []}, 400, "message-bad"),
    ("/api/lessons", {"game": "chess"}, 409, "game-unknown"),
    ("/api/lessons", {"game": "uluru", "more": 1}, 400, "message-bad"),
    ("/api/daily", {"game": "chess"}, 409, "game-unknown"),
    ("/api/daily", {}, 400, "message-bad"),
    ("/api/replays/nonsense/again", {"ghost": 0}, 404, "replay-unknown"),
    ("/api/replays/nonsense/again", {"ghost": -1}, 400, "message-bad"),
]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_bad_requests_have_a_key_and_a_sentence(server: LiveServer, language: str) -> None:
    ann = Player(server, "Ann")
    for path, body, status, key in BAD:
        found, answer = ann.request(path, {"name": "Ann", **body}, {"accept-language": language})
        assert (found, answer["key"]) == (status, key), (path, body)
        assert answer["message"]
        server.advance(2_000)
    assert ann.request("/api/lessons", {"game": "uluru", "name": "<b>"})[1]["key"] == "name-bad"
    assert ann.request("/api/daily?game=chess")[1]["key"] == "game-unknown"
    assert ann.request("/api/daily")[0] == 400


def test_a_lesson_from_the_first_hint_to_the_review(server: LiveServer) -> None:
    ann = opened(Player(server, "Ann"), "/api/lessons", game="uluru")
    server.advance(3_000)
    assert ann.refused("review") == "no-review"
    assert ann.ask("hint", seat=0)["advice"]["move"]["gain"] > 0
    replay = finish(ann, *LESSON)
    assert ann.shown["match"]["outcome"]["score"] == [0]
    assert ann.ask("review")["advice"]["rows"][0]["stones"] == 0
    record = record_of(ann, replay)
    assert len(record.script) == 8
    assert len(list(verify(record))) == len(record.rows)
    assert ann.request("/api/records/mine") == (200, [])
    ann.close()


def test_bots_of_one_level_are_told_apart_afterwards(server: LiveServer) -> None:
    ann = table_of(Player(server, "Ann"), chairs=4, bots=["casual", "master", "casual"])
    replay = finish(ann, *LESSON)
    for what in ("about", "steps"):
        players = ann.request(f"/api/replays/{replay}/{what}")[1]["players"]
        assert [(player["kind"], player["name"], player["level"], player["number"]) for player in players] == [
            ("person", "Ann", None, None),
            ("bot", "", "casual", 1),
            ("bot", "", "master", None),
            ("bot", "", "casual", 2),
        ]
    ann.close()


def test_about_a_match_and_a_race_against_it(server: LiveServer) -> None:
    ann = table_of(Player(server, "Ann"), chairs=2, bots=["master"])
    replay = finish(ann, *LESSON)
    eve = Player(server, "Eve")
    status, about = eve.request(f"/api/replays/{replay}/about")
    assert status == 200
    assert set(about) == {"game", "options", "players", "outcome", "date", "deal", "ghosts", "hints", "again"}
    assert [(player["kind"], player["name"], player["level"]) for player in about["players"]] == [
        ("person", "Ann", None),
        ("bot", "", "master"),
    ]
    assert about["ghosts"] == [0, 1]
    assert about["outcome"] == ann.settled()["match"]["outcome"]
    assert about["options"]["rounds"] == 1
    assert about["deal"] is None
    opened(eve, f"/api/replays/{replay}/again", ghost=0)
    assert [chair["who"] for chair in eve.settled()["table"]["chairs"]] == ["person", "ghost"]
    assert eve.shown["match"]["view"]["shown"]["rows"] == ann.shown["match"]["view"]["shown"]["last"]["rows"]
    second = finish(eve)
    assert eve.shown["match"]["outcome"]["score"][1] == about["outcome"]["score"][0]
    for what in ("about", "steps"):
        players = eve.request(f"/api/replays/{second}/{what}")[1]["players"]
        assert [(player["kind"], player["name"]) for player in players] == [("person", "Eve"), ("ghost", "Ann")]
    assert eve.request(f"/api/records?record=deal/{replay}")[1][0]["name"] == "Eve"
    assert eve.request("/api/records?record=deal/nonsense") == (200, [])
    status, found = eve.request(f"/api/replays/{replay}/again", {"name": "Eve", "ghost": 5})
    assert (status, found["key"]) == (409, "ghost-unknown")
    mine = eve.request("/api/records/mine")[1]
    assert [(row["record"], row["replay"]) for row in mine] == [(f"deal/{replay}", second)]
    ann.close()
    eve.close()


@pytest.mark.slow
def test_kill_with_a_ghost_and_hints_in_the_log(mortal: LiveServer) -> None:
    """A power cut at every step: the ghost goes on where it was, and an assisted player stays marked."""
    ann = table_of(Player(mortal, "Ann"))
    replay = finish(ann, *LESSON)
    ann.close()
    eve = opened(Player(mortal, "Eve"), f"/api/replays/{replay}/again", ghost=0)
    for _ in range(3):
        mortal.kill()
        mortal.restart()
        eve.close()
        eve.connect()
        mortal.advance(1_000)
    mortal.advance(2_000)
    assert eve.settled()["match"]["view"]["shown"]["locked"] == [1]
    assert eve.refused("do", seat=0, action=LOCK) is None
    second = eve.settled()["match"]["replay"]
    record = record_of(eve, second)
    assert len(list(verify(record))) == len(record.rows)
    assert sum(getattr(row, "seat", None) == 1 for row in record.rows) == 9
    eve.close()
    opened(eve, "/api/lessons", game="uluru")
    mortal.advance(3_000)
    assert eve.ask("hint", seat=0)["advice"]
    mortal.kill()
    mortal.restart()
    eve.close()
    eve.connect()
    assert eve.settled()["table"]["chairs"][0]["assisted"]
    third = finish(eve)
    assert sum(type(row).__name__ == "Helped" for row in record_of(eve, third).rows) == 1
    eve.close()


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
    finish(bob, *LESSON)
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


def test_a_player_below_a_hundred_others_sees_their_place(server: LiveServer) -> None:
    ann = opened(Player(server, "Ann"), "/api/daily", game="uluru")
    finish(ann)
    stones = ann.shown["match"]["outcome"]["score"][0]
    record = f"daily/uluru/{ann.shown['table']['deal']['date']}"
    with closing(sqlite3.connect(server.database, timeout=30)) as house, house:
        (match,) = house.execute("SELECT match FROM results WHERE record = ?", (record,)).fetchone()
        rows = [(match, seat, f"d{seat}", record, stones - 1) for seat in range(1, 121)]
        house.executemany("INSERT INTO results VALUES (?, ?, ?, 'N', 'uluru', 1, ?5, 'stones', ?4, 0, 0)", rows)
    day = ann.request("/api/daily?game=uluru")[1]
    assert (day["mine"]["place"], day["mine"]["name"]) == (121, "Ann")
    assert not any(result["mine"] for result in day["results"])
    ann.close()


def test_a_match_that_cannot_begin_opens_no_table(server: LiveServer) -> None:
    ann = Player(server, "Ann")
    before = len(ann.request("/api/tables")[1])
    wanted = {"game": "uluru", "chairs": 1, "name": "Ann", "options": {"mode": "custom", "levels": [1]}}
    status, found = ann.request("/api/tables", {**wanted, "listed": True, "start": True})
    assert (status, found.get("key")) == (409, "levels-too-few"), found
    assert found["message"] == "These levels have 8 cards; 48 are needed."
    assert len(ann.request("/api/tables")[1]) == before


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


def test_the_picture_of_a_result(server: LiveServer) -> None:
    ann = table_of(Player(server, "Ann"), chairs=3, bots=["casual", "master"])
    replay = finish(ann, 1, 2)
    pictures = {}
    for language in ("en", "fr", "de"):
        status, data, headers = raw(ann, f"/api/replays/{replay}/preview.png?lang={language}")
        assert (status, headers["content-type"]) == (200, "image/png")
        assert struct.unpack(">II", data[16:24]) == (1200, 630)
        assert len(data) < 400_000
        pictures[language] = data
    assert len(set(pictures.values())) == 3
    assert raw(ann, f"/api/replays/{replay}/preview.png?lang=en")[1] == pictures["en"], "at hand"
    ann.close()


def test_drawing_is_limited_but_cached_pictures_are_served(server: LiveServer) -> None:
    ann = Player(server, "Ann")
    replays = [finish(table_of(ann)) for _ in range(8)]
    wanted = [
        f"/api/replays/{replay}/preview.png?lang={language}" for replay in replays for language in ("en", "fr", "de")
    ]
    statuses = [raw(ann, path)[0] for path in wanted]
    assert statuses == [200] * 20 + [429] * 4
    assert [raw(ann, path)[0] for path in wanted[:20]] == [200] * 20
    ann.close()


def test_links_describe_themselves(server: LiveServer) -> None:
    ann = Player(server, "Ann").open_table(2)
    if b"not built" in raw(ann, "/")[1]:
        pytest.skip("the client is not built")
    page = ann.request(f"/t/{ann.table}?lang=de")[1]
    assert '<meta property="og:title" content="Ann lädt dich zu Uluru ein">' in page
    assert '<html lang="de">' in page
    assert "<title>Ann lädt dich zu Uluru ein</title>" in page
    replay = finish(table_of(Player(server, "Bob"), chairs=2, bots=["master"], name="Bo'b"))
    page = ann.request(f"/beat/{replay}", headers={"accept-language": "fr"})[1]
    assert "Bo&#x27;b" in page
    assert "Bo'b" not in page
    assert f"{server.url}/api/replays/{replay}/preview.png?lang=fr" in page
    assert page.count("<script") == raw(ann, "/")[1].decode().count("<script")
    odd = raw(ann, "/r/%22%3E%3Cscript%3Ealert(1)")
    assert odd == raw(ann, "/r/nonsense")
    for path in ("/", "/records", "/learn/uluru", "/rules/uluru", "/screen/x", "/t/nowhere", "/r/x", "/beat/x"):
        assert raw(ann, path)[0] == 200, path


def test_a_mistyped_address_shows_people_a_page_and_programs_a_refusal(server: LiveServer) -> None:
    ann = Player(server, "Ann")
    status, page = ann.request("/tabel", headers={"accept": "text/html"})
    assert (status, "<script" in page) == (404, True)
    assert ann.request("/tabel")[1]["key"] == "not-found"
    assert ann.request("/api/tabel", headers={"accept": "text/html"})[1]["key"] == "not-found"


def test_the_http_side_describes_itself(server: LiveServer) -> None:
    document = Player(server, "Ann").request("/api/schema/openapi.json")[1]
    paths, schemas = document["paths"], document["components"]["schemas"]
    assert {"/api/daily", "/api/lessons", "/api/records/mine", "/api/replays/{replay}/about"} <= set(paths)
    assert {"/api/replays/{replay}/again", "/api/replays/{replay}/preview.png"} <= set(paths)
    asked = paths["/api/daily"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert asked["$ref"].endswith("DailyDeal")
    steps = paths["/api/replays/{replay}/steps"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert steps["$ref"].endswith("Replay")
    # answers always contain every field, even those with a default; requests may omit those
    assert {"drawn", "record"} <= set(schemas["Outcome"]["required"])
    assert schemas["OpenTable"]["required"] == ["chairs", "game", "name"]
    assert not schemas["Property"].get("required")
