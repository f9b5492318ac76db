"""The evaluation: card by card from White to Black, stones one by one, and what was possible."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opener
from tests.browser.fitting import SIZES, fits, fits_every_size, resize
from tests.browser.screen import Screen
from tests.browser.test_fit import racing
from tests.live import LiveServer


def evaluated(screen: Screen, server: LiveServer, players: int, **options: object) -> None:
    """A round in which Ada has seated only White, and the sand has run out."""
    racing(screen, server, players, **options)
    screen.type("White", 0)
    server.advance(60_000)
    screen.sees("Evaluation of round 1")


def piles(screen: Screen) -> Locator:
    return screen.page.locator(".boards .sum")


def fallen(screen: Screen, seat: int = 0) -> int:
    found = re.search(r"(\d+)\D* in this round", piles(screen).nth(seat).inner_text())
    assert found is not None
    return int(found[1])


def test_everything_told_is_read_easily_on_a_desk(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    evaluated(ada, server, 3, rounds=2)
    ada.press("All cards")
    for cell in ada.page.locator(".leaf tbody th, .boards .sum").all():
        assert float(cell.evaluate("e => parseFloat(getComputedStyle(e).fontSize)")) >= 16
    expect(piles(ada).first).to_have_text(re.compile("^[78] stones in this round"))
    expect(ada.page.locator(".evaluation")).not_to_contain_text("·")


def test_without_motion_nothing_turns_by_itself_and_stones_fall_only_as_their_card_is_shown(
    sit: Opener, server: LiveServer
) -> None:
    ada = sit(None)
    ada.page.clock.install()
    evaluated(ada, server, 3, mode="after", rounds=2)
    words_above_the_bar(ada)
    for _ in range(9):
        ada.page.clock.run_for(3_400)
    expect(ada.page.locator(".count")).to_have_text("Card 1 of 8")
    assert fallen(ada) <= 1
    expect(ada.page.get_by_role("table")).to_have_count(0)  # the sum would give it away
    seen = [fallen(ada)]
    for number in range(2, 9):
        ada.press("Next card")
        expect(ada.page.locator(".count")).to_have_text(f"Card {number} of 8")
        seen.append(fallen(ada))
    assert all(later - earlier in (0, 1) for earlier, later in pairwise(seen))
    assert seen[-1] - seen[0] == 7  # seven birds did not land
    ada.press("Next card")
    scores = ada.page.get_by_role("table", name="Stones by round").get_by_role("row", name=re.compile("^Ada"))
    expect(scores.get_by_role("cell").last).to_have_text(str(seen[-1]))
    ada.press("Previous card")
    expect(ada.page.locator(".count")).to_have_text("Card 8 of 8")


def test_a_tap_or_a_key_turns_the_next_card_and_a_button_shows_all(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, size=SIZES["phone"], touch=True)
    evaluated(ada, server, 2, rounds=2)
    words_above_the_bar(ada)
    resize(ada, SIZES["phone"])
    ada.page.locator(".stage .cover").tap()
    expect(ada.page.locator(".count")).to_have_text("Card 2 of 8")
    ada.page.evaluate("document.activeElement.blur()")
    ada.page.keyboard.press("Space")
    expect(ada.page.locator(".count")).to_have_text("Card 3 of 8")
    ada.press("All cards")
    expect(ada.page.get_by_role("table", name="Wishes of this round")).to_be_visible()
    expect(ada.button("Next card")).to_be_disabled()


NOTE_COUNTS = """() => {
    window.counts = []
    new MutationObserver(() => {
        const shown = document.querySelector('.count')?.textContent
        if (shown && shown !== window.counts.at(-1)) window.counts.push(shown)
    }).observe(document, { subtree: true, childList: true, characterData: true })
}"""
"""Keeps every count of cards that the page has shown: on a slow machine the first is gone before one can look."""


def test_with_motion_the_cards_turn_by_themselves(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.page.clock.install()
    racing(ada, server, 2, rounds=2)
    ada.page.evaluate(NOTE_COUNTS)
    server.advance(60_000)
    ada.sees("Evaluation of round 1")
    for _ in range(9):
        ada.page.clock.run_for(3_400)
    expect(ada.page.get_by_role("table", name="Stones by round")).to_be_visible()
    assert ada.page.evaluate("window.counts") == [*(f"Card {number} of 8" for number in range(1, 9)), "All cards"]


def test_five_players_can_be_read(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    evaluated(ada, server, 5, mode="tricky", rounds=6)
    boards = ada.page.locator(".boards > li")
    expect(boards).to_have_count(5)
    for size in SIZES.values():
        resize(ada, size)
        for board in boards.all():
            expect(board.get_by_role("img", name=re.compile("^Board of "))).to_be_in_viewport(ratio=0.98)
    fits_every_size(ada, "card")
    words_above_the_bar(ada)
    ada.press("All cards")
    for size in SIZES.values():
        resize(ada, size)
        for name in ("Wishes of this round", "Stones by round"):
            table = ada.page.get_by_role("table", name=name)
            expect(table).to_be_in_viewport(ratio=0.98)
            for head in table.get_by_role("rowheader").all():
                box = head.bounding_box()
                assert box is not None
                assert box["height"] < 45, "a name stands on one line"
    fits_every_size(ada, "all cards")


def words_above_the_bar(ada: Screen) -> None:
    """Check that every board has its words, all of them above the bar."""
    for size in ((390, 844), (390, 664), (820, 1180), (844, 390), (1440, 900)):
        resize(ada, size)
        ada.page.wait_for_function(f"() => ({OUTSIDE})().length === 0")  # boards resize with the window
        assert not ada.overflows(), size


OUTSIDE = """() => {
    const bar = document.querySelector('.evaluation footer').getBoundingClientRect()
    const boards = [...document.querySelectorAll('.boards > li')]
    const parts = [...boards, ...document.querySelectorAll('.boards .sum, .boards .reason')]
    return parts.filter((part) => {
        const box = part.getBoundingClientRect()
        const whole = part.scrollWidth <= part.clientWidth && part.scrollHeight <= part.clientHeight
        return boards.includes(part) && !whole || box.bottom > bar.top + 1 || box.left < 0 || box.right > innerWidth
    })
}"""
"""Boards and words that are below the bar, outside the window, or clipped."""


def test_what_was_possible(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, size=SIZES["phone"])
    evaluated(ada, server, 1, mode="tricky", rounds=2)
    words_above_the_bar(ada)
    resize(ada, SIZES["phone"])
    ada.press("What was possible?")
    sheet = ada.page.get_by_role("dialog", name="What was possible?")
    expect(sheet).to_contain_text(re.compile("All wishes can be met|The best possible result is"))
    expect(sheet).to_contain_text(re.compile("of the 40,320 placements"))
    expect(sheet).to_contain_text(re.compile("Difficulty [1-5] of 5"))
    expect(sheet).to_contain_text("Ringed, because they sit elsewhere:")
    expect(sheet.get_by_role("img", name=re.compile("^One of the best boards: 0 "))).to_be_visible()
    fits(ada, "what was possible")
    ada.press("Close")
    expect(sheet).to_have_count(0)


def test_a_copied_wish_is_shown_as_its_chain(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, size=SIZES["phone"])
    evaluated(ada, server, 2, mode="experts", second_cards=8, rounds=1)
    chains = ada.page.locator(".chains")
    for _ in range(15):  # among sixteen of the eighty cards, nearly always some copy others
        if chains.count() > 0:
            expect(chains.locator("li.end").first).to_be_visible()
            fits(ada, "a chain")
        ada.press("Next card")
    expect(ada.page.locator(".count")).to_have_text("Card 16 of 16")
