"""Every page at three sizes and in three languages: nothing cut off, nothing too small, nothing unnamed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.screen import Screen
from tests.live import LiveServer
from tools.client import WEB

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8") if (WEB / "node_modules").is_dir() else ""
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900)}


def fits(screen: Screen, where: str) -> None:
    screen.page.evaluate(AXE)
    assert screen.faults() == [], where
    assert screen.small() == [], where
    assert not screen.overflows(), where


def above_the_fold(screen: Screen) -> None:
    """During a race nothing that one needs is below the fold."""
    for needed in (screen.button("Done"), screen.page.locator(".wishes"), screen.page.locator(".board")):
        expect(needed).to_be_in_viewport(ratio=0.98)


@pytest.mark.parametrize("size", SIZES)
def test_every_page_fits(sit: Opener, server: LiveServer, size: str) -> None:
    ada = sit(size=SIZES[size])
    expect(ada.page.get_by_role("button", name=re.compile("^Uluru"))).to_be_visible()
    fits(ada, "home")
    ada.open_table("Ada")
    ada.seat_bot(2, "skilled")
    ada.agree("Rounds", "1")
    fits(ada, "lobby")
    ada.begin()
    ada.type("White", 2)
    fits(ada, "placing")
    above_the_fold(ada)
    server.advance(60_000)
    ada.sees("Evaluation of round 1")
    fits(ada, "result")
    ada.page.get_by_role("link", name="Watch it again").first.click()
    expect(ada.status().filter(has_text="Step 1 of")).to_be_visible()
    fits(ada, "replay")


@pytest.mark.parametrize(
    ("locale", "begin", "done"), [("fr-FR", "Commencer", "Terminé"), ("de-DE", "Anfangen", "Fertig")]
)
def test_other_languages_fit_a_phone(sit: Opener, server: LiveServer, locale: str, begin: str, done: str) -> None:
    ada = sit(size=SIZES["phone"], locale=locale)
    ada.page.locator(".lid").click()
    ada.page.get_by_role("textbox").last.fill("Zoé")
    ada.page.locator("dialog button.strong").click()
    ada.press(begin)
    expect(ada.page.locator(".wishes")).to_be_visible()
    server.advance(3_000)
    expect(ada.button(done)).to_be_enabled()
    fits(ada, locale)
    ada.page.get_by_role("combobox").first.select_option("en")
    expect(ada.button("Done")).to_be_enabled()
    ada.page.reload()
    expect(ada.button("Done")).to_be_enabled()


def test_sixteen_cards_fit_too(sit: Opener) -> None:
    ada = sit()
    ada.open_table("Ada")
    ada.agree("Game", "Experts")
    ada.agree("Second cards", "8")
    expect(ada.choice("Second cards")).to_have_value("7")
    ada.begin()
    expect(ada.page.locator(".wish")).to_have_count(16)
    for width, height in SIZES.values():
        ada.page.set_viewport_size({"width": width, "height": height})
        above_the_fold(ada)
        fits(ada, f"experts at {width}")


def test_nothing_comes_from_elsewhere_and_only_one_language_is_loaded(sit: Opener, server: LiveServer) -> None:
    ada = sit("/r/none")
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.goto("/")
    ada.open_table("Ada")
    assert all(url.startswith(server.url) for url in asked)
    loaded = {Path(url).name.split("-")[0] for url in asked if "/assets/" in url}
    assert {"en", "web.en"} <= loaded
    assert not {"fr", "de", "web.fr", "web.de"} & loaded
