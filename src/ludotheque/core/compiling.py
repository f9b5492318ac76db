"""Functions that run compiled over numpy arrays where numba is installed, and as plain Python over lists elsewhere.

Importing numba takes a second, so a game imports this module only where it needs a kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import wraps
from hashlib import sha256
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

try:
    import fcntl
except ImportError:  # Windows: every process compiles for itself
    fcntl = None  # type: ignore[assignment]

F = TypeVar("F", bound=Callable[..., Any])

try:
    import numba
    import numpy as np
except ImportError:
    FAST = False
else:
    from numba.core.compiler_lock import global_compiler_lock

    settings: Any = numba.config
    FAST = not settings.DISABLE_JIT


class Compiler(Protocol):
    """A decorator that compiles a function and keeps its type."""

    def __call__(self, function: F, /) -> F: ...


def compiler(*sources: Path, refcount: bool = True) -> Compiler:
    """A decorator that compiles with numba, cached on disk until one of these sources changes.

    Numba's own cache watches only the file of the function, not the functions and constants it uses from others.
    `refcount=False` leaves out reference counting, which is faster; such a function must not allocate arrays.
    """
    stamp = sha256(b"\0".join(source.read_bytes() for source in (Path(__file__), *sources))).hexdigest()
    runtime: Any = {} if refcount else {"_nrt": False}

    def compiled(function: F) -> F:
        if not FAST:
            return function
        fast: Any = numba.njit(nogil=True, **runtime)(function)
        with suppress(RuntimeError):  # no writable cache folder
            fast.enable_caching()
            fast._cache._cache_file._source_stamp = stamp  # noqa: SLF001
            fast.compile = compiled_once(fast.compile, Path(f"{fast._cache._cache_file._index_path}.lock"))  # noqa: SLF001
        return cast("F", fast)

    return compiled


def compiled_once(compile_: F, lock: Path) -> F:
    """Let one process compile; others that need the same function wait, and load it then.

    Functions do not call each other in a circle, so that no two processes wait for each other.
    """

    @wraps(compile_)
    def compiled(signature: Any) -> Any:
        with global_compiler_lock, held(lock):
            return compile_(signature)

    return cast("F", compiled)


@contextmanager
def held(lock: Path) -> Iterator[None]:
    """Keep other processes out, as far as the file system can; the lock ends with the process."""
    with ExitStack() as stack:
        if fcntl is not None:
            with suppress(OSError):
                lock.parent.mkdir(parents=True, exist_ok=True)
                fcntl.lockf(stack.enter_context(lock.open("ab")), fcntl.LOCK_EX)
        yield


# Arrays


def int_array(values: Iterable[int]) -> Any:
    """An int64 array of these values."""
    return np.array(list(values), np.int64) if FAST else list(values)


def float_array(values: Iterable[float]) -> Any:
    """A float64 array of these values."""
    return np.array(list(values), np.float64) if FAST else list(values)


def to_list(array: Any) -> list[int]:
    """An array of integers as a list of Python's own."""
    found: list[int] = array.tolist() if FAST else list(array)
    return found


def empty(size: int, dtype: str = "int64") -> Any:
    """Uninitialized array."""
    return np.empty(size, dtype) if FAST else [0] * size


def full(size: int, value: int) -> Any:
    """An int64 array filled with one value."""
    return np.full(size, value, np.int64) if FAST else [value] * size


def zeros(size: int) -> Any:
    """Zeroed float array."""
    return np.zeros(size, np.float64) if FAST else [0.0] * size


# Bit sets

compiled = compiler()

if FAST:
    from numba import types
    from numba.extending import intrinsic

    # One machine instruction each.
    @intrinsic
    def _ctpop(_typing: Any, bits: Any) -> Any:
        return types.int64(bits), lambda _context, builder, _signature, given: builder.ctpop(given[0])

    @intrinsic
    def _cttz(_typing: Any, bits: Any) -> Any:
        def code(context: Any, builder: Any, _signature: Any, given: Any) -> Any:
            return builder.cttz(given[0], context.get_constant(types.boolean, True))

        return types.int64(bits), code

    ctpop: Any = _ctpop
    cttz: Any = _cttz


@compiled
def bit_count(bits: int) -> int:
    """Number of set bits."""
    return int(ctpop(bits)) if FAST else bits.bit_count()


@compiled
def lowest_bit(bits: int) -> int:
    """Index of the lowest set bit; at least one must be set."""
    return int(cttz(bits)) if FAST else (bits & -bits).bit_length() - 1
