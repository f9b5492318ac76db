"""Playing alone: challenges, recorded runs, own records, and the deal of the day."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opener
from tests.browser.fitting import SIZES, fits, fits_every_size
from tests.browser.frames import Frames
from tests.browser.matches import (
    best_places,
    cards,
    copied,
    finish,
    land,
    open_solo,
    over,
    replay,
    result,
    turn,
)
from tests.browser.screen import Screen
from tests.live import LiveServer

ALL = (0, 7, 2, 6, 5, 3, 4, 1)


def dared(sit: Opener) -> tuple[Screen, str]:
    """Ada has played and shares her deal; returns the path of the challenge."""
    ada = sit(None)
    open_solo(ada)
    found = finish(ada, *ALL)
    ada.press("Challenge a friend")
    ada.sees("Copied: now paste it wherever you like.")
    words, link = copied(ada).splitlines()
    assert re.fullmatch(r"Uluru: \d stones? in this deal. Can you do better\?", words)
    assert link == f"{ada.server.url}/beat/{found}"
    return ada, f"/beat/{found}"


def test_a_challenge_is_raced_on_another_device(sit: Opener, server: LiveServer) -> None:
    ada, path = dared(sit)
    blaise = sit(path, name="Blaise")
    expect(blaise.page.get_by_role("heading")).to_have_text("Ada challenges you")
    blaise.press("Race Ada\u2019s run")
    turn(blaise)
    blaise.sees("Run of Ada")
    land(blaise, 0)
    blaise.done()
    server.advance(60_000)
    over(blaise)
    places = result(blaise).get_by_role("listitem")
    expect(places).to_have_count(2)
    mark = result(ada).get_by_role("heading").inner_text()
    expect(places.filter(has_text="Run of Ada")).to_contain_text(mark)
    assert cards(blaise, replay(blaise)) == cards(ada, path.removeprefix("/beat/"))
    blaise.press("Try it again")
    turn(blaise)
    blaise.sees("Run of Ada")


@pytest.mark.smoke(folder="solo")
def test_a_challenge_is_played_alone(sit: Opener) -> None:
    ada, path = dared(sit)
    blaise = sit(path)
    blaise.press("Play alone")
    again = finish(blaise)
    assert cards(blaise, again) == cards(ada, path.removeprefix("/beat/"))
    result(blaise).get_by_text("This deal was known already").wait_for()


def test_an_unknown_challenge_is_refused_kindly(sit: Opener) -> None:
    lost = sit("/beat/nothing-here")
    expect(lost.page.get_by_role("alert")).to_have_text("This deal cannot be found.")
    fits(lost, "unknown challenge")


def test_own_records_mode_by_mode(sit: Opener, server: LiveServer) -> None:
    ada = sit("/records")
    ada.sees("Nothing here yet.")
    expect(ada.page.get_by_role("alert")).to_have_count(0)  # also of a game without a deal of the day
    for mode in ("first", "tricky"):
        open_solo(ada, mode=mode)
        finish(ada, *ALL)
    ada.page.goto("/records")
    lines = ada.page.get_by_role("listitem").filter(has_text="60 seconds · 1 round")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("First game · 60 seconds · 1 round")
    ada.page.get_by_role("link", name=re.compile("^Watch First game")).click()
    expect(ada.status().filter(has_text="Step 1 of")).to_be_visible()
    ada.page.go_back()
    ada.button(re.compile("^Race yourself Really tricky")).click()
    turn(ada)
    ada.sees("Run of Ada")
    server.advance(60_000)
    over(ada)
    expect(result(ada).get_by_role("listitem")).to_have_count(2)


def daily(screen: Screen) -> Locator:
    return screen.page.get_by_role("region", name="Deal of the day").filter(has_text="Uluru")


def try_daily(screen: Screen, server: LiveServer, *places: int, pace: int = 1_000) -> None:
    screen.page.goto("/records")
    expect(daily(screen)).to_contain_text("Uluru")
    daily(screen).get_by_role("button", name=re.compile("^Play today.s deal|^Once more")).click()
    turn(screen)
    land(screen, *places, pace=pace)
    server.advance(120_000)
    over(screen)


def test_the_first_try_at_the_deal_of_the_day_counts(sit: Opener, mortal: LiveServer) -> None:
    ada, blaise = (sit(None, server=mortal, name=name) for name in ("Ada", "Blaise"))
    try_daily(ada, mortal)
    expect(result(ada)).to_contain_text("You: 8 stones, place 1 of 1")
    blaise.page.goto("/records")
    expect(daily(blaise)).to_contain_text("You will see how the others did when you have finished.")
    expect(daily(blaise)).not_to_contain_text("Ada")
    blaise.page.goto(f"/r/{replay(ada)}")
    expect(blaise.page.get_by_role("alert")).to_have_text("There is no match to see here.")
    try_daily(blaise, mortal, *ALL)
    expect(result(blaise)).to_contain_text(re.compile(r"You: \d stones?, place 1 of 2"))
    expect(daily(blaise).get_by_role("listitem")).to_have_text([re.compile("^Blaise"), re.compile("^Ada *8 stones")])
    try_daily(ada, mortal, *ALL)
    expect(result(ada)).to_contain_text("You: 8 stones, place 2 of 2")


def test_a_perfect_deal_of_the_day_is_praised_and_the_box_knows_that_it_was_played(
    sit: Opener, mortal: LiveServer
) -> None:
    ada = sit(None, server=mortal, name="Ada")
    frames = Frames(ada)
    ada.page.goto("/records")
    daily(ada).get_by_role("button", name=re.compile("^Play today.s deal")).click()
    turn(ada)
    land(ada, *best_places(frames))
    ada.press("Done")
    ada.press("All cards")
    ada.sees("A perfect board: nobody can do better!")
    expect(result(ada)).to_contain_text("Nobody can do better.")
    ada.page.goto("/")
    box = ada.open_box()
    box.get_by_role("button", name=re.compile(r"Played today: \d stones?")).click()
    expect(box.get_by_text("place 1 of 1")).to_be_visible()
    expect(box.get_by_role("link", name="Watch it again")).to_have_attribute("href", re.compile("^/r/"))


def test_a_try_that_no_hand_could_make_is_left_out_kindly(sit: Opener, mortal: LiveServer) -> None:
    ada, swift = (sit(None, server=mortal, name=name) for name in ("Ada", "Swift"))
    try_daily(ada, mortal)
    try_daily(swift, mortal, *ALL, pace=0)
    expect(result(swift)).to_contain_text(re.compile(r"You: \d stones?, quicker than hands can be"))
    expect(daily(swift).get_by_role("listitem")).to_have_text([re.compile("^Ada *8 stones")])
    swift.sees("The list leaves out only what no person could do")


def test_the_deal_of_the_day_is_shared_as_text(sit: Opener, mortal: LiveServer) -> None:
    ada = sit(None, server=mortal, name="Ada")
    try_daily(ada, mortal, *ALL)
    ada.press("Share as text")
    ada.sees("Copied: now paste it wherever you like.")
    head, signs, link = copied(ada).splitlines()
    assert re.fullmatch(r"Ludotheque · Uluru \d{4}-\d\d-\d\d \(no\. \d+\)", head)
    assert re.fullmatch(r"[●○]{8,16} \d+ stones? \(best possible: \d\)", signs)
    assert link == f"{mortal.url}/"
    ada.page.goto("/records")
    ada.press("Share as text")
    ada.sees("Copied: now paste it wherever you like.")
    assert copied(ada).splitlines()[1] == signs.partition(" (")[0]


def test_challenges_records_and_the_deal_of_the_day_fit(sit: Opener, mortal: LiveServer) -> None:
    ada = sit(None, server=mortal, name="Ada")
    open_solo(ada)
    found = finish(ada, *ALL)
    fits_every_size(ada, "alone")
    ada.page.goto(f"/beat/{found}")
    expect(ada.page.get_by_role("heading")).to_have_text("Ada challenges you")
    fits_every_size(ada, "challenge")
    ada.page.goto("/records")
    expect(daily(ada).get_by_role("button", name=re.compile("^Play today.s deal"))).to_be_visible()
    fits_every_size(ada, "records")
    try_daily(ada, mortal)
    expect(result(ada)).to_contain_text("place 1 of 1")
    fits_every_size(ada, "deal of the day")


@pytest.mark.parametrize("locale", ["fr-FR", "de-DE"])
def test_other_languages_fit_a_phone(sit: Opener, mortal: LiveServer, locale: str) -> None:
    ada = sit(None, server=mortal, size=SIZES["phone"], locale=locale, name="Zoé")
    open_solo(ada, "Zoé")
    expect(ada.page.locator(".wishes")).to_be_visible()
    mortal.advance(3_000)
    mortal.advance(60_000)
    result(ada).locator(".fold").click()
    fits(ada, f"end in {locale}", colours=False)
    found = result(ada).locator('a[href^="/r/"]').get_attribute("href") or ""
    for path in (found, found.replace("/r/", "/beat/"), "/records"):
        ada.page.goto(path)
        expect(ada.page.locator("main .paper").first).to_be_visible()
        fits(ada, f"{path} in {locale}", colours=False)
