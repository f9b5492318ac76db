"""The lesson of Dwarf City in four pictures, by touch and by keys, and its rules in three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opener
from tests.browser.fitting import SIZES, fits_every_size
from tests.browser.lessons import guide, lid_leads_to_lesson_and_rules, rules_have_a_picture, told
from tests.browser.screen import Screen

TITLES = ("Roll the dice!", "Build!", "Blue is the kobold\u2019s", "All towers, before his")


class Learner:
    """A small child with a finger."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.page = screen.page
        self.told(TITLES[0])

    @property
    def guide(self) -> Locator:
        return guide(self.screen)

    def told(self, title: str) -> None:
        told(self.screen, title)

    def hears(self, words: str) -> None:
        expect(self.guide).to_contain_text(words)

    def offered(self, name: str) -> Locator:
        """A block on the table, or a button for the dice."""
        shining = self.page.locator(".shelf [data-offer], .tray [data-offer]")
        return self.page.get_by_role("button", name=re.compile(f"^{name}")).and_(shining)

    def do(self, name: str) -> None:
        self.offered(name).tap()

    def roll(self) -> None:
        self.do("Roll the dice")

    def shown(self, presses: int) -> None:
        """Press "Go on" this often; each time something is done at the table."""
        table = self.page.locator(".play")
        for _ in range(presses):
            step = table.get_attribute("data-step") or ""
            self.screen.press("Go on")
            expect(table).not_to_have_attribute("data-step", step)


class Typist(Learner):
    """A learner with a keyboard only."""

    def do(self, name: str) -> None:
        self.offered(name).focus()
        self.page.keyboard.press("Enter")

    def roll(self) -> None:
        expect(self.screen.button("Roll the dice")).to_be_visible()
        self.page.locator("body").evaluate("() => document.activeElement?.blur()")
        self.page.keyboard.press("Space")


@pytest.mark.parametrize(("kind", "size"), [(Learner, "phone"), (Typist, "desk")], ids=["finger", "keys"])
def test_the_whole_lesson(sit: Opener, kind: type[Learner], size: str) -> None:
    ada = kind(sit("/learn/dwarfcity", size=SIZES[size], touch=kind is Learner))
    expect(ada.page.locator(".rings .ring")).to_have_count(1)
    ada.roll()
    ada.told(TITLES[1])
    ada.hears("Well done!")
    # the shining blocks are ringed, and so is the tower that waits for them
    expect(ada.page.locator(".rings .ring")).to_have_count(ada.page.locator(".shelf .shines").count() + 1)
    ada.do("yellow roof on tower 11")
    ada.hears("The roof is on")
    ada.do("red cube on tower 12")
    ada.do("violet brick on tower 12")
    ada.hears("Then pass the dice on.")
    ada.do("Pass the dice on")
    ada.told(TITLES[2])
    ada.roll()
    ada.hears("Bump!")
    ada.screen.press("Go on")
    ada.told(TITLES[3])
    ada.hears("You have 11 of 12 towers, the kobold 6 of")
    ada.roll()
    for block in ("red cube", "violet brick", "violet roof"):
        ada.do(f"{block} on tower 12")
    ada.hears("The city stands. Hurray!")
    expect(ada.guide.get_by_role("link", name="Read the rules")).to_have_attribute("href", "/rules/dwarfcity")
    ada.screen.press("Play now")
    expect(ada.page.locator(".tray")).to_be_visible()


TORN = """() => {
    window.early = null
    const look = () => {
        if (window.early !== null || !document.body.innerText.includes('Bump!')) return
        window.early = document.querySelectorAll('[data-tower="11"] g.block').length
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
"""How many blocks still stood on the tower when the mole said that it had fallen."""


@pytest.mark.slow
def test_go_on_acts_at_the_table(sit: Opener) -> None:
    """Words and table stay together; every picture fits at every size."""
    ada = Learner(sit("/learn/dwarfcity", touch=True))
    for title, presses in zip(TITLES, (1, 4, 1, 0), strict=True):
        ada.told(title)
        fits_every_size(ada.screen, title)
        if title == TITLES[2]:  # the mole mentions the fall once it is visible
            ada.page.emulate_media(reduced_motion="no-preference")
            ada.page.evaluate(TORN)
        ada.shown(presses)
        if title == TITLES[2]:
            ada.hears("Bump!")
            assert ada.page.evaluate("window.early") == 0
            ada.page.emulate_media(reduced_motion="reduce")
            ada.screen.press("Go on")
    expect(ada.guide).not_to_contain_text("Well done!")


def test_a_lesson_resumes_where_it_was_left(sit: Opener) -> None:
    ada = Learner(sit("/learn/dwarfcity", touch=True))
    ada.roll()
    ada.told(TITLES[1])
    ada.do("yellow roof on tower 11")
    ada.hears("The roof is on")
    ada.page.reload()
    ada.told(TITLES[1])
    ada.hears("The roof is on")
    ada.do("red cube on tower 12")
    ada.hears("The roof is on")
    # or from the start
    ada.screen.press("From the start")
    ada.told(TITLES[0])
    ada.roll()
    ada.told(TITLES[1])


def test_the_rules_in_three_languages(sit: Opener) -> None:
    titles = "The rules of Dwarf City", "Les règles de La ville des nains", "Die Regeln der Zwergen-Stadt"
    pictures = "A blue block shows the kobold", "Un bloc bleu montre le visage", "Ein blauer Stein zeigt das Gesicht"
    rules_have_a_picture(sit, "dwarfcity", titles, pictures)


def test_the_box_leads_to_lesson_and_rules(sit: Opener) -> None:
    lid_leads_to_lesson_and_rules(sit, "dwarfcity", "Dwarf City")
