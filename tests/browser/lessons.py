"""Steps and checks shared by the lessons and rules pages of all games."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from ludotheque.core.localization import LANGUAGES
from tests.browser.conftest import Opener
from tests.browser.fitting import SIZES, fits_every_size, resize
from tests.browser.screen import Screen

MOST_TABS = 60


def guide(screen: Screen) -> Locator:
    return screen.page.get_by_role("region", name="Lesson")


def told(screen: Screen, title: str | re.Pattern[str]) -> None:
    expect(guide(screen).get_by_role("heading", name=title)).to_be_visible()


def tab_to(screen: Screen, wanted: Locator) -> None:
    """Press Tab until this element has the focus."""
    for _ in range(MOST_TABS):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        screen.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {wanted}")


def rules_in_every_language(sit: Opener, key: str, *titles: str) -> Iterator[tuple[str, Screen]]:
    """Read the rules in one language after another; they fit every size, and every sentence has a text.

    No colour depends on the language.
    """
    reader = sit(f"/rules/{key}")
    for language, title in zip(LANGUAGES, titles, strict=True):
        resize(reader, SIZES["desk"])
        reader.page.locator('select:has(option[value="fr"])').first.select_option(language)
        expect(reader.page.get_by_role("heading", name=title, level=1)).to_be_visible()
        assert "rules-" not in reader.page.locator("main").inner_text()
        fits_every_size(reader, language, colours=language == LANGUAGES[0])
        yield language, reader


def rules_have_a_picture(sit: Opener, key: str, titles: tuple[str, ...], pictures: tuple[str, ...]) -> None:
    """The rules in every language, each with this picture and its description."""
    for (_, reader), picture in zip(rules_in_every_language(sit, key, *titles), pictures, strict=True):
        expect(reader.page.get_by_role("img", name=re.compile(picture))).to_be_visible()


def lid_leads_to_lesson_and_rules(sit: Opener, key: str, name: str) -> None:
    box = sit().open_box(name)
    expect(box.get_by_role("link", name="Rules")).to_have_attribute("href", f"/rules/{key}")
    expect(box.get_by_role("link", name="Learn")).to_have_attribute("href", f"/learn/{key}")
