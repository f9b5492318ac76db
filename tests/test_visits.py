"""Tables that begin at once, from outside: with bots, lessons, hints, and races against earlier runs."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core import verify
from tests.live import LiveServer
from tests.players import LESSON, Player, finish, opened, record_of, table_of


def test_a_table_with_bots_that_begins_at_once(server: LiveServer) -> None:
    ann = table_of(Player(server, "Ann"), chairs=5, bots=["casual", "master"])
    shown = ann.settled()["table"]
    assert (shown["phase"], shown["hints"]) == ("playing", True)
    assert [(chair["who"], chair["level"]) for chair in shown["chairs"]] == [
        ("person", None),
        ("bot", "casual"),
        ("bot", "master"),
    ]
    server.advance(3_000)
    assert ann.ask("hint", seat=0)["advice"]["move"]
    ann.close()


def test_late_guests_come_by_code_without_a_cookie(server: LiveServer) -> None:
    ann = table_of(Player(server, "Ann"), chairs=2, bots=["casual"])
    path = f"/api/tables/{ann.table}"
    ben, cleo = Player(server, "Ben"), Player(server, "Cleo")
    assert ben.request("/api/join", {"code": ann.settled()["table"]["code"]}) == (200, {"table": ann.table})
    assert ben.connect(ann.table).shown["match"]["seat"] is None
    assert ben.request(f"{path}/take-over", {"name": "Ben", "seat": 0})[1]["key"] == "chair-taken"
    assert ben.request(f"{path}/take-over", {"name": "Ben", "seat": 1, "at": "later"})[0] == 400
    assert ben.request(f"{path}/take-over", {"name": "Ben", "seat": 1}) == (200, {"seat": 1})
    assert ben.connect().shown["match"]["seat"] == 1
    assert cleo.request(f"{path}/next-time", {"name": "Ben"})[1]["key"] == "name-taken"
    assert cleo.request(f"{path}/next-time", {"name": "Cleo"}) == (200, {"table": ann.table})
    cleo.connect(ann.table)
    assert [guest["name"] for guest in cleo.shown["table"]["guests"] if guest["mine"]] == ["Cleo"]
    assert cleo.ask("withdraw")["refused"] is None
    for player in (ann, ben, cleo):
        player.close()


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
    players = ann.request(f"/api/replays/{replay}/about")[1]["players"]
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
    described = {"game", "options", "players", "outcome", "date", "deal", "steps", "events"}
    assert set(about) == described | {"ghosts", "hints", "again", "opinions", "mine"}
    assert (about["mine"], about["opinions"]) == ([], False)
    assert ann.request(f"/api/replays/{replay}/about")[1]["mine"] == [0], "only the device that played has a seat there"
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
    players = eve.request(f"/api/replays/{second}/about")[1]["players"]
    assert [(player["kind"], player["name"]) for player in players] == [("person", "Eve"), ("ghost", "Ann")]
    assert eve.request(f"/api/records?record=deal/{replay}")[1][0]["name"] == "Eve"
    assert eve.request("/api/records?record=deal/nonsense") == (200, [])
    status, found = eve.request(f"/api/replays/{replay}/again", {"name": "Eve", "ghost": 5})
    assert (status, found["key"]) == (409, "ghost-unknown")
    mine = eve.request("/api/records/mine")[1]
    assert [(row["record"], row["replay"]) for row in mine] == [(f"deal/{replay}", second)]
    ann.close()
    eve.close()


def test_a_match_that_cannot_begin_opens_no_table(server: LiveServer) -> None:
    ann = Player(server, "Ann")
    before = len(ann.request("/api/tables")[1])
    wanted = {"game": "uluru", "chairs": 1, "name": "Ann", "options": {"mode": "custom", "levels": [1]}}
    status, found = ann.request("/api/tables", {**wanted, "listed": True, "start": True})
    assert (status, found.get("key")) == (409, "levels-too-few"), found
    assert found["message"] == "These levels have 8 cards; 48 are needed."
    assert len(ann.request("/api/tables")[1]) == before


def test_the_http_side_describes_itself(server: LiveServer) -> None:
    document = Player(server, "Ann").request("/api/schema/openapi.json")[1]
    paths, schemas = document["paths"], document["components"]["schemas"]
    assert {"/api/daily", "/api/lessons", "/api/records/mine", "/api/replays/{replay}/about"} <= set(paths)
    assert {"/api/replays/{replay}/again", "/api/replays/{replay}/preview.png"} <= set(paths)
    asked = paths["/api/daily"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert asked["$ref"].endswith("DailyDeal")
    steps = paths["/api/replays/{replay}/steps"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert steps["$ref"].endswith("StepPage")
    # answers always contain every field, even those with a default; requests may omit those
    assert {"drawn", "record"} <= set(schemas["Outcome"]["required"])
    assert schemas["OpenTable"]["required"] == ["chairs", "game", "name"]
    assert not schemas["Property"].get("required")
