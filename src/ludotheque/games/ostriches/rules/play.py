"""The course of a match: the draw for the first player, the placing, and turn after turn until four are up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from ludotheque.core.game import Act, Draw, Due, Event, Millis, Outcome, Seat, Tick
from ludotheque.core.match import valid_settings
from ludotheque.core.refusal import Refused
from ludotheque.games.ostriches.model import (
    SEATS,
    Accept,
    Action,
    Decline,
    Go,
    Land,
    Offer,
    Options,
    Ostrich,
    Own,
    Pass,
    Place,
    Reason,
    Resign,
    Rotate,
    State,
    Table,
)
from ludotheque.games.ostriches.model.events import (
    Declined,
    MatchOver,
    Moved,
    Offered,
    Passed,
    Placed,
    Rotated,
    Starter,
    TurnedUp,
)
from ludotheque.games.ostriches.pieces import BUSHES, HOME, NAMES, NUMBERS, TILE_AT, TO_WIN, TRIBE, TURNED, Square
from ludotheque.games.ostriches.rules.board import (
    carried,
    changed,
    occupied,
    ostrich_at,
    remembered,
    turns_up,
    up_of,
)
from ludotheque.games.ostriches.rules.moves import can_move, power_due, turn
from ludotheque.games.ostriches.rules.notation import CATALOGUE, move_of
from ludotheque.games.ostriches.rules.powers import use
from ludotheque.games.ostriches.rules.seeing import all_seen

Stepped: TypeAlias = tuple[State, Sequence[Event]]


def seats(_options: Options) -> range:
    return range(SEATS, SEATS + 1)


def catalogue(_options: Options) -> Sequence[Action]:
    """Place (power by power), whole turns, landings, powers, Pass, rotations, Offer, Accept, Resign, Decline."""
    return CATALOGUE


def start(options: Options, own: Sequence[Own]) -> State:
    """Two bushes in the desert, all ostriches in hand; chance names the first player."""
    options, _ = valid_settings((Options, Own), seats, options, own)
    return State(Table(options, bushes=BUSHES), (), (TRIBE,) * SEATS)


def due(state: State) -> Due:
    table = state.table
    match table.phase:
        case "starter":
            return Due(odds=(1,) * SEATS)
        case "over":
            return Due(chapter=table.steps)
        case _:
            deadline = None if table.peek is None else table.peek.until
            return Due(frozenset({table.turn}), frozenset({1 - table.turn}), (), deadline, table.steps)


def step(state: State, given: Act[Action] | Draw | Tick) -> Stepped:
    table = state.table
    if isinstance(given, Draw):
        table = replace(table, phase="placing", starter=given.pick, turn=given.pick, steps=1)
        return replace(state, table=table), [Starter(seat=given.pick)]
    if isinstance(given, Tick):
        return replace(state, table=replace(table, peek=None)), []
    return act(state, given)


def act(state: State, given: Act[Action]) -> Stepped:
    """Both may answer an offered draw or resign; everything else is for the player on turn, and declines an offer."""
    table, seat, action = state.table, given.seat, given.action
    if isinstance(action, Resign):
        return over(state, "resigned", 1 - seat, [])
    if isinstance(action, Accept | Decline):
        if table.offer != 1 - seat:
            raise Refused("draw-not-offered")
        return over(state, "agreed", None, []) if isinstance(action, Accept) else declined(state, seat)
    if seat != table.turn:
        raise Refused("not-your-turn")
    state, first = declined(state, seat) if table.offer == 1 - seat else (state, [])
    state, events = DEEDS.get(type(action), used)(state, action, given.at)
    return state, events if isinstance(action, Offer) else [*first, *events]


def declined(state: State, seat: Seat) -> tuple[State, list[Event]]:
    """The offer of the other player lapses, and they are told."""
    return replace(state, table=replace(state.table, offer=None)), [Declined(seat=seat)]


def used(state: State, action: Action, at: Millis) -> Stepped:
    """A power, or its waiver: then the rotation."""
    if state.table.phase != "power":
        raise Refused("no-power-due")
    state, events = (state, [Passed(seat=state.table.turn)]) if isinstance(action, Pass) else use(state, action, at)
    return rotating(state), events


def placed(state: State, action: Place, _at: Millis) -> Stepped:
    """Place an ostrich on the player's own side; when all twelve stand, the first to place moves first."""
    table, seat, at = state.table, state.table.turn, NUMBERS.get(action.at, -1)
    if table.phase != "placing":
        raise Refused("not-placing")
    if action.power not in state.hands[seat]:
        raise Refused("not-in-hand", power=action.power)
    if at not in HOME[seat]:
        raise Refused("not-your-side")
    if at in occupied(state):
        raise Refused("square-taken", square=action.at)
    hand = list(state.hands[seat])
    hand.remove(action.power)
    hands = tuple(tuple(hand) if of == seat else other for of, other in enumerate(state.hands))
    done = not any(hands)
    table = replace(table, phase="move" if done else "placing", turn=1 - seat, steps=table.steps + 1)
    state = replace(state, table=table, hands=hands)
    state = changed(state, Ostrich(at, seat, action.power, known=frozenset({seat})), where=())
    return remembered(state) if done else state, [Placed(at=at, of=seat if table.options.mode == "notes" else None)]


def offer_draw(state: State, _action: Offer, _at: Millis) -> Stepped:
    table = state.table
    if table.phase == "placing":
        raise Refused("not-placed-yet")
    if table.offer == table.turn:
        raise Refused("offered-already")
    return replace(state, table=replace(table, offer=table.turn)), [Offered(seat=table.turn)]


