"""Requests that nobody should send: each gets a clear status and a refusal, never a failure, and never much work."""

from __future__ import annotations

import json
import resource
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.http import ask, exchange
from tests.live import LiveServer

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
PIECE = b"1000\r\n" + b"[" * 4096 + b"\r\n"


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server that takes as many requests as a test sends."""
    limits = "table_request_burst=100000, network_tables=3"
    folder = tmp_path_factory.mktemp("server")
    with LiveServer(folder / "store.db", limits=limits, log=folder / "log") as live:
        yield live


BODIES = {
    "brackets": b"[" * 16_000,
    "nested objects": b'{"game":"uluru","chairs":2,"name":"Ann","options":' + b'{"a":' * 2_000 + b"1" + b"}" * 2_001,
    "not UTF-8": b'{"game":"\xff\xfe"}',
    "half a letter": b'{"game":"\xc3',
    "half a pair": b'{"game":"uluru","chairs":2,"name":"\\ud800"}',
    "a huge number": b'{"game":"uluru","chairs":1e400,"name":"a"}',
    "not a number": b'{"game":"uluru","chairs":NaN,"name":"a"}',
    "nothing": b"",
    "null": b"null",
    "two": b"{}{}",
    "a byte order mark": b"\xef\xbb\xbf{}",
    "the same key twice": b'{"game":"uluru","game":7}',
}


@pytest.mark.parametrize("name", BODIES)
def test_a_body_that_cannot_be_read_is_refused(patient: LiveServer, name: str) -> None:
    for path in ("/api/tables", "/api/join", "/api/daily", "/api/replays/x/again"):
        answer = ask(patient, path, BODIES[name])
        assert (answer.status, answer.key) == (400, "message-bad"), path


def test_settings_may_be_nested_as_deeply_as_they_like(patient: LiveServer) -> None:
    """Somewhere between reading and checking them the stack ends; wherever that is, it is a refusal."""
    for depth in (*range(1, 40, 13), *range(150, 1_100, 25)):
        options = '{"a":' * depth + "1" + "}" * depth
        body = f'{{"game":"uluru","chairs":2,"name":"Ann","start":true,"options":{options}}}'
        answer = ask(patient, "/api/tables", body.encode())
        assert (answer.status, answer.key) in {(409, "options-bad"), (400, "message-bad")}, depth


PATHS = {
    "a long asset": ("/assets/" + "a" * 300 + ".js", 404),
    "a very long asset": ("/assets/" + "a" * 7_000 + ".js", 404),
    "a null byte in an asset": ("/assets/a%00.js", 404),
    "a null byte in a table": ("/api/tables/a%00/qr.svg", 404),
    "a null byte in a page": ("/t/%00", 200),
    "a null byte in a record": ("/api/records?record=a%00", 200),
    "half a pair": ("/api/replays/%ed%a0%80/about", 404),
    "not UTF-8": ("/api/records?record=%ff", 200),
    "a bad escape": ("/api/daily?game=%zz", 409),
    "a long id": (f"/api/replays/{'x' * 65}/about", 400),
    "a huge number": (f"/api/replays/x/hint?seat=0&step={10**4000}", 400),
    "an endless address": ("/" + "a" * 9_000, 431),
}


@pytest.mark.parametrize("name", PATHS)
def test_an_odd_address_has_a_clear_answer(patient: LiveServer, name: str) -> None:
    path, status = PATHS[name]
    answer = ask(patient, path)
    assert answer.status == status
    if status >= 400:
        assert {"key", "about", "message"} == answer.json.keys()


def test_a_method_that_does_not_fit_is_told_which_do(patient: LiveServer) -> None:
    for method in ("DELETE", "PUT", "BREW"):
        answer = ask(patient, "/api/tables", method=method)
        assert answer.status == 405
        assert answer.headers["allow"] == "GET, HEAD, OPTIONS, POST"
        assert answer.key == "method-unknown"
    assert ask(patient, "/api/tables", method="OPTIONS").headers["allow"] == "GET, HEAD, OPTIONS, POST"
    answer = ask(patient, "/api/join", method="HEAD")
    assert (answer.status, answer.headers["allow"], answer.body) == (405, "OPTIONS, POST", b"")


@pytest.mark.parametrize("path", ["/", "/t/nowhere", "/healthz", "/api/tables", "/api/schema/openapi.json", "/nowhere"])
def test_head_is_answered_like_get_without_the_body(patient: LiveServer, path: str) -> None:
    got, found = ask(patient, path), ask(patient, path, method="HEAD")
    assert (found.status, found.body) == (got.status, b"")
    assert got.body
    usual = {"content-type", "content-length", "cache-control", "vary", "content-security-policy"}
    assert {name: found.headers.get(name) for name in usual} == {name: got.headers.get(name) for name in usual}


def test_a_body_that_says_it_is_too_long_is_not_waited_for(patient: LiveServer) -> None:
    for target in (b"/api/tables", b"/api/games", b"/", b"/nowhere"):
        head = HEAD.replace(b"/api/tables", target) + b"Content-Length: 200000000\r\n\r\n"
        with socket.create_connection(("127.0.0.1", patient.port)) as line:
            line.sendall(head)
            found = b""
            while data := line.recv(65_536):  # ends: the connection is closed
                found += data
        assert found.startswith(b"HTTP/1.1 413 "), target
        assert b"connection: close" in found.lower()
        assert json.loads(found.partition(b"\r\n\r\n")[2])["key"] == "message-too-long"


def test_a_body_without_a_length_is_refused_before_it_comes(patient: LiveServer) -> None:
    """Protects everyone: a body of 64 kB in chunks of one byte used to take the parser 46 milliseconds."""
    for method in (b"POST", b"GET"):
        with socket.create_connection(("127.0.0.1", patient.port)) as line:
            line.sendall(HEAD.replace(b"POST", method) + b"Transfer-Encoding: chunked\r\n\r\n")
            found = b""
            while data := line.recv(65_536):  # ends: the server hangs up
                found += data
        assert found.startswith(b"HTTP/1.1 411 "), method
        assert json.loads(found.partition(b"\r\n\r\n")[2])["key"] == "length-missing"


def test_a_head_with_too_many_lines_is_refused_unparsed(patient: LiveServer) -> None:
    head = HEAD + b"a:\r\n" * 200 + b"\r\n"
    with socket.create_connection(("127.0.0.1", patient.port)) as line:
        line.sendall(head)
        found = b""
        while data := line.recv(65_536):
            found += data
    assert found.startswith(b"HTTP/1.1 431 ")
    assert json.loads(found.partition(b"\r\n\r\n")[2])["key"] == "head-too-long"


def test_a_request_that_ends_halfway_disturbs_nobody(patient: LiveServer) -> None:
    for cut in (
        b"",
        b"GET",
        HEAD,
        HEAD + b"Content-Length: 100\r\n\r\n{",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n5",
    ):
        assert b" 500 " not in exchange(patient, [cut])
    assert ask(patient, "/api/tables").status == 200
    assert patient.log is not None
    assert '"level":"error"' not in patient.log.read_text(), "nobody can fill the log with traces"


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are set on Linux alone")
def test_a_full_disk_is_told_and_logged_and_can_be_emptied(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    body = b'{"game":"uluru","chairs":2,"name":"Ann"}'
    with LiveServer(tmp_path / "store.db", limits="table_request_burst=1000") as server:
        assert ask(server, "/api/tables", body).status == 201
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
        answer = ask(server, "/api/tables", body, accept_language="de")
        assert (answer.status, answer.key) == (503, "not-kept")
        assert answer.json["message"].startswith("Der Tisch konnte das nicht festhalten.")
        assert ask(server, "/api/games").status == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        assert ask(server, "/api/tables", body).status == 201
    logged = [json.loads(line) for line in capfd.readouterr().err.splitlines() if line.startswith("{")]
    assert [line["what"] for line in logged if line["level"] == "error"] == ["the store fails"]


def test_a_defect_is_a_plain_sentence_and_a_line_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """The client's first page is not text: nobody has thought of that."""
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_bytes(b"\xff")
    monkeypatch.setenv("LUDOTHEQUE_STATIC", str(tmp_path / "client"))
    with LiveServer(tmp_path / "store.db") as server:
        answer = ask(server, "/t/secret-table", accept_language="de")
        assert (answer.status, answer.key) == (500, "unknown")
        assert answer.json["message"] == "Das hat nicht geklappt."
        assert "default-src 'none'" in answer.headers["content-security-policy"]
    logged = capfd.readouterr().err
    (line,) = [json.loads(line) for line in logged.splitlines() if '"level":"error"' in line]
    assert (line["what"], line["route"]) == ("a request failed", "/t/{table}")
    assert "UnicodeDecodeError" in line["trace"]
    assert "secret-table" not in logged
