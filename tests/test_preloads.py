"""The files that the head of a page preloads, so that a browser need not discover them step by step."""

from __future__ import annotations

import re
from pathlib import Path

from ludotheque.games import GAMES
from ludotheque.server.pages import page, replay_page, table_page
from ludotheque.server.preloads import ROOM, Part, parts, preloads
from ludotheque.server.routes import ROUTES
from tools import client

KNOWN = {
    "index.html": Part("assets/index.js", ("_kit.js",), ("assets/index.css",)),
    "_kit.js": Part("assets/kit.js"),
    "_head.js": Part("assets/head.js", ("_kit.js", "_head.js"), ("assets/head.css",)),
    "src/table/TablePage.svelte": Part("assets/table.js", ("index.html", "_head.js"), ("assets/table.css",)),
    "_words-en-1.js": Part("assets/words-en.js"),
    "_words-fr-1.js": Part("assets/words-fr.js", ("_runtime.js",)),
    "_runtime.js": Part("assets/runtime.js"),
    "_words-go-fr-1.js": Part("assets/words-go-fr.js"),
    "_words-go-en-1.js": Part("assets/words-go-en.js"),
    "src/learn/RulesPage.svelte": Part("assets/book.js", ("index.html",)),
    "src/games/go/rules/index.ts": Part("assets/rules.js", ("_head.js",), ("assets/rules.css",)),
    "../src/ludotheque/games/go/texts/rules.fr.ftl?raw": Part("assets/rules.fr.js"),
}
FILE = re.compile(r'href="/assets/([\w.-]+)"')


def test_a_page_preloads_its_code_styles_and_texts_but_not_what_every_page_has() -> None:
    lines = preloads("/t/abc", "fr", KNOWN)
    assert [FILE.findall(line) for line in lines] == [
        ["head.js"],
        ["table.js"],
        ["runtime.js"],
        ["words-fr.js"],
        ["head.css"],
        ["table.css"],
    ]
    assert all('rel="modulepreload"' in line for line in lines[:4])
    assert all('rel="stylesheet"' in line for line in lines[4:])


def test_a_page_preloads_the_texts_of_the_games_it_mentions() -> None:
    found = [FILE.findall(line)[0] for line in preloads("/t/abc", "fr", KNOWN, ["go", "chess"])]
    assert found[:5] == ["head.js", "table.js", "runtime.js", "words-fr.js", "words-go-fr.js"]
    found = [FILE.findall(line)[0] for line in preloads("/t/abc", "fr", KNOWN, more=["src/learn/RulesPage.svelte"])]
    assert found[:5] == ["head.js", "table.js", "runtime.js", "words-fr.js", "book.js"]
    found = [FILE.findall(line)[0] for line in preloads("/rules/go", "fr", KNOWN)]
    assert found == [
        "book.js",
        "runtime.js",
        "words-fr.js",
        "words-go-fr.js",
        "head.js",
        "rules.js",
        "rules.fr.js",
        "head.css",
        "rules.css",
    ]
    assert [FILE.findall(line)[0] for line in preloads("/rules/nonsense", "en", KNOWN)] == ["book.js", "words-en.js"]


def test_the_files_of_a_table_are_in_the_build_manifest() -> None:
    known = parts(client.build())
    assert {ROOM, *(f"src/{route.part}" for route in ROUTES), *(f"src/games/{game}/index.ts" for game in GAMES)} <= set(
        known
    )


def test_the_files_of_a_rules_page_are_in_the_build_manifest() -> None:
    lines = "\n".join(preloads("/rules/uluru", "de", parts(client.build())))
    for wanted in (r"RulesPage-[\w-]+\.js", r"rules-[\w-]+\.js", r"words-uluru-de-[\w-]+\.js", r"rules\.de-[\w-]+\.js"):
        assert re.search(f"/assets/{wanted}", lines), wanted


def test_the_home_page_preloads_the_shelf_and_its_texts() -> None:
    known = {**KNOWN, "src/home/HomePage.svelte": Part("assets/home.js", ("index.html",))}
    assert [FILE.findall(line)[0] for line in preloads("/", "en", known)] == ["home.js", "words-en.js"]
    assert [FILE.findall(line)[0] for line in preloads("/nowhere", "en", known)] == ["words-en.js"]


def test_a_server_without_a_built_client_preloads_nothing(tmp_path: Path) -> None:
    assert parts(tmp_path) == {}
    assert preloads("/t/abc", "en", parts(tmp_path)) == []


def test_every_page_is_served_and_loaded_from_one_table() -> None:
    served = {path for handler in (page, table_page, replay_page) for path in handler.paths}
    assert served == {route.path for route in ROUTES}
    words = [(route.word, route.names) for route in ROUTES]
    assert len(set(words)) == len({route.page for route in ROUTES}) == len(ROUTES)
    static = client.WEB / "src"
    assert all((static / route.part).is_file() for route in ROUTES)
