"""Uluru on the shelf."""

from __future__ import annotations

from typing import get_args

from ludotheque.core.box import Box, deferred
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.bots import BOTS
from ludotheque.games.uluru.daily import daily, fastest, redeal
from ludotheque.games.uluru.hall import HALL
from ludotheque.games.uluru.lesson import LESSON
from ludotheque.games.uluru.measures import MEASURES
from ludotheque.games.uluru.model import Mode
from ludotheque.games.uluru.picture import picture
from ludotheque.games.uluru.pieces import AREAS, BIRDS, LEVEL_OF, LEVELS, PAIRS, PLACES, deck
from ludotheque.games.uluru.rules.dealing import MATTERS_WITH, ROUNDS
from ludotheque.games.uluru.rules.records import RECORD_KEY
from ludotheque.games.uluru.solver.advice import hint, review

CONSTANTS = {
    "BIRDS": BIRDS,
    "PLACES": PLACES,
    "AREAS": AREAS,
    "PAIRS": PAIRS,
    "LEVEL_OF": LEVEL_OF,
    "CARDS": {level: len(deck(frozenset({level}))) for level in LEVELS},
    "MODES": get_args(Mode),
    "ROUNDS": ROUNDS,
    "RECORD_KEY": RECORD_KEY,
    "MATTERS_WITH": MATTERS_WITH,
}

BOX = Box(
    rules,
    BOTS,
    hint=hint,
    review=review,
    story=deferred("ludotheque.games.uluru.commands.story", "story"),
    commands=deferred("ludotheque.games.uluru.commands", "app"),
    lesson=LESSON,
    daily=daily,
    fastest=fastest,
    redeal=redeal,
    picture=picture,
    measures=MEASURES,
    on_paper=deferred("ludotheque.games.uluru.commands.printing", "on_paper"),
    hall=HALL,
    constants=CONSTANTS,
)
