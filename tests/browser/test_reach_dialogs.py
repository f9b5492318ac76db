"""Every dialog and sheet on real screens: whatever can be pressed in it is within reach."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import desert
from tests.browser.conftest import Opener
from tests.browser.fitting import resize
from tests.browser.matches import open_solo, over, post, result
from tests.browser.pressing import SCREENS, within_reach
from tests.browser.screen import Screen
from tests.browser.test_fit import racing
from tests.live import LiveServer

GAMES = ("Uluru", "Ubongo", "Ostriches", "Dwarf City")
PHONE = (390, 844)
DESK = (1440, 900)
DRAWER = {name: size for name, size in SCREENS.items() if size[0] < 1000}
"""Screens whose menu is a drawer; the others show it beside the game."""
BESIDE = {name: size for name, size in SCREENS.items() if name not in DRAWER}


def opens(screen: Screen, button: str, where: str, sizes: dict[str, tuple[int, int]] = SCREENS) -> None:
    """A button opens a sheet within reach, and Escape closes it."""
    sheets = screen.page.locator("dialog[open]")
    before = sheets.count()
    screen.press(button)
    expect(sheets).to_have_count(before + 1)
    within_reach(screen, where, scrolls=True, sizes=sizes)
    resize(screen, next(iter(sizes.values())))
    screen.page.keyboard.press("Escape")
    expect(sheets).to_have_count(before)


@pytest.mark.parametrize("game", GAMES)
def test_the_box(sit: Opener, game: str) -> None:
    ada = sit(touch=True, name="Ada")
    box = ada.open_box(game)
    within_reach(ada, f"{game}: box", scrolls=True)
    box.get_by_role("button", name=re.compile("^Two")).click()
    expect(box.get_by_role("textbox", name="Name 2")).to_be_visible()
    within_reach(ada, f"{game}: several in the box", scrolls=True)
    unfolds = box.locator('button[aria-expanded="false"]')
    for button in ("Alone", "Deal of the day"):
        if unfolds.filter(has_text=button).count() > 0:
            unfolds.filter(has_text=button).click()
            within_reach(ada, f"{game}: {button} in the box", scrolls=True)


def test_the_menu_and_what_it_asks(sit: Opener) -> None:
    ada, bo = sit(None, size=PHONE, touch=True), sit(None)
    found = post(ada, "/api/tables", game="uluru", chairs=3, name="Ada", bots=["casual"], options={"rounds": 1})
    post(bo, f"/api/tables/{found['table']}/sit", name="Bo")
    ada.page.goto(f"/t/{found['table']}")
    ada.press("Begin")
    expect(ada.page.locator(".wishes")).to_be_visible()
    asked = ("Seat of Bo", "Move to another device", "Leave my seat", "End the match")
    ada.press("Menu")
    within_reach(ada, "menu", scrolls=True, sizes=DRAWER)
    for button in asked:
        resize(ada, PHONE)
        opens(ada, button, f"menu: {button}", DRAWER)
    resize(ada, DESK)
    expect(ada.page.locator("dialog[open]")).to_have_count(0)
    for button in asked:
        opens(ada, button, f"beside the game: {button}", BESIDE)


def test_the_welcome_of_late_guests(sit: Opener) -> None:
    ada = sit(None)
    racing(ada, ada.server, 3, rounds=1)
    bo = sit(ada.page.url.removeprefix(ada.server.url), touch=True)
    sheet = bo.page.get_by_role("dialog", name="Welcome! A match is running.")
    expect(sheet.get_by_role("button", name="Now")).to_have_count(2)
    within_reach(bo, "late guest", scrolls=True)
    sheet.get_by_role("textbox", name="Your name").fill("Bo")
    sheet.get_by_role("button", name="I am in next time").click()
    bo.press("You are in next time")
    expect(sheet).to_be_visible()
    within_reach(bo, "guest with a chair kept", scrolls=True)


def test_sheets_of_the_lobby(sit: Opener) -> None:
    ada = sit(None, touch=True)
    found = post(ada, "/api/tables", game="uluru", chairs=3, name="Ada")
    ada.page.goto(f"/t/{found['table']}")
    opens(ada, "On this device", "lobby: another player here")
    opens(ada, "Seat of Ada", "lobby: a seat")
    for button in ("Settings for Ada alone", "Change name", "Move your seat to another device"):
        ada.press("Seat of Ada")
        ada.press(button)
        expect(ada.page.get_by_role("dialog", name=button)).to_be_visible()
        within_reach(ada, f"lobby: {button}", scrolls=True)
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator("dialog[open]")).to_have_count(0)


def test_sheets_of_uluru(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, touch=True)
    open_solo(ada, mode="tricky")
    expect(ada.page.locator(".wishes")).to_be_visible()
    server.advance(3_000)
    expect(ada.button("Done")).to_be_enabled()
    opens(ada, "Rules in short", "Uluru: help")
    for name, size in SCREENS.items():
        resize(ada, size)
        ada.page.get_by_role("list", name="Wishes").get_by_role("button").nth(5).click()
        expect(ada.page.locator(".pop"), name).to_be_in_viewport(ratio=0.98)
        ada.page.keyboard.press("Escape")
        expect(ada.page.locator(".pop")).to_be_hidden()
    ada.done()
    opens(ada, "What was possible?", "Uluru: what was possible")
    over(ada)
    opens(ada, "More", "Uluru: more at the end")
    result(ada).get_by_role("link", name="Watch it again").click()
    expect(ada.button("More")).to_be_visible()
    opens(ada, "More", "replay: about")


def test_sheets_of_ostriches(sit: Opener) -> None:
    ada, bo = desert.seated(sit, standing=True)
    assert ada.table["phase"] == "move"
    opens(bo.screen, "More", "Ostriches: more")
    bo.screen.press("More")
    bo.screen.press("The board in words")
    bo.screen.press("Resign")
    expect(bo.screen.button("Yes, resign")).to_be_visible()
    within_reach(bo.screen, "Ostriches: resign?", scrolls=True)
