"""Pages beside the games on real screens: whatever can be pressed on them is within reach."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.matches import finish, open_solo
from tests.browser.pressing import within_reach
from tests.browser.test_fit import racing
from tests.live import LiveServer

GAMES = ("uluru", "ubongo", "ostriches", "dwarfcity")


def test_home_records_privacy_and_a_challenge(sit: Opener) -> None:
    ada = sit(touch=True, name="Ada")
    expect(ada.page.get_by_role("button", name=re.compile("^Uluru"))).to_be_visible()
    within_reach(ada, "home", scrolls=True)
    open_solo(ada)
    found = finish(ada, 3, 4, 5)
    ada.page.goto("/records")
    ada.sees("60 seconds")
    within_reach(ada, "records", scrolls=True)
    ada.page.goto("/privacy")
    expect(ada.page.locator("main .paper").first).to_be_visible()
    within_reach(ada, "privacy", scrolls=True)
    ada.page.goto(f"/beat/{found}")
    ada.sees("Ada challenges you")
    within_reach(ada, "challenge", scrolls=True)
    ada.page.goto(f"/r/{found}")
    expect(ada.status().filter(has_text="Step 1 of")).to_be_visible()
    ada.page.keyboard.press("PageDown")
    within_reach(ada, "replay", scrolls=True)
    ada.page.keyboard.press("End")
    within_reach(ada, "replay at its end", scrolls=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_and_the_lesson(sit: Opener, game: str) -> None:
    ada = sit(f"/rules/{game}", touch=True)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    within_reach(ada, f"{game}: rules", scrolls=True)
    ada.page.goto(f"/learn/{game}")
    expect(ada.page.locator(".guide")).to_be_visible()
    within_reach(ada, f"{game}: lesson", part=".guide")


def test_a_break_a_spectator_and_a_table_that_was_away(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, touch=True)
    racing(ada, server, 2, rounds=1)
    watcher = sit(ada.page.url.removeprefix(server.url), touch=True)
    watcher.press("Just watch")
    expect(watcher.page.locator(".wishes")).to_be_visible()
    within_reach(watcher, "a spectator")
    ada.press("Pause")
    expect(ada.page.get_by_role("heading", name="Pause")).to_be_visible()
    within_reach(ada, "a break")
    within_reach(watcher, "a break, for a spectator")
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    ada.press("Go on")
    expect(ada.button("Done")).to_be_visible()
