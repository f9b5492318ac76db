"""The kernel answers like the plain search, compiled and as it is written."""

from __future__ import annotations

from collections.abc import Callable
from importlib import reload
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core import compiling
from ludotheque.core.refusal import Refused
from ludotheque.games.ubongo.book import sets, standard
from ludotheque.games.ubongo.book.shape import STRIDE, Rows, canonical, mask_of, rows_of, size_of, stride_of
from ludotheque.games.ubongo.pieces import PIECES, aspects, drawn
from ludotheque.games.ubongo.solver import batch, count, count_batch, count_many, encode, kernel, minting
from ludotheque.games.ubongo.solver.minting import mint, names_of
from ludotheque.games.ubongo.tests.shapes import missions, shapes

TASKS = [(mission.shape, mission.pieces) for mission in standard().missions()]
WANTED = [mission.solutions for mission in standard().missions()]


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The same modules on a machine that has no numba."""
    import builtins  # noqa: PLC0415

    real: Callable[..., Any] = builtins.__import__

    def importing(name: str, *rest: Any) -> Any:
        if name.partition(".")[0] == "numba":
            raise ImportError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", importing)
    for module in (compiling, kernel, minting):
        reload(module)
    yield
    monkeypatch.undo()
    for module in (compiling, kernel, minting):
        reload(module)


@pytest.mark.slow
def test_the_kernel_counts_the_whole_book() -> None:
    assert count_many(TASKS) == WANTED


@settings(deadline=None)
@given(st.lists(missions(5), max_size=6))
def test_the_kernel_counts_like_the_search(tasks: list[Any]) -> None:
    assert count_many(tasks) == [count(*task) for task in tasks]


def test_large_missions_go_through_the_plain_search() -> None:
    wide, many = (("#" * 8,) * 2, ("I4",) * 4), (("#" * 6,) * 3, ("I2",) * 9)
    assert batch.encoded(*wide) is None
    assert batch.encoded(*many) is None
    assert count_many([wide, TASKS[0], many, (("###",), ("I2",))]) == [1, WANTED[0], 41, 0]
    assert count_many([]) == []
    with pytest.raises(Refused, match="batch-wrong, number=1"):
        encode([TASKS[0], wide])
    assert count_batch(encode([(("##",), ("I2",)), (("####",), ("I2", "I2"))])) == [1, 1]
    assert len(encode(TASKS)) == len(TASKS)


def test_missions_are_counted_again_and_as_lists() -> None:
    """What is remembered about shapes and sets goes by what they contain."""
    rows, names = TASKS[7]
    lists: Any = [list(rows), list(names)]
    for task in ((rows, names), lists, (rows, names[::-1]), (rows, lists[1])):
        assert count_many([task, TASKS[8]]) == [WANTED[7], WANTED[8]]
    for wrong, key in (((("##", "#"), ("I3",)), "shape-wrong"), ((("##",), ("I9",)), "value-unknown")):
        for _ in range(2):
            with pytest.raises(Refused, match=key):
                count_many([wrong])


@pytest.mark.usefixtures("without_numba")
def test_without_numba_it_is_the_plain_search() -> None:
    assert not compiling.FAST
    assert count_many(TASKS[:12]) == WANTED[:12]


@pytest.mark.usefixtures("without_numba")
def test_the_kernel_as_it_is_written() -> None:
    few = TASKS[::40]
    assert count_batch(encode(few)) == WANTED[::40]
    found, shape = [0] * 4096, TASKS[6][0]
    bits = mask_of(shape)
    kernel.all_sets(kernel.settle(bits), size_of(shape), 4, kernel.workspace(), found)
    assert {names_of(at): ways for at, ways in enumerate(found) if ways} == sets(shape, 4)


@pytest.mark.slow
def test_minted_missions_have_one_covering() -> None:
    made = mint("test", 300)
    assert len({(canonical(rows), names) for rows, names in made}) == len(made) == 300
    assert mint("test", 40) == made[:40]
    assert mint("other", 40) != made[:40]
    assert {len(names) for _, names in made} == {4}
    assert all(count(*task) == 1 for task in made)
    assert {size_of(rows) for rows, _ in made} <= set(range(14, 19))


@pytest.mark.slow(traced=True)  # nothing else reaches the lines that numba compiles
def test_minting_is_the_same_without_numba(request: pytest.FixtureRequest) -> None:
    made = mint("test", 20)
    request.getfixturevalue("without_numba")
    assert minting.mint("test", 20) == made


def test_minting_ends_when_nothing_new_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """One shape at a time, so that shapes come again soon."""
    monkeypatch.setattr(minting, "AT_ONCE", 1)
    monkeypatch.setattr(minting, "PATIENCE", 30)
    made = mint("dry", 1_000_000, 3)
    assert 0 < len({(canonical(rows), names) for rows, names in made}) == len(made) < 1_000_000


@given(shapes().filter(lambda rows: stride_of(rows) == STRIDE))
def test_turns_and_flips_of_a_shape_have_one_normal_position(rows: Rows) -> None:
    every = {mask_of(rows_of(cells)) for cells in aspects(drawn(rows))}
    assert {minting.normal(cells) for cells in every} == {min(every)}


def test_three_pieces_can_be_minted() -> None:
    assert all(count(*task) == 1 for task in mint("three", 50, 3))


def test_a_set_from_its_bits() -> None:
    assert names_of(0b11) == (PIECES[0].name, PIECES[1].name)
