"""Every page at three sizes and in three languages, a race at five: nothing is cut off, too small or unnamed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.fitting import SIZES, fits, fits_every_size, laid_out, resize
from tests.browser.matches import post
from tests.browser.screen import Screen
from tests.live import LiveServer

RACES = {"small": (360, 640), "with bars": (390, 664), **SIZES, "landscape": (844, 390)}
LOW = {"tiny": (320, 568), "small on its side": (667, 375), "flat": (740, 360), "zoomed": (720, 450)}
COLOURS = frozenset({"with bars", "desk", "landscape"})
"""Where colours are checked too: one of each layout."""
EIGHT_BIRDS = 352
"""Eight targets of 44 pixels; on a narrower screen the birds on the perch are a little slimmer."""
MODES: dict[str, dict[str, Any]] = {
    "first": {"mode": "first"},
    "experts": {"mode": "experts", "second_cards": 8},
    "strengths": {"mode": "strengths"},
}
NEEDED = (".wishes", ".board", ".hand", ".actions", ".sand")
"""What players need in a race, from top to bottom; the sand may overlap a corner of the board."""


def above_the_fold(screen: Screen, where: str) -> None:
    """Check that during a race nothing that players need is below the fold, and nothing overlaps."""
    for needed in NEEDED:
        expect(screen.page.locator(needed), where).to_be_in_viewport(ratio=0.98)
    expect(screen.button("Done"), where).to_be_in_viewport(ratio=0.98)
    boxes = {needed: screen.page.locator(needed).bounding_box() for needed in NEEDED[:-1]}
    for one, first in boxes.items():
        for other, second in boxes.items():
            assert first is not None
            assert second is not None
            apart = (
                first["x"] + first["width"] <= second["x"] + 1
                or second["x"] + second["width"] <= first["x"] + 1
                or first["y"] + first["height"] <= second["y"] + 1
                or second["y"] + second["height"] <= first["y"] + 1
            )
            assert one == other or apart, (where, one, other)


def boxes(screen: Screen, *selectors: str) -> list[Any]:
    return [screen.page.locator(selector).first.bounding_box() for selector in selectors]


def whole(screen: Screen, where: str) -> None:
    """Check that everything on a card lies within it: no word is cut, no picture leaves its paper."""
    script = """() => [...document.querySelectorAll('.wishes .card')].flatMap((card) => {
        const edge = card.getBoundingClientRect()
        const parts = [...card.querySelectorAll('.picture, .words')].filter((part) => part.checkVisibility())
        return parts.filter((part) => {
            const box = part.getBoundingClientRect()
            return box.left < edge.left - 1 || box.right > edge.right + 1 || box.bottom > edge.bottom + 1
                || part.scrollWidth > part.clientWidth + 1
                || part.matches('.picture') && box.height < 14
        }).map((part) => `${card.ariaLabel}: ${part.className}`)
    })"""
    assert screen.page.evaluate(script) == [], where


def free_of_places(screen: Screen, selector: str) -> None:
    """Check that nothing in a corner of the board overlaps one of its places."""
    corner = screen.page.locator(selector).bounding_box()
    assert corner is not None
    for number in range(8):
        place = screen.place(number).bounding_box()
        assert place is not None
        # places are round, or nearly: their corners are free
        inset = place["width"] * 0.15
        apart = (
            corner["x"] + corner["width"] <= place["x"] + inset
            or place["x"] + place["width"] - inset <= corner["x"]
            or corner["y"] + corner["height"] <= place["y"] + inset
        )
        assert apart, (selector, number)


def racing(screen: Screen, server: LiveServer, players: int = 1, **options: Any) -> None:
    """Begin a race and turn the glass."""
    bots = ["casual"] * (players - 1)
    table = post(
        screen, "/api/tables", game="uluru", chairs=players, name="Ada", options=options, bots=bots, start=True
    )
    screen.page.goto(f"/t/{table['table']}")
    expect(screen.page.locator(".wishes")).to_be_visible()
    server.advance(3_000)
    expect(screen.page.locator(".actions .strong")).to_be_enabled()


FAULTY = """() => {
    const faint = Object.assign(document.createElement('p'), { textContent: 'faint' })
    const small = document.createElement('button')
    Object.assign(faint.style, { color: '#777', background: '#888', width: '200vw' })
    Object.assign(small.style, { minWidth: '20px', width: '20px', padding: '0' })
    document.querySelector('main').append(faint, small)
}"""


def test_the_checks_find_what_is_wrong(sit: Opener) -> None:
    """... on pages that are not painted, too."""
    ada = sit("/rules/chess")
    ada.sees("There are no rules for this game here.")
    fits(ada)
    ada.page.evaluate(FAULTY)
    assert [fault.partition(":")[0] for fault in ada.faults()] == ["button-name", "color-contrast"]
    assert len(ada.small()) == 1
    assert ada.overflows()


def test_every_page_fits(sit: Opener, server: LiveServer) -> None:
    ada = sit()
    ada.open_table("Ada")
    ada.seat_bot(2, "skilled")
    fits_every_size(ada, "lobby")
    racing(ada, server, 2, rounds=1)
    ada.type("White", 2)
    fits_every_size(ada, "placing")
    ada.press("Rules in short")
    fits_every_size(ada, "help")
    ada.press("Close")
    server.advance(60_000)
    ada.sees("Evaluation of round 1")
    fits_every_size(ada, "result")
    ada.press("All cards")
    fits_every_size(ada, "all cards")
    ada.page.get_by_role("link", name="Watch it again").first.click()
    expect(ada.status().filter(has_text="Step 1 of")).to_be_visible()
    fits_every_size(ada, "replay")


@pytest.mark.parametrize("mode", MODES)
def test_a_race_needs_no_scrolling(sit: Opener, server: LiveServer, mode: str) -> None:
    ada = sit(None)
    racing(ada, server, 5, **MODES[mode])
    expect(ada.page.locator(".wish")).to_have_count(8 if mode == "first" else 16)
    for name, (width, height) in {**RACES, **LOW}.items():
        resize(ada, (width, height))
        where = f"{mode} at {name}"
        above_the_fold(ada, where)
        for chip in ada.page.locator(".players li").all():
            expect(chip, where).to_be_in_viewport(ratio=0.98)
        if name in LOW:
            whole(ada, where)
        if width >= EIGHT_BIRDS:
            fits(ada, where, colours=name in COLOURS)


def test_text_at_double_size_covers_nothing(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    racing(ada, server, 3)
    ada.page.evaluate("document.documentElement.style.fontSize = '32px'")
    for size in ("phone", "desk"):
        resize(ada, SIZES[size])
        above_the_fold(ada, size)
        whole(ada, size)
        for corner in (".sand", ".help"):
            free_of_places(ada, corner)
        assert not ada.overflows()


def test_a_hint_moves_nothing(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, size=SIZES["phone"])
    table = post(ada, "/api/tables", game="uluru", chairs=1, name="Ada", hints=True, start=True)
    ada.page.goto(f"/t/{table['table']}")
    expect(ada.page.locator(".wishes")).to_be_visible()
    server.advance(3_000)
    expect(ada.button("Done")).to_be_enabled()
    for width, height in (SIZES["phone"], RACES["with bars"], SIZES["desk"]):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.type("White", 3)
        laid_out(ada)
        before = boxes(ada, ".board", ".hand", ".actions .strong", ".wishes")
        ada.button("A hint").click()
        ada.sees("This result counts as “with hints”.")
        laid_out(ada)
        assert boxes(ada, ".board", ".hand", ".actions .strong", ".wishes") == before
        expect(ada.page.locator(".actions p")).to_be_in_viewport(ratio=0.99)
        ada.type("White", 4)
    ada.page.set_viewport_size({"width": 667, "height": 375})
    ada.button("A hint").click()
    ada.sees("This result counts as “with hints”.")
    laid_out(ada)
    words, cards = boxes(ada, ".actions p", ".wishes")
    assert words["y"] >= cards["y"] + cards["height"] - 1
    expect(ada.page.locator(".actions p")).to_be_in_viewport(ratio=0.99)


def test_the_birds_letters_show_where_there_is_a_keyboard(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, size=SIZES["desk"])
    racing(ada, server)
    letters = ada.page.locator(".hand kbd")
    expect(letters).to_have_count(8)
    expect(letters.filter(visible=True)).to_have_count(8)
    expect(letters.last).to_have_text("k")
    resize(ada, SIZES["phone"])
    expect(letters.filter(visible=True)).to_have_count(0)


@pytest.mark.parametrize(("locale", "done"), [("fr-FR", "Terminé"), ("de-DE", "Fertig")])
def test_other_languages_fit_a_phone(sit: Opener, server: LiveServer, locale: str, done: str) -> None:
    ada = sit(None, size=SIZES["phone"], locale=locale)
    racing(ada, server, 3, mode="tricky")
    expect(ada.button(done)).to_be_enabled()
    expect(ada.button(done)).to_be_in_viewport(ratio=0.98)
    fits(ada, locale)
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    ada.page.get_by_role("combobox").first.select_option("en")
    expect(ada.button("Done")).to_be_enabled()
    ada.page.reload()
    expect(ada.button("Done")).to_be_enabled()


def test_nothing_comes_from_elsewhere_and_only_one_language_is_loaded(sit: Opener, server: LiveServer) -> None:
    ada = sit("/r/none")
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.goto("/")
    ada.open_table("Ada")
    assert all(url.startswith(server.url) for url in asked)
    loaded = {Path(url).stem[: -len("-12345678")] for url in asked if "/assets/" in url}
    assert {"words-en", "words-uluru-en"} <= loaded
    assert not {"words-fr", "words-de", "words-uluru-fr", "words-uluru-de"} & loaded
