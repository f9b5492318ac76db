"""What a player of Ostriches is told: the opponent's turn in words, a bot's opinion afterwards, a lost connection."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ludotheque.games.ostriches.model import Go
from tests.browser.conftest import Opener
from tests.browser.desert import Player, on_turn, seated, stand_all, towards
from tests.browser.fitting import accessible
from tests.browser.matches import result


def leap(player: Player) -> Go:
    """A leap that turns up no ostrich."""
    found = towards(player, [])
    assert isinstance(found, Go)
    return found


def test_the_last_turn_is_told_in_words_and_survives_a_reload(sit: Opener) -> None:
    ada, bo = seated(sit, standing=True)
    mine, (other,) = on_turn((ada, bo))
    turn = leap(mine)
    name = "Ada" if mine is ada else "Bo"
    mine.do(turn, other)
    told = other.screen.page.locator(".actions .last")
    expect(told).to_have_text(re.compile(rf"^{name}: {turn.move[:2]} → {turn.move[2:]}, [↻↺] tile"))
    expect(mine.screen.page.locator(".actions .last")).to_have_count(0)
    expect(other.screen.page.locator(".turned")).to_have_count(1)
    other.screen.page.reload()
    expect(told).to_contain_text(f"{name}: ")
    expect(other.screen.button("The last turn again, slowly")).to_be_visible()
    other.choose(leap(other).move[:2])
    expect(told).to_have_count(0)


def test_a_bot_says_what_it_would_have_played(sit: Opener) -> None:
    ada, bo = seated(sit, standing=True)
    for _ in range(2):
        mine, (other,) = on_turn((ada, bo))
        mine.do(towards(mine, ["plain"]), other)
    bo.screen.press("More")
    bo.screen.press("Resign")
    bo.screen.press("Yes, resign")
    result(ada.screen).get_by_role("link", name="Watch it again").click()
    page, opinion = ada.screen.page, ada.screen.button("What would the bot play?")
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    expect(page.locator(":focus")).to_have_accessible_name("Replay · Ludotheque")
    expect(page.get_by_role("log")).not_to_contain_text("Bo has resigned")
    slider.fill("14")
    turn = ada.table["turn"]
    page.get_by_label("Seen by").select_option(label=("Bo", "Ada")[turn])
    expect(opinion).to_have_count(0)
    page.get_by_label("Seen by").select_option(label=("Ada", "Bo")[turn])
    expect(opinion).to_be_visible()
    opinion.click()
    expect(page.locator(".told")).to_have_text(
        re.compile("^The bot would play [a-f][1-6] → [a-f][1-6].*, with a \\d+% chance of winning")
    )
    expect(page.locator(".squares .picked")).to_have_count(1)
    accessible(ada.screen)
    slider.fill("13")
    expect(opinion).to_have_count(0)
    expect(page.locator(".told")).not_to_contain_text("The bot would")


def test_a_lost_network_is_reported_at_once_and_recovers(sit: Opener) -> None:
    ada, bo = seated(sit)
    bo.screen.page.context.set_offline(True)
    expect(bo.screen.status().filter(has_text="No network")).to_be_visible()
    bo.screen.page.context.set_offline(False)
    expect(bo.screen.status().filter(has_text=re.compile("network|lamp"))).to_have_count(0)
    stand_all(ada, bo)
