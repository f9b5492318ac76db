"""One person among bots: nobody waits for what only others would have needed, and every tap answers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import savanna
from tests.browser.conftest import Opener
from tests.browser.fitting import accessible, fits, laid_out
from tests.browser.frames import Frames
from tests.browser.matches import post
from tests.browser.screen import Screen
from tests.browser.test_big_screen import frozen
from tests.live import LiveServer


def why(screen: Screen, words: str | re.Pattern[str]) -> None:
    """Expect a tap in vain to be answered, for eyes, by a notice or the line that says it already, and for ears."""
    expect(screen.page.locator(".notices p, main p").filter(has_text=words, visible=True).first).to_be_visible()
    expect(screen.page.get_by_role("log")).to_contain_text(words)


def test_uluru_asks_once_answers_every_tap_and_waits_for_nobody(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, size=(360, 640), touch=True)
    options = {"rounds": 2}
    found = post(ada, "/api/tables", game="uluru", chairs=2, name="Ada", bots=["beginner"], options=options, start=True)
    ada.page.goto(f"/t/{found['table']}")
    expect(ada.page.locator(".wishes")).to_be_visible()
    ada.beside("White").tap(force=True)
    why(ada, "Read the wishes")
    server.advance(3_000)
    expect(ada.button("Done")).to_be_enabled()
    ada.place(3).tap()
    why(ada, "Drag a bird to a place")
    for place, bird in enumerate(("White", "Pink", "Yellow", "Orange", "Red", "Green")):
        ada.tap(bird, place)
    ada.press("Done")
    ada.sees("2 birds have not landed. Done anyway?")
    ada.tap("Blue", 6)
    expect(ada.button("Done anyway")).to_have_count(0)
    ada.press("Done")
    ada.sees("One bird has not landed. Done anyway?")
    fits(ada, "asked")
    ada.press("Done anyway")
    expect(ada.button("Not done after all")).to_be_visible()
    fits(ada, "waiting for a bot")
    accessible(ada)
    ada.beside("Black").tap(force=True)
    why(ada, "Waiting for the others")
    ada.press("Finish the round")
    ada.sees("Evaluation of round 1")
    expect(ada.page.get_by_role("timer")).to_have_count(0)
    server.advance(3_600_000)
    ada.press("On to the next round")
    ada.sees("Round 2 of 2")


def test_a_race_in_ubongo_is_finished_by_one_tap(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, size=(375, 553), touch=True)
    player = savanna.Player(ada, Frames(ada))
    options = {"mode": "nine", "rounds": 2}
    found = post(ada, "/api/tables", game="ubongo", chairs=2, name="Ada", bots=["casual"], options=options, start=True)
    ada.page.goto(f"/t/{found['table']}")
    expect(ada.page.locator(".table")).to_be_visible()
    server.advance(3_000)
    expect(ada.page.locator(".hand")).to_be_visible()
    ada.page.locator(".board [data-cell]").first.tap()
    expect(ada.page.get_by_role("log")).to_contain_text("Pick a piece first.")
    frozen(ada)  # the call stays
    for lay in player.covering():
        player.type(lay)
    expect(ada.page.locator(".banner")).to_contain_text("Ubongo!")
    called, finish = ada.page.locator(".banner").bounding_box(), ada.button("Finish the round").bounding_box()
    assert called is not None
    assert finish is not None
    assert called["y"] >= finish["y"] + finish["height"], "the call covers no button"
    ada.page.clock.resume()
    ada.press("Finish the round")
    for _ in range(100):  # the bot may be asked again, for its second chance
        if ada.button("Ready").is_visible():
            break
        server.advance(0)
        laid_out(ada)
    fits(ada, "review")
    expect(ada.page.get_by_role("timer")).to_have_count(0)
    server.advance(3_600_000)
    ada.press("Ready")
    ada.sees("Round 2 of 2")
