"""Exact answers about missions of Ubongo: coverings, hints, difficulty, and many missions at once."""

from ludotheque.games.ubongo.book.difficulty import difficulty, tries
from ludotheque.games.ubongo.book.making import sets
from ludotheque.games.ubongo.solver.answers import Advice, completable, count, first, hint, solutions
from ludotheque.games.ubongo.solver.batch import Batch, count_batch, count_many, encode

__all__ = [
    "Advice",
    "Batch",
    "completable",
    "count",
    "count_batch",
    "count_many",
    "difficulty",
    "encode",
    "first",
    "hint",
    "sets",
    "solutions",
    "tries",
]
