"""Uluru under the conformance kit."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from ludotheque.core import Act, Seat
from ludotheque.core.testing import conformance, opening, values
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import MOST_SEATS, Judged, Land, Lift, Options, Own, RoundOver
from ludotheque.games.uluru.rules.dealing import ROUNDS


def fits(options: Options) -> bool:
    """Leave out what `start` refuses: a custom deck too small, more rounds than the mode has."""
    enough = options.mode != "custom" or {3, 4} < options.levels or {2, 3, 4} < options.levels
    return enough and (options.rounds or 0) <= ROUNDS[options.mode]


def birds_are_secret(_state: Any, act: Act[Any], viewer: Seat | None) -> object:
    """Nobody notices what another does with his birds while the sand runs."""
    return None if act.seat != viewer and isinstance(act.action, Land | Lift) else act


tables = st.tuples(
    values(Options).filter(fits), st.integers(1, MOST_SEATS).flatmap(lambda n: st.tuples(*[values(Own)] * n))
)

TestConformance = conformance(rules, at=tables, notices=birds_are_secret, discloses=opening(Judged, RoundOver))
