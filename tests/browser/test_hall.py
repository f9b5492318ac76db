"""A hall: the wall, the way in, the same cards on every phone, places, results."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.fitting import SIZES, fits
from tests.live import LiveServer


@pytest.mark.smoke(folder="hall")
def test_an_evening_in_a_hall(sit: Opener, server: LiveServer) -> None:
    host = sit("/hall", size=(1280, 720))
    host.page.get_by_role("group", name="Rounds").locator("label").first.click()
    host.press("Open the hall")
    host.page.wait_for_url(re.compile(r"/hall/\w"))
    code = host.page.locator(".letters .out-of-sight").inner_text().split()[-1]
    phones = [sit(size=SIZES["phone"], touch=True, name=name) for name in ("Ada", "Bob")]
    for phone in phones:
        phone.page.get_by_role("textbox", name="Code").first.fill(re.sub(r"\W", "", code))
        phone.press("Join")
        phone.press("I play")
        expect(phone.page.get_by_text("Look at the wall")).to_be_visible()
        fits(phone)
    expect(host.page.get_by_text("people are here")).to_be_visible()
    host.press("Begin")
    expect(phones[0].page.get_by_text("Round 1 of")).to_be_visible()
    server.advance(3_000)
    for phone in phones:
        phone.press("Done")
        phone.press("Done anyway")
    expect(host.page.locator(".done strong")).to_have_text("2")
    server.advance(0)
    expect(host.page.get_by_text("Nobody could do better than")).to_be_visible()
    expect(host.page.get_by_role("listitem").filter(has_text="Ada").first).to_be_visible()
    host.press("End the evening")
    host.page.get_by_role("dialog").get_by_role("button", name="End the evening").click()
    expect(host.page.get_by_role("heading", name="The winners")).to_be_visible()
    host.press("All results")
    expect(host.page.get_by_role("row").filter(has_text="Bob")).to_contain_text("8")
    expect(host.page.get_by_role("link", name="Ada, round 1: watch it again")).to_be_visible()
