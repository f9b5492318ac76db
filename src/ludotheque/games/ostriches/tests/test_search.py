"""The search: it wins what can be won, wards off what can be warded off, and knows no more than its view."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from ludotheque.core.compiling import FAST
from ludotheque.core.game import Act, Draw
from ludotheque.core.refusal import Refused
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Options, Own, State
from ludotheque.games.ostriches.rules.positions import read_position
from ludotheque.games.ostriches.solver import Budget, Judgement, judge, think, warm_up
from ludotheque.games.ostriches.solver.search import children, start_search
from ludotheque.games.ostriches.solver.tree import LED, NUMBER, VISITS
from ludotheque.games.ostriches.solver.worlds import codes
from ludotheque.games.ostriches.solver.worth import MIND, glance_at
from ludotheque.games.ostriches.tests.positions import position

SOME = Budget(iterations=2000 if FAST else 150)
THREE_UP = "a6!bush c6!swap e6!eye"


def opinion(state: State, budget: Budget = SOME, seed: int = 1) -> Judgement:
    return think(rules.observe(state, state.table.turn), budget, Random(seed))


def after(state: State, actions: tuple[str, ...]) -> State:
    for text in actions:
        state, _ = rules.step(state, Act(0, state.table.turn, rules.read(text)))
    return state


def can_win(state: State) -> bool:
    """Whether who is on turn can end the match at once."""
    seat = state.table.turn
    leaps = [action for action in rules.legal(state, seat) if rules.written(action).endswith("!")]
    ends = [rules.step(state, Act(0, seat, leap))[0] for leap in leaps if rules.written(leap) != "draw!"]
    return any(end.table.winner == seat for end in ends)


def test_it_lands_the_fourth() -> None:
    state = position(f"{THREE_UP} c4:tiles a1:plain b1:plain", "a3:plain b3:plain c3:eye d3:bush e3:swap f3:tiles")
    found = opinion(state)
    assert after(state, found.turns[0].actions).table.winner == 0
    assert found.estimate == 1.0
    assert found.proven


@pytest.mark.parametrize("seed", range(3))
def test_it_prevents_the_fourth(seed: int) -> None:
    """North threatens to win; many turns lose at once, the chosen one does not."""
    state = position(
        "a6!bush c6!swap a2:eye b4:tiles c2:plain f1:plain", "a1!bush c3!swap e1!eye d3:tiles d6:plain f6:plain"
    )
    assert can_win(replace(state, table=replace(state.table, turn=1)))
    found = opinion(state, seed=seed)
    assert not can_win(after(state, found.turns[0].actions[:1]))


@pytest.mark.parametrize(("calm", "estimate"), [(98, 0.0), (99, 0.5)])
def test_a_threat_after_the_last_calm_turn_does_not_count(calm: int, estimate: float) -> None:
    """North will land the fourth whatever happens, unless the match is drawn before."""
    state = read_position(f"6/5P/1*4/tb1p2/2e+p+s+1/5* s - {calm}")
    found = opinion(state)
    assert after(state, found.turns[0].actions).table.phase == ("move" if calm == 98 else "over")
    assert {turn.estimate for turn in found.turns if not turn.actions[0].endswith("!")} == {estimate}
    assert found.proven == (calm == 98)


@pytest.mark.parametrize("calm", [99, 100, 250])
def test_without_a_limit_no_calm_turn_is_the_last(calm: int) -> None:
    state = read_position(f"6/5P/1*4/tb1p2/2e+p+s+1/5* s - {calm}", Options(draw_after=None))
    found = opinion(state)
    assert {turn.estimate for turn in found.turns if not turn.actions[0].endswith("!")} == {0.0}
    assert found.proven


def test_it_never_wins_for_the_opponent() -> None:
    """An ostrich of the opponent could be landed; that would be their fourth."""
    state = position(
        "a6!bush b3:swap a2:eye b2:tiles c1:plain f1:plain", "a1!bush c3!swap e3!eye d4:tiles e4:plain f5:plain"
    )
    found = opinion(state)
    lost = [turn for turn in found.turns if after(state, turn.actions[:1]).table.winner == 1]
    assert lost
    assert all(turn.estimate == 0.0 for turn in lost)
    assert found.turns[0] not in lost


def test_every_turn_it_names_can_be_played() -> None:
    rng = Random(5)
    state, _ = rules.step(rules.start(Options(), (Own(), Own())), Draw(0, 1))
    phases = set()
    while state.table.phase != "over" and state.table.steps < 70:
        phases.add(state.table.phase)
        found = opinion(state, Budget(iterations=60))
        for turn in found.turns:
            assert after(state, turn.actions).table.steps > state.table.steps
        state = after(state, rng.choice(found.turns[:3]).actions[:1])
    assert {"placing", "move"} < phases


def test_plans_reach_the_end_of_the_turn() -> None:
    """A known ostrich is landed, used, and a tile is turned; a look and a stranger's face end the plan."""
    state = position(
        "b4:tiles a1:plain b1:plain c1:bush d1:swap e1:eye", "a3:plain b3:plain c3:eye d3:bush e3:swap f4:tiles"
    )
    plans = {turn.actions[0]: turn.actions for turn in opinion(state).turns}
    landing = plans["b4a6!"]
    assert len(landing) == 3
    assert after(state, landing).table.turn == 1
    assert plans["f4e6!"] == ("f4e6!",)
    assert all(len(actions) == 1 for first, actions in plans.items() if not first.endswith("!"))
    looking = position(
        "c6!eye a1:plain b1:plain c1:bush d1:swap e1:tiles",
        "a3:plain b3:plain c3:eye d3:bush e3:swap f3:tiles",
        phase="power",
        moved="c6",
    )
    plans = {turn.actions[0]: turn.actions for turn in opinion(looking).turns}
    assert len(plans["eye:a3b3"]) == 1
    assert len(plans["eye:a1b1"]) == 2
    assert len(plans["pass"]) == 2


