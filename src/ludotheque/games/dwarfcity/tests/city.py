"""A city to test in: matches in any position, and dice that fall as a test says."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core import Act, Draw, Event, Refused, Seat
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.model import Action, Build, Options, Own, Roll, State, Tower
from ludotheque.games.dwarfcity.pieces import CARD_SETS, FACES


def tower(of: Seat, card: str, *blocks: str) -> Tower:
    return Tower(of, card, blocks)


def dusk(*towers: Tower, seats: int = 1, dice: str = "", stock: int | tuple[int, ...] = 0, **more: Any) -> State:
    """A match in which the player on turn has these dice; without dice they are about to roll."""
    kobold = more.setdefault("kobold", None)
    named = {name: more.pop(name) for name in ("face", "cards", "blue_blocks", "strength", "cadence") if name in more}
    options = Options(mode="together" if kobold is None else "kobold", **named)
    left = (stock,) if isinstance(stock, int) else stock
    if options.face == "stone" and isinstance(stock, int):
        left = (stock, *[0] * (len(CARD_SETS[options.cards]) - 1))
    first = min({0, 1} - {kobold})
    usual = {
        "phase": "build" if dice else "roll",
        "turn": first,
        "dwarf": more.get("turn", first),
        "steps": 1,
        "blue": 0 if kobold is not None else dice.count("b"),
        "rolled": tuple(dice),
        "dice": tuple(die for die in FACES for given in dice if die == given and die != "b"),
    }
    return State(options, ("any",) * seats, towers=towers, stock=left, **{**usual, **more})


def act(state: State, action: Action, seat: Seat | None = None) -> tuple[State, list[Event]]:
    """The seat on turn does this."""
    return rules.step(state, Act(0, state.turn if seat is None else seat, action))


def build(state: State, die: str, block: str, number: int) -> tuple[State, list[Event]]:
    return act(state, Build(die, block, number))  # type: ignore[arg-type]


def draw(state: State, *picks: int) -> tuple[State, list[Event]]:
    """Chance answers with these picks; every draw must be due."""
    events: list[Event] = []
    for pick in picks:
        assert rules.due(state).odds[pick], "such a draw is possible"
        state, more = rules.step(state, Draw(0, pick))
        events += more
    return state, events


def roll(state: State, faces: str) -> tuple[State, list[Event]]:
    """The seat on turn rolls these three."""
    return draw(act(state, Roll())[0], *(FACES.index(face) for face in faces))


def refused(state: State, action: Action, key: str, seat: Seat | None = None) -> None:
    with pytest.raises(Refused) as no:
        act(state, action, seat)
    assert no.value.key == key


def legal(state: State) -> list[Action]:
    return list(rules.legal(state, state.turn))


def begun(options: Options, *roles: str) -> State:
    return rules.start(options, [Own(role=role) for role in roles])  # type: ignore[arg-type]


def blocks_of(state: State) -> list[tuple[str, ...]]:
    return [one.blocks for one in state.towers]
