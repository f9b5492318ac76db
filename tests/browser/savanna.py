"""Play Ubongo in the browser: a person who knows a covering and lays it with mouse, finger or keys."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Sequence
from time import time
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import CDPSession, Locator, Page, expect

from ludotheque.games.ubongo.model import Lay, Pieces
from ludotheque.games.ubongo.pieces import PIECE, PIECES, Cells, mirrored, turned
from ludotheque.games.ubongo.solver.advice import ways
from tests.browser.conftest import Opener
from tests.browser.fitting import laid_out
from tests.browser.frames import Frames
from tests.browser.matches import post
from tests.browser.screen import Screen

KEYS = "1234567890ab"
LEAD = 3_000
LIFT = 44
"""How far a piece floats above the finger, on boards with large cells."""
DEVTOOLS: WeakKeyDictionary[Screen, CDPSession] = WeakKeyDictionary()
COLOURS = {piece.name: piece.colour.replace("-", " ") for piece in PIECES}


class Player:
    """A player of one seat at one screen."""

    def __init__(self, screen: Screen, frames: Frames) -> None:
        self.screen = screen
        self.frames = frames
        self.page = screen.page

    @property
    def match(self) -> dict[str, Any]:
        return self.frames.matches[-1]

    @property
    def shown(self) -> dict[str, Any]:
        found: dict[str, Any] = self.match["view"]["shown"]
        return found

    @property
    def task(self) -> dict[str, Any]:
        found: dict[str, Any] = self.shown["tasks"][self.match["seat"]]
        return found

    def covering(self) -> Pieces:
        return ways(tuple(self.task["shape"]), tuple(self.task["pieces"]))[0]

    # --- what the screen shows ---

    @property
    def part(self) -> Page | Locator:
        """This player's part of the screen."""
        return self.page

    @property
    def board(self) -> Locator:
        return self.part.locator(".board[data-settled]")

    def piece(self, name: str) -> Locator:
        """A piece beside the board."""
        return self.part.locator(f'[data-beside="{name}"]')

    def cell(self, row: int, col: int) -> Locator:
        return self.part.get_by_role("button", name=re.compile(f"^Row {row + 1}, column {col + 1}:"))

    def lies(self, lay: Lay) -> None:
        """Wait until a piece lies there and the table has confirmed it."""
        row, col = covered(lay)[0]
        expect(self.cell(row, col)).to_have_accessible_name(re.compile(f": {COLOURS[lay.piece]}"))
        self.settled()

    def settled(self) -> None:
        expect(self.board).to_have_attribute("data-settled", "true")

    def on_board(self, lay: Lay) -> tuple[float, float]:
        """The centre, on the screen, of a piece laid like this."""
        laid_out(self.screen)
        box = self.board.bounding_box()
        assert box is not None
        shape, look = self.task["shape"], PIECE[lay.piece].orientations[lay.orientation]
        height, width = 1 + max(row for row, _ in look), 1 + max(col for _, col in look)
        across, down = box["width"] / (len(shape[0]) + 1), box["height"] / (len(shape) + 1)
        return box["x"] + (lay.col + 0.5 + width / 2) * across, box["y"] + (lay.row + 0.5 + height / 2) * down

    def grip(self, lay: Lay) -> tuple[float, float]:
        """Where to take a piece laid like this: at its first cell."""
        laid_out(self.screen)
        box = self.cell(*covered(lay)[0]).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def look(self, name: str) -> int:
        return int(self.piece(name).get_attribute("data-look") or 0)

    # --- hands ---

    def orient(self, lay: Lay) -> None:
        """Orient a piece with the buttons: a touch turns it, then the tools turn and flip it."""
        if self.look(lay.piece) == lay.orientation:
            return
        self.touch(self.piece(lay.piece))
        for step in steps(lay.piece, self.look(lay.piece), lay.orientation):
            self.touch(self.part.get_by_role("button", name=step, exact=True))
        expect(self.piece(lay.piece)).to_have_attribute("data-look", str(lay.orientation))

    def touch(self, what: Locator) -> None:
        what.click()

    def middle(self, name: str) -> tuple[float, float]:
        box = self.piece(name).locator("[data-piece]").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def carry(self, start: tuple[float, float], to: tuple[float, float]) -> None:
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*to, steps=4)
        mouse.up()

    def lay(self, lay: Lay) -> None:
        self.orient(lay)
        self.carry(self.middle(lay.piece), self.on_board(lay))

    def type(self, lay: Lay) -> None:
        """Lay a piece with the keyboard only."""
        press = self.page.keyboard.press
        order = [piece.name for piece in PIECES] if self.shown["options"]["pieces"] == "all" else self.task["pieces"]
        press(KEYS[order.index(lay.piece)])
        for step in steps(lay.piece, self.look(lay.piece), lay.orientation):
            press("r" if step == "Turn" else "f")
        for key, count in (("ArrowUp", 6), ("ArrowLeft", 6), ("ArrowDown", lay.row), ("ArrowRight", lay.col)):
            for _ in range(count):
                press(key)
        press("Enter")

    def cover(self, *others: Player) -> None:
        """Lay a whole covering; the last piece calls Ubongo."""
        *most, last = self.covering()
        for lay in most:
            self.lay(lay)
            self.lies(lay)
        self.lay(last)
        for one in (self, *others):
            expect(one.page.locator(".banner")).to_contain_text("Ubongo!")


