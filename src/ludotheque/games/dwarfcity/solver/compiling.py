"""The same functions with and without numba: compiled over arrays of numpy, or plain over lists."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

try:
    import numba
    import numpy as np
except ImportError:
    FAST = False
else:
    settings: Any = numba.config
    FAST = not settings.DISABLE_JIT


def fingerprint() -> str:
    """Changes with any word of the solver or of the pieces."""
    here = Path(__file__).parent
    sources = [here.parent / "pieces.py", *sorted(here.glob("*.py"))]
    return sha256(b"\0".join(source.read_bytes() for source in sources)).hexdigest()


FINGERPRINT = fingerprint()


def compiled(function: F) -> F:
    """The function compiled, with the types of the plain one; kept on disk for the next start."""
    if not FAST:
        return function
    # Nothing in the kernel makes arrays, and counting who holds them would take more than half of the time.
    uncounted: Any = {"_nrt": False}
    fast: Any = numba.njit(nogil=True, **uncounted)(function)
    # Numba keeps a function until its own file changes, but what it calls and the numbers it knows stand in others.
    with suppress(RuntimeError):  # nowhere to keep it
        fast.enable_caching()
        fast._cache._cache_file._source_stamp = FINGERPRINT  # noqa: SLF001
    return cast("F", fast)


def whole(values: Iterable[int]) -> Any:
    """Whole numbers that a kernel can index."""
    return np.array(list(values), np.int64) if FAST else list(values)


def real(values: Iterable[float]) -> Any:
    """Numbers with a point."""
    return np.array(list(values), np.float64) if FAST else list(values)


if FAST:
    from numba import types
    from numba.extending import intrinsic

    # One instruction of the processor.
    @intrinsic
    def _zeros_below(_typing: Any, bits: Any) -> Any:
        def code(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
            return builder.cttz(given[0], context.get_constant(types.boolean, True))

        return types.int64(bits), code

    zeros_below: Any = _zeros_below


@compiled
def lowest(bits: int) -> int:
    """The lowest of a set that is not empty."""
    return int(zeros_below(bits)) if FAST else (bits & -bits).bit_length() - 1


def filled(value: int, size: int) -> Any:
    """Room for so many whole numbers, all the same at first."""
    return np.full(size, value, np.int64) if FAST else [value] * size


def zeros(size: int) -> Any:
    """Room for so many numbers with a point."""
    return np.zeros(size, np.float64) if FAST else [0.0] * size
