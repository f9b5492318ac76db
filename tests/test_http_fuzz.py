"""HTTP fuzzing over real TCP: any method, target, headers and body, well-formed or not.

Never a failure, never a hang, always a clear status. What such requests have found is kept with names in
`tests/test_bad_requests.py`. The examples are fixed; raise `EXAMPLES` and drop `derandomize` to look for more.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Struct

from ludotheque.table.limits import DEFAULTS
from tests.http import ask
from tests.live import LiveServer
from tests.players import Player

LIMITS = ", ".join(
    f"{name}=1000000" for name in ("table_request_burst", "wrong_code_burst", "step_burst", "picture_burst")
)


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    with LiveServer(tmp_path_factory.mktemp("server") / "store.db", limits=LIMITS) as live:
        yield live


def statuses(server: LiveServer, data: bytes, *, more: bool = False) -> list[int]:
    """Send bytes and read until the server closes the connection; unless there may be more, say that this is all."""
    received = b""
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        try:
            line.sendall(data)
            if not more:
                line.shutdown(socket.SHUT_WR)
            while found := line.recv(65_536):
                received += found
        except OSError:  # it has heard enough, and perhaps the line is gone already
            pass
    return [int(found) for found in re.findall(rb"HTTP/1\.[01] (\d{3}) ", received)]


def lives(server: LiveServer) -> None:
    """The server still answers, and says that it is well."""
    server.must_run()
    assert ask(server, "/healthz").status == 200


TARGETS = st.sampled_from(
    [
        "/",
        "/api/games",
        "/api/tables",
        "/api/tables/mine",
        "/api/tables/x/sit",
        "/api/tables/x/qr.svg",
        "/api/join",
        "/api/move",
        "/api/daily",
        "/api/lessons",
        "/api/records",
        "/api/replays/x",
        "/api/replays/x/steps",
        "/api/replays/x/about",
        "/api/replays/x/hint",
        "/api/replays/x/opinions",
        "/api/replays/x/again",
        "/api/replays/x/preview.png",
        "/api/schema",
        "/api/schema/openapi.json",
        "/api/schema/openapi.yaml",
        "/api/device",
        "/api/device/forget",
        "/api/games/ubongo/print.pdf",
        "/assets/x.js",
        "/t/x",
        "/r/x",
        "/beat/x",
        "/ws/x",
        "/metrics",
        "/healthz",
        "/readyz",
        "*",
        "x",
        "http://localhost/",
        "//evil.example/",
    ]
)
TOKENS = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ-_!", min_size=1, max_size=12)
METHODS = st.sampled_from(["GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT"]) | TOKENS
VISIBLE = st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=40)
VALUES = st.text(st.characters(min_codepoint=32, max_codepoint=255, exclude_characters="\x7f"), max_size=60)
NAMES = st.sampled_from(
    [
        "Accept",
        "Accept-Encoding",
        "Accept-Language",
        "Cookie",
        "Content-Type",
        "Origin",
        "Range",
        "If-None-Match",
        "Expect",
        "Upgrade",
        "X-Forwarded-For",
        "X-Forwarded-Proto",
        "Sec-WebSocket-Key",
    ]
) | st.text("abcdefghijklmnopqrstuvwxyz-", min_size=1, max_size=20)
LONG = b"<long>"
"""Stands for seventy thousand bytes, which no report should print."""
PIECES = st.sampled_from(
    (
        *b"GET|POST| |/|/api/tables|*| HTTP/1.1| HTTP/1.0| HTTP/9.9|\r\n|\n|\r|\x00|\xff\xfe".split(b"|"),
        *b"Host: localhost|Host: |Host|: |Content-Length: 5|Content-Length: -1|Content-Length: 5, 5".split(b"|"),
        *b"Transfer-Encoding: chunked|Transfer-Encoding: gzip|5\r\nhello\r\n|0\r\n\r\n|fffffffffffffff\r\n".split(b"|"),
        *b"Upgrade: websocket|Connection: Upgrade|Connection: close|Expect: 100-continue".split(b"|"),
        LONG,
    )
)
GAMES = ("uluru", "ubongo", "ostriches", "dwarfcity")
POSTS = st.sampled_from(
    [
        "/api/tables",
        "/api/tables/x/sit",
        "/api/join",
        "/api/move",
        "/api/daily",
        "/api/lessons",
        "/api/replays/x/again",
        "/api/device/forget",
    ]
)
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
EXAMPLES = 500
FUZZ = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


class Repeated(Struct, frozen=True):
    """A long part of a request, written down shortly."""

    piece: bytes
    count: int

    def __bytes__(self) -> bytes:
        return self.piece * self.count


BODIES = (
    st.none()
    | st.binary(max_size=300)
    | st.binary(max_size=20).map(lambda raw: b'{"game":"uluru","chairs":2,"name":"' + raw + b'"}')
    | st.builds(Repeated, st.sampled_from([b"[", b'{"a":', b"x", b"\xff"]), st.integers(1, 17_000))
)
ENDINGS = VISIBLE.map(str.encode) | st.builds(
    Repeated, st.sampled_from([b"a", b"/", b"%00", b"?a=1&"]), st.integers(1, 9_000)
)


@pytest.mark.slow
@FUZZ
@given(
    method=METHODS,
    path=TARGETS,
    ending=ENDINGS,
    headers=st.lists(st.tuples(NAMES, VALUES) | st.just(("Content-Type", "application/json")), max_size=6),
    body=BODIES,
)
def test_a_well_formed_request_is_answered(
    target: LiveServer,
    method: str,
    path: str,
    ending: bytes | Repeated,
    headers: list[tuple[str, str]],
    body: bytes | Repeated | None,
) -> None:
    lines = ["Host: localhost", "Connection: close", *(f"{name}: {value}" for name, value in headers)]
    whole = b"" if body is None else bytes(body)
    if body is not None:
        lines.append(f"Content-Length: {len(whole)}")
    head = b"%s %s%s HTTP/1.1\r\n" % (method.encode(), path.encode(), bytes(ending))
    found = statuses(target, head + "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + whole, more=True)
    assert found or len(whole) > DEFAULTS.body_bytes, "answered"
    assert all(100 <= status < 500 for status in found)
    lives(target)


@pytest.mark.slow
@FUZZ
@given(path=POSTS, body=BODIES)
def test_any_body_is_answered(target: LiveServer, path: str, body: bytes | Repeated | None) -> None:
    whole = b"" if body is None else bytes(body)
    if len(whole) <= DEFAULTS.body_bytes:
        answer = ask(target, path, whole)
        assert answer.status in {201, 400, 404, 409}
        assert answer.status == 201 or answer.json.keys() == {"key", "about", "message"}


@pytest.mark.slow
@FUZZ
@given(data=st.binary(max_size=400) | st.lists(PIECES, max_size=14).map(b"".join))
def test_any_bytes_at_all_are_answered_or_cut_off(target: LiveServer, data: bytes) -> None:
    found = statuses(target, data.replace(LONG, b"a" * 70_000))
    assert all(100 <= status < 500 or status in (501, 505) for status in found)
    lives(target)


@pytest.mark.slow
@FUZZ
@given(
    path=POSTS,
    body=JSON
    | st.fixed_dictionaries(
        {"game": st.sampled_from(GAMES) | st.text(max_size=9)},
        optional={
            "name": st.text(max_size=25),
            "chairs": st.integers(-1, 17),
            "options": JSON,
            "own": JSON,
            "bots": JSON | st.lists(st.sampled_from(["casual", "master", "random"]), max_size=4),
            "start": st.booleans(),
            "hints": st.booleans(),
            "code": st.text(max_size=20),
            "ghost": st.integers(-1, 20),
        },
    ),
)
def test_any_json_is_answered(target: LiveServer, path: str, body: Any) -> None:
    status, found = Player(target, "Eve").request(path, b"null" if body is None else body)
    assert status in {200, 201, 400, 404, 409, 413}, found
    assert status < 400 or {"key", "about", "message"} == found.keys()