def twin(state: State) -> State:
    """The same but for what seat 0 cannot know: two of seat 1 have each other's powers."""
    first, second = [one for one in state.ostriches if one.of == 1 and not one.up][:2]
    assert first.power != second.power
    swapped = {first.at: second.power, second.at: first.power}
    ostriches = tuple(replace(one, power=swapped.get(one.at, one.power)) for one in state.ostriches)
    return replace(state, ostriches=ostriches)


@pytest.mark.parametrize("mode", ["notes", "memory"])
def test_it_knows_only_what_its_view_says(mode: str) -> None:
    state = position(
        "b4:tiles a1:plain b1:plain c1:bush d1:swap e1:eye", "a3:plain b3:eye c3:plain d3:bush e3:swap f4:tiles"
    )
    options = Options(mode="memory") if mode == "memory" else Options()
    state = replace(state, table=replace(state.table, options=options))
    assert opinion(state) == opinion(twin(state))


def test_the_mode_makes_no_difference_to_a_bot() -> None:
    state = position(
        "b4:tiles a1:plain b1:plain c1:bush d1:swap e1:eye", "a3:plain b3:eye c3:plain d3:bush e3:swap f4:tiles"
    )
    memory = replace(state, table=replace(state.table, options=Options(mode="memory")))
    assert opinion(state) == opinion(memory)


def test_the_same_seed_gives_the_same_answer() -> None:
    state = position(
        "b4:tiles a1:plain b2:plain c1:bush d1:swap e1:eye", "a3:plain b3:eye c3:plain d3:bush e3:swap f4:tiles"
    )
    assert opinion(state, seed=4) == opinion(state, seed=4)


