"""Replays: stepped, scrubbed, played, from every seat; shared, saved, and dealt again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from ludotheque.core import read, verify
from ludotheque.games.uluru import rules
from tests.browser.conftest import Opener
from tests.browser.fitting import SIZES, fits, fits_every_size, resize
from tests.browser.matches import cards, copied, finish, got, open_solo, over, replay, result, turn
from tests.browser.screen import Screen
from tests.live import LiveServer


def seen_again(sit: Opener, *, size: tuple[int, int] = (1440, 900)) -> tuple[Screen, str]:
    ada = sit(None, size=size, name="Ada")
    open_solo(ada)
    found = finish(ada, 3, 4, 5)
    result(ada).get_by_role("link", name="Watch it again").click()
    expect(steps(ada)).to_contain_text("Step 1 of")
    return ada, found


def steps(screen: Screen) -> Locator:
    return screen.status().filter(has_text="Step")


def slider(screen: Screen) -> Locator:
    return screen.page.get_by_role("slider", name="Where in the match")


@pytest.mark.smoke(folder="replay")
def test_steps_marks_and_ends_by_buttons_and_keys(sit: Opener) -> None:
    ada, _ = seen_again(sit)
    expect(ada.button("Back")).to_be_disabled()
    ada.press("Forwards")
    expect(steps(ada)).to_contain_text("Step 2 of")
    ada.press("Back")
    expect(steps(ada)).to_contain_text("Step 1 of")
    keyboard = ada.page.keyboard
    keyboard.press("PageDown")
    expect(steps(ada)).to_contain_text("The sand is running!")
    keyboard.press("ArrowRight")
    expect(steps(ada)).to_contain_text("White sits on place 3.")
    ada.sits("White", 3)
    keyboard.press("End")
    ada.sees("Evaluation of round 1")
    expect(ada.button("Forwards")).to_be_disabled()
    ada.press("Previous mark")
    expect(steps(ada)).not_to_contain_text("Step 1 of")
    keyboard.press("Home")
    expect(steps(ada)).to_contain_text("Step 1 of")


def test_scrubbing_and_the_viewer(sit: Opener) -> None:
    ada, _ = seen_again(sit)
    slider(ada).fill("11")
    expect(steps(ada)).to_contain_text("Step 12 of")
    ada.sits("Yellow", 5)
    ada.page.get_by_label("Seen by").select_option(label="a spectator")
    expect(ada.place(5)).to_have_count(0)


def test_it_plays_by_itself_and_stops_on_a_key(sit: Opener) -> None:
    ada, _ = seen_again(sit)
    ada.page.clock.install(time=0)
    ada.page.clock.pause_at(1_000)
    ada.press("Play")
    ada.page.clock.run_for(160)
    expect(steps(ada)).to_contain_text("Step 2 of")
    ada.page.get_by_label("Speed").select_option("4")
    ada.page.clock.run_for(40)
    expect(steps(ada)).to_contain_text("Step 3 of")
    steps(ada).click()
    ada.page.keyboard.press("Space")
    expect(ada.button("Play")).to_be_visible()
    ada.page.clock.run_for(10_000)
    expect(steps(ada)).to_contain_text("Step 3 of")


def test_steps_are_loaded_as_they_are_needed(sit: Opener, tmp_path: Path) -> None:
    """A server that sends three steps at a time: wherever one goes, the match is there, and nothing is loaded twice."""
    with LiveServer(tmp_path / "store.db", limits="step_page=3") as server:
        ada = sit(None, server=server, name="Ada")
        asked: list[str] = []
        ada.page.on("request", lambda request: asked.append(request.url) if "/steps" in request.url else None)
        open_solo(ada)
        finish(ada, 3, 4, 5)
        result(ada).get_by_role("link", name="Watch it again").click()
        expect(steps(ada)).to_contain_text("Step 1 of")
        slider(ada).fill("11")
        ada.sits("Yellow", 5)
        ada.press("Previous mark")
        expect(steps(ada)).to_contain_text("The sand is running!")
        ada.page.keyboard.press("End")
        ada.sees("Evaluation of round 1")
        ada.page.keyboard.press("Home")
        for step in range(2, 13):
            ada.page.keyboard.press("ArrowRight")
            expect(steps(ada)).to_contain_text(f"Step {step} of")
        ada.sits("Yellow", 5)
        ada.page.goto("/")  # nothing is asked for after the page was left
        assert len(asked) <= len(set(asked)) + 1, "the first page may be asked for again to be counted"


def test_it_is_shared_by_clipboard_or_without_one_by_hand(sit: Opener) -> None:
    ada, found = seen_again(sit)
    ada.press("Share this match")
    ada.sees("Copied: now paste it wherever you like.")
    link = f"{ada.server.url}/r/{found}"
    assert copied(ada).splitlines()[-1] == link
    ada.page.evaluate("""() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
        document.execCommand = () => false
    }""")
    ada.press("Share this match")
    field = ada.page.get_by_label("Copying does not work here.")
    expect(field).to_have_value(re.compile(re.escape(link) + "$"))
    assert ada.page.evaluate("getSelection().toString() || document.activeElement.tagName")


def test_the_record_is_saved_byte_for_byte_and_verifies(sit: Opener) -> None:
    ada, found = seen_again(sit)
    with ada.page.expect_download() as waiting:
        ada.page.get_by_role("link", name="Save the record").click()
    kept = waiting.value.path().read_bytes()
    assert kept == ada.page.request.get(f"/api/replays/{found}").body()
    record = read(kept.decode(), {"uluru": rules}.get)
    assert sum(1 for _ in verify(record)) == len(record.rows)


def test_the_same_deal_again_has_the_same_cards(sit: Opener) -> None:
    ada, found = seen_again(sit)
    ada.press("Same deal again")
    again = finish(ada)
    assert again != found
    assert cards(ada, again) == cards(ada, found)
    result(ada).get_by_text("This deal was known already").wait_for()
    assert got(ada, f"/api/replays/{again}/about")["deal"]["of"] == found


def test_a_run_is_raced_from_its_replay(sit: Opener) -> None:
    ada, _ = seen_again(sit)
    ada.press("Race this run")
    turn(ada)
    ada.done()
    ada.server.advance(60_000)
    over(ada)
    expect(result(ada)).to_contain_text("Run of Ada")
    assert replay(ada)


def test_a_replay_fits(sit: Opener) -> None:
    ada, _ = seen_again(sit, size=SIZES["phone"])
    ada.page.keyboard.press("PageDown")
    for size in SIZES.values():
        resize(ada, size)
        for needed in (slider(ada), ada.button("Play"), ada.page.get_by_label("Seen by")):
            expect(needed).to_be_in_viewport(ratio=0.98)
    fits_every_size(ada, "replay")
    ada.page.keyboard.press("End")
    fits_every_size(ada, "replay at its end")
    resize(ada, SIZES["phone"])
    ada.press("More")
    expect(ada.page.get_by_role("dialog").get_by_role("link", name="Save the record")).to_be_visible()
    fits(ada, "about")


def test_a_dead_link_gets_a_kind_answer(sit: Opener) -> None:
    lost = sit("/r/nothing-here", size=SIZES["phone"])
    expect(lost.page.get_by_role("alert")).to_have_text("There is no match to see here.")
    fits(lost, "nothing")
    lost.page.locator("main").get_by_role("link").click()
    expect(lost.page).to_have_url(re.compile("/$"))
