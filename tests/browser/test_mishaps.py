"""Small mishaps: the sand runs out during a drag, somebody leaves too early, a part of the page is gone."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.browser.conftest import Opener
from tests.browser.matches import ROUND, copied, finish, lay_table, open_solo, result, turn
from tests.browser.screen import Screen
from tests.live import LiveServer


def focused(screen: Screen) -> str:
    found: str = screen.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.tagName")
    return found


def test_focus_returns_to_where_a_sheet_was_opened(sit: Opener) -> None:
    ada = sit(None)
    lay_table(ada)
    ada.button("Seat of Ada").focus()
    ada.page.keyboard.press("Enter")
    ada.press("Change name")
    ada.page.get_by_role("dialog").get_by_role("textbox", name="Your name").fill("Ada L.")
    ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    expect(ada.chair(1)).to_contain_text("Ada L.")
    assert focused(ada) == "Seat of Ada L."


def test_a_second_player_does_not_rename_the_owner_of_the_device(sit: Opener) -> None:
    ada = sit()
    # the answer over HTTP comes first, the frame with the new chair later
    ada.page.add_init_script("""
        const Plain = WebSocket
        window.WebSocket = class extends Plain {
            set onmessage(hear) { super.onmessage = event => setTimeout(() => hear(event), 400) }
        }
    """)
    ada.page.reload()
    ada.open_table("Ada")
    ada.seat_here(2, "Ben")
    assert ada.page.evaluate("localStorage.getItem('ludotheque.name')") == "Ada"


def test_the_sand_runs_out_with_a_bird_in_the_hand(sit: Opener) -> None:
    ada = sit(None)
    open_solo(ada)
    turn(ada)
    box = ada.beside("White").bounding_box()
    assert box is not None
    ada.page.mouse.move(box["x"] + 10, box["y"] + 10)
    ada.page.mouse.down()
    ada.page.mouse.move(box["x"] + 60, box["y"] - 60, steps=3)
    ada.server.advance(ROUND)
    ada.sees("Evaluation of round 1")
    ada.page.mouse.up()
    # the page has not complained: see `sit`
    expect(result(ada)).to_be_visible()


def test_a_link_is_copied_from_a_sheet_without_the_clipboard_api(sit: Opener) -> None:
    ada = sit(None)
    open_solo(ada)
    found = finish(ada)
    ada.press("More")
    ada.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })")
    ada.page.get_by_role("dialog").get_by_role("button", name="Share this match").click()
    ada.sees("Copied: now paste it wherever you like.")
    ada.page.evaluate("delete navigator.clipboard")
    assert copied(ada).endswith(f"/r/{found}")


def test_leaving_before_the_lesson_opens_does_not_connect_to_it(sit: Opener) -> None:
    ada = sit()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/api/lessons", hold)
    sockets: list[str] = []
    ada.page.on("websocket", lambda socket: sockets.append(socket.url))
    with ada.page.expect_request("**/api/lessons"):
        ada.page.goto("/learn/uluru")
    ada.page.get_by_role("link", name="Ludotheque").click()
    expect(ada.page.get_by_role("button", name=re.compile("^Uluru"))).to_be_visible()
    with ada.page.expect_response("**/api/lessons"):
        held[0].continue_()
    ada.page.evaluate("() => new Promise(done => setTimeout(done, 50))")
    assert sockets == []


def test_a_page_that_is_gone_offers_the_newer_one(sit: Opener, own_client: tuple[LiveServer, Path]) -> None:
    server, static = own_client
    ada = sit(server=server)
    # before the box is opened, because that prefetches the next page
    for part in list((static / "assets").glob("TablePage-*.js*")):
        part.rename(part.with_suffix(".gone"))
    ada.open_box()
    ada.press("With friends")
    ada.sees("A newer version of the house is ready.")
    # there is nothing else to show, so "Later" has no effect
    ada.press("Later")
    expect(ada.button("Reload")).to_be_visible()


def test_a_match_is_not_reloaded_because_another_tab_takes_a_newer_version(
    sit: Opener, own_client: tuple[LiveServer, Path]
) -> None:
    server, static = own_client
    ada = sit(server=server, app=True)
    ada.page.evaluate("navigator.serviceWorker.ready")
    ada.page.reload()
    ada.open_table("Ada")
    ada.page.evaluate("window.stays = true")
    worker = static / "worker.js"
    worker.write_text(worker.read_text("utf-8") + "\n// newer\n", "utf-8")
    for packed in static.glob("worker.js.*"):
        packed.unlink()
    other = Screen(ada.page.context.new_page(), server)
    other.page.goto("/")
    other.sees("A newer version of the house is ready.")
    with other.page.expect_navigation():
        other.press("Reload")
    expect(other.page.get_by_role("button", name=re.compile("^Uluru"))).to_be_visible()
    # the page at the table was notified, and stays
    ada.page.evaluate("() => new Promise(done => setTimeout(done, 200))")
    assert ada.page.evaluate("window.stays") is True
    assert other.complaints == []


def test_people_are_told_in_their_language_that_their_table_was_set_aside(sit: Opener, tmp_path: Path) -> None:
    """A page that was open, and one that comes by the link."""
    with LiveServer(tmp_path / "store.db") as server:
        ada = sit(server=server)
        table = ada.open_table("Ada")
        # a server that stops breaks off a picture that it is still drawing
        ada.page.locator('img[src$="/qr.svg"]').evaluate("picture => picture.decode()")
        server.stop()
        with closing(sqlite3.connect(server.database)) as database, database:
            database.execute("UPDATE rooms SET doc = '{'")
        server.restart()
        ada.sees("This table could not be laid again.")
        ada.sees("whoever runs this house can mend it")
        zoe = sit(table, server=server, locale="fr-FR")
        zoe.sees(re.compile("^Cette table .* pas pu être remise"))
