"""What the head of a page names, so that a browser need not find it out step by step."""

from __future__ import annotations

import re
from pathlib import Path

from ludotheque.server.preloads import PAGES, Part, parts, preloads

ROUTES = Path(__file__).parent.parent / "web" / "src" / "App.svelte"
KNOWN = {
    "index.html": Part("assets/index.js", ("_kit.js",), ("assets/index.css",)),
    "_kit.js": Part("assets/kit.js"),
    "_head.js": Part("assets/head.js", ("_kit.js", "_head.js"), ("assets/head.css",)),
    "src/table/TablePage.svelte": Part("assets/table.js", ("index.html", "_head.js"), ("assets/table.css",)),
    "_words-en-1.js": Part("assets/words-en.js"),
    "_words-fr-1.js": Part("assets/words-fr.js"),
}


def test_a_page_names_its_code_its_styles_and_its_words_and_not_what_every_page_has() -> None:
    lines = preloads("/t/abc", "fr", KNOWN)
    assert [re.findall(r'href="/assets/([\w.-]+)"', line) for line in lines] == [
        ["table.js"],
        ["head.js"],
        ["words-fr.js"],
        ["table.css"],
        ["head.css"],
    ]
    assert all('rel="modulepreload"' in line for line in lines[:3])
    assert all('as="style"' in line for line in lines[3:])


def test_the_home_page_needs_its_words_only() -> None:
    assert len(preloads("/", "en", KNOWN)) == 1


def test_a_house_without_a_built_client_names_nothing(tmp_path: Path) -> None:
    assert parts(tmp_path) == {}
    assert preloads("/t/abc", "en", parts(tmp_path)) == []


def test_the_pages_are_those_that_the_client_loads_when_somebody_goes_there() -> None:
    loaded = re.findall(r"import\('\./(\w+/\w+\.svelte)'\)", ROUTES.read_text("utf-8"))
    assert sorted(PAGES.values()) == sorted(f"src/{file}" for file in loaded)
