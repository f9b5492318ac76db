"""How all tests run: no clock decides whether one passes, and nothing is compiled or counted again and again."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from coverage import Coverage
from hypothesis import settings

if sys.dont_write_bytecode:
    # Tests start many programs. Where nothing may be kept beside the sources, each compiled all that it imports.
    kept = Path(__file__).parent / ".tools" / "pycache"
    sys.dont_write_bytecode, sys.pycache_prefix = False, str(kept)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(kept)

settings.register_profile("house", settings(), deadline=None)
settings.load_profile("house")


@pytest.fixture(scope="session", autouse=True)
def patient() -> Iterator[None]:
    """Commands that take long say how far they are; in tests time stands still for them, on slow machines too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("ludotheque.console.terminal.monotonic", lambda: 0.0)
        yield


LONG = frozenset(
    {
        "test_any_argument_is_a_seed",
        "test_difficulty_ranks_like_the_effort_of_a_plain_search",
        "test_each_level_beats_the_one_below",
        "test_every_number_of_solutions_is_right_by_a_naive_count",
        "test_it_is_as_good_as_trying_everything",
        "test_legal_is_what_is_accepted",
        "test_long_books_go_on_with_wider_limits",
        "test_nothing_leaks",
        "test_solver_agrees_with_trying_everything",
        "test_the_batch_agrees_with_single_calls",
        "test_the_beach_of_the_box",
        "test_the_data_are_what_the_generator_makes",
        "test_the_difficulty_of_every_mode",
        "test_the_dull_generator_counts_the_same",
        "test_the_dwarfs_win_as_often",
        "test_the_honest_game_passes_where_the_mutants_fail",
        "test_the_wheel_has_everything",
        "test_turns_lead_to_the_same_positions_wherever_a_match_goes",
        "test_whoever_leaves_at_any_moment_the_match_still_ends",
        "test_worlds_are_dealt_as_the_rules_imagine_them",
    }
)
"""Who counts the lines that tests reach looks away from these: they go over the same lines a million times, which takes
up to four times as long when every step is noted, and reach hardly one that no other test does."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Function) -> Iterator[None]:
    """Run a test; a long one, and the programs that it starts, without noting which lines they reach."""
    noting = Coverage.current() if item.originalname in LONG else None
    if noting is None:
        return (yield)
    kept = os.environ.pop("COVERAGE_PROCESS_CONFIG", None)
    noting.stop()
    try:
        return (yield)
    finally:
        noting.start()
        if kept is not None:
            os.environ["COVERAGE_PROCESS_CONFIG"] = kept
