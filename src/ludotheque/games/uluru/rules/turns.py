"""One after another on one tablet: whose turn it is, and who has seen the cards.

The cards of the round are kept apart from what is shown, and put in for players with a right to see them: an omission
here hides cards from somebody rather than showing them to all.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ludotheque.core.game import Event, Millis, Seat
from ludotheque.games.uluru.model import LEAD, Cards, Dealt, Readied, Shown, State
from ludotheque.games.uluru.pieces import BIRDS, NUMBER_OF
from ludotheque.games.uluru.rules.dealing import ROW_NAMES, empty_rows, one_by_one


def had_turn(shown: Shown) -> frozenset[Seat]:
    """The seats that have placed in this round: locked in, or out of sand."""
    return shown.locked | shown.closed


def sees_cards(shown: Shown, viewer: Seat | None) -> bool:
    """Whether the viewer places now or has placed, and so has seen the cards; nobody else before the evaluation."""
    return viewer is not None and (viewer in had_turn(shown) or (viewer == shown.turn and shown.phase != "pass"))


def uncovered(state: State) -> Shown:
    """What is shown, with the covered cards put in."""
    cards = state.covered
    if cards is None:
        return state.shown
    return replace(state.shown, stock=cards.stock, rows=cards.rows, doubled=cards.doubled)


def put_away(table: Shown) -> tuple[Shown, Cards]:
    """Take the cards out again: what is shown is as if none had been dealt in this round."""
    lying = [NUMBER_OF[wish] for row in table.rows for wish in row if wish is not None]
    shown = replace(table, stock=tuple(sorted((*table.stock, *lying))), rows=(), doubled=())
    return shown, Cards(table.stock, table.rows, table.doubled)


def laid(state: State, table: Shown, events: Iterable[Event]) -> tuple[State, list[Event]]:
    """A card was laid: openly, or for the eyes of one player alone."""
    if state.covered is None:
        return replace(state, shown=table), list(events)
    shown, cards = put_away(table)
    return replace(state, shown=shown, covered=cards), [to_turn(event, table) for event in events]


def to_turn(event: Event, shown: Shown) -> Event:
    """The event for the seat whose turn it is."""
    return event if shown.turn is None else replace(event, to=frozenset({shown.turn}))


def begin_turn(state: State, seat: Seat, at: Millis) -> tuple[State, list[Event]]:
    """The next player holds the tablet: deal the cards for the first, turn them up for the others."""
    shown, readied = state.shown, Readied(seat=seat)
    if state.covered is None:
        rows, doubled = empty_rows(shown.options)
        dealing = replace(state, shown=replace(shown, phase="deal"), covered=Cards(shown.stock, rows, doubled))
        return dealing, [readied]
    state = replace(state, shown=replace(shown, phase="lead", until=at + LEAD))
    return state, [readied, *(to_turn(event, shown) for event in cards_of(uncovered(state)))]


def cards_of(table: Shown) -> list[Event]:
    """The cards on the table, in the order of the deal."""
    return [
        Dealt(round=table.round, row=name, bird=bird, wish=wish)
        for name, row in zip(ROW_NAMES, table.rows, strict=False)
        for bird, wish in zip(BIRDS, row, strict=True)
        if wish is not None
    ]


def pass_on(state: State) -> State:
    """End this turn: the tablet goes to the next player on the left who has not placed yet."""
    shown = state.shown
    turn = (shown.starter + len(had_turn(shown))) % len(shown.own)
    return replace(state, shown=replace(shown, phase="pass", turn=turn, until=None, glasses=()))


def chapter(shown: Shown) -> int:
    """Counts rounds and reviews; one after another, also each pass and each turn."""
    over = shown.phase in ("review", "over")
    if not one_by_one(shown):
        return 2 * shown.round - (not over)
    whole = 2 * len(shown.own) + 1
    begun = shown.phase in ("deal", "lead", "placing")
    return whole * shown.round if over else whole * (shown.round - 1) + 2 * len(had_turn(shown)) + 1 + begun
