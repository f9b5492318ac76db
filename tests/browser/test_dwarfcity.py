"""Dwarf City in the browser: whole games by finger and keys, undo, the kobold, one tablet, every size."""

from __future__ import annotations

import re
from itertools import groupby, pairwise

import pytest
from playwright.sync_api import expect

from ludotheque.games.dwarfcity.model import Build, Roll, TakeBack, Tear
from tests.browser.conftest import Opener
from tests.browser.fitting import accessible, laid_out
from tests.browser.frames import Frames
from tests.browser.hill import MOST_STEPS, SCROLLS, Child, building, opened
from tests.browser.matches import all_steps, post, replay, result
from tests.browser.screen import Screen

SIZES = ((390, 844), (360, 640), (844, 390), (820, 1180), (1440, 900))
DWARF_TURNS = 6
"""Enough for the kobold to have three turns."""


SHAKEN = """() => {
    window.shaken = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
        const { block, die } = this.dataset
        if (how[0][0]?.rotate !== undefined) window.shaken.push(block ?? (die === undefined ? '?' : 'die'))
        return animate.apply(this, how)
    }
}"""
"""Records what shook its head, or faded with motion off."""


def whole(screen: Screen, where: object = "") -> None:
    """Check that nothing is cut off, too small or below the fold."""
    assert screen.small() == [], where
    assert not screen.overflows(), where
    assert not screen.page.evaluate(SCROLLS), where


@pytest.mark.slow
def test_a_whole_game_with_bots_by_touch_and_once_more_afterwards(sit: Opener) -> None:
    anna = opened(sit, bots=2, strength="cheeky", cards="easy")
    looked: set[str] = set()
    for _ in range(MOST_STEPS):
        anna.waits()
        phase = anna.table["phase"]
        if phase == "over":
            break
        if phase not in looked:
            looked.add(phase)
            whole(anna.screen, phase)
            accessible(anna.screen)
        anna.do(anna.wants())
    assert {"roll", "build"} <= looked
    expect(anna.page.locator(".feast")).to_be_visible()
    expect(result(anna.screen)).to_be_visible()
    if anna.table["winner"] == "dwarfs":
        expect(result(anna.screen)).to_contain_text(re.compile(r"The kobold was (one block|\d+ blocks) short\."))
    expect(anna.page.get_by_role("button", name="Rematch")).to_be_visible()
    accessible(anna.screen)
    assert not anna.screen.overflows()
    seen_again(anna)


def seen_again(anna: Child) -> None:
    """The replay step by step on a tablet, with every roll visible, even one that built nothing."""
    steps = all_steps(anna.screen, replay(anna.screen))
    rolls = [
        (len(step["views"][0]["table"]["rolled"]), number)
        for number, step in enumerate(steps)
        if any(event["type"] == "Rolled" for event in step["events"])
    ]
    anna.page.set_viewport_size({"width": 820, "height": 1180})
    result(anna.screen).get_by_role("link", name="Watch it again").click()
    slider = anna.page.get_by_role("slider")
    expect(slider).to_be_visible()
    expect(anna.page.locator(".feast")).to_have_count(0)
    for _, number in (min(rolls), max(rolls)):
        slider.fill(str(number))
        expect(anna.page.locator(".tray .dice li .out-of-sight")).to_have_count(3)
    anna.page.keyboard.press("End")
    expect(anna.page.locator(".feast")).to_be_visible()
    accessible(anna.screen)


@pytest.mark.smoke(folder="dwarfcity")
def test_a_block_is_tapped_dragged_and_taken_back(sit: Opener) -> None:
    anna = opened(sit, face="beach", strength="gentle")
    building(anna, white=False)
    builds = [action for action in anna.legal if isinstance(action, Build)]
    # not the last block of a tower: it takes a card, and a card is never given back
    first = min(builds, key=lambda action: len(anna.table["towers"][action.tower]["blocks"]))
    # what does not shine shakes its head, and the table says why
    other = next(kind for kind in ("rc", "oc", "yc", "vc") if kind[0] not in anna.table["dice"])
    anna.page.evaluate(SHAKEN)
    anna.block(other).tap(force=True)
    expect(anna.page.get_by_role("log")).to_contain_text(re.compile("There is no .+ die left to build with."))
    expect(anna.page.locator(".notices p")).to_have_count(1)
    expect(anna.block(other)).to_have_attribute("aria-disabled", "true")
    anna.page.locator(".tray li").first.tap()
    expect(anna.page.get_by_role("log")).to_contain_text("The dice are already rolled.")
    assert anna.page.evaluate("window.shaken") == [other, "die"]
    # a block that fits on two towers is taken up, and laid down again by one more tap
    anna.press(anna.block(first.block))
    expect(anna.block(first.block)).to_have_accessible_name(re.compile("in your hand$"))
    anna.block(first.block).press("Enter")
    expect(anna.block(first.block)).to_have_accessible_name(re.compile("then choose a tower$"))
    # carried by the mouse
    step = anna.table["steps"]
    start, end = anna.block(first.block).bounding_box(), anna.tower(first.tower).bounding_box()
    assert start is not None
    assert end is not None
    mouse = anna.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    mouse.up()
    anna.seen(step + 1)
    assert anna.table["towers"][first.tower]["blocks"][-1:] == [first.block]
    # by the arrow; if nothing more can be built on the tower, a tap on it does it too
    assert TakeBack() in anna.legal
    anna.do(TakeBack())
    assert anna.table["towers"][first.tower]["blocks"][-1:] != [first.block]
    anna.do(first)
    anna.do(TakeBack())
    expect(anna.screen.button("Take the last block back")).to_have_count(0)


