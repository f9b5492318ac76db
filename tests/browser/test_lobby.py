"""Before a match: a chair for everyone at one tap, an invitation while one is free, and what is still missing."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Opener
from tests.browser.fitting import SIZES, fits, resize
from tests.browser.matches import got, lay_table, post
from tests.browser.screen import Screen

PHONES = {"small": (320, 568), "usual": (390, 844)}


def middle(found: Locator) -> float:
    """How far down the page the middle of something is."""
    box = found.bounding_box()
    assert box is not None
    return box["y"] + box["height"] / 2


def test_two_phones_that_sit_down_at_once_both_get_a_chair(sit: Opener) -> None:
    ada = sit(None)
    table = lay_table(ada)
    held: list[Route] = []
    guests = [sit(table, size=SIZES["phone"], touch=True) for _ in range(2)]
    for guest, name in zip(guests, ("Bo", "Zoë 👨‍👩‍👧‍👦"), strict=True):
        guest.page.route("**/sit", lambda route: held.append(route))  # noqa: PLW0108 - it wants a function
        guest.page.get_by_role("textbox", name="Your name").fill(name)
        with guest.page.expect_request("**/sit"):
            guest.button("Sit down").tap()
    for route in held:
        route.continue_()
    expect(ada.chair(2)).to_contain_text("Bo")
    expect(ada.chair(3)).to_contain_text("Zoë 👨‍👩‍👧‍👦")
    for guest in guests:
        expect(guest.page.get_by_text("you", exact=True)).to_be_visible()
        expect(guest.page.get_by_role("alert")).to_have_count(0)
        expect(guest.button("Sit down")).to_have_count(0)


def test_a_typed_name_is_still_there_after_a_refusal_a_reload_and_a_broken_line(sit: Opener) -> None:
    ada = sit(None)
    bo = sit(lay_table(ada), size=SIZES["phone"], touch=True)
    name = bo.page.get_by_role("textbox", name="Your name")
    name.fill("ada")
    bo.button("Sit down").tap()
    expect(bo.page.get_by_role("alert")).to_have_text("Somebody at this table has this name already.")
    expect(name).to_have_value("ada")
    name.fill("Bo 🦊")
    bo.page.reload()
    expect(name).to_have_value("Bo 🦊")
    bo.page.context.set_offline(True)
    bo.button("Sit down").tap()
    expect(bo.page.get_by_role("alert")).to_be_visible()
    bo.page.context.set_offline(False)
    expect(name).to_have_value("Bo 🦊")
    bo.button("Sit down").tap()
    expect(ada.chair(2)).to_contain_text("Bo 🦊")
    # another player's name survives a closed sheet
    bo.button("On this device").tap()
    other = bo.page.get_by_role("textbox", name="Name of the other player")
    other.fill("Cleo")
    bo.press("Close")
    bo.button("On this device").tap()
    expect(other).to_have_value("Cleo")


def test_a_lobby_on_a_phone_invites_first_and_says_what_is_missing(sit: Opener) -> None:
    ada = sit(None, touch=True, name="Ada")
    found = post(ada, "/api/tables", game="ostriches", chairs=2, name="Ada")
    ada.page.goto(f"/t/{found['table']}")
    begin = ada.page.locator(".begin button")
    expect(begin).to_be_disabled()
    expect(begin).to_have_text(re.compile(r"^\s*Begin\s*One more player\s*$"))
    code, chairs = ada.page.locator(".code"), ada.page.get_by_role("heading", name="Round the table")
    expect(ada.page.get_by_role("group", name="Who else plays?")).to_be_visible()
    expect(ada.page.locator(".chair")).to_have_count(1)
    for phone in PHONES.values():
        resize(ada, phone)
        expect(code).to_be_in_viewport()
        assert middle(code) < middle(chairs)
        fits(ada, "lobby with a free chair")
    # a guest who sits sees the others first
    three = post(ada, "/api/tables", game="uluru", chairs=3, name="Ada")
    guest = sit(f"/t/{three['table']}", size=PHONES["small"], touch=True)
    guest.sit_down(2, "Bo")
    for phone in PHONES.values():
        resize(guest, phone)
        expect(guest.chair(1)).to_be_in_viewport()
        assert middle(guest.page.locator(".code")) > middle(guest.chair(2))
    ada.seat_bot(2, "skilled")
    expect(ada.page.get_by_role("group", name="Who else plays?")).to_have_count(0)
    expect(begin).to_have_text("Begin")
    for phone in PHONES.values():
        resize(ada, phone)
        assert middle(code) > middle(chairs)
        fits(ada, "full lobby")
    begin.tap()
    expect(begin).to_have_count(0)


LIES_UNDER = """() => {
    const bar = document.querySelector('.begin.bar'), faults = []
    for (const one of document.querySelectorAll('main button, main a[href], main select, main input, main summary')) {
        if (bar.contains(one) || !one.checkVisibility()) continue
        one.focus()
        const it = one.getBoundingClientRect(), over = bar.getBoundingClientRect()
        const beside = it.right <= over.left || it.left >= over.right
        if (!beside && it.bottom > over.top + 1 && it.top < over.bottom - 1) faults.push(one.outerHTML.slice(0, 90))
    }
    return faults
}"""


def test_nothing_lies_under_the_bar_with_the_button(sit: Opener) -> None:
    """With the longest list of chairs, also at 200 % zoom: what gets the focus is never covered."""
    ada = sit(None, size=(320, 568))
    bots = ["beginner"] * 4
    found = post(ada, "/api/tables", game="dwarfcity", chairs=6, name="Ada", bots=bots, options={"mode": "kobold"})
    ada.page.goto(f"/t/{found['table']}")
    expect(ada.page.locator(".chair")).to_have_count(5)
    ada.page.get_by_text("More settings").click()
    for size in ((320, 568), (390, 844), (667, 375), (640, 400), (820, 1180), (1440, 900)):
        resize(ada, size)
        assert ada.page.evaluate(LIES_UNDER) == [], size


def options_of(screen: Screen) -> dict[str, str]:
    """What the lobby shows as agreed."""
    fields = screen.page.locator("section", has=screen.page.get_by_role("heading", name="What we play"))
    return {
        label.locator("span").first.inner_text(): label.locator("option:checked").inner_text()
        for label in fields.locator("label.field:has(select)").all()
    }


def test_the_lid_of_dwarf_city_offers_the_beach_and_a_game_for_the_youngest(sit: Opener) -> None:
    ada = sit(size=SIZES["phone"], touch=True)
    box = ada.open_box("Dwarf City")
    box.get_by_text("From age 4").first.wait_for()
    box.get_by_role("radio", name="Freely (beach)").check()
    box.get_by_role("checkbox", name=re.compile("^For age 4")).check()
    fits(ada, "the lid of Dwarf City")
    ada.press("With friends")
    expect(ada.choice("Building")).to_be_visible()
    agreed = options_of(ada)
    assert (agreed["Building"], agreed["The kobold"]) == ("Freely (beach)", "Gentle kobold")
    ada.page.goto("/")
    expect(ada.open_box("Dwarf City").get_by_role("radio", name="Freely (beach)")).to_be_checked()


def test_several_at_one_device_begin_from_the_box(sit: Opener) -> None:
    tablet = sit(size=SIZES["tablet"], touch=True, name="Ada")
    box = tablet.open_box()
    box.get_by_role("button", name="Two or more on this device").tap()
    box.get_by_role("radio", name="3", exact=True).check()
    box.get_by_role("textbox", name="Name 2").fill("ada")
    box.get_by_role("textbox", name="Name 3").fill("Cleo")
    fits(tablet, "several in the box")
    box.get_by_role("button", name="Begin").tap()
    expect(box.get_by_role("alert")).to_have_text("Somebody at this table has this name already.")
    tablet.page.reload()
    tablet.open_box()
    box.get_by_role("button", name="Two or more on this device").tap()
    expect(box.get_by_role("textbox", name="Name 2")).to_have_value("ada")
    box.get_by_role("radio", name="3", exact=True).check()
    expect(box.get_by_role("textbox", name="Name 3")).to_have_value("Cleo")
    box.get_by_role("textbox", name="Name 2").fill("Bo")
    box.get_by_role("button", name="Begin").tap()
    expect(tablet.page.get_by_role("heading", name=re.compile("^Pass the tablet to (Ada|Bo|Cleo)"))).to_be_visible()
    (held,) = got(tablet, "/api/tables/mine")
    assert [player["name"] for player in held["players"]] == ["Ada", "Bo", "Cleo"]


def test_a_phone_has_code_and_deals_of_the_day_before_the_boxes(sit: Opener) -> None:
    ada = sit(size=PHONES["usual"], touch=True)
    code = ada.page.get_by_role("textbox", name="Code").first
    today = ada.page.get_by_role("region", name=re.compile("^Today.s deals"))
    expect(code).to_be_in_viewport()
    expect(today.get_by_role("button")).not_to_have_count(0)
    expect(today.get_by_role("button").first).to_be_in_viewport()
    assert middle(code) < middle(today) < middle(ada.page.get_by_role("button", name=re.compile("^Uluru Seat")))
    fits(ada, "home")
    today.get_by_role("button", name="Ubongo").tap()
    box = ada.page.get_by_role("dialog", name="Ubongo")
    expect(box.get_by_role("button", name=re.compile("^Play today.s deal"))).to_be_in_viewport()
