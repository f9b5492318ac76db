"""A round with only a keyboard and a screen reader, with hints, with cards that enlarge, and for spectators."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.fitting import SIZES, fits, fits_every_size, resize
from tests.browser.matches import post
from tests.browser.screen import BIRDS, LETTERS, Screen
from tests.browser.test_fit import racing
from tests.live import LiveServer


def told(screen: Screen, words: str | re.Pattern[str]) -> None:
    """Expect a live region to say this."""
    expect(screen.page.locator("[aria-live]").filter(has_text=words).first).to_be_attached()


@pytest.mark.smoke(folder="uluru")
def test_a_round_by_keyboard_and_words_alone(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    racing(ada, server, 2, rounds=2)
    cards = ada.page.get_by_role("list", name="Wishes").get_by_role("button")
    expect(cards).to_have_count(8)
    for bird, card in zip(BIRDS, cards.all(), strict=True):
        expect(card).to_have_accessible_name(re.compile(f"^{bird}: .+"))
    expect(ada.page.get_by_role("timer", name="Sand left")).to_be_visible()
    keyboard = ada.page.keyboard
    for place, bird in enumerate(BIRDS):
        keyboard.press(LETTERS[bird])
        told(ada, f"{bird} picked: choose a place")
        keyboard.press(str(place))
        told(ada, f"{bird} sits on place {place}.")
    keyboard.press("Control+z")
    told(ada, "Black is beside the board again.")
    keyboard.press("k")
    keyboard.press("7")
    told(ada, "Black sits on place 7.")
    ada.settled()
    ada.button("Done").focus()
    keyboard.press("Enter")
    told(ada, "Ada is done.")
    expect(ada.button("Not done after all").or_(ada.button("Next card"))).to_be_visible()
    server.advance(20_000)  # the bot is quick, and the cards have not been open for too long yet
    told(ada, re.compile("Card 1 of 8. White: "))
    expect(ada.button("Next card")).to_be_focused()
    for number in range(2, 9):
        keyboard.press("Enter")
        told(ada, f"Card {number} of 8.")
    ada.button("On to the next round").focus()
    keyboard.press("Enter")
    server.advance(8_000)
    expect(ada.page.get_by_text("Round 2 of 2")).to_be_visible()


def test_a_card_enlarges_and_goes_away_again(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    racing(ada, server, mode="tricky")
    card = ada.page.get_by_role("list", name="Wishes").get_by_role("button").nth(2)
    sentence = card.get_attribute("aria-label") or ""
    large = ada.page.locator(".pop")
    for name, size in SIZES.items():
        resize(ada, size)
        card.click()
        expect(large.get_by_text(sentence)).to_be_visible()
        fits(ada, f"a large card on a {name}")
        ada.page.keyboard.press("Escape")
        expect(large).to_be_hidden()
    ada.page.keyboard.press("y")
    expect(card).to_have_class(re.compile("marked"))


def test_a_hint_shows_who_is_unhappy_and_one_move(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, size=SIZES["phone"])
    options = {"mode": "tricky", "rounds": 1}
    table = post(ada, "/api/tables", game="uluru", chairs=1, name="Ada", options=options, hints=True, start=True)
    ada.page.goto(f"/t/{table['table']}")
    expect(ada.page.locator(".wishes")).to_be_visible()
    expect(ada.button("A hint")).to_have_count(0)  # none before the glass is turned
    server.advance(3_000)
    expect(ada.button("A hint")).to_be_enabled()
    ada.type("White", 0)
    ada.press("A hint")
    told(ada, "This result counts as “with hints”.")
    told(ada, re.compile("Best move: .+ to place [0-7]"))
    expect(ada.page.locator(".ghost")).to_be_visible()
    fits(ada, "a hint")
    ada.page.keyboard.press("Escape")
    ada.type("Pink", 1)
    expect(ada.page.locator(".ghost")).to_have_count(0)  # the hint was about the board before
    ada.done()
    ada.sees("Evaluation of round 1")


def test_no_hint_where_the_table_allows_none(sit: Opener, server: LiveServer) -> None:
    """The only person at a table always has the lamp; with others, only if the table allows hints."""
    ada = sit(None)
    table = post(ada, "/api/tables", game="uluru", chairs=2, name="Ada", listed=False)
    ada.page.goto(f"/t/{table['table']}")
    blaise = sit(f"/t/{table['table']}")
    blaise.sit_down(2, "Blaise")
    ada.begin()
    server.advance(3_000)
    expect(ada.button("Done")).to_be_enabled()
    expect(ada.button("A hint")).to_have_count(0)


def test_a_player_locks_in_and_takes_it_back(sit: Opener) -> None:
    ada = sit(None)
    table = post(ada, "/api/tables", game="uluru", chairs=2, name="Ada", options={"rounds": 1}, listed=False)
    path = f"/t/{table['table']}"
    ada.page.goto(path)
    blaise = sit(path, size=SIZES["phone"])
    blaise.sit_down(2, "Blaise")
    watcher = sit(path, size=SIZES["phone"])
    ada.begin()
    heads = blaise.page.get_by_role("list", name="Stones").get_by_role("listitem")
    ada.done()
    expect(heads.first).to_contain_text("done")
    expect(watcher.page.get_by_text("Ada: done")).to_be_visible()
    ada.press("Not done after all")
    expect(heads.first).not_to_contain_text("done")
    expect(watcher.page.get_by_text("Ada: placing")).to_be_visible()
    ada.done()
    blaise.done()
    watcher.sees("Evaluation of round 1")


def test_spectators_see_everything_but_the_boards(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    racing(ada, server, 2, rounds=1)
    ada.type("White", 0)
    watcher = sit(re.sub(r"^https?://[^/]+", "", ada.page.url))
    watcher.press("Just watch")
    expect(watcher.page.get_by_role("list", name="Wishes").get_by_role("button")).to_have_count(8)
    expect(watcher.page.get_by_role("timer", name="Sand left")).to_be_visible()
    watcher.sees("Everyone places in secret.")
    expect(watcher.page.locator(".board")).to_have_count(0)
    for size in SIZES.values():
        resize(watcher, size)
        expect(watcher.page.get_by_text("Everyone places in secret.")).to_be_in_viewport(ratio=0.98)
    fits_every_size(watcher, "watching")
    server.advance(60_000)
    expect(watcher.page.get_by_role("img", name="Board of Ada: 0 White", exact=True)).to_be_visible()
    fits_every_size(watcher, "watching the evaluation")
