"""Bots at every seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from ludotheque.core import Act, Bot, BotSchedule, Due, Event, Moment, play, read, seed_from, verify, write
from ludotheque.core.playing import PATIENCE
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


def schedule(*planned: tuple[int, int]) -> BotSchedule:
    """A schedule in chapter 1 with these times and seats."""
    found = BotSchedule(Random(1))
    found.follow(Due(chapter=1))
    for at, seat in planned:
        found.add(seat, [(at, f"{seat} at {at}")], 0)
    return found


def order(queue: BotSchedule) -> list[Any]:
    return [queue.pop()[3] for _ in range(len(queue.entries))]


def test_the_earliest_action_comes_first_and_equal_times_in_the_order_of_planning() -> None:
    queue = schedule((500, 1), (100, 2), (500, 0), (100, 1))
    assert queue.next() == Act(100, 2, "2 at 100")
    assert order(queue) == ["2 at 100", "1 at 100", "1 at 500", "0 at 500"]
    assert queue.next() is None


def test_an_entry_that_is_put_back_keeps_its_place() -> None:
    queue = schedule((100, 1), (100, 2))
    queue.put_back(queue.pop())
    assert order(queue) == ["1 at 100", "2 at 100"]


def test_plans_are_never_in_the_past_and_always_whole() -> None:
    queue = BotSchedule(Random(1))
    queue.add(0, [(90, "late"), (250.75, "then")], 200)  # type: ignore[list-item]
    assert [(at, type(at)) for at, *_ in sorted(queue.entries)] == [(200, int), (250, int)]


def test_a_new_chapter_voids_plans_refusals_and_haste() -> None:
    queue = schedule((100, 1))
    queue.refused(0)
    queue.hurry(0)
    assert queue.follow(Due(chapter=1)) == (False, frozenset())
    assert queue.has(1)
    assert queue.follow(Due(chapter=2, paces=(3, 4))) == (True, frozenset())
    assert (queue.entries, dict(queue.refusals), queue.haste) == ([], {}, 1.0)


def test_a_seat_that_goes_on_at_its_own_pace_is_named() -> None:
    queue = schedule()
    assert queue.follow(Due(chapter=2, paces=(0, 0, 0))) == (True, frozenset())
    assert queue.follow(Due(chapter=2, paces=(0, 1, 0))) == (False, frozenset({1}))
    assert queue.follow(Due(chapter=2, paces=(0, 1, 0))) == (False, frozenset())
    assert queue.follow(Due(chapter=2, paces=(2, 1, 1))) == (False, frozenset({0, 2}))


def test_haste_shortens_what_is_planned_and_what_comes() -> None:
    queue = schedule((1_000, 1))
    queue.hurry(200)
    queue.add(0, [(600, "soon")], 200)
    assert [at for at, *_ in sorted(queue.entries)] == [300, 400]


def test_a_refused_seat_loses_its_plans_and_is_asked_again_within_patience() -> None:
    queue = schedule((100, 0), (200, 0), (300, 1))
    assert [queue.refused(0) for _ in range(PATIENCE)] == [True] * (PATIENCE - 1) + [False]
    assert (queue.has(0), queue.has(1)) == (False, True)
    assert queue.refused(1)