class Toucher(Player):
    """A player with a finger, above which the piece floats."""

    def touch(self, what: Locator) -> None:
        what.tap()

    def carry(self, start: tuple[float, float], to: tuple[float, float]) -> None:
        (x, y), (far_x, far_y) = start, to
        touch(self.screen, "touchStart", (x, y))
        touch(self.screen, "touchMove", (x, y - 20))
        touch(self.screen, "touchMove", (far_x, far_y + self.lift))
        touch(self.screen, "touchEnd")

    @property
    def lift(self) -> float:
        """How far the piece floats above the finger."""
        board = self.board.bounding_box()
        assert board is not None
        return min(LIFT, 0.75 * board["width"] / (len(self.task["shape"][0]) + 1))


class Half(Toucher):
    """One of two players at a tablet that lies flat between them; the first sits at the far side."""

    def __init__(self, screen: Screen, frames: Frames, seat: int) -> None:
        super().__init__(screen, frames)
        self.seat = seat
        self.far = seat == 0

    @property
    def part(self) -> Locator:
        return self.page.get_by_role("region", name=("Ada", "Bo")[self.seat], exact=True)

    @property
    def match(self) -> dict[str, Any]:
        return next(match for match in reversed(self.frames.matches) if match["seat"] == self.seat)

    @property
    def lift(self) -> float:
        return -super().lift if self.far else super().lift

    def on_board(self, lay: Lay) -> tuple[float, float]:
        x, y = super().on_board(lay)
        box = self.board.bounding_box()
        assert box is not None
        return (2 * box["x"] + box["width"] - x, 2 * box["y"] + box["height"] - y) if self.far else (x, y)

    def finger_at(self, lay: Lay) -> tuple[float, float]:
        """Where the finger is when the piece is in place."""
        x, y = self.on_board(lay)
        return x, y + self.lift


MOMENTS = {"touchStart": -0.8, "touchMove": -0.4, "touchEnd": 0.0}


def touch(screen: Screen, kind: str, *points: tuple[float, float], first: int = 0) -> None:
    """Send a touch event with these fingers, numbered from `first`; `touchEnd` without points lifts all of them.

    The timestamps make the hand slow: after a flick the browser takes the next tap for the end of scrolling.
    """
    if screen not in DEVTOOLS:
        DEVTOOLS[screen] = screen.page.context.new_cdp_session(screen.page)
    given = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points, first)]
    asked = {"type": kind, "timestamp": time() + MOMENTS[kind], "touchPoints": given}
    DEVTOOLS[screen].send("Input.dispatchTouchEvent", asked)


def covered(lay: Lay) -> Cells:
    return tuple((lay.row + row, lay.col + col) for row, col in PIECE[lay.piece].orientations[lay.orientation])


def steps(name: str, start: int, end: int) -> Sequence[str]:
    """The shortest sequence of buttons from one orientation to another."""
    looks = PIECE[name].orientations
    open_: deque[tuple[int, tuple[str, ...]]] = deque([(start, ())])
    seen = {start}
    while open_:
        here, way = open_.popleft()
        if here == end:
            return way
        found: Iterable[tuple[str, int]] = (
            ("Turn", looks.index(turned(looks[here]))),
            ("Flip", looks.index(mirrored(looks[here]))),
        )
        for step, there in found:
            if there not in seen:
                seen.add(there)
                open_.append((there, (*way, step)))
    raise AssertionError(f"{name} cannot lie like {end}")


def seated(sit: Opener, *, touch: bool = False, **options: Any) -> tuple[Player, Player, str]:
    """Ada at a desk, Bo at a desk or on a phone, as the die is rolled; and the id of the table."""
    ada, bo = sit(None), sit(None, size=(390, 844) if touch else (1440, 900), touch=touch)
    players = Player(ada, Frames(ada)), (Toucher if touch else Player)(bo, Frames(bo))
    found = post(ada, "/api/tables", game="ubongo", chairs=2, name="Ada", options=options, hints=True)
    post(bo, f"/api/tables/{found['table']}/sit", seat=None, name="Bo")
    for screen in (ada, bo):
        screen.page.goto(f"/t/{found['table']}")
    ada.press("Begin")
    for screen in (ada, bo):
        expect(screen.page.locator("section.lead")).to_be_visible()
    return *players, found["table"]


def turn_glass(*players: Player) -> None:
    """Advance to the moment when the boards are shown."""
    players[0].screen.server.advance(LEAD)
    for player in players:
        expect(player.page.locator(".hand")).to_be_visible()


def alone(sit: Opener, *, hints: bool = False, locale: str = "en-GB", **options: Any) -> Player:
    """Begin a match for one at once."""
    screen = sit(None, name="Ada", locale=locale)
    player = Player(screen, Frames(screen))
    found = post(screen, "/api/tables", game="ubongo", chairs=1, name="Ada", options=options, hints=hints, start=True)
    screen.page.goto(f"/t/{found['table']}")
    expect(screen.page.locator("section.lead")).to_be_visible()
    turn_glass(player)
    return player
