"""How much has to come over the line, and that nothing comes from elsewhere."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games import GAMES
from tests.browser.conftest import Opener
from tests.live import LiveServer
from tools import client

FIRST_LOAD = 120_000
GAME = 40_000
AGAIN = 12_000


class Loads:
    """Listens to the network of a page: bytes as they came over the line, by address."""

    def __init__(self, page: Page) -> None:
        self.sizes: dict[str, int] = {}
        self._asked: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._sent)
        session.on("Network.loadingFinished", self._came)
        session.send("Network.enable")

    def _sent(self, event: dict[str, Any]) -> None:
        self._asked[event["requestId"]] = event["request"]["url"]

    def _came(self, event: dict[str, Any]) -> None:
        url = self._asked.get(event["requestId"])
        # what was under way before we listened is not ours
        if url is not None:
            self.sizes[url] = self.sizes.get(url, 0) + int(event["encodedDataLength"])

    @property
    def total(self) -> int:
        return sum(self.sizes.values())


def test_the_first_load_is_light(sit: Opener, server: LiveServer) -> None:
    page = sit("/healthz").page
    # on a network at home, without https, browsers take gzip alone
    page.context.set_extra_http_headers({"accept-encoding": "gzip"})
    loads = Loads(page)
    page.goto("/")
    expect(page.get_by_role("button", name="Uluru")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 20_000 < loads.total <= FIRST_LOAD, loads.sizes
    assert [url for url in loads.sizes if not url.startswith((server.url, "data:"))] == []
    first = loads.total
    loads.sizes.clear()
    page.goto("/")
    expect(page.get_by_role("button", name="Uluru")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert loads.total <= AGAIN, loads.sizes
    assert loads.total < first / 4


def test_the_rules_page_is_light_and_from_here(sit: Opener, server: LiveServer) -> None:
    page = sit("/healthz").page
    page.context.set_extra_http_headers({"accept-encoding": "gzip"})
    loads = Loads(page)
    page.goto("/rules/uluru")
    expect(page.get_by_role("heading", name="The rules of Uluru")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert loads.total <= FIRST_LOAD, loads.sizes
    assert [url for url in loads.sizes if not url.startswith((server.url, "data:"))] == []


def needed(manifest: dict[str, Any], source: str) -> set[str]:
    """The files that a part of the client needs before it can begin."""
    found: set[str] = set()
    waiting = [source]
    while waiting:
        part = manifest[waiting.pop()]
        if part["file"] not in found:
            found |= {part["file"], *part.get("css", ())}
            waiting += part.get("imports", ())
    return found


@pytest.mark.parametrize("key", GAMES)
def test_the_code_of_a_game_is_light(key: str) -> None:
    """All that a match loads beside the house and its table, packed the way that every browser takes."""
    static = client.build()
    manifest = json.loads((static / ".vite" / "manifest.json").read_text("utf-8"))
    game = needed(manifest, f"src/games/{key}/index.ts")
    own = game - needed(manifest, "index.html") - needed(manifest, "src/table/TablePage.svelte")
    sizes = {name: len(gzip.compress((static / name).read_bytes())) for name in own}
    assert GAME / 4 < sum(sizes.values()) <= GAME, sizes
