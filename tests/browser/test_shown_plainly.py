"""Small things shown plainly: results against bots, rules to print, hints for one, one's own board first."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ludotheque.games.ostriches.model import Resign
from ludotheque.games.ostriches.rules.notation import CATALOGUE
from ludotheque.games.ubongo.model import Lay, Options
from ludotheque.games.ubongo.pieces import Cell
from ludotheque.games.ubongo.rules import catalogue
from tests.browser.conftest import Opener
from tests.browser.fitting import laid_out
from tests.browser.matches import acted, post, result
from tests.browser.savanna import Player, alone, covered
from tests.live import LiveServer

MOST_DEALS = 12
MOST_STEPS = 12


def test_matches_against_bots_are_counted_by_their_level(sit: Opener) -> None:
    ada = sit(None, name="Ada")
    for level in ("greedy", "greedy", "beginner"):
        found = post(ada, "/api/tables", game="ostriches", chairs=2, name="Ada", bots=[level], start=True)
        ada.page.goto(f"/t/{found['table']}")
        expect(ada.page.locator(".play")).to_be_visible()
        acted(ada, CATALOGUE.index(Resign()))
        expect(result(ada)).to_be_visible()
    ada.page.goto("/records")
    duels = ada.page.get_by_role("region", name="Ostriches").get_by_role("table")
    expect(duels.get_by_role("columnheader")).to_have_text([re.compile("."), "won", "drawn", "lost"])
    rows = duels.get_by_role("row").filter(has=ada.page.get_by_role("rowheader"))
    expect(rows.filter(has_text="hothead").get_by_role("cell")).to_have_text(["0", "0", "2"])
    expect(rows.filter(has_text="beginner").get_by_role("cell")).to_have_text(["0", "0", "1"])


def test_the_rules_of_ubongo_come_as_a_pdf_for_either_paper(sit: Opener) -> None:
    ada = sit("/rules/ubongo", size=(390, 844), touch=True)
    for paper in ("A4", "US Letter"):
        with ada.page.expect_download() as waiting:
            ada.page.get_by_role("link", name=f"PDF, {paper}").click()
        assert waiting.value.path().read_bytes().startswith(b"%PDF-")
        assert waiting.value.suggested_filename.endswith(".pdf")


def test_a_box_offers_its_game_on_paper(sit: Opener) -> None:
    ada = sit(size=(390, 844), touch=True)
    box = ada.open_box("Dwarf City")
    with ada.page.expect_download() as waiting:
        box.get_by_role("link", name="PDF, US Letter").click()
    assert waiting.value.path().read_bytes().startswith(b"%PDF-")
    assert waiting.value.suggested_filename == "dwarfcity-letter-en.pdf"


def test_sound_has_a_speaker_with_waves_or_a_cross(sit: Opener) -> None:
    ada = sit()
    switch = ada.page.get_by_role("switch", name="Sound")
    on = switch.locator(".wave").get_attribute("d")
    expect(switch.locator(".shape")).to_have_count(1)
    switch.click()
    expect(switch).not_to_be_checked()
    assert switch.locator(".wave").get_attribute("d") != on


def test_the_only_person_reads_that_hints_are_theirs_anyway(sit: Opener) -> None:
    ada = sit(None)
    found = post(ada, "/api/tables", game="uluru", chairs=2, name="Ada", bots=["casual"])
    ada.page.goto(f"/t/{found['table']}")
    hints = ada.page.get_by_role("checkbox", name=re.compile("^Hints are allowed"))
    expect(hints).to_be_checked()
    expect(hints).to_be_disabled()
    ada.sees("The only person at the table always has them.")
    two = post(ada, "/api/tables", game="uluru", chairs=2, name="Ada")
    ada.page.goto(f"/t/{two['table']}")
    expect(hints).to_be_enabled()
    expect(ada.page.get_by_text("The only person at the table")).to_have_count(0)


def test_a_guest_takes_a_bots_chair_from_the_next_round(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    options = {"rounds": 2, "sand": None}
    found = post(ada, "/api/tables", game="uluru", chairs=2, name="Ada", bots=["casual"], options=options, start=True)
    ada.page.goto(f"/t/{found['table']}")
    expect(ada.page.locator(".wishes")).to_be_visible()
    server.advance(3_000)
    expect(ada.button("Done")).to_be_enabled()
    bo = sit(f"/t/{found['table']}", size=(390, 844), touch=True)
    bo.page.get_by_role("dialog").get_by_role("textbox", name="Your name").fill("Bo")
    bo.button("From the next round").tap()
    expect(bo.button("You play from the next round on")).to_be_visible()
    expect(bo.button("Done")).to_have_count(0)
    ada.done()
    for _ in range(60):
        if ada.page.get_by_text("Evaluation of round 1").count() > 0:
            break
        server.advance(1_000)
    ada.sees("Evaluation of round 1")
    ada.press("All cards")
    ada.press("On to the next round")
    server.advance(60_000)
    for screen in (ada, bo):
        screen.sees("Round 2 of 2")
    server.advance(3_000)
    expect(bo.button("Done")).to_be_enabled()


def test_ones_own_board_is_first_in_a_replay(sit: Opener, server: LiveServer) -> None:
    ada, bo = sit(None, name="Ada"), sit(None, name="Bo")
    found = post(ada, "/api/tables", game="ubongo", chairs=2, name="Ada", options={"rounds": 1, "sand": None})
    post(bo, f"/api/tables/{found['table']}/sit", name="Bo")
    for screen in (ada, bo):
        screen.page.goto(f"/t/{found['table']}")
    ada.press("Begin")
    for screen in (ada, bo):
        expect(screen.page.locator("section.lead")).to_be_visible()
    server.advance(3_000)
    for screen in (ada, bo):
        screen.press("Give up")
        screen.press("Really give up?")
    ada.sees("a mini-round decides")
    for screen in (ada, bo):
        screen.press("Ready")
    server.advance(3_000)
    expect(ada.page.get_by_role("heading", name="Mini-round")).to_be_visible()
    ada.press("Give up")
    ada.press("Really give up?")
    expect(result(bo)).to_be_visible()
    for screen, names in ((ada, ["Ada", "Bo"]), (bo, ["Bo", "Ada"])):
        result(screen).get_by_role("link", name="Watch it again").click()
        seen = screen.page.get_by_label("Seen by")
        expect(seen.locator("option:checked")).to_have_text("everyone at once")
        expect(seen.locator("option")).to_have_text(["everyone at once", "a spectator", *names])
        boards = screen.page.locator(".overview li")
        for _ in range(MOST_STEPS):
            if boards.count() == 2:
                break
            screen.page.keyboard.press("ArrowRight")
            laid_out(screen)
        expect(boards).to_have_text([re.compile(name) for name in names])


def out_of_reach(ada: Player, piece: str) -> Cell | None:
    """A cell of the empty shape that this piece cannot cover as it is turned now."""
    look, shape = ada.look(piece), ada.task["shape"]
    actions = [catalogue(Options(mode="count", length=1))[number] for number in ada.match["legal"]]
    lays = [one for one in actions if isinstance(one, Lay) and (one.piece, one.orientation) == (piece, look)]
    reached = {cell for one in lays for cell in covered(one)}
    cells = [(row, col) for row, line in enumerate(shape) for col, sign in enumerate(line) if sign == "#"]
    return next((cell for cell in cells if cell not in reached), None)


def test_a_tap_where_a_piece_does_not_fit_is_answered(sit: Opener) -> None:
    for _ in range(MOST_DEALS):
        ada = alone(sit, mode="count", length=1)
        told = ada.page.locator(".say.told")
        ada.touch(ada.cell(*covered(ada.covering()[0])[0]))
        expect(told).to_have_text("Pick a piece first.")
        for piece in ada.task["pieces"]:
            for _ in range(4):
                ada.touch(ada.piece(piece))
                cell = out_of_reach(ada, piece)
                if cell is not None:
                    ada.touch(ada.cell(*cell))
                    expect(told).to_have_text(re.compile(r"^The .+ does not fit there\.$"))
                    expect(ada.page.locator(".lies[data-piece]")).to_have_count(0)
                    return
    raise AssertionError("every piece fits everywhere")
