"""Small and large screens: dialogs, folded panels, scales, and text that is read from afar."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ludotheque.games.ostriches.model import Land
from ludotheque.games.ostriches.pieces import FAR_ROW
from ludotheque.games.ostriches.rules.notation import CATALOGUE as DESERT
from ludotheque.games.ubongo.pieces import PIECE
from tests.browser import desert, savanna
from tests.browser.conftest import Opener
from tests.browser.fitting import resize
from tests.browser.hill import MOST_STEPS
from tests.browser.matches import acted, post, result
from tests.browser.test_big_screen import readable
from tests.browser.test_fit import racing, whole
from tests.live import LiveServer

SMALL = {"320x568": (320, 568), "375x553": (375, 553), "390x844": (390, 844)}
NEITHER = "weder neben noch gegenüber von Schwarz"
"""The longest wish in German."""
MOST_DEALS = 12
PICTURE = 0.34
"""The share of a card that its picture has at least."""
SCALE = 0.5
"""Pieces beside the board are at least half as large as on it, or as large as the tray is wide."""
FULL = 0.8
"""So much of the tray's width is taken when its pieces lie flat."""


def test_a_match_is_no_taller_than_its_screen(sit: Opener, server: LiveServer) -> None:
    ada = sit(size=SMALL["390x844"], touch=True)
    racing(ada, server, 2)
    for size in SMALL.values():
        resize(ada, size)
        assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0, size


def test_dialogs_from_the_menu_lie_on_paper(sit: Opener) -> None:
    ada = sit(size=SMALL["390x844"], touch=True)
    found = post(ada, "/api/tables", game="uluru", chairs=2, name="Ada", bots=["casual"], start=True)
    ada.page.goto(f"/t/{found['table']}")
    ada.press("Menu")
    menu = ada.page.locator("dialog[open]")
    for button in ("Move to another device", "Leave my seat", "End the match"):
        expect(menu).to_have_count(1)
        ada.press(button)
        expect(menu).to_have_count(2)
        sheet = ada.page.locator("dialog[open] .sheet").last
        expect(sheet).to_be_visible()
        assert sheet.evaluate("e => getComputedStyle(e).backgroundColor") != "rgba(0, 0, 0, 0)"
        assert sheet.evaluate("e => parseFloat(getComputedStyle(e).paddingLeft)") >= 8
        ada.page.keyboard.press("Escape")
    # going back closes the topmost sheet, and nothing else
    ada.press("End the match")
    expect(menu).to_have_count(2)
    for open_sheets in (1, 0):
        ada.page.go_back()
        expect(menu).to_have_count(open_sheets)
    expect(ada.page).to_have_url(re.compile(found["table"]))
    ada.page.go_forward()
    ada.press("Menu")
    ada.page.reload()
    expect(ada.button("Menu")).to_be_visible()
    ada.press("Menu")
    ada.press("Close")
    expect(menu).to_have_count(0)
    ada.page.go_back()
    expect(ada.page).to_have_url(re.compile(r"/$"))


def test_play_now_is_within_reach_however_long_a_box_is(sit: Opener) -> None:
    ada = sit(size=SMALL["320x568"], touch=True)
    for game in ("Uluru", "Ubongo", "Ostriches", "Dwarf City"):
        box = ada.open_box(game)
        expect(box.get_by_role("button", name=re.compile("^Play now"))).to_be_in_viewport(ratio=0.98)
        box.get_by_role("button", name="Close").tap()
        expect(box).to_have_count(0)


def test_long_words_hide_no_way_to_play(sit: Opener) -> None:
    ada = sit(size=SMALL["320x568"], touch=True, locale="fr-FR")
    box = ada.open_box("Ubongo")
    button = box.get_by_role("button", name=re.compile("^Jouer"))
    expect(button).to_be_in_viewport(ratio=0.98)
    found, play = box.locator(".chips label").nth(3).bounding_box(), button.bounding_box()
    assert found is not None
    assert play is not None
    assert play["height"] < 90
    assert found["y"] + found["height"] < play["y"]


