"""The big screen: what a spectator sees from four metres, without touching anything."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.fitting import accessible, resize
from tests.browser.frames import Frames
from tests.browser.matches import post, result
from tests.browser.screen import Screen
from tests.live import LiveServer

STEP = 3_600
"""How long a card stays on the wall, in milliseconds."""


READABLE = 2.99
"""The least size of letters, in hundredths of the screen's height."""
WON = re.compile(r"wins?\b.*!|^All level: ")
"""How a match has ended."""
WALLS = ((1920, 1080), (1280, 720))


def tables(sit: Opener, name: str = "Ada") -> tuple[Screen, Screen, Screen, Frames]:
    """Two phones, one of them the host's, and a wall."""
    ada = sit(None, size=(390, 844), touch=True)
    found = post(ada, "/api/tables", game="uluru", chairs=2, name=name, options={"rounds": 1, "sand": 30})
    ada.page.goto(f"/t/{found['table']}")
    wall = sit(None, size=WALLS[0])
    wall.page.clock.install()
    frames = Frames(wall)
    wall.page.goto(f"/screen/{found['table']}")
    bo = sit(f"/t/{found['table']}", size=(390, 844), touch=True)
    return ada, bo, wall, frames


def smallest(page: Page) -> float:
    """The smallest visible font size, in hundredths of the screen's height."""
    script = """() => Math.min(...[...document.querySelectorAll('main *')]
        .filter(e => e.checkVisibility() && !e.closest('.out-of-sight, svg')
            && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
        .map(e => 100 * parseFloat(getComputedStyle(e).fontSize) / innerHeight))"""
    found: float = page.evaluate(script)
    return found


def readable(wall: Screen) -> None:
    for size in WALLS:
        resize(wall, size)
        assert smallest(wall.page) >= READABLE
        assert not wall.overflows()
        accessible(wall)


def test_a_round_on_the_wall(sit: Opener, server: LiveServer) -> None:
    ada, bo, wall, frames = tables(sit)
    expect(wall.page.get_by_role("img", name="The link as a picture for phones")).to_be_visible()
    expect(wall.page.get_by_text(re.compile(r"^The code: [A-Z]{4,}$"))).to_be_attached()
    wall.sees("free")
    readable(wall)
    bo.sit_down(2, "Bo")
    wall.sees("Bo")
    wall.sees("Ada begins as soon as everyone is here")

    ada.button("Begin").tap()
    wishes = wall.page.get_by_role("list", name="Wishes").get_by_role("listitem")
    expect(wishes).to_have_count(8)
    server.advance(3_000)
    expect(ada.button("Done")).to_be_enabled()
    expect(bo.button("Done")).to_be_enabled()
    readable(wall)
    ada.tap("White", 0)
    ada.done()
    expect(wall.page.get_by_role("img", name="Done")).to_have_count(1)
    assert all(match["seat"] is None and match["view"]["board"] is None for match in frames.matches)
    assert not [event for event in frames.events if event["type"] in ("Landed", "Lifted")]
    bo.done()

    expect(wall.page.get_by_role("heading", name="Evaluation of round 1")).to_be_visible()
    expect(wall.page.get_by_role("img", name="Board of Ada: 0 White")).to_be_visible()
    wall.sees(re.compile("^White: "))
    wall.page.clock.run_for(STEP)
    wall.sees(re.compile("^Pink: "))
    readable(wall)
    for _ in range(7):
        wall.page.clock.run_for(STEP)
    expect(wall.page.get_by_role("row", name=re.compile("Ada"))).to_be_visible()
    readable(wall)
    wall.page.clock.run_for(10_000)
    expect(
        wall.page.get_by_role("status").filter(has_text=re.compile("Ada.* wins?\\b.*!|^All level: .*Ada"))
    ).to_be_visible()
    wall.sees("Join for the next game")
    readable(wall)


LONG = ("Brave Hedgehog", "Wanderlustige Giraffe"[:20])


def whole(wall: Screen) -> None:
    """Names and numbers stay on their paper, and no word is broken or cut."""
    for size in ((1440, 900), WALLS[0]):
        resize(wall, size)
        whole_at_this_size(wall)
        assert smallest(wall.page) >= READABLE


def whole_at_this_size(wall: Screen) -> None:
    script = """() => [...document.querySelectorAll('.name, .score, .scores strong, .scores h2')].filter((part) => {
        const box = part.getBoundingClientRect()
        const paper = part.closest('.paper, li, tr')?.getBoundingClientRect()
        return part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline'
            || part.scrollHeight > part.clientHeight + 4 && getComputedStyle(part).overflow === 'hidden'
            || paper !== undefined && (box.right > paper.right + 1 || box.left < paper.left - 1)
    }).map((part) => part.outerHTML.slice(0, 120))"""
    assert wall.page.evaluate(script) == []
    broken = """(words) => words.filter((word) => {
        const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            const at = text.data.indexOf(word)
            if (at < 0 || !text.parentElement.matches('.name') || !text.parentElement.checkVisibility()) continue
            range.setStart(text, at)
            range.setEnd(text, at + word.length)
            const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)))
            if (lines.size > 1) return true
        }
        return false
    })"""
    assert wall.page.evaluate(broken, [word for name in LONG for word in name.split()]) == []