def test_a_tower_shows_which_dice_it_waits_for(sit: Opener) -> None:
    anna = opened(sit)
    building(anna)
    builds = [action for action in anna.legal if isinstance(action, Build)]
    waiting = anna.page.locator("[data-tower]").filter(has=anna.page.locator(".wanted"))
    expect(waiting).to_have_count(len({action.tower for action in builds}))
    free = sum(die in {action.die for action in builds} for die in anna.table["dice"])
    expect(anna.page.locator(".tray li.bobs")).to_have_count(free)
    # with a block in hand, only towers that can take it wait, and only for its die
    fits = {block: {one.tower for one in builds if one.block == block} for block in (one.block for one in builds)}
    block, towers = next(((block, towers) for block, towers in fits.items() if len(towers) > 1), (None, set[int]()))
    if block is not None:
        anna.press(anna.block(block))
        expect(waiting).to_have_count(len(towers))
        expect(waiting.first.locator(".wanted")).to_have_count(1)
        anna.block(block).press("Escape")
    # dice that can still build take two presses to hand on
    step = anna.table["steps"]
    anna.press(anna.page.locator("button.done"))
    expect(anna.page.locator("button.done.sure")).to_have_accessible_name(re.compile("Press again"))
    anna.press(anna.page.locator("button.done.sure"))  # this fast it is a slip
    laid_out(anna.screen)
    assert anna.table["steps"] == step
    anna.press(anna.page.locator("button.done.ripe"))
    expect(anna.page.locator(f'.play[data-step="{step + 1}"]')).to_be_attached()


def test_keys_alone(sit: Opener) -> None:
    """The focus moves on by itself: to a block, handing on, rolling; never to undo."""
    anna = opened(sit, size=(1440, 900), touch=False, strength="gentle")
    keys = anna.page.keyboard
    expect(anna.page.locator(".roll")).to_be_visible()
    keys.press("Space")
    anna.seen(2)
    built = handed = 0
    while built < 3 or handed < 1:
        step, before = anna.table["steps"], anna.standing
        focused = anna.page.locator("[data-offer]:focus:not([data-back])")
        expect(focused).to_be_visible()
        if Roll() in anna.legal:
            expect(focused).to_have_class(re.compile("roll"))
        elif not any(isinstance(action, Build | Tear) for action in anna.legal):
            expect(focused).to_have_class(re.compile("done"))
            handed += 1
        keys.press("Enter")
        if anna.page.locator(".held").count():  # the focus is on the other half: tower or block
            expect(anna.page.locator("[data-offer]:focus:not(.held)")).to_be_visible()
            keys.press("Enter")
        anna.seen(step + 1)
        if anna.standing > before:
            built += 1
            if TakeBack() in anna.legal and built == 1:
                keys.press("Backspace")
                anna.seen(step + 2)


def test_one_plays_the_kobold(sit: Opener) -> None:
    screen = sit(None, size=(820, 1180), touch=True)
    frames = Frames(screen)
    # against one dwarf the kobold rolls every other time
    options = {"mode": "kobold", "strength": "cheeky", "cards": "easy", "cadence": "last"}
    found = post(screen, "/api/tables", game="dwarfcity", chairs=2, name="Anna", bots=["beginner"], options=options)
    screen.page.goto(f"/t/{found['table']}")
    plays = screen.chair(1).get_by_role("combobox", name="Plays")
    plays.select_option(label="kobold")
    expect(plays.locator("option:checked")).to_have_text("kobold")
    screen.press("Begin")
    expect(screen.page.locator(".play")).to_be_visible()
    # the plate shows the name, and everybody looks the same in the list as on the hill
    expect(screen.page.locator(".pile")).to_contain_text("Anna")
    screen.press("Menu")
    people = screen.page.get_by_role("dialog").get_by_role("listitem")
    expect(people.nth(1).locator("svg.dwarf-1")).to_be_visible()
    expect(screen.page.locator(".yard svg.dwarf-1").first).to_be_visible()
    expect(people.first.locator("svg.dwarf-0")).to_have_count(0)
    screen.press("Close")
    anna = Child(screen, frames, touch=True)
    done: set[str] = set()
    for _ in range(MOST_STEPS):
        anna.waits()
        assert anna.table["kobold"] == 0
        phase = anna.table["phase"]
        if phase == "over":
            break
        if phase not in done:
            whole(screen, phase)
            accessible(screen)
        done.add(phase)
        begun = [number for number, tower in enumerate(anna.table["towers"]) if tower["blocks"]]
        anna.do(anna.wants())
        if phase == "tear":
            assert begun
    assert "roll" in done
    expect(screen.page.locator(".feast")).to_be_visible()


