"""The lesson on a real table, by mouse and by keyboard only, and the rules in three languages."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.fitting import fits, fits_every_size, resize
from tests.browser.lessons import guide, lid_leads_to_lesson_and_rules, rules_in_every_language, tab_to, told
from tests.browser.screen import Screen
from tests.live import LiveServer

REST = (("Yellow", 2), ("Red", 3), ("Green", 0), ("Orange", 1), ("Black", 4), ("Blue", 7))
"""With White and Pink on 6 and 5, or the other way round, every wish of the lesson is met."""


def begin(sit: Opener, server: LiveServer, size: tuple[int, int] = (1440, 900), locale: str = "en-GB") -> Screen:
    screen = sit("/learn/uluru", size=size, locale=locale)
    expect(screen.page.locator(".board")).to_be_visible()
    server.advance(3_000)
    expect(screen.page.locator(".actions .strong")).to_be_enabled()
    return screen


def enter(screen: Screen, name: str) -> None:
    tab_to(screen, screen.button(name))
    screen.page.keyboard.press("Enter")


def keyed(screen: Screen, letter: str, place: int) -> None:
    """A letter picks a bird, a number seats it."""
    screen.page.keyboard.press(letter)
    screen.page.keyboard.press(str(place))
    screen.settled()


def test_the_whole_lesson_by_mouse(sit: Opener, server: LiveServer) -> None:
    ada = begin(sit, server)
    told(ada, "Good evening!")
    ada.press("Go on")
    told(ada, "Seat a bird")
    ada.drag("Pink", 0)
    expect(guide(ada)).to_contain_text("There is no room beside Pink on that branch.")
    ada.place(0).click()
    ada.place(5).click()
    told(ada, "Make a wish come true")
    expect(guide(ada)).to_contain_text("Well done!")
    expect(guide(ada)).to_contain_text("White has a wish: next to Pink.")
    ada.drag("White", 0)
    expect(guide(ada)).to_contain_text("White is not happy there.")
    expect(guide(ada)).not_to_contain_text("Well done!")
    ada.place(0).click()
    ada.place(6).click()
    told(ada, "Change your mind")
    ada.press("Opposite")
    expect(guide(ada)).to_contain_text("Opposite, across the rock: 0-3, 0-4, 1-6, 1-7, 2-5, 2-6")
    ada.place(6).click()
    ada.place(5).click()
    told(ada, "Now all the others")
    expect(guide(ada)).to_contain_text("2 of 8 wishes are met.")
    for bird, place in REST:
        ada.drag(bird, place)
    expect(guide(ada)).to_contain_text("Every wish is met! Now press “Done”.")
    ada.done()
    told(ada, "You can play!")
    expect(guide(ada)).to_contain_text("No stone, everyone sleeps well!")
    ada.press("Play now")
    ada.sees("Round 1 of 6")


def test_the_whole_lesson_by_keyboard(sit: Opener, server: LiveServer) -> None:
    ada = begin(sit, server)
    enter(ada, "Go on")
    told(ada, "Seat a bird")
    expect(guide(ada)).to_contain_text("With the keyboard: P, then a number from 0 to 7")
    keyed(ada, "p", 5)
    told(ada, "Make a wish come true")
    keyed(ada, "w", 6)
    told(ada, "Change your mind")
    keyed(ada, "w", 5)
    told(ada, "Now all the others")
    for letter, place in zip("yrgokb", (2, 3, 0, 1, 4, 7), strict=True):
        keyed(ada, letter, place)
    expect(guide(ada)).to_contain_text("Every wish is met!")
    enter(ada, "Done")
    told(ada, "You can play!")
    tab_to(ada, ada.button("Play now"))


def test_the_guide_asks_once_about_each_board(sit: Opener, server: LiveServer) -> None:
    """Every answer made it ask again, a hundred times a lesson."""
    asked: list[str] = []
    ada = sit()
    ada.page.on("websocket", lambda line: line.on("framesent", lambda sent: asked.append(json.loads(sent)["type"])))
    ada.page.goto("/learn/uluru")
    expect(ada.page.locator(".board")).to_be_visible()
    server.advance(3_000)
    enter(ada, "Go on")
    keyed(ada, "p", 5)
    told(ada, "Make a wish come true")
    keyed(ada, "w", 6)
    told(ada, "Change your mind")
    enter(ada, "Go on")
    expect(guide(ada)).to_contain_text("of 8 wishes are met.")
    keyed(ada, "y", 2)
    keyed(ada, "r", 3)
    expect(guide(ada)).to_contain_text("4 of 8 wishes are met.")
    assert asked.count("do") == 4
    assert 0 < asked.count("hint") <= 5


def test_every_screen_of_the_lesson_fits(sit: Opener, server: LiveServer) -> None:
    ada = begin(sit, server)
    for title in ("Good evening!", "Seat a bird", "Make a wish come true", "Change your mind", "Now all the others"):
        told(ada, title)
        fits_every_size(ada, title)
        if title == "Change your mind":
            ada.press("2 away")
            fits_every_size(ada, "2 away")
        ada.press("Go on")
    told(ada, "You can play!")
    fits_every_size(ada, "the end")


@pytest.mark.parametrize(
    ("locale", "unfold", "away"),
    [("en-GB", "Try it out", "2 away"), ("fr-FR", "Essayer", "À 2 places"), ("de-DE", "Ausprobieren", "2 weg")],
)
def test_the_bubble_and_relations_to_try_cover_nothing_that_is_needed(
    sit: Opener, server: LiveServer, locale: str, unfold: str, away: str
) -> None:
    ada = begin(sit, server, (390, 844), locale)
    further = ada.page.locator(".foot > :is(.strong, .plain):not(.try)").last
    for step in range(5):
        for size in ((390, 664), (390, 844), (360, 640)):
            resize(ada, size)
            clear_of_the_bubble(ada)
        if step < 4:
            further.click()
    for size in ((390, 664), (360, 640)):
        resize(ada, size)
        expect(ada.button(unfold)).to_have_count(1)
        expect(ada.button(away)).to_have_count(0)
    ada.press(unfold)
    ada.press(away)
    for size in ((360, 640), (390, 664), (390, 844)):
        resize(ada, size)
        clear_of_the_bubble(ada)
        fits(ada, f"{away} at {size}", colours=locale == "en-GB")
    expect(ada.button(unfold)).to_have_count(0)


def clear_of_the_bubble(screen: Screen) -> None:
    """Check that cards, board, perch and buttons are above the guide."""
    top = screen.page.locator(".guide").bounding_box()
    assert top is not None
    for needed in (".wishes", ".board", ".hand", ".actions .lamp", ".actions .strong"):
        box = screen.page.locator(needed).bounding_box()
        assert box is not None
        assert box["y"] >= 0, needed
        assert box["y"] + box["height"] <= top["y"] + 1, needed


@pytest.mark.smoke(folder="learn")
def test_the_lesson_can_be_resumed_and_left(sit: Opener, server: LiveServer) -> None:
    ada = begin(sit, server)
    ada.press("Go on")
    ada.drag("Pink", 5)
    told(ada, "Make a wish come true")
    ada.page.reload()
    told(ada, "Make a wish come true")
    ada.sits("Pink", 5)
    ada.press("Back")
    told(ada, "Seat a bird")
    # Pink is already seated: nobody is hurried on
    ada.press("Go on")
    told(ada, "Make a wish come true")
    ada.press("Hide the explanation")
    expect(ada.button("Go on")).to_be_hidden()
    ada.press("What now?")
    ada.press("Leave the lesson")
    expect(ada.page.get_by_role("button", name=re.compile("^Uluru"))).to_be_visible()


def test_the_rules_in_three_languages(sit: Opener) -> None:
    opposite = {"en": "Opposite", "fr": "En face", "de": "Gegenüber"}
    stones = {"en": "not met", "fr": "pas exaucé", "de": "nicht erfüllt"}
    for language, reader in rules_in_every_language(
        sit, "uluru", "The rules of Uluru", "Les règles d\u2019Uluru", "Die Regeln von Uluru"
    ):
        expect(reader.page.get_by_role("heading", name=opposite[language], exact=True)).to_be_visible()
        expect(reader.page.get_by_role("img", name=stones[language], exact=True)).to_have_count(2)


def test_the_contents_lead_to_the_sections(sit: Opener) -> None:
    reader = sit("/rules/uluru", size=(390, 844))
    contents = reader.page.get_by_role("navigation", name="On this page")
    for name in ("An example", "Our house rules"):
        contents.get_by_role("link", name=name).click()
        expect(reader.page.get_by_role("heading", name=name, exact=True)).to_be_in_viewport()
        expect(reader.page.get_by_role("heading", name=name, exact=True)).to_be_focused()
        reader.page.evaluate("scrollTo(0, 0)")
    reader.page.emulate_media(media="print")
    expect(contents).to_be_hidden()
    expect(reader.page.get_by_role("heading", name="An example", exact=True)).to_be_visible()


def test_rules_of_an_unknown_game_are_not_found(sit: Opener) -> None:
    reader = sit("/rules/chess")
    reader.sees("There are no rules for this game here.")
    learner = sit("/learn/chess")
    expect(learner.page.get_by_role("link", name="Read the rules")).to_be_visible()


def test_the_rules_are_reached_from_home_and_from_the_table(sit: Opener, server: LiveServer) -> None:
    lid_leads_to_lesson_and_rules(sit, "uluru", "Uluru")
    blaise = begin(sit, server)
    blaise.press("Rules in short")
    expect(blaise.page.get_by_role("dialog").get_by_role("link")).to_have_attribute("href", "/rules/uluru")
