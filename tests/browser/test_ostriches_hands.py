"""Ostriches by hand: dragging by mouse and finger, a hint from the lamp, a long calm, and a look in private."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import closing
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from ludotheque.core import Act, Draw
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Action, Go, Land, Look, Options, Own, Place, State
from ludotheque.games.ostriches.pieces import NUMBERS, Power
from ludotheque.games.ostriches.rules.board import ostrich_at
from ludotheque.games.ostriches.rules.notation import CATALOGUE
from tests.browser.conftest import Opener
from tests.browser.desert import POSTS, Player, turn_name
from tests.browser.fitting import accessible
from tests.browser.frames import Frames
from tests.browser.matches import Line, post
from tests.live import LiveServer


def begun(state: State) -> bool:
    return state.table.phase == "move"


def course(starter: int, until: Callable[[State], bool]) -> list[tuple[int, int]]:
    """The actions up to that state, with their seats: all place on the usual squares, and only an eye lands."""
    rng = Random(1)
    state, _ = rules.step(rules.start(Options(), (Own(), Own())), Draw(0, starter))
    done: list[tuple[int, int]] = []
    while not until(state):
        seat = state.table.turn
        action = rng.choice(wanted(state, state.hands[seat], look=until is may_look))
        done.append((seat, CATALOGUE.index(action)))
        state, _ = rules.step(state, Act(0, seat, action))
    return done


def wanted(state: State, hand: tuple[Power, ...], *, look: bool) -> list[Action]:
    if hand:
        return [Place(hand[0], POSTS[state.table.turn][6 - len(hand)])]
    turns = list(rules.legal(state, state.table.turn))
    landing: list[Action] = [turn for turn in turns if look and isinstance(turn, Land) and looks(state, turn)]
    return landing or [turn for turn in turns if isinstance(turn, Go)]


def looks(state: State, land: Land) -> bool:
    ostrich = ostrich_at(state, NUMBERS[land.move[:2]])
    return ostrich is not None and ostrich.power == "eye"


def may_look(state: State) -> bool:
    return state.table.phase == "power"


def at_one_device(sit: Opener, until: Callable[[State], bool], *, touch: bool = False, hints: bool = False) -> Player:
    """Ada and Bo in memory mode at one device, with the match played up to this state."""
    screen = sit(None, size=(820, 1180), touch=touch)
    frames = Frames(screen)
    about: dict[str, Any] = {"game": "ostriches", "chairs": 2, "name": "Ada", "options": {"mode": "memory"}}
    table = post(screen, "/api/tables", **about, hints=hints)["table"]
    post(screen, f"/api/tables/{table}/sit", name="Bo")
    with closing(Line(screen, table)) as line:
        assert line.refused("start") is None
        for seat, action in course(line.match["view"]["table"]["turn"], until):
            assert line.refused("do", seat=seat, action=action) is None
    screen.page.goto(f"/t/{table}")
    expect(screen.page.locator(".actions .now")).to_have_text(re.compile(r"(^|\s)(Pick|Choose)"))
    return Player(screen, frames, touch=touch)


def middle(player: Player, square: str) -> tuple[float, float]:
    box = player.square(square).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_an_ostrich_is_dragged_where_it_can_leap_and_nowhere_else(sit: Opener, touch: bool) -> None:
    player = at_one_device(sit, begun, touch=touch)
    page = player.screen.page
    devtools = page.context.new_cdp_session(page)

    def drag(start: str, to: str) -> None:
        """Drag with a mouse or a finger; a finger is below what it carries."""
        (x, y), (far_x, far_y) = middle(player, start), middle(player, to)
        if touch:
            way = [("touchStart", [(x, y)]), ("touchMove", [(x, y + 20)]), ("touchMove", [(far_x, far_y + 44)])]
            for kind, points in way:
                given = [{"x": px, "y": py} for px, py in points]
                devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": given})
        else:
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move(far_x, far_y, steps=4)
        expect(page.locator(".layer.shown .ostrich")).to_have_count(1)

    def drop() -> None:
        if touch:
            devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        else:
            page.mouse.up()
        expect(page.locator(".layer.shown")).to_have_count(0)

    go = next(action for action in player.legal if isinstance(action, Go))
    start, to = go.move[:2], go.move[2:]
    drag(start, "a1" if go.move[0] != "a" else "f1")
    drop()
    expect(player.square(start)).to_have_accessible_name(f"{start}: an ostrich, head in the sand, chosen")
    expect(page.locator(".squares .target").first).to_be_visible()
    drag(start, to)
    expect(player.square(to)).to_have_class(re.compile("over"))
    drop()
    expect(player.square(to)).to_have_accessible_name(f"{to}: an ostrich, head in the sand, chosen")
    expect(player.square(start)).to_have_accessible_name(f"{start}, empty")
    step = player.table["steps"] + 1
    player.screen.press(turn_name(go.turn))  # Chromium takes a tap right after a drag for the end of a fling
    player.screen.press("Go")
    expect(page.locator(".play")).to_have_attribute("data-step", str(step))


def test_the_lamp_composes_a_turn_and_taking_it_back_drops_the_hint(sit: Opener) -> None:
    player = at_one_device(sit, begun, hints=True)
    player.screen.press("A hint")
    now = player.screen.page.locator(".actions .now")
    expect(now).to_have_text(re.compile(r"^This looks best\. Chance to win: \d+%\. .* counts as “with hints”\."))
    expect(player.screen.button("Go")).to_be_enabled()
    accessible(player.screen)
    player.screen.press("Take back")
    expect(now).to_have_text(re.compile("^Now turn a tile"))
    expect(player.screen.button("Go")).to_be_disabled()
    player.screen.press("A hint")
    step = player.table["steps"] + 1
    player.screen.press("Go")
    expect(player.screen.page.locator(".play")).to_have_attribute("data-step", str(step))
    expect(now).to_have_text(re.compile("Pick any ostrich"))


def test_after_sixty_calm_turns_screens_count_them(sit: Opener) -> None:
    player = at_one_device(sit, lambda state: state.table.calm == 60)
    told = player.screen.page.get_by_text("61 of 100 turns without a new face: then it is a draw.")
    expect(told).to_have_count(0)
    player.do(next(action for action in player.legal if isinstance(action, Go)))
    expect(told).to_be_visible()
    assert not player.screen.overflows()


def test_at_a_shared_screen_one_player_looks_in_private_and_heads_move_with_their_tile(
    sit: Opener, server: LiveServer
) -> None:
    player = at_one_device(sit, may_look)
    page, looker = player.screen.page, ("Ada", "Bo")[player.seat]
    look = next(action for action in player.legal if isinstance(action, Look))
    player.screen.press(player.compose(look))
    sheet = page.get_by_role("dialog", name=f"Only {looker} looks")
    expect(sheet).to_be_visible()
    accessible(player.screen)
    sheet.get_by_role("button", name="Close").click()
    expect(page.locator(".ostrich.peeks")).to_have_count(0)
    assert player.table["phase"] == "power"
    player.screen.press("Look")
    sheet.get_by_role("button", name="Show me").click()
    expect(sheet).to_have_count(0)
    seen = page.locator(".ostrich.peeks")
    expect(seen).to_have_count(2)
    tribes = seen.evaluate_all("all => all.map((one) => one.className.match(/tribe-./)?.[0])")
    assert None not in tribes
    rotation = next(name for name in map(turn_name, quarters(look.pair[:2])) if player.screen.button(name).is_enabled())
    player.screen.press(rotation)
    expect(player.screen.button("Turn")).to_be_enabled()
    expect(seen).to_have_count(2)
    assert seen.evaluate_all("all => all.map((one) => one.className.match(/tribe-./)?.[0])") == tribes
    server.advance(5_000)
    expect(seen).to_have_count(0)


def quarters(square: str) -> list[str]:
    """The turns of the tile with this square first."""
    tile = ("n" if square[1] > "3" else "s") + ("e" if square[0] > "c" else "w")
    return [f"{tile}+", *(f"{other}+" for other in ("sw", "se", "nw", "ne"))]
