"""Bots for Uluru: they read the cards, make up a placement, and seat their birds at a human pace.

A level is data: how fast it seats birds, how often it misreads a card, and how long it goes on improving. The
misreadings are those that people make, and a bot plays by what it read.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from ludotheque.core.game import Millis
from ludotheque.games.uluru.model import Action, Land, Lock, Ready, View
from ludotheque.games.uluru.pieces import BIRDS, EMPTY, PLACES, Bird, Board, Deal, Kind, Wish
from ludotheque.games.uluru.rules import deal_of, sand_of, score
from ludotheque.games.uluru.rules.play import landed
from ludotheque.games.uluru.solver import solve


class BotLevel(Struct, frozen=True):
    """How well a bot plays."""

    name: str
    reading: Millis
    """Reading time before the first bird."""
    pace: Millis
    """Mean time per bird; less when the sand is short."""
    misreads: float
    """The probability of misreading a card."""
    looks: int | None
    """How many changes it tries on a greedy placement; None: it sees the best at once."""


LEVELS = (
    BotLevel("beginner", reading=6_000, pace=5_500, misreads=0.25, looks=0),
    BotLevel("casual", reading=5_000, pace=4_500, misreads=0.12, looks=12),
    BotLevel("skilled", reading=4_000, pace=3_500, misreads=0.03, looks=80),
    BotLevel("master", reading=3_000, pace=2_000, misreads=0.0, looks=None),
)

TAKEN_FOR: dict[Kind, Kind] = {
    "boomerang": "long",
    "lonely": "short",
    "long": "boomerang",
    "short": "lonely",
    "next": "corner",
    "opposite": "far",
    "corner": "next",
    "neither": "far",
    "far": "neither",
    "same": "next",
    "contrary": "same",
}
"""What a misread card is taken for."""

LAST_MOMENT: Millis = 300
"""No bird lands later than this before the sand runs out."""
BREATH: Millis = 4_000
"""From the end of an evaluation to Ready."""
AWAITED: float = 0.25
"""One after another: the part of its time that a bot takes, because all others wait."""


class UluruBot:
    """A player of one level; everything it does follows from its view and the given chance."""

    def __init__(self, level: BotLevel) -> None:
        self.level = level

    def plan(self, view: View, now: Millis, rng: Random) -> Sequence[tuple[Millis, Action]]:
        """Seat the birds of this round one by one and lock in; after a round get ready."""
        shown, seat = view.shown, view.viewer
        if seat is None or view.board is None:
            return ()
        if shown.phase == "review" and seat not in shown.ready:
            return ((now + BREATH + rng.randrange(BREATH), Ready()),)
        if shown.phase == "pass" and seat == shown.turn:
            return ((now + int(BREATH * AWAITED), Ready()),)
        if shown.phase not in ("lead", "placing") or seat in shown.locked or seat in shown.closed:
            return ()
        if shown.turn not in (None, seat):
            return ()
        deal = deal_of(shown, shown.own[seat].row, shown.rows)
        hurry = 1.0 if shown.turn is None else AWAITED
        return self.seat_all(view.board, self.think(deal, rng), *time_of(view, seat, now), rng, hurry)

    def think(self, deal: Deal, rng: Random) -> Board:
        """The placement that this level comes up with."""
        read = misread(deal, self.level.misreads, rng)
        if self.level.looks is None:
            return solve(read).placement
        return improved(read, greedy(read, rng), self.level.looks, rng)

    def seat_all(
        self, board: Board, goal: Board, start: Millis, end: Millis | None, rng: Random, hurry: float = 1.0
    ) -> Sequence[tuple[Millis, Action]]:
        """Landings from the board to the goal in random order; late birds stay beside the board."""
        birds = birds_to_land(board, goal, rng.sample(BIRDS, len(BIRDS)))
        reading, pace = float(self.level.reading), float(self.level.pace)
        if end is not None:
            hurry = min(hurry, (end - start) / (reading + (len(birds) + 1) * pace))
        reading, pace = reading * hurry, pace * hurry
        at = start + reading * rng.uniform(0.5, 1.0)
        plan: list[tuple[Millis, Action]] = []
        for bird in birds:
            at += pace * rng.uniform(0.5, 1.5)
            plan.append((int(at), Land(bird, place_of(goal, bird))))
        plan.append((int(at + pace * rng.uniform(0.3, 0.8)), Lock()))
        return [entry for entry in plan if end is None or entry[0] <= end - LAST_MOMENT]


def time_of(view: View, seat: int, now: Millis) -> tuple[Millis, Millis | None]:
    """When this seat may begin, and when its sand runs out."""
    shown = view.shown
    if shown.phase == "placing":
        return now, shown.glasses[seat]
    start = now if shown.until is None else shown.until
    sand = sand_of(shown.options, shown.own[seat])
    return start, None if sand is None else start + 1000 * sand


def birds_to_land(board: Board, goal: Board, order: Sequence[Bird]) -> list[Bird]:
    """The birds that have to land to reach the goal; a swap may bring another bird home on the way."""
    birds = []
    for bird in order:
        if board[bird.number] != goal[bird.number]:
            board = landed(board, bird, place_of(goal, bird))
            birds.append(bird)
    return birds


def place_of(board: Board, bird: Bird) -> int:
    place = board[bird.number]
    if place is None:
        raise AssertionError("a goal seats every bird")
    return place


def misread(deal: Deal, chance: float, rng: Random) -> Deal:
    """The cards as read with this probability of a mistake."""

    def read(wish: Wish) -> Wish:
        taken = TAKEN_FOR.get(wish.kind)
        return Wish(taken, wish.bird) if taken is not None and rng.random() < chance else wish

    return tuple(tuple(read(wish) for wish in cards) for cards in deal)


def greedy(deal: Deal, rng: Random) -> Board:
    """Bird by bird, each where it does best with those already seated."""
    board = EMPTY
    for bird in rng.sample(BIRDS, len(BIRDS)):
        free = [place for place in rng.sample(PLACES, len(PLACES)) if place not in board]
        board = min((landed(board, bird, place) for place in free), key=lambda after: score(deal, after).stones)
    return board


def improved(deal: Deal, board: Board, looks: int, rng: Random) -> Board:
    """Try random changes and keep those that cost no more."""
    stones = score(deal, board).stones
    for _ in range(looks):
        if stones == 0:
            break
        after = landed(board, rng.choice(BIRDS), rng.choice(PLACES))
        changed = score(deal, after).stones
        if changed <= stones:
            board, stones = after, changed
    return board


BOTS = {level.name: UluruBot(level) for level in LEVELS}
"""By level, weakest first."""
