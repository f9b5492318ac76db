"""Measures of missions agree with what the book has proven."""

from __future__ import annotations

import pytest

from ludotheque.core.measuring import Setting
from ludotheque.games.ubongo import rules
from ludotheque.games.ubongo.book import standard
from ludotheque.games.ubongo.book.difficulty import level
from ludotheque.games.ubongo.measures import mission
from ludotheque.games.ubongo.model import Options, Own
from ludotheque.games.ubongo.pieces import SYMBOLS


@pytest.mark.parametrize(
    "options", [{"side": "B"}, {"mode": "count"}, {"boards": "open"}, {"mode": "time", "difficulty": 3}]
)
def test_a_mission_is_the_one_in_the_book(options: dict[str, object]) -> None:
    for seed in range(5):
        found = mission(Setting(rules, Options(**options), (Own(), Own())), seed)  # type: ignore[arg-type]
        page = standard().mission(found.board - 1, found.side, SYMBOLS.index(found.symbol))
        assert (found.coverings, found.difficulty, found.pieces) == (page.solutions, page.difficulty, len(page.pieces))
        assert level(found.tries, found.coverings) == found.difficulty
        assert found.side == options.get("side", "A")
        assert found.difficulty == options.get("difficulty", found.difficulty)


def test_a_seat_may_have_another_side() -> None:
    assert mission(Setting(rules, Options(), (Own(side="B"), Own())), 1).pieces == 4
