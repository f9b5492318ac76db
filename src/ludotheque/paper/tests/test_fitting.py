"""Words on paper: they shrink and wrap until they fit, and what cannot fit is a mistake that stops the template."""

from __future__ import annotations

import json

import pytest
import typst
from PIL import Image

from ludotheque.paper.job import Job, Part, template
from ludotheque.paper.pieces import Face, Piece, Rows, full_sheets, two_sides
from ludotheque.paper.sheets import PAPERS, Label, Sheet, svg
from ludotheque.paper.testing import check_backs, check_margins, check_words, counted, inputs, white_margins

A4 = PAPERS["a4"]
BLANK = Sheet(svg(A4, ()))


def job(*sheets: Sheet, parts: list[Part] | None = None) -> Job:
    return Job("en", "Game", "About it.", parts or [], "A foot.", A4, [*sheets])


def sizes(*labels: Label) -> list[float]:
    found = job(Sheet(BLANK.drawing, labels), BLANK)
    asked = typst.query(template(), "<label>", field="value", ignore_system_fonts=True, sys_inputs=inputs(found))
    return [one["size"] for one in json.loads(asked)]


def test_words_wrap_first_and_shrink_then() -> None:
    room = Label(50, 50, 12, "a few words", "#000000", 14, 20)
    assert sizes(room, Label(50, 90, 12, "incomprehensible", "#000000", 20, 20)) == [12, 6.5]


@pytest.mark.parametrize("words", ["incomprehensibility", "so many words that they can never fit"])
def test_words_without_room_are_a_mistake(words: str) -> None:
    with pytest.raises(RuntimeError, match="these words do not fit: Game"):
        check_words(job(Sheet(BLANK.drawing, (Label(50, 50, 12, words, "#000000", 10, 5),)), BLANK))


def test_a_page_of_too_many_words_is_a_mistake() -> None:
    check_margins(job(parts=[Part("Some", ["words"] * 20, [("term", "meaning")], "And more.")]))
    with pytest.raises(RuntimeError, match="these words do not fit"):
        check_margins(job(parts=[Part("Many", ["words"] * 120)]))


def piece(name: str, drawing: str = '<rect width="30" height="20"/>') -> Piece:
    return Piece(name, Face(drawing), Face(drawing))


def test_backs_lie_behind_their_fronts() -> None:
    found = job(*full_sheets(Rows(tuple(map(piece, "abcdefg")), 30, 20, 3, 2), 2, A4))
    assert len(found.sheets) == 4
    assert counted(found) == dict.fromkeys("abcdefg", 1)
    check_backs(found)
    with pytest.raises(AssertionError):
        check_backs(job(found.sheets[0], found.sheets[0]))


def test_what_no_printer_reaches_is_caught() -> None:
    check_margins(job(*two_sides([Rows((piece("a"),), 200, 287, 1)], A4)))
    with pytest.raises(AssertionError, match="page 3 is too large"):
        check_margins(job(*two_sides([Rows((piece("a"),), 202, 287, 1)], A4)))
    assert white_margins(Image.new("L", (100, 100), 255))
