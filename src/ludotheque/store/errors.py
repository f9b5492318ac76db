"""The exceptions of the store; what lies beneath (SQLite today) never shows."""

from __future__ import annotations


class Conflict(Exception):  # noqa: N818 - an answer: somebody else was there first
    """The place in the log is taken, the key was used, or a room has changed meanwhile."""


class Unavailable(Exception):  # noqa: N818 - an answer: not now
    """The store cannot read or write now: a full disk, a lost file. The store itself logs it."""
