"""The kit catches games that leak one thing each, and games that break one rule of the contract each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from hypothesis import find
from hypothesis.strategies import SearchStrategy
from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core import Act, Draw, Due, Event, Outcome, Refused
from ludotheque.core.planes import Many, UpTo
from ludotheque.core.testing import Secrecy, Trial, checks, nothing_leaks, opening, refusing, tables, values
from ludotheque.core.tests.miniatures import campfire, cups, stopwatch, tapping
from ludotheque.core.tests.test_miniatures import hiding_is_seen_but_not_where, pebble_found, taps_are_secret

TAPS = Secrecy(taps_are_secret, opening(tapping.Opened))
PEBBLES = Secrecy(hiding_is_seen_but_not_where, pebble_found)


def mutant(game: ModuleType, **changes: Any) -> Any:
    """The game with some of its functions replaced."""
    return SimpleNamespace(**{**vars(game), **changes})


def run(game: Any, check: Callable[[Trial], None], trials: int = 40) -> None:
    """The check over some trials at a table as large as the game allows."""
    options = game.options()
    seats = game.seats(options)[-1]
    for number in range(trials):
        check(Trial(game, options, (game.own(),) * seats, number))


def sees_all(state: tapping.State, viewer: int | None) -> tapping.View:
    view = tapping.observe(state, viewer)
    return replace(view, glasses=(*view.glasses, max(state.taps)))


def counts_acts(state: tapping.State, viewer: int | None) -> tapping.View:
    view = tapping.observe(state, viewer)
    return replace(view, glasses=(*view.glasses, sum(state.taps)))


def tells_all(state: tapping.State, given: Any) -> tuple[tapping.State, Sequence[Event]]:
    state, events = tapping.step(state, given)
    return state, [replace(event, to=None) for event in events]


def stops_only_the_leader(state: tapping.State, seat: int) -> Any:
    allowed = list(tapping.legal(state, seat))
    return allowed if state.taps[seat] == max(state.taps) else [a for a in allowed if isinstance(a, tapping.Tap)]


def talkative_refusal(state: tapping.State, given: Any) -> tuple[tapping.State, Sequence[Event]]:
    """A last tap is refused with a word that depends on the others' taps."""
    if isinstance(given, Act) and isinstance(given.action, tapping.Tap) and state.taps[given.seat] >= 3:
        raise Refused("you-lead" if state.taps[given.seat] == max(state.taps) else "you-trail")
    return tapping.step(state, given)


def three_taps(state: tapping.State, seat: int) -> Any:
    allowed = tapping.legal(state, seat)
    return [action for action in allowed if isinstance(action, tapping.Stop) or state.taps[seat] < 3]


def hasty_sand(state: tapping.State) -> Due:
    due = tapping.due(state)
    return due if due.deadline is None else replace(due, deadline=due.deadline + sum(state.taps))


def busy_chapters(state: tapping.State) -> Due:
    return replace(tapping.due(state), chapter=sum(state.taps))


