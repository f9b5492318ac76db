"""The course of a match: starter, roll, lead, boards, covering, gems, review, and on to the next round.

Where boards lie open: starter, boards, open, roll, lead, covering, gems, review.

Races: lead, then boards, roll and covering again and again (`races`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from ludotheque.core.arguments import instance, seat_of
from ludotheque.core.game import Act, Draw, Due, Event, Millis, Outcome, Seat, Tick
from ludotheque.core.match import valid_settings
from ludotheque.core.refusal import Refused
from ludotheque.games.ubongo.model import (
    LEAD,
    MOST_SEATS,
    Action,
    Aside,
    GiveUp,
    Lay,
    Lift,
    Options,
    Own,
    Ready,
    Shown,
    State,
)
from ludotheque.games.ubongo.model.events import Laid, Lifted, Readied, Starter
from ludotheque.games.ubongo.rules import covering, races, rounds
from ludotheque.games.ubongo.rules.boards import board_odds, book_of, check, symbol_odds
from ludotheque.games.ubongo.rules.boards import races as is_race
from ludotheque.games.ubongo.rules.gems import points
from ludotheque.games.ubongo.rules.records import record_key
from ludotheque.games.ubongo.rules.seeing import watchers

Stepped: TypeAlias = tuple[State, Sequence[Event]]

CATALOGUE: tuple[Action, ...] = (*covering.LAYS, *covering.LIFTS, GiveUp(), Aside(), Ready())
GIVE_UP, ASIDE, READY = range(len(CATALOGUE) - 3, len(CATALOGUE))


def seats(options: Options) -> range:
    """Rounds are for two to four players, races for one to four."""
    return range(1 if is_race(options) else 2, MOST_SEATS + 1)


def catalogue(_options: Options) -> Sequence[Action]:
    """Every lay by piece, orientation, row and column, then every lift by piece, GiveUp, Aside, Ready."""
    return CATALOGUE


def start(options: Options, own: Sequence[Own]) -> State:
    """The first state; in rounds a draw decides who rolls first."""
    options, own = valid_settings((Options, Own), seats, options, own)
    check(options)
    count, book = len(own), book_of(options)
    shown = Shown(options, own, book.hash, "starter", tuple(range(len(book))))
    shown = replace(shown, tasks=(None,) * count, gems=((),) * count)
    if is_race(options):
        zeros = (0,) * count
        shown = replace(shown, phase="lead", until=LEAD, solved=zeros, aside=zeros, times=(None,) * count)
    return State(shown, ((),) * count, ((),) * count if is_race(options) else ())


def due(state: State) -> Due:  # noqa: PLR0911 - one answer for each phase
    shown, count = state.shown, state.shown.chapter
    match shown.phase:
        case "starter":
            return Due(odds=(1,) * len(shown.own), chapter=count)
        case "roll":
            return Due(odds=symbol_odds(shown), chapter=count)
        case "boards":
            return Due(odds=board_odds(shown), chapter=count)
        case "lead" | "open":
            return Due(deadline=shown.until, chapter=count)
        case "covering":
            paces = races.paces(shown) if is_race(shown.options) else ()
            return Due(rounds.active(shown), deadline=shown.until, chapter=count, paces=paces)
        case "gems":
            return Due(odds=shown.bag, chapter=count)
        case "review":
            waited = frozenset(range(len(shown.own))) - shown.ready
            return Due(waited, deadline=shown.until, chapter=count, courtesy=True)
        case "over":
            return Due(chapter=count)


def legal(state: State, seat: Seat) -> Iterable[Action]:
    shown = instance("state", state, State).shown
    seat_of(seat, state.pieces)
    if shown.phase == "review":
        return () if seat in shown.ready else (Ready(),)
    if shown.phase != "covering" or seat not in rounds.active(shown):
        return ()
    task = shown.tasks[seat]
    if task is None:
        raise AssertionError("an active seat has a task")
    leave = Aside() if is_race(shown.options) else GiveUp()
    return (*covering.may_lay(task, state.pieces[seat]), leave)


def offered(state: State, seat: Seat) -> int:
    """The legal actions as a set of bits, by their numbers."""
    shown = instance("state", state, State).shown
    seat_of(seat, state.pieces)
    if shown.phase == "review":
        return 0 if seat in shown.ready else 1 << READY
    task = shown.tasks[seat]
    if shown.phase != "covering" or task is None or seat not in rounds.active(shown):
        return 0
    leave = ASIDE if is_race(shown.options) else GIVE_UP
    return covering.offered(task, state.pieces[seat]) | 1 << leave


def step(state: State, given: Act[Action] | Draw | Tick) -> Stepped:
    if isinstance(given, Act):
        return act(state, given)
    if isinstance(given, Draw):
        return drawn(state, given)
    return tick(state, given.at)


def drawn(state: State, given: Draw) -> Stepped:
    """Draws decide who rolls first, the symbol, the boards and the gems from the bag."""
    shown, pick = state.shown, given.pick
    match shown.phase:
        case "starter":
            return rounds.begin(replace(state, shown=replace(shown, roller=pick))), [Starter(seat=pick)]
        case "gems":
            return rounds.gem_drawn(state, pick, given.at)
        case "roll":
            return races.rolled(state, pick) if is_race(shown.options) else rounds.rolled(state, pick, given.at)
        case _:
            if is_race(shown.options):
                return races.board_taken(state, pick), []
            return rounds.dealt(state, pick, given.at)


def tick(state: State, at: Millis) -> Stepped:
    """The look at open boards, the lead, the sand or the review is over, or the bell rings."""
    shown = state.shown
    if shown.phase == "lead":
        return races.set_off(state, at) if is_race(shown.options) else rounds.lead_over(state, at)
    if shown.phase == "open":
        return replace(state, shown=replace(shown, phase="roll", until=None)), []
    if shown.phase == "review":
        return rounds.next_round(state), []
    return races.finish(state) if is_race(shown.options) else rounds.sand_out(state, at)


def act(state: State, given: Act[Action]) -> Stepped:
    shown, seat, action = state.shown, given.seat, given.action
    if isinstance(action, Ready):
        return readied(state, seat)
    if shown.phase != "covering":
        raise Refused("not-covering")
    if isinstance(action, GiveUp):
        if is_race(shown.options):
            raise Refused("nothing-to-give-up")
        return rounds.given_up(state, seat, given.at)
    if isinstance(action, Aside):
        if not is_race(shown.options):
            raise Refused("nothing-to-lay-aside")
        return races.laid_aside(state, seat, given.at)
    return moved(state, seat, action, given.at)


def moved(state: State, seat: Seat, action: Lay | Lift, at: Millis) -> Stepped:
    """Lay a piece or take it back; covering the shape is Ubongo."""
    task, pieces = state.shown.tasks[seat], state.pieces[seat]
    if task is None:
        raise AssertionError("an active seat has a task")
    eyes = watchers(state.shown, seat)
    event: Event
    if isinstance(action, Lay):
        pieces, event = covering.laid(task, pieces, action), Laid(to=eyes, seat=seat, lay=action)
    else:
        pieces, event = covering.lifted(pieces, action), Lifted(to=eyes, seat=seat, piece=action.piece)
    state = replace(state, pieces=(*state.pieces[:seat], pieces, *state.pieces[seat + 1 :]))
    if not covering.is_covered(task, pieces):
        return state, [event]
    state, events = (races.solved if is_race(state.shown.options) else rounds.finished)(state, seat, at)
    return state, [event, *events]


def readied(state: State, seat: Seat) -> Stepped:
    """The next round begins as soon as all are ready."""
    shown = state.shown
    if shown.phase != "review":
        raise Refused("not-review")
    state = replace(state, shown=replace(shown, ready=shown.ready | {seat}))
    all_are = len(state.shown.ready) == len(shown.own)
    return rounds.next_round(state) if all_are else state, [Readied(seat=seat)]


def outcome(state: State) -> Outcome | None:
    shown = state.shown
    if shown.phase != "over":
        return None
    if not is_race(shown.options):
        return rounds_outcome(shown)
    mode = shown.options.mode
    unit, reason = ("missions", "most-missions") if mode == "time" else ("ms", "shortest-time")
    through = mode == "time" or len(shown.done) == len(shown.own)
    record = record_key(shown) if through else None
    reason = reason if shown.done or through else "bell"
    return Outcome(races.places(shown), races.scores(shown), unit, reason, record, more_is_better=mode == "time")


def rounds_outcome(shown: Shown) -> Outcome:
    """Most points win; the mini-round breaks a tie for first."""
    result = tuple(points(gems) for gems in shown.gems)
    first = rounds.mini_winner(shown)
    ranked = [(-score, shown.tied != () and seat != first) for seat, score in enumerate(result)]
    places = tuple(1 + sum(other < mine for other in ranked) for mine in ranked)
    return Outcome(places, result, "points", "most-points" if first is None else "mini-round", more_is_better=True)
