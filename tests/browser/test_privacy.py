"""The privacy page: what is kept, and a button that deletes what this device has left."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.fitting import fits_every_size
from tests.browser.matches import finish, open_solo
from tests.live import LiveServer

KEPT = (
    "() => Object.keys(localStorage).concat(Object.keys(sessionStorage)).filter((key) => key.startsWith('ludotheque.'))"
)


def test_a_device_deletes_what_it_has_left_and_finds_nothing(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    open_solo(ada)
    replay = finish(ada)
    table = ada.page.url
    other = ada.page.context.new_page()
    other.goto(table)
    expect(other.get_by_role("link", name="Ludotheque")).to_be_visible()
    ada.page.get_by_role("link", name="Ludotheque").click()
    ada.page.get_by_role("link", name="Privacy").click()
    expect(ada.page.get_by_role("heading", name="Privacy", level=1)).to_be_visible()
    ada.sees("Until somebody deletes it: this house keeps its evenings.")
    fits_every_size(ada, "privacy")
    ada.press("Delete what this device left")
    ada.press("Cancel")
    assert ada.page.request.get("/api/device").json()["known"]
    ada.press("Delete what this device left")
    ada.press("Yes, delete")
    ada.sees("Done. Nothing of this device is left here.")
    expect(other.get_by_text("Ada", exact=True)).to_have_count(0)  # the other page has heard of it, and keeps nothing
    assert ada.page.evaluate(KEPT) == []
    assert ada.page.request.get("/api/device").json() == {"days": None, "known": False}
    assert ada.page.request.get("/api/records/mine").json() == []
    assert ada.page.request.get("/api/tables/mine").json() == []
    about = ada.page.request.get(f"/api/replays/{replay}/about").json()
    assert [player["name"] for player in about["players"]] == [""]
    other.reload()
    expect(other.get_by_role("link", name="Ludotheque")).to_be_visible()
    expect(other.get_by_text("Ada", exact=True)).to_have_count(0)
    ada.page.goto("/records")
    expect(ada.page.get_by_text("Nothing here yet.").first).to_be_visible()
    server.advance(60_000)  # the deletion is dear, and others ask for tables after it
