"""Uluru on real screens, beyond its main phases: many cards, many players, and one after another."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.matches import post
from tests.browser.pressing import within_reach
from tests.browser.test_fit import racing
from tests.live import LiveServer


def test_one_after_another_on_a_device_of_their_own(sit: Opener, server: LiveServer) -> None:
    ada, bo = sit(None, touch=True), sit(None, touch=True)
    options = {"turns": "each", "sand": 30, "rounds": 1}
    found = post(ada, "/api/tables", game="uluru", chairs=2, name="Ada", options=options)
    post(bo, f"/api/tables/{found['table']}/sit", name="Bo")
    for screen in (ada, bo):
        screen.page.goto(f"/t/{found['table']}")
    ada.press("Begin")
    ada.sees(re.compile("Your turn, Ada|It is Bo\u2019s turn"))
    mine, other = (ada, bo) if ada.page.get_by_role("heading", name="Your turn, Ada").count() else (bo, ada)
    expect(mine.button("Show my cards")).to_be_visible()
    within_reach(mine, "Uluru: pass")
    within_reach(other, "Uluru: waiting for a turn")
    mine.press("Show my cards")
    expect(mine.page.locator(".wishes")).to_be_visible()
    server.advance(3_000)
    expect(mine.button("Done")).to_be_enabled()
    within_reach(mine, "Uluru: a turn")


def test_the_cover_of_a_shared_device(sit: Opener) -> None:
    ada = sit(None, touch=True)
    options = {"turns": "each", "sand": 30, "rounds": 1}
    found = post(ada, "/api/tables", game="uluru", chairs=2, name="Ada", options=options)
    post(ada, f"/api/tables/{found['table']}/sit", name="Bo")
    ada.page.goto(f"/t/{found['table']}")
    ada.press("Begin")
    expect(ada.page.get_by_role("heading", name=re.compile("^Pass the tablet to "))).to_be_visible()
    within_reach(ada, "Uluru: cover")


def test_sixteen_cards_and_five_players(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, touch=True)
    racing(ada, server, 5, mode="experts", second_cards=8, rounds=1)
    expect(ada.page.locator(".wish")).to_have_count(16)
    within_reach(ada, "Uluru: experts of five")
    ada.press("Done")
    expect(ada.button("Done anyway")).to_be_visible()
    within_reach(ada, "Uluru: done anyway?")
    server.advance(60_000)
    ada.sees("Evaluation of round 1")
    within_reach(ada, "Uluru: evaluation of five", scrolls=True)
    ada.press("All cards")
    within_reach(ada, "Uluru: all sixteen cards", scrolls=True)


def test_different_strengths(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, touch=True)
    racing(ada, server, 3, mode="strengths", rounds=1)
    expect(ada.page.locator(".wish")).to_have_count(16)
    within_reach(ada, "Uluru: different strengths")
