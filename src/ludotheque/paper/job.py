"""The pages to print, and the PDF from typst."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from msgspec import Struct

from ludotheque.core.coding import encode
from ludotheque.core.localization import Texts
from ludotheque.core.refusal import Refused
from ludotheque.paper.sheets import Paper, Sheet

HERE: Final = "ludotheque.paper"


class Part(Struct, frozen=True):
    """A heading with numbered lines, terms and what they mean, and a paragraph before them."""

    title: str
    lines: list[str] = []
    terms: list[tuple[str, str]] = []
    about: str = ""


class Ink(Struct, frozen=True):
    """The colours of headings."""

    title: str = "#a9432f"
    part: str = "#55702a"


class Job(Struct, frozen=True):
    """The input of the typst template: a page of words, the words on its back, and the sheets after them."""

    lang: str
    title: str
    about: str
    parts: list[Part]
    foot: str
    paper: Paper
    sheets: list[Sheet]
    behind: list[Part] = []
    ink: Ink = Ink()

    @property
    def pages(self) -> int:
        """How many pages it has, the blank ones included."""
        return 2 + len(self.sheets)


def words(language: str, package: str) -> Texts:
    """The texts of a game with those of its rules and of its sheets."""
    return Texts(language, package, topics=("rules", "print"))


def template() -> bytes:
    """The typst template."""
    return files(HERE).joinpath("print.typ").read_bytes()


def pdf(job: Job) -> bytes:
    """The PDF from typst, with its own fonts, so that it looks the same on every machine."""
    try:
        import typst  # noqa: PLC0415 - an extra
    except ImportError:
        raise Refused("print-needs-typst") from None
    inputs = {"job": encode(job).decode()}
    found: bytes = typst.compile(template(), format="pdf", ignore_system_fonts=True, sys_inputs=inputs)
    return found
