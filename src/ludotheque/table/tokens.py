"""Ids, hashed device tokens, room codes, and names."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Final

from ludotheque.core.refusal import Refused

LETTERS: Final = "ABCDEFGHJKLMNPRSTWXZ"
"""Twenty unambiguous letters."""
CODE: Final = 4
MOVE_CODE: Final = 6
LONGEST_NAME: Final = 20
NAME_SIGNS: Final = " '\u2019-._"
"""Signs that names have besides letters and digits."""


def new_id() -> str:
    """A random id of 128 bits for a table, a match, a replay or a device."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is kept of a device's cookie."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_code(length: int = CODE) -> str:
    """Letters to read aloud across a room."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def tidy_code(code: str) -> str:
    """A code as people type it: any case, with spaces and dashes."""
    return "".join(sign for sign in code.upper() if sign.isalnum())


def tidy_name(name: str) -> str:
    """A name of letters, digits and a few signs; refuses anything that could break a layout."""
    plain = " ".join(unicodedata.normalize("NFC", name).split())
    fits = all(
        unicodedata.category(sign)[0] in "LN" or sign in NAME_SIGNS or unicodedata.combining(sign) for sign in plain
    )
    if not plain or len(plain) > LONGEST_NAME or not fits:
        raise Refused("name-bad", most=LONGEST_NAME)
    return plain
