"""Dwarf City on real screens, beyond its main phases: a hand on the dice, tearing down, many dwarfs, one tablet."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.fitting import resize
from tests.browser.frames import Frames
from tests.browser.hill import Child, building, opened
from tests.browser.matches import post
from tests.browser.pressing import within_reach


def test_really_hand_on(sit: Opener) -> None:
    anna = opened(sit, bots=2)
    building(anna)
    plain = anna.page.locator("button.done").evaluate(LOOK)
    anna.press(anna.page.locator("button.done"))
    expect(anna.page.locator("button.done.sure")).to_be_visible()
    assert anna.page.locator("button.done").evaluate(LOOK) != plain
    within_reach(anna.screen, "Dwarf City: really hand on?")
    resize(anna.screen, (320, 568))
    gap = anna.page.locator(".tray .buttons").evaluate("e => parseFloat(getComputedStyle(e).columnGap)")
    assert gap >= 10, "a small hand hits one button alone"
    for other in anna.page.locator(".others [data-tower]:not(.whole) svg").all():
        assert float(other.evaluate(CARD)) >= LEAST_CARD


CARD = "e => e.querySelector('use').getBoundingClientRect().width"
LEAST_CARD = 17
"""The width of the others' towers in pixels, on the smallest phone."""


LOOK = "e => [getComputedStyle(e).background, e.querySelectorAll('.doubt, .spare').length, e.ariaLabel]"


@pytest.mark.parametrize("bots", [5, 3])
def test_the_beach_with_several(sit: Opener, bots: int) -> None:
    anna = opened(sit, bots=bots, face="beach", mode="kobold", role="dwarf", cadence="printed")
    building(anna)
    within_reach(anna.screen, f"Dwarf City: the beach with {bots} bots")


def test_two_on_one_tablet(sit: Opener) -> None:
    tablet = sit(None, size=(820, 1180), touch=True)
    frames = Frames(tablet)
    found = post(tablet, "/api/tables", game="dwarfcity", chairs=2, name="Anna")
    post(tablet, f"/api/tables/{found['table']}/sit", seat=1, name="Bo")
    tablet.page.goto(f"/t/{found['table']}")
    tablet.button("Begin").tap()
    expect(tablet.page.locator(".play")).to_be_visible()
    both = Child(tablet, frames, touch=True)
    building(both)
    within_reach(tablet, "Dwarf City: two on one tablet")
