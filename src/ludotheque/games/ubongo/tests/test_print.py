"""Print and play: what is on the sheets, that fronts and backs lie on each other, and what is refused."""

from __future__ import annotations

import builtins
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from ludotheque.core.localization import LANGUAGES, Texts
from ludotheque.games.ubongo.book import Book, standard
from ludotheque.games.ubongo.book.drawing import border, corners, enamel, mixed, signs
from ludotheque.games.ubongo.book.shape import size_of
from ludotheque.games.ubongo.commands.printing import job_of
from ludotheque.games.ubongo.commands.sheets import CARD, CELL, LYING, SET, board_sheets, piece_sheets, table_sheet
from ludotheque.games.ubongo.commands.terminal import TEXTS
from ludotheque.games.ubongo.model import GEMS
from ludotheque.games.ubongo.pieces import PIECE, PIECES, SYMBOLS, orientations
from ludotheque.games.ubongo.tests.test_book_commands import run
from ludotheque.paper.job import pdf
from ludotheque.paper.sheets import MARGIN, PAPERS

pytest.importorskip("typst")

SMALL = Book("some", standard().boards[:5])
SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawing: str) -> ET.Element:
    return ET.fromstring(drawing)  # noqa: S314 - our own


@pytest.mark.parametrize("paper", PAPERS)
def test_boards_lie_on_their_backs(paper: str) -> None:
    sheets = board_sheets(SMALL, PAPERS[paper])
    assert len(sheets) == 4
    for front, back in zip(sheets[::2], sheets[1::2], strict=True):
        numbers = [
            {(round(label.x), round(label.y)): label.words for label in side.labels if label.words.isdigit()}
            for side in (front, back)
        ]
        width = PAPERS[paper].width
        for (x, y), number in numbers[0].items():
            left = x - 8
            assert numbers[1][round(width - left - CARD[0]) + 8, y] == number
        assert {label.words for label in front.labels} - {*numbers[0].values()} == {"A"}
        assert {label.words for label in back.labels} - {*numbers[1].values()} == {"B"}


@pytest.mark.parametrize("paper", PAPERS)
def test_everything_is_within_what_a_printer_reaches(paper: str) -> None:
    size = PAPERS[paper]
    assert 2 * CARD[0] <= size.width - 2 * MARGIN
    assert 2 * CARD[1] <= size.height - 2 * MARGIN
    assert CELL * SET[0] <= size.width - 2 * MARGIN
    assert CELL * SET[1] * 2 <= size.height - 2 * MARGIN
    for sheet in (*board_sheets(SMALL, size), *piece_sheets(4, size), table_sheet(size)):
        root = parsed(sheet.drawing)
        assert root.get("viewBox") == f"0 0 {size.width} {size.height}"
        assert not list(root.iter(f"{SVG}text"))


def test_a_board_shows_every_cell_and_every_set() -> None:
    page = SMALL.boards[0][0]
    one = Book("one", SMALL.boards[:1])
    front = board_sheets(one, PAPERS["a4"])[0].drawing
    assert front.count('width="0.9"') == size_of(page.shape)
    for name in {name for mission in page.missions for name in mission.pieces}:
        assert f'fill="{enamel(name)}"' in front
    for symbol in SYMBOLS:
        assert signs()["symbols"][symbol]["fill"] in front


def test_all_twelve_pieces_lie_apart() -> None:
    assert sorted(name for name, *_ in LYING) == sorted(PIECE)
    taken: list[tuple[float, float]] = []
    for name, orientation, x, y in LYING:
        cells = [(y + row, x + col) for row, col in orientations(name)[orientation]]
        assert all(
            abs(row - other[0]) >= 1.5 or abs(col - other[1]) >= 1.5 or (row, col) == other
            for row, col in cells
            for other in taken
        )
        assert all(0 <= row <= SET[1] - 1 and 0 <= col <= SET[0] - 1 for row, col in cells)
        taken += cells


