"""A whole first game: three people with mouse, keyboard and finger, a bot and a spectator; then its replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.screen import BIRDS, Screen
from tests.live import LiveServer

PLACES = (0, 1, 2, 3, 4, 5, 6, 7)
FEW = 4
"""The round in which everyone seats one more bird; in all others after the first they lock in at once."""


def hands(ada: Screen, blaise: Screen, cleo: Screen) -> list[tuple[Screen, str]]:
    return [(ada, "drag"), (blaise, "type"), (cleo, "tap")]


def play_round(
    people: list[tuple[Screen, str]], watcher: Screen, server: LiveServer, number: int, birds: tuple[int, ...]
) -> None:
    """Everyone places some birds, each in a different way, and locks in; the bot does too, or its sand runs out."""
    for screen, _ in people:
        screen.sees(f"Round {number} of 6")
    if number > 1:
        server.advance(3_000)
    for shift, (screen, way) in enumerate(people):
        expect(screen.button("Done")).to_be_enabled()
        for bird in range(birds[shift]):
            getattr(screen, way)(BIRDS[bird], PLACES[(bird + shift) % 8])
        expect(watcher.page.get_by_text("Everyone places in secret.")).to_be_visible()
        screen.done()
    server.advance(30_000)
    for screen, _ in people:
        screen.sees(f"Evaluation of round {number}")


def on(people: list[tuple[Screen, str]], server: LiveServer) -> None:
    for screen, _ in people:
        screen.press("On to the next round")
    server.advance(8_000)  # the bot pauses, too


@pytest.mark.slow
def test_a_whole_first_game(sit: Opener, server: LiveServer) -> None:
    ada = sit()
    path = ada.open_table("Ada")
    blaise = sit(path)
    blaise.sit_down(2, "Blaise")
    cleo = sit(path, size=(390, 844), touch=True)
    cleo.sit_down(3, "Cleo")
    watcher = sit(path, size=(820, 1180))
    watcher.sees("You are watching.")
    ada.seat_bot(4, "casual")
    ada.agree("Sand", "30 seconds")
    expect(ada.chair(3)).to_contain_text("Cleo")
    ada.begin()

    people = hands(ada, blaise, cleo)
    play_round(people, watcher, server, 1, (4, 8, 4))
    boards = ada.page.get_by_role("img", name=re.compile("^Board of Blaise: 0 Black, 1 White, 2 Pink"))
    expect(boards).to_be_visible()
    expect(
        watcher.page.get_by_role("img", name=re.compile("^Board of Cleo: 2 White, 3 Pink, 4 Yellow, 5 Orange"))
    ).to_be_visible()
    for number in range(2, 7):
        on(people, server)
        play_round(people, watcher, server, number, (1, 1, 1) if number == FEW else (0, 0, 0))

    for screen in (ada, blaise, cleo, watcher):
        screen.press("All cards")
        expect(screen.page.locator(".places").first).to_be_visible()
    results = [screen.page.locator(".places").first.inner_text() for screen in (ada, blaise, cleo, watcher)]
    assert len(set(results)) == 1
    assert "Cleo" in results[0]
    seen_again(watcher)
    ada.press("More")
    ada.press("Another game")
    expect(cleo.page.get_by_role("heading", name="Round the table")).to_be_visible()
    cleo.sees("This evening")


def seen_again(screen: Screen) -> None:
    """The replay steps forwards and backwards, from every seat."""
    screen.page.get_by_role("link", name="Watch it again").first.click()
    steps = screen.status().filter(has_text="Step")
    expect(steps).to_contain_text("Step 1 of")
    keyboard = screen.page.keyboard
    keyboard.press("PageDown")
    keyboard.press("PageDown")
    screen.sees("Evaluation of round 1")
    keyboard.press("ArrowLeft")
    screen.page.get_by_label("Seen by").select_option(label="Blaise")
    screen.sits("Pink", 2)
    screen.page.get_by_label("Seen by").select_option(label="a spectator")
    screen.sees("Everyone places in secret.")
    keyboard.press("End")
    screen.sees("Evaluation of round 6")
    screen.page.go_back()
    expect(screen.page.locator(".places").first).to_be_visible()
