"""Uluru on paper: what is on the sheets comes from the data, fits, and can be read in every language."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ludotheque.core.localization import LANGUAGES, Texts
from ludotheque.games.uluru.commands.printing import HERE, job_of
from ludotheque.games.uluru.commands.sheets import PLAYERS, STONES, card_rows, wish_words
from ludotheque.games.uluru.commands.wish_pictures import wish_picture
from ludotheque.games.uluru.model import Options
from ludotheque.games.uluru.pieces import BIRDS, LEVELS, PLACES, WISHES, deck
from ludotheque.games.uluru.rules import seats
from ludotheque.games.uluru.tests.shell import run
from ludotheque.paper.job import Job
from ludotheque.paper.sheets import PAPERS
from ludotheque.paper.testing import check_backs, check_margins, check_pdf, check_words, counted

pytest.importorskip("typst")


def job(language: str = "en", paper: str = "a4") -> Job:
    return job_of(Texts(language, HERE), PAPERS[paper])


def test_everything_in_the_box_is_there() -> None:
    found = counted(job())
    cards = Counter(str(WISHES[number]) for number in deck(frozenset(LEVELS)))
    assert cards.total() == 80
    assert seats(Options())[-1] == PLAYERS
    others = {f"bird-{bird.value}": PLAYERS for bird in BIRDS} | {f"plate-{bird.value}": 1 for bird in BIRDS}
    others |= {f"stone-{worth}": many for worth, many in STONES.items()}
    assert found == cards + Counter(others | {"board": PLAYERS, "starter": 1})


def test_a_board_has_every_place() -> None:
    boards = [sheet for sheet in job().sheets if 'class="board"' in sheet.drawing]
    assert sum(sheet.drawing.count('class="place"') for sheet in boards) == PLAYERS * len(PLACES)
    numbers = [label.words for sheet in boards for label in sheet.labels if label.words.isdigit()]
    assert Counter(numbers) == {str(place): PLAYERS for place in PLACES}


@pytest.mark.parametrize("paper", PAPERS)
def test_fronts_and_backs_lie_on_each_other_within_the_margins(paper: str) -> None:
    check_backs(job(paper=paper))
    check_margins(job(paper=paper))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_fit(language: str) -> None:
    check_words(job(language, "letter"))


def test_every_wish_has_a_picture_and_words_of_its_own() -> None:
    assert len({wish_picture(wish) for wish in WISHES}) == len(WISHES)
    for language in LANGUAGES:
        texts = Texts(language, HERE)
        assert len({wish_words(wish, texts) for wish in WISHES}) == len(WISHES)


def test_the_back_of_a_card_tells_its_level_alone() -> None:
    backs = {wish.level: set[str]() for wish in WISHES}
    by_name = {str(wish): wish.level for wish in WISHES}
    for card in card_rows(Texts("en", HERE)).pieces:
        backs[by_name[card.name]].add(card.back.drawing)
    assert [len(found) for found in backs.values()] == [1] * len(LEVELS)
    assert len(set().union(*backs.values())) == len(LEVELS)


def test_there_is_no_glass_but_a_timer() -> None:
    [_, play, _] = job().parts
    assert "60 seconds" in play.lines[2]


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = run("print", "--paper", "letter", lang="fr")
    assert (done.status, done.err) == (0, "")
    assert "uluru-letter-fr.pdf" in done.out
    check_pdf((tmp_path / "uluru-letter-fr.pdf").read_bytes(), job("fr", "letter"))
