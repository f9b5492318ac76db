"""The fold: begin, feed, settle, replay."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from ludotheque.core import (
    Act,
    Draw,
    Due,
    Input,
    Moment,
    Refused,
    Tick,
    begin,
    chance,
    feed,
    replay,
    seed_from,
    settle,
    unfold,
)
from ludotheque.core.tests.miniatures import campfire, cups, stopwatch, tapping

LUCK = chance(seed_from(0))


def refused(game: Any, moment: Moment[Any], given: Any) -> str:
    with pytest.raises(Refused) as no:
        feed(game, moment, given)
    return no.value.key


def test_begin_checks_the_seats() -> None:
    with pytest.raises(Refused) as no:
        begin(cups, cups.Options(), [cups.Own()] * 3)
    assert no.value.key == "seats-exactly"
    assert no.value.about == {"most": 2, "given": 3}
    with pytest.raises(Refused, match="seats-wrong, fewest=1"):
        begin(campfire, campfire.Options(), [])


def test_begin_hands_the_settings_to_the_game_as_they_are() -> None:
    """The game itself checks them, whoever calls its `start`; once is enough."""
    options, own = campfire.Options(), [campfire.Own()]
    given = begin(SimpleNamespace(**{**vars(campfire), "start": lambda *given: given}), options, own).state
    assert given[0] is options
    assert given[1] is own


def test_feed_refuses_what_is_not_due() -> None:
    start = begin(tapping, tapping.Options(), [tapping.Own(2), tapping.Own(5)])
    assert refused(tapping, start, Tick(1999)) == "no-tick-due"
    assert refused(tapping, start, Draw(0, 0)) == "no-draw-due"
    assert refused(tapping, start, Act(2000, 0, tapping.Tap())) == "too-late"
    assert refused(tapping, start, Act(0, 2, tapping.Tap())) == "not-your-turn"
    later, _ = feed(tapping, start, Act(700, 0, tapping.Tap()))
    assert refused(tapping, later, Act(699, 0, tapping.Tap())) == "time-backwards"
    closed, _ = feed(tapping, later, Tick(2000))
    assert refused(tapping, closed, Act(2000, 0, tapping.Tap())) == "not-your-turn"
    over, _ = feed(tapping, closed, Tick(5000))
    assert refused(tapping, over, Act(5000, 1, tapping.Tap())) == "match-over"


def test_chance_comes_first() -> None:
    start = begin(campfire, campfire.Options(), [campfire.Own()])
    assert refused(campfire, start, Act(0, 0, campfire.Give(0))) == "draw-first"
    assert refused(campfire, start, Draw(0, 2)) == "draw-impossible"
    assert refused(campfire, start, Draw(0, -1)) == "draw-impossible"
    after, _ = feed(campfire, start, Draw(0, 0))
    assert after.draws == 1


def test_a_draw_of_no_weight_is_impossible() -> None:
    class Loaded:
        """A campfire whose die never shows wood."""

        def __getattr__(self, name: str) -> Any:
            return getattr(campfire, name)

        def due(self, _state: Any) -> Due:
            return Due(odds=(0, 1))

    start = begin(campfire, campfire.Options(), [campfire.Own()])
    assert refused(Loaded(), start, Draw(0, 0)) == "draw-impossible"


def test_settle_answers_all_draws() -> None:
    settled = settle(campfire, begin(campfire, campfire.Options(), [campfire.Own()]), None, LUCK)
    assert settled.refused is None
    assert all(isinstance(row, Draw) for row in settled.rows)
    assert not campfire.due(settled.moment.state).odds


def test_an_action_after_the_deadline_is_preceded_by_the_tick() -> None:
    start = begin(tapping, tapping.Options(), [tapping.Own(2), tapping.Own(5)])
    settled = settle(tapping, start, Act(3000, 1, tapping.Tap()), LUCK)
    assert settled.rows == (Tick(2000), Act(3000, 1, tapping.Tap()))
    assert settled.moment.at == 3000


def test_a_refused_action_leaves_the_ticks_before_it_in_place() -> None:
    start = begin(tapping, tapping.Options(), [tapping.Own(2), tapping.Own(5)])
    settled = settle(tapping, start, Act(9000, 0, tapping.Tap()), LUCK)
    assert settled.refused is not None
    assert settled.refused.key == "too-late"
    assert settled.rows == (Tick(2000), Tick(5000))
    assert settled.moment.at == 5000
    assert [type(event).__name__ for event in settled.events] == ["Stopped", "Stopped", "Opened"]


def test_an_action_is_never_applied_to_a_chapter_that_its_actor_has_not_seen() -> None:
    start = begin(cups, cups.Options(), [cups.Own()] * 2)
    moment = start
    for given in (Act(0, 0, cups.Hide(0)), Act(0, 1, cups.Hide(1)), Draw(0, 0), Act(0, 0, cups.Peek(2))):
        moment, _ = feed(cups, moment, given)
    late = settle(cups, moment, Act(6000, 1, cups.Guess(0)), LUCK)
    assert late.rows == (Tick(5000),), "the glance ended, and with it the turn"
    assert late.refused is not None
    assert late.refused.key == "too-late"
    assert settle(cups, late.moment, Act(6000, 1, cups.Guess(0)), LUCK).refused is None


def test_chance_answers_at_once() -> None:
    start = begin(campfire, campfire.Options(), [campfire.Own()])
    assert refused(campfire, start, Draw(1, 0)) == "draw-late"


def test_a_refused_action_changes_nothing_else() -> None:
    start = begin(tapping, tapping.Options(), [tapping.Own(2)])
    settled = settle(tapping, start, Act(100, 7, tapping.Tap()), LUCK)
    assert settled.moment == start
    assert settled.rows == ()


def test_a_tick_is_taken_only_at_its_deadline() -> None:
    start = begin(stopwatch, stopwatch.Options(), [stopwatch.Own()])
    early = settle(stopwatch, start, Tick(2999), LUCK)
    assert early.refused is not None
    assert settle(stopwatch, start, Tick(3000), LUCK).moment.at == 3000


def test_replay_and_unfold_are_the_fold() -> None:
    inputs: list[Input[stopwatch.Action]] = [Tick(3000), *(Act(at, 0, stopwatch.Tread()) for at in (3500, 4000, 4750))]
    last = replay(stopwatch, stopwatch.Options(), [stopwatch.Own()], inputs)
    outcome = stopwatch.outcome(last.state)
    assert outcome is not None
    assert outcome.score == (1750,)
    assert outcome.unit == "ms"
    assert outcome.record == "stopwatch/3"
    steps = list(unfold(stopwatch, begin(stopwatch, stopwatch.Options(), [stopwatch.Own()]), inputs))
    assert steps[-1][0] == last
    assert [len(events) for _, events in steps] == [0, 1, 1, 1]


def test_a_refusal_has_a_key_and_what_the_sentence_needs() -> None:
    no = Refused("bird-in-hand", bird="red")
    assert str(no) == "bird-in-hand, bird=red"
    assert no.about == {"bird": "red"}
