"""Sets of actions as bits, as numbers, and as runs of numbers."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from ludotheque.core.game import bits_of, numbers_in, numbers_of_runs, runs_in

sets = st.sets(st.integers(0, 200)) | st.builds(
    lambda begin, size: {*range(begin, begin + size)}, *[st.integers(0, 90)] * 2
)


@given(sets)
@example(set())
@example({0, 1})
def test_a_set_is_the_same_as_bits_and_as_runs(numbers: set[int]) -> None:
    bits = bits_of(numbers)
    assert numbers_in(bits) == tuple(sorted(numbers))
    assert numbers_of_runs(runs_in(bits)) == sorted(numbers)
    assert len(runs_in(bits)) <= len(numbers)


def test_a_negative_number_ends_a_run() -> None:
    assert runs_in(0b1101_0111) == (0, -2, 4, 6, -7)
    assert numbers_of_runs((0, -2, 4, 6, -7)) == [0, 1, 2, 4, 6, 7]
