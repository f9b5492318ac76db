"""What is expensive costs more: a server's time cannot be used up by requests that are allowed one by one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server import pages
from tests.http import Answer, ask
from tests.live import LiveServer
from tests.peers import Peer
from tests.players import Player

LOCK = 72
PROXIES = {"LUDOTHEQUE_PROXIES": "127.0.0.1"}
LIMITS = (
    "step_page=10, step_burst=45, step_rate=1, picture_burst=1, match_rows=40, message_burst=500, "
    "request_burst=5, request_rate=1, prepare_burst=20"
)
SERVER = {"limits": LIMITS, "variables": PROXIES}
"""With low limits, so that a test reaches them."""


def opened(server: LiveServer, **options: Any) -> Answer:
    body = {"game": "ubongo", "chairs": 2, "name": "Ann", "bots": ["casual"], "options": options, "start": True}
    return ask(server, "/api/tables", json.dumps(body).encode())


def test_an_address_asks_only_so_often_whatever_it_asks_for(server: LiveServer) -> None:
    """Each request is cheap, but a script sends thousands; this machine itself is not counted."""
    found = [ask(server, "/api/games", x_forwarded_for="192.0.2.1") for _ in range(6)]
    assert [answer.status for answer in found] == [200] * 5 + [429]
    refused = found[-1]
    assert (refused.key, refused.headers["retry-after"], refused.headers["connection"]) == ("too-fast", "1", "close")
    with Peer(server) as peer:
        peer.send(peer.request("/ws/nowhere", X_Forwarded_For="192.0.2.1"))
        assert peer.head()[0] == 429
    assert ask(server, "/api/games", x_forwarded_for="192.0.2.2").status == 200
    foreign = [ask(server, "/api/games", host="evil.example", x_forwarded_for="192.0.2.3") for _ in range(6)]
    assert [answer.status for answer in foreign] == [403] * 5 + [429], "what is refused anyway costs as much"
    assert {answer.headers["connection"] for answer in foreign} == {"close"}
    assert {ask(server, "/healthz").status for _ in range(10)} == {200}
    server.advance(1_000)
    assert ask(server, "/api/games", x_forwarded_for="192.0.2.1").status == 200


@pytest.mark.slow
def test_mission_books_cost_their_weight(server: LiveServer) -> None:
    """Each takes about a second to make: thirty at once would stop the server for everyone."""
    found = [opened(server, book=f"book-{number}").status for number in range(5)]
    assert found == [201, 201, 201, 429, 429]
    server.advance(30_000)
    assert [opened(server).status for _ in range(31)] == [201] * 30 + [429], "the book in the box is at hand"
    wait = opened(server, book="more").json["about"]["seconds"]
    server.advance(1_000 * wait)
    assert opened(server, book="more").status == 201, "the wait that was told is enough"


@pytest.mark.slow
def test_tables_of_one_address_that_have_one_book_after_another_made_wait(server: LiveServer) -> None:
    """Many tables that each had two made used to keep everyone's bots waiting for a minute."""
    found = []
    for name in ("Ann", "Bob"):
        player = Player(server, name)
        body = {"game": "ubongo", "chairs": 2, "name": name, "bots": ["casual"]}
        player.connect(player.request("/api/tables", body)[1]["table"])
        for number in range(2):
            options = {"book": f"page-{name}-{number}"}
            assert player.refused("set", game="ubongo", options=options, chairs=2) is None
            found.append(player.refused("start"))
            if found[-1] is None:
                assert player.refused("end") is None
        player.close()
    assert found == [None, None, "too-fast", "too-fast"]


def finished(server: LiveServer) -> str:
    ann = Player(server, "Ann").open_table(1, rounds=1).connect()
    assert ann.refused("start") is None
    server.advance(3_000)
    for bird in range(8):
        assert ann.refused("do", seat=0, action=9 * bird) is None
    assert ann.refused("do", seat=0, action=LOCK) is None
    replay = str(ann.settled()["match"]["replay"])
    ann.close()
    return replay


