"""What holds in every match, wherever it goes."""

from __future__ import annotations

from collections import Counter

from hypothesis import Phase, given, settings

from ludotheque.core import Act, Event
from ludotheque.core.testing import Trial
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import State
from ludotheque.games.ostriches.model.events import BushMoved, Exchanged, Moved, Placed, Rotated
from ludotheque.games.ostriches.pieces import BUSHES, EXCHANGED, TO_WIN, TRIBE, TURNED, Power, Square
from ludotheque.games.ostriches.rules.moves import can_move
from ludotheque.games.ostriches.tests.desert import matches

walks = settings(max_examples=25, deadline=None, phases=(Phase.generate,))


def states(trial: Trial) -> list[State]:
    return [trial.start.state, *(step.after.state for step in trial.steps)]


@walks
@given(matches())
def test_no_ostrich_is_added_or_lost(trial: Trial) -> None:
    for state in states(trial):
        for seat in (0, 1):
            stand = [one.power for one in state.ostriches if one.of == seat]
            assert Counter(stand) + Counter(state.hands[seat]) == Counter(TRIBE)
        assert len(state.table.bushes) == len(BUSHES)


@walks
@given(matches())
def test_no_two_things_stand_on_a_square(trial: Trial) -> None:
    for state in states(trial):
        squares = [*(one.at for one in state.ostriches), *state.table.bushes]
        assert len(set(squares)) == len(squares)
        assert list(state.ostriches) == sorted(state.ostriches, key=lambda one: one.at)


@walks
@given(matches())
def test_knowledge_and_faces_stay(trial: Trial) -> None:
    """Owner and power tell an ostrich from all but one; so the two plain ones are taken together."""
    before: Counter[tuple[int, Power, int]] = Counter()
    faces = 0
    for state in states(trial):
        now = Counter((one.of, one.power, seat) for one in state.ostriches for seat in one.known)
        assert before <= now
        assert all(one.of in one.known for one in state.ostriches)
        up = sum(one.up for one in state.ostriches)
        assert faces <= up <= faces + 1
        before, faces = now, up


@walks
@given(matches())
def test_a_match_is_over_exactly_when_four_are_up_or_it_is_drawn_or_given_up(trial: Trial) -> None:
    for state in states(trial):
        ups = Counter(one.of for one in state.ostriches if one.up)
        assert max(ups.values(), default=0) <= TO_WIN
        assert (TO_WIN in ups.values()) == (state.table.reason == "four-up")
        assert state.table.reason != "four-up" or ups[state.table.winner or 0] == TO_WIN
        assert (state.table.phase == "over") == (state.table.reason is not None)


def moved_by(event: Event, things: set[Square]) -> set[Square]:
    """Where things stand after an event, for a screen that knows no rules."""
    match event:
        case Placed():
            return things | {event.at}
        case Moved() | BushMoved():
            return things - {event.start} | {event.target}
        case Exchanged() | Rotated():
            return {event.goes[at] for at in things}
        case _:
            return things


@walks
@given(matches())
def test_events_tell_a_screen_without_rules_where_everything_stands(trial: Trial) -> None:
    for viewer in trial.viewers:
        shown = set(BUSHES)
        for step in trial.steps:
            for event in step.events:
                shown = moved_by(event, shown) if event.seen_by(viewer) else shown
            view = rules.forget(rules.observe(step.after.state, viewer))
            assert shown == {*(one.at for one in view.ostriches), *view.table.bushes}


@walks
@given(matches())
def test_the_squares_of_a_turned_tile_tell_no_more_than_its_notation(trial: Trial) -> None:
    """All squares are told, occupied or not, so the field cannot depend on what stands there."""
    for event in (event for step in trial.steps for event in step.events):
        if isinstance(event, Exchanged | Rotated):
            assert event.goes == (EXCHANGED[event.tiles] if isinstance(event, Exchanged) else TURNED[event.turn])


@walks
@given(matches())
def test_some_ostrich_can_always_move_once_all_stand(trial: Trial) -> None:
    assert all(can_move(state) for state in states(trial) if state.table.phase == "move")


@walks
@given(matches())
def test_a_player_can_always_act_and_always_resign(trial: Trial) -> None:
    for step in trial.steps:
        if isinstance(step.given, Act):
            state = step.before.state
            assert len(list(rules.legal(state, state.table.turn))) >= 2
            assert rules.read("#") in rules.legal(state, 0)
            assert rules.read("#") in rules.legal(state, 1)
