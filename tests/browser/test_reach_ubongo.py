"""Ubongo on real screens, beyond its main phases: open boards, side B, second chance, races, one tablet, solutions."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.fitting import resize
from tests.browser.frames import Frames
from tests.browser.matches import post, result
from tests.browser.pressing import SCREENS, within_reach
from tests.browser.savanna import LEAD, Half, Player, Toucher, alone, seated, turn_glass
from tests.browser.test_ubongo_ends import covers, gives_up
from tests.live import LiveServer

SAND = 45_000
TABLET = (820, 1180)


def end_in_sight(player: Player, where: str) -> None:
    """What there is to do next stands on the screen at every size, without scrolling."""
    for name, size in SCREENS.items():
        resize(player.screen, size)
        for button in result(player.screen).locator(".actions > *").all():
            expect(button, f"{where} at {name}").to_be_in_viewport(ratio=0.95)


def test_open_boards_and_the_second_chance_on_side_b(sit: Opener, server: LiveServer) -> None:
    ada, bo, _ = seated(sit, touch=True, mode="noluck", side="B", pieces="all", boards="open", rounds=1)
    within_reach(bo.screen, "Ubongo: boards open")
    server.advance(LEAD)
    within_reach(bo.screen, "Ubongo: a set for the open boards")
    turn_glass(ada, bo)
    within_reach(bo.screen, "Ubongo: four pieces of twelve")
    server.advance(SAND)
    bo.screen.sees("Second chance")
    within_reach(bo.screen, "Ubongo: second chance")
    covers(ada)
    server.advance(SAND)
    expect(result(bo.screen)).to_be_visible()


def test_gems_and_solutions_and_the_mini_round(sit: Opener) -> None:
    ada, bo, _ = seated(sit, touch=True, rounds=1)
    turn_glass(ada, bo)
    gives_up(ada)
    within_reach(ada.screen, "Ubongo: looking on")
    gives_up(bo)
    bo.screen.sees("Ada, Bo are tied for the lead: a mini-round decides.")
    within_reach(bo.screen, "Ubongo: gems")
    for name in ("320x568", "390x844", "667x375"):
        resize(bo.screen, SCREENS[name])
        expect(bo.page.locator(".columns")).to_have_text("gemsnewpoints")
        expect(bo.page.locator(".columns"), name).to_be_in_viewport(ratio=0.95)
    bo.screen.press("How it is solved")
    within_reach(bo.screen, "Ubongo: solutions", scrolls=True)
    for player in (ada, bo):
        player.screen.press("Ready")
    turn_glass(ada, bo)
    expect(bo.page.get_by_role("heading", name="Mini-round")).to_be_visible()
    within_reach(bo.screen, "Ubongo: mini-round")
    covers(ada)
    expect(result(bo.screen)).to_be_visible()
    within_reach(bo.screen, "Ubongo: end after a mini-round", scrolls=True)
    end_in_sight(bo, "Ubongo: end")


@pytest.mark.parametrize("mode", ["nine", "count"])
def test_against_bots(sit: Opener, mode: str) -> None:
    screen = sit(None, size=(390, 844), touch=True)
    ada = Toucher(screen, Frames(screen))
    options: dict[str, Any] = {"mode": mode, "length": 5, "rounds": 2}
    bots = ["casual"] * 3
    found = post(screen, "/api/tables", game="ubongo", chairs=4, name="Ada", bots=bots, options=options, start=True)
    screen.page.goto(f"/t/{found['table']}")
    expect(screen.page.locator("section.lead")).to_be_visible()
    turn_glass(ada)
    within_reach(screen, f"Ubongo: four in {mode}")
    for name in ("320x568", "667x375"):
        resize(screen, SCREENS[name])
        tails = screen.page.locator(".people .tail")
        expect(tails).to_have_text([" 1", " 2", " 3"])
        for tail in tails.all():
            expect(tail, name).to_be_in_viewport(ratio=0.95)
    if mode == "nine":
        covers(ada)
        expect(screen.button("Finish the round")).to_be_visible()
        within_reach(screen, "Ubongo: finish the round")
    else:
        screen.press("Lay aside")
        within_reach(screen, "Ubongo: really lay aside?")


@pytest.mark.parametrize("side", ["A", "B"])
def test_two_at_one_device(sit: Opener, server: LiveServer, side: str) -> None:
    tablet = sit(None, size=TABLET, touch=True)
    options = {"rounds": 1, "side": side}
    found = post(tablet, "/api/tables", game="ubongo", chairs=2, name="Ada", options=options)
    post(tablet, f"/api/tables/{found['table']}/sit", seat=1, name="Bo")
    frames = Frames(tablet)
    tablet.page.goto(f"/t/{found['table']}")
    tablet.press("Begin")
    expect(tablet.page.locator("section.lead")).to_be_visible()
    server.advance(3_000)
    zones = [Half(tablet, frames, seat) for seat in (0, 1)]
    for zone in zones:
        expect(zone.part.locator(".hand")).to_be_visible()
    within_reach(tablet, f"Ubongo: two at one device on side {side}")
    zones[0].part.get_by_role("button", name="Give up").click()
    within_reach(tablet, f"Ubongo: give up at one device? on side {side}")


def test_a_solo_run_shows_its_boards_and_split_times(sit: Opener, server: LiveServer) -> None:
    ada = alone(sit, mode="count", length=5)
    for mission in range(5):
        expect(ada.page.get_by_role("heading", name=f"Mission {mission + 1} of 5")).to_be_visible()
        expect(ada.board).to_be_visible()
        server.advance(2_000)
        covers(ada)
    expect(result(ada.screen)).to_be_visible()
    end_in_sight(ada, "Ubongo: end alone")
    within_reach(ada.screen, "Ubongo: end alone of five", scrolls=True)
    ada.screen.press("How the missions are solved")
    within_reach(ada.screen, "Ubongo: solutions alone", scrolls=True)
