"""Ubongo for the registry: rules, bots, hints, texts and commands."""

from __future__ import annotations

from typing import get_args

from ludotheque.core.box import Box, Preparation, deferred
from ludotheque.games.ubongo import rules
from ludotheque.games.ubongo.book import keep
from ludotheque.games.ubongo.bots import BOTS
from ludotheque.games.ubongo.daily import daily, fastest, redeal
from ludotheque.games.ubongo.hall import HALL
from ludotheque.games.ubongo.lesson import LESSON
from ludotheque.games.ubongo.measures import MEASURES
from ludotheque.games.ubongo.model import GEMS, REVIEW, WORTH, Mode
from ludotheque.games.ubongo.picture import picture
from ludotheque.games.ubongo.pieces import FLIPPED, PIECES, SYMBOLS, TURNED
from ludotheque.games.ubongo.rules.boards import MATTERS_WITH, NOT_WITH, RACES, book_at_hand, book_of
from ludotheque.games.ubongo.rules.covering import GRID
from ludotheque.games.ubongo.rules.gems import FIXED, TRACK
from ludotheque.games.ubongo.rules.records import RECORD_KEY
from ludotheque.games.ubongo.solver.advice import hint, review

CONSTANTS = {
    "PIECES": [piece.name for piece in PIECES],
    "ORIENTATIONS": {piece.name: piece.orientations for piece in PIECES},
    "TURNED": TURNED,
    "FLIPPED": FLIPPED,
    "GRID": GRID,
    "SYMBOLS": SYMBOLS,
    "GEMS": GEMS,
    "WORTH": WORTH,
    "TRACK": TRACK,
    "FIXED": FIXED,
    "REVIEW": REVIEW,
    "RACES": RACES,
    "MODES": get_args(Mode),
    "RECORD_KEY": RECORD_KEY,
    "MATTERS_WITH": MATTERS_WITH,
    "NOT_WITH": NOT_WITH,
}

BOX = Box(
    rules,
    BOTS,
    hint=hint,
    review=review,
    story=deferred("ludotheque.games.ubongo.commands.story", "story"),
    commands=deferred("ludotheque.games.ubongo.commands", "app"),
    lesson=LESSON,
    daily=daily,
    fastest=fastest,
    redeal=redeal,
    picture=picture,
    hall=HALL,
    on_paper=deferred("ludotheque.games.ubongo.commands.printing", "on_paper"),
    preparation=Preparation(book_at_hand, book_of, keep),
    measures=MEASURES,
    constants=CONSTANTS,
)
