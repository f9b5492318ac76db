"""Ids, hashed device tokens and room codes."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKLMNPRSTWXZ"
"""Twenty unambiguous letters."""
CODE: Final = 4
"""The fewest letters of a table's code."""
GUESSES: Final = 10_000
"""A guessed code finds a table less than once in this many tries."""
MOVE_CODE: Final = 6


def new_id() -> str:
    """A random id of 128 bits for a table, a match, a replay or a device."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """The hash of a device's cookie, which is all that is stored of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def match_tag(match: str) -> str:
    """The public name of a match; its id is secret."""
    return hashed(match)[:8]


def new_code(length: int = CODE) -> str:
    """Letters to read aloud across a room."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def most_codes(length: int) -> int:
    """How many tables may have a code of this length, given `GUESSES`."""
    codes: int = len(LETTERS) ** length
    return (codes - 1) // GUESSES


def tidy_code(code: str) -> str:
    """A code as people type it: any case, with spaces and dashes."""
    return "".join(sign for sign in code.upper() if sign.isalnum())