def test_a_replay_comes_in_pages_of_a_limited_size(server: LiveServer) -> None:
    replay = finished(server)
    about = ask(server, f"/api/replays/{replay}/about").json
    assert about["steps"] == 18
    server.advance(600_000)
    first = ask(server, f"/api/replays/{replay}/steps?count=1000").json
    assert (first["first"], len(first["steps"])) == (0, 10)
    second = ask(server, f"/api/replays/{replay}/steps?from=10").json
    assert (second["first"], len(second["steps"])) == (10, 8)
    server.advance(600_000)
    beyond = ask(server, f"/api/replays/{replay}/steps?from=18")
    assert (beyond.status, beyond.json["steps"]) == (200, [])
    for wrong in ("from=-1", "count=0", "from=x", f"from={10**30}"):
        assert ask(server, f"/api/replays/{replay}/steps?{wrong}").status == 400, wrong


def test_steps_of_a_replay_are_charged_by_their_number(server: LiveServer) -> None:
    replay = finished(server)
    path = f"/api/replays/{replay}/steps?from=0&count="
    assert [ask(server, path + "10").status for _ in range(5)] == [200] * 4 + [429]
    server.advance(1_000)
    assert ask(server, path + "1").status == 200, "a step costs less than a page"
    server.advance(600_000)
    whole = [f"/api/replays/{replay}", f"/api/replays/{replay}/about", f"/api/replays/{replay}/hint?step=12&seat=0"]
    for path in whole:
        found = [ask(server, path).status for _ in range(30)]
        assert set(found) == {200, 429}, path
        server.advance(600_000)


def test_a_qr_code_is_drawn_once_and_not_for_every_name(server: LiveServer) -> None:
    """A request may name any address of this machine, so the names are counted."""
    table = ask(server, "/api/tables", b'{"game":"uluru","chairs":2,"name":"Ann"}').json["table"]
    path = f"/api/tables/{table}/qr.svg"
    found = [ask(server, path, host=f"10.0.0.{number}").status for number in range(12)]
    assert found == [200] * 10 + [429] * 2
    assert ask(server, path, host="10.0.0.3").status == 200, "at hand"


def test_a_match_that_gets_too_long_ends_and_everyone_is_told(server: LiveServer) -> None:
    """Nobody can fill the store with one match, and its players are not left with a table that refuses everything."""
    ann, bob = Player(server, "Ann").open_table(2).connect(), Player(server, "Bob")
    bob.sit(ann.table).connect()
    assert ann.refused("start") is None
    server.advance(3_000)
    for move in range(40):
        if ann.settled()["table"]["phase"] == "lobby":
            break
        assert ann.refused("do", seat=0, action=move % 8) is None
    assert ann.settled()["table"]["phase"] == "lobby"
    told: list[Any] = []
    while not told:
        told = bob.read().get("told", [])
    assert told == [{"seat": 0, "phrase": "too-long"}]
    shown = bob.settled()["table"]
    assert (shown["phase"], shown["evening"]) == ("lobby", [])
    assert ann.refused("start") is None, "the party stays together"
    ann.close()
    bob.close()


def test_a_match_of_bots_gets_no_longer(server: LiveServer) -> None:
    body = {"game": "uluru", "chairs": 2, "name": "Ann", "bots": ["casual"], "start": True}
    ann = Player(server, "Ann")
    status, found = ann.request("/api/tables", body)
    assert status == 201, found
    ann.connect(found["table"])
    assert ann.refused("leave", seat=0) is None
    server.advance(600_000)
    assert ann.settled()["table"]["phase"] == "lobby"
    ann.close()


def test_the_shelf_is_put_together_once(tmp_path: Path) -> None:
    from ludotheque.server.api import shelf  # noqa: PLC0415

    assert shelf() is shelf()
    assert not list(tmp_path.iterdir())


def test_a_page_is_put_together_once_until_the_client_is_built_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "static", lambda: tmp_path)
    index = tmp_path / "index.html"
    said, where = pages.Said("Ludotheque", "Games"), ("en", "/", "http://localhost", "/", (), ())
    index.write_text("<title>Ludotheque</title><head></head>")
    first = pages.put_together(said, *where, 1)
    assert b'<meta property="og:url" content="http://localhost/">' in first
    assert pages.put_together(said, *where, 1) is first
    index.write_text("<title>Ludotheque</title><head></head>new")
    assert pages.put_together(said, *where, 2).endswith(b"new")
