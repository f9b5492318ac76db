"""What players are told when they have done well: confetti for a perfect board, splits of a run, a feast for a face."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ludotheque.games.ostriches.model import Land
from tests.browser import desert
from tests.browser.conftest import Opener
from tests.browser.frames import Frames
from tests.browser.hill import MOST_STEPS
from tests.browser.matches import best_places, land, post, result
from tests.browser.savanna import alone
from tests.browser.screen import Screen
from tests.live import LiveServer

NOTE = """(selector) => {
    window.noted = 0
    new MutationObserver(() => {
        window.noted = Math.max(window.noted, document.querySelectorAll(selector).length)
    }).observe(document, { subtree: true, childList: true })
}"""
"""Notes how many of something a page has shown, however briefly."""


def shown(screen: Screen) -> None:
    screen.page.wait_for_function("() => window.noted > 0")


def test_a_perfect_board_gets_confetti_in_the_middle_of_a_match(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, size=(390, 844), touch=True)
    frames = Frames(ada)
    ada.page.emulate_media(reduced_motion="no-preference")
    found = post(ada, "/api/tables", game="uluru", chairs=1, name="Ada", options={"rounds": 2}, start=True)
    ada.page.goto(f"/t/{found['table']}")
    expect(ada.page.locator(".wishes")).to_be_visible()
    server.advance(3_000)
    expect(ada.button("Done")).to_be_enabled()
    land(ada, *best_places(frames))
    ada.page.evaluate(NOTE, ".sky i")
    ada.press("Done")
    ada.press("All cards")
    ada.sees("A perfect board: nobody can do better!")
    shown(ada)
    expect(result(ada)).to_have_count(0)


def test_a_run_alone_ends_with_its_boards_and_split_times(sit: Opener, server: LiveServer) -> None:
    ada = alone(sit, mode="count", length=5)
    for mission in range(5):
        expect(ada.page.get_by_role("heading", name=f"Mission {mission + 1} of 5")).to_be_visible()
        expect(ada.board).to_be_visible()
        server.advance(1_000 * (mission + 1))
        for lay in ada.covering():
            ada.type(lay)
    expect(result(ada.screen)).to_be_visible()
    run = ada.page.get_by_role("list", name="Your missions").get_by_role("listitem")
    expect(run).to_have_count(5)
    expect(run.get_by_role("img", name=re.compile("Row 1: "))).to_have_count(5)
    splits = run.locator(".time")
    expect(splits).to_have_text([re.compile(rf"^{split}\.\d\ss$") for split in range(1, 6)])
    expect(run.locator(".quickest")).to_have_count(1)
    expect(splits.first).to_have_class(re.compile("quickest"))


def test_a_head_that_comes_up_is_feasted_and_glows_without_motion(sit: Opener) -> None:
    ada, bo = desert.seated(sit, standing=True)
    for player in (ada, bo):
        player.screen.page.evaluate(NOTE, ".board .feast .glow")
    ada.screen.page.emulate_media(reduced_motion="no-preference")
    ada.screen.page.evaluate(NOTE.replace("noted", "feathers"), ".board .feast svg")
    for _ in range(MOST_STEPS):
        mine, (other,) = desert.on_turn((ada, bo))
        action = desert.towards(mine, ["plain"])
        mine.do(action, other)
        if isinstance(action, Land):
            break
    for player in (ada, bo):
        shown(player.screen)
    ada.screen.page.wait_for_function("() => window.feathers > 0")
