"""The board stays where it is, whatever the words beside it say."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludotheque.games.dwarfcity.model import Build, Done
from ludotheque.games.dwarfcity.rules.play import CATALOGUE
from tests.browser import desert, savanna
from tests.browser.conftest import Opener
from tests.browser.fitting import laid_out, resize
from tests.browser.hill import opened
from tests.browser.matches import acted
from tests.browser.screen import Screen
from tests.browser.test_fit import racing
from tests.live import LiveServer

SIZES = {"small": (375, 553), "large": (390, 844), "on its side": (667, 375), "tablet": (820, 1180)}
LOCALES = ["en-GB", "de-DE"]
TURNS = 3
"""So many turns of a child are looked at."""


class Steady:
    """Remembers where a part of the screen was first at every size, and checks that it is still there."""

    def __init__(self, screen: Screen, part: str) -> None:
        self.screen = screen
        self.part = part
        self.first = self.boxes()

    def boxes(self) -> dict[str, dict[str, int]]:
        return {name: self.box(size) for name, size in SIZES.items()}

    def box(self, size: tuple[int, int]) -> dict[str, int]:
        resize(self.screen, size)
        found = self.screen.page.locator(self.part).first.bounding_box()
        assert found is not None
        return {key: round(value) for key, value in found.items()}  # type: ignore[call-overload]

    def check(self, when: str) -> None:
        assert self.boxes() == self.first, when


def test_ostriches(sit: Opener) -> None:
    ada, bo = desert.seated(sit)
    if ada.table["turn"] == ada.seat:
        desert.place_one(ada, bo)
    board = Steady(bo.screen, ".fit")
    bo.press(bo.screen.button("gardener").first)
    board.check("an ostrich is taken")
    bo.choose("e4")
    board.check("it is placed")
    desert.stand_all(ada, bo)
    if ada.table["turn"] != ada.seat:
        bo.do(desert.towards(bo, []), ada)
    board = Steady(bo.screen, ".fit")
    ada.do(desert.towards(ada, []), bo)
    board.check("the other player's turn is told")
    action = desert.towards(bo, [])
    first, second = desert.squares_of(action)
    bo.choose(first)
    board.check("an ostrich is chosen")
    bo.choose(second)
    board.check("it leaps")
    bo.turn(action.turn)  # type: ignore[union-attr]
    board.check("a tile is turned")
    bo.press(bo.screen.button("Go"))
    laid_out(bo.screen)
    board.check("the other player is on turn")


@pytest.mark.parametrize("locale", LOCALES)
def test_ubongo(sit: Opener, locale: str) -> None:
    ada = savanna.alone(sit, mode="count", length=1, hints=True, locale=locale)
    board = Steady(ada.screen, ".board[data-settled]")
    ada.touch(ada.piece(ada.task["pieces"][0]))
    board.check("a piece is picked")
    ada.page.locator(".tools .lamp").click()
    expect(ada.page.locator(".say.told")).to_be_visible()
    board.check("a hint is given")
    last = ada.covering()[-1]
    ada.type(last)
    expect(ada.page.locator(".lies[data-piece]")).to_have_count(1)
    ada.settled()
    board.check("a piece lies")


@pytest.mark.parametrize("locale", LOCALES)
def test_uluru(sit: Opener, server: LiveServer, locale: str) -> None:
    ada = sit(None, locale=locale)
    racing(ada, server, 2, rounds=1)
    board = Steady(ada, ".board")
    ada.page.keyboard.press(ada.page.locator(".hand kbd").first.inner_text())
    board.check("a bird is picked")
    ada.page.keyboard.press("3")
    expect(ada.page.locator(".beside .hand button")).to_have_count(7)
    board.check("a bird has landed")
    ada.page.locator(".actions .lamp").click()
    expect(ada.page.locator(".actions .advised")).to_be_visible()
    board.check("a hint is given")
    done = ada.page.locator(".actions .strong")
    done.click()
    expect(ada.page.locator(".actions .sure")).to_be_visible()
    board.check("really done?")
    done.click()
    expect(ada.page.locator(".actions .finish")).to_be_visible()
    board.check("the others are waited for")


@pytest.mark.parametrize("locale", ["en-GB", "de-DE", "fr-FR"])
def test_dwarf_city(sit: Opener, locale: str) -> None:
    anna = opened(sit, locale=locale, strength="gentle")
    yard = Steady(anna.screen, ".own")
    turns = 0
    while turns < TURNS:
        action = anna.wants()
        turns += isinstance(action, Done)
        step = anna.table["steps"] + 1
        acted(anna.screen, CATALOGUE.index(action))
        anna.seen(step)
        yard.check(str(action))
        builds = [one for one in anna.legal if isinstance(one, Build)]
        block = builds[0].block if builds else ""
        # a block that fits on one tower only is built at once, by whichever die
        if len({one.tower for one in builds if one.block == block}) > 1:
            anna.block(block).press("Enter")
            yard.check("a block is held")
            anna.block(block).press("Escape")
