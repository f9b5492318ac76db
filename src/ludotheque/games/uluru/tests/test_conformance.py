"""Uluru under the conformance kit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core import Act, Event, Input, Refused, Seat
from ludotheque.core.testing import Secrecy, Trial, conformance, nothing_leaks, values
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import Dealt, Judged, Land, Lift, Options, Own, RoundOver, State, View


def birds_are_secret(_state: Any, act: Act[Any], viewer: Seat | None) -> object:
    """Nobody notices what others do with their birds while the sand runs."""
    return None if act.seat != viewer and isinstance(act.action, Land | Lift) else act


def cards_turned_up(given: Input[Any], event: Event, viewer: Seat | None) -> bool:
    """The evaluation opens the boards to all; one after another, a player's Ready opens the cards to them alone."""
    return isinstance(event, Judged | RoundOver) or (
        isinstance(event, Dealt) and isinstance(given, Act) and given.seat == viewer
    )


one_by_one = st.tuples(
    values(Options).map(lambda options: replace(options, turns="each")),
    st.integers(2, 5).flatmap(lambda count: st.tuples(*[values(Own)] * count)),
).filter(lambda table: accepted(*table))
"""Tables whose players place one after another."""


def accepted(options: Options, own: tuple[Own, ...]) -> bool:
    try:
        rules.start(options, own)
    except Refused:
        return False
    return True


TestConformance = conformance(rules, notices=birds_are_secret, discloses=cards_turned_up, examples=40)
TestOneAfterAnother = conformance(
    rules, at=one_by_one, notices=birds_are_secret, discloses=cards_turned_up, examples=25
)


def with_open_stock() -> Any:
    """Rules whose stock gives the covered cards away."""

    def observe(state: State, viewer: Seat | None) -> View:
        view, cards = rules.observe(state, viewer), state.covered
        return view if cards is None else replace(view, shown=replace(view.shown, stock=cards.stock))

    return SimpleNamespace(**{**vars(rules), "observe": observe})


def test_a_stock_that_tells_which_cards_lie_covered_is_caught() -> None:
    secrecy = Secrecy(birds_are_secret, cards_turned_up)

    def all_trials() -> None:
        for number in range(20):
            nothing_leaks(Trial(with_open_stock(), Options(turns="each"), (Own(), Own()), number), secrecy)

    with pytest.raises(AssertionError, match="viewer"):
        all_trials()


class Diary(Struct, frozen=True):
    """A state with a secret count of all actions."""

    state: Any
    acts: int = 0


def with_diary() -> Any:
    """Rules whose review lasts longer the more often players have moved birds."""

    def step(diary: Diary, given: Any) -> tuple[Diary, Sequence[Event]]:
        after, events = rules.step(diary.state, given)
        acts, until = diary.acts + isinstance(given, Act), after.shown.until
        if after.shown.phase == "review" != diary.state.shown.phase and until is not None:
            after = replace(after, shown=replace(after.shown, until=until + acts))
        return Diary(after, acts), events

    def of(function: Callable[..., Any]) -> Callable[..., Any]:
        return lambda diary, *more: function(diary.state, *more)

    changed = {name: of(getattr(rules, name)) for name in ("due", "legal", "observe", "outcome")}
    changed["start"] = lambda options, own: Diary(rules.start(options, own))
    changed["imagine"] = lambda view, rng: Diary(rules.imagine(view, rng))
    return SimpleNamespace(**{**vars(rules), **changed, "step": step})


def test_a_count_of_hidden_acts_that_comes_out_much_later_is_caught() -> None:
    secrecy = Secrecy(birds_are_secret, cards_turned_up)

    def all_trials() -> None:
        for number in range(20):
            nothing_leaks(Trial(with_diary(), Options(), (Own(), Own()), number), secrecy)

    with pytest.raises(AssertionError, match="viewer"):
        all_trials()