def test_as_printed_the_kobold_has_its_turn_where_it_sits(sit: Opener) -> None:
    screen = sit(None, size=(390, 844), touch=True)
    frames = Frames(screen)
    options = {"mode": "kobold", "strength": "cheeky"}
    found = post(screen, "/api/tables", game="dwarfcity", chairs=3, name="Anna", bots=["beginner"] * 2, options=options)
    screen.page.goto(f"/t/{found['table']}")
    screen.chair(2).get_by_role("combobox", name="Plays").select_option(label="kobold")
    field = screen.page.get_by_role("combobox", name="The kobold\u2019s turn", exact=True)
    field.select_option(label="As printed: where he sits")
    expect(field.locator("option")).to_have_text(["After two dwarfs", "As printed: where he sits", "After all dwarfs"])
    # the number of blue blocks is an option only with easy cards
    blue = screen.page.get_by_role("combobox", name="Blue blocks", exact=True)
    expect(blue).to_have_count(0)
    screen.page.get_by_role("combobox", name="Cards", exact=True).select_option(label="Easy: 3 blocks")
    expect(blue.locator("option:checked")).to_have_text("As printed")
    blue.select_option(label="Balanced for easy cards (our rule)")
    expect(blue.locator("option:checked")).to_have_text("Balanced for easy cards (our rule)")
    screen.press("Begin")
    expect(screen.page.locator(".play")).to_be_visible()
    anna = Child(screen, frames, touch=True)
    for _ in range(MOST_STEPS):
        anna.waits()
        if anna.table["phase"] == "over" or anna.table["turns"] > DWARF_TURNS:
            break
        anna.do(anna.wants())
    assert anna.table["kobold"] == 1
    assert anna.match["view"]["needed"] == 10
    order = [turn for turn, _ in groupby(match["view"]["table"]["turn"] for match in frames.matches)]
    assert len(order) > DWARF_TURNS // 2
    assert all(after == (before + 1) % 3 for before, after in pairwise(order))


def test_two_children_on_one_tablet(sit: Opener) -> None:
    tablet = sit(None, size=(820, 1180), touch=True)
    frames = Frames(tablet)
    found = post(tablet, "/api/tables", game="dwarfcity", chairs=2, name="Anna", options={"face": "beach"})
    post(tablet, f"/api/tables/{found['table']}/sit", seat=1, name="Bo")
    tablet.page.goto(f"/t/{found['table']}")
    tablet.button("Begin").tap()
    both = Child(tablet, frames, touch=True)
    expect(tablet.page.locator(".play")).to_be_visible()
    seen: set[int] = set()
    for _ in range(MOST_STEPS):
        for _ in range(200):  # the tablet passes on by itself
            if both.on_turn:
                break
            laid_out(tablet)
        turn = both.table["turn"]
        name = ("Anna", "Bo")[turn]
        if Roll() in both.legal:
            tablet.sees(f"{name}, roll the dice!")
            if seen == {0, 1}:
                break
        seen.add(turn)
        both.do(both.wants())
    assert seen == {0, 1}
    whole(tablet)
    accessible(tablet)


@pytest.mark.parametrize("face", ["stone", "beach"])
def test_every_size_by_day_and_by_night_with_six(sit: Opener, face: str) -> None:
    anna = opened(sit, bots=5, face=face)
    building(anna)
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        laid_out(anna.screen)
        whole(anna.screen, (width, height))
        for part in (".pile", ".others", ".own", ".tray", ".shelf"):
            expect(anna.page.locator(part), f"{part} at {width}").to_be_in_viewport(ratio=0.98)
        if width in (390, 820, 1440) and face == "stone":
            accessible(anna.screen)
    anna.page.emulate_media(color_scheme="dark")
    accessible(anna.screen)
    anna.page.set_viewport_size({"width": 390, "height": 844})
    anna.page.evaluate("document.documentElement.style.fontSize = '32px'")
    laid_out(anna.screen)
    assert not anna.screen.overflows()
    expect(anna.page.locator(".shelf")).to_be_in_viewport(ratio=0.98)


@pytest.mark.parametrize(
    ("locale", "roll", "hill"),
    [("fr-FR", "Lancer les dés", "Blocs sur la table"), ("de-DE", "Würfeln", "Bausteine auf dem Tisch")],
)
def test_other_languages(sit: Opener, locale: str, roll: str, hill: str) -> None:
    anna = opened(sit, locale=locale)
    expect(anna.screen.button(roll)).to_be_visible()
    expect(anna.page.get_by_role("group", name=hill)).to_be_visible()
    whole(anna.screen)
    accessible(anna.screen)
