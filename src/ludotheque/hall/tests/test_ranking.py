"""Rankings over rounds: sums, shared places, missed rounds, movers, teams and how the field is spread."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.hall.ranking import Bar, Measure, Placed, Scores, movers, ranking, spread, team_scores

STONES = Measure(more_is_better=False, missed=8)
MISSIONS = Measure(more_is_better=True, missed=0)

score = st.none() | st.integers(0, 8)
fields = st.integers(1, 5).flatmap(
    lambda rounds: st.tuples(
        st.just(rounds), st.dictionaries(st.integers(0, 30), st.lists(score, min_size=rounds, max_size=rounds))
    )
)


def places(found: list[Placed]) -> list[tuple[int, int]]:
    return [(one.who, one.place) for one in found]


def test_the_fewest_stones_come_first_and_equals_share_a_place() -> None:
    scores = {0: [1, 2], 1: [3, 0], 2: [0, 1], 3: [4, 4]}
    assert places(ranking(scores, 2, STONES)) == [(2, 1), (0, 2), (1, 2), (3, 4)]


def test_the_most_missions_come_first_where_more_is_better() -> None:
    assert places(ranking({0: [1, 2], 1: [3, 1]}, 2, MISSIONS)) == [(1, 1), (0, 2)]


def test_a_missed_round_counts_as_the_worst_that_can_be() -> None:
    """So who came late is behind who played badly, and not out of it."""
    found = ranking({0: [3, 3], 1: [None, 0], 2: [7, 7]}, 2, STONES)
    assert [(one.who, one.total) for one in found] == [(0, 6), (1, 8), (2, 14)]


def test_who_has_no_result_has_no_place() -> None:
    assert places(ranking({0: [None, None], 1: [2], 2: []}, 2, STONES)) == [(1, 1)]
    assert ranking({}, 0, STONES) == []


def test_movers_are_those_who_have_gained_most() -> None:
    scores: dict[int, Scores] = {0: [0, 8], 1: [1, 1], 2: [2, 0], 3: [3, 0], 4: [None, 2]}
    found = ranking(scores, 2, STONES)
    assert [(one.who, one.place, one.before) for one in found] == [
        (1, 1, 2),
        (2, 1, 3),
        (3, 3, 4),
        (0, 4, 1),
        (4, 5, None),
    ]
    assert [(one.who, one.climbed) for one in movers(found, 2)] == [(2, 2), (1, 1)]
    assert movers(ranking(scores, 1, STONES), 2) == []


def test_something_else_may_decide_between_equal_sums() -> None:
    scores: dict[int, Scores] = {0: [2], 1: [2], 2: [2]}
    assert places(ranking(scores, 1, MISSIONS, lambda _: {0: 1, 1: 5, 2: 1})) == [(1, 1), (0, 2), (2, 2)]


def test_a_team_counts_its_best_or_its_mean() -> None:
    scores: dict[int, Scores] = {0: [1, 4], 1: [4, None], 2: [2, 2], 3: [0, 0]}
    teams = {0: 1, 1: 1, 2: 2}
    assert team_scores(scores, teams, 2, "best", STONES) == {1: [1, 4], 2: [2, 2]}
    assert team_scores(scores, teams, 2, "mean", STONES) == {1: [Fraction(5, 2), 4], 2: [2, 2]}
    assert team_scores(scores, teams, 2, "best", MISSIONS)[1] == [4, 4]
    assert team_scores({0: [None]}, {0: 3}, 1, "mean", STONES) == {3: [None]}
    assert places(ranking(team_scores(scores, teams, 2, "mean", STONES), 2, STONES)) == [(2, 1), (1, 2)]


@given(fields, st.sampled_from([STONES, MISSIONS]))
def test_a_better_sum_is_a_better_place_and_equal_sums_share_one(
    field: tuple[int, dict[int, list[int | None]]], measure: Measure
) -> None:
    rounds, scores = field
    found = ranking(scores, rounds, measure)
    assert {one.who for one in found} == {who for who, own in scores.items() if any(one is not None for one in own)}
    for one in found:
        better = sum(measure.better(other.total, one.total) for other in found)
        assert one.place == 1 + better
    assert [one.place for one in found] == sorted(one.place for one in found)


@given(fields, st.data())
def test_to_have_one_stone_less_never_costs_a_place(
    field: tuple[int, dict[int, list[int | None]]], data: st.DataObject
) -> None:
    rounds, scores = field
    before = {one.who: one for one in ranking(scores, rounds, STONES)}
    who = data.draw(st.sampled_from([0, *before]))
    known = [number for number, own in enumerate(scores.get(who, [])) if own]
    if who not in before or not known:
        return
    better = {
        **scores,
        who: [(own or 0) - (number == known[0]) if own is not None else None for number, own in enumerate(scores[who])],
    }
    after = {one.who: one for one in ranking(better, rounds, STONES)}
    assert after[who].place <= before[who].place


@given(st.lists(st.integers(0, 10_000), max_size=40), st.integers(1, 15))
def test_every_score_is_in_one_bar(scores: list[int], bars: int) -> None:
    found = spread(scores, bars)
    assert len(found) <= bars
    assert sum(bar.people for bar in found) == len(scores)
    for bar in found:
        assert bar.people == sum(bar.least <= score <= bar.most for score in scores)


def test_few_scores_have_a_bar_each() -> None:
    assert spread([0, 2, 2]) == [Bar(0, 0, 1), Bar(1, 1, 0), Bar(2, 2, 2)]
    assert spread([]) == []
