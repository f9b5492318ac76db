"""Every game in German and French on small phones, upright and on their side: longer words push nothing away."""

from __future__ import annotations

from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.browser import desert
from tests.browser.conftest import Opener
from tests.browser.fitting import laid_out, resize
from tests.browser.frames import Frames
from tests.browser.hill import MOST_STEPS, building, opened
from tests.browser.matches import Line, post, result
from tests.browser.pressing import SCREENS, within_reach
from tests.browser.savanna import LEAD, Toucher
from tests.browser.screen import Screen
from tests.browser.test_fit import racing
from tests.live import LiveServer

LOCALES = ("de-DE", "fr-FR")
SMALL = {name: SCREENS[name] for name in ("320x568", "667x375")}


def small(screen: Screen, where: str, *, scrolls: bool = False) -> None:
    within_reach(screen, where, scrolls=scrolls, sizes=SMALL)


@pytest.mark.parametrize("locale", LOCALES)
def test_uluru(sit: Opener, server: LiveServer, locale: str) -> None:
    ada = sit(None, touch=True, locale=locale)
    racing(ada, server, 3, mode="tricky", rounds=1)
    small(ada, f"Uluru: placing in {locale}")
    ada.page.locator(".actions .strong").click()
    small(ada, f"Uluru: done anyway? in {locale}")
    ada.page.locator(".actions .strong").click()
    small(ada, f"Uluru: locked in {locale}")
    ada.page.locator(".actions .finish").click()
    expect(ada.page.locator(".evaluation")).to_be_visible()
    small(ada, f"Uluru: evaluation in {locale}", scrolls=True)
    result(ada).locator(".fold").click()
    small(ada, f"Uluru: end in {locale}", scrolls=True)


@pytest.mark.parametrize("locale", LOCALES)
def test_ubongo(sit: Opener, server: LiveServer, locale: str) -> None:
    screen = sit(None, touch=True, locale=locale)
    ada = Toucher(screen, Frames(screen))
    options = {"rounds": 1}
    found = post(screen, "/api/tables", game="ubongo", chairs=2, name="Ada", bots=["casual"], options=options)
    screen.page.goto(f"/t/{found['table']}")
    expect(screen.page.locator(".begin button")).to_be_enabled()
    small(screen, f"Ubongo: lobby in {locale}", scrolls=True)
    screen.page.locator(".begin button").click()
    expect(screen.page.locator("section.lead")).to_be_visible()
    small(screen, f"Ubongo: roll in {locale}")
    server.advance(LEAD)
    expect(ada.board).to_be_visible()
    small(screen, f"Ubongo: covering in {locale}")
    leave = screen.page.locator("button.leave")
    leave.click()
    small(screen, f"Ubongo: really give up? in {locale}")
    leave.click()
    small(screen, f"Ubongo: looking on in {locale}")


@pytest.mark.parametrize("locale", LOCALES)
def test_ostriches(sit: Opener, server: LiveServer, locale: str) -> None:
    screen = sit(None, touch=True, locale=locale, newcomer=True)
    frames = Frames(screen)
    found = post(screen, "/api/tables", game="ostriches", chairs=2, name="Ada", bots=["greedy"], start=True)
    screen.page.goto(f"/t/{found['table']}")
    expect(screen.page.locator(".play")).to_be_visible()
    ada = desert.Player(screen, frames, touch=True)
    walked: set[str] = set()
    with closing(Line(screen)) as line:
        for _ in range(MOST_STEPS):
            phase, step = ada.table["phase"], ada.table["steps"]
            if walked == {"placing", "move"}:
                break
            if ada.table["turn"] != ada.seat:
                server.advance(3_000)
                laid_out(screen)
                continue
            if phase not in walked:
                walked.add(phase)
                if phase == "move":
                    first, second = desert.squares_of(desert.towards(ada, []))
                    ada.choose(first, second)
                small(screen, f"Ostriches: {phase} in {locale}")
                for name, size in SMALL.items():
                    resize(screen, size)
                    assert screen.page.evaluate(TOLD) == [], (name, phase)
                screen.page.locator(".actions .buttons button").first.click()
                small(screen, f"Ostriches: more in {locale}", scrolls=True)
                screen.page.keyboard.press("Escape")
            if phase == "move":
                continue
            desert.stand_one(line)
            expect(screen.page.locator(".play")).not_to_have_attribute("data-step", str(step))
    assert walked == {"placing", "move"}


TOLD = """() => {
    const faults = [], now = document.querySelector('.actions .now')
    if (now.scrollHeight > now.clientHeight + 1) faults.push('what to do is cut')
    const said = [...now.querySelectorAll('p')].filter((p) => p.checkVisibility() && p.textContent !== '')
    if (said.length < (now.querySelector('.goal') === null ? 1 : 2)) faults.push('there is no word of what to do')
    for (const plate of document.querySelectorAll('.strip .who')) {
        const name = plate.querySelector('strong').getBoundingClientRect()
        const sign = plate.querySelector('.name svg').getBoundingClientRect()
        const perch = plate.querySelector('.perch').getBoundingClientRect()
        if (name.width < 20) faults.push('a name cannot be read')
        const covered = perch.width > 0 && sign.right > perch.left && sign.bottom > perch.top + 2
        if (covered) faults.push('a sign lies on a perch')
    }
    return faults
}"""


@pytest.mark.parametrize("locale", LOCALES)
def test_dwarf_city(sit: Opener, locale: str) -> None:
    anna = opened(sit, locale=locale, bots=2)
    small(anna.screen, f"Dwarf City: roll in {locale}")
    building(anna)
    small(anna.screen, f"Dwarf City: build in {locale}")
    anna.press(anna.page.locator("button.done"))
    expect(anna.page.locator("button.done.sure")).to_be_visible()
    small(anna.screen, f"Dwarf City: really hand on? in {locale}")
