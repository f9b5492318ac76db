"""Whole turns: a move, the power that came with it or its waiver, and the rotation."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.core.game import Act
from ludotheque.games.ostriches.model import Action, Go, State
from ludotheque.games.ostriches.rules.moves import turn
from ludotheque.games.ostriches.rules.play import step


def whole_turns(state: State) -> Iterator[tuple[tuple[Action, ...], State]]:
    """Every turn of the player on turn, and where it leads; a win ends it at once. None when the match is over."""
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
    """How many ways there are to play so many whole turns; a match that is over before has none."""
    if depth == 1:
        return counted(state)
    return sum(perft(after, depth - 1) for _, after in whole_turns(state))


def counted(state: State) -> int:
    """How many whole turns there are; those that are one action need not be played to be counted."""
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
