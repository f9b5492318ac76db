"""Lobbies on real screens: whatever can be pressed before a match is within reach."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.fitting import resize
from tests.browser.matches import post
from tests.browser.pressing import within_reach

TABLES: dict[str, dict[str, Any]] = {
    "ubongo": {"chairs": 4, "bots": ["casual"]},
    "ostriches": {"chairs": 2, "bots": ["greedy"]},
    "dwarfcity": {"chairs": 6, "bots": ["beginner"] * 4, "options": {"mode": "kobold", "cards": "easy"}},
}


@pytest.mark.parametrize("game", TABLES)
def test_a_lobby_with_all_its_settings(sit: Opener, game: str) -> None:
    ada = sit(None, touch=True)
    found = post(ada, "/api/tables", game=game, name="Ada", **TABLES[game])
    ada.page.goto(f"/t/{found['table']}")
    expect(ada.button("Begin")).to_be_enabled()
    ada.page.get_by_text("More settings").click()
    within_reach(ada, f"{game}: lobby", scrolls=True)


def test_a_guest_before_and_after_sitting_down_and_at_a_full_table(sit: Opener) -> None:
    ada, bo = sit(None), sit(None, touch=True)
    found = post(ada, "/api/tables", game="ostriches", chairs=2, name="Ada")
    bo.page.goto(f"/t/{found['table']}")
    expect(bo.button("Sit down")).to_be_visible()
    within_reach(bo, "guest: sit down", scrolls=True)
    bo.sit_down(2, "Bo")
    within_reach(bo, "guest: seated", scrolls=True)
    resize(bo, (320, 568))
    pictures = []
    for letters in ("JJJJ", "WMWM"):
        bo.page.locator(".code").evaluate("(code, letters) => (code.textContent = letters)", letters)
        pictures.append(bo.page.get_by_role("img", name="The link as a picture").bounding_box())
    assert pictures[0] == pictures[1], "wide letters leave the picture where it is"
    assert bo.page.locator(".code").evaluate("e => e.scrollWidth <= e.clientWidth + 4")
    late = sit(f"/t/{found['table']}", touch=True)
    late.sees("No chair is free. You are welcome to watch.")
    within_reach(late, "guest: full lobby", scrolls=True)
