"""The home page: boxes on a table, two clicks to a running game, a name for everyone, and ways in for friends."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.fitting import SIZES, fits, fits_every_size
from tests.browser.screen import Screen
from tests.live import LiveServer


def my_name(screen: Screen) -> str:
    found = re.search(r"You are (.+?) ?Change name", screen.page.locator("main .mine").inner_text().replace("\n", " "))
    assert found is not None
    return found[1]


@pytest.mark.smoke(folder="home")
def test_two_clicks_to_a_running_game(sit: Opener, server: LiveServer) -> None:
    ada = sit()
    given = my_name(ada)
    ada.open_box()
    ada.press("Play now with 2 bots, at once")
    expect(ada.page.get_by_text("Round 1 of")).to_be_visible()
    people = ada.page.get_by_role("region", name="At the table").get_by_role("listitem")
    expect(people).to_have_count(3)
    expect(people.first).to_contain_text(f"{given} you")
    server.advance(3_000)
    expect(ada.button("Done")).to_be_enabled()


def test_a_player_who_leaves_a_running_match_finds_a_ticket_back(sit: Opener, server: LiveServer) -> None:
    ada, eve = sit(size=SIZES["phone"], touch=True), sit()
    ada.open_box()
    ada.press("Play now with 2 bots, at once")
    expect(ada.page.get_by_text("Round 1 of")).to_be_visible()
    where = ada.page.url
    ada.page.get_by_role("link", name="Ludotheque").click()
    ticket = ada.page.get_by_role("list", name="Where you sit").get_by_role("link")
    expect(ticket).to_contain_text(re.compile(r"Back to your game.*Uluru.*Casual 1, Casual 2", re.DOTALL))
    fits(ada, "tickets")
    box = ada.open_box()
    expect(box.get_by_role("link", name=re.compile("^Back to your game"))).to_be_visible()
    ada.press("Close")
    ticket.click()
    expect(ada.page.get_by_text("Round 1 of")).to_be_visible()
    assert ada.page.url == where
    eve.page.reload()
    expect(eve.page.get_by_role("heading", name="I have a code")).to_be_visible()
    expect(eve.page.get_by_text("Back to your game")).to_have_count(0)
    server.advance(600_000)


def test_a_name_is_given_changed_and_kept(sit: Opener) -> None:
    ada = sit()
    given = my_name(ada)
    assert re.fullmatch(r"\w+ \w+", given)
    ada.page.reload()
    assert my_name(ada) == given
    ada.open_box()
    ada.call_me("Ada")
    ada.press("Close")
    ada.sees("You are Ada")
    ada.page.wait_for_function("!history.state?.sheets")  # going back from the sheet would end the reload
    ada.page.reload()
    ada.open_box()
    ada.press("With friends")
    expect(ada.chair(1)).to_contain_text("Ada you host")


def test_escape_leaves_the_name_and_the_box_as_they_were(sit: Opener) -> None:
    ada = sit()
    given = my_name(ada)
    box = ada.open_box()
    box.get_by_role("button", name="Change name").click()
    box.get_by_role("textbox", name="Your name").fill("Nobody")
    ada.page.keyboard.press("Escape")
    expect(box).to_contain_text(f"You are {given}")
    ada.page.keyboard.press("Escape")
    expect(box).to_have_count(0)


def test_alone_in_the_mode_that_was_chosen_and_is_remembered(sit: Opener, server: LiveServer) -> None:
    ada = sit(size=SIZES["phone"], touch=True)
    box = ada.open_box()
    expect(box.get_by_role("radio", name="First game", exact=True)).to_be_checked()
    box.get_by_role("radio", name="Experts").check()
    ada.press("Alone")
    expect(ada.page.get_by_text("Round 1 of 5")).to_be_visible()
    server.advance(3_000)
    ada.page.goto("/")
    expect(ada.open_box().get_by_role("radio", name="Experts")).to_be_checked()


def test_a_box_opens_by_keyboard_and_plays_with_return(sit: Opener) -> None:
    ada = sit()
    ada.page.get_by_role("button", name=re.compile("^Uluru")).focus()
    ada.page.keyboard.press("Enter")
    expect(ada.button("Play now with 2 bots, at once")).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_text("Round 1 of")).to_be_visible()


def test_the_lid_and_the_chair_ask_who_wants_to_be_the_kobold(sit: Opener) -> None:
    ada = sit(size=SIZES["tablet"], touch=True)
    box = ada.open_box("Dwarf City")
    roles = box.get_by_role("group", name="You play")
    expect(roles).to_have_count(0)
    box.get_by_role("radio", name="One is the kobold").check()
    roles.get_by_role("radio", name="kobold").check()
    fits(ada, "the lid of Dwarf City")
    ada.press("With friends")
    mine = ada.chair(1).get_by_role("combobox", name="Plays")
    expect(mine.locator("option:checked")).to_have_text("kobold")
    fits(ada, "the lobby of Dwarf City")
    ben = sit(ada.page.url, size=SIZES["phone"], touch=True)
    expect(ada.page.get_by_text("Somebody is at the table and has not sat down yet.")).to_be_visible()
    ben.press("Sit down")
    expect(ada.page.get_by_text("has not sat down yet")).to_have_count(0)
    expect(ben.chair(2).get_by_role("combobox", name="Plays")).to_be_visible()
    expect(ben.chair(1).get_by_role("combobox", name="Plays")).to_have_count(0)
    ada.press("Begin")
    ben.sees("roll the dice!")  # ... so Ada is the kobold
    expect(ada.button("End the match")).to_have_count(0)
    ada.press("Menu")
    expect(ada.button("End the match")).to_be_visible()


def test_a_code_brings_a_guest_in_with_one_more_click(sit: Opener) -> None:
    ada = sit()
    ada.open_table("Ada")
    code = ada.page.locator(".code").inner_text()
    guest = sit(size=SIZES["phone"], touch=True)
    given = my_name(guest)
    guest.page.get_by_role("textbox", name="Code").first.fill(code.lower())
    guest.press("Join")
    guest.press("Sit down")
    expect(ada.chair(2)).to_contain_text(given)


def test_somebody_whose_name_is_taken_sits_down_under_another(sit: Opener) -> None:
    ada = sit()
    path = ada.open_table("Ada")
    guest = sit(size=SIZES["phone"], touch=True)
    guest.page.evaluate("localStorage.setItem('ludotheque.name', 'Ada')")
    guest.page.goto(path)
    guest.press("Sit down")
    expect(ada.chair(2)).to_be_visible()
    guest.page.goto("/")
    assert my_name(guest) != "Ada"
    expect(ada.chair(2)).to_contain_text(my_name(guest))


def test_two_players_at_one_device_take_turns_automatically(sit: Opener) -> None:
    ada = sit(size=SIZES["tablet"], touch=True)
    ada.open_table("Ada")
    expect(ada.button("Take turns on this device")).to_have_count(0)
    ada.seat_here(2, "Ben")
    ada.page.get_by_text("More settings").click()
    expect(ada.choice("Turns").locator("option:checked")).to_have_text("one after another, on one device")
    expect(ada.button("Take turns on this device")).to_have_count(0)
    ada.agree("Turns", "all place at once")
    ada.press("Take turns on this device")
    expect(ada.choice("Turns").locator("option:checked")).to_have_text("one after another, on one device")


def test_the_sound_switch_is_remembered(sit: Opener) -> None:
    ada = sit()
    switch = ada.page.get_by_role("switch", name="Sound")
    expect(switch).to_be_checked()
    switch.click()
    ada.page.reload()
    expect(ada.page.get_by_role("switch", name="Sound")).not_to_be_checked()


def test_an_unreachable_server_is_reported(sit: Opener) -> None:
    ada = sit("/records")
    ada.page.route("**/api/games", lambda route: route.abort())
    ada.page.goto("/")
    expect(ada.page.get_by_role("alert")).to_contain_text("is not answering")
    ada.page.unroute("**/api/games")
    ada.press("Try again")
    expect(ada.page.get_by_role("button", name=re.compile("^Uluru"))).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_have_count(0)


def test_home_box_and_lobby_fit_every_screen(sit: Opener) -> None:
    ada = sit()
    expect(ada.page.get_by_role("button", name=re.compile("^Uluru"))).to_be_visible()
    fits_every_size(ada, "home")
    expect(ada.open_box().get_by_role("radio").first).to_be_visible()
    fits_every_size(ada, "box")
    ada.press("With friends")
    expect(ada.page.get_by_role("heading", name="Round the table")).to_be_visible()
    ada.seat_bot(2, "master")
    ada.page.get_by_text("More settings").click()
    fits_every_size(ada, "lobby")
    ada.press("Seat of Master 1")
    fits_every_size(ada, "seat")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_text_at_double_size_fits_a_phone(sit: Opener, locale: str) -> None:
    """People who set their browser to 200 % text can read everything, and nothing overflows."""
    ada = sit(size=SIZES["phone"], locale=locale)
    larger = "document.documentElement.style.fontSize = '32px'"
    expect(ada.page.get_by_role("button", name=re.compile("^Uluru"))).to_be_visible()
    ada.page.evaluate(larger)
    fits(ada, "home")
    expect(ada.open_box().get_by_role("radio").first).to_be_visible()
    fits(ada, "box")
    ada.page.locator("dialog .ways .friends").click()
    expect(ada.page.locator(".chair").first).to_be_visible()
    fits(ada, "lobby")


def test_the_menu_of_a_phone_holds_people_and_language(sit: Opener, server: LiveServer) -> None:
    ada = sit(size=SIZES["phone"], touch=True)
    ada.open_box()
    ada.press("Play now with 2 bots, at once")
    expect(ada.page.get_by_text("Round 1 of")).to_be_visible()
    server.advance(3_000)
    expect(ada.page.get_by_role("heading", name="At the table")).to_have_count(0)
    ada.press("Menu")
    expect(ada.page.get_by_role("heading", name="At the table")).to_be_visible()
    fits(ada, "menu")
    ada.page.get_by_role("dialog").get_by_label("Language").select_option("de")
    expect(ada.page.get_by_role("heading", name="Am Tisch")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.button("Fertig")).to_be_enabled()
