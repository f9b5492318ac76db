"""The lesson of Ostriches on a real table, by touch and by keys, and its rules in three languages.

The mate in the lesson plays at random, so these learners look at the board and do whatever is possible.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opener
from tests.browser.fitting import SIZES, fits_every_size
from tests.browser.lessons import guide, lid_leads_to_lesson_and_rules, rules_in_every_language, tab_to, told
from tests.browser.screen import Screen
from tests.live import LiveServer

MOST_TURNS = 40
MOST_LOOKS = 200
LOOK_MS = 250
"""How often to look whether the mate has acted, and how long each time."""
LONG = 10_000
"""Longer than the mate thinks."""
GO = re.compile("^(Go|Up!|Turn|Look)$")
COME_UP = ("Choose two", "Pick a bush", "Turn a tile, but not")
"""What the guide says after an ostrich has come up."""
UP = re.compile("can go here and comes up")
SQUARES = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
TITLES = (
    "Hello from the dunes!",
    "Leap, then turn a tile",
    "Now Wanderer 1",
    "Pull a head out",
    "What can it do?",
    "The fourth face wins",
)


class Learner:
    """A learner with touch or a mouse."""

    def __init__(self, screen: Screen, server: LiveServer) -> None:
        self.screen = screen
        self.page = screen.page
        self.server = server
        expect(self.square("e5")).to_have_accessible_name(re.compile("lookout"))
        found = re.search("lookout of (.*), head", self.square("e5").get_attribute("aria-label") or "")
        assert found is not None
        self.name = found[1]

    @property
    def guide(self) -> Locator:
        return guide(self.screen)

    def told(self, title: str | re.Pattern[str]) -> None:
        told(self.screen, title)

    @property
    def words(self) -> Locator:
        """What the screen says to do now, or who is on turn."""
        return self.page.locator(".actions .now")

    def hears(self, *words: str) -> None:
        expect(self.words).to_have_text(re.compile("|".join(words)))

    def square(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{name}\\b"))

    def choose(self, square: Locator) -> None:
        square.tap()

    def press(self, name: str) -> None:
        self.screen.button(name).tap()

    def quarter(self) -> None:
        """Turn any tile that may turn."""
        self.page.get_by_role("button", name=re.compile("^Turn tile"), disabled=False).first.tap()

    def go(self) -> None:
        self.page.get_by_role("button", name=GO).tap()

    def mine(self) -> list[str]:
        """The learner's own face-down ostriches, the furthest first."""
        mine = re.compile(f"^([a-f][1-6]): .* of {re.escape(self.name)}, head in the sand")
        labels = self.page.locator(".squares button").evaluate_all("all => all.map((one) => one.ariaLabel)")
        found = [match[1] for label in labels if (match := mine.match(label)) and "just moved" not in label]
        return sorted(found, key=lambda square: square[1], reverse=True)

    def targets(self, name: re.Pattern[str]) -> Iterator[str]:
        for label in self.page.locator(".squares .target").evaluate_all("all => all.map((one) => one.ariaLabel)"):
            if name.search(label):
                yield label[:2]

    def on_turn(self) -> None:
        """Wait until the mate has acted."""
        for _ in range(MOST_LOOKS):
            if self.over() or "Pick an" in self.words.inner_text():
                return
            self.server.advance(LONG)
            with suppress(AssertionError):  # the mate goes on, or the page has yet to show that it has
                expect(self.words).to_have_text(re.compile("Pick an|Four faces are up"), timeout=LOOK_MS)
        raise AssertionError("the mate does nothing")

    def over(self) -> bool:
        return "Four faces are up" in self.words.inner_text()

    def walk(self) -> None:
        """Take a calm turn that goes as far as possible."""
        for start in [*self.mine(), *SQUARES]:
            self.choose(self.square(start))
            ways = sorted(self.targets(re.compile("can go here$")), key=lambda square: square[1])
            if ways:
                self.choose(self.square(ways[-1]))
                self.quarter()
                self.go()
                self.hears("is thinking")
                return
        raise AssertionError("nobody can leap")

    def come_up(self) -> bool:
        """Let one of the learner's own ostriches come up, if any can; the lookout first."""
        own = self.mine()
        own.sort(key=lambda square: "lookout" not in (self.square(square).get_attribute("aria-label") or ""))
        for start in own:
            self.choose(self.square(start))
            for way in self.targets(UP):
                self.choose(self.square(way))
                self.go()
                self.hears(*COME_UP, "Four faces are up")
                return True
            self.choose(self.square(start))
        return False

    def try_to_come_up(self) -> None:
        for _ in range(MOST_TURNS):
            self.on_turn()
            if self.over() or self.come_up():
                return
            self.walk()
        raise AssertionError("nobody came up")

    def use(self) -> None:
        """Look with a lookout, skip any other power; then turn a tile."""
        rumps = re.compile(", head in the sand")
        self.hears(*COME_UP)
        if "you alone" in self.words.inner_text():
            for number in (0, 1):
                self.choose(self.page.get_by_role("button", name=rumps).nth(number))
            self.go()
        elif "Turn a tile" not in self.words.inner_text():
            self.press("Don\u2019t use it")
        self.hears("Turn a tile")
        self.quarter()
        self.go()
        self.hears("is thinking")


