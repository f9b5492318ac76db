"""The same functions with and without numba: compiled over arrays of numpy, or plain over lists.

Numba takes a second to open, so a game imports this only where it thinks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

try:
    import numba
    import numpy as np
except ImportError:
    FAST = False
else:
    settings: Any = numba.config
    FAST = not settings.DISABLE_JIT


class Compiler(Protocol):
    """Compiles a function; it keeps the types of the plain one."""

    def __call__(self, function: F, /) -> F: ...


def compiler(*sources: Path, counting: bool = True) -> Compiler:
    """Compile with numba where it is; what comes of it is kept on disk until a word of these sources changes.

    Numba itself keeps a function until its own file changes, but what it calls and the numbers it knows stand in
    others. Without `counting` nobody counts who holds an array, which takes time; such a function must make none.
    """
    words = b"\0".join(source.read_bytes() for source in (Path(__file__), *sources))
    stamp = sha256(words).hexdigest()
    uncounted: Any = {} if counting else {"_nrt": False}

    def compiled(function: F) -> F:
        if not FAST:
            return function
        fast: Any = numba.njit(nogil=True, **uncounted)(function)
        with suppress(RuntimeError):  # nowhere to keep it
            fast.enable_caching()
            fast._cache._cache_file._source_stamp = stamp  # noqa: SLF001
        return cast("F", fast)

    return compiled


def whole(values: Iterable[int]) -> Any:
    """Whole numbers that a kernel can index."""
    return np.array(list(values), np.int64) if FAST else list(values)


def real(values: Iterable[float]) -> Any:
    """Numbers with a point."""
    return np.array(list(values), np.float64) if FAST else list(values)


def listed(values: Any) -> list[int]:
    """What a kernel wrote, as whole numbers of Python."""
    found: list[int] = values.tolist() if FAST else list(values)
    return found


def room(size: int, kind: str = "int64") -> Any:
    """Room for so many numbers; what is in it means nothing yet, and untouched memory costs nothing."""
    return np.empty(size, kind) if FAST else [0] * size


def filled(value: int, size: int) -> Any:
    """Room for so many whole numbers, all the same at first."""
    return np.full(size, value, np.int64) if FAST else [value] * size


def zeros(size: int) -> Any:
    """Room for so many numbers with a point."""
    return np.zeros(size, np.float64) if FAST else [0.0] * size


# Sets as bits

compiled = compiler()

if FAST:
    from numba import types
    from numba.extending import intrinsic

    # One instruction of the processor each.
    @intrinsic
    def _ones(_typing: Any, bits: Any) -> Any:
        return types.int64(bits), lambda _context, builder, _signature, given: builder.ctpop(given[0])

    @intrinsic
    def _zeros_below(_typing: Any, bits: Any) -> Any:
        def code(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
            return builder.cttz(given[0], context.get_constant(types.boolean, True))

        return types.int64(bits), code

    ones: Any = _ones
    zeros_below: Any = _zeros_below


@compiled
def size(bits: int) -> int:
    """How many are in a set."""
    return int(ones(bits)) if FAST else bits.bit_count()


@compiled
def lowest(bits: int) -> int:
    """The lowest of a set that is not empty."""
    return int(zeros_below(bits)) if FAST else (bits & -bits).bit_length() - 1
