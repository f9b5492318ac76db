"""Ostriches on paper: what is on the sheets comes from the data, backs tell no power, and all words fit."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ludotheque.core.localization import LANGUAGES, Texts
from ludotheque.games.ostriches.commands.printing import job_of
from ludotheque.games.ostriches.commands.sheets import ostriches, tiles
from ludotheque.games.ostriches.commands.terminal import TEXTS
from ludotheque.games.ostriches.picture import scene
from ludotheque.games.ostriches.pieces import BUSHES, HOME, ON_TILE, POWERS, SQUARES, TILES, TRIBE
from ludotheque.games.ostriches.tests.shell import run
from ludotheque.paper.job import Job
from ludotheque.paper.sheets import PAPERS
from ludotheque.paper.testing import check_backs, check_margins, check_pdf, check_words, counted

pytest.importorskip("typst")


def job(language: str = "en", paper: str = "a4") -> Job:
    return job_of(Texts(language, TEXTS), PAPERS[paper])


def test_everything_in_the_box_is_there() -> None:
    wanted = Counter(f"{kind}-{seat}-{power}" for kind in ("open", "secret") for seat in (0, 1) for power in TRIBE)
    assert wanted.total() == 2 * 12
    wanted += Counter({f"tile-{tile}": 1 for tile in TILES} | {"bush": len(BUSHES), "footprint": 1, "crib": len(HOME)})
    assert counted(job()) == wanted + Counter(caption=2)


def test_the_squares_of_the_tiles_are_those_of_the_board() -> None:
    squares = {piece.name: piece.front.drawing.count('class="square"') for piece in tiles().pieces}
    assert squares == {f"tile-{tile}": len(ON_TILE[tile]) for tile in TILES}
    assert sum(squares.values()) == len(SQUARES)


def test_backs_tell_the_tribe_or_nothing_and_faces_the_power() -> None:
    symbols = scene()
    for secret, looks in ((False, 2), (True, 1)):
        pieces = [piece for seat in (0, 1) for piece in ostriches(seat, secret=secret).pieces]
        assert len({piece.back.drawing for piece in pieces}) == looks
        assert len({piece.front.drawing for piece in pieces}) == 2 * len(POWERS)
        assert not any(f'href="#{power}"' in piece.back.drawing for piece in pieces for power in POWERS)
    assert all(f'id="{power}"' in symbols for power in POWERS if power != "plain")


def test_the_crib_names_every_power() -> None:
    words = [label.words for sheet in job("fr").sheets for label in sheet.labels]
    assert words.count("Jardinière") == 2
    assert words.count("Déplaceuse de dunes") == 2


@pytest.mark.parametrize("paper", PAPERS)
def test_fronts_and_backs_lie_on_each_other_within_the_margins(paper: str) -> None:
    found = job(paper=paper)
    check_margins(found)
    [front, back] = found.sheets[2:]
    check_backs(found)
    assert front.drawing != back.drawing


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_fit(language: str) -> None:
    check_words(job(language, "letter"))


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "o.pdf"
    done = run("print", "--out", str(file), "--lang", "de")
    assert (done.status, done.err) == (0, "")
    check_pdf(file.read_bytes(), job("de"))
