"""Ubongo with boards that lie open before the die is rolled."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.fitting import accessible
from tests.browser.savanna import LEAD, seated, turn_glass
from tests.browser.test_big_screen import readable
from tests.browser.test_ubongo import above_the_fold
from tests.browser.test_ubongo_ends import gives_up


def test_boards_lie_open_then_the_die_rolls_then_the_glass_is_turned(sit: Opener) -> None:
    ada, bo, table = seated(sit, touch=True, boards="open", rounds=1)
    watcher, wall = sit(f"/t/{table}"), sit(f"/screen/{table}")
    for player in (ada, bo):
        player.screen.sees(re.compile("Have a look: (Ada|Bo) rolls next"))
        expect(player.page.locator(".open .sets li")).to_have_count(6)
        expect(player.page.locator(".rolled")).to_have_count(0)
        expect(player.page.locator("[data-beside]")).to_have_count(0)
    expect(watcher.page.locator(".open .sets")).to_have_count(2)
    expect(wall.page.locator(".open .sets")).to_have_count(2)
    above_the_fold(ada, ".open .place", ".open .sets", ".die")
    accessible(watcher)

    ada.screen.server.advance(LEAD)
    for player in (ada, bo):
        player.screen.sees(re.compile("(Ada|Bo) rolls the die"))
        expect(player.page.locator(".open .rolled")).to_have_count(1)
        symbol, pieces = player.task["symbol"], player.task["pieces"]
        assert player.shown["phase"] == "lead"
        assert len(pieces) == 3
        rolled = player.page.locator(".open .rolled .set")
        expect(rolled).to_have_accessible_name(re.compile(f"^{symbol}: "))
    above_the_fold(ada, ".open .place", ".open .sets", ".die", ".sign")
    expect(wall.page.locator(".open .rolled")).to_have_count(2)

    turn_glass(ada, bo)
    expect(ada.page.locator(".open")).to_have_count(0)
    ada.cover(bo)


def test_a_mini_round_tells_who_is_tied_and_who_rolls(sit: Opener) -> None:
    ada, bo, table = seated(sit, touch=True, boards="open", rounds=1)
    watcher, wall = sit(f"/t/{table}"), sit(f"/screen/{table}", size=(1280, 720))
    ada.screen.server.advance(LEAD)
    ada.screen.sees(re.compile("(Ada|Bo) rolls the die"))
    turn_glass(ada, bo)
    for player in (ada, bo):
        gives_up(player)
    for player in (ada, bo):
        player.screen.press("Ready")
    for screen in (ada.screen, bo.screen, watcher, wall):
        screen.sees("Ada, Bo are tied for the lead. No sand: the first to finish wins.")
        screen.sees(re.compile("Have a look: (Ada|Bo) rolls next"))
    above_the_fold(ada, ".open .place", ".open .sets", ".die", ".chip >> nth=0", ".chip >> nth=1")
    readable(wall)
