"""Take the pictures for the README: `python tools/pictures.py [FOLDER]` plays a scripted evening in Chromium.

Ada plays Uluru on a phone against two bots while a big screen shows the table, then Ostriches and Ubongo with Bo, and
builds a city with two bots. The cards differ each time, the story does not.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import desert, hill, savanna
from tests.browser.conftest import FLAGS, Opener, chromium
from tests.browser.matches import land, post
from tests.browser.screen import Screen
from tests.live import LiveServer
from tools import client

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "pictures"
DESK: Final = (1280, 800)
PHONE: Final = (390, 844)
SCREEN: Final = (1280, 720)
QUALITY: Final = 84
TURNS: Final = 14
"""Turns until the dwarfs' city is worth a picture."""


def opened(browser: Browser, server: LiveServer, size: tuple[int, int]) -> Screen:
    """A screen on a device of its own, with motion switched off."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en-GB", reduced_motion="reduce", base_url=server.url
    )
    screen = Screen(context.new_page(), server)
    screen.page.goto("/")
    return screen


def take(page: Page, folder: Path, name: str) -> None:
    path = folder / f"{name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")


def evening(browser: Browser, server: LiveServer, folder: Path) -> None:
    """From the home page to the evaluation of a round."""
    home = opened(browser, server, DESK)
    expect(home.button("Join")).to_be_visible()
    take(home.page, folder, "home")
    bots = ["casual", "master"]
    ada = opened(browser, server, PHONE)
    options = {"mode": "tricky", "rounds": 2}
    found = post(ada, "/api/tables", game="uluru", chairs=3, name="Ada", bots=bots, options=options, start=True)
    television = opened(browser, server, SCREEN)
    television.page.goto(f"/screen/{found['table']}")
    for screen, address in ((ada, "t"), (home, "t")):
        screen.page.goto(f"/{address}/{found['table']}")
    server.advance(3_000)
    expect(ada.button("Done")).to_be_enabled()
    land(ada, 0, 7, 3, 5, 4)
    server.advance(20_000)
    take(ada.page, folder, "race")
    take(television.page, folder, "screen")
    server.advance(60_000)
    expect(ada.button("Next card")).to_be_visible()
    for _ in range(3):
        ada.press("Next card")
    take(ada.page, folder, "evaluation")


def desert_by_day(sit: Opener, folder: Path) -> None:
    """Twelve ostriches stand, and the first has turned up."""
    players = desert.seated(sit, phone=False)
    desert.stand_all(*players)
    while not any(seen["up"] for seen in players[0].view["ostriches"]):
        mover, others = desert.on_turn(players)
        mover.do(desert.towards(mover, ("eye", "swap", "bush", "tiles", "plain")), *others)
    take(players[0].screen.page, folder, "ostriches")


def savanna_morning(sit: Opener, folder: Path) -> None:
    """All pieces but one are laid."""
    ada, bo, _ = savanna.seated(sit, side="B", rounds=1)
    savanna.turn_glass(ada, bo)
    for lay in ada.covering()[:3]:
        ada.lay(lay)
        ada.lies(lay)
    ada.screen.server.advance(17_000)
    take(ada.screen.page, folder, "ubongo")


def hill_at_dusk(sit: Opener, folder: Path) -> None:
    """Some towers stand, and the kobold's tower grows."""
    anna = hill.opened(sit, bots=2, touch=False)
    while anna.table["turns"] < TURNS and anna.table["phase"] != "over":
        anna.waits()
        if anna.on_turn:
            anna.do(anna.wants())
    while anna.on_turn and anna.table["phase"] == "roll":
        anna.do(anna.wants())
    expect(anna.page.locator(".surprise")).to_have_count(0)
    take(anna.page, folder, "dwarfcity")


def main(words: list[str]) -> None:
    folder = Path(words[0]) if words else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    client.build()
    with TemporaryDirectory() as data, LiveServer(Path(data) / "table.db") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            evening(browser, server, folder)
            for scene in (desert_by_day, savanna_morning, hill_at_dusk):
                scene(lambda **_: opened(browser, server, DESK), folder)
        finally:
            browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
