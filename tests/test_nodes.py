"""Several servers on one PostgreSQL: any of them serves any table, and one that goes loses its tables to the others."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.store.tests.clusters import Cluster
from tests.live import LiveServer
from tests.players import LOCK, Player
from tests.test_store_stands import health

PATIENT = "node_lost_seconds=1000000"
"""For clocks that are turned by hand, and not together."""


@contextmanager
def nodes(cluster: Cluster, limits: str = PATIENT, *, manual: bool = True) -> Iterator[tuple[LiveServer, LiveServer]]:
    address = cluster.fresh()
    with (
        LiveServer(address, limits=limits, manual=manual) as one,
        LiveServer(address, limits=limits, manual=manual) as two,
    ):
        if manual:
            one.advance(1_000)  # it looks who is there
        yield one, two


def lost(player: Player) -> None:
    """Read until the connection ends; it is told to come back."""
    assert player.socket is not None
    with pytest.raises(ConnectionClosed) as end:
        deque(iter(player.read, None))
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == 1012


def come_back(player: Player) -> Player:
    """Connect until somebody drives the table."""
    while True:
        try:
            return player.connect()
        except ConnectionClosed:
            continue


def metric(server: LiveServer, name: str) -> float:
    _, text = Player(server, "Prometheus").request("/metrics")
    return next(float(line.split()[1]) for line in text.splitlines() if line.startswith(f"ludotheque_{name} "))


def test_any_node_serves_any_table(cluster: Cluster) -> None:
    with nodes(cluster) as (one, two):
        ann, bob = Player(one, "Ann").open_table(2, rounds=1).connect(), Player(two, "Bob")
        assert bob.request("/api/join", {"code": ann.shown["table"]["code"]}) == (200, {"table": ann.table})
        assert bob.request(f"/t/{ann.table}")[0] == 200
        bob.sit(ann.table).connect()
        status, picture = bob.request(f"/api/tables/{ann.table}/qr.svg")
        assert (status, "<svg" in picture) == (200, True)
        assert ann.refused("start") is None
        one.advance(3_000)
        assert bob.refused("do", seat=1, action=3) is None
        assert ann.refused("do", seat=0, action=3) is None
        assert bob.refused("do", seat=0, action=3) == "not-your-seat"
        eve, code = Player(two, "Eve"), ann.ask("move", seat=0)["code"]
        assert eve.request("/api/move", {"code": "ABCDEF"})[0] == 404
        assert eve.request("/api/move", {"code": code}) == (200, {"table": ann.table})
        assert ann.refused("do", seat=0, action=11) == "not-your-seat"
        code = eve.connect(ann.table).ask("move", seat=0)["code"]
        assert ann.request("/api/move", {"code": code}) == (200, {"table": ann.table})
        eve.close()
        for player, server in ((ann, two), (bob, two), (bob, one)):
            player.server = server
            status, mine = player.request("/api/tables/mine")
            assert (status, [table["table"] for table in mine]) == (200, [ann.table]), (player.name, server)
        for player in (ann, bob):
            player.connect()
            assert player.refused("do", seat=int(player is bob), action=LOCK) is None
        assert ann.settled()["table"]["phase"] == "over"
        assert metric(one, "relays_in_total") == metric(two, "relays_out_total") == 3
        for player in (ann, bob):
            player.close()


def test_a_listed_table_is_listed_everywhere(cluster: Cluster) -> None:
    with nodes(cluster) as (one, two):
        ann = Player(one, "Ann")
        status, _ = ann.request("/api/tables", {"game": "uluru", "chairs": 2, "name": "Ann", "listed": True})
        assert status == 201
        status, tables = Player(two, "Bob").request("/api/tables")
        assert [table["names"] for table in tables] == [["Ann"]]
        ann.server = two
        assert ann.request("/api/device")[1]["known"]
        assert ann.request("/api/device/forget", {})[1]["tables"] == 1
        _, tables = Player(two, "Bob").request("/api/tables")
        assert [table["names"] for table in tables] == [[]]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_the_tables_of_a_node_that_goes_are_taken_over(cluster: Cluster, how: signal.Signals) -> None:
    with nodes(cluster) as (one, two):
        ann = Player(one, "Ann").open_table(2, rounds=1).connect()
        bob = Player(two, "Bob").sit(ann.table).connect()
        assert ann.refused("start") is None
        one.advance(3_000)
        assert bob.refused("do", seat=1, action=3) is None
        assert ann.refused("do", seat=0, action=4) is None
        one.end(how)
        lost(bob)
        assert come_back(bob).settled()["match"]["view"]["board"][0] == 3
        ann.server = two
        assert come_back(ann).settled()["match"]["view"]["board"][0] == 4
        assert metric(two, "takeovers_total") + metric(two, "tables") >= 1
        one.restart()
        bob.server = one
        assert come_back(bob).refused("do", seat=1, action=LOCK) is None
        assert ann.refused("do", seat=0, action=LOCK) is None
        assert ann.settled()["table"]["phase"] == "over"
        for player in (ann, bob):
            player.close()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_any_request_takes_over_the_table_of_a_node_that_is_gone(cluster: Cluster, how: signal.Signals) -> None:
    """Nobody has to connect first, and nobody has to ask twice."""
    with nodes(cluster) as (one, two):
        people = [Player(one, name).open_table(2, rounds=1) for name in ("Ann", "Bob", "Cleo", "Dan")]
        ann, bob, cleo, dan = people
        code = dan.connect().ask("move", seat=0)["code"]
        dan.close()
        eve = Player(two, "Eve")
        assert eve.request(f"/api/tables/{ann.table}/qr.svg")[0] == 200, "there is a link between them"
        one.end(how)
        assert eve.request(f"/api/tables/{ann.table}/sit", {"name": "Eve"})[0] == 200
        assert eve.request(f"/api/tables/{bob.table}/qr.svg")[0] == 200
        status, found = eve.request(f"/api/tables/{cleo.table}/next-time", {"name": "Eve"})
        assert (status, found["key"]) == (409, "not-now")
        assert eve.request("/api/move", {"code": code}) == (200, {"table": dan.table})


def test_a_node_that_does_not_beat_any_more_is_lost_and_cannot_write(cluster: Cluster) -> None:
    """Its clock stands still, so it shows no sign of life; but it serves its table until it learns of its loss."""
    with nodes(cluster, "node_lost_seconds=3") as (one, two):
        ann = Player(one, "Ann").open_table(1, rounds=1).connect()
        assert ann.refused("start") is None
        for server in (one, two) * 3:
            server.advance(1_000)
        while metric(two, "other_nodes"):
            two.advance(1_000)
        ann.send({"type": "do", "key": "late", "seat": 0, "action": 3, **ann.now()})
        lost(ann)
        ann.server = two
        assert come_back(ann).settled()["match"]["view"]["board"][0] is None
        assert ann.refused("do", key="late", seat=0, action=3) is None
        one.advance(2_000)
        assert health(one) == (200, "ok\n"), "it is a new node"
        ann.server = one
        assert ann.connect().settled()["match"]["view"]["board"][0] == 3
        assert metric(one, "relays_out_total") == 1
        ann.close()


def test_strangers_find_no_door_between_nodes(cluster: Cluster) -> None:
    with nodes(cluster) as (one, _two):
        rows = cluster.execute("SELECT address FROM nodes", database=str(one.address).rpartition("/")[2])
        assert len(rows) == 2
        for (address,) in rows:
            stranger = Player(one, "Eve")
            stranger.server = LiveServerAt(address)  # type: ignore[assignment]
            status, _ = stranger.request("/", headers={"Authorization": "Bearer 00"})
            assert status in {403, 426}


class LiveServerAt:
    """An address that is asked like a server."""

    def __init__(self, address: str) -> None:
        self.url = f"http://{address}"
