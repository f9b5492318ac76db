"""Play Dwarf City in the browser: a child who taps what shines."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from ludotheque.games.dwarfcity.model import Action, Build, Done, Roll, Spare, TakeBack, Tear
from ludotheque.games.dwarfcity.rules.play import CATALOGUE
from tests.browser.conftest import Opener
from tests.browser.frames import Frames
from tests.browser.matches import Line, post
from tests.browser.screen import Screen

PAUSE = 20_000
"""Long enough for bots to take several turns."""
MOST_STEPS = 400
HEARS = 20
SCROLLS = """() => { const room = document.querySelector('.room')
    return room.scrollHeight > room.clientHeight + 1 }"""


class Child:
    """A child at one screen; `touch`: with a finger."""

    def __init__(self, screen: Screen, frames: Frames, *, touch: bool = False) -> None:
        self.screen = screen
        self.page = screen.page
        self.frames = frames
        self.touch = touch
        self.last = ""

    @property
    def match(self) -> dict[str, Any]:
        return self.frames.matches[-1]

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.match["view"]["table"]
        return found

    @property
    def legal(self) -> list[Action]:
        """The legal actions that this screen received."""
        return [CATALOGUE[number] for number in self.match["legal"]]

    @property
    def on_turn(self) -> bool:
        return self.match["seat"] == self.table["turn"] and bool(self.legal)

    @property
    def standing(self) -> int:
        """The number of blocks that are built into towers."""
        return sum(len(tower["blocks"]) for tower in self.table["towers"])

    def block(self, kind: str) -> Locator:
        return self.page.locator(f'[data-block="{kind}"]')

    def tower(self, number: int) -> Locator:
        return self.page.locator(f'[data-tower="{number}"]')

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    def seen(self, step: int) -> None:
        """Wait until this screen shows this many decisions and all their events."""
        expect(self.page.locator(f'.play[data-step="{step}"][data-told]')).to_be_attached()

    def do(self, action: Action, *others: Child) -> None:
        """Tap until the action is done, and wait until this and other screens show it."""
        step = self.table["steps"] + 1
        match action:
            case Roll():
                self.press(self.page.locator(".roll"))
            case Build(block=block, tower=tower):
                self.build(block, tower)
            case Done():
                self.press(self.page.locator("button.done"))
                if any(isinstance(other, Build) for other in self.legal):
                    self.press(self.page.locator("button.done.ripe"))
            case TakeBack():
                self.press(self.screen.button("Take the last block back"))
            case Tear(tower=tower):
                self.press(self.tower(tower))
                self.press(self.page.locator(f'[data-tower="{tower}"][data-ripe]'))  # it asks once
            case Spare():
                self.press(self.screen.button("Leave all towers alone"))
        for child in (self, *others):
            child.seen(step)

    def build(self, block: str, tower: int) -> None:
        """Tap the block, and if there is a choice also the tower."""
        towers = {one.tower for one in self.legal if isinstance(one, Build) and one.block == block}
        # a quick second tap counts as a slip of the finger
        if block == self.last:
            self.block(block).press("Enter")
        else:
            self.press(self.block(block))
        self.last = block
        if len(towers) > 1:
            self.press(self.tower(tower))

    def wants(self) -> Action:
        """What a child does: build whatever they can, and hand on the dice when they cannot."""
        order: tuple[type[Action], ...] = (Roll, Build, Tear, Done)
        return next(action for kind in order for action in self.legal if isinstance(action, kind))

    def waits(self) -> None:
        """Let bots play until this child is on turn or the match is over."""
        for _ in range(MOST_STEPS):
            if self.on_turn or self.table["phase"] == "over":
                break
            step = self.table["steps"]
            self.screen.server.advance(PAUSE)
            for _ in range(HEARS):
                if self.table["steps"] != step or self.on_turn:
                    break
                self.page.evaluate("0")  # lets pending frames arrive
        self.seen(self.table["steps"])


def done(anna: Child, line: Line, action: Action) -> None:
    """The same without a tap, for moves that only lead to what a test is about."""
    step = anna.table["steps"] + 1
    line.act(CATALOGUE.index(action))
    anna.seen(step)


def opened(
    sit: Opener,
    *,
    size: tuple[int, int] = (390, 844),
    touch: bool = True,
    bots: int = 0,
    locale: str = "en-GB",
    role: str = "any",
    **options: Any,
) -> Child:
    """Anna at a table that has begun, alone or with bots."""
    screen = sit(None, size=size, touch=touch, locale=locale)
    frames = Frames(screen)
    found = post(
        screen,
        "/api/tables",
        game="dwarfcity",
        chairs=1 + bots,
        name="Anna",
        bots=["beginner"] * bots,
        options=options,
        own={"role": role},
        start=True,
    )
    screen.page.goto(f"/t/{found['table']}")
    expect(screen.page.locator(".play")).to_be_visible()
    return Child(screen, frames, touch=touch)


def building(child: Child, *, white: bool = True) -> None:
    """Anna rolls until she can build something; `white`: also by a white die."""
    for _ in range(MOST_STEPS):
        child.waits()
        builds = any(isinstance(action, Build) for action in child.legal)
        if builds and (white or "w" not in child.table["dice"]):
            return
        child.do(child.wants())
    raise AssertionError("there was nothing to build")
