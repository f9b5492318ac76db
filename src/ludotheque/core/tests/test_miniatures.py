"""The four miniatures pass the conformance kit."""

from __future__ import annotations

from typing import Any

from ludotheque.core import Act, Event, Input, Seat
from ludotheque.core.testing import conformance, opening
from ludotheque.core.tests.miniatures import campfire, cups, stopwatch, tapping


def taps_are_secret(_state: Any, act: Act[Any], viewer: Seat | None) -> object:
    return None if act.seat != viewer and isinstance(act.action, tapping.Tap) else act


def hiding_is_seen_but_not_where(_state: Any, act: Act[Any], viewer: Seat | None) -> object:
    return "hides" if act.seat != viewer and isinstance(act.action, cups.Hide) else act


def pebble_found(given: Input[Any], event: Event, viewer: Seat | None) -> bool:
    """A guess is open to all; what lies under a cup is for the one who peeks."""
    peeks = isinstance(given, Act) and given.seat == viewer and isinstance(event, cups.Found)
    return peeks or isinstance(event, cups.Guessed)


TestTapping = conformance(tapping, notices=taps_are_secret, discloses=opening(tapping.Opened))
TestCups = conformance(cups, notices=hiding_is_seen_but_not_where, discloses=pebble_found)
TestCampfire = conformance(campfire)
TestStopwatch = conformance(stopwatch)
