"""Access to the server: foreign hosts and origins, forged devices, bodies of other types, metrics."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludotheque.table.requests import PROTOCOL
from ludotheque.table.tokens import hashed
from tests.http import ask
from tests.live import LiveServer
from tests.players import Player

TABLE = b'{"game":"uluru","chairs":2,"name":"Ann"}'
PROXY: dict[str, Any] = {"x_forwarded_for": "192.0.2.7", "x_forwarded_proto": "https"}


PROXIES = {"LUDOTHEQUE_PROXIES": "127.0.0.1"}
SERVER = {"variables": PROXIES}
"""It believes a proxy on its own machine."""


@pytest.fixture
def named(tmp_path: Path) -> Iterator[LiveServer]:
    """A server that is also called games.example."""
    with LiveServer(tmp_path / "store.db", hosts="games.example", variables=PROXIES) as live:
        yield live


@pytest.mark.parametrize(
    "host", ["127.0.0.1:8000@evil.example", "localhost/evil.example", "[::1]evil.example", "x" * 300]
)
def test_a_host_that_is_more_than_a_host_is_refused_and_not_printed(server: LiveServer, host: str) -> None:
    answer = ask(server, "/", host=host)
    assert (answer.status, answer.key) == (403, "host-unknown")
    assert b"evil.example" not in answer.body


def test_a_foreign_page_is_refused_in_the_readers_language(server: LiveServer) -> None:
    answer = ask(server, "/api/games", origin="http://evil.example", accept_language="de")
    assert (answer.status, answer.key) == (403, "host-unknown")
    assert answer.json["message"] == "Dieses Haus ist unter diesem Namen nicht bekannt."


def test_the_scheme_of_an_origin_counts(named: LiveServer) -> None:
    """A page that somebody on the way has served over plain http must not act on the secure server."""
    plain, secure = "http://games.example", "https://games.example"
    for origin, behind, status in ((plain, {}, 201), (secure, {}, 403), (secure, PROXY, 201), (plain, PROXY, 403)):
        answer = ask(named, "/api/tables", TABLE, host="games.example", origin=origin, **behind)
        assert answer.status == status, (origin, behind)


def test_the_scheme_of_an_origin_counts_for_sockets(server: LiveServer) -> None:
    table = ask(server, "/api/tables", TABLE).json["table"]
    secure = server.url.replace("http", "https")

    def enter(origin: str, proto: str) -> None:
        headers = {"X-Forwarded-Proto": proto}
        with connect(f"{server.ws}/ws/{table}", origin=Origin(origin), additional_headers=headers):
            pass

    enter(server.url, "http")
    enter(secure, "https")
    for origin, proto in ((secure, "http"), (server.url, "https")):
        with pytest.raises(InvalidStatus):
            enter(origin, proto)


def test_a_body_must_be_json(server: LiveServer) -> None:
    """A form or plain text may come from any page without being asked for; JSON may not."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "application/jsonp"):
        answer = ask(server, "/api/tables", TABLE, content_type=kind)
        assert (answer.status, answer.key) == (415, "not-json"), kind
    assert ask(server, "/api/tables", TABLE, content_type="Application/JSON; charset=utf-8").status == 201


def test_over_https_browsers_are_told_to_come_back_by_https(server: LiveServer) -> None:
    secure, plain = ask(server, "/", **PROXY).headers, ask(server, "/").headers
    assert secure["strict-transport-security"] == "max-age=31536000"
    assert secure["cross-origin-opener-policy"] == "same-origin"
    assert not {"strict-transport-security", "cross-origin-opener-policy"} & plain.keys()
    cookie = ask(server, "/api/tables", TABLE, **PROXY).headers["set-cookie"]
    assert "Secure" in cookie


def test_metrics_are_for_this_machine_alone(server: LiveServer, tmp_path: Path) -> None:
    assert ask(server, "/metrics").status == 200
    hidden = ask(server, "/metrics", **PROXY)
    assert (hidden.status, hidden.key) == (404, "not-found")
    wanted = {**PROXIES, "LUDOTHEQUE_METRICS": "192.0.2.0/24"}
    with LiveServer(tmp_path / "other.db", variables=wanted) as other:
        assert ask(other, "/metrics", **PROXY).status == 200
        assert ask(other, "/metrics").status == 404


def token_of(player: Player) -> str:
    (cookie,) = player.jar
    return str(cookie.value)


def test_a_made_up_device_is_no_device(server: LiveServer) -> None:
    """It is given a token of its own, so nobody can choose, share or guess the name of a device."""
    ann = Player(server, "Ann").open_table(2)
    real = token_of(ann)
    name, _, signature = real.partition(".")
    forged = (
        "made-up",
        name,
        f"{name}.",
        f"{name}.{signature[:-2]}AA",
        f"x{real}",
        f"{real}x",
        "x" * 64,
        f"{'x' * 22}.{signature}",
    )
    for token in forged:
        answer = ask(server, "/api/tables", TABLE, cookie=f"ludotheque={token}")
        assert answer.status == 201, token
        assert answer.headers["set-cookie"].startswith("ludotheque="), token
        assert token not in answer.headers["set-cookie"]
        assert ask(server, "/api/tables/mine", cookie=f"ludotheque={token}").json == []
    assert [table["table"] for table in ask(server, "/api/tables/mine", cookie=f"ludotheque={real}").json] == [
        ann.table
    ]
    with connect(
        f"{server.ws}/ws/{ann.table}", additional_headers={"Cookie": "ludotheque=made-up"}, origin=Origin(server.url)
    ) as socket:
        socket.send(f'{{"type":"hello","protocol":{PROTOCOL}}}')
        socket.recv()
        socket.send('{"type":"sit","key":"x","seat":1,"name":"Eve"}')
        assert '"no-cookie"' in str(socket.recv())


def test_devices_from_before_tokens_were_signed_keep_what_is_theirs(mortal: LiveServer) -> None:
    """A chair or a result in the store proves that an unsigned token was once issued here."""
    ann, bob = Player(mortal, "Ann").open_table(2), Player(mortal, "Bob").open_table(1, rounds=1).connect()
    assert bob.refused("start") is None
    mortal.advance(3_000)
    assert bob.refused("do", seat=0, action=72) is None
    assert bob.settled()["table"]["phase"] == "over"
    bob.close()
    mortal.stop()
    with closing(sqlite3.connect(mortal.database)) as database, database:
        for player in (ann, bob):
            before, old = hashed(token_of(player)), hashed(f"unsigned-{player.name}")
            database.execute("UPDATE rooms SET doc = replace(doc, ?, ?)", (before, old))
            database.execute("UPDATE results SET device = ? WHERE device = ?", (old, before))
    mortal.restart()
    mine = ask(mortal, "/api/tables/mine", cookie="ludotheque=unsigned-Ann").json
    assert [table["table"] for table in mine] == [ann.table]
    assert len(ask(mortal, "/api/records/mine", cookie="ludotheque=unsigned-Bob").json) == 1
    assert "set-cookie" not in ask(mortal, "/api/tables", TABLE, cookie="ludotheque=unsigned-Ann").headers
    assert "set-cookie" in ask(mortal, "/api/tables", TABLE, cookie="ludotheque=unsigned-Eve").headers


def test_a_device_is_known_again_after_a_restart(mortal: LiveServer) -> None:
    ann = Player(mortal, "Ann").open_table(2)
    mortal.kill()
    mortal.restart()
    assert [table["table"] for table in ann.request("/api/tables/mine")[1]] == [ann.table]
