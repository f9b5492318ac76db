"""Refusals over HTTP: their status, and their sentence in the reader's language."""

from __future__ import annotations

from typing import Final

from ludotheque.core.localization import texts_in
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.server.responses import Problem

CONFLICT: Final = 409
STATUS: Final = {
    "message-bad": 400,
    "host-unknown": 403,
    "table-unknown": 404,
    "code-unknown": 404,
    "code-short": 404,
    "replay-unknown": 404,
    "move-unknown": 404,
    "not-found": 404,
    "not-on-paper": 404,
    "method-unknown": 405,
    "message-too-long": 413,
    "not-json": 415,
    "too-fast": 429,
    "unknown": 500,
    "too-busy": 503,
    "not-worked-out": 503,
    "not-kept": 503,
}
"""Statuses by the key of a refusal; all others are conflicts with the rules or the current state (409)."""


def problem(no: Refused, language: str) -> Problem:
    """The body of the response to a refused request."""
    games = [f"ludotheque.games.{game}" for game in GAMES]  # the rules refuse in their own words
    texts = texts_in(language, "ludotheque.table", "ludotheque.server", *games)
    return Problem(no.key, no.about, texts.refusal(no))
