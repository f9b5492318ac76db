"""Verifiable randomness: draw n is a keyed hash of n under a seed that was committed to beforehand."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from bisect import bisect_right
from collections.abc import Sequence
from functools import partial
from itertools import accumulate, count

from ludotheque.core.match import Chance

SEED_BYTES = 32
WORD = 1 << 64


def fresh_seed() -> bytes:
    """An unguessable seed for a live match."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(word: str | int) -> bytes:
    """A seed from a word or number, for repeatable deals; 0 is a seed."""
    return hashlib.sha256(f"ludotheque:{word}".encode("utf-8", "surrogateescape")).digest()


def commitment(seed: bytes) -> str:
    """The hash of a seed, shown before the first draw so that the seed cannot be changed afterwards."""
    return hashlib.sha256(seed).hexdigest()


def draw(seed: bytes, n: int, odds: Sequence[int]) -> int:
    """The pick of draw n by its odds: the first 64 bits of HMAC-SHA256 of `n:attempt`, rejection-sampled.

    Depends on its arguments only, so draws can be checked in any order.
    """
    steps = list(accumulate(odds))
    total = steps[-1]
    fair = WORD - WORD % total
    words = (hmac.digest(seed, f"{n}:{attempt}".encode(), "sha256")[:8] for attempt in count())
    ticket = next(word for word in (int.from_bytes(eight, "big") for eight in words) if word < fair) % total
    return bisect_right(steps, ticket)


def chance(seed: bytes) -> Chance:
    """The draws of a whole match, as `settle` takes them."""
    return partial(draw, seed)


def scripted(script: Sequence[int], luck: Chance) -> Chance:
    """Draws that begin with a public script and go on by chance. Impossible picks are refused."""

    def answer(n: int, odds: Sequence[int]) -> int:
        return script[n] if n < len(script) else luck(n, odds)

    return answer if script else luck
