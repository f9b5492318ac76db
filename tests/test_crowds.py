"""Crowds of connections to a real server. Deadlines are out of reach: it is numbers that decide here."""

from __future__ import annotations

import json
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.live import LiveServer
from tests.peers import PING, PONG, TEXT, Peer, masked
from tests.players import Player

NEVER = "head_seconds=1000000, body_seconds=1000000, hello_seconds=1000000, close_seconds=1000000"
HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HEALTH = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"


def started(folder: Path, limits: str, under: tuple[str, ...] = (), **variables: str) -> LiveServer:
    variables = {"LUDOTHEQUE_LIMITS": f"{NEVER}, {limits}", **variables}
    return LiveServer(folder / "ludotheque.db", log=folder / "log", variables=variables, under=under)


def problems(folder: Path) -> list[str]:
    """What was logged beside the usual."""
    return [line for line in (folder / "log").read_text().splitlines() if json.loads(line)["level"] != "info"]


def healthy(server: LiveServer) -> bool:
    with Peer(server) as visitor:
        visitor.send(HEALTH)
        return visitor.head()[0] == 200


def crowd(server: LiveServer, stack: ExitStack, count: int, said: bytes) -> None:
    """So many connections that say something and then nothing."""
    for _ in range(count):
        stack.enter_context(Peer(server)).send(said)


@pytest.mark.parametrize("said", [b"", HALF, b"\r\n"], ids=["nothing", "half a head", "an empty line"])
def test_half_open_requests_do_not_lock_newcomers_out(tmp_path: Path, said: bytes) -> None:
    """Protects newcomers and players from many times more half-open connections than there is room for."""
    with started(tmp_path, "connections=20") as server, ExitStack() as stack:
        player = Player(server, "Ann").open_table(2).connect()
        crowd(server, stack, 100, said)
        assert healthy(server)
        assert player.refused("show", seat=0) is None
        crowd(server, stack, 100, said)
        assert healthy(server)
        player.close()
    assert not problems(tmp_path)


def test_sockets_without_a_hello_do_not_lock_newcomers_out(tmp_path: Path) -> None:
    with started(tmp_path, "connections=20") as server, ExitStack() as stack:
        player = Player(server, "Ann").open_table(2).connect()
        for _ in range(60):
            stack.enter_context(Peer(server)).upgrade(player.table)
        assert healthy(server)
        assert player.refused("show", seat=0) is None
        player.close()
    assert not problems(tmp_path)


def test_a_server_full_of_players_says_so(tmp_path: Path) -> None:
    with started(tmp_path, "connections=3") as server, ExitStack() as stack:
        table = Player(server, "Ann").open_table(2).table
        players = [stack.enter_context(Peer(server)).greet(table) for _ in range(3)]
        with Peer(server) as late:
            assert late.head()[0] == 503
            while b"}" not in late.buffer:
                late.more()
            assert json.loads(late.buffer)["key"] == "server-full"
        players[0].send(masked(PING, b"?"))
        while (found := players[0].read())[0] == TEXT:
            pass
        assert found == (PONG, b"?")
        players[1].socket.close()
        while True:
            with Peer(server) as visitor:
                visitor.send(HEALTH)
                if visitor.head()[0] == 200:
                    break
    assert not problems(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_few_descriptors_are_never_used_up(tmp_path: Path) -> None:
    """Protects `accept`, which fails over and over where a process has no descriptor left."""
    few = ("sh", "-c", 'ulimit -n 120; exec "$@"', "sh")
    with started(tmp_path, "spare_descriptors=80", few) as server, ExitStack() as stack:
        table = Player(server, "Ann").open_table(2).table
        for _ in range(30):
            stack.enter_context(Peer(server)).greet(table)
        crowd(server, stack, 300, HALF)
        assert healthy(server)
        crowd(server, stack, 300, b"")
        assert healthy(server)
    assert not problems(tmp_path)


# --- whose word counts ---


def tries(server: LiveServer, **headers: str) -> int:
    """The status of a wrong code from an address that a header claims."""
    status: int = Player(server, "Eve").request("/api/join", {"code": "ZZZZ"}, headers)[0]
    return status


def test_a_forwarded_address_counts_only_from_a_proxy_that_is_named(tmp_path: Path) -> None:
    """Protects the rate limits from anyone on the same machine, or behind a proxy that passes the header on."""
    (tmp_path / "alone").mkdir()
    with started(tmp_path / "alone", "wrong_code_burst=1") as server:
        found = [tries(server, **{"X-Forwarded-For": f"192.0.2.{number}"}) for number in range(3)]
        assert found == [404, 429, 429]
    (tmp_path / "behind").mkdir()
    with started(tmp_path / "behind", "wrong_code_burst=1", LUDOTHEQUE_PROXIES="127.0.0.1") as server:
        claims = ["192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.1, 192.0.2.2"]
        assert [tries(server, **{"X-Forwarded-For": claim}) for claim in claims] == [404, 429, 404, 429]


def test_sockets_behind_a_proxy_are_counted_by_the_address_they_are_for(tmp_path: Path) -> None:
    limits = "address_connections=2"
    with started(tmp_path, limits, LUDOTHEQUE_PROXIES="10.0.0.0/8, 127.0.0.1") as server, ExitStack() as stack:
        table = Player(server, "Ann").open_table(2).table

        def opened(forwarded: str | None) -> int:
            peer = stack.enter_context(Peer(server))
            changes: dict[str, Any] = {"X_Forwarded_For": forwarded}
            peer.send(peer.request(f"/ws/{table}", **changes))
            return peer.head()[0]

        assert [opened("2001:db8::1"), opened("2001:db8::2"), opened("2001:db8::3")] == [101, 101, 429]
        assert [opened("2001:db8:0:1::1"), opened("6.6.6.6, 192.0.2.1")] == [101, 101]
        assert [opened(None) for _ in range(4)] == [101] * 4, "nobody is lumped together with the proxy itself"
