"""Bots at every seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from ludotheque.core import Bot, Event, Moment, play, read, seed_from, verify, write
from ludotheque.core.tests.miniatures import campfire, cups, stopwatch, tapping


class Tapper:
    """Taps every half second, then stops."""

    def __init__(self, taps: int) -> None:
        self.taps = taps

    def plan(self, _view: tapping.View, now: int, _rng: Random) -> Sequence[tuple[int, tapping.Action]]:
        taps = [(now + 500 * number, tapping.Tap()) for number in range(self.taps)]
        return [*taps, (now + 500 * self.taps, tapping.Stop())]


class Guesser:
    """Hides and guesses at random; first tries something that is not allowed."""

    def plan(self, view: cups.View, now: int, rng: Random) -> Sequence[tuple[int, cups.Action]]:
        if view.viewer != view.turn % 2 or (view.hidden > 1 and not view.tossed):
            return ()
        cup = rng.randrange(4)
        return [(now + 100, cups.Hide(cup) if view.hidden < 2 else cups.Guess(cup))]


class Sleeper:
    def plan(self, _view: Any, _now: int, _rng: Random) -> Sequence[tuple[int, Any]]:
        return ()


class Reckoner(Tapper):
    """Reckons with fractions of milliseconds."""

    def plan(self, view: tapping.View, now: int, rng: Random) -> Sequence[tuple[Any, tapping.Action]]:
        return [(at + 0.75, action) for at, action in super().plan(view, now, rng)]


def test_match_time_is_whole_whatever_a_bot_reckons_with() -> None:
    record = play(tapping, tapping.Options(), [tapping.Own(10)], [("reckoner", Reckoner(3))], seed_from(1))
    assert {type(row.at) for row in record.rows} == {int}
    again = read(write(record), lambda _: tapping)
    assert again.rows == record.rows
    assert len(list(verify(again))) == len(record.rows)


def test_a_match_of_bots_is_a_record_that_verifies() -> None:
    bots: list[tuple[str, Bot[Any, Any]]] = [("few", Tapper(2)), ("many", Tapper(5)), ("sleeper", Sleeper())]
    record = play(tapping, tapping.Options(), [tapping.Own(10)] * 3, bots, seed_from(1))
    assert record.end.outcome.places == (2, 1, 3)
    assert record.who == ("bot:few", "bot:many", "bot:sleeper")
    assert len(list(verify(record))) == len(record.rows)


def test_the_seed_decides_everything() -> None:
    def match(seed: int) -> str:
        return write(play(cups, cups.Options(), [cups.Own()] * 2, [("g", Guesser())] * 2, seed_from(seed)))

    assert match(1) == match(1)
    assert len({match(seed) for seed in range(6)}) > 1


def test_planned_actions_after_the_sand_are_dropped() -> None:
    record = play(tapping, tapping.Options(), [tapping.Own(2)], [("eager", Tapper(50))], seed_from(1))
    assert record.end.outcome.score == (4,)


class Stubborn:
    """Wants to guess before hiding; after the refusal it does what is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def plan(self, view: cups.View, now: int, rng: Random) -> Sequence[tuple[int, cups.Action]]:
        self.asked += 1
        if self.asked == 1:
            return [(now, cups.Guess(0)), (now + 50, cups.Guess(1))]
        return Guesser().plan(view, now, rng)


def test_a_refused_bot_plans_anew() -> None:
    bot = Stubborn()
    record = play(cups, cups.Options(), [cups.Own()] * 2, [("s", bot), ("g", Guesser())], seed_from(2))
    assert bot.asked > 2
    assert record.end.outcome.reason == "pebble-found"


class Mule:
    """Wants to guess before hiding, whatever it is told."""

    def plan(self, _view: cups.View, now: int, _rng: Random) -> Sequence[tuple[int, cups.Action]]:
        return [(now, cups.Guess(0))]


def test_a_bot_that_will_not_listen_is_given_up() -> None:
    with pytest.raises(RuntimeError, match="no bot means to act"):
        play(cups, cups.Options(), [cups.Own()] * 2, [("m", Mule()), ("g", Guesser())], seed_from(2))


def test_bots_that_leave_a_match_hanging_are_named() -> None:
    with pytest.raises(RuntimeError, match="no bot means to act"):
        play(cups, cups.Options(), [cups.Own()] * 2, [("s", Sleeper())] * 2, seed_from(0))


def test_every_moment_is_told() -> None:
    told: list[tuple[int, int]] = []

    def tell(moment: Moment[Any], events: tuple[Event, ...]) -> None:
        told.append((moment.at, len(events)))

    class Walker:
        def plan(self, view: stopwatch.State, now: int, _rng: Random) -> Sequence[tuple[int, stopwatch.Action]]:
            return [(now + 100 * k, stopwatch.Tread()) for k in (1, 2, 3)] if view.began is not None else ()

    play(stopwatch, stopwatch.Options(), [stopwatch.Own()], [("w", Walker())], seed_from(0), tell)
    assert told == [(0, 0), (3000, 0), (3100, 1), (3200, 1), (3300, 1)]


def test_a_game_without_an_outcome_is_named() -> None:
    class Mute:
        def __getattr__(self, name: str) -> Any:
            return (lambda _state: None) if name == "outcome" else getattr(campfire, name)

    class Helper:
        def plan(self, view: campfire.State, now: int, _rng: Random) -> Sequence[tuple[int, campfire.Give]]:
            gifts = list(campfire.legal(view, view.turn % len(view.piles)))
            return [(now, gifts[0])] if gifts else []

    with pytest.raises(RuntimeError, match="no outcome"):
        play(Mute(), campfire.Options(), [campfire.Own()], [("h", Helper())], seed_from(0))
