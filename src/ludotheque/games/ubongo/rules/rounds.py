"""A round: boards, roll and sand, the second chance, ranks and gems, and the mini-round that breaks a tie."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Event, Millis, Seat
from ludotheque.games.ubongo.model import LEAD, REVIEW, Round, Shown, State
from ludotheque.games.ubongo.model.events import (
    GaveUp,
    GlassTurned,
    MatchOver,
    Opened,
    Rolled,
    RoundOver,
    SandOut,
    Taken,
    Tied,
    Ubongo,
)
from ludotheque.games.ubongo.pieces import SYMBOLS
from ludotheque.games.ubongo.rules import gems
from ludotheque.games.ubongo.rules.boards import lie_open, open_board, opens_boards, stocked, take, task_of


def players(shown: Shown) -> tuple[Seat, ...]:
    """The seats that play this round: all, or in the mini-round those that are tied."""
    return shown.tied if mini(shown) else tuple(range(len(shown.own)))


def mini(shown: Shown) -> bool:
    """Whether this is the mini-round."""
    return shown.round > shown.options.rounds


def active(shown: Shown) -> frozenset[Seat]:
    """The seats that have neither finished nor given up."""
    return frozenset(players(shown)) - set(shown.done) - set(shown.gave_up)


def begin(state: State) -> State:
    """A round begins with the roll, or with the deal where boards lie open."""
    if opens_boards(state.shown.options):
        state = replace(state, shown=replace(state.shown, boards=(None,) * len(state.shown.own)))
        return deal(state)
    return replace(state, shown=replace(state.shown, phase="roll", until=None))


def deal(state: State) -> State:
    """Everyone takes a new board."""
    return replace(state, shown=stocked(replace(state.shown, phase="boards", until=None)))


def dealt(state: State, pick: int, at: Millis) -> tuple[State, list[Event]]:
    """The next seat takes the picked board; after the last one the glass is turned."""
    shown, board = take(state.shown, pick)
    if lie_open(shown):
        return opened(replace(state, shown=shown), board, at)
    if shown.symbol is None:
        raise AssertionError("covered boards are dealt after the roll")
    seat = next(seat for seat in players(shown) if shown.tasks[seat] is None)
    task = task_of(shown, seat, board, shown.symbol)
    shown = stocked(replace(shown, tasks=(*shown.tasks[:seat], task, *shown.tasks[seat + 1 :])))
    state, taken = replace(state, shown=shown), Taken(seat=seat, task=task)
    if any(shown.tasks[seat] is None for seat in players(shown)):
        return state, [taken]
    state, events = set_off(state, at)
    return state, [taken, *events]


def opened(state: State, board: int, at: Millis) -> tuple[State, list[Event]]:
    """Lay the picked board open; after the last one everyone has a look before the roll."""
    shown = state.shown
    seat = next(seat for seat in players(shown) if shown.boards[seat] is None)
    lies = open_board(shown, seat, board)
    shown = stocked(replace(shown, boards=(*shown.boards[:seat], lies, *shown.boards[seat + 1 :])))
    if all(shown.boards[seat] is not None for seat in players(shown)):
        shown = replace(shown, phase="open", until=at + LEAD)
    return replace(state, shown=shown), [Opened(seat=seat, board=lies)]


def rolled(state: State, pick: int, at: Millis) -> tuple[State, list[Event]]:
    """The die names the symbol; missions of open boards are known at once."""
    shown, symbol = state.shown, SYMBOLS[pick]
    tasks = list(shown.tasks)
    for seat, lies in enumerate(shown.boards):
        if lies is not None:
            tasks[seat] = task_of(shown, seat, lies.board, symbol)
    shown = replace(shown, phase="lead", symbol=symbol, tasks=tuple(tasks), until=at + LEAD)
    known = [Taken(seat=seat, task=task) for seat, task in enumerate(tasks) if task is not None]
    return replace(state, shown=shown), [Rolled(round=shown.round, symbol=symbol), *known]


def lead_over(state: State, at: Millis) -> tuple[State, list[Event]]:
    """The glass is turned, after the deal where boards were covered."""
    return set_off(state, at) if lie_open(state.shown) else (deal(state), [])


def set_off(state: State, at: Millis) -> tuple[State, list[Event]]:
    """The glass is turned for the first time in this round."""
    shown = replace(state.shown, phase="covering", boards=(), turned=at)
    return turned(replace(state, shown=shown), at, again=False)


def turned(state: State, at: Millis, *, again: bool) -> tuple[State, list[Event]]:
    """Turn the glass; the mini-round has none."""
    shown = state.shown
    sand = None if mini(shown) else shown.options.sand
    until = None if sand is None else at + 1000 * sand
    shown = replace(shown, until=until, again=again, chapter=shown.chapter + 1)
    return replace(state, shown=shown), [GlassTurned(round=shown.round, until=until, again=again)]


def sand_out(state: State, at: Millis) -> tuple[State, list[Event]]:
    """End the round, or begin the second chance if nobody has finished."""
    shown, out = state.shown, SandOut(round=state.shown.round)
    if shown.done or shown.again:
        state, events = end_round(state, at)
    else:
        state, events = turned(state, at, again=True)
    return state, [out, *events]


def finished(state: State, seat: Seat, at: Millis) -> tuple[State, list[Event]]:
    """Ubongo! The others go on until the sand runs out."""
    shown = state.shown
    event = Ubongo(seat=seat, rank=len(shown.done) + 1, pieces=state.pieces[seat], at=at - shown.turned)
    state, events = go_on(replace(state, shown=replace(shown, done=(*shown.done, seat))), at)
    return state, [event, *events]


def given_up(state: State, seat: Seat, at: Millis) -> tuple[State, list[Event]]:
    shown = state.shown
    state, events = go_on(replace(state, shown=replace(shown, gave_up=(*shown.gave_up, seat))), at)
    return state, [GaveUp(seat=seat), *events]


def go_on(state: State, at: Millis) -> tuple[State, list[Event]]:
    """End the round when no seat is active, and the mini-round when it has a winner."""
    shown = state.shown
    if mini(shown):
        return end_match(state) if mini_winner(shown) is not None else (state, [])
    return (state, []) if active(shown) else end_round(state, at)


def mini_winner(shown: Shown) -> Seat | None:
    """The first to finish, or the last who has not given up."""
    if not mini(shown):
        return None
    left = active(shown)
    return shown.done[0] if shown.done else next(iter(left)) if len(left) == 1 else None


def end_round(state: State, at: Millis) -> tuple[State, list[Event]]:
    """Give rewards in rank order: from track and bag, or without luck the fixed ones."""
    shown = replace(state.shown, until=None)
    if shown.options.mode == "noluck":
        shown, events = gems.fixed(shown)
        return after_gems(replace(state, shown=shown), at, events)
    shown, events = gems.from_the_track(replace(shown, phase="gems"))
    state = replace(state, shown=shown)
    return (state, events) if shown.done else after_gems(state, at, events)


def gem_drawn(state: State, pick: int, at: Millis) -> tuple[State, list[Event]]:
    shown, events = gems.from_the_bag(state.shown, pick)
    state = replace(state, shown=shown)
    return after_gems(state, at, events) if len(shown.wins) == len(shown.done) else (state, events)


def after_gems(state: State, at: Millis, events: list[Event]) -> tuple[State, list[Event]]:
    """Clear the track and publish the boards; after the last round end the match or call the mini-round."""
    shown, left = gems.unwon(state.shown)
    result = tuple(gems.points(treasure) for treasure in shown.gems)
    events += [*left, RoundOver(round=shown.round, points=result)]
    last = Round(shown.tasks, state.pieces, shown.wins)
    shown = replace(shown, phase="review", until=at + REVIEW, last=last, chapter=shown.chapter + 1)
    state = State(cleared(shown), ((),) * len(shown.own))
    if shown.round < shown.options.rounds:
        return state, events
    leaders = tuple(seat for seat, score in enumerate(result) if score == max(result))
    if len(leaders) == 1:
        state, over = end_match(state)
        return state, [*events, *over]
    return replace(state, shown=replace(state.shown, tied=leaders)), [*events, Tied(seats=leaders)]


def cleared(shown: Shown) -> Shown:
    """Remove the boards of this round."""
    return replace(
        shown,
        tasks=(None,) * len(shown.own),
        done=(),
        gave_up=(),
        wins=(),
        again=False,
        symbol=None,
        ready=frozenset(),
    )


def next_round(state: State) -> State:
    """Pass the die clockwise to the next seat that plays, and begin the next round."""
    shown = replace(state.shown, round=state.shown.round + 1, ready=frozenset())
    count = len(shown.own)
    clockwise = [(shown.roller + step) % count for step in range(1, count + 1)]
    roller = next(seat for seat in clockwise if seat in players(shown))
    return begin(replace(state, shown=replace(shown, roller=roller)))


def end_match(state: State) -> tuple[State, list[Event]]:
    """End the match; the boards of a mini-round stay, open to all."""
    shown = replace(state.shown, phase="over", until=None)
    first = mini_winner(shown)
    result = tuple(gems.points(treasure) for treasure in shown.gems)
    if first is not None:
        shown = replace(shown, last=Round(shown.tasks, state.pieces, ()), chapter=shown.chapter + 1)
    winner = result.index(max(result)) if first is None else first
    return replace(state, shown=shown), [MatchOver(score=result, winners=(winner,))]
