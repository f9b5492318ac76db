"""Verdicts, their settings, imagined states, and how often a deal is hashed."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.testing import Trial
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import Options, Own, Shown, State, Verdict
from ludotheque.games.uluru.pieces import BIRDS, EMPTY, PLACES, Bird, Board, Row
from ludotheque.games.uluru.rules import evaluation
from ludotheque.games.uluru.rules.wishes import all_branches
from ludotheque.games.uluru.tests.deals import EXAMPLE, EXAMPLE_BOARD, board, wish


def row(**cards: str) -> Row:
    """One row of cards; birds not named have none."""
    return tuple(wish(cards[bird.value]) if bird.value in cards else None for bird in BIRDS)


def verdict(bird: str, birds: Board, dark: Row, **light: str) -> Verdict:
    """The verdict on the first card of a bird among experts; birds not named want anything."""
    first = row(**{other.value: "any" for other in BIRDS} | light)
    shown = Shown(Options(mode="experts"), (Own(),), "placing", (), rows=(first, dark))
    judged = evaluation.evaluate(shown, (birds,))[0].judged
    found = next(event for event in judged if event.bird is Bird(bird) and event.row == "light").verdicts[0]
    assert found is not None
    return found


def test_a_card_is_free_only_when_all_its_branches_are() -> None:
    """White wants what red wants, and red has two cards: one asks for nothing, the other for a long side."""
    half = verdict("white", board(white=1, red=0), row(red="long"), white="same:red")
    assert (half.met, half.why) == (True, "fulfilled")
    free = verdict("white", board(white=1, red=0), row(red="next:white"), white="same:red")
    assert (free.met, free.why) == (True, "free")


def placing(options: Options, *own: Own) -> State:
    """The first moment of a match at which birds may be placed."""
    states: Iterable[State] = (step.before.state for step in Trial(rules, options, own, 4).steps)
    return next(state for state in states if state.shown.phase == "placing")


def test_others_may_have_seated_any_number_of_their_birds_anywhere() -> None:
    view = rules.observe(placing(Options(), Own(), Own(), Own()), 1)
    rng = Random(0)
    imagined = [rules.imagine(view, rng) for _ in range(300)]
    assert {state.boards[1] for state in imagined} == {view.board}
    boards = [state.boards[seat] for state in imagined for seat in (0, 2)]
    assert {sum(place is not None for place in birds) for birds in boards} == set(range(9))
    for bird in BIRDS:
        assert {birds[bird.number] for birds in boards} == {None, *PLACES}
    lead = replace(view, shown=replace(view.shown, phase="review"), board=EMPTY)
    assert rules.imagine(lead, rng).boards == (EMPTY,) * 3, "nobody has a bird on the board between rounds"


@pytest.mark.parametrize(
    ("table", "own", "sand"), [(60, "table", 60), (None, "table", None), (60, 30, 30), (60, None, None), (None, 45, 45)]
)
def test_the_sand_of_a_seat_is_its_own_or_the_tables(table: Any, own: Any, sand: int | None) -> None:
    assert rules.sand_of(Options(sand=table), Own(sand=own)) == sand


@pytest.mark.parametrize(
    ("mode", "unplaced", "once"),
    [("experts", "once", True), ("experts", "each", False), ("first", "once", False), ("strengths", "once", False)],
)
def test_one_stone_in_all_applies_to_experts_only(mode: Any, unplaced: Any, *, once: bool) -> None:
    assert rules.once(Options(mode=mode, unplaced=unplaced)) == once


def test_a_score_hashes_its_deal_once() -> None:
    rules.score(EXAMPLE, EXAMPLE_BOARD)
    before = all_branches.cache_info()
    rules.score(EXAMPLE, EXAMPLE_BOARD)
    after = all_branches.cache_info()
    assert (after.hits - before.hits, after.misses - before.misses) == (1, 0)


@pytest.mark.parametrize(("mode", "rows"), [("first", 1), ("experts", 2), ("strengths", 2)])
def test_a_deal_is_assembled_once_for_each_row(mode: Any, rows: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = placing(Options(mode=mode, rounds=1), Own(), Own(row="dark"))
    asked: list[str] = []

    def counted(shown: Shown, name: Any, laid: Any) -> Any:
        asked.append(name)
        return rules.deal_of(shown, name, laid)

    monkeypatch.setattr(evaluation, "deal_of", counted)
    evaluation.evaluate(state.shown, state.boards)
    assert len(asked) == rows
