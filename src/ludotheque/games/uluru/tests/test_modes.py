"""Every mode deals from its own deck, in its rows, for its number of rounds, at every seat count."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any, Literal

import pytest

from ludotheque.core import Refused, begin
from ludotheque.core.testing import Trial
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import Dealt, Judged, Options, Own, RoundOver, SecondCard
from ludotheque.games.uluru.pieces import BIRDS, EMPTY, LEVELS, WISHES, Wish, deck
from ludotheque.games.uluru.rules.dealing import full_deck, pile_odds

MODES = {
    "first": ({1, 2, 3}, 48, 6),
    "after": ({2, 3, 4, 5}, 72, 6),
    "tricky": ({3, 4, 5}, 56, 6),
    "strengths": ({1, 2, 3, 4, 5}, 80, 5),
    "experts": ({1, 2, 3, 4, 5}, 80, 5),
}


def dealt(trial: Trial) -> list[Dealt]:
    return [event for step in trial.steps for event in step.events if isinstance(event, Dealt)]


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("mode", MODES)
def test_every_mode_at_every_seat_count(mode: Any, seats: int) -> None:
    levels, size, rounds = MODES[mode]
    options = Options(mode=mode)
    assert len(full_deck(options)) == size
    own = tuple(Own(row="dark" if seat % 2 else "light") for seat in range(seats))
    trial = Trial(rules, options, own, seats)
    cards = dealt(trial)
    assert {card.wish.level for card in cards} <= levels
    assert max(card.round for card in cards) == rounds
    overs = [event for step in trial.steps for event in step.events if isinstance(event, RoundOver)]
    assert len(overs) == rounds
    box = Counter(WISHES[number] for number in deck(frozenset(LEVELS)))
    assert not Counter(card.wish for card in cards) - box, "no card comes more often than the box has it"


def test_a_shorter_match() -> None:
    trial = Trial(rules, Options(rounds=2), (Own(),), 0)
    assert max(card.round for card in dealt(trial)) == 2


def test_more_rounds_than_the_mode_has_are_refused() -> None:
    with pytest.raises(Refused, match="rounds-too-many"):
        begin(rules, Options(mode="experts", rounds=6), [Own()])


@pytest.mark.parametrize("levels", [{3, 4}, {1, 2, 3}, {2, 3, 5}, {1, 2, 4, 5}, {1, 2, 3, 4, 5}])
def test_custom_takes_any_levels_with_at_least_48_cards(levels: set[Any]) -> None:
    trial = Trial(rules, Options(mode="custom", levels=frozenset(levels)), (Own(),), 3)
    assert {card.wish.level for card in dealt(trial)} <= levels


@pytest.mark.parametrize("levels", [set(), {1}, {3}, {1, 2}, {4, 5}, {1, 3, 5}, {2, 4}])
def test_custom_refuses_too_few_cards(levels: set[Any]) -> None:
    with pytest.raises(Refused) as no:
        begin(rules, Options(mode="custom", levels=frozenset(levels)), [Own()])
    assert no.value.key == "levels-too-few"
    assert no.value.about == {"cards": len(deck(frozenset(levels))), "needed": 48}


def test_experts_lay_the_light_row_then_second_cards_from_the_left() -> None:
    trial = Trial(rules, Options(mode="experts", second_cards=3), (Own(),), 5)
    first = dealt(trial)[:11]
    assert [card.row for card in first] == ["light"] * 8 + ["dark"] * 3
    assert [card.bird for card in first] == [*BIRDS, *BIRDS[:3]]


@pytest.mark.parametrize("seconds", range(1, 9))
def test_experts_with_second_cards_at_random_colours(seconds: int) -> None:
    trial = Trial(rules, Options(mode="experts", second_cards=seconds, second_cards_at="random"), (Own(),), seconds)
    chosen = [event.bird for step in trial.steps for event in step.events if isinstance(event, SecondCard)]
    assert len(chosen) == 5 * seconds
    for number in range(5):
        of_round = chosen[number * seconds : (number + 1) * seconds]
        dark = [card.bird for card in dealt(trial) if card.round == number + 1 and card.row == "dark"]
        assert set(of_round) == set(dark)
        assert len(set(of_round)) == seconds


UNPLACED: dict[Literal["each", "once"], int] = {"each": 16, "once": 8}


def test_experts_as_printed_cost_one_stone_for_a_bird_with_two_cards() -> None:
    for unplaced, cost in UNPLACED.items():
        options = Options(mode="experts", second_cards=8, rounds=1, sand=30, unplaced=unplaced)
        shown = Trial(rules, options, (Own(),), 1).steps[-1].before.state.shown
        assert rules.evaluate(shown, (EMPTY,))[1] == (cost,)


def strengths(number: int) -> Trial:
    return Trial(rules, Options(mode="strengths"), (Own(row="light"), Own(row="dark")), number)


def test_different_strengths_use_all_eighty_cards_split_by_level() -> None:
    cards = dealt(strengths(2))
    light = Counter(card.wish.level for card in cards if card.row == "light")
    dark = Counter(card.wish.level for card in cards if card.row == "dark")
    assert light == {1: 8, 2: 16, 3: 16}
    assert dark == {3: 8, 4: 24, 5: 8}


def test_different_strengths_judge_light_before_dark_each_for_those_who_follow_it() -> None:
    judged = [event for step in strengths(3).steps for event in step.events if isinstance(event, Judged)]
    for light, dark in zip(islice(judged, 0, None, 2), islice(judged, 1, None, 2), strict=True):
        assert light.bird is dark.bird
        assert (light.row, dark.row) == ("light", "dark")
        assert [verdict is None for verdict in light.verdicts] == [False, True]
        assert [verdict is None for verdict in dark.verdicts] == [True, False]


def test_references_stay_inside_a_players_own_row() -> None:
    for number in range(8):
        trial = strengths(number)
        for step in trial.steps:
            rows = step.before.state.shown.rows
            for event in step.events:
                if isinstance(event, Judged):
                    row = rows[0 if event.row == "light" else 1]
                    for branch in event.branches:
                        assert all(link.wish == row[link.bird.number] for link in branch.chain)
                        assert all(link.card == 0 for link in branch.chain)


def test_the_odds_of_the_two_piles_are_those_of_shuffled_piles() -> None:
    """First light card: 40 in the pile, 24 of levels 1 and 2, and 16 of the 24 of level 3."""
    start = begin(rules, Options(mode="strengths"), (Own(),)).state
    levels = [WISHES[number].level for number in start.shown.stock]
    light, dark = pile_odds(start.shown, 0), pile_odds(start.shown, 1)

    def share(odds: tuple[int, ...], wanted: set[int]) -> float:
        return sum(odd for odd, level in zip(odds, levels, strict=True) if level in wanted) / sum(odds)

    assert share(light, {1, 2}) == 24 / 40
    assert share(light, {3}) == 16 / 40
    assert share(light, {4, 5}) == 0
    assert share(dark, {4, 5}) == 32 / 40
    assert share(dark, {3}) == 8 / 40


def test_a_wish_is_what_the_view_shows() -> None:
    trial = Trial(rules, Options(), (Own(),), 9)
    rows = trial.steps[-1].before.state.shown.rows
    assert len(rows) == 1
    assert all(isinstance(wish, Wish) for wish in rows[0])
