"""What goes out: lines for programs, and beside them one line for what is wrong."""

from __future__ import annotations

import errno
import os
import re
import sys
from contextlib import suppress
from typing import Final

UNWRITABLE: Final = frozenset({errno.EBADF, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENOSPC})
"""What a closed or full output answers."""
BLANKS: Final = re.compile(r"[^\S\xa0\u202f]+")
"""White space, but not the spaces that hold a French sentence together."""


def put(line: bytes) -> None:
    """Print one line for programs, at once."""
    sys.stdout.write(line.decode() + "\n")
    sys.stdout.flush()


def say_beside(sentence: str) -> None:
    """Say something in one line beside the answer, so that pipes stay clean."""
    if sys.stderr is not None:
        with suppress(OSError):
            sys.stderr.write(BLANKS.sub(" ", sentence).strip() + "\n")
            sys.stderr.flush()


def unwritable(error: OSError) -> bool:
    """Whether this came of an output that is closed or full, and not of a file with a name."""
    return error.errno in UNWRITABLE and error.filename is None


def stand_in() -> None:
    """Give a program that was started without an output one that cannot be written: it fails like a full one."""
    if sys.stdout is None:
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_RDONLY), "w", encoding="utf-8")


def give_up() -> None:
    """Nobody reads any more: what is still buffered goes nowhere instead of complaining at the exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
