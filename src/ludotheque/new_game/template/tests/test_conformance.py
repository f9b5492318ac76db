"""The conformance kit: random matches of every table size and option."""

from __future__ import annotations

from typing import Any

from ludotheque.core import Act, Seat
from ludotheque.core.testing import conformance, opening
from ludotheque.new_game.template import rules
from ludotheque.new_game.template.model import Opened


def number_is_secret(_state: Any, act: Act[Any], viewer: Seat | None) -> object:
    """Others notice that a number was named, not which one."""
    return act if act.seat == viewer else act.seat


TestConformance = conformance(rules, notices=number_is_secret, discloses=opening(Opened))
