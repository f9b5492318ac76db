"""Logs as lines of JSON on the standard error. Counts and kinds only: no names, devices, addresses or codes.

A table is named only where it was set aside, so that it can be mended. An exception is logged by its kind and by
where it was raised, without its message, which may quote what people wrote.
"""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Final

import msgspec

from ludotheque.core.refusal import Refused
from ludotheque.store import Unavailable

OURS: Final = "ludotheque"
LONGEST: Final = 4_000
"""Characters of a trace that are kept: the last ones."""


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), "what": what(record)}
        facts = getattr(record, "facts", None)
        if isinstance(facts, dict):
            line |= facts
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = trace_of(record.exc_info[1])[-LONGEST:]
        return msgspec.json.encode(line).decode()


def what(record: logging.LogRecord) -> str:
    """The message; only its first line from libraries, whose further lines may show data."""
    message = record.getMessage()
    return message if record.name.startswith(OURS) else (message.splitlines() or [""])[0][:200]


def trace_of(problem: BaseException) -> str:
    """The stack and type of an exception, its causes first."""
    found: list[str] = []
    known: set[int] = set()
    cause: BaseException | None = problem
    while cause is not None and id(cause) not in known:
        known.add(id(cause))
        found.append("".join(traceback.format_tb(cause.__traceback__)) + kind_of(cause) + "\n")
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return "".join(reversed(found))


def kind_of(problem: BaseException) -> str:
    """The type of an exception, with its message only where that cannot contain personal data."""
    told = problem.key if isinstance(problem, Refused) else problem.strerror if isinstance(problem, OSError) else None
    return type(problem).__qualname__ + (f": {told}" if told else "")


class WithoutFailingStore(logging.Filter):
    """Drops errors caused by a failing store: the store logs its state once a minute instead."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.exc_info is None or not isinstance(record.exc_info[1], Unavailable)


def set_up() -> None:
    """Log our own messages from `info` up, those of libraries from `warning` up."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    handler.addFilter(WithoutFailingStore())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(OURS).setLevel(logging.INFO)
