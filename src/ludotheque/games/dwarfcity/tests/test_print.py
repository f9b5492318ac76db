"""Dwarf City on paper: what is on the sheets comes from the data, blocks fit their places, and all words fit."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from ludotheque.core.localization import LANGUAGES, Texts
from ludotheque.games.dwarfcity.commands.cards import CARD, FOOT, card_rows
from ludotheque.games.dwarfcity.commands.city import city
from ludotheque.games.dwarfcity.commands.drawing import kobold, kobold_side, side_of, sized
from ludotheque.games.dwarfcity.commands.printing import job_of
from ludotheque.games.dwarfcity.commands.sheets import blue_rows, dice
from ludotheque.games.dwarfcity.commands.simulate import TEXTS
from ludotheque.games.dwarfcity.pieces import (
    BLUE,
    CARD_SETS,
    CARDS,
    COLOURED,
    DICE,
    FACES,
    KOBOLD_FACES,
    KOBOLD_SIDES,
    LAID_OUT,
    NEEDED,
    SHAPES,
    SIGNS,
)
from ludotheque.games.dwarfcity.tests.shell import run
from ludotheque.paper.job import Job, words
from ludotheque.paper.sheets import PAPERS
from ludotheque.paper.testing import check_backs, check_margins, check_pdf, check_words, counted

pytest.importorskip("typst")

ENGLISH = words("en", TEXTS)


def job(language: str = "en", paper: str = "a4") -> Job:
    return job_of(Texts(language, TEXTS), PAPERS[paper])


def test_everything_in_the_box_is_there() -> None:
    cards = {f"{name}-{shapes}": many for name, made in CARD_SETS.items() for shapes, many in made.items()}
    blocks = {f"block-{name}": many for name, many in LAID_OUT.items()}
    assert sum(cards.values()) == CARDS * len(CARD_SETS)
    assert sum(blocks.values()) == COLOURED
    others = {"city": 1, "blue-sign": SIGNS, "blue": max(BLUE.values()) - SIGNS, "die": DICE, "figure-kobold": 1}
    others |= {f"figure-dwarf-{seat}": 1 for seat in range(6)} | {f"die-{strength}": 1 for strength in KOBOLD_SIDES}
    assert counted(job()) == Counter(cards | blocks | others)


def test_a_card_has_the_places_of_its_building_in_the_size_of_the_blocks() -> None:
    for card in card_rows().pieces:
        shapes = card.name.partition("-")[2]
        places = re.findall(
            r'class="place-(\w)"[^>]*><use [^>]*y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"', card.front.drawing
        )
        assert "".join(shape for shape, *_ in places) == shapes
        ground = FOOT
        for shape, top, wide, high in places:
            assert (float(wide), float(high)) == pytest.approx(sized(shape))
            assert float(top) + float(high) == pytest.approx(ground, abs=0.02), "it stands on the one below"
            assert float(wide) < CARD[0]
            ground = float(top)
        assert ground > 0


def test_backs_of_cards_and_fronts_of_blue_blocks_tell_nothing() -> None:
    for name in CARD_SETS:
        assert len({card.back for card in card_rows().pieces if card.name.startswith(name)}) == 1
    assert len({block.front for block in blue_rows().pieces}) == 1
    assert [('href="#kobold"' in block.back.drawing) for block in blue_rows().pieces].count(True) == SIGNS


def test_dice_have_the_faces_of_the_rules() -> None:
    assert len({side_of(face) for face in FACES}) == len({kobold_side(face) for face in KOBOLD_FACES}) + 1 == 6
    for die in dice(ENGLISH).pieces:
        strength = die.name.partition("-")[2]
        sides = [kobold_side(face) for strong, faces in KOBOLD_SIDES.items() if strong == strength for face in faces]
        for side in sides or map(side_of, FACES):
            assert side in die.front.drawing
        wanted = Counter(sides or map(side_of, FACES))
        assert Counter({side: die.front.drawing.count(f">{side}</g>") for side in wanted}) == wanted
    assert kobold_side("3").count("#block-k") == 3
    assert kobold(0, 0, 10) != kobold_side("k")


def test_the_city_has_room_for_every_kind_of_block_and_the_whole_tower() -> None:
    [piece] = city(ENGLISH).pieces
    assert piece.front.drawing.count('class="yard"') == len(LAID_OUT)
    assert piece.front.drawing.count('class="blue-place"') == max(BLUE.values())
    words = [label.words for label in piece.front.labels]
    assert {word for word in words if word.isdigit()} == {str(needed) for needed in NEEDED.values()}
    assert sorted(word[1:] for word in words if word[1:].isdigit() and not word.isdigit()) == sorted(
        map(str, LAID_OUT.values())
    )
    assert all(f'href="#block-{shape}"' in piece.front.drawing for shape in SHAPES)


@pytest.mark.parametrize("paper", PAPERS)
def test_fronts_and_backs_lie_on_each_other_within_the_margins(paper: str) -> None:
    found = job(paper=paper)
    check_margins(found)
    check_backs(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_fit(language: str) -> None:
    check_words(job(language, "letter"))


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "city.pdf"
    done = run("print", "-o", str(file), "--paper", "letter", "--lang", "fr")
    assert (done.status, done.err) == (0, "")
    check_pdf(file.read_bytes(), job("fr", "letter"))
