"""How many bytes a page loads, all of them from this server."""

from __future__ import annotations

import gzip
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludotheque.games import GAMES
from tests.browser.conftest import Opener
from tests.live import LiveServer
from tools import client

FIRST_LOAD = 120_000
GAME = 40_000
AGAIN = 12_000


class Loads:
    """Records the network of a page: bytes received, by address."""

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
        # requests sent before we listened do not count
        if url is not None:
            self.sizes[url] = self.sizes.get(url, 0) + int(event["encodedDataLength"])

    @property
    def total(self) -> int:
        return sum(self.sizes.values())


def load(page: Page, loads: Loads, path: str, shown: Locator) -> int:
    """Open a page and wait until it is shown and the network is idle; returns the bytes received."""
    loads.sizes.clear()
    page.goto(path)
    expect(shown).to_be_visible()
    page.wait_for_load_state("networkidle")
    return loads.total


def listening(sit: Opener) -> tuple[Page, Loads]:
    """A page that accepts only gzip, like browsers on a home network without https."""
    page = sit("/healthz").page
    page.context.set_extra_http_headers({"accept-encoding": "gzip"})
    return page, Loads(page)


def elsewhere(loads: Loads, server: LiveServer) -> list[str]:
    return [url for url in loads.sizes if not url.startswith((server.url, "data:"))]


def test_the_first_load_is_light(sit: Opener, server: LiveServer) -> None:
    page, loads = listening(sit)
    lid = page.get_by_role("button", name=re.compile("^Uluru"))
    first = load(page, loads, "/", lid)
    assert 20_000 < first <= FIRST_LOAD, loads.sizes
    assert elsewhere(loads, server) == []
    again = load(page, loads, "/", lid)
    assert again <= AGAIN, loads.sizes
    assert again < first / 4


def test_the_rules_page_is_light_and_loads_only_from_this_server(sit: Opener, server: LiveServer) -> None:
    page, loads = listening(sit)
    title = page.get_by_role("heading", name="The rules of Uluru")
    assert load(page, loads, "/rules/uluru", title) <= FIRST_LOAD, loads.sizes
    assert elsewhere(loads, server) == []


def needed(manifest: dict[str, Any], source: str) -> set[str]:
    """The files that a part of the client needs before it can run."""
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
    """Everything that a match loads in addition to the page of its table, compressed as every browser accepts it."""
    static = client.build()
    manifest = json.loads((static / ".vite" / "manifest.json").read_text("utf-8"))
    game = needed(manifest, f"src/games/{key}/index.ts")
    own = game - needed(manifest, "index.html") - needed(manifest, "src/table/TablePage.svelte")
    sizes = {name: len(gzip.compress((static / name).read_bytes())) for name in own}
    assert GAME / 4 < sum(sizes.values()) <= GAME, sizes
