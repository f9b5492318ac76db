"""How matches of Ubongo end: a tie and its mini-round, rewards without luck, and a race against an earlier run."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.fitting import accessible
from tests.browser.matches import result
from tests.browser.savanna import Player, alone, seated, turn_glass
from tests.live import LiveServer


def gives_up(player: Player) -> None:
    player.screen.press("Give up")
    player.screen.press("Really give up?")


def covers(player: Player) -> None:
    """Cover the shape with the keyboard only, piece by piece."""
    for lay in player.covering():
        player.type(lay)


def test_a_tie_is_broken_by_a_mini_round_without_sand(sit: Opener, server: LiveServer) -> None:
    ada, bo, _ = seated(sit, rounds=1)
    turn_glass(ada, bo)
    for player in (ada, bo):
        gives_up(player)
    for player in (ada, bo):
        player.screen.sees("Ada, Bo are tied for the lead: a mini-round decides.")
        player.screen.press("Ready")
    ada.screen.sees("Ada, Bo are tied for the lead. No sand: the first to finish wins.")
    turn_glass(ada, bo)
    expect(ada.page.get_by_role("heading", name="Mini-round")).to_be_visible()
    expect(ada.page.get_by_role("timer")).to_have_count(0)
    server.advance(120_000)
    covers(bo)
    expect(result(bo.screen).get_by_role("heading", name="You win!")).to_be_visible()
    expect(result(ada.screen).get_by_role("heading", name="Bo wins!")).to_be_visible()
    expect(ada.page.get_by_role("region", name="Mini-round")).to_contain_text("Ubongo!")
    accessible(ada.screen)


def test_without_luck_each_rank_has_fixed_gems(sit: Opener) -> None:
    ada, bo, _ = seated(sit, mode="noluck", rounds=1)
    turn_glass(ada, bo)
    covers(bo)
    covers(ada)
    treasure = ada.page.get_by_role("list", name="Treasure")
    expect(treasure.get_by_role("img").first).to_have_accessible_name("1 × sapphire, 1 × amber")  # noqa: RUF001
    expect(treasure.get_by_role("img").last).to_have_accessible_name("1 × ruby, 1 × sapphire")  # noqa: RUF001
    expect(treasure.get_by_role("listitem").first).to_contain_text(re.compile("4 *points"))
    expect(treasure.get_by_role("listitem").last).to_contain_text(re.compile("7 *points"))
    expect(ada.page.get_by_role("img", name=re.compile("^The bag"))).to_have_count(0)
    expect(result(bo.screen).get_by_role("heading", name="You win!")).to_be_visible()
    result(bo.screen).get_by_role("button", name="More").click()
    expect(bo.page.get_by_role("link", name="My records")).to_be_visible()
    expect(bo.screen.button("Same deal again")).to_have_count(0)


def test_an_earlier_run_is_raced_without_showing_its_pieces(sit: Opener, server: LiveServer) -> None:
    ada = alone(sit, mode="count", length=1)
    before = ada.task
    server.advance(5_000)
    covers(ada)
    result(ada.screen).get_by_role("link", name="Watch it again").click()
    ada.screen.press("Race this run")
    expect(ada.page).to_have_url(re.compile("/t/"))  # the replay also has a lead to show
    expect(ada.page.locator("section.lead")).to_be_visible()
    known = len(ada.frames.events)
    turn_glass(ada)
    assert ada.task == before
    run = ada.page.get_by_role("list", name="Players").get_by_role("listitem").filter(has_text="Run of Ada")
    expect(run).to_contain_text(re.compile("0 *missions"))
    server.advance(5_000)
    expect(run).to_contain_text(re.compile("1 *mission"))
    expect(ada.page.locator(".banner")).to_contain_text("Run of Ada")
    told = ada.frames.events[known:]
    assert [event["pieces"] for event in told if event["type"] == "Ubongo"] == [[]]
    assert not any(event["type"] == "Laid" for event in told)
    server.advance(1_000)
    covers(ada)
    places = result(ada.screen).get_by_role("listitem")
    expect(places).to_have_count(2)
    expect(places.filter(has_text="Run of Ada")).to_contain_text(re.compile(r"\b5\.0\ss\b"))
    expect(places.filter(has_not_text="Run of Ada")).to_contain_text(re.compile(r"\b6\.0\ss\b"))
