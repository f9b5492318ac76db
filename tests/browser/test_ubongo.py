"""Ubongo in the browser: rounds by mouse, finger and keys, a second chance, races, one tablet for two."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ludotheque.games.ubongo.model import Lay, Options
from ludotheque.games.ubongo.pieces import PIECE, mirrored, turned
from ludotheque.games.ubongo.rules import catalogue
from ludotheque.games.ubongo.solver.advice import ways
from tests.browser.conftest import Opener
from tests.browser.fitting import accessible, fits, laid_out
from tests.browser.frames import Frames
from tests.browser.matches import post, result
from tests.browser.savanna import Half, Player, alone, covered, seated, touch, turn_glass
from tests.live import LiveServer

SIZES = ((390, 844), (820, 1180), (844, 390), (1440, 900))
SAND = 45_000
LEAST_CELL = 34
SCROLLS = """() => { const room = document.querySelector('.room')
    return room.scrollHeight > room.clientHeight + 1 }"""


def above_the_fold(player: Player, *needed: str) -> None:
    """Check that at every size nothing that players need is below the fold."""
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        laid_out(player.screen)
        for part in needed:
            expect(player.page.locator(part).first, f"{part} at {width}").to_be_in_viewport(ratio=0.98)
        assert not player.page.evaluate(SCROLLS), (width, height)
        assert player.screen.small() == [], (width, height)
        assert not player.screen.overflows(), (width, height)
        cells = player.page.locator("[data-cell]")
        box = cells.first.bounding_box() if cells.count() else None
        assert box is None or box["width"] >= LEAST_CELL, (width, height)
    accessible(player.screen)


def tries(ada: Player) -> None:
    """The wheel turns, the right button flips, a misfit slides back; a laid piece stays until it is taken back."""
    first = ada.covering()[0]
    looks = PIECE[first.piece].orientations
    ada.page.mouse.move(*ada.middle(first.piece))
    ada.page.mouse.wheel(0, 100)
    after = looks.index(turned(looks[0]))
    expect(ada.piece(first.piece)).to_have_attribute("data-look", str(after))
    ada.page.mouse.click(*ada.middle(first.piece), button="right")
    expect(ada.piece(first.piece)).to_have_attribute("data-look", str(looks.index(mirrored(looks[after]))))
    edge = ada.board.bounding_box()
    assert edge is not None
    ada.carry(ada.middle(first.piece), (edge["x"] + 2, edge["y"] + 2))
    ada.screen.sees(re.compile("does not fit there"))
    ada.lay(first)
    ada.lies(first)
    ada.page.reload()
    ada.lies(first)
    x, y = ada.grip(first)
    ada.carry((x, y), (x + 12, y))
    ada.lies(first)
    expect(ada.page.locator(".say")).not_to_contain_text("does not fit")
    ada.carry(ada.grip(first), (300, 880))
    expect(ada.piece(first.piece)).to_be_visible()
    ada.settled()


def watched(ada: Player, bo: Player, watching: Frames) -> None:
    """A player who is done watches the other live; nobody else does. A tap takes a piece back."""
    one = bo.covering()[0]
    bo.lay(one)
    bo.lies(one)
    both = 1 + (one.piece in ada.task["pieces"])
    expect(ada.page.locator(f'.overview [data-piece="{one.piece}"]')).to_have_count(both)
    assert watching.matches[-1]["view"]["pieces"][1] is None
    bo.touch(bo.cell(*covered(one)[0]))
    expect(bo.piece(one.piece)).to_be_visible()
    bo.settled()


def reviewed(ada: Player, bo: Player) -> None:
    """Both get gems and see how the mission goes."""
    for player in (ada, bo):
        player.screen.sees("Ada was first")
    treasure = ada.page.get_by_role("list", name="Treasure").get_by_role("img")
    expect(treasure.first).to_have_accessible_name(re.compile("[12] . sapphire"))
    expect(treasure.last).to_have_accessible_name(re.compile("[12] . amber"))
    expect(ada.page.get_by_role("img", name="The bag, 38 gems in it")).to_be_visible()
    ada.screen.press("How it is solved")
    ada.screen.sees(re.compile("the only way|one of [0-9]+ ways"))
    above_the_fold(ada, ".panel", ".boards")
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    for player in (ada, bo):
        player.touch(player.screen.button("Ready"))


@pytest.mark.slow
def test_a_match_of_two_by_mouse_finger_and_keys(sit: Opener) -> None:
    ada, bo, table = seated(sit, touch=True, rounds=2)
    watcher = sit(None)
    watching = Frames(watcher)
    watcher.page.goto(f"/t/{table}")
    watcher.press("Just watch")
    ada.screen.sees(re.compile("(Ada|Bo) rolls the die"))
    fits(ada.screen)
    fits(bo.screen)
    turn_glass(ada, bo)
    tries(ada)
    assert watching.matches[-1]["view"]["pieces"] == [None, None]
    expect(watcher.page.get_by_role("img", name=re.compile("Board of Ada. The pieces are a secret"))).to_be_visible()
    ada.cover(bo)
    expect(watcher.page.get_by_role("img", name=re.compile("Board of Ada. Row 1: "))).to_be_visible()
    fits(watcher)
    watched(ada, bo, watching)
    bo.cover()
    reviewed(ada, bo)

    # Ada uses the keyboard only; Bo gives up and looks on
    turn_glass(ada, bo)
    bo.touch(bo.screen.button("Give up"))
    bo.touch(bo.screen.button("Really give up?"))
    expect(bo.page.locator(".overview")).to_be_visible()
    *most, last = ada.covering()
    for lay in most:
        ada.type(lay)
        ada.lies(lay)
    ada.type(last)
    expect(result(ada.screen).get_by_role("heading", name="You win")).to_be_visible()
    expect(result(bo.screen).get_by_role("heading", name=re.compile("Ada wins"))).to_be_visible()
    accessible(bo.screen)


def test_a_second_chance_then_nobody(sit: Opener, server: LiveServer) -> None:
    ada, bo, _ = seated(sit, mode="noluck", pieces="all", side="B")
    turn_glass(ada, bo)
    above_the_fold(ada, ".board", ".hand", ".tools", ".sand", ".set")
    wrong = next(name for name in PIECE if name not in ada.task["pieces"])
    ada.carry(ada.middle(wrong), ada.on_board(Lay(wrong, 0, 1, 1)))  # type: ignore[arg-type]
    ada.screen.sees(re.compile("is not in the set of this mission"))
    first = ada.covering()[0]
    ada.lay(first)
    ada.lies(first)
    server.advance(SAND)
    for player in (ada, bo):
        player.screen.sees("Second chance")
    ada.lies(first)
    server.advance(SAND)
    for player in (ada, bo):
        player.screen.sees("Nobody has found it")
    treasure = ada.page.get_by_role("list", name="Treasure").get_by_role("img")
    expect(treasure.first).to_have_accessible_name("no gems yet")
    bo.screen.press("Ready")
    bo.screen.sees("Waiting for Ada")


def test_missions_against_the_watch(sit: Opener, server: LiveServer) -> None:
    ada = alone(sit, mode="count", length=5)
    above_the_fold(ada, ".board", ".hand", ".tools", ".watch")
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    before = ada.task
    ada.screen.press("Lay aside")
    ada.screen.press("Really lay aside?")
    expect(ada.page.locator(".board[data-settled]")).to_be_visible()
    ada.screen.sees("Mission 1 of 5")
    for mission in range(5):
        expect(ada.page.get_by_role("heading", name=f"Mission {mission + 1} of 5")).to_be_visible()
        for _ in range(600):  # wait for the next mission
            if ada.task != before:
                break
            laid_out(ada.screen)
        assert ada.task["board"] != before["board"] or ada.task["symbol"] != before["symbol"]
        before = ada.task
        expect(ada.page.locator(".board[data-settled]")).to_be_visible()
        server.advance(1_000)
        for lay in ada.covering():
            ada.type(lay)
    found = result(ada.screen)
    expect(found.get_by_role("heading", name=re.compile(r"^[5-9]\.\d s$"))).to_be_visible()
    ada.screen.sees("5 missions done, 1 laid aside")
    ada.screen.press("How the missions are solved")
    expect(ada.page.locator(".course li")).to_have_count(6)
    accessible(ada.screen)
    ada.page.goto("/records")
    ada.screen.sees(re.compile("5 missions · A: three pieces"))
    ada.screen.sees(re.compile(r"^\d\.\d s$"))


@pytest.mark.smoke(folder="ubongo")
def test_a_hint_shows_the_next_piece_or_what_to_take_back(sit: Opener) -> None:
    ada = alone(sit, mode="time", hints=True)
    ada.screen.press("A hint")
    ada.screen.sees(re.compile("^The .* goes there"))
    expect(ada.page.locator(".ghost.advised")).to_be_visible()
    good = {lay for way in ways(tuple(ada.task["shape"]), tuple(ada.task["pieces"])) for lay in way}
    actions = [catalogue(Options())[number] for number in ada.match["legal"]]
    wrong = next(lay for lay in actions if isinstance(lay, Lay) and lay not in good)
    ada.type(wrong)
    ada.lies(wrong)
    expect(ada.page.locator(".ghost.advised")).to_have_count(0)
    ada.screen.press("A hint")
    ada.screen.sees(re.compile("^Take this one back: "))
    expect(ada.page.locator(f'.lies.wrong[data-piece="{wrong.piece}"]')).to_be_visible()
    ada.page.keyboard.press("Backspace")
    expect(ada.page.locator(".lies[data-piece]")).to_have_count(0)
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".ghost")).to_have_count(0)


@pytest.mark.parametrize("chosen", ["With gems and bag", "Fastest through the missions"])
def test_the_box_offers_what_can_be_played_alone(sit: Opener, chosen: str) -> None:
    screen = sit()
    screen.page.get_by_role("button", name=re.compile("^Ubongo")).click()
    box = screen.page.get_by_role("dialog", name="Ubongo")
    box.get_by_role("radio", name=chosen).check(force=True)
    box.get_by_role("button", name=re.compile("^Alone")).click()
    box.get_by_role("button", name="Begin").click()
    screen.sees("5 missions, as fast as you can")


def offers_what_can_be_played(ada: Player) -> None:
    """No one-minute race, no very hard missions of three pieces; an earlier choice that is gone is replaced."""
    ada.screen.agree("Game", "Against the clock")
    length, difficulty = ada.screen.choice("Length"), ada.screen.choice("Difficulty")
    expect(length.get_by_role("option")).to_have_text(["5 minutes", "10 minutes", "20 minutes"])
    expect(length.locator(":checked")).to_have_text("5 minutes")
    ada.page.get_by_text("More settings").click()
    expect(difficulty.get_by_role("option", name="5 of 5")).to_have_count(0)
    ada.screen.agree("Side of the boards", "B: four pieces")
    ada.screen.agree("Difficulty", "5 of 5: hard")
    ada.screen.agree("Side of the boards", "A: three pieces")
    expect(difficulty.locator(":checked")).to_have_text("any")
    expect(ada.page.locator(".notices p")).to_have_count(0)


def test_the_lobby_has_chairs_for_the_mode(sit: Opener) -> None:
    ada = alone(sit, mode="count", length=1)
    for lay in ada.covering():
        ada.type(lay)
    expect(result(ada.screen)).to_be_visible()
    result(ada.screen).get_by_role("button", name="More").click()
    ada.screen.press("Another game")
    expect(ada.screen.choice("Length")).to_contain_text("1 mission")
    offers_what_can_be_played(ada)
    ada.screen.agree("Game", "With gems and bag")
    expect(ada.screen.choice("Chairs").get_by_role("option")).to_have_text(["2", "3", "4"])
    expect(ada.screen.choice("Length")).to_have_count(0)
    ada.page.get_by_role("textbox", name="Mission book").fill("my-book")
    ada.page.keyboard.press("Tab")
    expect(ada.page.get_by_role("textbox", name="Mission book")).to_have_value("my-book")


def taps_beside(ada: Half, bo: Half) -> None:
    """While one finger rests on the screen, a tap of another one still counts."""
    resting, tapping = ada.covering()[1], next(lay for lay in bo.covering()[1:] if lay.piece != "O4")
    look, rest, there = bo.look(tapping.piece), ada.middle(resting.piece), bo.middle(tapping.piece)
    touch(ada.screen, "touchStart", rest)
    touch(ada.screen, "touchStart", rest, there)
    touch(ada.screen, "touchEnd", there, first=1)
    expect(bo.piece(tapping.piece)).not_to_have_attribute("data-look", str(look))
    touch(ada.screen, "touchEnd")


def test_two_at_one_tablet_play_at_the_same_time(sit: Opener, server: LiveServer) -> None:
    tablet = sit(None, size=(820, 1180), touch=True)
    found = post(tablet, "/api/tables", game="ubongo", chairs=2, name="Ada", options={"rounds": 2})
    post(tablet, f"/api/tables/{found['table']}/sit", seat=1, name="Bo")
    frames = Frames(tablet)
    tablet.page.goto(f"/t/{found['table']}")
    tablet.press("Begin")
    expect(tablet.page.locator("section.lead")).to_be_visible()
    server.advance(3_000)
    zones = [Half(tablet, frames, seat) for seat in (0, 1)]
    for zone in zones:
        expect(zone.part.locator(".hand")).to_be_visible()
    accessible(tablet)
    assert not tablet.overflows()

    # both at once: each finger has its own piece, and the far side is upside down
    laid = [zone.covering()[0] for zone in zones]
    for zone, lay in zip(zones, laid, strict=True):
        zone.orient(lay)
    fingers = [(zone.middle(lay.piece), zone.finger_at(lay)) for zone, lay in zip(zones, laid, strict=True)]
    touch(tablet, "touchStart", *(start for start, _ in fingers))
    touch(tablet, "touchMove", *((x, y - 20) for (x, y), _ in fingers))
    touch(tablet, "touchMove", *(end for _, end in fingers))
    touch(tablet, "touchEnd")
    for zone, lay in zip(zones, laid, strict=True):
        zone.lies(lay)
    taps_beside(*zones)
    for zone in zones:
        for lay in zone.covering()[1:]:
            zone.lay(lay)
    tablet.sees("Ada was first")
    tablet.press("Ready")
    tablet.sees("Round 2 of 2")


def test_a_player_alone_chooses_first_and_has_the_lamp(sit: Opener, server: LiveServer) -> None:
    ada = sit(size=(390, 844), touch=True)
    ada.page.get_by_role("button", name=re.compile("^Ubongo")).click()
    box = ada.page.get_by_role("dialog", name="Ubongo")
    expect(box).to_contain_text("the fastest win the best gems")
    ada.press("Alone")
    what = box.get_by_role("group", name="What do you play alone?")
    expect(what.get_by_role("radio")).to_have_count(2)
    what.get_by_role("radio", name="Against the clock").check()
    box.get_by_label("Length").select_option("10 minutes")
    box.get_by_label("Side of the boards").select_option("B: four pieces")
    accessible(ada)
    ada.press("Begin")
    ada.sees("As many missions as you can in 10 minutes")
    server.advance(3_000)
    expect(ada.page.locator(".hand button")).to_have_count(4)
    expect(ada.button("A hint")).to_be_enabled()


def test_a_replay_shows_everyone_at_once(sit: Opener, server: LiveServer) -> None:
    ada, bo, _ = seated(sit, rounds=1)
    turn_glass(ada, bo)
    first = ada.covering()[0]
    ada.lay(first)
    bo.cover(ada)
    for _ in range(3):
        server.advance(45_000)
    found = result(ada.screen)
    found.get_by_role("link", name="Watch it again").click()
    seen = ada.page.get_by_label("Seen by")
    expect(seen.locator("option:checked")).to_have_text("everyone at once")
    for _ in range(30):
        if ada.page.locator(".overview li").first.locator("[data-piece]").count():
            break
        ada.page.keyboard.press("ArrowRight")
        laid_out(ada.screen)
    expect(ada.page.locator(".overview li").first.locator("[data-piece]")).to_have_count(1)
    seen.select_option("a spectator")
    expect(ada.page.locator(".overview li").first.locator("[data-piece]")).to_have_count(0)
