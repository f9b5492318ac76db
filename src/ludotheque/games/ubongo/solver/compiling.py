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
    """Changes with any word of the kernel or of what it takes from elsewhere."""
    here = Path(__file__).parent
    sources = [here.parent / "pieces.py", here.parent / "book" / "shape.py", *sorted(here.glob("*.py"))]
    return sha256(b"\0".join(source.read_bytes() for source in sources)).hexdigest()


def compiled(function: F) -> F:
    """The function compiled, with the types of the plain one; kept on disk for the next start."""
    if not FAST:
        return function
    fast: Any = numba.njit(nogil=True)(function)
    # Numba keeps a function until its own file changes, but what it calls stands in others.
    with suppress(RuntimeError):  # nowhere to keep it
        fast.enable_caching()
        fast._cache._cache_file._source_stamp = fingerprint()  # noqa: SLF001
    return cast("F", fast)


def whole(values: Iterable[int]) -> Any:
    """Whole numbers that a kernel can index."""
    return np.array(list(values), np.int64) if FAST else list(values)


def listed(values: Any) -> list[int]:
    """What a kernel wrote, as whole numbers of Python."""
    found: list[int] = values.tolist() if FAST else list(values)
    return found


if FAST:
    from numba import types
    from numba.extending import intrinsic

    # One instruction of the processor.
    @intrinsic
    def _zeros_below(_typing: Any, cells: Any) -> Any:
        def code(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
            return builder.cttz(given[0], context.get_constant(types.boolean, True))

        return types.int64(cells), code

    zeros_below: Any = _zeros_below


@compiled
def settle(cells: int) -> int:
    """Shift cells, which must not be none, until the first one is at bit 0."""
    return cells >> int(zeros_below(cells)) if FAST else cells >> (cells & -cells).bit_length() - 1
