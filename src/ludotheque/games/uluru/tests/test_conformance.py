"""Uluru under the conformance kit."""

from __future__ import annotations

from typing import Any

from ludotheque.core import Act, Seat
from ludotheque.core.testing import conformance, opening
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import Judged, Land, Lift, RoundOver


def birds_are_secret(_state: Any, act: Act[Any], viewer: Seat | None) -> object:
    """Nobody notices what another does with his birds while the sand runs."""
    return None if act.seat != viewer and isinstance(act.action, Land | Lift) else act


TestConformance = conformance(rules, notices=birds_are_secret, discloses=opening(Judged, RoundOver))
