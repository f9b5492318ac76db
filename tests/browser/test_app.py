"""The client as an app: it can be installed, opens offline and says so, and offers newer versions."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.fitting import accessible
from tests.browser.screen import Screen
from tests.live import LiveServer

CONTROLLED = """async () => {
    const all = navigator.serviceWorker
    await all.ready
    if (all.controller === null) await new Promise(done => all.addEventListener('controllerchange', done, {once: true}))
}"""
"""Waits until the service worker controls the page."""
ONLY_NEWER = """async () => {
    for (;;) {
        const names = await caches.keys()
        if (names.length === 1 && names[0] === 'ludotheque-newer') return
        await new Promise(done => setTimeout(done, 20))
    }
}"""
"""Waits until only the newer version's cache is left."""
LIDS = re.compile("^Uluru")


def settled(sit: Opener, server: LiveServer, path: str = "/") -> Screen:
    """A device whose service worker controls the page."""
    screen = sit(path, server=server, app=True)
    screen.page.evaluate(CONTROLLED)
    return screen


@pytest.mark.smoke(folder="app")
def test_it_can_be_installed(sit: Opener) -> None:
    page = sit(app=True).page
    page.evaluate(CONTROLLED)
    session = page.context.new_cdp_session(page)
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # the browser contexts of these tests are incognito
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest: dict[str, Any] = json.loads(found["data"])
    assert manifest["name"] == "Ludotheque"
    assert {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]} >= {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert answer.body()[16:24] == bytes.fromhex(f"{int(icon['sizes'][:3]):08x}" * 2)


def test_without_the_server_the_app_opens_and_says_so(sit: Opener, mortal: LiveServer) -> None:
    ada = settled(sit, mortal)
    ada.page.context.set_offline(True)
    ada.page.goto("/")
    away = ada.page.get_by_role("region", name="The house is out of reach")
    expect(away).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Ludotheque", level=1)).to_be_visible()
    accessible(ada)
    ada.press("Look again")
    expect(away).to_be_visible()
    # a page that was never opened here cannot be shown, and the app says so
    ada.page.goto("/rules/uluru")
    expect(away).to_be_visible()
    ada.page.context.set_offline(False)
    ada.page.goto("/")
    expect(ada.page.get_by_role("button", name=LIDS)).to_be_visible()
    expect(away).to_have_count(0)


def test_rules_that_were_opened_once_are_available_offline(sit: Opener, mortal: LiveServer) -> None:
    ada = settled(sit, mortal)
    ada.page.goto("/rules/uluru")
    expect(ada.page.get_by_role("heading", name="The rules of Uluru")).to_be_visible()
    ada.page.context.set_offline(True)
    ada.page.goto("/rules/uluru")
    expect(ada.page.get_by_role("heading", name="The rules of Uluru")).to_be_visible()
    ada.sees("The house is out of reach")


def test_nothing_about_tables_is_cached(sit: Opener, mortal: LiveServer) -> None:
    ada = settled(sit, mortal)
    ada.open_table("Ada")
    kept = ada.page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async name =>
            (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname)))).flat()"""
    )
    assert "/" in kept
    assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []


def renew(static: Path) -> None:
    """Make the client a newer one, with a different worker."""
    worker = static / "worker.js"
    code, times = re.subn(r'(?<=\+)"[\w-]{12}"', '"newer"', worker.read_text("utf-8"))
    assert times == 1, "the version stands in the worker once"
    worker.write_text(code, "utf-8")
    for packed in static.glob("worker.js.*"):
        packed.unlink()


def test_a_newer_version_waits_until_people_say_so(sit: Opener, own_client: tuple[LiveServer, Path]) -> None:
    server, static = own_client
    ada = settled(sit, server)
    expect(ada.button("Reload")).to_have_count(0)
    renew(static)
    look_for_newer(ada.page, "A newer version of the house is ready.")
    ada.press("Later")
    expect(ada.button("Reload")).to_have_count(0)
    ada.page.reload()
    with ada.page.expect_navigation():
        ada.press("Reload")
    ada.page.evaluate(ONLY_NEWER)
    expect(ada.page.get_by_role("button", name=LIDS)).to_be_visible()
    expect(ada.button("Reload")).to_have_count(0)


def look_for_newer(page: Page, text: str) -> None:
    """Look for a newer worker, as the browser does from time to time."""
    page.evaluate("async () => { await (await navigator.serviceWorker.getRegistration()).update() }")
    expect(page.get_by_text(text)).to_be_visible()


def test_files_are_compressed_and_cached_permanently(sit: Opener) -> None:
    page = sit().page
    script = page.locator("script[type=module]").get_attribute("src") or ""
    for accepts, packing in (("br, gzip", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.8", "gzip"), ("identity", None)):
        answer = page.request.get(script, headers={"accept-encoding": accepts})
        assert answer.ok
        assert answer.headers.get("content-encoding") == packing, accepts
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
    for path in ("/", "/worker.js", "/manifest.webmanifest"):
        assert page.request.get(path).headers["cache-control"] == "no-cache", path
    for nonsense in ("/assets/nothing.js", "/assets/..%2fworker.js", script + ".br"):
        assert page.request.get(nonsense).status == 404, nonsense
