"""Races, against time and for missions: no rounds and no gems; all players go through the same course.

For one player this is the solo game of the box. The course is drawn as far as the fastest player has come.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ludotheque.core.game import Event, Millis, Seat
from ludotheque.games.ubongo.model import Passed, Shown, State
from ludotheque.games.ubongo.model.events import (
    GlassTurned,
    LaidAside,
    MatchOver,
    Rolled,
    Taken,
    Ubongo,
)
from ludotheque.games.ubongo.pieces import SYMBOLS
from ludotheque.games.ubongo.rules.boards import stocked, take, task_of

MINUTE: Final[Millis] = 60_000
LONGEST: Final[Millis] = 60 * MINUTE
"""A race for missions ends unfinished after this time."""


def set_off(state: State, at: Millis) -> tuple[State, list[Event]]:
    """Start the watch; a race for missions has a generous time limit."""
    shown = state.shown
    until = at + (MINUTE * shown.options.length if shown.options.mode == "time" else LONGEST)
    shown = replace(shown, phase="boards", until=until, turned=at, chapter=shown.chapter + 1)
    return replace(state, shown=stocked(shown)), [GlassTurned(round=shown.round, until=until, race=True)]


def mission_number(shown: Shown, seat: Seat) -> int:
    """How many missions of the course a seat has passed."""
    return shown.solved[seat] + shown.aside[seat]


def paces(shown: Shown) -> tuple[int, ...]:
    """How many missions of the course each seat has passed."""
    return tuple(mission_number(shown, seat) for seat in range(len(shown.own)))


def board_taken(state: State, pick: int) -> State:
    shown, board = take(state.shown, pick)
    return replace(state, shown=replace(shown, phase="roll", taken=board))


def rolled(state: State, pick: int) -> tuple[State, list[Event]]:
    """Add a mission to the course."""
    shown, symbol = state.shown, SYMBOLS[pick]
    if shown.taken is None:
        raise AssertionError("a board waits for its symbol")
    course = (*shown.course, (shown.taken, symbol))
    state, events = go_on(replace(state, shown=replace(shown, course=course, taken=None)))
    takers = frozenset(event.seat for event in events if isinstance(event, Taken))
    return state, [Rolled(to=takers, round=len(course), symbol=symbol), *events]


def go_on(state: State) -> tuple[State, list[Event]]:
    """Seats without a mission take the next of the course; at its end a new one is drawn."""
    shown, events = state.shown, list[Event]()
    tasks = list(shown.tasks)
    waiting = [seat for seat, task in enumerate(tasks) if task is None and seat not in shown.done]
    for seat in waiting:
        number = mission_number(shown, seat)
        if number < len(shown.course):
            task = tasks[seat] = task_of(shown, seat, *shown.course[number])
            events.append(Taken(to=frozenset({seat}), seat=seat, task=task))
    shown = replace(shown, tasks=tuple(tasks))
    more = any(tasks[seat] is None for seat in waiting)
    shown = stocked(replace(shown, phase="boards")) if more else replace(shown, phase="covering")
    return replace(state, shown=shown), events


def left_behind(state: State, seat: Seat, at: Millis, *, done: bool) -> State:
    """Clear the board of a seat, and keep how it lay."""
    tasks, pieces, runs = list(state.shown.tasks), list(state.pieces), list(state.runs)
    task = tasks[seat]
    if task is None:
        raise AssertionError("a seat leaves the mission that it has")
    runs[seat] = (*runs[seat], Passed(task, pieces[seat], at - state.shown.turned, done))
    tasks[seat], pieces[seat] = None, ()
    return State(replace(state.shown, tasks=tuple(tasks)), tuple(pieces), tuple(runs))


def solved(state: State, seat: Seat, at: Millis) -> tuple[State, list[Event]]:
    """A mission is done: go on to the next, or finish with all."""
    shown = state.shown
    count = shown.solved[seat] + 1
    passed = at - shown.turned
    event = Ubongo(seat=seat, rank=count, pieces=(), at=passed)  # others may still come to this mission
    shown = replace(shown, solved=changed(shown.solved, seat, count))
    if shown.options.mode == "count" and count == shown.options.length:
        times = (*shown.times[:seat], passed, *shown.times[seat + 1 :])
        shown = replace(shown, times=times, done=(*shown.done, seat))
    state = left_behind(replace(state, shown=shown), seat, at, done=True)
    if len(shown.done) == len(shown.own):
        state, events = finish(state)
    else:
        state, events = go_on(state)
    return state, [event, *events]


def laid_aside(state: State, seat: Seat, at: Millis) -> tuple[State, list[Event]]:
    shown = state.shown
    shown = replace(shown, aside=changed(shown.aside, seat, shown.aside[seat] + 1))
    state, events = go_on(left_behind(replace(state, shown=shown), seat, at, done=False))
    return state, [LaidAside(seat=seat), *events]


def finish(state: State) -> tuple[State, list[Event]]:
    """The bell rings, or every seat is done with all missions."""
    shown = replace(state.shown, phase="over", until=None, taken=None, chapter=state.shown.chapter + 1)
    winners = tuple(seat for seat, place in enumerate(places(shown)) if place == 1)
    return replace(state, shown=shown), [MatchOver(score=scores(shown), winners=winners)]


def scores(shown: Shown) -> tuple[int, ...]:
    """The number of missions done in the time, or the time for all missions."""
    if shown.options.mode == "time":
        return shown.solved
    return tuple(LONGEST if time is None else time for time in shown.times)


def places(shown: Shown) -> tuple[int, ...]:
    """Most missions or the shortest time wins; unfinished seats come last, and lose to the bell if nobody finished."""
    ranked: list[tuple[int, int]] = [(-count, 0) for count in shown.solved]
    if shown.options.mode == "count":
        ranked = [(score, -count) for score, count in zip(scores(shown), shown.solved, strict=True)]
        if not shown.done:
            return (2,) * len(shown.own)
    return tuple(1 + sum(other < mine for other in ranked) for mine in ranked)


def changed(counts: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    return (*counts[:seat], count, *counts[seat + 1 :])
