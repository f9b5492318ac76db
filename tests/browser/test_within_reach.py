"""Every phase of every game on real screens: whatever can be pressed is on the screen, uncovered and large enough."""

from __future__ import annotations

import re
from contextlib import closing

import pytest
from playwright.sync_api import expect

from ludotheque.games.dwarfcity.model import Roll, Tear
from ludotheque.games.ostriches.model import Place, Resign
from ludotheque.games.ostriches.rules.notation import CATALOGUE as DESERT
from tests.browser import desert, savanna
from tests.browser.conftest import Opener
from tests.browser.fitting import laid_out, resize
from tests.browser.frames import Frames
from tests.browser.hill import MOST_STEPS, Child, done, opened
from tests.browser.matches import Line, acted, over, post, result
from tests.browser.pressing import SCREENS, within_reach
from tests.live import LiveServer

BUILT = 12
"""So many blocks on the hill: several towers are finished, others begun."""
MOST_MATCHES = 12
SMALL = ((320, 568), (375, 553), (390, 844))


# --- Uluru ---


def test_uluru(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, touch=True)
    found = post(ada, "/api/tables", game="uluru", chairs=3, name="Ada", bots=["casual"], options={"rounds": 1})
    ada.page.goto(f"/t/{found['table']}")
    expect(ada.button("Begin")).to_be_enabled()
    within_reach(ada, "Uluru: lobby", scrolls=True)
    bots = ["casual", "casual"]
    found = post(
        ada,
        "/api/tables",
        game="uluru",
        chairs=3,
        name="Ada",
        bots=bots,
        options={"rounds": 2},
        hints=True,
        start=True,
    )
    ada.page.goto(f"/t/{found['table']}")
    expect(ada.page.locator(".wishes")).to_be_visible()
    within_reach(ada, "Uluru: dealing")
    server.advance(3_000)
    expect(ada.button("Done")).to_be_enabled()
    ada.type("White", 2)
    within_reach(ada, "Uluru: placing")
    ada.done()
    expect(ada.button("Done")).to_have_count(0)
    within_reach(ada, "Uluru: locked")
    evaluated = ada.page.get_by_text("Evaluation of round 1")
    for _ in range(MOST_STEPS):
        if evaluated.count() > 0:
            break
        server.advance(1_000)
        laid_out(ada)
    within_reach(ada, "Uluru: evaluation", scrolls=True)
    ada.press("All cards")
    within_reach(ada, "Uluru: all cards", scrolls=True)


def test_the_end_of_uluru(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, touch=True)
    found = post(
        ada,
        "/api/tables",
        game="uluru",
        chairs=4,
        name="Ada",
        bots=["casual"] * 3,
        options={"rounds": 1},
        start=True,
    )
    ada.page.goto(f"/t/{found['table']}")
    expect(ada.page.locator(".wishes")).to_be_visible()
    server.advance(3_000)
    server.advance(60_000)
    ada.sees("Evaluation of round 1")
    over(ada)
    within_reach(ada, "Uluru: end", scrolls=True)
    for name, size in SCREENS.items():
        resize(ada, size)
        for button in result(ada).locator(".actions > *").all():
            expect(button, name).to_be_in_viewport(ratio=0.95)
        if size in SMALL:
            expect(ada.button("What was possible?"), name).to_be_in_viewport(ratio=0.98)
    for size, shares in (((390, 844), (0.6, 4)), ((667, 375), (0.7, 3))):
        resize(ada, size)
        share, lines = ada.page.evaluate(RANKING)
        assert share >= shares[0], (size, "the headline has the width")
        assert lines >= shares[1], (size, "the ranking can be read above the buttons")


RANKING = """() => {
    const head = document.querySelector('.result .head'), style = getComputedStyle(head)
    const leaves = [...head.querySelectorAll('.laurel svg')].filter((e) => e.checkVisibility())
    const taken = leaves.reduce((sum, { clientWidth }) => sum + clientWidth + 6, 0)
    const wide = head.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - taken
    const end = document.querySelector('.result .actions').getBoundingClientRect().top
    const lines = [...document.querySelectorAll('.places li')]
    const shown = lines.filter((line) => line.getBoundingClientRect().bottom <= end + 4)
    return [wide / head.closest('.result').clientWidth, shown.length]
}"""
"""The share of the card's width that the headline has, and how many lines of the ranking are in sight."""


# --- Ubongo ---


def test_ubongo(sit: Opener) -> None:
    ada, bo, _ = savanna.seated(sit, touch=True, rounds=2)
    within_reach(bo.screen, "Ubongo: roll")
    savanna.turn_glass(ada, bo)
    within_reach(bo.screen, "Ubongo: covering")
    for lay in ada.covering():
        ada.type(lay)
    bo.screen.press("Give up")
    bo.screen.press("Really give up?")
    expect(bo.screen.button("Ready")).to_be_visible()
    within_reach(bo.screen, "Ubongo: review")


def test_the_end_of_ubongo(sit: Opener) -> None:
    ada, bo, _ = savanna.seated(sit, touch=True, rounds=1)
    savanna.turn_glass(ada, bo)
    for lay in ada.covering():
        ada.type(lay)
    bo.screen.press("Give up")
    bo.screen.press("Really give up?")
    expect(result(bo.screen)).to_be_visible()
    within_reach(bo.screen, "Ubongo: end", scrolls=True)
    for size in SMALL:
        resize(bo.screen, size)
        for board in bo.page.get_by_role("img", name=re.compile("^Board of")).all():
            expect(board).to_be_in_viewport(ratio=0.95)
        expect(bo.screen.button("How it is solved")).to_be_in_viewport(ratio=0.98)


