"""What holds in every match, wherever it goes."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ludotheque.core import Act
from ludotheque.core.testing import Trial, trials
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.model import Build, KoboldRolled, State, TakeBack, TornDown
from ludotheque.games.dwarfcity.pieces import CARD_SETS, CARDS, SIGNS, TALL
from ludotheque.games.dwarfcity.rules.towers import finished, loose, sites, stands, wanted

walks = settings(max_examples=40, deadline=None, phases=(Phase.generate,))


def matches() -> st.SearchStrategy[Trial]:
    """Random matches in which few blocks are taken back."""
    return trials(rules, shuns=(TakeBack,))


def states(trial: Trial) -> list[State]:
    return [trial.start.state, *(step.after.state for step in trial.steps)]


@walks
@given(matches())
def test_blocks_and_cards_are_never_more_nor_fewer(trial: Trial) -> None:
    for state in states(trial):
        assert min(loose(state).values()) >= 0
        assert len(state.towers) + sum(state.stock) == CARDS
        assert 0 <= state.pile <= state.needed <= state.blues
        assert state.signs <= SIGNS
        if state.options.face == "stone":
            cards = Counter(tower.card for tower in state.towers)
            kinds = CARD_SETS[state.options.cards]
            assert all(cards[card] + left == kinds[card] for card, left in zip(kinds, state.stock, strict=True))


@walks
@given(matches())
def test_towers_are_built_as_their_cards_say(trial: Trial) -> None:
    for state in states(trial):
        for tower in state.towers:
            assert tower.of != state.kobold
            if tower.card:
                assert tower.card.startswith("".join(block[1] for block in tower.blocks))
            assert len(tower.blocks) <= (len(tower.card) or TALL)


@walks
@given(matches())
def test_a_view_says_whose_turn_comes_next(trial: Trial) -> None:
    found = states(trial)
    for before, after in pairwise(found):
        view = rules.observe(before, None)
        assert view.needed == before.needed
        assert 0 <= view.next < len(before.roles)
        if before.phase not in ("role", "starter", "deal") and after.turn != before.turn:
            assert after.turn == view.next


@walks
@given(matches())
def test_nothing_can_get_stuck(trial: Trial) -> None:
    """Wherever somebody may build, a white die always finds a block, unless all are built in."""
    for state in states(trial):
        left = loose(state)
        for number in sites(state, state.dwarf):
            shapes = wanted(state.towers[number])
            assert stands(state) or any(count for block, count in left.items() if block[1] in shapes)


@walks
@given(matches())
def test_the_city_stands_exactly_when_the_dwarfs_have_won(trial: Trial) -> None:
    for state in states(trial):
        assert stands(state) == (state.winner == "dwarfs") or state.phase in ("role", "starter", "deal")
        assert (state.pile == state.needed) == (state.winner == "kobold")


@walks
@given(matches())
def test_every_die_builds_at_most_one_block(trial: Trial) -> None:
    rolled: Counter[str] = Counter()
    for step in trial.steps:
        state: State = step.before.state
        if state.phase == "roll":
            rolled = Counter()
        if isinstance(step.given, Act) and isinstance(step.given.action, Build):
            action = step.given.action
            rolled[action.die] += 1
            assert rolled[action.die] <= Counter(state.rolled)[action.die]
            tower = state.towers[action.tower]
            own = any(one.of == state.turn and not finished(one) for one in state.towers)
            assert (tower.of == state.turn) == own
        elif isinstance(step.given, Act) and isinstance(step.given.action, TakeBack):
            assert state.built is not None
            rolled[state.built.die] -= 1


@walks
@given(matches())
def test_what_is_taken_back_leaves_no_trace(trial: Trial) -> None:
    for step in trial.steps:
        before, after = step.before.state, step.after.state
        if isinstance(step.given, Act) and isinstance(step.given.action, Build) and after.built is not None:
            back, _ = rules.step(after, Act(0, after.turn, TakeBack()))
            assert back == replace(before, built=None, steps=before.steps + 2)


@walks
@given(matches())
def test_towers_that_fall_are_started_unfinished_and_of_the_right_player(trial: Trial) -> None:
    for step in trial.steps:
        for event in step.events:
            if isinstance(event, TornDown):
                before, after = step.before.state, step.after.state
                tower = before.towers[event.tower]
                assert tower.blocks == event.blocks != ()
                assert not finished(tower)
                assert event.seat == (tower.of if before.kobold is None else before.kobold)
                assert after.towers[event.tower] == replace(tower, blocks=())


@walks
@given(matches())
def test_a_played_kobold_has_the_agreed_turns(trial: Trial) -> None:
    thrown = 0
    for step in trial.steps:
        thrown += sum(isinstance(event, KoboldRolled) for event in step.events)
        state: State = step.after.state
        if state.phase == "roll" and state.kobold is not None:
            assert thrown == kobold_turns(state) - (state.turn == state.kobold)


def kobold_turns(state: State) -> int:
    """How many turns of the kobold have come by now, counting one that is about to be rolled."""
    if state.options.cadence == "second":
        return state.turns // 2
    dwarfs = len(state.dwarfs)
    before = dwarfs if state.options.cadence == "last" else dwarfs_before(state)
    return (state.turns - before) // dwarfs + 1


def dwarfs_before(state: State) -> int:
    """How many dwarfs sit from the first player on, clockwise, before the kobold."""
    assert state.kobold is not None
    return (state.kobold - state.starter) % len(state.roles)


@pytest.mark.slow
def test_both_sides_win_sometimes() -> None:
    """Random dwarfs, random kobolds: the ends above are really reached."""
    table = (rules.options(mode="kobold", face="beach", strength="gentle"), (rules.own(),) * 3)
    assert {Trial(rules, *table, number).last.state.winner for number in range(40)} == {"dwarfs", "kobold"}
