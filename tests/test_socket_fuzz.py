"""Anything at all over TCP to a real server: every connection gets an end, nothing is logged, a guest plays on."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from tests.live import LiveServer
from tests.peers import BINARY, CLOSE, HELLO, PING, PONG, TEXT, Peer, masked
from tests.players import Player

quiet = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
frames = st.one_of(
    st.binary(max_size=40),
    st.just(masked(TEXT, HELLO)),
    st.builds(masked, st.sampled_from([0, TEXT, BINARY]), st.binary(max_size=300), last=st.booleans()),
    st.builds(masked, st.sampled_from([CLOSE, PING, PONG]), st.binary(max_size=125)),
    st.integers(1, 200).map(lambda count: masked(PONG) * count),
)
requests = st.one_of(
    st.binary(max_size=60),
    st.sampled_from([b"GET / HTTP/1.1\r\n", b"Host: 127.0.0.1\r\n", b"\r\n", b"POST /api/join HTTP/1.1\r\n"]),
    st.sampled_from([b"Content-Length: 5\r\n", b"Transfer-Encoding: chunked\r\n", b"5\r\nhello\r\n", b"0\r\n\r\n"]),
    st.sampled_from([b"Upgrade: websocket\r\n", b"Connection: Upgrade\r\n", b"Expect: 100-continue\r\n"]),
)


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    """Somebody at a table, who must notice nothing."""
    folder = tmp_path_factory.mktemp("server")
    log = folder / "log"
    with LiveServer(folder / "ludotheque.db", log=log, variables={"LUDOTHEQUE_LIMITS": "message_burst=100000"}) as live:
        ann = Player(live, "Ann").open_table(2).connect()
        yield ann
        ann.close()
    assert all(json.loads(line)["level"] == "info" for line in log.read_text().splitlines()), log.read_text()


def ends(peer: Peer) -> None:
    """The connection ends once we have ended our side, if not before."""
    with suppress(OSError):
        peer.socket.shutdown(socket.SHUT_WR)
    with suppress(EOFError, ConnectionError):
        while True:
            peer.more()


@quiet
@example(said=[masked(BINARY, b""), masked(PONG) * 200])
@example(said=[masked(TEXT, HELLO), b"\xff"])
@given(said=st.lists(frames, max_size=6))
def test_any_bytes_on_a_socket(guest: Player, said: list[bytes]) -> None:
    with Peer(guest.server) as peer:
        peer.upgrade(guest.table)
        for part in said:
            peer.send(part)
        ends(peer)
    assert guest.refused("show", seat=0) is None


@quiet
@example(said=[b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n", b"nonsense\r\n"])
@example(said=[b"POST /api/join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\n", b"[]"])
@example(said=[b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 20, b"\0"])
@given(said=st.lists(requests, max_size=8))
def test_any_bytes_before_a_socket(guest: Player, said: list[bytes]) -> None:
    with Peer(guest.server) as peer:
        for part in said:
            peer.send(part)
        ends(peer)
    assert guest.refused("show", seat=0) is None
