"""The handshake of RFC 6455 on a real socket: what is taken, and with which status the rest is refused."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.live import LiveServer
from tests.peers import ACCEPT, HELLO, KEY, PING, PONG, TEXT, Peer, masked, patient_server
from tests.players import Player


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with patient_server(tmp_path_factory.mktemp("server")) as live:
        yield live


@pytest.fixture(scope="module")
def table(server: LiveServer) -> str:
    return Player(server, "Ann").open_table(2).table


def test_the_handshake_of_the_rfc(server: LiveServer, table: str) -> None:
    with Peer(server) as peer:
        peer.send(peer.request(f"/ws/{table}"))
        status, headers = peer.head()
        assert (status, headers["upgrade"], headers["connection"]) == (101, "websocket", "Upgrade")
        assert headers["sec-websocket-accept"] == ACCEPT.decode()
        assert not {"sec-websocket-extensions", "sec-websocket-protocol"} & set(headers)


TAKEN: dict[str, dict[str, str | None]] = {
    "another case": {"Upgrade": "WebSocket", "Connection": "upgrade"},
    "among other options": {"Connection": "keep-alive, Upgrade"},
    "options in two headers": {"Connection": "Upgrade\r\nConnection: keep-alive"},
    "extensions are offered": {"Sec_WebSocket_Extensions": "permessage-deflate; client_max_window_bits"},
    "protocols are offered": {"Sec_WebSocket_Protocol": "chat, superchat"},
    "an empty body": {"Content_Length": "0"},
}


@pytest.mark.parametrize("changes", TAKEN.values(), ids=TAKEN)
def test_a_handshake_that_is_taken(server: LiveServer, table: str, changes: dict[str, str | None]) -> None:
    with Peer(server) as peer:
        peer.send(peer.request(f"/ws/{table}", **changes))
        status, headers = peer.head()
        assert status == 101
        assert not {"sec-websocket-extensions", "sec-websocket-protocol"} & set(headers)


def test_what_comes_in_one_piece_with_the_handshake_is_heard(server: LiveServer, table: str) -> None:
    with Peer(server) as peer:
        peer.send(peer.request(f"/ws/{table}") + masked(TEXT, HELLO) + masked(PING, b"?"))
        assert peer.head()[0] == 101
        assert {peer.read()[0], peer.read()[0]} == {TEXT, PONG}


REFUSED: dict[str, tuple[int, str, dict[str, str | None]]] = {
    "HTTP/1.0": (505, "GET {} HTTP/1.0", {}),
    "POST": (405, "POST {} HTTP/1.1", {}),
    "HEAD": (405, "HEAD {} HTTP/1.1", {}),
    "a body": (400, "GET {} HTTP/1.1", {"Content_Length": "5"}),
    "a body in chunks": (400, "GET {} HTTP/1.1", {"Transfer_Encoding": "chunked"}),
    "no Upgrade": (426, "GET {} HTTP/1.1", {"Upgrade": None}),
    "another Upgrade": (426, "GET {} HTTP/1.1", {"Upgrade": "h2c"}),
    "no Connection": (426, "GET {} HTTP/1.1", {"Connection": None}),
    "another Connection": (426, "GET {} HTTP/1.1", {"Connection": "keep-alive"}),
    "no key": (400, "GET {} HTTP/1.1", {"Sec_WebSocket_Key": None}),
    "an empty key": (400, "GET {} HTTP/1.1", {"Sec_WebSocket_Key": ""}),
    "a short key": (400, "GET {} HTTP/1.1", {"Sec_WebSocket_Key": "c2hvcnQ="}),
    "a long key": (400, "GET {} HTTP/1.1", {"Sec_WebSocket_Key": "A" * 24}),
    "a key that is no base64": (400, "GET {} HTTP/1.1", {"Sec_WebSocket_Key": "?" * 24}),
    "two keys": (400, "GET {} HTTP/1.1", {"Sec_WebSocket_Key": f"{KEY}\r\nSec-WebSocket-Key: {KEY}"}),
    "no version": (426, "GET {} HTTP/1.1", {"Sec_WebSocket_Version": None}),
    "version 8": (426, "GET {} HTTP/1.1", {"Sec_WebSocket_Version": "8"}),
    "version 14": (426, "GET {} HTTP/1.1", {"Sec_WebSocket_Version": "14"}),
    "a version that is no number": (426, "GET {} HTTP/1.1", {"Sec_WebSocket_Version": "13, 8"}),
    "two versions": (400, "GET {} HTTP/1.1", {"Sec_WebSocket_Version": "13\r\nSec-WebSocket-Version: 8"}),
    "no Host": (400, "GET {} HTTP/1.1", {"Host": None}),
    "two Hosts": (400, "GET {} HTTP/1.1", {"Host": "127.0.0.1\r\nHost: 127.0.0.1"}),
    "no Origin": (403, "GET {} HTTP/1.1", {"Origin": None}),
    "another Origin": (403, "GET {} HTTP/1.1", {"Origin": "http://elsewhere.example"}),
    "two Origins": (400, "GET {} HTTP/1.1", {"Origin": "http://127.0.0.1\r\nOrigin: http://127.0.0.1"}),
    "another path": (404, "GET /elsewhere HTTP/1.1", {}),
}


@pytest.mark.parametrize(("status", "line", "changes"), REFUSED.values(), ids=REFUSED)
def test_a_handshake_that_is_refused(
    server: LiveServer, table: str, status: int, line: str, changes: dict[str, str | None]
) -> None:
    """Every refusal is an answer, and ends the connection; one because of the version names the right one."""
    with Peer(server) as peer:
        peer.send(peer.request(f"/ws/{table}", line, **changes))
        found, headers = peer.head()
        assert found == status
        assert "sec-websocket-accept" not in headers
        if status == 426:
            assert headers["upgrade"] == "websocket"
        if "Sec_WebSocket_Version" in changes and status == 426:
            assert headers["sec-websocket-version"] == "13"
        while True:
            try:
                peer.more()
            except EOFError:
                break
