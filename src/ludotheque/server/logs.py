"""Logs as lines of JSON on the standard error. Counts and kinds only: no names, no addresses.

A table is named only where it was set aside, for whoever mends it.
"""

from __future__ import annotations

import logging
import sys
import traceback

import msgspec

from ludotheque.store import Unavailable


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage()}
        facts = getattr(record, "facts", None)
        if isinstance(facts, dict):
            line |= facts
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))[-4000:]
        return msgspec.json.encode(line).decode()


class WithoutFailingStore(logging.Filter):
    """Drops what others say about a failing store: it tells so itself, once a minute instead of at every move."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.exc_info is None or not isinstance(record.exc_info[1], Unavailable)


def set_up() -> None:
    """Log our own messages from `info` up, those of libraries from `warning` up."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(WithoutFailingStore())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("ludotheque").setLevel(logging.INFO)
