"""In memory mode a screen reveals neither colour nor power of a back, nor who has looked at it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ludotheque.core import Act, Event, Seat
from ludotheque.core.coding import encode
from ludotheque.core.testing import Trial
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Accept, Options, Own, Place, Resign, Seen, State, View
from ludotheque.games.ostriches.model.events import MatchOver, Noticed, TurnedUp
from ludotheque.games.ostriches.rules.board import in_order

Forget: TypeAlias = Callable[[View], View]
SAMPLED = 8


def shuffled(state: State, viewer: Seat | None, rng: Random) -> State:
    """The same desert with other ostriches under the backs; what this viewer's eye sees right now stays."""
    peek = state.table.peek
    shown = peek.squares if peek is not None and peek.seat == viewer else ()
    backs = [one for one in state.ostriches if not one.up and one.at not in shown]
    squares = [one.at for one in backs]
    rng.shuffle(squares)
    moved = [replace(one, at=at) for one, at in zip(backs, squares, strict=True)]
    return replace(state, ostriches=in_order([*moved, *(one for one in state.ostriches if one not in backs)]))


def screens_tell_nothing(trial: Trial, forget: Forget) -> None:
    """Twins that differ only under the backs look the same on every screen, now and after a turn."""
    for moment in trial.moments(SAMPLED):
        if moment.state.table.phase in ("starter", "over"):
            continue
        for viewer in trial.viewers:
            twin = shuffled(moment.state, viewer, trial.rng)
            assert screen(moment.state, viewer, forget) == screen(twin, viewer, forget), f"viewer {viewer} can tell"
            same_news(trial, moment.state, twin, viewer)


def screen(state: State, viewer: Seat | None, forget: Forget) -> bytes:
    legal = () if viewer is None else tuple(rules.legal(state, viewer))
    return encode((forget(rules.observe(state, viewer)), legal))


def same_news(trial: Trial, state: State, twin: State, viewer: Seat | None) -> None:
    """The events of a turn are the same, except for faces that are rightly shown; placing comes from the hand."""
    seat = state.table.turn
    for action in trial.rng.sample(actions := list(rules.legal(state, seat)), min(SAMPLED, len(actions))):
        if not isinstance(action, Place):
            one, other = (told(this, seat, action, viewer) for this in (state, twin))
            assert encode(one) == encode(other), f"viewer {viewer} is told by {action}"


def told(state: State, seat: Seat, action: Any, viewer: Seat | None) -> list[Event]:
    events = [event for event in rules.step(state, Act(0, seat, action))[1] if event.seen_by(viewer)]
    return [event for event in events if not isinstance(event, TurnedUp | Noticed | MatchOver)]


memory_matches = st.integers(0, 2**32 - 1).map(
    lambda number: Trial(rules, Options(mode="memory"), (Own(), Own()), number, (Resign, Accept))
)


@settings(max_examples=30, deadline=None, phases=(Phase.generate,))
@given(memory_matches)
def test_screens_reveal_nothing_under_the_backs(trial: Trial) -> None:
    screens_tell_nothing(trial, rules.forget)


def keeps_colours(view: View) -> View:
    kept = {one.at: one.of for one in view.ostriches}
    shown = rules.forget(view)
    return replace(shown, ostriches=tuple(replace(one, of=kept[one.at]) for one in shown.ostriches))


def keeps_ones_own(view: View) -> View:
    kept = {one.at: one for one in view.ostriches if one.of == view.viewer}
    shown = rules.forget(view)
    return replace(shown, ostriches=tuple(kept.get(one.at, one) for one in shown.ostriches))


def keeps_who_knows(view: View) -> View:
    kept = {one.at: one.known for one in view.ostriches}
    shown = rules.forget(view)
    return replace(shown, ostriches=tuple(replace(one, known=kept[one.at]) for one in shown.ostriches))


def keeps_an_order(view: View) -> View:
    """Backs in the order of their colours instead of their squares."""
    ranks = {one.at: (one.of or 0, one.at) for one in view.ostriches}
    shown = rules.forget(view)
    return replace(shown, ostriches=tuple(sorted(shown.ostriches, key=lambda one: ranks[one.at])))


def shows_all_who_were_looked_at(view: View) -> View:
    """An eye that never closes."""
    shown = rules.forget(view)
    seen = {one.at: one for one in view.ostriches if one.of != view.viewer and view.viewer in one.known}
    kept = tuple(Seen(one.at, seen[one.at].of) if one.at in seen else one for one in shown.ostriches)
    return replace(shown, ostriches=kept)


@pytest.mark.parametrize(
    "forget", [keeps_colours, keeps_ones_own, keeps_who_knows, keeps_an_order, shows_all_who_were_looked_at]
)
def test_screens_that_leak_are_caught(forget: Forget) -> None:
    def all_trials() -> None:
        for number in range(30):
            trial = Trial(rules, Options(mode="memory"), (Own(), Own()), number, (Resign, Accept))
            screens_tell_nothing(trial, forget)

    with pytest.raises(AssertionError, match="viewer"):
        all_trials()
