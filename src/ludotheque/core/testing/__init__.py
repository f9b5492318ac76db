"""The conformance kit: every game passes it. Needs the extra `testing`.

One line in a game's tests makes a test class, each test run by Hypothesis over all seat counts and options:

    TestConformance = conformance(rules, notices=..., discloses=opening(...))
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from ludotheque.core.game import Act, Event, Input, Seat
from ludotheque.core.record import AnyGame
from ludotheque.core.testing.checks import CHECKS
from ludotheque.core.testing.tables import tables, values
from ludotheque.core.testing.trial import Trial
from ludotheque.core.testing.twins import Discloses, Notices, Secrecy, nothing_leaks

__all__ = ["Secrecy", "Trial", "conformance", "nothing_leaks", "opening", "tables", "trials", "values"]


def everything(_state: Any, act: Act[Any], _viewer: Seat | None) -> object:
    """For games without secret acts: everybody notices every act."""
    return act


def never(_given: Input[Any], _event: Event, _viewer: Seat | None) -> bool:
    """For games without secrets, or whose secrets are never disclosed."""
    return False


def opening(*kinds: type[Event]) -> Discloses:
    """Events of these types end a secret for everyone, such as cards that are turned up."""

    def discloses(_given: Input[Any], event: Event, _viewer: Seat | None) -> bool:
        return isinstance(event, kinds)

    return discloses


def trials(
    game: AnyGame,
    at: st.SearchStrategy[tuple[Any, tuple[Any, ...]]] | None = None,
    shuns: tuple[type, ...] = (),
) -> st.SearchStrategy[Trial]:
    """Random matches at random tables; by default all tables that the types of the settings allow."""
    places = tables(game) if at is None else at
    numbers = st.integers(0, 2**32 - 1)
    return st.builds(lambda table, number: Trial(game, table[0], table[1], number, shuns), places, numbers)


def conformance(
    game: AnyGame,
    *,
    at: st.SearchStrategy[tuple[Any, tuple[Any, ...]]] | None = None,
    notices: Notices = everything,
    discloses: Discloses = never,
    shuns: tuple[type, ...] = (),
    examples: int = 60,
) -> type:
    """A test class that checks a game against everything that is expected of one.

    `notices` says what a viewer may notice of an act (None: nothing; equal values: indistinguishable), `discloses`
    which events may end a secret. Both are declared in the tests, so that leaking rules cannot declare the leak away.
    `shuns` names action types that end a match early: they are played rarely.
    """
    secrecy = Secrecy(notices, discloses)
    checks: list[Callable[[Trial], None]] = [*CHECKS, partial(nothing_leaks, secrecy=secrecy)]
    run = settings(
        max_examples=examples,
        deadline=None,
        phases=(Phase.explicit, Phase.reuse, Phase.generate),  # shrinking a number does not simplify its match
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    )

    def test_of(check: Callable[[Trial], None]) -> Callable[..., None]:
        def test(self: object, trial: Trial) -> None:  # noqa: ARG001 - a method for pytest
            check(trial)

        return run(given(trial=trials(game, at, shuns))(test))

    names = [check.__name__ for check in CHECKS] + ["nothing_leaks"]
    body = {f"test_{name}": test_of(check) for name, check in zip(names, checks, strict=True)}
    return type(f"Test{game.key.title()}Conformance", (), body)
