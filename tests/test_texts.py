"""Texts for people: the same blanks in every language, no unused key, a sentence for every refusal, typography.

`test_text_keys.py` checks that every language has the same keys.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.core import play, seed_from
from ludotheque.core.localization import LANGUAGES, SHARED, Texts, text_of
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from tests.sources import modules, reasons, refusals, units

SOURCE = Path(__file__).resolve().parents[1] / "src" / "ludotheque"
HOLD = "\u00a0\u202f"
"""Non-breaking spaces, which keep punctuation on the line of its word."""
FILES = sorted(SOURCE.rglob("texts/*.ftl"))
COMMANDS = re.compile(r"pip install '[^']*'")
PACKAGES = (SHARED, *(f"ludotheque.games.{key}" for key in GAMES))
COMPOSED = {"who-": {"person", "ghost"}}
"""Keys of the shared texts that the code composes: how they begin, and what may follow."""
RAISED = {"too-late", "record-draw", "input-twice", "not-your-turn"}
"""Some refusals of the core, to check that the search finds them."""
SOME = 3
"""Fills any blank."""
APART = {
    **{f"{half}-{kind}": {"$bird"} for half in ("wish", "not") for kind in ("opposite", "far")},
    "cover-open-about": {"$name"},
}
"""The blanks in which languages may differ, by key."""

by_package = pytest.mark.parametrize("package", PACKAGES)
by_language = pytest.mark.parametrize("language", LANGUAGES)


def named(file: Path) -> str:
    return file.relative_to(SOURCE).as_posix()


def in_language(language: str) -> list[Path]:
    return [file for file in FILES if file.stem.rpartition(".")[2] == language]


def twin(file: Path, language: str) -> Path:
    """The same texts in another language."""
    kind = file.stem.rpartition(".")[0]
    return file.with_name(f"{kind}.{language}.ftl".lstrip("."))


def folder_of(package: str) -> Path:
    return SOURCE.joinpath(*package.split(".")[1:])


def folders_of(package: str) -> list[Path]:
    """The folders whose refusals these texts word; the console and paper use the texts of the core."""
    return [folder_of(package), SOURCE / "console", SOURCE / "paper"] if package == SHARED else [folder_of(package)]


class Blanks(Visitor):
    """Collects the variables of a message and the messages that it refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.found.add("$" + node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's name
        self.found.add(node.id.name)


@cache
def messages(text: str) -> dict[str, set[str]]:
    """The keys of a text, each with its blanks."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            inside = Blanks()
            inside.visit(entry)
            found[entry.id.name] = inside.found
    return found


# Every key


@pytest.mark.parametrize("file", in_language("en"), ids=named)
def test_the_same_blanks_in_the_same_order_everywhere(file: Path) -> None:
    """French needs the bird to elide before Orange, and omits a name where it would need a gender."""
    english = messages(file.read_text("utf-8"))
    for language in LANGUAGES:
        other = messages(twin(file, language).read_text("utf-8"))
        assert list(other) == list(english)
        differing = {key: blanks(other[key]) ^ blanks(english[key]) for key in english}
        assert {key: some for key, some in differing.items() if some - APART.get(key, set())} == {}, language


@pytest.mark.parametrize("file", in_language("fr"), ids=named)
def test_french_elides_before_no_name(file: Path) -> None:
    """*De Anna* is wrong; only of birds it is known which begin with a vowel."""
    wrong = re.findall(r".*\b(?:de|que|le|la|je|me|ne|se|te) \{ \$(?:names?|players?) \}.*", file.read_text("utf-8"))
    assert [line for line in wrong if not line.startswith("   *[other] de")] == []


def blanks(found: set[str]) -> set[str]:
    return {name for name in found if name.startswith("$")}


@by_package
def test_every_key_is_used(package: str) -> None:
    assert unused(package, messages(text_of(package, "en"))) == []


@pytest.mark.slow
def test_an_unused_key_is_caught() -> None:
    """Even one whose end is a word of the rules, or a reason or unit of another game."""
    keys = ["outcome-bell", "outcome-nobody", "outcome-fewest-stones", "unit-missions", "unit-ready", "unit-stones"]
    text: dict[str, set[str]] = {key: set() for key in keys}
    assert unused("ludotheque.games.ubongo", text) == [keys[1], keys[2], keys[4], keys[5]]
    assert unused("ludotheque.games.uluru", text) == [keys[0], keys[1], keys[3], keys[4]]
    assert unused(SHARED, text) == [*keys[:3], keys[4]]


def unused(package: str, text: dict[str, set[str]]) -> list[str]:
    """The keys of a text that no code names or composes."""
    referred = {name for found in text.values() for name in found}
    refused = refusals(SOURCE if package == SHARED else folder_of(package))
    parts = composed(package) | {"refused-": set(refused), "level-": set(levels(package))}
    made = {part + end for part, ends in parts.items() for end in ends}
    return [key for key in text if key not in quoted() | referred | made]


@cache
def quoted() -> set[str]:
    """Everything in quotes in the code that may be a key."""
    code = "\n".join(module.read_text("utf-8") for module in modules(SOURCE))
    return set(re.findall(r'["\']([a-z0-9]+(?:-[a-z0-9]+)*)["\']', code))


def composed(package: str) -> dict[str, set[str]]:
    """Keys that the code of a package composes: beginnings, and what may follow.

    A game declares its own in `tests/texts.py`, with the reasons and units that it does not write into an `Outcome` as
    they are. The shared texts word units of any game.
    """
    if package == SHARED:
        return COMPOSED | {"unit-": {unit for game in PACKAGES[1:] for unit in composed(game)["unit-"]}}
    declared: dict[str, set[str]] = getattr(declarations(package), "COMPOSED", {})
    folder = folder_of(package)
    named = {"outcome-": reasons(folder), "unit-": units(folder)}
    return declared | {part: ends | declared.get(part, set()) for part, ends in named.items()}


def declarations(package: str) -> ModuleType | None:
    """What a game's tests declare about its texts, if anything."""
    found = find_spec(f"{package}.tests.texts")
    return None if found is None else import_module(found.name)


def levels(package: str) -> list[str]:
    """The bot levels of a game; the shared texts have none."""
    return [] if package == SHARED else list(GAMES[package.rpartition(".")[2]].bots)


@by_language
@by_package
def test_every_refusal_has_a_text(package: str, language: str) -> None:
    texts, text = Texts(language, package), messages(text_of(SHARED, "en")) | messages(text_of(package, "en"))
    raised = sorted({key for folder in folders_of(package) for key in refusals(folder)})
    assert raised
    assert set(raised) >= (RAISED if package == SHARED else getattr(declarations(package), "RAISED", set()))
    said = [texts.refusal(Refused(key, **filled(text, f"refused-{key}"))) for key in raised]
    assert len(set(said)) == len(said)
    assert all(sentence[-1] in ".!?" or sentence.endswith(f" {SOME}") for sentence in said)


def filled(text: dict[str, set[str]], key: str) -> dict[str, str | int]:
    """A value for every blank of a message and of the messages that it refers to."""
    found: dict[str, str | int] = {name[1:]: SOME for name in blanks(text[key])}
    for other in text[key] - blanks(text[key]):
        found |= filled(text, other)
    return found


@by_language
@pytest.mark.parametrize("key", GAMES)
def test_levels_have_names_and_every_end_a_sentence(key: str, language: str) -> None:
    package = f"ludotheque.games.{key}"
    texts, text = Texts(language, package), messages(text_of(package, "en"))
    assert len({texts(f"level-{level}") for level in GAMES[key].bots}) == len(GAMES[key].bots)
    ends = [name for name in text if name.startswith("outcome-")]
    assert ends
    assert len({texts(end, **filled(text, end)) for end in ends}) == len(ends)


@pytest.mark.parametrize(("language", "lead"), [("en", "to spare"), ("fr", "avance"), ("de", "Vorsprung")])
def test_blocks_are_worded_as_a_lead_and_stones_are_not(language: str, lead: str) -> None:
    units = [("dwarfcity", "unit-blocks"), ("uluru", "unit-stones")]
    said = [Texts(language, f"ludotheque.games.{game}")(unit, score=count) for game, unit in units for count in (1, 2)]
    assert [lead in text for text in said] == [True, True, False, False]


# Texts that pages compose for every game


def values_of(schema: dict[str, Any]) -> list[Any]:
    """The values of a setting that a form offers; empty where it offers none."""
    if "anyOf" in schema:
        return [value for part in schema["anyOf"] for value in values_of(part)]
    if "enum" in schema:
        return list(schema["enum"])
    if schema.get("type") == "array":
        return values_of(schema["items"])
    if schema.get("type") == "integer" and "minimum" in schema and "maximum" in schema:
        return [schema["minimum"], schema["maximum"]]
    return {"null": ["none"], "boolean": ["true", "false"]}.get(schema.get("type", ""), [])


def settings_of(settings: type[Any]) -> dict[str, dict[str, Any]]:
    """The fields of a settings type, as a form gets them."""
    schema = msgspec.json.schema(settings)
    found: dict[str, dict[str, Any]] = schema["$defs"][settings.__name__].get("properties", {})
    return found


def composed_on_pages(key: str) -> Iterator[tuple[str, dict[str, str | int]]]:
    """The texts that lobby, box and result pages compose for a game, with the blanks that they fill."""
    box = GAMES[key]
    yield from (("game-name", {}), ("game-about", {}))
    yield from ((f"level-{level}", {}) for level in box.bots)
    for kind, settings in (("option", box.game.options), ("own", box.game.own)):
        others = dict.fromkeys(settings_of(box.game.options), SOME)
        for name, schema in settings_of(settings).items():
            field = f"{kind}-{name.replace('_', '-')}"
            offered = values_of(schema)
            if offered or "pattern" in schema:
                yield field, {}
            yield from ((f"{field}-is", {**others, "value": value}) for value in offered)
    made = composed(f"ludotheque.games.{key}")
    for reason in made["outcome-"]:
        yield f"outcome-{reason}", {"winner": "Bo", "loser": "Ada"}
    for unit in made["unit-"]:
        yield f"unit-{unit}", {"score": SOME}


@by_language
@pytest.mark.parametrize("key", GAMES)
def test_pages_have_every_text_about_a_game(key: str, language: str) -> None:
    """A missing text fails here, instead of showing a raw key on the screen."""
    package = f"ludotheque.games.{key}"
    texts = Texts(language, "ludotheque.table", package)
    texts.bundle.add_resource(FluentResource(text_of(package, f"web.{language}")))
    missing = {said for said, blanks in composed_on_pages(key) if not has(texts, said, blanks)}
    assert missing == set()


@cache
def ends(key: str) -> set[tuple[str, str]]:
    """Unit and reason with which matches of the weakest bots end, in every mode."""
    box, level = GAMES[key], next(iter(GAMES[key].bots))
    modes = [{"mode": mode} for mode in box.seats_by_mode] or [{}]
    found = set()
    for mode in modes:
        options = box.game.options(**mode)
        own = [box.game.own()] * box.game.seats(options).start
        outcome = play(box.game, options, own, [(level, box.bots[level])] * len(own), seed_from(key)).end.outcome
        found.add((outcome.unit, outcome.reason))
    return found


@by_language
@pytest.mark.parametrize("key", GAMES)
def test_the_end_of_a_match_can_be_said(key: str, language: str) -> None:
    texts = Texts(language, f"ludotheque.games.{key}")
    for unit, reason in ends(key):
        assert texts(f"unit-{unit}", score=2)
        assert texts(f"outcome-{reason}", winner="Bo", loser="Ada")


def has(texts: Texts, key: str, blanks: dict[str, str | int]) -> bool:
    try:
        return bool(texts(key, **blanks))
    except LookupError:
        return False


def test_no_sentence_is_in_the_code() -> None:
    """What people read comes from the texts; docstrings, help and option names are English."""
    code = "\n".join(module.read_text("utf-8") for module in modules(SOURCE) if "commands" in module.parts)
    printed = re.findall(r'(?:\.show|\.print|\.print_note|Text)\(f?"([^"]*)"', code)
    assert not [text for text in printed if re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", re.sub(r"\{[^}]*\}", "", text))]


# The typography of each language


def said(file: Path) -> str:
    """The words of a file, without keys, selectors, comments and commands to type."""
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
    values = (re.sub(r"^(-?[a-z0-9-]+ = | *\*?\[[a-z0-9-]+\] )", "", line) for line in lines)
    return COMMANDS.sub("", "\n".join(value for value in values if not value.endswith("->")))


@pytest.mark.parametrize("file", in_language("fr"), ids=named)
def test_french_spaces_and_apostrophes(file: Path) -> None:
    text = said(file)
    assert re.findall(r".*'.*", text) == []
    assert re.findall(rf".*(?<![{HOLD}])[;!?»%].*", text) == []
    assert re.findall(rf".*(?<![{HOLD}]):(?:[ \n]|$).*", text) == []
    assert re.findall(rf".*«(?![{HOLD}]).*", text) == []
    assert re.findall(r".*\d \d{3}.*", text) == []
    assert re.findall(r".*\s….*", text) == []
    assert not set("„“”") & set(text)


@pytest.mark.parametrize("file", in_language("de"), ids=named)
def test_german_quotation_marks_and_per_cents(file: Path) -> None:
    assert not set("«»”") & set(said(file))
    assert re.findall(r".*(?<![\u00a0-])%.*", said(file)) == [], "15 %, and 95-%-..."


@pytest.mark.parametrize("file", in_language("en"), ids=named)
def test_english_quotation_marks_and_per_cents(file: Path) -> None:
    assert not set("«»„") & set(said(file))
    assert re.findall(r".*\s%.*", said(file)) == []


@pytest.mark.parametrize("file", in_language("en"), ids=named)
def test_comments_are_in_the_language_of_their_file(file: Path) -> None:
    english, *others = (comments(twin(file, language)) for language in LANGUAGES)
    assert all(english.isdisjoint(other) and len(other) == len(english) for other in others)


def comments(file: Path) -> set[str]:
    return {line for line in file.read_text("utf-8").splitlines() if line.startswith("#")}