class Typist(Learner):
    """A learner with a keyboard only."""

    def at(self, square: Locator) -> str:
        """Move the cursor to a square; returns its name."""
        tab_to(self.screen, self.page.locator('.squares [tabindex="0"]'))
        here = (self.page.locator(".squares :focus").get_attribute("aria-label") or "")[:2]
        there = (square.get_attribute("aria-label") or "")[:2]
        across, up = ord(there[0]) - ord(here[0]), int(there[1]) - int(here[1])
        for key, times in (("ArrowRight", across), ("ArrowLeft", -across), ("ArrowUp", up), ("ArrowDown", -up)):
            for _ in range(times):
                self.page.keyboard.press(key)
        expect(square).to_be_focused()
        return there

    def choose(self, square: Locator) -> None:
        self.at(square)
        self.page.keyboard.press("Enter")

    def quarter(self) -> None:
        for middle in ("b2", "e2", "b5", "e5"):
            self.at(self.square(middle))
            self.page.keyboard.press("+")
            if self.page.locator(".strip .chosen").count():
                return
        raise AssertionError("no tile can turn")

    def go(self) -> None:
        tab_to(self.screen, self.page.locator('.squares [tabindex="0"]'))
        self.page.keyboard.press("Shift+Enter")

    def press(self, name: str) -> None:
        tab_to(self.screen, self.screen.button(name))
        self.page.keyboard.press("Enter")


def learn(sit: Opener, server: LiveServer, kind: type[Learner], size: tuple[int, int]) -> Learner:
    return kind(sit("/learn/ostriches", size=size, touch=kind is Learner), server)


@pytest.mark.parametrize(("kind", "size"), [(Learner, SIZES["phone"]), (Typist, SIZES["desk"])])
def test_the_whole_lesson(sit: Opener, server: LiveServer, kind: type[Learner], size: tuple[int, int]) -> None:
    ada = learn(sit, server, kind, size)
    ada.told("Hello from the dunes!")
    ada.press("Go on")
    ada.told("Leap, then turn a tile")
    ada.choose(ada.square("f2"))
    ada.choose(ada.square("d1"))
    ada.quarter()
    ada.go()
    ada.told(TITLES[2])
    expect(ada.guide).to_contain_text("Well done!")
    ada.on_turn()
    expect(ada.page.get_by_role("button", name=re.compile("just moved"))).to_be_visible()
    ada.press("Go on")
    ada.told("Pull a head out")
    ada.try_to_come_up()
    ada.told("What can it do?")
    if not ada.over():
        ada.use()
    else:
        ada.press("Go on")
    ada.told("The fourth face wins")
    while not ada.over():
        ada.try_to_come_up()
        if not ada.over():
            ada.use()
    expect(ada.guide).to_contain_text("Four faces: you have won!")
    expect(ada.guide).to_contain_text("You have 4 of 4 faces")
    ada.press("Play now")
    expect(ada.page.get_by_role("group", name="Your ostriches")).to_be_visible()


def test_every_screen_of_the_lesson_fits(sit: Opener, server: LiveServer) -> None:
    ada = learn(sit, server, Learner, SIZES["phone"])
    for title in TITLES[:-1]:
        ada.told(title)
        fits_every_size(ada.screen, title)
        ada.screen.press("Go on")
    ada.told(TITLES[-1])
    fits_every_size(ada.screen, "the end")


def test_the_rules_in_three_languages(sit: Opener) -> None:
    power = {"en": "lookout", "fr": "guetteuse", "de": "Späher"}
    picture = {
        "en": "The lookout has come up",
        "fr": "La guetteuse s\u2019est montrée",
        "de": "Der Späher ist auf a6 aufgetaucht",
    }
    for language, reader in rules_in_every_language(
        sit, "ostriches", "The rules of Ostriches", "Les règles d\u2019Autruches", "Die Regeln von Vogel Strauß"
    ):
        expect(reader.page.get_by_role("heading", name=power[language], exact=True)).to_be_visible()
        expect(reader.page.get_by_role("img", name=re.compile(picture[language]))).to_be_visible()
        expect(reader.page.get_by_text("tiles:swne")).to_be_visible()


def test_the_box_leads_to_lesson_and_rules(sit: Opener) -> None:
    lid_leads_to_lesson_and_rules(sit, "ostriches", "Ostriches")
