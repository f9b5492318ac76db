"""Before the first roll: who plays the kobold, who begins, and two cards for each dwarf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ludotheque.core.game import Draw, Event, Seat
from ludotheque.core.match import valid_settings
from ludotheque.games.dwarfcity.model import MOST, CardTaken, KoboldChosen, Options, Own, Starter, State, Tower
from ludotheque.games.dwarfcity.pieces import CARD_SETS, CARDS, HAND

MATTERS_WITH: dict[str, dict[str, tuple[str, ...]]] = {
    "cards": {"face": ("stone",)},
    "blue_blocks": {"face": ("stone",), "cards": ("easy",)},
    "cadence": {"mode": ("kobold",)},
    "role": {"mode": ("kobold",)},
}
"""Options and settings of a seat that have an effect only with these values of options."""


def seats(options: Options) -> range:
    return range(2 if options.mode == "kobold" else 1, MOST + 1)


def start(options: Options, own: Sequence[Own]) -> State:
    """All blocks on the table, all cards in the stock; what leaves no choice is not drawn."""
    options, own = valid_settings((Options, Own), seats, options, own)
    stock = (CARDS,) if options.face == "beach" else tuple(CARD_SETS[options.cards].values())
    state = State(options, tuple(one.role for one in own), "role", stock=stock)
    chosen = candidates(state)
    if options.mode == "together":
        return choose_starter(state)
    return choose_starter(replace(state, kobold=chosen[0])) if len(chosen) == 1 else state


def candidates(state: State) -> list[Seat]:
    """The seats that may play the kobold: those that want to, else those that do not mind, else all."""
    for role in ("kobold", "any"):
        found = [seat for seat, wish in enumerate(state.roles) if wish == role]
        if found:
            return found
    return list(range(len(state.roles)))


def chosen(state: State, given: Draw) -> tuple[State, list[Event]]:
    kobold = candidates(state)[given.pick]
    return choose_starter(replace(state, kobold=kobold)), [KoboldChosen(seat=kobold)]


def choose_starter(state: State) -> State:
    dwarfs = state.dwarfs
    return replace(state, phase="starter") if len(dwarfs) > 1 else begins(state, dwarfs[0])


def starter_drawn(state: State, given: Draw) -> tuple[State, list[Event]]:
    seat = state.dwarfs[given.pick]
    return begins(state, seat), [Starter(seat=seat)]


def begins(state: State, seat: Seat) -> State:
    """Deal the cards; on the beach face they are all alike, so nothing is drawn."""
    state = replace(state, phase="deal", starter=seat, dwarf=seat, turn=seat)
    if state.options.face == "stone":
        return state
    hands = len(state.dwarfs) * HAND
    towers = tuple(Tower(next_hand(state, number)) for number in range(hands))
    return replace(state, phase="roll", towers=towers, stock=(CARDS - hands,), steps=1)


def next_hand(state: State, number: int) -> Seat:
    """The dwarf who is dealt this card: round by round, clockwise from the first player."""
    dwarfs = state.dwarfs
    return dwarfs[(dwarfs.index(state.starter) + number) % len(dwarfs)]


def dealt(state: State, given: Draw) -> tuple[State, list[Event]]:
    state, event = card_taken(state, next_hand(state, len(state.towers)), given.pick)
    full = len(state.towers) == len(state.dwarfs) * HAND
    return (replace(state, phase="roll", steps=1) if full else state), [event]


def card_taken(state: State, seat: Seat, pick: int) -> tuple[State, Event]:
    """Give a dwarf a card from the stock."""
    card = "" if state.options.face == "beach" else list(CARD_SETS[state.options.cards])[pick]
    stock = tuple(left - (kind == pick) for kind, left in enumerate(state.stock))
    state = replace(state, towers=(*state.towers, Tower(seat, card)), stock=stock)
    return state, CardTaken(seat=seat, tower=len(state.towers) - 1, card=card)


def upgrade(version: int, options: dict[str, Any]) -> dict[str, Any] | None:
    """Options of rules version 1 in today's words; None for any other version.

    Version 1 lowered the blue blocks of easy cards, and its cadence `round` came after all dwarfs.
    """
    if version != 1:
        return None
    lowered = {"blue_blocks": "balanced"} if options.get("cards") == "easy" else {}
    last = {"cadence": "last"} if options.get("cadence") == "round" else {}
    return {**options, **lowered, **last}
