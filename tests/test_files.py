"""How the server serves the client's files: compressed, cached permanently, and nothing else."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection

import pytest
from msgspec import Struct

from ludotheque.server.files import accepted
from tests.live import LiveServer

SCRIPT = b"export const birds = 8\n" * 80


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server with a small client."""
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Ludotheque</title>")
    (folder / "secret.js").write_text("not for browsers")
    (folder / "worker.js").write_bytes(SCRIPT)
    (folder / "worker.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "index-abc.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "index-abc.js.br").write_bytes(b"as small as can be")
    (folder / "assets" / "icon-abc.png").write_bytes(b"\x89PNG")
    (folder / "assets" / "notes.txt").write_text("nobody asked")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LUDOTHEQUE_STATIC", str(folder))
        live = LiveServer(folder / "ludotheque.db")
    yield live
    live.stop()


class Answer(Struct, frozen=True):
    status: int
    headers: dict[str, str]
    body: bytes


def asked(server: LiveServer, path: str, accepts: str = "identity") -> Answer:
    with closing(HTTPConnection("127.0.0.1", server.port)) as line:
        line.request("GET", path, headers={"accept-encoding": accepts})
        found = line.getresponse()
        return Answer(found.status, {key.lower(): value for key, value in found.getheaders()}, found.read())


@pytest.mark.parametrize(
    ("header", "found"),
    [
        ("gzip, deflate, br", {"gzip", "deflate", "br"}),
        ("br;q=0, GZIP ; q=0.5", {"gzip"}),
        ("br;q=0.000", set()),
        ("", {""}),
    ],
)
def test_the_encodings_that_a_browser_accepts(header: str, found: set[str]) -> None:
    assert accepted(header) == found


def test_files_come_in_the_best_encoding(server: LiveServer) -> None:
    best = asked(server, "/assets/index-abc.js", "gzip, deflate, br")
    assert (best.headers.get("content-encoding"), best.body) == ("br", b"as small as can be")
    usual = asked(server, "/assets/index-abc.js", "gzip")
    assert (usual.headers.get("content-encoding"), gzip.decompress(usual.body)) == ("gzip", SCRIPT)
    plain = asked(server, "/assets/index-abc.js")
    assert (plain.headers.get("content-encoding"), plain.body) == (None, SCRIPT)
    for answer in (best, usual, plain):
        assert answer.headers.get("vary") == "accept-encoding"
        assert answer.headers.get("cache-control") == "public, max-age=31536000, immutable"
        assert answer.headers.get("content-type") == "text/javascript; charset=utf-8"


def test_files_that_may_change_are_revalidated(server: LiveServer) -> None:
    for path, kind in (("/worker.js", "text/javascript"), ("/manifest.webmanifest", "application/manifest+json")):
        answer = asked(server, path, "br, gzip")
        assert answer.status == 200
        assert answer.headers.get("cache-control") == "no-cache"
        assert answer.headers["content-type"].startswith(kind)
    assert asked(server, "/assets/icon-abc.png").headers["content-type"] == "image/png"
    assert asked(server, "/").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/nothing.js",
        "/assets/notes.txt",
        "/assets/index-abc.js.br",
        "/assets/../secret.js",
        "/assets/..%2fsecret.js",
        "/assets/%2e%2e%2fsecret.js",
        "/assets/..%5csecret.js",
        "/assets/.hidden.js",
        "/assets/",
        "/secret.js",
    ],
)
def test_nothing_else_is_served(server: LiveServer, path: str) -> None:
    answer = asked(server, path, "gzip")
    assert answer.status == 404
    assert b"not for browsers" not in answer.body


def test_long_answers_are_compressed(server: LiveServer) -> None:
    answer = asked(server, "/api/schema/openapi.json", "gzip")
    assert answer.headers.get("content-encoding") == "gzip"
    assert b"openapi" in gzip.decompress(answer.body)
    assert "content-encoding" not in asked(server, "/api/tables", "gzip").headers
