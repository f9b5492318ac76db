"""One tablet for a family: players place in turn, and nobody sees the cards before their turn."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.fitting import accessible
from tests.browser.frames import Frames
from tests.browser.matches import post
from tests.browser.screen import BIRDS, Screen
from tests.live import LiveServer

PEOPLE = ("Ada", "Bo")


def set_up(sit: Opener, size: tuple[int, int], **options: Any) -> tuple[Screen, Frames]:
    """A tablet with two people at it, just before they begin."""
    tablet = sit(None, size=size, touch=True)
    frames = Frames(tablet)
    agreed = {"turns": "each", "sand": 30, **options}
    found = post(tablet, "/api/tables", game="uluru", chairs=2, name="Ada", options=agreed)
    tablet.page.goto(f"/t/{found['table']}")
    tablet.seat_here(2, "Bo")
    return tablet, frames


def whose(tablet: Screen) -> str:
    """The player that the cover waits for."""
    heading = tablet.page.get_by_role("heading", name=re.compile("^Pass the tablet to "))
    expect(heading).to_be_visible()
    expect(tablet.page.locator(".board, .wishes")).to_have_count(0)
    name = heading.inner_text().removeprefix("Pass the tablet to ")
    assert name in PEOPLE
    return name


def shown_rows(frames: Frames) -> list[Any]:
    return [match["view"]["shown"]["rows"] for match in frames.matches]


def take(tablet: Screen, server: LiveServer, name: str) -> None:
    tablet.button(f"I am {name}: show my cards").tap()
    expect(tablet.page.locator(".wishes")).to_be_visible()
    server.advance(3_000)
    expect(tablet.button("Done")).to_be_enabled()


@pytest.mark.slow
def test_two_people_play_on_one_tablet(sit: Opener, server: LiveServer) -> None:
    tablet, frames = set_up(sit, (820, 1180), rounds=2)
    tablet.button("Begin").tap()

    first = whose(tablet)
    accessible(tablet)
    assert tablet.small() == []
    assert all(rows == [] for rows in shown_rows(frames)), "cards in a frame before anybody was ready"
    assert not [event for event in frames.events if event["type"] == "Dealt"]
    take(tablet, server, first)
    assert frames.matches[-1]["seat"] == PEOPLE.index(first)
    assert all(frames.matches[-1]["view"]["shown"]["rows"][0])
    for place, bird in enumerate(BIRDS):
        tablet.tap(bird, place)
    tablet.done()

    second = whose(tablet)
    assert second != first
    expect(tablet.button(f"I am {second}: show my cards")).to_be_enabled()
    frames.clear()
    tablet.page.reload()
    assert whose(tablet) == second, "a reload shows nothing either"
    assert shown_rows(frames)
    assert all(rows == [] for rows in shown_rows(frames)), "the cards of the one before are still sent"
    take(tablet, server, second)
    expect(tablet.place(0)).to_have_accessible_name("Place 0, empty")
    tablet.tap("Red", 4)
    tablet.done()

    tablet.sees(re.compile("Evaluation of round 1"))
    for name in PEOPLE:
        expect(tablet.page.get_by_role("img", name=re.compile(f"^Board of {name}")).first).to_be_visible()
    assert frames.matches[-1]["seat"] is None, "all look together"
    accessible(tablet)
    tablet.button("On to the next round").tap()
    assert whose(tablet) == second, "one tap was enough for both; the start player moves on"


def test_the_cover_returns_when_the_sand_runs_out(sit: Opener, server: LiveServer) -> None:
    tablet, _ = set_up(sit, (390, 844), rounds=1)
    tablet.button("Begin").tap()
    for _ in PEOPLE:
        take(tablet, server, whose(tablet))
        tablet.tap("Blue", 6)
        server.advance(30_000)
    tablet.sees(re.compile("Evaluation of round 1"))


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_player_with_their_own_device_waits_for_their_turn(
    sit: Opener, server: LiveServer, size: tuple[int, int]
) -> None:
    ada = sit(None, size=size, touch=True)
    agreed = {"turns": "each", "sand": 30, "rounds": 1}
    found = post(ada, "/api/tables", game="uluru", chairs=2, name="Ada", options=agreed)
    ada.page.goto(f"/t/{found['table']}")
    bo = sit(f"/t/{found['table']}", size=size, touch=True)
    bo.sit_down(2, "Bo")
    ada.button("Begin").tap()
    ready = re.compile("^Your turn, ")
    screens = {"Ada": ada, "Bo": bo}
    ada.sees(re.compile("Your turn, Ada|It is Bo\u2019s turn"))
    first = "Ada" if ada.page.get_by_role("heading", name=ready).count() else "Bo"
    other = screens["Bo" if first == "Ada" else "Ada"]
    other.sees(f"It is {first}\u2019s turn")
    assert not other.overflows()
    accessible(other)
    screens[first].button("Show my cards").tap()
    expect(screens[first].page.locator(".wishes")).to_be_visible()
    server.advance(3_000)
    screens[first].tap("Blue", 6)
    screens[first].done()
    expect(other.button("Show my cards")).to_be_enabled()
