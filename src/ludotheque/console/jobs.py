"""Many independent pieces of work, on one core or several. Several need joblib, from the extra `lab`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor
from typing import TypeVar

from ludotheque.core.refusal import Refused

Given = TypeVar("Given")
Found = TypeVar("Found")


def each(
    work: Callable[[Given], Found], given: Iterable[Given], jobs: int | None = 1, *, ordered: bool = True
) -> Iterator[Found]:
    """The result of every piece of work: in order, or as they are done.

    With one job they are done in this process; with None as `joblib.parallel_config` says.
    """
    if jobs == 1:
        yield from map(work, given)
        return
    try:
        from joblib import Parallel, delayed  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        raise Refused("jobs-need-joblib", jobs=jobs or 0) from None
    parallel = Parallel(jobs, return_as="generator" if ordered else "generator_unordered")
    try:
        yield from parallel(delayed(work)(one) for one in given)
    except BrokenExecutor:
        raise Refused("jobs-killed") from None