def test_ubongo_alone(sit: Opener) -> None:
    ada = savanna.alone(sit, mode="count", length=1, hints=True)
    within_reach(ada.screen, "Ubongo: covering alone")
    for lay in ada.covering():
        ada.type(lay)
    expect(result(ada.screen)).to_be_visible()
    within_reach(ada.screen, "Ubongo: end alone", scrolls=True)


# --- Ostriches ---


def test_ostriches(sit: Opener) -> None:
    ada, bo = desert.seated(sit)
    if ada.table["turn"] == ada.seat:
        desert.place_one(ada, bo)
    within_reach(bo.screen, "Ostriches: placing")
    desert.stand_all(ada, bo)
    walked: set[str] = set()
    for _ in range(MOST_STEPS):
        mine, (other,) = desert.on_turn((ada, bo))
        phase = mine.table["phase"]
        if mine is bo and phase not in walked:
            walked.add(phase)
            if phase == "move":
                action = desert.towards(bo, [])
                bo.compose(action)
            within_reach(bo.screen, f"Ostriches: {phase}")
        if walked == {"move", "power", "rotate"}:
            break
        step = mine.table["steps"] + 1
        powers = ["eye", "swap", "bush", "tiles"] if mine is bo else []
        wanted = desert.towards(mine, powers) if phase == "move" else desert.after_landing(mine)
        acted(mine.screen, DESERT.index(wanted))
        for one in (mine, other):
            expect(one.screen.page.locator(".play")).to_have_attribute("data-step", str(step))
    acted(ada.screen, DESERT.index(Resign()))
    expect(result(bo.screen)).to_be_visible()
    within_reach(bo.screen, "Ostriches: end", scrolls=True)


def test_ostriches_with_long_names(sit: Opener, server: LiveServer) -> None:
    """A plate that needs a second line must not push the buttons off a low screen."""
    ada = sit(None, size=(390, 844), touch=True)
    frames = Frames(ada)
    found = post(ada, "/api/tables", game="ostriches", chairs=2, name="Maximiliane Wagner", bots=["casual"], start=True)
    ada.page.goto(f"/t/{found['table']}")
    expect(ada.page.locator(".play")).to_be_visible()
    player = desert.Player(ada, frames, touch=True)
    for _ in range(MOST_STEPS):
        if player.table["turn"] == player.seat:
            break
        server.advance(3_000)
        laid_out(ada)  # lets frames arrive
    player.compose(Place(player.view["hand"][0], desert.POSTS[player.seat][0]))
    within_reach(ada, "Ostriches: placing beside a bot")


# --- Dwarf City ---


TOWERS_OUTSIDE = """() => {
    const yard = document.querySelector('.own')?.getBoundingClientRect()
    return yard === undefined ? [] : [...document.querySelectorAll('.own [data-tower]')].filter((tower) => {
        const box = tower.getBoundingClientRect()
        return box.top < yard.top - 1 || box.bottom > yard.bottom + 1
    }).map((tower) => tower.dataset.tower)
}"""


@pytest.mark.parametrize("face", ["stone", "beach"])
def test_dwarf_city(sit: Opener, face: str) -> None:
    anna = opened(sit, face=face, strength="gentle")
    within_reach(anna.screen, f"Dwarf City: first roll on {face}")
    with closing(Line(anna.screen)) as line:
        walk_the_hill(anna, line, face)
    expect(result(anna.screen)).to_be_visible()
    within_reach(anna.screen, f"Dwarf City: end on {face}", scrolls=True)


def walk_the_hill(anna: Child, line: Line, face: str) -> None:
    """Play to the end, and look at every phase once there are towers."""
    walked: set[str] = set()
    whole = 0
    for _ in range(MOST_STEPS):
        phase = anna.table["phase"]
        if phase == "over":
            break
        if anna.page.locator(".own .whole").count() > whole:  # finished towers stay in their yard
            whole += 1
            for size in SMALL:
                resize(anna.screen, size)
                assert anna.page.evaluate(TOWERS_OUTSIDE) == [], (whole, size)
        if anna.standing >= BUILT and phase not in walked:
            walked.add(phase)
            within_reach(anna.screen, f"Dwarf City: {phase} on {face}")
        done(anna, line, anna.wants())
    assert {"roll", "build"} <= walked
    assert whole > 2


def test_the_kobold_of_dwarf_city(sit: Opener) -> None:
    walked = False
    for _ in range(MOST_MATCHES):
        anna = opened(sit, bots=1, mode="kobold", role="kobold", cadence="second")
        with closing(Line(anna.screen)) as line:
            anna.waits()
            while anna.table["phase"] not in ("tear", "over"):
                if not walked:
                    walked = True
                    within_reach(anna.screen, "Dwarf City: the kobold's roll")
                done(anna, line, Roll())
                anna.waits()
        if anna.table["phase"] == "tear":
            within_reach(anna.screen, "Dwarf City: tear")
            tower = next(action.tower for action in anna.legal if isinstance(action, Tear))
            anna.press(anna.tower(tower))
            expect(anna.page.locator(f'[data-tower="{tower}"][data-ripe]')).to_be_visible()
            within_reach(anna.screen, "Dwarf City: really tear it down?")
            return
    raise AssertionError("no tower could be torn down")
