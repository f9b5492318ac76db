"""Lines on stdout for programs, and notes on stderr."""

from __future__ import annotations

import errno
import os
import re
import sys
from contextlib import suppress
from typing import Final

UNWRITABLE: Final = frozenset({errno.EBADF, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENOSPC})
"""Errors of an output that is closed or full."""
WHITESPACE: Final = re.compile(r"[^\S\xa0\u202f]+")
"""Whitespace except the no-break spaces of French."""


def write_line(line: bytes) -> None:
    """Write a line to stdout and flush it."""
    sys.stdout.write(line.decode() + "\n")
    sys.stdout.flush()


def write_note(sentence: str) -> None:
    """Write a sentence to stderr on one line, so that pipes stay clean."""
    if sys.stderr is not None:
        with suppress(OSError):
            sys.stderr.write(WHITESPACE.sub(" ", sentence).strip() + "\n")
            sys.stderr.flush()


def is_unwritable(error: OSError) -> bool:
    """Whether an output is closed or full; errors of named files do not count."""
    return error.errno in UNWRITABLE and error.filename is None


def replace_missing_stdout() -> None:
    """Replace a stdout that is None by one that fails like a full disk when written to."""
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")


def discard_stdout() -> None:
    """Send what is still buffered to the null device, so that the exit does not fail on a closed pipe."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
