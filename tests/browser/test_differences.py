"""A page that was sent differences shows the same as one that is sent everything."""

from __future__ import annotations

import random
from contextlib import closing

import pytest
from playwright.sync_api import expect

from bench.load.tables import QUITTING
from ludotheque.games import GAMES
from tests.browser.conftest import Opener
from tests.browser.fitting import laid_out
from tests.browser.frames import Frames
from tests.browser.matches import Line, post
from tests.live import LiveServer

STEPS = 12


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_shows_what_was_there_before(sit: Opener, server: LiveServer, game: str) -> None:
    ada = sit(None, size=(390, 844))
    frames = Frames(ada)
    bots = ["casual"] if game in ("ostriches", "ubongo") else []
    options = {"sand": None} if game in ("uluru", "ubongo") else {}  # a page lets sand run by itself between frames
    wanted = {"game": game, "options": options, "chairs": 1 + len(bots), "name": "Ada", "bots": bots}
    found = post(ada, "/api/tables", **wanted, start=True)
    ada.page.goto(f"/t/{found['table']}")
    play = ada.page.get_by_role("main")
    while not frames.matches:
        laid_out(ada)  # lets frames arrive
    rng = random.Random(game)
    with closing(Line(ada)) as line:
        for _ in range(STEPS):
            while not (legal := [number for number in line.match["legal"] if number not in QUITTING.get(game, ())]):
                if line.shown["match"]["outcome"] is not None:
                    break  # a bot may win as early as that
                server.advance(3_000)
            else:
                line.act(rng.choice(legal))
        shown = line.match
    while frames.matches[-1]["view"] != shown["view"]:
        laid_out(ada)
    assert any("match" not in frame and "changes" in frame for frame in frames.all)
    before = play.aria_snapshot()
    ada.page.reload()
    expect(play).to_match_aria_snapshot(before)
    assert frames.matches[-1] == shown
