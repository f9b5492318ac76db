"""Dwarf City seen and heard: on the wall, by a voice, and in motion."""

from __future__ import annotations

from contextlib import closing

from playwright.sync_api import expect

from ludotheque.games.dwarfcity.model import Action, Build, Roll
from tests.browser.conftest import Opener
from tests.browser.fitting import accessible
from tests.browser.frames import Frames
from tests.browser.hill import MOST_STEPS, SCROLLS, Child, building, done, opened
from tests.browser.matches import Line, post
from tests.browser.test_big_screen import readable

MOST_MATCHES = 12


def test_the_big_screen(sit: Opener) -> None:
    anna = opened(sit, bots=2)
    wall = sit(f"/screen/{anna.page.url.rsplit('/', 1)[1]}", size=(1280, 720))
    expect(wall.page.locator(".play.big")).to_be_visible()
    building(anna)
    anna.do(anna.wants())
    expect(wall.page.locator(f'.play[data-step="{anna.table["steps"]}"]')).to_be_attached()
    expect(wall.page.locator(".play button")).to_have_count(0)
    readable(wall)
    assert not wall.page.evaluate(SCROLLS)


def test_dwarfs_feel_what_happens(sit: Opener) -> None:
    """A finished tower makes its dwarf laugh; the next roll is looked at calmly."""
    anna = opened(sit, strength="gentle", cards="easy")
    glad = anna.page.locator(".tray .who .arm")
    expect(glad).to_have_count(0)
    for _ in range(MOST_STEPS):
        known = len(anna.frames.events)
        anna.do(anna.wants())
        if any(event["type"] == "Built" and event.get("finished", False) for event in anna.frames.events[known:]):
            break
    expect(glad).to_have_count(1)
    while anna.table["phase"] != "roll":
        anna.do(anna.wants())
    anna.do(Roll())
    expect(glad).to_have_count(0)


def test_a_dwarf_worries_about_the_kobold_and_mourns_a_tower(sit: Opener) -> None:
    for _ in range(MOST_MATCHES):
        anna = opened(sit, face="beach")
        with closing(Line(anna.screen)) as line:
            while anna.table["phase"] not in ("tear", "over"):
                done(anna, line, spreading(anna))
            if anna.table["phase"] == "over":
                continue
            feels(anna, "worried")
            known = len(anna.frames.events)
            done(anna, line, anna.wants())
            signs = [event for event in anna.frames.events[known:] if event.get("sign", False)]
            if signs or anna.table["phase"] != "roll":  # the next blue block has told something new
                continue
            feels(anna, "sad")
            return
    raise AssertionError("no tower has fallen")


def spreading(anna: Child) -> Action:
    """What builds on the lowest tower, so that there is a choice when one has to fall."""
    builds = [action for action in anna.legal if isinstance(action, Build)]
    return min(builds, key=lambda one: len(anna.table["towers"][one.tower]["blocks"]), default=anna.wants())


def feels(anna: Child, mood: str) -> None:
    """A dwarf alone on the hill looks like this, beside the dice and beside the towers."""
    for where in (".tray .who", ".own .who"):
        expect(anna.page.locator(f"{where} svg[data-mood]")).to_have_attribute("data-mood", mood)


SPEECH = """() => {
    window.said = []
    const voice = { lang: 'en-GB', localService: true, name: 'home', default: true, voiceURI: 'home' }
    const far = { ...voice, localService: false, name: 'far' }
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
    const synth = { getVoices: () => [far, voice], addEventListener() {}, cancel() {},
        speak: (one) => window.said.push([one.text, one.voice.name]) }
    Object.defineProperty(window, 'speechSynthesis', { value: synth, configurable: true })
}"""


def test_the_voice_of_the_device_speaks_and_has_a_switch(sit: Opener) -> None:
    screen = sit(None, size=(390, 844), touch=True)
    screen.page.add_init_script(f"({SPEECH})()")
    found = post(screen, "/api/tables", game="dwarfcity", chairs=1, name="Anna", start=True)
    frames = Frames(screen)
    screen.page.goto(f"/t/{found['table']}")
    expect(screen.page.locator(".play")).to_be_visible()
    anna = Child(screen, frames, touch=True)
    anna.do(Roll())
    dice = next(event["dice"] for event in anna.frames.events if event["type"] == "Rolled")
    said = screen.page.evaluate("window.said")
    words = {"r": "red", "o": "orange", "y": "yellow", "v": "violet", "w": "rainbow", "b": "blue"}
    assert [", ".join(words[die] for die in dice), "home"] in said
    switch = screen.page.get_by_role("switch", name="Voice")
    expect(switch).to_be_checked()
    accessible(screen)
    switch.tap()
    expect(switch).not_to_be_checked()
    before = screen.page.evaluate("window.said.length")
    for _ in range(3):
        anna.waits()
        anna.do(anna.wants())
    assert screen.page.evaluate("window.said.length") == before
    screen.page.reload()
    expect(switch).not_to_be_checked()


MOVES = """() => {
    window.moved = new Set()
    const look = () => ['rolls', 'lands'].forEach((name) => {
        if (document.querySelector('.' + name)) window.moved.add(name)
    })
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""
"""Records what moved, however briefly."""


def test_dice_tumble_and_blocks_land(sit: Opener) -> None:
    """With motion on things move, and events are shown one after another."""
    anna = opened(sit, face="beach", strength="gentle")
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.evaluate(MOVES)
    for _ in range(MOST_STEPS):
        step = anna.table["steps"] + 1
        anna.page.locator(".roll").tap(force=True)
        anna.seen(step)
        if any(isinstance(action, Build) for action in anna.legal):
            break
    first = next(action for action in anna.legal if isinstance(action, Build))
    anna.block(first.block).tap(force=True)
    anna.tower(first.tower).tap(force=True)
    expect(anna.screen.button("Take the last block back")).to_be_visible()
    expect(anna.page.locator(".lands, .rolls")).to_have_count(0)
    assert anna.page.evaluate("[...window.moved].sort()") == ["lands", "rolls"]
