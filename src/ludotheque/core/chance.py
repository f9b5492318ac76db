"""Verifiable randomness: draw n is a keyed hash of n under a seed that was committed to beforehand."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from bisect import bisect_right
from collections.abc import Sequence
from functools import partial
from itertools import accumulate, count
from operator import index
from typing import TypeAlias

from ludotheque.core.arguments import instance, shown, whole
from ludotheque.core.match import Chance
from ludotheque.core.refusal import Refused

SEED_BYTES = 32
WORD = 1 << 64
Seed: TypeAlias = bytes | str | int
"""Where a seed is asked for: 32 bytes as they are, or a word or whole number by way of `seed_from`."""


def fresh_seed() -> bytes:
    """An unguessable seed for a live match."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(word: str | int) -> bytes:
    """A seed from a word or whole number, for repeatable deals; 0 is a seed, and 7 is the same as "7"."""
    if not isinstance(word, str):
        try:
            word = index(word)
        except TypeError:
            raise Refused("seed-wrong", given=shown(word), bytes=SEED_BYTES) from None
    return hashlib.sha256(f"ludotheque:{word}".encode("utf-8", "surrogateescape")).digest()


def seed_bytes(seed: Seed) -> bytes:
    """The 32 bytes of a seed, whichever way it was given."""
    if not isinstance(seed, bytes):
        return seed_from(seed)
    if len(seed) != SEED_BYTES:
        raise Refused("seed-wrong", given=shown(seed), bytes=SEED_BYTES)
    return seed


def commitment(seed: Seed) -> str:
    """The hash of a seed, shown before the first draw so that the seed cannot be changed afterwards."""
    return hashlib.sha256(seed_bytes(seed)).hexdigest()


def summed(odds: Sequence[int]) -> list[int]:
    """Odds added up from the left; refuses what are no odds."""
    try:
        steps = list(accumulate(odds))
        if min(odds) >= 0 and type(steps[-1]) is int and 0 < steps[-1] < WORD:
            return steps
    except (TypeError, ValueError, LookupError):
        pass
    raise Refused("odds-wrong", given=shown(odds))


def draw(seed: Seed, n: int, odds: Sequence[int]) -> int:
    """The pick of draw n by its odds: the first 64 bits of HMAC-SHA256 of `n:attempt`, rejection-sampled.

    Depends on its arguments only, so draws can be checked in any order.
    """
    steps, n = summed(odds), whole("n", n, 0)
    key, total = seed_bytes(seed), steps[-1]
    fair = WORD - WORD % total
    words = (hmac.digest(key, f"{n}:{attempt}".encode(), "sha256")[:8] for attempt in count())
    ticket = next(word for word in (int.from_bytes(eight, "big") for eight in words) if word < fair) % total
    return bisect_right(steps, ticket)


def chance(seed: Seed) -> Chance:
    """The draws of a whole match, as `settle` takes them."""
    return partial(draw, seed_bytes(seed))


def scripted(script: Sequence[int], luck: Chance) -> Chance:
    """Draws that begin with a public script and go on by chance. Impossible picks are refused."""
    for pick in instance("script", script, Sequence):
        instance("script", pick, int)

    def answer(n: int, odds: Sequence[int]) -> int:
        return script[n] if n < len(script) else luck(n, odds)

    return answer if script else luck