def test_what_an_eye_sees_branches_the_tree() -> None:
    """After a look the search may answer otherwise to each pair of faces, and sees only pairs that can be."""
    state = position(
        "c6!eye a1:plain b1:plain c1:bush d1:swap e1:tiles",
        "a3:plain b3:plain c3:eye d3:bush e3:swap f3:tiles",
        phase="power",
        moved="c6",
    )
    search = start_search(rules.observe(state, 0), Random(2))
    search.more(4000 if FAST else 200)
    (look,) = codes(rules.read("eye:a3b3"))
    node = next(node for node in children(search.columns, 0) if search.columns[LED][node] == look)
    seen = [child for child in children(search.columns, node) if search.columns[VISITS][child]]
    assert search.columns[NUMBER][node] == 25
    assert len(seen) > (5 if FAST else 0)
    same_special = [search.columns[VISITS][children(search.columns, node)[6 * power]] for power in range(4)]
    assert not any(same_special)


def test_a_full_tree_still_answers() -> None:
    state = position(
        "b4:tiles a1:plain b1:plain c1:bush d1:swap e1:eye", "a3:plain b3:plain c3:eye d3:bush e3:swap f4:tiles"
    )
    search = start_search(rules.observe(state, 0), Random(2), nodes=120)
    for _ in range(100):
        search.more(5)
    assert int(search.used[0]) <= 120
    assert search.done == 500 if FAST else search.done > 0


def test_the_evaluation_sees_who_is_ahead() -> None:
    ahead = position(f"{THREE_UP} b2:tiles a1:plain b1:plain", "a5:plain b6:plain c5:eye d5:bush d6:swap f5:tiles")
    behind = position(
        "a2:plain b1:plain c2:eye d1:bush c1:swap f2:tiles", "a1!bush c3!swap e3!eye d4:tiles e4:plain f5:plain"
    )
    search = start_search(rules.observe(ahead, 0), Random(2))
    assert glance_at(MIND, search.base, 0) > 0.8
    search = start_search(rules.observe(behind, 0), Random(2))
    assert glance_at(MIND, search.base, 0) < 0.2


def test_a_judgement_shows_few_turns() -> None:
    state = position(
        "b4:tiles a1:plain b1:plain c1:bush d1:swap e1:eye", "a3:plain b3:plain c3:eye d3:bush e3:swap f4:tiles"
    )
    found = judge(rules.observe(state, 0), SOME, Random(1))
    assert len(found.turns) == 5
    assert found.turns[0].visits >= found.turns[1].visits
    assert 0.0 < found.estimate < 1.0
    assert found.iterations == SOME.iterations


def test_time_ends_a_search() -> None:
    state = position(
        "b4:tiles a1:plain b1:plain c1:bush d1:swap e1:eye", "a3:plain b3:plain c3:eye d3:bush e3:swap f4:tiles"
    )
    assert 1 <= opinion(state, Budget(seconds=0.0)).iterations <= 500
    assert opinion(state, Budget(seconds=60.0, iterations=7)).iterations == 7
    assert opinion(state, Budget(iterations=0)).turns


def test_what_cannot_be_judged_is_refused() -> None:
    state = position("b4:tiles a1:plain", "a3:plain b3:plain")
    view = rules.observe(state, 0)
    with pytest.raises(Refused, match="search-endless"):
        think(view, Budget(), Random(1))
    over = replace(view, table=replace(view.table, phase="over"))
    with pytest.raises(Refused, match="nobody-on-turn"):
        think(over, SOME, Random(1))
    placing = replace(view, table=replace(view.table, phase="placing", turn=1))
    with pytest.raises(Refused, match="placing-secret"):
        think(placing, SOME, Random(1))


def test_a_spectator_may_ask() -> None:
    state = position(
        "b4:tiles a1:plain b1:plain c1:bush d1:swap e1:eye", "a3:plain b3:plain c3:eye d3:bush e3:swap f4:tiles"
    )
    found = think(rules.observe(state, None), SOME, Random(1))
    assert ("b4a6!",) in [turn.actions for turn in found.turns]


def test_warm_up_says_whether_the_kernel_is_compiled() -> None:
    assert warm_up() is FAST
