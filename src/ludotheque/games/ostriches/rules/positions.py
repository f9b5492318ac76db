"""Positions in one line: what stands where at the start of a turn.

`pe1t2/1*4/b1s2p/P2S1B/4*1/T1P1E1 s - 0`: the rows from 6 down to 1 with a `/` between them, then the player on turn,
the ostrich that may not be moved, and how many turns in a row have been calm.

In a row a digit counts free squares, `*` is a bush, and a letter an ostrich by its power (b bush, s swap, e eye, t
tiles, p plain), a capital for seat 0. After it `'` says that the opponent has looked at it, `+` that it is face up. On
turn is `s`, seat 0 in the south, or `n`, seat 1 in the north. The ostrich moved last is named by its square; `-`: none.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

from ludotheque.core.refusal import Refused
from ludotheque.games.ostriches.model import SEATS, Options, Ostrich, State, Table
from ludotheque.games.ostriches.pieces import (
    BUSHES,
    NAMES,
    NUMBERS,
    POWERS,
    SIDE,
    TO_WIN,
    TRIBE,
    Power,
    Square,
    square,
)
from ludotheque.games.ostriches.rules.board import in_order, ostrich_at, up_of

FORM: Final = re.compile(
    r"(?P<rows>[1-6*BSETPbsetp'+]+(?:/[1-6*BSETPbsetp'+]+){5}) "
    r"(?P<turn>[sn]) (?P<moved>-|[a-f][1-6]) (?P<calm>0|[1-9][0-9]{0,4})"
)
MARK: Final = re.compile(r"(?P<free>[1-6])|(?P<bush>\*)|(?P<letter>[bsetp])(?P<seen>')?(?P<up>\+)?", re.IGNORECASE)
POWER_OF: Final[dict[str, Power]] = {power[0]: power for power in POWERS}
SIDES: Final = ("s", "n")
"""Per seat: where it sits."""
PLACED: Final = SEATS * len(TRIBE) + 1
"""Decisions before the first move."""


def read_position(text: str, options: Options | None = None) -> State:
    """The state that a position means, at the start of a turn; ostriches may be missing, as in a study."""
    options = Options() if options is None else options
    found = FORM.fullmatch(text)
    if found is None or (options.draw_after is not None and int(found["calm"]) >= options.draw_after):
        raise Refused("no-such-position", text=text)
    ostriches: list[Ostrich] = []
    bushes: list[Square] = []
    for number, row in zip(reversed(range(SIDE)), found["rows"].split("/"), strict=True):
        read_row(number, row, ostriches, bushes)
    table = Table(
        options,
        phase="move",
        turn=SIDES.index(found["turn"]),
        bushes=tuple(sorted(bushes)),
        moved=NUMBERS.get(found["moved"]),
        turns=int(found["calm"]),
        calm=int(found["calm"]),
        steps=PLACED,
    )
    state = State(table, in_order(ostriches), ((),) * SEATS)
    check(state)
    return state


def read_row(number: int, row: str, ostriches: list[Ostrich], bushes: list[Square]) -> None:
    """Add what stands in a row to these lists."""
    column = 0
    for mark in (marks := list(MARK.finditer(row))):
        at = square(column, number)
        column += int(mark["free"] or 1)
        if mark["bush"]:
            bushes.append(at)
        elif mark["letter"]:
            ostriches.append(read_ostrich(at, mark))
    if column != SIDE or "".join(mark[0] for mark in marks) != row:
        raise Refused("position-row", row=number + 1)


def read_ostrich(at: Square, mark: re.Match[str]) -> Ostrich:
    of = 0 if mark["letter"].isupper() else 1
    known = frozenset(range(SEATS)) if mark["seen"] else frozenset({of})
    return Ostrich(at, of, POWER_OF[mark["letter"].lower()], mark["up"] is not None, known)


def check(state: State) -> None:
    """Refuse more than the box holds, and what cannot stand like that at the start of a turn."""
    if len(state.table.bushes) != len(BUSHES):
        raise Refused("position-bushes")
    for seat in range(SEATS):
        if Counter(one.power for one in state.ostriches if one.of == seat) - Counter(TRIBE):
            raise Refused("position-tribe")
        if up_of(state, seat) >= TO_WIN:
            raise Refused("position-won")
    if state.table.moved is not None and ostrich_at(state, state.table.moved) is None:
        raise Refused("position-moved", square=NAMES[state.table.moved])


def write_position(state: State) -> str:
    """A state at the start of a turn in one line, without the offer of a draw and the number of turns."""
    signs = {one.at: write_ostrich(one) for one in state.ostriches} | dict.fromkeys(state.table.bushes, "*")
    rows = ["".join(signs.get(square(column, row), " ") for column in range(SIDE)) for row in range(SIDE)]
    board = "/".join(re.sub(" +", lambda gap: str(len(gap[0])), row) for row in reversed(rows))
    table = state.table
    moved = "-" if table.moved is None else NAMES[table.moved]
    return f"{board} {SIDES[table.turn]} {moved} {table.calm}"


def write_ostrich(ostrich: Ostrich) -> str:
    letter = ostrich.power[0].upper() if ostrich.of == 0 else ostrich.power[0]
    return letter + ("'" if 1 - ostrich.of in ostrich.known else "") + ("+" if ostrich.up else "")
