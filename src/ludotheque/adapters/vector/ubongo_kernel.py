"""Missions of Ubongo on integers: one player goes through a number of missions, a second for each decision.

A mission is six times its board, plus its symbol. Cells are the bits of `rules.covering`. `tests/test_vector.py` plays
by this and by the rules, step by step.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.adapters.setting import PACE, SOON
from ludotheque.adapters.vector.bits import HERE, add, chance, clear, has, sources
from ludotheque.adapters.vector.layout import spots
from ludotheque.core.compiling import compiler, int_array
from ludotheque.games.ubongo.model import Phase, PieceName
from ludotheque.games.ubongo.pieces import NUMBER, PIECES, SYMBOLS
from ludotheque.games.ubongo.rules.covering import GRID, LAYS, LIFTS
from ludotheque.games.ubongo.rules.limits import MISSIONS, SET
from ludotheque.games.ubongo.rules.races import LONGEST

GAME: Final = HERE.parents[1] / "games" / "ubongo"
compiled = compiler(*sources(HERE.parent, GAME, GAME / "model", GAME / "rules"), refcount=False)

BOX, DIE = len(PIECES), len(SYMBOLS)
# A match: boards in the stock as bits, the mission, how many lie on it and which, what each piece covers and all do,
# missions done and laid aside, and the time since the glass was turned.
STOCK, MISSION, LYING, LAID, COVERS = 0, 1, 2, 3, 3 + SET
COVERED: Final = COVERS + BOX
DONE, ASIDE, ELAPSED, STEPS, VAIN = range(COVERED + 1, COVERED + 6)
"""VAIN: steps that were no legal actions."""
WIDTH: Final = VAIN + 1
NONE: Final = -1
"""The mission before the first."""

TO_LIFT: Final = len(LAYS)
TO_LAY_ASIDE: Final = TO_LIFT + len(LIFTS) + 1
TO_WAIT: Final = TO_LAY_ASIDE + 2
GOES_ON, THROUGH, BELL = range(3)

AT_PHASE, AT_TASK, AT_DONE, AT_SOLVED, AT_ASIDE, AT_PIECES, AT_DEADLINE = range(7)
PLANES: Final = (
    *("shown.phase", "shown.tasks[0]?", "shown.done[0]?", "shown.solved[0]", "shown.aside[0]"),
    *("pieces[0][0]?", "deadline?"),
)
MOVING: Final = r"shown\.(phase$|tasks\[0\]|done\[0\]|solved\[0\]$|aside\[0\]$)|pieces\[0\]\[|deadline"
COVERING, OVER = spots(Phase).index("covering"), spots(Phase).index("over")
TURNS: Final = 8
"""Orientations that a piece can have."""
PIECE: Final = 1 + BOX + TURNS + 2 * GRID
"""The width of a piece in a vector."""

COVERS_OF: Final = int_array(LAYS.values())
PIECE_OF: Final = int_array(NUMBER[lay.piece] for lay in LAYS)
SPOT_OF: Final = int_array(spots(PieceName).index(lay.piece) for lay in LAYS)
TURN_OF: Final = int_array(lay.orientation for lay in LAYS)
ROW_OF: Final = int_array(lay.row for lay in LAYS)
COLUMN_OF: Final = int_array(lay.col for lay in LAYS)


# The course


@compiled
def weight_of(stock: int, weights: Any) -> int:
    """How many tickets the boards of a stock have in all."""
    total = 0
    for board in range(len(weights)):
        if stock >> board & 1:
            total += weights[board]
    return int(total)


@compiled
def next_mission(row: Any, luck: Any, book: Any, draws: Any, drawn: int) -> int:
    """Draw a board and a symbol, from all boards but the last when none is left; gives how many draws are noted."""
    weights, fits = book[0], book[1]
    everything = (1 << len(weights)) - 1
    if weight_of(row[STOCK], weights) == 0:
        fresh = everything & ~(1 << row[MISSION] // DIE)
        row[STOCK] = fresh if weight_of(fresh, weights) else everything
    ticket, pick, board = chance(luck, weight_of(row[STOCK], weights)), 0, 0
    while not row[STOCK] >> board & 1 or ticket >= weights[board]:
        if row[STOCK] >> board & 1:
            ticket -= weights[board]
            pick += 1
        board += 1
    total = 0
    for symbol in range(DIE):
        total += fits[board * DIE + symbol]
    ticket, symbol = chance(luck, int(total)), 0
    while ticket >= fits[board * DIE + symbol]:
        ticket -= fits[board * DIE + symbol]
        symbol += 1
    draws[drawn], draws[drawn + 1] = pick, symbol
    row[STOCK] ^= 1 << board
    row[MISSION] = board * DIE + symbol
    row[STEPS] += 2
    return drawn + 2


@compiled
def begin(row: Any, luck: Any, book: Any, draws: Any, drawn: int) -> int:
    """The first mission of a match."""
    for place in range(WIDTH):
        row[place] = 0
    row[STOCK], row[MISSION], row[STEPS] = (1 << len(book[0])) - 1, NONE, 1
    return next_mission(row, luck, book, draws, drawn)


# Pieces


@compiled
def lift(row: Any, piece: int) -> None:
    """Take a piece back, if it lies there."""
    kept = 0
    for place in range(row[LYING]):
        lay = row[LAID + place]
        if PIECE_OF[lay] != piece:
            row[LAID + kept] = lay
            kept += 1
    row[LYING] = kept
    row[COVERED] ^= row[COVERS + piece]
    row[COVERS + piece] = 0


@compiled
def lay_down(row: Any, lay: int) -> None:
    """Lay a piece, or move it."""
    piece = PIECE_OF[lay]
    lift(row, piece)
    row[LAID + row[LYING]] = lay
    row[LYING] += 1
    row[COVERS + piece] = COVERS_OF[lay]
    row[COVERED] |= COVERS_OF[lay]


@compiled
def sweep(row: Any) -> None:
    """Clear the shape."""
    for place in range(LYING, COVERED + 1):
        row[place] = 0


@compiled
def offer(row: Any, book: Any, words: Any) -> int:
    """The legal actions; gives how many there are."""
    starts, lays = book[3], book[4]
    clear(words)
    count = 2
    add(words, TO_LAY_ASIDE)
    add(words, TO_WAIT)
    for number in range(starts[row[MISSION]], starts[row[MISSION] + 1]):
        lay = lays[number]
        covers, own = COVERS_OF[lay], row[COVERS + PIECE_OF[lay]]
        if covers != own and not covers & row[COVERED] & ~own:
            add(words, lay)
            count += 1
    for place in range(row[LYING]):
        add(words, TO_LIFT + PIECE_OF[row[LAID + place]])
        count += 1
    return count


# Steps


@compiled
def act(row: Any, action: int, words: Any, book: Any, length: int) -> tuple[int, bool]:
    """Take an action, or a step in vain: whether the match goes on, and whether a new mission is due."""
    if not has(words, action):
        row[VAIN] += 1
        return GOES_ON, False
    row[STEPS] += 1
    if action == TO_WAIT:
        return BELL, False
    due = False
    if action == TO_LAY_ASIDE:
        row[ASIDE] += 1
        due = True
    elif action >= TO_LIFT:
        lift(row, action - TO_LIFT)
    else:
        lay_down(row, action)
        if row[COVERED] == book[2][row[MISSION]]:
            row[DONE] += 1
            due = True
    if row[DONE] == length:
        sweep(row)
        return THROUGH, False
    if due:
        sweep(row)
    row[ELAPSED] += PACE
    return (BELL, False) if row[ELAPSED] >= LONGEST else (GOES_ON, due)


@compiled
def see(row: Any, at: Any, still: Any, tasks: Any, how: int, seen: Any) -> None:
    """What the player knows: while missions are covered, or once they are through or the bell has rung."""
    for place in range(len(still)):
        seen[place] = still[place]
    seen[at[AT_PHASE] + (COVERING if how == GOES_ON else OVER)] = 1
    if how == GOES_ON:
        seen[at[AT_DEADLINE]] = 1
        seen[at[AT_DEADLINE] + 1] = min(1.0, (LONGEST - row[ELAPSED]) / SOON)
    seen[at[AT_SOLVED]] = min(1.0, row[DONE] / MISSIONS)
    seen[at[AT_ASIDE]] = min(1.0, row[ASIDE] / MISSIONS)
    if how == THROUGH:
        seen[at[AT_DONE]] = seen[at[AT_DONE] + 1] = 1
        return
    task = tasks[row[MISSION]]
    for place in range(len(task)):
        seen[at[AT_TASK] + place] = task[place]
    for number in range(row[LYING]):
        lay, first = row[LAID + number], at[AT_PIECES] + PIECE * number
        seen[first] = seen[first + 1 + SPOT_OF[lay]] = 1
        seen[first + 1 + BOX + TURN_OF[lay]] = 1
        seen[first + 1 + BOX + TURNS + ROW_OF[lay]] = 1
        seen[first + 1 + BOX + TURNS + GRID + COLUMN_OF[lay]] = 1


@compiled
def begin_all(rows: Any, luck: Any, book: Any, made: Any, planes: Any) -> None:
    """Begin all matches."""
    seen, _, words, choices, _, _, draws, drawn = made
    at, still, tasks = planes
    for match in range(len(rows)):
        drawn[match] = begin(rows[match], luck[match], book, draws[match], 0)
        choices[match] = offer(rows[match], book, words[match])
        see(rows[match], at, still, tasks, GOES_ON, seen[match])


@compiled
def step_all(actions: Any, rows: Any, luck: Any, book: Any, made: Any, planes: Any, limit: int, length: int) -> None:
    """Take an action in every match; one that is over is followed by the next."""
    seen, last, words, choices, rewards, ends, draws, drawn = made
    at, still, tasks = planes
    for match in range(len(rows)):
        row = rows[match]
        how, due = act(row, int(actions[match]), words[match], book, length)
        if due:
            drawn[match] = next_mission(row, luck[match], book, draws[match], 0)
        called_off = how == GOES_ON and row[STEPS] + row[VAIN] >= limit
        score = row[ELAPSED] if how == THROUGH else LONGEST
        ended = how != GOES_ON
        rewards[match] = 1 - 2 * (score / LONGEST) if ended else 0.0
        ends[match, 0], ends[match, 1] = ended, called_off
        ends[match, 2], ends[match, 3] = score, 1 if how == THROUGH else 2
        if ended or called_off:
            see(row, at, still, tasks, how, last[match])
            drawn[match] = begin(row, luck[match], book, draws[match], drawn[match])
        choices[match] = offer(row, book, words[match])
        see(row, at, still, tasks, GOES_ON, seen[match])
