"""Fixtures: a built client, a live server, a Chromium, and screens opened in it."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.screen import Screen
from tests.live import LiveServer
from tools import client

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
KEPT = Path(__file__).resolve().parents[2] / ".tools" / "chromium"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

UNPAINTED = """
    const unpainted = new CSSStyleSheet()
    unpainted.replaceSync('html, dialog, ::backdrop { opacity: 0 !important }')
    document.adoptedStyleSheets.push(unpainted)
"""
"""Spares Chromium a quarter of its work. Layout, hits, focus and visibility stay; no test looks at pixels."""

Opener = Callable[..., Screen]

expect.set_options(timeout=60_000)  # slow machines must pass, too


def chromium() -> str:
    """$CHROMIUM, the copy in .tools, or the first one on the path; the headless shell is the fastest."""
    found = os.environ.get("CHROMIUM") or (str(KEPT) if KEPT.exists() else None)
    found = found or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.fail("No Chromium was found: install one, or set CHROMIUM to its path.")
    return found


@pytest.fixture(scope="package")
def chrome() -> Iterator[Browser]:
    client.build()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server shared by all tests of a worker; each opens its own tables, all from one address."""
    with LiveServer(tmp_path_factory.mktemp("server") / "store.db", limits="table_request_burst=100000") as live:
        yield live


@pytest.fixture
def own_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[LiveServer, Path]]:
    """A server for one test, with a copy of the client that it may change, and the folder of that copy."""
    static = tmp_path / "static"
    shutil.copytree(client.OUT, static)
    monkeypatch.setenv("LUDOTHEQUE_STATIC", str(static))
    with LiveServer(tmp_path / "store.db") as live:
        yield live, static


@pytest.fixture
def sit(chrome: Browser, server: LiveServer) -> Iterator[Opener]:
    """Open screens, each on its own device; no page may have logged an error by the end.

    `None` opens no page yet: a test that comes to its table by the API need not load the home page first.
    """
    screens: list[Screen] = []

    def opened(
        path: str | None = "/",
        *,
        size: tuple[int, int] = (1440, 900),
        touch: bool = False,
        locale: str = "en-GB",
        server: LiveServer = server,
        app: bool = False,
        newcomer: bool = False,
        name: str | None = None,
    ) -> Screen:
        context = chrome.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            locale=locale,
            reduced_motion="reduce",
            base_url=server.url,
            # only tests of the installed app need its service worker
            service_workers="allow" if app else "block",
        )
        context.set_default_timeout(60_000)
        context.add_init_script(UNPAINTED)
        if not newcomer:
            context.add_init_script("localStorage.setItem('ludotheque.ostriches.goal', 'known')")
        if name is not None:  # as if this person had given it before
            context.add_init_script(f"localStorage['ludotheque.name'] ??= {json.dumps(name)}")
        screens.append(Screen(context.new_page(), server))
        server.must_run()
        if path is not None:
            screens[-1].page.goto(path)
        return screens[-1]

    yield opened
    for screen in screens:
        screen.page.context.close()
    assert [line for screen in screens for line in screen.complaints] == []