@pytest.mark.parametrize(("players", "sheets"), [(1, 2), (2, 2), (3, 4), (4, 4)])
def test_pieces_for_every_player(players: int, sheets: int) -> None:
    found = piece_sheets(players, PAPERS["a4"])
    assert len(found) == sheets
    for side in (found[::2], found[1::2]):
        drawn = "".join(sheet.drawing for sheet in side)
        assert all(drawn.count(f'fill="{enamel(piece.name)}"') == players for piece in PIECES)
    assert all("scale(-1 1)" in sheet.drawing for sheet in found[1::2])


def test_the_die_and_the_gems() -> None:
    sheet = table_sheet(PAPERS["letter"])
    assert all(sheet.drawing.count(signs()["symbols"][name]["fill"]) == 1 for name in SYMBOLS)
    # on the track nine sapphires and nine ambers are drawn faintly
    counts = [sheet.drawing.count(f'{signs()["gems"][gem]["outline"]}" fill="none"') for gem in GEMS]
    assert counts == [10, 19 + 9, 10, 19 + 9]
    assert [label.words for label in sheet.labels] == [str(number) for number in range(1, 10)]


def test_borders() -> None:
    assert len(corners({(0, 0)})) == 4
    assert len(corners(frozenset(orientations("Z5")[0]))) == 8
    assert len(corners(frozenset(orientations("T4")[0]))) == 8
    assert border({(0, 0)}, 0, 0).startswith("M")
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_on_the_first_page(language: str) -> None:
    job = job_of(SMALL, 2, PAPERS["a4"], Texts(language, TEXTS))
    assert "60" in job.about
    assert SMALL.hash in job.foot
    assert [len(part.lines) for part in job.parts] == [5, 5]
    assert len(job.sheets) % 2 == 0, "after two pages of words every front has an odd number"


def pages_of(written: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", written))


def test_a_pdf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "ubongo.pdf"
    words = ("print", "--seed", "mine", "--boards", "1", "--players", "1", "--paper", "letter", "-o", str(file))
    status, out, err = run(*words)
    assert (status, err) == (0, "")
    assert "1 player" in out or "one player" in out
    written = file.read_bytes()
    assert written.startswith(b"%PDF")
    assert pages_of(pdf(job_of(SMALL, 2, PAPERS["a4"], Texts("en", TEXTS)))) == 4 + 2 + 4
    assert run(*words)[0] == 0, "printed anew"
    monkeypatch.chdir(tmp_path)
    assert run("print", "--boards", "1", "--players", "1", "--paper", "letter")[0] == 0
    assert (tmp_path / "ubongo-letter-en.pdf").is_file(), "a name for want of one"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_written_is_refused_before_the_work(tmp_path: Path, lang: str) -> None:
    for name in (tmp_path, tmp_path / "nowhere" / "a.pdf", tmp_path / ("x" * 400)):
        status, out, err = run("print", "-o", str(name), lang=lang)
        assert (status, out) == (2, "")
        assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    "words",
    [
        ("--players", "5", "-o", "x.pdf"),
        ("--boards", "0", "-o", "x.pdf"),
        ("--paper", "a5", "-o", "x.pdf"),
        ("--seed", "a b", "-o", "x.pdf"),
    ],
)
def test_odd_wishes_are_refused(words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("print", *words)[0] == 2
    assert not list(tmp_path.iterdir())


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_self: Path, _data: bytes) -> int:
        raise OSError(28, "full")

    monkeypatch.setattr(Path, "write_bytes", full)
    status, _, err = run("print", "--boards", "1", "-o", str(tmp_path / "a.pdf"))
    assert status == 2
    assert "a.pdf" in err


def test_without_typst_the_command_says_what_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = builtins.__import__

    def away(name: str, *rest: Any, **more: Any) -> Any:
        if name == "typst":
            raise ImportError
        return there(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", away)
    status, _, err = run("print", "--boards", "1", "-o", str(tmp_path / "a.pdf"))
    assert status == 2
    assert "server" in err
