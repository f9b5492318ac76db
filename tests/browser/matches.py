"""Set up matches through the HTTP API instead of clicks, and play them to the end."""

from __future__ import annotations

import re
from contextlib import closing
from typing import Any
from uuid import uuid4

from playwright.sync_api import expect

from ludotheque.core.coding import decode, encode
from ludotheque.games.uluru.model import View
from ludotheque.games.uluru.rules import deal_of
from ludotheque.games.uluru.solver import solve
from tests.browser.frames import Frames
from tests.browser.screen import BIRDS, LETTERS, Screen
from tests.players import Player

ROUND = 60_000
"""How long the sand runs, in milliseconds."""
MOST_ASKS = 40
"""The server closes a connection that asks much more at once."""


def post(screen: Screen, path: str, **body: Any) -> dict[str, Any]:
    """Post to the server with the cookies of this browser."""
    answer = screen.page.request.post(path, data=body)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def got(screen: Screen, path: str) -> Any:
    answer = screen.page.request.get(path)
    assert answer.ok, answer.text()
    return answer.json()


class Line(Player):
    """A further connection of a device beside its page, or before it has one; at the table that the page shows."""

    def __init__(self, screen: Screen, table: str = "") -> None:
        super().__init__(screen.server, uuid4().hex)  # keys of a device begin with it: the same one means the same ask
        self.screen = screen
        self.asked = 0
        self.connect(table or screen.page.url.rsplit("/", 1)[1])

    def cookies(self) -> str:
        return "; ".join(f"{one['name']}={one['value']}" for one in self.screen.page.context.cookies(self.server.url))

    def ask(self, kind: str, key: str | None = None, **fields: Any) -> dict[str, Any]:
        self.asked += 1
        if self.asked % MOST_ASKS == 0:
            self.connect()
        return super().ask(kind, key, **fields)

    @property
    def match(self) -> dict[str, Any]:
        """The match as this device knows it now."""
        found: dict[str, Any] = self.settled()["match"]
        return found

    def act(self, action: int) -> None:
        refusal = self.refused("do", seat=self.shown["match"]["seat"], action=action)
        assert refusal is None, refusal


def acted(screen: Screen, action: int) -> None:
    """Act for this device without its page, for moves that only lead to what a test is about."""
    with closing(Line(screen)) as line:
        line.act(action)


def lay_table(screen: Screen, name: str = "Ada") -> str:
    """Open a Uluru table for friends, like `Screen.open_table` but without the home page; returns its path."""
    path = f"/t/{post(screen, '/api/tables', game='uluru', chairs=5, name=name)['table']}"
    screen.page.goto(path)
    expect(screen.page.get_by_role("heading", name="Round the table")).to_be_visible()
    return path


def open_solo(screen: Screen, name: str = "Ada", **options: Any) -> None:
    """Begin a match for one at once, of a single round unless the options say otherwise."""
    options = {"rounds": 1, **options}
    found = post(screen, "/api/tables", game="uluru", chairs=1, name=name, options=options, start=True)
    screen.page.goto(f"/t/{found['table']}")


def turn(screen: Screen) -> None:
    """Wait until a match has begun, possibly after another one, and turn the glass."""
    expect(screen.page).to_have_url(re.compile("/t/"))
    expect(result(screen)).to_have_count(0)
    expect(screen.page.get_by_text("Round 1 of")).to_be_visible()
    screen.server.advance(3_000)
    expect(screen.button("Done")).to_be_enabled()


def land(screen: Screen, *places: int, pace: int = 1_000) -> None:
    """Seat the first birds on these places, by their keys, so many milliseconds apart."""
    for bird, place in zip(BIRDS, places, strict=False):
        screen.server.advance(pace)
        screen.page.keyboard.press(LETTERS[bird])
        screen.page.keyboard.press(str(place))
        screen.sits(bird, place)


def best_places(frames: Frames) -> tuple[int, ...]:
    """The best placement for the cards that lie open in front of the first player."""
    shown = decode(encode(frames.matches[-1]["view"]), View).shown
    best = solve(deal_of(shown, shown.own[0].row, shown.rows)).placement
    return tuple(place for place in best if place is not None)


def finish(screen: Screen, *places: int) -> str:
    """Play the round of a match for one up to the result; returns the id of its replay."""
    turn(screen)
    land(screen, *places)
    screen.done()
    over(screen)
    return replay(screen)


def over(screen: Screen) -> None:
    """Show the result at once, without waiting for the last card."""
    screen.press("Show the result")
    expect(result(screen).get_by_role("link", name="Watch it again")).to_be_visible()


def result(screen: Screen) -> Any:
    return screen.page.locator("section.result")


def replay(screen: Screen) -> str:
    link = result(screen).get_by_role("link", name="Watch it again")
    return (link.get_attribute("href") or "").removeprefix("/r/")


def all_steps(screen: Screen, found: str) -> list[Any]:
    """Every step of a finished match, page by page."""
    count, steps = got(screen, f"/api/replays/{found}/about")["steps"], list[Any]()
    while len(steps) < count:
        steps += got(screen, f"/api/replays/{found}/steps?from={len(steps)}")["steps"]
    return steps


def cards(screen: Screen, found: str) -> list[Any]:
    """Every card dealt in a finished match, in order."""
    dealt = [event for step in all_steps(screen, found) for event in step["events"] if event["type"] == "Dealt"]
    return [(event["bird"], event["wish"]) for event in dealt]


def copied(screen: Screen) -> str:
    """The text on the clipboard."""
    screen.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    found: str = screen.page.evaluate("navigator.clipboard.readText()")
    return found