LEAKS = {
    "the view tells the others' taps": mutant(tapping, observe=sees_all),
    "the view counts hidden acts": mutant(tapping, observe=counts_acts),
    "an event goes to everyone": mutant(tapping, step=tells_all),
    "what is legal depends on a secret": mutant(tapping, legal=stops_only_the_leader),
    "a refusal tells a secret": mutant(tapping, step=talkative_refusal, legal=three_taps),
    "the deadline tells a secret": mutant(tapping, due=hasty_sand),
    "the chapter counts hidden acts": mutant(tapping, due=busy_chapters),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_caught(leak: str) -> None:
    with pytest.raises(AssertionError, match="viewer"):
        run(LEAKS[leak], partial(nothing_leaks, secrecy=TAPS))


def peeks_aloud(state: cups.State, given: Any) -> tuple[cups.State, Sequence[Event]]:
    state, events = cups.step(state, given)
    return state, [replace(event, to=None) for event in events]


def odd_cups(state: cups.State, viewer: int | None) -> cups.View:
    return replace(cups.observe(state, viewer), hidden=len(state.pebbles) + sum(cup % 2 for cup in state.pebbles))


def tells_where(state: cups.State, given: Any) -> tuple[cups.State, Sequence[Event]]:
    after, events = cups.step(state, given)
    hides = isinstance(given, Act) and isinstance(given.action, cups.Hide)
    return after, [cups.Peeked(seat=given.seat, cup=given.action.cup)] if hides else events


def loaded_coin(state: cups.State, given: Any) -> tuple[cups.State, Sequence[Event]]:
    after, events = cups.step(state, given)
    return after, [cups.Tossed(seat=sum(state.pebbles))] if isinstance(given, Draw) else events


@pytest.mark.parametrize(
    "game",
    [
        mutant(cups, step=peeks_aloud),
        mutant(cups, observe=odd_cups),
        mutant(cups, step=tells_where),
        mutant(cups, step=loaded_coin),
    ],
    ids=["a peek is told to all", "the view tells odd from even", "hiding tells where", "a draw tells where"],
)
def test_a_leak_of_a_memory_game_is_caught(game: Any) -> None:
    with pytest.raises(AssertionError, match="viewer"):
        run(game, partial(nothing_leaks, secrecy=PEBBLES))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "secrecy"), [(tapping, TAPS), (cups, PEBBLES)])
def test_the_honest_game_passes_where_the_mutants_fail(game: ModuleType, secrecy: Secrecy) -> None:
    run(game, partial(nothing_leaks, secrecy=secrecy))


def never_over(state: campfire.State) -> Due:
    return Due(odds=campfire.FACES) if campfire.done(state) else campfire.due(state)


def unfair_places(state: campfire.State) -> Outcome | None:
    outcome = campfire.outcome(state)
    return outcome and replace(outcome, places=(3,) * len(outcome.places))


def early_outcome(state: campfire.State) -> Outcome | None:
    return campfire.outcome(replace(state, drops=state.drops + 1))


def accepts_too_much(state: campfire.State, given: Any) -> tuple[campfire.State, Sequence[Event]]:
    if isinstance(given, Act):
        return replace(state, wood=False, turn=state.turn + 1), []
    return campfire.step(state, given)


def offers_too_much(state: campfire.State, seat: int) -> Any:
    return [campfire.Give(other) for other in range(len(state.piles))] if list(campfire.legal(state, seat)) else []


def loses_wood(view: campfire.State, _rng: Any) -> campfire.State:
    return replace(view, piles=(0,) * len(view.piles))


def forgets_more_each_time(view: campfire.State) -> campfire.State:
    return replace(view, drops=view.drops + 1)


def any_options(options: campfire.Options, own: Sequence[campfire.Own]) -> campfire.State:
    return campfire.State(options, (0,) * len(own))


def any_glass(_options: tapping.Options, own: Sequence[tapping.Own]) -> tapping.State:
    return tapping.State(tuple(getattr(mine, "sand", None) for mine in own), (0,) * len(own))


class Slippery(Struct, frozen=True):
    """A view that does not survive a JSON round trip."""

    turn: float


