"""The texts: the same keys and blanks in three languages, each used, and a sentence for every refusal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludotheque
from ludotheque.core.speech import LANGUAGES, SHARED, Speech, text_of
from ludotheque.games.uluru.bots import BOTS
from ludotheque.games.uluru.commands.voice import TEXTS
from ludotheque.games.uluru.commands.wording import wish_words
from ludotheque.games.uluru.pieces import KINDS, WISHES

ROOT = Path(ludotheque.__file__).parent
PACKAGES = (SHARED, TEXTS)
GENERATED = {
    *(f"wish-{kind}" for kind in KINDS),
    *(f"not-{kind}" for kind in KINDS if kind not in ("any", "same", "contrary")),
    *(f"ends-{end}" for end in ("anything", "self", "circle")),
    *(f"level-{level}" for level in BOTS),
    *(f"word-{word}" for word in ("lock", "unlock", "ready", "help", "rules", "quit")),
    *(f"who-{who}" for who in ("person", "ghost")),
    "unit-stones",
    *(f"unit-{unit}" for unit in ("ostriches", "points", "missions", "blocks", "ms")),
    "outcome-fewest-stones",
}
"""Keys that the code puts together from parts."""


class Blanks(Visitor):
    """Collects the variables of a message and the messages that it refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.found.add("$" + node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's name
        self.found.add(node.id.name)


def messages(package: str, language: str) -> dict[str, set[str]]:
    """The keys of a text file, each with its blanks; a line that is no Fluent fails."""
    resource = FluentParser().parse(text_of(package, language))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            blanks = Blanks()
            blanks.visit(entry)
            found[entry.id.name] = blanks.found
    return found


def source(*folders: str) -> str:
    files = (file for folder in folders for file in sorted((ROOT / folder).rglob("*.py")) if "tests" not in file.parts)
    return "\n".join(file.read_text("utf-8") for file in files)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_the_same_keys_everywhere(package: str, language: str) -> None:
    assert list(messages(package, language)) == list(messages(package, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_the_same_blanks_everywhere(package: str, language: str) -> None:
    """French needs to know a bird to elide before Orange; nothing else may differ."""
    english, other = messages(package, "en"), messages(package, language)
    differing = {key for key in english if english[key] != other[key]}
    assert differing <= {key for key in other if other[key] == english[key] | {"$bird"}}
    assert differing <= GENERATED


def test_every_key_is_used() -> None:
    code = source("")
    quoted = set(re.findall(r'["\']([a-z0-9]+(?:-[a-z0-9]+)*)["\']', code))
    for package in PACKAGES:
        found = messages(package, "en")
        referred = {name for blanks in found.values() for name in blanks if not name.startswith("$")}
        unused = {key for key in found if key.removeprefix("refused-") not in quoted | referred | GENERATED}
        assert not {key for key in unused if key not in quoted}, package


def test_every_refusal_has_its_sentence() -> None:
    code = source("core", "games/uluru")
    raised = set(re.findall(r'(?:Refused|BadRecord|\.wrong)\(\s*(?:[\w.\[\]]+, )?"([a-z0-9-]+)"', code))
    assert {"place-taken", "locked-in", "levels-too-few", "too-late", "record-draw", "input-twice"} <= raised
    keys = {*messages(SHARED, "en"), *messages(TEXTS, "en")}
    assert {f"refused-{key}" for key in raised} <= keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_wish_can_be_said(language: str) -> None:
    speech = Speech(language, TEXTS)
    said = [wish_words(speech, wish) for wish in WISHES]
    assert len(set(said)) == len(WISHES)
    turned = [wish_words(speech, wish, negated=True) for wish in WISHES if wish.kind != "any" and not wish.is_reference]
    assert len(set(turned)) == len(turned)
    assert max(map(len, said)) <= 48


def test_french_elides_before_orange() -> None:
    speech = Speech("fr", TEXTS)
    said = " ".join(wish_words(speech, wish) for wish in WISHES)
    assert "d\u2019Orange" in said
    assert "de Orange" not in said


def said(package: str, language: str) -> str:
    """All that a text file says, without keys, selectors and comments."""
    lines = text_of(package, language).splitlines()
    values = (re.sub(r"^([a-z0-9-]+ = | *\*?\[[a-z0-9-]+\] )", "", line) for line in lines if not line.startswith("#"))
    return "\n".join(values)


@pytest.mark.parametrize("package", PACKAGES)
def test_french_typography(package: str) -> None:
    """Spaces that hold on before tall signs and within quotation marks, and apostrophes that lean."""
    french = said(package, "fr")
    assert not re.findall(r".*'.*", french)
    assert not re.findall(r".*(?<![\u00a0\u202f])[;!?»%].*", french)
    assert not re.findall(r".*(?<![\u00a0\u202f]):(?:[ \n]|$).*", french), "a colon at the end of a word"
    assert not re.findall(r".*«(?![\u00a0\u202f]).*", french)
    assert not re.findall(r".*\d \d{3}.*", french)


@pytest.mark.parametrize("package", PACKAGES)
def test_percent_signs_and_quotation_marks_of_the_others(package: str) -> None:
    assert not re.findall(r".*(?<![\u00a0-])%.*", said(package, "de")), "15 %, and 95-%-..."
    assert not re.findall(r".*\s%.*", said(package, "en"))
    for language, wrong in (("en", "«»„"), ("de", "«»”"), ("fr", "„“”")):
        assert not set(wrong) & set(said(package, language))


@pytest.mark.parametrize("package", PACKAGES)
def test_comments_are_in_the_language_of_their_file(package: str) -> None:
    english, *others = (
        {line for line in text_of(package, language).splitlines() if line.startswith("#")} for language in LANGUAGES
    )
    assert english
    assert all(english.isdisjoint(other) and len(other) == len(english) for other in others)


def test_no_sentence_is_in_the_code() -> None:
    """What people read comes from the texts; docstrings, help and names of options are English."""
    printed = re.findall(r'(?:\.show|\.aside|console\.print|Text)\(f?"([^"]*)"', source("games/uluru/commands"))
    assert not [text for text in printed if re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", re.sub(r"\{[^}]*\}", "", text))]


def test_french_birds_are_not_sent_to_the_wrong_corner() -> None:
    """*Le petit coin* is the toilet; places share corners, but groups of places are none."""
    folder = ROOT / "games" / "uluru" / "texts"
    for file in (folder / "fr.ftl", folder / "web.fr.ftl"):
        assert not re.findall(r"(?i)(?:petit|grand) coin", file.read_text("utf-8"))
    speech = Speech("fr", TEXTS)
    assert speech("not-boomerang") == speech("wish-lonely") == "sur une place isolée"
    assert speech("not-lonely") == speech("wish-boomerang") == "dans le groupe du boomerang"
    assert "partager un coin" in speech("wish-corner", name="Noir")
