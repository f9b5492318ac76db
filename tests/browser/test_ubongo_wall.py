"""Ubongo on the big screen: finished boards only, the sand, gems one by one, and who has won."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opener
from tests.browser.fitting import resize
from tests.browser.frames import Frames
from tests.browser.savanna import seated, turn_glass
from tests.browser.screen import Screen
from tests.browser.test_big_screen import WALLS, readable

STEP = 1_200
"""A little longer than one gem takes, in milliseconds."""
LOOK = 6_000
BOARD = 0.3
"""A board is at least this share of the wall's height."""


def board(wall: Screen, name: str) -> Locator:
    return wall.page.get_by_role("img", name=re.compile(f"^Board of {name}"))


@pytest.mark.slow
def test_a_match_on_the_wall(sit: Opener) -> None:
    ada, bo, table = seated(sit, rounds=1)
    wall = sit(None, size=WALLS[0])
    wall.page.clock.install()
    frames = Frames(wall)
    wall.page.goto(f"/screen/{table}")
    wall.sees("rolls the die")
    readable(wall)
    turn_glass(ada, bo)
    expect(wall.page.get_by_role("timer", name="Sand")).to_be_visible()
    expect(board(wall, "Ada")).to_be_visible()
    readable(wall)
    bo.lay(bo.covering()[0])
    bo.lies(bo.covering()[0])
    ada.cover()
    expect(wall.page.locator(".wall [data-piece]")).to_have_count(3)
    expect(wall.page.locator(".wall")).to_contain_text("Ubongo!")
    wall.page.clock.run_for(LOOK)
    readable(wall)
    assert all(match["view"]["pieces"][1] is None for match in frames.matches), "nobody is done but Ada"
    bo.screen.press("Give up")
    bo.page.locator(".leave.asking").click()
    treasures = wall.page.get_by_role("list", name="Treasure")
    expect(treasures).to_be_visible()
    wall.sees("Ada was first")
    expect(treasures.get_by_role("listitem").first).to_contain_text("0")
    wall.page.clock.run_for(STEP)
    expect(treasures.get_by_role("listitem").first).to_contain_text("3")
    wall.page.clock.run_for(STEP)
    expect(treasures.get_by_role("listitem").first).to_contain_text(re.compile("[4-7]"))
    readable(wall)
    for name in ("Ada", "Bo"):
        for width, height in WALLS:
            resize(wall, (width, height))
            size = board(wall, name).first.bounding_box()
            assert size is not None
            assert size["height"] >= BOARD * height, name
    wall.page.clock.run_for(LOOK)
    expect(treasures).to_have_count(0)
    wall.sees("Ada")
    readable(wall)
