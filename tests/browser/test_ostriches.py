"""Ostriches in the browser: whole games, every power, memory mode, keys, fingers, two at one device."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from ludotheque.games.ostriches.model import Exchange, Go, Land, Look, MoveBush, Swap
from ludotheque.games.ostriches.pieces import KNIGHT, NAMES, NUMBERS, TILE_AT
from tests.browser.conftest import Opener
from tests.browser.desert import (
    Player,
    after_landing,
    bare,
    on_turn,
    place_one,
    seated,
    stand_all,
    towards,
    turn_name,
)
from tests.browser.fitting import accessible, fits, laid_out
from tests.browser.frames import Frames
from tests.browser.matches import post, result
from tests.live import LiveServer

USED = {MoveBush: "bush", Swap: "swap", Look: "eye", Exchange: "tiles"}
MOST_TURNS = 80


@pytest.mark.slow
def test_two_people_play_to_four_faces_and_use_every_power(sit: Opener) -> None:
    ada, bo = seated(sit)
    first, others = on_turn((ada, bo))
    fits(first.screen)
    others[0].screen.sees(re.compile("is placing an ostrich"))
    for _ in range(2):
        place_one(ada, bo)
    stand_all(ada, bo)
    assert ada.screen.page.locator(".squares button").first.get_attribute("data-drop") == str(NUMBERS["a6"])
    assert bo.screen.page.locator(".squares button").first.get_attribute("data-drop") == str(NUMBERS["f1"])
    expect(ada.square("b3")).to_have_accessible_name("b3: gardener of Ada, head in the sand")
    expect(bo.square("b3")).to_have_accessible_name("b3: ostrich of Ada, head in the sand")

    used: set[str] = set()
    checked: set[str] = set()
    for _ in range(MOST_TURNS):
        mine, (other,) = on_turn((ada, bo))
        phase = mine.table["phase"]
        if phase == "over":
            break
        if phase not in checked:
            checked.add(phase)
            fits(mine.screen)
        if phase == "move":
            wanted = ["bush", "swap", "eye", "plain"] if mine is ada else ["tiles"] if "tiles" not in used else []
            mine.do(towards(mine, wanted), other)
        else:
            action = after_landing(mine)
            used |= {USED[type(action)]} if type(action) in USED else set()
            mine.do(action, other)
    assert used == {"bush", "swap", "eye", "tiles"}
    assert {"move", "power", "rotate"} <= checked
    for player in (ada, bo):
        expect(result(player.screen).get_by_role("heading", name=re.compile("You win|Ada wins"))).to_be_visible()
        accessible(player.screen)
    told = [match["view"] for match in bo.frames.matches if match["view"]["table"]["phase"] != "over"]
    unknown = [
        one for view in told for one in view["ostriches"] if one["of"] == 0 and not one["up"] and 1 not in one["known"]
    ]
    assert unknown
    assert {one["power"] for one in unknown} == {None}


def test_a_whole_game_against_a_bot(sit: Opener, server: LiveServer) -> None:
    screen = sit(None, size=(820, 1180))
    frames = Frames(screen)
    found = post(screen, "/api/tables", game="ostriches", chairs=2, name="Ada", bots=["greedy"], start=True)
    screen.page.goto(f"/t/{found['table']}")
    expect(screen.page.locator(".play")).to_be_visible()
    ada = Player(screen, frames)
    for _ in range(4 * MOST_TURNS):
        if ada.table["phase"] == "over":
            break
        step = ada.table["steps"]
        if ada.table["turn"] == ada.seat:
            if ada.table["phase"] == "placing":
                place_one(ada)
            elif ada.table["phase"] == "move":
                ada.do(towards(ada, ["plain", "swap", "eye", "bush", "tiles"]))
            else:
                ada.do(after_landing(ada))
            continue
        while ada.table["steps"] == step:
            server.advance(3_000)
            laid_out(screen)  # lets frames arrive
    expect(result(screen)).to_be_visible()
    expect(screen.page.get_by_role("group", name=re.compile("4 faces up of 4"))).to_be_visible()


def test_memory_shows_bare_backs_and_an_eye_sees_for_a_moment(sit: Opener, server: LiveServer) -> None:
    ada, bo = seated(sit, mode="memory", phone=False)
    stand_all(ada, bo)
    bare(ada)
    bare(bo)
    expect(ada.square("b3")).to_have_accessible_name("b3: an ostrich, head in the sand")
    # play on until somebody lands an ostrich with an eye
    mine, (other,) = on_turn((ada, bo))
    for _ in range(MOST_TURNS):
        mine, (other,) = on_turn((ada, bo))
        if mine.table["phase"] == "power" and any(isinstance(action, Look) for action in mine.legal):
            break
        land = [action for action in mine.legal if isinstance(action, Land)]
        mine.do(land[0] if land else after_landing(mine) if mine.table["phase"] != "move" else towards(mine, []), other)
    looks = [action for action in mine.legal if isinstance(action, Look)]
    look = looks[0]
    mine.do(look, other)
    expect(mine.square(look.pair[:2])).to_have_accessible_name(re.compile("(Ada|Bo), head in the sand$"))
    expect(other.square(look.pair[:2])).to_have_accessible_name(f"{look.pair[:2]}: an ostrich, head in the sand")
    bare(other)
    server.advance(5_000)
    expect(mine.square(look.pair[:2])).to_have_accessible_name(f"{look.pair[:2]}: an ostrich, head in the sand")


@pytest.mark.smoke(folder="ostriches")
def test_the_keyboard_places_moves_turns_and_takes_back(sit: Opener) -> None:
    ada, bo = seated(sit)
    while ada.table["turn"] != ada.seat:
        place_one(ada, bo)
    keys, step = ada.screen.page.keyboard, ada.table["steps"]
    ada.screen.button("gardener").focus()
    keys.press("Enter")
    expect(ada.screen.page.locator(":focus")).to_have_attribute("data-drop", str(NUMBERS["c2"]))
    keys.press("ArrowLeft")
    keys.press("ArrowUp")
    keys.press("Enter")
    expect(ada.square("b3")).to_have_accessible_name("b3: gardener of Ada, head in the sand, chosen")
    keys.press("Escape")
    expect(ada.square("b3")).to_have_accessible_name("b3, empty, can go here")
    keys.press("Enter")
    keys.press("Shift+Enter")
    expect(ada.square("b3")).to_have_accessible_name("b3: gardener of Ada, head in the sand")
    for player in (ada, bo):
        expect(player.screen.page.locator(".play")).to_have_attribute("data-step", str(step + 1))
    stand_all(ada, bo)
    while ada.table["turn"] != ada.seat or ada.table["phase"] != "move":
        mine, (other,) = on_turn((ada, bo))
        mine.do(towards(mine, []) if mine.table["phase"] == "move" else after_landing(mine), other)
    go = next(action for action in ada.legal if isinstance(action, Go))
    ada.square(go.move[:2]).focus()
    keys.press("Enter")
    ada.square(go.move[2:]).focus()
    keys.press("Enter")
    expect(ada.square(go.move[2:])).to_have_accessible_name(re.compile("chosen$"))
    ada.square({"sw": "a1", "se": "f1", "nw": "a6", "ne": "f6"}[go.turn[:2]]).focus()
    keys.press(f"Control+{go.turn[2]}")  # zooms the page
    expect(ada.screen.button(turn_name(go.turn))).to_have_attribute("aria-pressed", "false")
    keys.press(go.turn[2])
    expect(ada.screen.button(turn_name(go.turn))).to_have_attribute("aria-pressed", "true")
    expect(ada.screen.button("Go")).to_be_enabled()
    keys.press("Escape")
    expect(ada.screen.button("Go")).to_be_disabled()
    keys.press(go.turn[2])
    step = ada.table["steps"]
    keys.press("Control+Enter")
    expect(ada.screen.page.locator(".play")).to_have_attribute("data-step", str(step + 1))


def test_tiles_turn_by_hand_and_the_last_turn_is_seen_again(sit: Opener) -> None:
    ada, bo = seated(sit, phone=False, standing=True)
    mine, (other,) = on_turn((ada, bo))
    page = mine.screen.page
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install(time=0)
    page.clock.pause_at(1)
    go = next(action for action in mine.legal if isinstance(action, Go) and action.turn[2] == "+")
    mine.choose(go.move[:2])
    expect(page.locator(".squares .target").first).to_be_visible()
    shown = page.locator(".squares .target").count()
    targets = {
        action.move[2:] for action in mine.legal if isinstance(action, Go | Land) and action.move[:2] == go.move[:2]
    }
    assert shown == len(targets), "the legal leaps, and nothing else"
    mine.choose(go.move[2:])
    page.clock.run_for(1_000)
    # from the corner of the tile, around its centre
    tile: Any = go.turn[:2]
    corners = {"sw": ("a1", "c3"), "se": ("d1", "f3"), "nw": ("a4", "c6"), "ne": ("d4", "f6")}[tile]
    boxes = [mine.square(corner).bounding_box() for corner in corners]
    assert all(boxes)
    left, right = min(box["x"] for box in boxes if box), max(box["x"] + box["width"] for box in boxes if box)
    top, bottom = min(box["y"] for box in boxes if box), max(box["y"] + box["height"] for box in boxes if box)
    free = free_corner(mine, go, tile)
    box = mine.square(free).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    middle = (left + right) / 2, (top + bottom) / 2
    page.mouse.move(x, y)
    page.mouse.down()
    dx, dy = x - middle[0], y - middle[1]
    page.mouse.move(middle[0] + (dx - dy) / 1.42, middle[1] + (dy + dx) / 1.42, steps=4)
    expect(page.locator(".tile.lifted")).to_have_count(1)
    page.mouse.up()
    expect(mine.screen.button(turn_name(go.turn))).to_have_attribute("aria-pressed", "true")
    assert "rotate(90deg)" in (page.locator(".tile.lifted svg").get_attribute("style") or "")
    page.clock.run_for(1_000)
    expect(page.locator(".tile.lifted")).to_have_count(0)
    step = mine.table["steps"] + 1
    mine.press(mine.screen.button("Go"))
    expect(other.screen.page.locator(".play")).to_have_attribute("data-step", str(step))

    other.press(other.screen.button("The last turn again, slowly"))
    expect(other.screen.button("The last turn again, slowly")).to_have_attribute("aria-pressed", "true")
    other.press(other.screen.button("The last turn again, slowly"))
    expect(other.screen.button("The last turn again, slowly")).to_have_attribute("aria-pressed", "false")
    expect(other.square(go.move[2:])).to_have_accessible_name(re.compile("just moved$"))
    other.choose(go.move[2:])
    expect(other.screen.page.locator(".squares .target")).to_have_count(0)


def free_corner(player: Player, go: Go, tile: Any) -> str:
    """A square of a tile, not its centre, without an ostrich that could be dragged."""
    squares = {"sw": "abc123", "se": "def123", "nw": "abc456", "ne": "def456"}[tile]
    stand = {one["at"] for one in player.view["ostriches"]}
    names = [column + row for column in squares[:3] for row in squares[3:]]
    return next(name for name in names if name not in (names[4], go.move[:2]) and NUMBERS[name] not in stand)


def test_draws_are_offered_and_accepted_and_resigning_asks_twice(sit: Opener) -> None:
    ada, bo = seated(sit, phone=False, standing=True)
    mine, (other,) = on_turn((ada, bo))
    mine.screen.press("More")
    accessible(mine.screen)
    mine.screen.press("Offer a draw")
    other.screen.sees(re.compile("offers a draw"))
    mine.screen.sees("You have offered a draw.")
    other.screen.press("No, thanks")
    mine.screen.sees(re.compile("^No draw: (Ada|Bo) plays on."))
    expect(mine.screen.page.get_by_text("You have offered a draw.")).to_have_count(0)
    mine.screen.press("More")
    mine.screen.press("Offer a draw")
    other.screen.sees(re.compile("offers a draw"))
    mine.screen.press("More")
    mine.screen.press("Resign")
    mine.screen.sees("Give up this match?")
    mine.screen.press("No, play on")
    mine.screen.press("The board in words")
    mine.screen.sees(re.compile("b5: bush"))
    mine.screen.press("Close")
    other.screen.press("Agree to a draw")
    for player in (mine, other):
        player.screen.sees("Both agreed to a draw.")
        expect(result(player.screen).get_by_role("heading", name="A draw")).to_be_visible()
        expect(player.screen.page.locator(".laurel, i[class*=paper-]")).to_have_count(0)
    ada.screen.sees("Ada: 0 wins, 1 draw")
    ada.screen.press("Rematch")
    for player in (ada, bo):
        expect(player.screen.page.locator(".play")).to_have_attribute("data-step", "1")
    bo.screen.press("More")
    bo.screen.press("Resign")
    bo.screen.press("Yes, resign")
    ada.screen.sees("Bo has resigned.")


def test_the_goal_is_said_once_and_presses_in_vain_are_answered(sit: Opener) -> None:
    ada, bo = seated(sit, newcomers=True)
    goal = "Goal: four of yours onto the glowing row."
    mine, (other,) = on_turn((ada, bo))
    mine.screen.sees(goal)
    for player in (ada, bo):
        expect(player.screen.page.locator(".squares .goal")).to_have_count(6)
        fits(player.screen, "the goal is said")
    other.screen.button("gardener").click(force=True)
    answered(other, re.compile("is placing an ostrich"))
    mine.choose("a1" if mine.seat == 0 else "f6")
    answered(mine, "Choose one of your ostriches.")
    mine.press(mine.screen.button("gardener"))
    mine.choose("f6" if mine.seat == 0 else "a1")
    answered(mine, "Place your ostriches on your own two tiles.")
    mine.press(mine.screen.button("Take back"))
    stand_all(ada, bo)
    mine, (other,) = on_turn((ada, bo))
    other.choose("b3")
    answered(other, re.compile("is thinking"))
    for player in (ada, bo):
        player.screen.sees(goal)
        fits(player.screen, "the goal is said again")
    go = next(action for action in mine.legal if isinstance(action, Go))
    mine.choose(go.move[:2])
    mine.choose(far_from(mine, go.move[:2]))
    answered(mine, "Ostriches leap like a chess knight")
    mine.choose(go.move[2:])
    mine.screen.button(turn_name(f"{TILE_AT[NUMBERS[go.move[2:]]]}+")).click(force=True)
    answered(mine, "The moved ostrich stands on this tile: turn another.")
    for _ in range(2):
        mine.press(mine.screen.button("Take back"))
    mine.do(go, other)
    expect(mine.screen.page.get_by_text(goal)).to_have_count(0)
    other.choose(NAMES[other.table["moved"]])
    answered(other, "This one has just leapt and rests a turn: choose another.")
    mine.screen.page.reload()
    expect(mine.screen.page.locator(".squares")).to_be_visible()
    expect(mine.screen.page.locator(".squares .goal")).to_have_count(0)


def answered(player: Player, words: str | re.Pattern[str]) -> None:
    """Expect a press in vain to be answered, for eyes, by a notice or the line that says it already, and for ears."""
    shown = player.screen.page.locator(".notices p, main p").filter(has_text=words, visible=True)
    expect(shown.first).to_be_visible()
    expect(player.screen.page.get_by_role("log")).to_contain_text(words)


def far_from(player: Player, name: str) -> str:
    """An empty square that is no leap away from this one."""
    taken = {one["at"] for one in player.view["ostriches"]} | set(player.table["bushes"])
    return next(at for at in NAMES if NUMBERS[at] not in taken and NUMBERS[at] not in KNIGHT[NUMBERS[name]])


def test_every_size_fits_by_day_and_by_night(sit: Opener) -> None:
    ada, bo = seated(sit, phone=False)
    for moving in (False, True):
        if moving:
            stand_all(ada, bo)
        mine, _ = on_turn((ada, bo))
        page = mine.screen.page
        for width, height in ((360, 640), (390, 844), (844, 390), (820, 1180)):
            page.set_viewport_size({"width": width, "height": height})
            laid_out(mine.screen)
            assert mine.screen.small() == [], (width, height)
            assert not mine.screen.overflows(), (width, height)
            room = page.locator(".room").evaluate("e => e.scrollHeight - e.clientHeight")
            assert room <= 0, (width, height)
        page.emulate_media(color_scheme="dark")
        accessible(mine.screen)
        page.emulate_media(color_scheme="light")
        page.evaluate("document.documentElement.style.fontSize = '32px'")
        laid_out(mine.screen)
        assert not mine.screen.overflows()
        expect(mine.screen.page.locator(".actions .strong")).to_be_visible()
        page.evaluate("document.documentElement.style.fontSize = ''")
        page.set_viewport_size({"width": 1440, "height": 900})
