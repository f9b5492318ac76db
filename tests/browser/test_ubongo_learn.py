"""The lesson of Ubongo on a real table, by touch and by keys, and its rules in three languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.fitting import SIZES, fits, fits_every_size
from tests.browser.frames import Frames
from tests.browser.lessons import guide, lid_leads_to_lesson_and_rules, rules_have_a_picture, told
from tests.browser.savanna import Player, Toucher
from tests.live import LiveServer

LONG = 60_000
TITLES = (
    "Good morning!",
    "Turn it, flip it",
    "Cover it all",
    "Gems!",
    "When the sand runs",
    "You can play!",
)


def learner(sit: Opener, *, touch: bool) -> Player:
    """A learner in the lesson, once the boards are shown."""
    screen = sit(None, size=SIZES["phone"] if touch else SIZES["desk"], touch=touch)
    player = (Toucher if touch else Player)(screen, Frames(screen))
    screen.page.goto("/learn/ubongo")
    told(screen, TITLES[0])
    expect(screen.page.locator("section.lead")).to_be_visible()
    screen.server.advance(3_000)
    expect(screen.page.locator(".hand")).to_be_visible()
    return player


def ringed(player: Player, count: int) -> None:
    expect(player.page.locator(".rings .ring")).to_have_count(count)


def mate_is_done(player: Player, server: LiveServer) -> None:
    """Wait for the mate, however long it thinks."""
    for _ in range(10):
        if player.page.locator(".treasures").count():
            break
        server.advance(LONG)
        player.page.wait_for_function("() => true")
    expect(player.page.locator(".treasures")).to_be_visible()


@pytest.mark.parametrize("touch", [True, False], ids=["finger", "keys"])
def test_the_whole_lesson(sit: Opener, server: LiveServer, touch: bool) -> None:
    ada = learner(sit, touch=touch)
    lay = ada.lay if touch else ada.type
    expect(guide(ada.screen)).to_contain_text("light blue bar of three")
    ringed(ada, 1)
    bar, ell, last = ada.covering()
    fits(ada.screen, TITLES[0])
    lay(bar)
    told(ada.screen, TITLES[1])
    expect(guide(ada.screen)).to_contain_text("Well done!")
    expect(guide(ada.screen)).to_contain_text("magenta long L")
    lay(ell)
    told(ada.screen, TITLES[2])
    ringed(ada, 1)
    lay(last)
    told(ada.screen, TITLES[3])
    expect(guide(ada.screen)).to_contain_text("You are the first: a sapphire")
    expect(guide(ada.screen)).to_contain_text("is still at it, with four pieces")
    mate_is_done(ada, server)
    expect(guide(ada.screen)).to_contain_text("Your treasure is worth 7 points.")
    fits(ada.screen, TITLES[3])
    ada.screen.press("Go on")
    told(ada.screen, TITLES[4])
    ada.screen.press("Go on")
    told(ada.screen, TITLES[5])
    fits(ada.screen, TITLES[5])
    expect(guide(ada.screen).get_by_role("link", name="Read the rules")).to_have_attribute("href", "/rules/ubongo")
    ada.screen.press("Play now")
    expect(ada.page.locator("section.lead")).to_be_visible()


def test_the_guide_asks_to_take_back_a_wrong_piece_and_a_lesson_resumes(sit: Opener) -> None:
    ada = learner(sit, touch=False)
    bar, ell, _ = ada.covering()
    ada.lay(bar)
    told(ada.screen, TITLES[1])
    ada.lay(ell)
    told(ada.screen, TITLES[2])
    # a bar across the lower part leaves corners that nothing can fill
    ada.type(type(bar)("I3", 0, 2, 1))
    expect(guide(ada.screen)).to_contain_text("Take back: light blue bar of three.")
    ada.page.reload()
    told(ada.screen, TITLES[2])
    expect(ada.page.locator(".board [data-piece]")).to_have_count(2)
    expect(guide(ada.screen)).to_contain_text("Take back: light blue bar of three.")


@pytest.mark.parametrize("touch", [True, False], ids=["finger", "mouse"])
def test_every_screen_of_the_lesson_fits(sit: Opener, server: LiveServer, touch: bool) -> None:
    ada = sit("/learn/ubongo", touch=touch)
    expect(ada.page.locator("section.lead")).to_be_visible()
    server.advance(3_000)
    expect(ada.page.locator(".hand")).to_be_visible()
    for title in TITLES:
        expect(ada.page.get_by_role("heading", name=title)).to_be_visible()
        fits_every_size(ada, title)
        if title != TITLES[-1]:
            ada.press("Go on")


def test_the_rules_in_three_languages(sit: Opener) -> None:
    titles = "The rules of Ubongo", "Les règles d\u2019Ubongo", "Die Regeln von Ubongo"
    pictures = (
        "One of six ways to cover it",
        "Une des six façons de la recouvrir",
        "Eine von sechs Möglichkeiten, sie zu bedecken",
    )
    rules_have_a_picture(sit, "ubongo", titles, pictures)


def test_the_box_leads_to_lesson_and_rules(sit: Opener) -> None:
    lid_leads_to_lesson_and_rules(sit, "ubongo", "Ubongo")