@pytest.mark.parametrize("game", ["uluru", "ubongo", "ostriches"])
def test_a_tablet_held_upright_gives_the_game_its_whole_width(sit: Opener, game: str) -> None:
    ada = sit(None, size=(820, 1180), touch=True)
    level = {"ostriches": "greedy"}.get(game, "casual")
    found = post(ada, "/api/tables", game=game, chairs=2, name="Leopoldine", bots=[level], start=True)
    ada.page.goto(f"/t/{found['table']}")
    room = ada.page.locator(".room")
    expect(room).to_be_visible()
    assert room.evaluate("e => e.clientWidth") == 820
    expect(ada.button("End the match")).to_have_count(0)
    cut = """() => [...document.querySelectorAll('main strong, main .name, main .stem')]
        .filter((e) => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1
        && getComputedStyle(e).overflow === 'hidden').map((e) => e.textContent)"""
    assert ada.page.evaluate(cut) == []
    ada.press("Menu")
    expect(ada.button("End the match")).to_be_visible()


def test_pieces_beside_the_board_are_near_its_scale(sit: Opener) -> None:
    ada = savanna.alone(sit, mode="count", length=1)
    for size in (SMALL["390x844"], (820, 1180), (1440, 900)):
        resize(ada.screen, size)
        near_the_scale_of_the_board(ada)


def near_the_scale_of_the_board(ada: savanna.Player) -> None:
    cell = ada.page.locator(".board[data-settled] button").first.bounding_box()
    piece = ada.task["pieces"][0]
    box = ada.piece(piece).locator("[data-piece]").bounding_box()
    assert cell is not None
    assert box is not None
    look = PIECE[piece].orientations[ada.look(piece)]
    beside = box["width"] / (1 + max(col for _, col in look))
    lengths = [max(max(at) for at in PIECE[name].orientations[0]) + 1 for name in ada.task["pieces"]]
    tray = ada.page.locator(".hand").bounding_box()
    assert tray is not None
    assert beside >= SCALE * cell["width"] or sum(lengths) * beside >= FULL * tray["width"]


def test_the_longest_wish_keeps_its_picture(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, locale="de-DE")
    long = ada.page.locator(".words").filter(has_text=re.compile("^(weder|mindestens|das Gegenteil)"))
    cards = ada.page.locator(".wishes .card").filter(has=long)
    for _ in range(MOST_DEALS):
        racing(ada, server, 3, mode="tricky")
        if cards.count() > 0:
            break
    assert cards.count() > 0
    for size in ((375, 553), (360, 640), (390, 664), (390, 844)):
        resize(ada, size)
        for card in cards.all():
            words = card.locator(".words")
            if words.is_visible():
                words.evaluate("(words, longest) => (words.textContent = longest)", NEITHER)
            share = "e => e.querySelector('.picture').clientHeight / e.clientHeight"
            assert card.evaluate(share) >= PICTURE, size
        whole(ada, str(size))


def won(ada: desert.Player, bo: desert.Player) -> None:
    """Bo turns up four faces, or Ada does."""
    for _ in range(MOST_STEPS):
        mine, (other,) = desert.on_turn((ada, bo))
        phase = mine.table["phase"]
        if phase == "over":
            return
        powers = ["plain", "eye", "swap", "bush", "tiles"] if mine is bo else []
        lands = [one for one in mine.legal if isinstance(one, Land)]
        wanted = lands[0] if lands and mine is bo else desert.towards(mine, powers) if phase == "move" else None
        step = mine.table["steps"] + 1
        acted(mine.screen, DESERT.index(wanted or desert.after_landing(mine)))
        for one in (mine, other):
            expect(one.screen.page.locator(".play")).to_have_attribute("data-step", str(step))


def test_the_end_of_ostriches_shows_the_row_that_decided_it_here_and_on_the_wall(sit: Opener) -> None:
    ada, bo = desert.seated(sit)
    wall = sit(f"/screen/{ada.screen.page.url.rsplit('/', 1)[1]}", size=(1920, 1080))
    expect(wall.page.locator(".play")).to_be_visible()
    readable(wall)
    desert.stand_all(ada, bo)
    expect(wall.page.locator(".play")).to_have_attribute("data-step", str(bo.table["steps"]))
    readable(wall)
    won(ada, bo)
    expect(result(bo.screen)).to_be_visible()
    row = [6 * FAR_ROW[bo.seat] + column for column in range(6)]
    for size in (*SMALL.values(), (667, 375), (820, 1180), (1440, 900)):
        resize(bo.screen, size)
        for square in row:
            expect(bo.screen.page.locator(f'.squares [data-drop="{square}"]'), str(size)).to_be_in_viewport(ratio=0.9)
        for strip in bo.screen.page.locator(".strip .who").all():
            expect(strip, str(size)).to_be_in_viewport(ratio=0.98)
