"""Duels of Ostriches, many at once, on the kernel of the solver.

`tests/test_vector.py` plays by this and by the rules, step by step.
"""

from __future__ import annotations

from typing import Any

from ludotheque.adapters.vector.bits import chance
from ludotheque.adapters.vector.ostriches_actions import CALM, STARTER, TURNS, act, compiled, offer
from ludotheque.adapters.vector.ostriches_seeing import see
from ludotheque.games.ostriches.model import SEATS
from ludotheque.games.ostriches.solver import kernel as k


@compiled
def begin(row: Any, begun: Any, luck: Any) -> int:
    """Begin a match; gives the seat that places first."""
    for place in range(k.WIDTH):
        row[place] = begun[place]
    starter = chance(luck, SEATS)
    row[k.TURN] = row[STARTER] = starter
    row[TURNS] = row[CALM] = 0
    return starter


@compiled
def begin_all(rows: Any, begun: Any, luck: Any, made: Any) -> None:
    """Begin all matches."""
    seen, words, choices, seats, _, _, starters = made
    for match in range(len(rows)):
        row = rows[match]
        seats[match] = starters[match] = begin(row, begun, luck[match])
        choices[match] = offer(row, words[match])
        see(row, seen[match])


@compiled
def step_all(actions: Any, rows: Any, begun: Any, luck: Any, made: Any) -> None:
    """Take a legal action in every match; one that is over is followed by the next."""
    seen, words, choices, seats, rewards, ended, starters = made
    for match in range(len(rows)):
        row = rows[match]
        act(row, int(actions[match]))
        over = row[k.PHASE] == k.OVER
        ended[match] = over
        rewards[match, 0] = rewards[match, 1] = 0
        if over:
            winner = row[k.WINNER]
            if winner != k.DRAWN:
                rewards[match, winner], rewards[match, 1 - winner] = 1, -1
            starters[match] = begin(row, begun, luck[match])
        seats[match] = row[k.TURN]
        choices[match] = offer(row, words[match])
        see(row, seen[match])
