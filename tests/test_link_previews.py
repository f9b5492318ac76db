"""Links to a result: its picture, its words, and pages for mistyped addresses."""

from __future__ import annotations

import struct

import pytest

from ludotheque.server.files import client_built
from tests.live import LiveServer
from tests.players import Player, finish, raw, table_of


def test_the_picture_of_a_result(server: LiveServer) -> None:
    ann = table_of(Player(server, "Ann"), chairs=3, bots=["casual", "master"])
    replay = finish(ann, 1, 2)
    pictures = {}
    for language in ("en", "fr", "de"):
        status, data, headers = raw(ann, f"/api/replays/{replay}/preview.png?lang={language}")
        assert (status, headers["content-type"]) == (200, "image/png")
        assert struct.unpack(">II", data[16:24]) == (1200, 630)
        assert len(data) < 400_000
        pictures[language] = data
    assert len(set(pictures.values())) == 3
    assert raw(ann, f"/api/replays/{replay}/preview.png?lang=en")[1] == pictures["en"], "at hand"
    ann.close()


def test_drawing_is_limited_but_cached_pictures_are_served(server: LiveServer) -> None:
    ann = Player(server, "Ann")
    replays = [finish(table_of(ann)) for _ in range(8)]
    wanted = [
        f"/api/replays/{replay}/preview.png?lang={language}" for replay in replays for language in ("en", "fr", "de")
    ]
    statuses = [raw(ann, path)[0] for path in wanted]
    assert statuses == [200] * 20 + [429] * 4
    assert [raw(ann, path)[0] for path in wanted[:20]] == [200] * 20
    ann.close()


def test_links_describe_themselves(server: LiveServer) -> None:
    ann = Player(server, "Ann").open_table(2)
    if not client_built():
        pytest.skip("the client is not built")
    page = ann.request(f"/t/{ann.table}?lang=de")[1]
    assert '<meta property="og:title" content="Ann lädt dich zu Uluru ein">' in page
    assert '<html lang="de">' in page
    assert "<title>Ann lädt dich zu Uluru ein</title>" in page
    replay = finish(table_of(Player(server, "Bob"), chairs=2, bots=["master"], name="Bo'b"))
    page = ann.request(f"/beat/{replay}", headers={"accept-language": "fr"})[1]
    assert "Bo&#x27;b" in page
    assert "Bo'b" not in page
    assert f"{server.url}/api/replays/{replay}/preview.png?lang=fr" in page
    assert page.count("<script") == raw(ann, "/")[1].decode().count("<script")
    odd = raw(ann, "/r/%22%3E%3Cscript%3Ealert(1)")
    assert odd == raw(ann, "/r/nonsense")
    for path in ("/", "/records", "/learn/uluru", "/rules/uluru", "/screen/x", "/t/nowhere", "/r/x", "/beat/x"):
        assert raw(ann, path)[0] == 200, path


def test_a_mistyped_address_shows_people_a_page_and_programs_a_refusal(server: LiveServer) -> None:
    ann = Player(server, "Ann")
    status, page = ann.request("/tabel", headers={"accept": "text/html"})
    assert (status, "<script" in page) == (404, True)
    assert ann.request("/tabel")[1]["key"] == "not-found"
    assert ann.request("/api/tabel", headers={"accept": "text/html"})[1]["key"] == "not-found"
