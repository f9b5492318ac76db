"""Layout checks that every page must pass, and the screen sizes at which it must pass them."""

from __future__ import annotations

from functools import cache

from tests.browser.screen import Screen
from tools.client import WEB

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1440, 900)}
SETTLED = 6
"""Frames until a board has its size, with some to spare."""
FRAMES = """async (count) => {
    for (let n = 0; n < count; n += 1) await new Promise((then) => requestAnimationFrame(then))
}"""


@cache
def checker() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def laid_out(screen: Screen, frames: int = SETTLED) -> None:
    """Wait a few frames until the board has its size."""
    screen.page.evaluate(FRAMES, frames)


def resize(screen: Screen, size: tuple[int, int], frames: int = SETTLED) -> None:
    screen.page.set_viewport_size({"width": size[0], "height": size[1]})
    laid_out(screen, frames)


def accessible(screen: Screen, where: str = "", *, colours: bool = True) -> None:
    """Check accessibility. A page keeps its checker, because a new one compiles again at each call."""
    if not screen.page.evaluate("'axe' in window"):
        screen.page.evaluate(checker())
    faults = screen.faults(colours=colours)
    assert faults == [], (where, faults)


def fits(screen: Screen, where: str = "", *, colours: bool = True) -> None:
    """Check that nothing is cut off, too small for a finger, or unnamed."""
    accessible(screen, where, colours=colours)
    assert screen.small() == [], where
    assert not screen.overflows(), where


def fits_every_size(screen: Screen, where: str = "", *, colours: bool = True) -> None:
    """Check the page as it stands at every size, and its colours, which take longest, at the first and the last."""
    for name, size in SIZES.items():
        resize(screen, size)
        fits(screen, f"{where} on a {name}", colours=colours and name in (*list(SIZES)[:1], *list(SIZES)[-1:]))
