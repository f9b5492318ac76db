"""Tables of one device or address from outside: how many there are, and how a player comes back to one put away."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.http import ask
from tests.live import LiveServer
from tests.players import Player

PROXIES = {"LUDOTHEQUE_PROXIES": "127.0.0.1"}


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    limits = "device_tables=2, network_tables=5, table_request_burst=100"
    with LiveServer(tmp_path_factory.mktemp("server") / "store.db", limits=limits, variables=PROXIES) as live:
        yield live


def test_one_address_has_so_many_tables(server: LiveServer) -> None:
    """A script could take all tables of a server in an hour and a half."""
    body = json.dumps({"game": "uluru", "chairs": 2, "name": "Eve", "listed": True}).encode()
    networks = [f"2001:db8::{number}" for number in range(20)]
    for network in networks:
        assert ask(server, "/api/tables", body, x_forwarded_for=network).status == 201
    assert len(ask(server, "/api/tables").json) == 5, "addresses of one network count together"
    assert ask(server, "/api/tables", body, x_forwarded_for="2001:db8:0:1::1").status == 201
    assert len(ask(server, "/api/tables").json) == 6


def test_a_player_comes_back_to_a_match_that_was_put_away(server: LiveServer) -> None:
    ann = Player(server, "Ann").open_table(1, sand=30).connect()
    assert ann.refused("start") is None
    server.advance(3_000)
    assert ann.refused("do", seat=0, action=5) is None
    assert ann.refused("pause", paused=True) is None
    table = ann.table
    ann.close()
    held = ann.request("/api/tables/mine")[1]
    assert [found["table"] for found in held] == [table]
    for _ in range(2):
        ann.open_table(2)
    assert table not in [found["table"] for found in ann.request("/api/tables/mine")[1]]
    eve = Player(server, "Eve").open_table(2)
    for stranger in (eve, Player(server, "Nobody")):
        with pytest.raises(ConnectionClosed) as closed:
            stranger.connect(table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404, "to all others there is no such table"
    ann.connect(table)
    shown = ann.settled()
    assert (shown["table"]["phase"], shown["match"]["view"]["board"][0]) == ("playing", 5)
    assert shown["table"]["paused"]
    assert ann.refused("pause", paused=False) is None
    assert ann.refused("do", seat=0, action=9) is None
    ann.close()


def test_tables_in_use_are_not_put_away(server: LiveServer) -> None:
    ann = Player(server, "Ann")
    first = ann.open_table(2).connect()
    other = Player(server, "Ann")
    other.jar = ann.jar
    other.opener = ann.opener
    other.open_table(2).connect()
    status, found = ann.request("/api/tables", {"game": "uluru", "chairs": 2, "name": "Ann"})
    assert (status, found["key"]) == (409, "tables-in-use")
    assert found["message"] == "All 2 tables of this device or network are in use. Leave one of them first."
    first.close()
    other.close()
