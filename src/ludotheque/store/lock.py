"""One server a file: a lock beside it, which the system releases when the process ends, however it ends."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Final

HELD: Final = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK})
"""Errors of a lock that another process holds; any other error means a file system without locks."""


class Taken(Exception):  # noqa: N818 - an answer: another server is there
    """Another process holds the lock."""


class ServerLock:
    """Held until it is released; raises `Taken` if another server holds it, OSError where nothing can be locked."""

    def __init__(self, path: Path) -> None:
        # Beside the file itself, so that a symbolic link to it leads to the same lock.
        real = path.resolve()
        self.path = real.with_name(f"{real.name}.lock")
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock(self._file)
        except OSError as problem:
            os.close(self._file)
            if problem.errno in HELD:
                raise Taken from None
            raise

    def release(self) -> None:
        """Let another server have the file. The lock file stays, for deleting it would race with others."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        """Lock an open file, or raise OSError at once."""
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: int) -> None:
        """Lock an open file, or raise OSError at once."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
