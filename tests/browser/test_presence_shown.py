"""Absence is seen where one looks: tags on players' plates, and whole words in the bar of small phones."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opener
from tests.browser.fitting import resize
from tests.browser.matches import post
from tests.browser.screen import Screen
from tests.live import LiveServer

PHONES = ((320, 568), (667, 375))
CUT = """() => [...document.querySelectorAll('header.bar .chip *')].filter((e) => e.checkVisibility()
    && !e.matches('.out-of-sight') && !e.closest('svg')
    && (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflow !== 'visible'
        || e.getBoundingClientRect().right > innerWidth)).map((e) => e.textContent)"""
"""Words in the bar that are cut or leave the screen."""


def whole(screen: Screen) -> None:
    for size in PHONES:
        resize(screen, size)
        assert screen.page.evaluate(CUT) == [], size


def tagged(plate: Locator, words: str) -> None:
    """A player's plate has this tag, on the screen of every phone."""
    tag = plate.locator(".tag")
    for size in PHONES:
        plate.page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(tag).to_have_text(words)
        expect(tag).to_be_in_viewport(ratio=0.9)
        of_plate, of_tag = plate.bounding_box(), tag.bounding_box()
        assert of_plate is not None
        assert of_tag is not None
        below = of_tag["y"] + of_tag["height"] - of_plate["y"] - of_plate["height"]
        assert below < 1, f"the tag hangs over what lies below the plate at {size}"


def test_a_plate_says_who_is_away_replaced_and_back(sit: Opener, server: LiveServer) -> None:
    ada, bo, cleo = sit(None), sit(None), sit(None, size=PHONES[0], touch=True)
    found = post(ada, "/api/tables", game="uluru", chairs=3, name="Ada", options={"rounds": 1, "sand": None})
    for screen, name in ((bo, "Bo"), (cleo, "Cleo")):
        post(screen, f"/api/tables/{found['table']}/sit", name=name)
    for screen in (ada, bo, cleo):
        screen.page.goto(f"/t/{found['table']}")
    ada.press("Begin")
    plates = cleo.page.get_by_role("list", name="Stones").get_by_role("listitem")
    expect(plates).to_have_count(3)
    expect(plates.locator(".tag")).to_have_count(0)
    server.advance(3_000)
    ada.page.close()
    tagged(plates.nth(0), "away")
    whole(cleo)
    server.advance(20_000)
    cleo.sees("Bo is the host now")
    tagged(plates.nth(1), "host")
    server.advance(10_000)
    tagged(plates.nth(0), "bot")
    whole(cleo)
    back = ada.page.context.new_page()
    back.goto(f"/t/{found['table']}")
    tagged(plates.nth(0), "back")
    whole(cleo)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_a_spectator_on_a_small_phone_reads_whole_words(sit: Opener, locale: str) -> None:
    ada = sit(None)
    found = post(ada, "/api/tables", game="uluru", chairs=2, name="Ada", bots=["casual"], start=True)
    watcher = sit(f"/t/{found['table']}", size=PHONES[0], touch=True, locale=locale)
    watcher.page.keyboard.press("Escape")
    expect(watcher.page.locator("header.bar .chip")).to_be_visible()
    whole(watcher)
