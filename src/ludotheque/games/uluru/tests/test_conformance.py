"""Uluru under the conformance kit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core import Act, Event, Seat
from ludotheque.core.testing import Secrecy, Trial, conformance, nothing_leaks, opening
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import Judged, Land, Lift, Options, Own, RoundOver


def birds_are_secret(_state: Any, act: Act[Any], viewer: Seat | None) -> object:
    """Nobody notices what another does with his birds while the sand runs."""
    return None if act.seat != viewer and isinstance(act.action, Land | Lift) else act


TestConformance = conformance(rules, notices=birds_are_secret, discloses=opening(Judged, RoundOver), examples=40)


class Diary(Struct, frozen=True):
    """A state with a count of all actions, which nobody may ever learn."""

    state: Any
    acts: int = 0


def with_diary() -> Any:
    """The rules with a review that lasts longer the more the players have moved their birds about."""

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
    secrecy = Secrecy(birds_are_secret, opening(Judged, RoundOver))

    def all_trials() -> None:
        for number in range(20):
            nothing_leaks(Trial(with_diary(), Options(), (Own(), Own()), number), secrecy)

    with pytest.raises(AssertionError, match="viewer"):
        all_trials()
