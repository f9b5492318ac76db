"""Ostriches under the conformance kit, and rules that leak one thing each."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core import Act, Due, Event, Input, Refused, Seat
from ludotheque.core.testing import Secrecy, Trial, conformance, nothing_leaks
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Accept, Action, Go, Land, Options, Own, Place, Resign, State, View
from ludotheque.games.ostriches.model.events import MatchOver, Noticed, TurnedUp
from ludotheque.games.ostriches.pieces import NAMES, POWERS
from ludotheque.games.ostriches.rules.seeing import all_seen


def powers_are_secret(_state: Any, act: Act[Any], viewer: Seat | None) -> object:
    """Everyone notices where an ostrich is placed, and nobody but its owner what it can do."""
    if isinstance(act.action, Place) and act.seat != viewer:
        return act.at, act.seat, act.action.at
    return act


def faces_shown(given: Input[Any], event: Event, viewer: Seat | None) -> bool:
    """A face that turns up, the end, and for its user what an eye sees."""
    looked = isinstance(event, Noticed) and isinstance(given, Act) and given.seat == viewer
    return looked or isinstance(event, TurnedUp | MatchOver)


SHUNNED = (Resign, Accept)
TestConformance = conformance(rules, notices=powers_are_secret, discloses=faces_shown, shuns=SHUNNED, examples=30)


def backs_with_faces(state: State, viewer: Seat | None) -> View:
    """A view with the power of the back that stands on the lowest square."""
    view = rules.observe(state, viewer)
    return replace(view, ostriches=all_seen(state)[:1] + view.ostriches[1:])


def told_by_order(state: State, viewer: Seat | None) -> View:
    """A view whose ostriches come in the order of their powers."""
    ranks = {one.at: POWERS.index(one.power) for one in state.ostriches}
    view = rules.observe(state, viewer)
    return replace(view, ostriches=tuple(sorted(view.ostriches, key=lambda one: ranks[one.at])))


def open_hands(state: State, viewer: Seat | None) -> View:
    """A view with what the opponent has still to place."""
    view = rules.observe(state, viewer)
    return replace(view, hand=state.hands[0])


def loud_eyes(state: State, given: Any) -> tuple[State, Sequence[Event]]:
    """An eye that tells everyone what it saw."""
    after, events = rules.step(state, given)
    return after, [replace(event, to=None) if isinstance(event, Noticed) else event for event in events]


def slips_of_the_tongue(state: State, given: Any) -> tuple[State, Sequence[Event]]:
    """A refusal that names the power of the ostrich that was to be moved."""
    try:
        return rules.step(state, given)
    except Refused as no:
        raise Refused(no.key, power=state.ostriches[0].power if state.ostriches else "none") from None


def knowing_offers(state: State, seat: Seat) -> list[Action]:
    """Moves that are offered only for ostriches that can do something."""
    plain = {NAMES[one.at] for one in state.ostriches if one.power == "plain"}
    legal = rules.legal(state, seat)
    return [action for action in legal if not (isinstance(action, Go | Land) and action.move[:2] in plain)]


def telling_chapters(state: State) -> Due:
    """Chapters that go further where somebody has placed an eye."""
    due = rules.due(state)
    return replace(due, chapter=due.chapter + sum(one.power == "eye" for one in state.ostriches))


LEAKS: dict[str, dict[str, Any]] = {
    "the power of a back in the view": {"observe": backs_with_faces},
    "powers in the order of a list": {"observe": told_by_order},
    "the hand of another": {"observe": open_hands},
    "an event that tells what an eye saw": {"step": loud_eyes},
    "a refusal that names a power": {"step": slips_of_the_tongue},
    "actions that depend on a power": {"legal": knowing_offers},
    "a chapter that depends on a power": {"due": telling_chapters},
}


@pytest.mark.parametrize("leak", LEAKS)
def test_rules_that_leak_are_caught(leak: str) -> None:
    leaky = SimpleNamespace(**{**vars(rules), **LEAKS[leak]})
    secrecy = Secrecy(powers_are_secret, faces_shown)

    def all_trials() -> None:
        for number in range(30):
            nothing_leaks(Trial(leaky, Options(), (Own(), Own()), number, SHUNNED), secrecy)

    with pytest.raises(AssertionError, match="viewer"):
        all_trials()
