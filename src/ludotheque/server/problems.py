"""Refusals over HTTP: their status, their sentence in the reader's language, and whole responses in English."""

from __future__ import annotations

from functools import lru_cache
from http import HTTPStatus
from typing import Final

from ludotheque.core.coding import encode
from ludotheque.core.localization import Texts, texts_in
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.server.responses import Problem

CONFLICT: Final = 409
STATUS: Final = {
    "message-bad": 400,
    "host-unknown": 403,
    "table-unknown": 404,
    "code-unknown": 404,
    "hall-unknown": 404,
    "hall-stranger": 404,
    "code-short": 404,
    "replay-unknown": 404,
    "move-unknown": 404,
    "not-found": 404,
    "not-on-paper": 404,
    "method-unknown": 405,
    "length-missing": 411,
    "message-too-long": 413,
    "not-json": 415,
    "too-fast": 429,
    "too-many-connections": 429,
    "head-too-long": 431,
    "unknown": 500,
    "too-busy": 503,
    "not-worked-out": 503,
    "not-kept": 503,
    "server-full": 503,
}
"""Statuses by the key of a refusal; all others are conflicts with the rules or the current state (409)."""
LATER: Final = (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
"""Statuses after which the same request may be made again."""


def problem(no: Refused, language: str) -> Problem:
    """The body of the response to a refused request."""
    games = [f"ludotheque.games.{game}" for game in GAMES]  # the rules refuse in their own words
    texts = texts_in(language, "ludotheque.table", "ludotheque.server", *games)
    return Problem(no.key, no.about, texts.refusal(no))


def refusal(no: Refused) -> bytes:
    """A response to a connection whose language is not known yet: in English, with the key and a sentence."""
    return _refusal(no.key, tuple(no.about.items()))


@lru_cache(maxsize=16)
def _refusal(key: str, about: tuple[tuple[str, str | int], ...]) -> bytes:
    status, no = HTTPStatus(STATUS[key]), Refused(key, **dict(about))
    body = encode(Problem(no.key, no.about, Texts("en", "ludotheque.server").refusal(no)))
    lines = (
        f"HTTP/1.1 {status.value} {status.phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        "connection: close",
        *([f"retry-after: {no.about.get('seconds', 10)}"] if status in LATER else []),
    )
    return "\r\n".join([*lines, "\r\n"]).encode() + body