def test_long_names_are_whole_on_the_wall(sit: Opener, server: LiveServer) -> None:
    ada, bo, wall, _ = tables(sit, LONG[0])
    bo.sit_down(2, LONG[1])
    ada.button("Begin").tap()
    for again in (False, True):
        expect(wall.page.get_by_role("list", name="Wishes")).to_be_visible()
        server.advance(3_000)
        whole(wall)
        for one in (ada, bo):
            one.done()
        expect(wall.page.get_by_role("heading", name="Evaluation of round 1")).to_be_visible()
        whole(wall)
        way = wall.page.locator(".way").bounding_box()
        last = wall.page.locator(".way li").last.bounding_box()
        assert way is not None
        assert last is not None
        assert way["x"] + way["width"] - last["x"] - last["width"] < WALLS[0][0] / 40
        for _ in range(8):
            wall.page.clock.run_for(STEP)
        whole(wall)
        wall.page.clock.run_for(10_000)
        wall.sees("Join for the next game")
        whole(wall)
        if not again:
            ada.button("Rematch").tap()
    wall.sees("This evening")


@pytest.mark.smoke(folder="screen")
def test_it_is_a_spectator_even_on_the_hosts_own_device(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    found = post(ada, "/api/tables", game="uluru", chairs=1, name="Ada", options={"rounds": 1}, start=True)
    ada.page.goto(f"/t/{found['table']}")
    expect(ada.page.get_by_text("Round 1 of")).to_be_visible()
    server.advance(3_000)
    ada.drag("White", 3)
    wall = Screen(ada.page.context.new_page(), server)
    frames = Frames(wall)
    wall.page.goto(f"/screen/{found['table']}?lang=fr")
    wall.sees("Manche 1 sur 1")
    assert frames.matches
    assert all(match["seat"] is None and match["view"]["board"] is None for match in frames.matches)
    assert not any(chair["mine"] for frame in frames.all if frame.get("table") for chair in frame["table"]["chairs"])
    ada.sits("White", 3)
    assert wall.complaints == []


def test_a_lost_connection_recovers_by_itself(sit: Opener, mortal: LiveServer) -> None:
    ada = sit(None, server=mortal)
    found = post(ada, "/api/tables", game="uluru", chairs=2, name="Ada")
    wall = sit(f"/screen/{found['table']}", size=(1280, 720), server=mortal)
    wall.sees("Join with your phone")
    wall.page.wait_for_load_state("networkidle")
    mortal.kill()
    expect(wall.status().filter(has_text="looking for the table")).to_be_visible()
    mortal.restart()
    expect(wall.status().filter(has_text="looking for the table")).to_have_count(0)
    wall.sees("Ada")
    wall.page.goto("/screen/nothing-here")
    wall.sees("There is no such table any more.")


def frozen(screen: Screen) -> None:
    """Let the clock of a screen stand still: it shows nothing by itself, and does not lose patience."""
    screen.page.clock.install()
    screen.page.clock.pause_at(screen.page.evaluate("Date.now() / 1000") + 1)


def heard(screen: Screen) -> str:
    """All that a screen reader is told by itself."""
    script = "() => [...document.querySelectorAll('[aria-live], [role=log], [role=status]')].map(e => e.textContent)"
    return " ".join(screen.page.evaluate(script))


def test_phones_tell_no_more_than_the_wall_has(sit: Opener, server: LiveServer) -> None:
    """... neither to the eye nor to a screen reader, unless somebody asks their own phone at once."""
    ada, bo, wall, _ = tables(sit)
    bo.sit_down(2, "Bo")
    ada.button("Begin").tap()
    expect(wall.page.get_by_role("list", name="Wishes").get_by_role("listitem")).to_have_count(8)
    server.advance(3_000)
    frozen(wall)
    phones = (ada, bo)
    for phone in phones:
        expect(phone.button("Done")).to_be_enabled()
        frozen(phone)
        phone.tap("White", 0)
        phone.done()
    expect(wall.page.get_by_role("heading", name="Evaluation of round 1")).to_be_visible()
    for card in range(1, 9):
        for phone in phones:
            expect(phone.page.locator(".evaluation footer")).to_contain_text(f"Card {card} of 8")
            expect(phone.button("Next card")).to_be_disabled()
            expect(phone.button("What was possible?")).to_have_count(0)
            expect(phone.page.locator(".boards > *")).to_have_count(1)
            expect(result(phone)).to_contain_text("And the result is …")
            assert "Round 1 is over" not in heard(phone)
        wall.page.clock.run_for(STEP)
    for phone in phones:
        expect(phone.page.locator(".evaluation [aria-live]")).to_contain_text("Round 1 is over")
        expect(result(phone).get_by_role("heading")).to_have_text("Look at the big screen!")
        expect(phone.page.get_by_text(WON)).to_have_count(0)
    ada.button("Show me now").tap()
    expect(result(ada).get_by_role("heading")).to_contain_text("win")
    wall.page.clock.run_for(10_000)
    expect(wall.page.get_by_role("status").filter(has_text=WON)).to_be_visible()
    expect(result(bo).get_by_role("heading")).to_contain_text("win")
    expect(bo.button("Show me now")).to_have_count(0)