def moved(state: State, action: Go | Land, _at: Millis) -> Stepped:
    """A knight's move; on the far row a face-down ostrich turns up, else a tile turns at once."""
    start, to = move_of(action.move)
    ostrich = movable(state, start, to)
    seat, shows = state.table.turn, turns_up(ostrich, to, state.table.turn)
    if shows != isinstance(action, Land):
        raise Refused("turns-up" if shows else "stays-down")
    state = changed(state, replace(ostrich, at=to, up=shows or ostrich.up), where=(start,))
    state = replace(state, table=replace(state.table, moved=to))
    events: list[Event] = [Moved(seat=seat, start=start, target=to)]
    if isinstance(action, Go):
        return turned(state, action.turn, events, calm=state.table.calm + 1)
    events.append(TurnedUp(at=to, of=ostrich.of, power=ostrich.power))
    if up_of(state, ostrich.of) == TO_WIN:
        return over(state, "four-up", ostrich.of, events)
    return rotating(state) if ostrich.power == "plain" else powering(state), events


def movable(state: State, start: Square, to: Square) -> Ostrich:
    """The ostrich that is to move; refuses if it may not go there."""
    table, ostrich = state.table, ostrich_at(state, start)
    if table.phase != "move":
        raise Refused("moved-already" if table.phase in ("power", "rotate") else "not-placed-yet")
    if ostrich is None:
        raise Refused("nobody-there")
    if start == table.moved:
        raise Refused("just-moved")
    if to in occupied(state):
        raise Refused("square-taken", square=NAMES[to])
    return ostrich


def powering(state: State) -> State:
    table = state.table
    return replace(state, table=replace(table, phase="power", steps=table.steps + 1))


def rotating(state: State) -> State:
    """Only the rotation is left."""
    table = state.table
    return replace(state, table=replace(table, phase="rotate", steps=table.steps + 1))


def rotated(state: State, action: Rotate, _at: Millis) -> Stepped:
    """The rotation after an ostrich turned up, or the whole turn of a player who cannot move."""
    table = state.table
    if table.phase == "power":
        raise Refused("power-first", power=power_due(state))
    if table.phase == "placing":
        raise Refused("not-placed-yet")
    if table.phase == "move":
        if can_move(state):
            raise Refused("move-first")
        return turned(replace(state, table=replace(table, moved=None)), action.turn, [], calm=table.calm + 1)
    return turned(state, action.turn, [], calm=0)


def turned(state: State, turn: str, events: list[Event], calm: int) -> Stepped:
    """Turn a tile, not the one that carries the moved ostrich, and pass the turn on; `calm`: calm turns in a row."""
    if turn not in TURNED:
        raise Refused("no-such-tile")
    table = state.table
    if table.moved is not None and TILE_AT[table.moved] == turn[:2]:
        raise Refused("tile-of-moved")
    goes = TURNED[turn]
    events.append(Rotated(seat=table.turn, turn=turn, goes=goes))
    state = carried(state, goes)
    table = replace(
        state.table,
        phase="move",
        turn=1 - table.turn,
        turns=table.turns + 1,
        calm=calm,
        steps=table.steps + 1,
        peek=None,
    )
    state = remembered(replace(state, table=table))
    return over(state, "calm", None, events) if calm == table.options.draw_after else (state, events)


DEEDS: dict[type, Callable[[State, Any, Millis], Stepped]] = {
    Place: placed,
    Offer: offer_draw,
    Go: moved,
    Land: moved,
    Rotate: rotated,
}


def over(state: State, reason: Reason, winner: Seat | None, events: list[Event]) -> Stepped:
    """The end: all ostriches are shown."""
    table = replace(state.table, phase="over", peek=None, offer=None, reason=reason, winner=winner)
    table = replace(table, steps=table.steps + 1)
    return replace(state, table=table), [*events, MatchOver(reason=reason, winner=winner, ostriches=all_seen(state))]


def outcome(state: State) -> Outcome | None:
    """The score counts the ostriches that are up; a draw is shared."""
    table = state.table
    if table.reason is None:
        return None
    places = tuple(1 if table.winner in (None, seat) else 2 for seat in range(SEATS))
    score = tuple(up_of(state, seat) for seat in range(SEATS))
    return Outcome(places, score, "ostriches", table.reason, drawn=table.winner is None, more_is_better=True)


def whole_turns(state: State) -> Iterator[tuple[tuple[Action, ...], State]]:
    """Every turn of the player on turn, and where it leads; a win ends it at once. None once the match is over."""
    if state.table.phase == "over":
        return
    for action in turn(state):
        after, _ = step(state, Act(0, state.table.turn, action))
        if after.table.phase in ("power", "rotate"):
            for rest, end in whole_turns(after):
                yield (action, *rest), end
        else:
            yield (action,), after


def perft(state: State, depth: int) -> int:
    """The number of ways to play so many whole turns; a match that ends before has none."""
    if depth == 1:
        return counted(state)
    return sum(perft(after, depth - 1) for _, after in whole_turns(state))


def counted(state: State) -> int:
    """The number of whole turns; turns of a single action are counted without being played."""
    if state.table.phase == "over":
        return 0
    found = 0
    for action in turn(state):
        if isinstance(action, Go) or state.table.phase == "rotate":
            found += 1
            continue
        after, _ = step(state, Act(0, state.table.turn, action))
        found += counted(after) if after.table.phase in ("power", "rotate") else 1
    return found
