"""Verifiable randomness."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import chance, commitment, draw, fresh_seed, seed_from

SEED = bytes(range(32))


def test_fresh_seeds_are_32_bytes_and_differ() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert {len(seed) for seed in seeds} == {32}
    assert len(seeds) == 50


def test_a_word_or_number_gives_a_seed_also_0() -> None:
    assert seed_from(0) == seed_from("0")
    assert len({seed_from(word) for word in (0, 1, -1, "", "tuesday")}) == 5
    assert len(seed_from(0)) == 32


def test_any_argument_of_a_program_is_a_seed() -> None:
    """Python decodes arguments that are not UTF-8 with surrogate escapes; they count as typed."""
    assert seed_from("caf\udce9") == hashlib.sha256(b"ludotheque:caf\xe9").digest()


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()


@pytest.mark.parametrize("n", [0, 1, 77])
def test_a_draw_is_the_hash_that_the_docs_describe(n: int) -> None:
    word = int.from_bytes(hmac.new(SEED, f"{n}:0".encode(), "sha256").digest()[:8], "big")
    assert draw(SEED, n, (1,) * 48) == word % 48
    assert chance(SEED)(n, (1,) * 48) == word % 48


def test_draws_are_pinned() -> None:
    """Old records must verify for ever."""
    assert [draw(SEED, n, (1,) * 6) for n in range(12)] == PINNED
    assert [draw(SEED, n, (5, 0, 1)) for n in range(12)] == PINNED_LOADED


PINNED = [4, 3, 4, 3, 1, 3, 4, 3, 0, 2, 3, 4]
PINNED_LOADED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]


def test_biased_words_are_rejected() -> None:
    """With a total just above half of all words nearly every second word is rejected."""
    half = (1 << 63) + 1
    again = 0
    for n in range(60):
        words = [hmac.digest(SEED, f"{n}:{attempt}".encode(), "sha256")[:8] for attempt in range(60)]
        first_fair = next(k for k, word in enumerate(words) if int.from_bytes(word, "big") < half)
        again += first_fair > 0
        assert draw(SEED, n, (half - 1, 1)) == (int.from_bytes(words[first_fair], "big") % half == half - 1)
    assert 15 < again < 45


def test_draws_with_rejected_words_are_pinned() -> None:
    """With a total of three quarters of all words every fourth word is rejected."""
    quarter = 1 << 62
    odds = (quarter, quarter, quarter + 1)
    answers = [draw(SEED, n, odds) for n in range(24)]
    firsts = [int.from_bytes(hmac.digest(SEED, f"{n}:0".encode(), "sha256")[:8], "big") for n in range(24)]
    rejected = [n for n, word in enumerate(firsts) if word >= sum(odds)]
    assert answers == PINNED_REJECTED
    assert any(answers[n] != firsts[n] % sum(odds) // quarter for n in rejected)


PINNED_REJECTED = [0, 1, 2, 2, 0, 0, 1, 2, 0, 0, 2, 1, 1, 2, 0, 2, 0, 2, 1, 0, 0, 0, 2, 0]


@given(seed=st.binary(min_size=32, max_size=32), n=st.integers(0, 10**6), odds=st.lists(st.integers(0, 9), min_size=1))
def test_a_draw_never_picks_what_has_no_weight(seed: bytes, n: int, odds: list[int]) -> None:
    odds = [*odds, 1]
    pick = draw(seed, n, odds)
    assert odds[pick] > 0


def test_draws_follow_the_odds() -> None:
    counts = Counter(draw(SEED, n, (1, 2, 0, 5)) for n in range(8000))
    assert counts[2] == 0
    for pick, weight in ((0, 1), (1, 2), (3, 5)):
        assert abs(counts[pick] - 1000 * weight) < 200
