"""Logs as lines of JSON on the standard error. Counts and kinds only: no names, no addresses, no table."""

from __future__ import annotations

import logging
import sys
import traceback

import msgspec


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


def set_up() -> None:
    """Our own news from `info` on, everybody else's from `warning` on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("ludotheque").setLevel(logging.INFO)
