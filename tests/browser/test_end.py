"""The end of a match: who has won, one tap to a rematch, and everything one can do with the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.fitting import SIZES, fits_every_size, resize
from tests.browser.frames import Frames
from tests.browser.matches import best_places, copied, finish, land, open_solo, over, post, replay, result, turn
from tests.browser.screen import Screen
from tests.live import LiveServer


def two_at_the_end(sit: Opener, *, size: tuple[int, int] = (1440, 900)) -> tuple[Screen, Screen]:
    """Ada and Blaise have played one round; Ada has seated a bird, Blaise none."""
    ada = sit(None, size=size)
    found = post(ada, "/api/tables", game="uluru", chairs=2, name="Ada", options={"rounds": 1})
    blaise = sit(None)
    post(blaise, f"/api/tables/{found['table']}/sit", name="Blaise")
    for screen in (ada, blaise):
        screen.page.goto(f"/t/{found['table']}")
    ada.press("Begin")
    turn(ada)
    for screen in (ada, blaise):
        screen.done()
    for screen in (ada, blaise):
        over(screen)
    return ada, blaise


def test_a_rematch_is_one_tap_and_everyone_is_in_it(sit: Opener) -> None:
    ada, blaise = two_at_the_end(sit)
    expect(result(ada).get_by_role("heading")).to_have_text("All level: Ada and Blaise share the win.")
    expect(result(blaise).get_by_role("listitem")).to_have_text([re.compile("1. .*8 stones")] * 2)
    expect(blaise.button("Rematch")).to_be_visible()
    ada.press("Rematch")
    for screen in (ada, blaise):
        expect(result(screen)).to_have_count(0)
    turn(ada)
    expect(blaise.button("Done")).to_be_enabled()
    for screen in (blaise, ada):
        screen.done()
    over(blaise)
    expect(result(blaise)).to_contain_text("This evening: Ada: 2 wins · Blaise: 2 wins")


def test_another_game_is_chosen_at_the_table(sit: Opener) -> None:
    ada, blaise = two_at_the_end(sit)
    ada.button("More").last.click()
    ada.press("Another game")
    for screen in (ada, blaise):
        expect(screen.page.get_by_role("heading", name="Round the table")).to_be_visible()


@pytest.mark.smoke(folder="end")
def test_the_result_folds_away_and_is_shared(sit: Opener) -> None:
    ada, blaise = two_at_the_end(sit, size=SIZES["phone"])
    ada.press("Hide the result")
    expect(ada.button("Rematch")).to_be_hidden()
    expect(result(ada).get_by_role("heading")).to_be_visible()
    ada.press("Show the result")
    expect(ada.button("Rematch")).to_be_visible()
    blaise.press("Share")
    blaise.sees("Copied: now paste it wherever you like.")
    assert copied(blaise) == f"Uluru · Ada: 8, Blaise: 8\n{blaise.server.url}/r/{replay(blaise)}"


def test_the_result_waits_until_every_card_is_shown(sit: Opener) -> None:
    ada = sit(None)
    open_solo(ada)
    turn(ada)
    ada.done()
    expect(result(ada).get_by_role("heading")).to_have_text("And the result is …")
    expect(ada.button("Play again")).to_be_hidden()
    ada.press("All cards")
    expect(result(ada).get_by_role("heading")).to_have_text("8 stones")
    ada.page.reload()
    expect(result(ada).get_by_role("heading")).to_have_text("8 stones")


def test_a_spectator_sees_who_has_won(sit: Opener) -> None:
    ada, _ = two_at_the_end(sit)
    watcher = sit(ada.page.url)
    watcher.press("Just watch")
    expect(result(watcher).get_by_role("heading")).to_have_text("All level: Ada and Blaise share the win.")
    expect(watcher.button("Rematch")).to_have_count(0)
    expect(result(watcher).get_by_role("link", name="Watch it again")).to_be_visible()


def test_the_winner_is_told_so(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    body = {"game": "uluru", "chairs": 2, "name": "Ada", "options": {"rounds": 1}, "bots": ["master"], "start": True}
    found = post(ada, "/api/tables", **body)
    ada.page.goto(f"/t/{found['table']}")
    turn(ada)
    server.advance(60_000)
    over(ada)
    expect(result(ada).get_by_role("heading")).to_have_text(re.compile("wins!$"))
    expect(result(ada).get_by_role("listitem").last).to_contain_text("8 stones")


def test_the_first_result_a_better_one_and_a_worse_one(sit: Opener) -> None:
    """On a new device: without birds it is eight stones, so the best board is a new record."""
    ada = sit(None)
    frames = Frames(ada)
    open_solo(ada)
    finish(ada)
    expect(result(ada).get_by_role("heading")).to_have_text("8 stones")
    result(ada).get_by_text("Your first result here").wait_for()
    ada.press("Play again")
    turn(ada)
    land(ada, *best_places(frames))
    ada.done()
    over(ada)
    result(ada).get_by_text("New best! The old one was 8 stones.").wait_for()
    ada.press("Play again")
    finish(ada)
    result(ada).get_by_text(re.compile("^Your best: [0-7] stone")).wait_for()


def test_hints_are_marked_and_do_not_count(sit: Opener) -> None:
    ada = sit(None)
    body = {"game": "uluru", "chairs": 1, "name": "Ada", "options": {"rounds": 1}, "hints": True, "start": True}
    ada.page.goto(f"/t/{post(ada, '/api/tables', **body)['table']}")
    turn(ada)
    ada.press("A hint")
    ada.sees("This result counts as “with hints”.")
    ada.done()
    over(ada)
    result(ada).get_by_text("With hints: not among the records.").wait_for()


def test_the_end_fits(sit: Opener) -> None:
    ada, _ = two_at_the_end(sit)
    fits_every_size(ada, "end")
    for size in SIZES.values():
        resize(ada, size)
        for needed in (ada.button("Rematch"), result(ada).get_by_role("link", name="Watch it again")):
            expect(needed).to_be_in_viewport(ratio=0.98)
        box = result(ada).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < size[1] * 0.7, "the evaluation can be seen below"
    ada.button("More").last.click()
    expect(ada.page.get_by_role("dialog").get_by_role("link", name="Save the record")).to_be_visible()
    fits_every_size(ada, "more")
