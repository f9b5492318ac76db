"""The checks of the conformance kit. Each takes a trial and fails by assertion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludotheque.core.coding import decode, encode
from ludotheque.core.game import Act, Draw, Outcome, Tick, numbers_in, offers
from ludotheque.core.limits import returns
from ludotheque.core.match import Moment, concerned_by, feed, replay
from ludotheque.core.planes import Planes
from ludotheque.core.record import read, verify, write
from ludotheque.core.refusal import Refused
from ludotheque.core.testing.refusing import (
    inputs_not_due_are_refused,
    seat_counts_are_checked,
    unknown_seats_are_refused,
    wrong_settings_are_refused,
)
from ludotheque.core.testing.trial import SOME, Trial, tried

SLIGHT = 1e-9
"""What rounding may leave of a sum of zero."""


def match_ends_with_an_outcome(trial: Trial) -> None:
    """Random matches end, with an outcome only at the end, and a place and a score for each seat."""
    game = trial.game
    for step in trial.steps:
        assert game.outcome(step.before.state) is None, "an outcome before the end"
    outcome = game.outcome(trial.last.state)
    assert isinstance(outcome, Outcome)
    assert len(outcome.places) == len(outcome.score) == len(trial.own)
    assert outcome.more_is_better is not None, "an outcome says whether a higher score is better"
    won = 1 in outcome.places and all(1 <= place <= len(trial.own) for place in outcome.places)
    assert won or set(outcome.places) == {2}, f"places {outcome.places}: somebody is first, or the game won"
    assert not outcome.drawn or set(outcome.places) == {1}, f"places {outcome.places}: in a draw all are first"


def due_is_sound(trial: Trial) -> None:
    """Draws exclude acts and deadlines, chapters never decrease, and seats exist."""
    chapter = 0
    for moment in [trial.start, *(step.after for step in trial.steps)]:
        due = trial.game.due(moment.state)
        assert due.chapter >= chapter, "chapters count upwards"
        chapter = due.chapter
        assert not (due.seats & due.also), "a seat is either waited for or may act too"
        assert (due.seats | due.also) <= set(trial.seats)
        assert not due.odds or not (due.seats or due.also or due.deadline is not None), (
            "chance is answered before anything else"
        )
        assert not due.odds or (min(due.odds) >= 0 and sum(due.odds) > 0)
        assert due.deadline is None or due.deadline >= moment.at, "a deadline in the past"


def replay_equals_play(trial: Trial) -> None:
    """The same inputs lead to the same moment, also through a written record, and the record verifies."""
    inputs = [step.given for step in trial.steps]
    assert encode(replay(trial.game, trial.options, trial.own, inputs)) == encode(trial.last)
    text = write(trial.record())
    again = read(text, lambda key: trial.game if key == trial.game.key else None)
    assert write(again) == text
    for _ in verify(again):
        pass


def steps_are_pure(trial: Trial) -> None:
    """A step does not mutate its input, and repeated it gives the same result."""
    for step in trial.rng.sample(trial.steps, min(SOME, len(trial.steps))):
        before = encode(step.before)
        after, events = feed(trial.game, step.before, step.given)
        assert encode(step.before) == before, "a step changed the state it was given"
        assert encode((after, list(events))) == encode((step.after, list(step.events))), (
            "the same step came out differently"
        )


def json_round_trips(trial: Trial) -> None:
    """States, views, actions and events survive a JSON round trip, byte for byte."""
    game = trial.game
    things: list[tuple[Any, Any]] = [(trial.options, game.options), *((own, game.own) for own in trial.own)]
    for moment in trial.moments(SOME):
        things.append((moment.state, game.state))
        for viewer in trial.viewers:
            view = game.observe(moment.state, viewer)
            things += [(view, game.view), (game.forget(view), game.view)]
    things += [(event, game.event) for step in trial.steps[-3 * SOME :] for event in step.events]
    things += [(action, game.action) for action in trial.catalogue]
    for thing, kind in things:
        data = encode(thing)
        back = decode(data, kind)
        assert back == thing
        assert encode(back) == data


def legal_is_what_is_accepted(trial: Trial) -> None:
    """Every legal action is in the catalogue and accepted; all others are refused with a key."""
    written = {encode(action): action for action in trial.catalogue}
    assert len(written) == len(set(trial.catalogue)) == len(trial.catalogue), "the catalogue repeats itself"
    for moment in trial.moments(SOME):
        due = trial.game.due(moment.state)
        for seat in trial.seats:
            legal = list(trial.game.legal(moment.state, seat))
            assert trial.numbers.keys() >= set(legal), "a legal action is missing from the catalogue"
            offered = numbers_in(offers(trial.game, trial.numbers, moment.state, seat))
            assert {trial.catalogue[number] for number in offered} == set(legal), "numbered otherwise"
            may = seat in due.seats or seat in due.also
            assert not legal or may, "legal actions for a seat that may not act"
            assert legal or seat not in due.seats, "a seat is due, but has no legal action"
            _accepts_exactly(trial, moment, seat, legal, written if may else _some(trial, written))


def _some(trial: Trial, written: Mapping[bytes, Any]) -> Mapping[bytes, Any]:
    """A sample: a seat that may not act at all is refused whatever its action."""
    return dict(trial.rng.sample(sorted(written.items()), min(SOME, len(written))))


def _accepts_exactly(
    trial: Trial, moment: Moment[Any], seat: int, legal: list[Any], written: Mapping[bytes, Any]
) -> None:
    wanted = {encode(action) for action in legal}
    assert len(wanted) == len(legal), "a legal action is listed twice"
    for code, action in written.items():
        result = tried(trial.game, moment, Act(moment.at, seat, action))
        refused = isinstance(result, Refused)
        assert refused == (code not in wanted), f"{action} by seat {seat}: legal and accepted differ"
        assert not isinstance(result, Refused) or result.key, "a refusal without a key"


def actions_concern_those_who_are_told(trial: Trial) -> None:
    """An action changes nothing for a viewer whom none of its events tells of it, unless it has none at all.

    Tables rely on this: a screen that a step does not concern costs them nothing.
    """
    game = trial.game
    for step in trial.steps:
        concerned = concerned_by(step.events) if isinstance(step.given, Act) else None
        if concerned is None:
            continue
        before, after = game.due(step.before.state), game.due(step.after.state)
        for viewer in trial.viewers:
            if viewer in concerned:
                continue
            was, now = (game.observe(moment.state, viewer) for moment in (step.before, step.after))
            assert was == now, f"{step.given} changes the view of {viewer}, who is not told of it"
            assert before.chapter_of(viewer) == after.chapter_of(viewer)


def imagined_states_look_alike(trial: Trial) -> None:
    """A state imagined from a view gives the same view and legal actions, and can be played on."""
    for moment in trial.moments(SOME):
        for viewer in trial.viewers:
            view = trial.game.observe(moment.state, viewer)
            state = trial.game.imagine(view, trial.rng)
            assert encode(trial.game.observe(state, viewer)) == encode(view), "an imagined state looks different"
            real, other = trial.game.due(moment.state), trial.game.due(state)
            assert (real.deadline, real.chapter, real.over) == (other.deadline, other.chapter, other.over)
            if viewer is not None:
                assert list(trial.game.legal(state, viewer)) == list(trial.game.legal(moment.state, viewer))
            _plays_on(trial, Moment(state, moment.at, moment.draws))


def _plays_on(trial: Trial, moment: Moment[Any]) -> None:
    due = trial.game.due(moment.state)
    if due.odds:
        feed(trial.game, moment, Draw(moment.at, next(pick for pick, odd in enumerate(due.odds) if odd)))
    elif due.seats:
        seat = min(due.seats)
        feed(trial.game, moment, Act(moment.at, seat, next(iter(trial.game.legal(moment.state, seat)))))
    elif due.deadline is not None:
        feed(trial.game, moment, Tick(due.deadline))


def forgetting_is_done_once(trial: Trial) -> None:
    """Forgetting twice is the same as forgetting once."""
    for moment in trial.moments(SOME):
        for viewer in trial.viewers:
            once = trial.game.forget(trial.game.observe(moment.state, viewer))
            assert trial.game.forget(once) == once


def limits_hold(trial: Trial) -> None:
    """No draw has more odds and no seat a score beyond the limits, and what a match was worth fits its stakes."""
    limits = trial.game.limits(trial.options, len(trial.own))
    for step in trial.steps:
        odds = trial.game.due(step.before.state).odds
        assert len(odds) <= limits.odds, f"a draw with {len(odds)} odds"
    outcome = trial.game.outcome(trial.last.state)
    assert outcome is not None
    least, most = limits.score
    assert all(least <= score <= most for score in outcome.score), f"scores {outcome.score} beyond {limits.score}"
    worth = returns(outcome, limits)
    assert len(worth) == len(trial.own)
    assert all(-1 <= one <= 1 for one in worth)
    assert limits.stakes != "rivals" or (len(worth) > 1 and abs(sum(worth)) < SLIGHT), "rivals get zero in all"
    assert limits.stakes != "together" or len(set(outcome.places)) == 1, "together all win or lose"
    assert limits.stakes != "score" or len(trial.own) == 1, "alone one plays for the score"


def programs_need_no_others(trial: Trial) -> None:
    """A seat that is waited for always has an action that is not for people only."""
    for moment in trial.moments(SOME):
        for seat in trial.game.due(moment.state).seats:
            legal = trial.game.legal(moment.state, seat)
            assert any(not isinstance(one, trial.game.people_only) for one in legal), f"seat {seat} is stuck"


def views_fit_their_planes(trial: Trial) -> None:
    """Every view becomes a vector of the same length, with numbers from 0 to 1."""
    planes = Planes(trial.game.view, trial.game.planes)
    assert planes.width == sum(plane.width for plane in planes.names)
    assert len({plane.name for plane in planes.names}) == len(planes.names), "two planes of one name"
    for moment in trial.moments(SOME):
        for viewer in trial.viewers:
            try:
                vector = planes.vector(trial.game.observe(moment.state, viewer))
            except ValueError as no:
                raise AssertionError(str(no)) from None
            assert len(vector) == planes.width
            assert all(0 <= number <= 1 for number in vector)


CHECKS = (
    match_ends_with_an_outcome,
    due_is_sound,
    replay_equals_play,
    steps_are_pure,
    json_round_trips,
    legal_is_what_is_accepted,
    actions_concern_those_who_are_told,
    inputs_not_due_are_refused,
    seat_counts_are_checked,
    unknown_seats_are_refused,
    wrong_settings_are_refused,
    imagined_states_look_alike,
    forgetting_is_done_once,
    limits_hold,
    programs_need_no_others,
    views_fit_their_planes,
)
