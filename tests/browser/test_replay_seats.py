"""Replays of several players: all boards at once, names, places to jump to; and a bot's opinion on Ostriches."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.fitting import SIZES, fits, resize
from tests.live import LiveServer
from tests.players import LOCK, seated
from tests.test_opinions import played


def test_all_boards_of_uluru_with_names_and_evaluations(sit: Opener, server: LiveServer) -> None:
    ann, bob = seated(server, "Ann", "Bob", rounds=1)
    assert ann.refused("start") is None
    server.advance(3_000)
    assert bob.refused("do", seat=1, action=3) is None
    for seat, player in enumerate((ann, bob)):
        assert player.refused("do", seat=seat, action=LOCK) is None
    replay = ann.settled()["match"]["replay"]
    eve = sit(f"/r/{replay}", size=SIZES["phone"])
    expect(eve.page.get_by_label("Seen by")).to_have_value("-1")
    eve.page.keyboard.press("PageDown")
    eve.page.keyboard.press("ArrowRight")
    expect(eve.status().filter(has_text="Step")).to_contain_text("Bob: White sits on place 3.")
    boards = eve.page.get_by_role("list", name="All boards")
    expect(boards.get_by_role("img", name="Board of Bob: 3 White")).to_be_visible()
    expect(boards.get_by_role("listitem")).to_have_text([re.compile("Ann"), re.compile("Bob")])
    fits(eve, "all boards")
    eve.page.keyboard.press("e")
    eve.sees("Evaluation of round 1")
    eve.page.get_by_label("Go to").select_option(label="the start")
    expect(eve.status().filter(has_text="Step")).to_contain_text("Step 1 of")
    resize(eve, (320, 568))
    for label in ("Seen by", "Go to", "Speed"):
        expect(eve.page.get_by_label(label)).to_be_in_viewport(ratio=0.98)
    assert not eve.overflows()
    ann.close()
    bob.close()


def test_a_bot_judges_every_turn_of_ostriches(sit: Opener, server: LiveServer) -> None:
    ann, bob, replay = played(server)
    eve = sit(f"/r/{replay}", size=SIZES["phone"])
    expect(eve.page.get_by_role("img", name="Ann\u2019s chances over the match")).to_be_visible()
    for key in ("End", "ArrowLeft"):
        eve.page.keyboard.press(key)
    opinion = re.compile(r"(Ann|Bob) played .+: \d+%\. (Best: .+: \d+%\.|The bot)")
    # the bot may have to be compiled first, which takes minutes where much else is going on
    expect(eve.page.locator(".thought")).to_have_text(opinion, timeout=600_000)
    # meanwhile the server may have asked to try again later, which the page does
    eve.complaints[:] = [line for line in eve.complaints if "status of 503" not in line]
    expect(eve.page.locator(".curve .line")).to_have_count(1)
    fits(eve, "opinions")
    ann.close()
    bob.close()