BROKEN = {
    "a match without end": (checks.match_ends_with_an_outcome, mutant(campfire, due=never_over)),
    "nobody is first": (checks.match_ends_with_an_outcome, mutant(campfire, outcome=unfair_places)),
    "an outcome before the end": (checks.match_ends_with_an_outcome, mutant(campfire, outcome=early_outcome)),
    "illegal actions are accepted": (checks.legal_is_what_is_accepted, mutant(campfire, step=accepts_too_much)),
    "legal actions are refused": (checks.legal_is_what_is_accepted, mutant(campfire, legal=offers_too_much)),
    "the catalogue has gaps": (checks.legal_is_what_is_accepted, mutant(campfire, catalogue=lambda _: [])),
    "the catalogue repeats itself": (
        checks.legal_is_what_is_accepted,
        mutant(campfire, catalogue=lambda _: [campfire.Give(0)] * 2),
    ),
    "an action concerns somebody who is not told": (
        checks.actions_concern_those_who_are_told,
        mutant(tapping, observe=counts_acts),
    ),
    "anybody may look": (refusing.unknown_seats_are_refused, mutant(campfire, observe=lambda state, _viewer: state)),
    "the last player acts for nobody": (refusing.unknown_seats_are_refused, mutant(tapping, legal=lambda *_: ())),
    "any options will do": (refusing.wrong_settings_are_refused, mutant(campfire, start=any_options)),
    "any settings will do": (refusing.wrong_settings_are_refused, mutant(tapping, start=any_glass)),
    "a state is imagined wrongly": (checks.imagined_states_look_alike, mutant(campfire, imagine=loses_wood)),
    "forgetting goes on": (checks.forgetting_is_done_once, mutant(campfire, forget=forgets_more_each_time)),
    "a draw has more odds than the limits": (
        checks.limits_hold,
        mutant(campfire, limits=lambda options, seats: replace(campfire.limits(options, seats), odds=1)),
    ),
    "a score is beyond the limits": (
        checks.limits_hold,
        mutant(campfire, limits=lambda options, seats: replace(campfire.limits(options, seats), score=(0, 1))),
    ),
    "the stakes are wrong": (
        checks.limits_hold,
        mutant(cups, limits=lambda options, seats: replace(cups.limits(options, seats), stakes="together")),
    ),
    "only people can go on": (checks.programs_need_no_others, mutant(campfire, people_only=(campfire.Give,))),
    "a view has more than its planes hold": (
        checks.views_fit_their_planes,
        mutant(campfire, planes={campfire.State: {**campfire.planes[campfire.State], "piles": Many(0, UpTo(1))}}),
    ),
    "a view does not come back": (checks.json_round_trips, mutant(campfire, view=Slippery)),
}


@pytest.mark.parametrize("promise", BROKEN)
def test_a_broken_promise_is_caught(promise: str) -> None:
    check, game = BROKEN[promise]
    with pytest.raises((AssertionError, Refused)):
        run(game, check)


def test_a_stateful_step_is_caught() -> None:
    """Rules must not keep anything between two steps."""
    calls = iter(range(10**6))

    def moody(state: stopwatch.State, given: Any) -> tuple[stopwatch.State, Sequence[Event]]:
        state, events = stopwatch.step(state, given)
        return state, [*events, stopwatch.Trod(steps=next(calls))]

    with pytest.raises(AssertionError):
        run(mutant(stopwatch, step=moody), checks.steps_are_pure)


def test_a_due_that_is_unsound_is_caught() -> None:
    def confused(state: campfire.State) -> Due:
        due = campfire.due(state)
        return replace(due, chapter=-state.turn)

    with pytest.raises(AssertionError):
        run(mutant(campfire, due=confused), checks.due_is_sound)


def test_tables_come_from_the_types() -> None:
    """Every seat count and every setting turns up without a strategy written by hand."""
    assert {seen(tables(tapping), lambda table: len(table[1]), count) for count in range(1, 5)} == {1, 2, 3, 4}
    assert {seen(values(tapping.Own), lambda own: own.sand, sand) for sand in (2, 5, 10, None)} == {2, 5, 10, None}
    assert {seen(values(campfire.Options), lambda options: options.drops, drops) for drops in (1, 5)} == {1, 5}


def seen(strategy: SearchStrategy[Any], of: Callable[[Any], object], wanted: object) -> object:
    """A value of the strategy with this property; Hypothesis raises if there is none."""
    return of(find(strategy, lambda value: of(value) == wanted))


def test_a_type_without_strategy_is_named() -> None:
    with pytest.raises(TypeError, match="no strategy"):
        values(dict[str, int]).example()
    with pytest.raises(TypeError, match="both bounds"):
        values(int).example()
