"""The table itself: ways in, the host, shared devices, moved seats, lost connections."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.matches import lay_table
from tests.live import LiveServer


def test_a_code_leads_to_the_table_and_a_wrong_one_says_so(sit: Opener) -> None:
    ada = sit()
    ada.open_table("Ada", listed=True)
    code = ada.page.locator(".code").inner_text()
    blaise = sit()
    expect(blaise.page.get_by_role("link", name="Go there")).to_be_visible()
    blaise.page.get_by_role("textbox", name="Code").first.fill("QQQQ")
    blaise.press("Join")
    expect(blaise.page.get_by_role("alert")).to_have_text("No table has this code.")
    blaise.page.get_by_role("textbox", name="Code").first.fill(code.lower())
    blaise.press("Join")
    blaise.sit_down(2, "Blaise")
    expect(ada.chair(2)).to_contain_text("Blaise here")


def test_a_name_that_is_taken_is_refused_in_the_form(sit: Opener) -> None:
    blaise = sit(lay_table(sit(None)))
    blaise.page.get_by_role("textbox", name="Your name").fill("Ada")
    blaise.press("Sit down")
    expect(blaise.page.get_by_role("alert")).to_have_text("Somebody at this table has this name already.")


def test_the_host_sets_options_pauses_and_ends(sit: Opener) -> None:
    ada = sit(None)
    blaise = sit(lay_table(ada))
    blaise.sit_down(2, "Blaise")
    ada.agree("Game", "Different strengths")
    ada.agree("Chairs", "3")
    expect(blaise.choice("Game")).to_have_count(0)
    blaise.sees("Different strengths")
    blaise.press("Seat of Blaise")
    blaise.press("Settings for Blaise alone")
    blaise.agree("Row of cards", "dark (harder)")
    blaise.press("Close")
    expect(ada.chair(2)).to_contain_text("Row of cards: dark")
    ada.begin()
    ada.drag("White", 0)
    ada.press("Pause")
    expect(blaise.page.get_by_role("heading", name="Pause")).to_be_visible()
    expect(blaise.page.locator(".wishes")).to_have_count(0)
    ada.press("Go on")
    ada.sits("White", 0)
    blaise.page.get_by_text("Say something").click()
    blaise.press("Hello!")
    blaise.sees("Nobody talks while the sand runs.")
    ada.press("End the match")
    ada.page.get_by_role("dialog").get_by_role("button", name="End the match").click()
    expect(blaise.page.get_by_role("heading", name="Round the table")).to_be_visible()
    blaise.page.get_by_text("Say something").click()
    blaise.press("Thank you!")
    ada.sees("Blaise: Thank you!")
    ada.press("Seat of Blaise")
    ada.press("Send away: Blaise")
    blaise.sees("The host has freed your seat.")
    blaise.press("Stay here")
    expect(blaise.page.get_by_text("You are watching.")).to_be_visible()


def test_birds_swap_lift_and_come_back_by_mouse(sit: Opener) -> None:
    ada = sit(None)
    lay_table(ada)
    ada.begin()
    ada.drag("White", 0)
    ada.drag("Pink", 1)
    ada.place(0).click()
    ada.place(1).click()
    ada.sits("White", 1)
    ada.sits("Pink", 0)
    ada.place(0).focus()
    ada.page.keyboard.press("Delete")
    expect(ada.beside("Pink")).to_be_visible()
    ada.page.keyboard.press("p")
    ada.page.keyboard.press("5")
    ada.sits("Pink", 5)
    ada.page.reload()
    ada.sits("Pink", 5)


def test_one_device_two_seats_behind_a_cover(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    lay_table(ada)
    ada.seat_here(2, "Ben")
    ada.page.get_by_text("More settings").click()
    expect(ada.choice("Turns").locator("option:checked")).to_have_text("one after another, on one device")
    ada.agree("Turns", "all place at once")
    ada.press("Begin")
    ada.sees("Pass the device on")
    ada.sees("Only the player whose turn it is should look.")
    expect(ada.page.locator(".board")).to_have_count(0)
    ada.press("I am Ada")
    server.advance(3_000)
    ada.drag("White", 3)
    ada.press("Cover and pass on")
    expect(ada.page.locator(".board")).to_have_count(0)
    ada.press("I am Ben")
    expect(ada.place(3)).to_have_accessible_name("Place 3, empty")


@pytest.mark.smoke(folder="table")
def test_a_seat_moves_to_another_device(sit: Opener) -> None:
    ada = sit(None)
    lay_table(ada)
    ada.begin()
    ada.drag("Red", 6)
    ada.press("Move to another device")
    code = ada.page.get_by_role("dialog").locator("output")
    expect(code).to_have_text(re.compile("^[A-Z]{6}$"))
    phone = sit(size=(390, 844), touch=True)
    phone.page.get_by_text("Bring your seat to this device").tap()
    phone.page.get_by_role("textbox", name="Code").last.fill(code.inner_text())
    phone.press("Bring it here")
    phone.sits("Red", 6)
    expect(ada.page.get_by_text("You are watching.")).to_be_visible()


def test_a_power_cut_loses_nothing_and_is_reported(sit: Opener, mortal: LiveServer) -> None:
    ada = sit(None, server=mortal)
    blaise = sit(lay_table(ada), server=mortal)
    blaise.sit_down(2, "Blaise")
    ada.begin()
    ada.drag("Blue", 2)
    blaise.drag("Red", 4)
    mortal.kill()
    expect(ada.status().filter(has_text="looking for the table")).to_be_visible()
    mortal.restart()
    expect(ada.status().filter(has_text="looking for the table")).to_have_count(0, timeout=20_000)
    ada.sits("Blue", 2)
    blaise.sits("Red", 4)
    ada.drag("Green", 3)


def test_a_missing_table_is_reported(sit: Opener) -> None:
    lost = sit("/t/nothing-here")
    lost.sees("There is no such table any more.")
    lost.page.get_by_role("link", name="To the games").last.click()
    expect(lost.page.get_by_role("heading", name="Games on the table")).to_be_visible()
    lost.page.goto("/r/nothing-here")
    expect(lost.page.get_by_role("alert")).to_be_visible()
