"""The course of a match: starter, deal, lead, placing, review, and on to the next round.

One after another, each player's lead and placing follow a pass, in which the match waits for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from ludotheque.core.arguments import instance, seat_of
from ludotheque.core.game import Act, Draw, Due, Event, Millis, Outcome, Seat, Tick, bits_of, numbers_in
from ludotheque.core.match import valid_settings
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru.model import (
    MOST_SEATS,
    REVIEW,
    Action,
    GlassTurned,
    Land,
    Landed,
    Lift,
    Lifted,
    Lock,
    LockedIn,
    MatchOver,
    Options,
    Own,
    Readied,
    Ready,
    RoundOver,
    SandOut,
    Shown,
    Starter,
    State,
    Unlock,
    Unlocked,
)
from ludotheque.games.uluru.pieces import BIRDS, EMPTY, PLACES, Bird, Board, Place
from ludotheque.games.uluru.rules.dealing import full_deck, lay_out, odds, rounds, sand_of, take
from ludotheque.games.uluru.rules.evaluation import evaluate, totals
from ludotheque.games.uluru.rules.records import record_key
from ludotheque.games.uluru.rules.turns import begin_turn, chapter, had_turn, laid, pass_on, uncovered

Stepped: TypeAlias = tuple[State, Sequence[Event]]

LANDINGS: tuple[Land, ...] = tuple(Land(bird, place) for bird in BIRDS for place in PLACES)
CATALOGUE: tuple[Action, ...] = (*LANDINGS, *(Lift(bird) for bird in BIRDS), Lock(), Unlock(), Ready())
LOCK, UNLOCK, READY = range(len(CATALOGUE) - 3, len(CATALOGUE))
MOVES: tuple[dict[Place | None, int], ...] = tuple(
    {
        at: bits_of(CATALOGUE.index(Land(bird, place)) for place in PLACES if place != at)
        | (0 if at is None else 1 << CATALOGUE.index(Lift(bird)))
        for at in (None, *PLACES)
    }
    for bird in BIRDS
)
"""Per bird and its place: the actions that move it, as a set of bits."""
EVERYBODY = tuple(frozenset(range(count)) for count in range(MOST_SEATS + 1))
"""All seats, by how many there are."""


def seats(_options: Options) -> range:
    return range(1, MOST_SEATS + 1)


def catalogue(_options: Options) -> Sequence[Action]:
    """Land (bird * 8 + place), then Lift, Lock, Unlock, Ready."""
    return CATALOGUE


def start(options: Options, own: Sequence[Own]) -> State:
    """The table before the first deal; with several players, chance names the start player first."""
    options, own = valid_settings((Options, Own), seats, options, own)
    shown = Shown(options, own, "starter", full_deck(options))
    return State(shown if len(own) > 1 else lay_out(shown), (EMPTY,) * len(own))


def due(state: State) -> Due:
    shown = state.shown
    count = chapter(shown)
    match shown.phase:
        case "starter":
            return Due(odds=(1,) * len(shown.own), chapter=count)
        case "deal":
            return Due(odds=odds(uncovered(state)), chapter=count)
        case "lead":
            return Due(deadline=shown.until, chapter=count)
        case "placing":
            still = whose(shown) - shown.closed
            return Due(still - shown.locked, still & shown.locked, (), sand_end(shown), count, quiet=True)
        case "pass" | "review":
            return Due(
                whose(shown) - shown.ready, deadline=shown.until, chapter=count, courtesy=shown.phase == "review"
            )
        case "over":
            return Due(chapter=count)


def whose(shown: Shown) -> frozenset[Seat]:
    """The seats that may place: all at once, or the one whose turn it is."""
    return EVERYBODY[len(shown.own)] if shown.turn is None else frozenset((shown.turn,))


def sand_end(shown: Shown) -> Millis | None:
    """When the next running glass runs out."""
    if not any(shown.glasses):
        return None
    running = [end for seat, end in enumerate(shown.glasses) if end is not None and seat not in shown.closed]
    return min(running, default=None)


def legal(state: State, seat: Seat) -> Iterable[Action]:
    return [CATALOGUE[number] for number in numbers_in(offered(state, seat))]


def offered(state: State, seat: Seat) -> int:
    """The legal actions as a set of bits, by their numbers."""
    shown = instance("state", state, State).shown
    seat_of(seat, state.boards)
    if shown.phase == "review":
        return 0 if seat in shown.ready else 1 << READY
    if shown.phase == "pass":
        return 1 << READY if seat == shown.turn else 0
    if shown.phase != "placing" or seat in shown.closed or shown.turn not in (None, seat):
        return 0
    if seat in shown.locked:
        return 1 << UNLOCK
    bits = 1 << LOCK
    for moves, at in zip(MOVES, state.boards[seat], strict=True):
        bits |= moves[at]
    return bits


def step(state: State, given: Act[Action] | Draw | Tick) -> Stepped:
    if isinstance(given, Act):
        return act(state, given)
    if isinstance(given, Draw):
        return drawn(state, given)
    return tick(state, given.at)


def drawn(state: State, given: Draw) -> Stepped:
    """Chance names the first start player, then lays the cards."""
    shown = state.shown
    if shown.phase == "starter":
        shown = lay_out(replace(shown, starter=given.pick))
        return replace(state, shown=shown), [Starter(seat=given.pick)]
    return laid(state, *take(uncovered(state), given.pick, given.at))


def tick(state: State, at: Millis) -> Stepped:
    """The lead, a glass or the review is over."""
    shown = state.shown
    if shown.phase == "lead":
        shown = turn_glass(shown, at)
        return replace(state, shown=shown), [GlassTurned(round=shown.round, glasses=shown.glasses)]
    if shown.phase == "review":
        return next_round(state), []
    out = tuple(seat for seat, end in enumerate(shown.glasses) if end == at and seat not in shown.closed)
    state = replace(state, shown=replace(shown, closed=shown.closed | frozenset(out)))
    return end_round(state, at, [SandOut(seats=out)])


def turn_glass(shown: Shown, at: Millis) -> Shown:
    """Turn the glasses, each seat's own or the table's; one after another, only that of the seat whose turn it is."""
    sands = [sand_of(shown.options, own) if seat in whose(shown) else None for seat, own in enumerate(shown.own)]
    glasses = tuple(None if sand is None else at + 1000 * sand for sand in sands)
    return replace(shown, phase="placing", until=None, glasses=glasses)


def act(state: State, given: Act[Action]) -> Stepped:
    """A player acts; only they know what they do with their birds."""
    shown, seat, action = state.shown, given.seat, given.action
    if isinstance(action, Ready):
        return begin_turn(state, seat, given.at) if shown.phase == "pass" else readied(state, seat)
    if shown.phase != "placing":
        raise Refused("not-placing")
    if isinstance(action, Unlock):
        if seat not in shown.locked:
            raise Refused("not-locked")
        return replace(state, shown=replace(shown, locked=shown.locked - {seat})), [Unlocked(seat=seat)]
    if seat in shown.locked:
        raise Refused("locked-in")
    if isinstance(action, Lock):
        state = replace(state, shown=replace(shown, locked=shown.locked | {seat}))
        return end_round(state, given.at, [LockedIn(seat=seat)])
    board, event = moved(state.boards[seat], seat, action)
    return replace(state, boards=(*state.boards[:seat], board, *state.boards[seat + 1 :])), [event]


def moved(board: Board, seat: Seat, action: Land | Lift) -> tuple[Board, Event]:
    """The board after a bird was seated or lifted, and the event."""
    number, mine = action.bird.number, frozenset({seat})
    was = board[number]
    if isinstance(action, Lift):
        if was is None:
            raise Refused("bird-beside-board", bird=action.bird.value)
        after = (*board[:number], None, *board[number + 1 :])
        return after, Lifted(to=mine, bird=action.bird, back=Land(action.bird, was))
    if was == action.place:
        raise Refused("bird-there-already", bird=action.bird.value)
    swapped, back = occupant(board, action.place), takes_back(board, action)
    after = landed(board, action.bird, action.place)
    return after, Landed(to=mine, bird=action.bird, place=action.place, back=back, swapped=swapped)


def takes_back(board: Board, landing: Land) -> Land | Lift:
    """The action that restores this board after a landing."""
    was, other = board[landing.bird.number], occupant(board, landing.place)
    if was is not None:
        return Land(landing.bird, was)
    return Lift(landing.bird) if other is None else Land(other, landing.place)


def landed(board: Board, bird: Bird, place: Place) -> Board:
    """The board after a landing; a bird that sat there takes the old place, or goes beside the board."""
    other = occupant(board, place)
    places = list(board)
    if other is not None:
        places[other.number] = places[bird.number]
    places[bird.number] = place
    return tuple(places)


def occupant(board: Board, place: Place) -> Bird | None:
    return BIRDS[board.index(place)] if place in board else None


def end_round(state: State, at: Millis, events: list[Event]) -> Stepped:
    """Once nobody can or wants to place any more: evaluate, open the boards and clear them."""
    shown = uncovered(state)
    if len(had_turn(shown)) < len(shown.own):
        return state if shown.turn is None else pass_on(state), events
    finished, gained = evaluate(shown, state.boards)
    events += [*finished.judged, RoundOver(round=shown.round, boards=state.boards, stones=gained)]
    shown = replace(
        shown,
        phase="review",
        until=at + REVIEW,
        glasses=(),
        locked=frozenset(),
        closed=frozenset(),
        stones=(*shown.stones, gained),
        last=finished,
        turn=None,
    )
    if shown.round == rounds(shown.options):
        shown = replace(shown, phase="over", until=None)
        result = totals(shown)
        events.append(MatchOver(stones=tuple(result), winners=winners(result)))
    return State(shown, (EMPTY,) * len(shown.own)), events


def readied(state: State, seat: Seat) -> Stepped:
    """Mark a seat as ready; once all are, the next round begins early."""
    shown = state.shown
    if shown.phase != "review":
        raise Refused("not-review")
    shown = replace(shown, ready=shown.ready | {seat})
    state = replace(state, shown=shown)
    return next_round(state) if len(shown.ready) == len(shown.own) else state, [Readied(seat=seat)]


def next_round(state: State) -> State:
    """The start player moves one to the left; the dealt cards have left the game."""
    shown = state.shown
    starter = (shown.starter + 1) % len(shown.own)
    return replace(state, shown=lay_out(replace(shown, round=shown.round + 1, starter=starter, ready=frozenset())))


def winners(stones: Sequence[int]) -> tuple[Seat, ...]:
    """Fewest stones; ties share the win."""
    return tuple(seat for seat, count in enumerate(stones) if count == min(stones))


def outcome(state: State) -> Outcome | None:
    shown = state.shown
    if shown.phase != "over":
        return None
    result = totals(shown)
    places = tuple(1 + sum(other < mine for other in result) for mine in result)
    return Outcome(places, tuple(result), "stones", "fewest-stones", record_key(shown), more_is_better=False)
