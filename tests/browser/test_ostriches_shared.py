"""Ostriches for two at one device, for spectators, and with a turn timer."""

from __future__ import annotations

import re
from contextlib import closing

import pytest
from playwright.sync_api import expect

from ludotheque.games.ostriches.model import Place
from tests.browser.conftest import Opener
from tests.browser.desert import POSTS, Player, bare, stand_at_one_device, towards
from tests.browser.fitting import accessible
from tests.browser.frames import Frames
from tests.browser.matches import Line, post
from tests.live import LiveServer


def shared(sit: Opener, mode: str) -> Player:
    """Two people at one tablet."""
    tablet = sit(None, size=(820, 1180), touch=True)
    frames = Frames(tablet)
    found = post(tablet, "/api/tables", game="ostriches", chairs=2, name="Ada", options={"mode": mode})
    tablet.page.goto(f"/t/{found['table']}")
    tablet.seat_here(2, "Bo")
    tablet.button("Begin").tap()
    return Player(tablet, frames, touch=True)


def take(player: Player) -> str:
    """Lift the cover as the player it names."""
    heading = player.screen.page.get_by_role("heading", name=re.compile("^Pass the device to "))
    expect(heading).to_be_visible()
    expect(player.screen.page.locator(".play")).to_have_count(0)
    name = heading.inner_text().removeprefix("Pass the device to ")
    player.press(player.screen.button(f"I am {name}: it is my turn"))
    expect(player.screen.page.locator(".play")).to_be_visible()
    return name


def test_two_players_at_one_device_with_a_cover_between_turns(sit: Opener) -> None:
    tablet = shared(sit, "notes")
    first = take(tablet)
    at = POSTS[tablet.seat][0]
    tablet.press(tablet.screen.button(tablet.compose(Place("bush", at))))
    second = take(tablet)
    assert {first, second} == {"Ada", "Bo"}
    expect(tablet.square(at)).to_have_accessible_name(f"{at}: ostrich of {first}, head in the sand")
    hidden = [one for one in tablet.view["ostriches"] if one["of"] != tablet.seat]
    assert [one["power"] for one in hidden] == [None]
    tablet.screen.page.reload()
    take(tablet)


@pytest.mark.slow
def test_memory_mode_at_one_device_needs_no_cover_on_the_board(sit: Opener) -> None:
    tablet = shared(sit, "memory")
    for _ in range(2):
        take(tablet)
        power, at = tablet.view["hand"][0], POSTS[tablet.seat][6 - len(tablet.view["hand"])]
        tablet.press(tablet.screen.button(tablet.compose(Place(power, at))))
    with closing(Line(tablet.screen)) as line:
        stand_at_one_device(line)
    for _ in range(2):
        expect(tablet.screen.page.get_by_text(re.compile("^Pick any ostrich"))).to_be_visible()
        assert tablet.match["seat"] == tablet.table["turn"]
        tablet.do(towards(tablet, []))
    bare(tablet)


def test_a_spectator_knows_nothing_and_sees_the_turn_timer(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    told = Frames(ada)
    found = post(ada, "/api/tables", game="ostriches", chairs=2, name="Ada")
    ada.page.goto(f"/t/{found['table']}")
    bo = sit(f"/t/{found['table']}")
    bo.sit_down(2, "Bo")
    ada.page.get_by_text("More settings").click()
    ada.page.get_by_label("A turn may take").select_option("60")
    watcher = sit(None, size=(1280, 720))
    frames = Frames(watcher)
    watcher.page.goto(f"/t/{found['table']}")
    watcher.sees("You are watching.")
    wall = sit(f"/screen/{found['table']}", size=(1280, 720))
    expect(ada.button("Begin")).to_be_enabled()
    ada.press("Begin")
    for screen in (ada, bo, watcher):
        expect(screen.page.get_by_role("timer", name="Seconds left for this turn")).to_be_visible()
    accessible(watcher)
    server.advance(40_000)
    expect(ada.page.get_by_text(re.compile("The table is waiting for")).first).to_be_attached()
    # the player on turn knows how much time is left, even after reconnecting
    match = told.matches[-1]
    slow = ada if match["seat"] == match["view"]["table"]["turn"] else bo
    slow.page.reload()
    expect(slow.page.get_by_role("timer", name="Seconds left for this turn")).to_contain_text(
        re.compile(r"^\s*(1?\d|20)\s*$")
    )
    server.advance(20_000)
    expect(bo.page.get_by_text(re.compile("a bot plays this turn")).first).to_be_attached()
    expect(wall.page.locator(".play.big")).to_be_visible()
    accessible(wall)
    assert not wall.overflows()
    assert all(match["view"]["hand"] == [] and match["legal"] == [] for match in frames.matches)
