"""Guests who come late, and a host who leaves: one evening, told once."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opener
from tests.browser.fitting import accessible, fits
from tests.browser.matches import post
from tests.browser.screen import Screen
from tests.live import LiveServer


def welcome(screen: Screen, name: str) -> Locator:
    """The sheet that a late guest finds, with this name filled in."""
    sheet = screen.page.get_by_role("dialog", name="Welcome! A match is running.")
    sheet.get_by_role("textbox", name="Your name").fill(name)
    return sheet


def begins(screens: list[Screen], server: LiveServer) -> None:
    """A match begins on these screens."""
    for screen in screens:
        expect(screen.page.get_by_text("Round 1 of")).to_be_visible()
    server.advance(3_000)
    for screen in screens:
        expect(screen.button("Done")).to_be_enabled()


def test_an_evening_with_late_guests(sit: Opener, server: LiveServer) -> None:
    ann = sit(None, size=(820, 1180))
    options = {"rounds": 1, "sand": None}
    body = {"game": "uluru", "chairs": 2, "name": "Ann", "options": options, "bots": ["casual"], "start": True}
    found = post(ann, "/api/tables", **body)
    ann.page.goto(f"/t/{found['table']}")
    begins([ann], server)
    wall = sit(f"/screen/{found['table']}", size=(1280, 720))
    wall.sees("Join in: take over from a bot, or play next time")
    expect(wall.page.get_by_text(f"The code: {found['code']}")).to_be_attached()

    # Ben has the code, and plays on for the bot
    ben = sit(size=(390, 844), touch=True)
    ben.page.get_by_role("textbox", name="Code").first.fill(found["code"].lower())
    ben.press("Join")
    sheet = welcome(ben, "Ann")
    now = sheet.get_by_role("group", name="In place of Casual").get_by_role("button", name="Now")
    accessible(ben)
    now.tap()
    expect(sheet.get_by_role("alert")).to_have_text("Somebody at this table has this name already.")
    welcome(ben, "Ben")
    now.tap()
    ann.sees("Ben plays on for a bot.")
    expect(ben.button("Done")).to_be_enabled()
    fits(ben, "on the bot's chair")
    wall.sees("Join in next time")
    wall.page.close()

    # Cleo is in next time, and has chosen before she reloads
    cleo = sit(f"/t/{found['table']}", size=(320, 568), touch=True)
    sheet = welcome(cleo, "Cleo")
    expect(sheet.get_by_role("button", name="Now")).to_have_count(0)
    sheet.get_by_role("button", name="I am in next time").tap()
    expect(cleo.button("You are in next time")).to_be_visible()
    cleo.page.reload()
    expect(cleo.button("You are in next time")).to_be_visible()
    fits(cleo, "watching")

    # Ann closes her tab after the end: Ben is the host, and she finds the way back
    for screen in (ann, ben):
        screen.done()
    ben.press("All cards")
    expect(ben.page.get_by_role("heading", name="All level: Ann and Ben share the win.")).to_be_visible()
    ann.page.close()
    ben.sees("Ann is away")
    server.advance(20_000)
    ben.sees("You are the host now.")
    cleo.sees("Ben is the host now.")
    back = ann.page.context.new_page()
    back.goto("/")
    expect(back.get_by_role("link", name="The match is over: back to the table")).to_be_visible()

    # the rematch has a chair for Cleo
    ben.press("Rematch")
    begins([ben, cleo], server)
    back.get_by_role("link", name="Back to your game").or_(back.get_by_role("link", name="The match is over")).click()
    expect(back.get_by_role("button", name="Done", exact=True)).to_be_enabled()
    ben.sees("Ann is back")
