"""How fast the rules are: whole matches of Uluru through `feed`, and of bots through `play`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import count
from random import Random
from statistics import median
from time import perf_counter
from typing import TypeAlias

from bench.report import MICRO, FeedRow
from ludotheque.core import Act, Due, Input, Moment, Tick, begin, chance, feed, play, seed_from, settle
from ludotheque.games import GAMES
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.model import Action, Land, Lock, Options, Own, Ready, State
from ludotheque.games.uluru.pieces import BIRDS, PLACES
from ludotheque.games.uluru.rules.wishes import all_branches

MATCHES = 200
REPEATS = 5
SEATS = (1, 3)
SWAPS = 2
BOT_SEATS = 3
BOT_SECONDS = 3.0
"""Seconds of play for each level of bots."""

Script: TypeAlias = tuple[Moment[State], list[Input[Action]]]
"""The first moment of a match, and all its inputs."""


def script(seats: int, number: int) -> Script:
    """A first-game match: everyone seats all birds at random, changes some, locks in, and is ready for more."""
    rng, luck = Random(number), chance(seed_from(f"bench:uluru:feed:{seats}:{number}"))
    beginning = begin(rules, Options(), [Own()] * seats)
    settled = settle(rules, beginning, None, luck)
    inputs: list[Input[Action]] = list(settled.rows)
    while not (due := rules.due(settled.moment.state)).over:
        now = settled.moment.at
        given: list[Act[Action] | Tick] = [Act(now + 500, seat, act) for seat in due.seats for act in plan(due, rng)]
        for each in given or [Tick(due.deadline or now)]:
            settled = settle(rules, settled.moment, each, luck)
            inputs += settled.rows
    return beginning, inputs


def plan(due: Due, rng: Random) -> list[Action]:
    """The acts of a seat in this chapter: birds land in odd chapters, reviews are even."""
    if due.chapter % 2 == 0:
        return [Ready()]
    places = rng.sample(PLACES, len(PLACES))
    landings = [Land(bird, place) for bird, place in zip(BIRDS, places, strict=True)]
    for _ in range(SWAPS):
        one, two = rng.sample(PLACES, 2)
        places[one], places[two] = places[two], places[one]
        landings.append(Land(BIRDS[one], places[one]))
    return [*landings, Lock()]


def feed_all(scripts: Sequence[Script]) -> float:
    """Seconds to feed all inputs of all matches, with cold caches of the rules."""
    all_branches.cache_clear()
    begun = perf_counter()
    for moment, inputs in scripts:
        for given in inputs:
            moment, _ = feed(rules, moment, given)  # noqa: PLW2901 - a match is a fold
    return perf_counter() - begun


def feeding(advance: Callable[[int], None]) -> list[FeedRow]:
    """First-game matches with one seat and with three."""
    rows = []
    for seats in SEATS:
        scripts = [script(seats, number) for number in range(MATCHES)]
        inputs = sum(len(given) for _, given in scripts)
        feed_all(scripts[: MATCHES // 10])
        seconds = median(feed_all(scripts) for _ in range(REPEATS))
        speeds = (MATCHES / seconds, inputs, inputs / seconds, MICRO * seconds / inputs)
        rows.append(FeedRow("feed, first game", seats, MATCHES, *speeds))
        advance(1)
    return rows


def bots_playing(advance: Callable[[int], None]) -> list[FeedRow]:
    """Matches of bots at every level, from the deal to the result."""
    try:
        import_module("ludotheque.games.uluru.bots")
    except ModuleNotFoundError:
        return []
    rows = []
    for level, bot in GAMES["uluru"].bots.items():
        table = [(level, bot)] * BOT_SEATS
        begun = perf_counter()
        for number in count():
            play(rules, Options(), [Own()] * BOT_SEATS, table, seed_from(f"bench:uluru:bots:{number}"))
            seconds = perf_counter() - begun
            if seconds > BOT_SECONDS:
                rows.append(FeedRow(f"bots, {level}, first game", BOT_SEATS, number + 1, (number + 1) / seconds))
                break
        advance(1)
    return rows
