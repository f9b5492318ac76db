"""Dwarf City against the kobold, many matches at once: the kernel of the solver, and what a player sees of its rows."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.adapters.vector.bits import HERE, add, clear, has, sources
from ludotheque.adapters.vector.layout import spots
from ludotheque.core.compiling import compiler, int_array
from ludotheque.games.dwarfcity.model import MOST as MOST_SEATS
from ludotheque.games.dwarfcity.model import Phase
from ludotheque.games.dwarfcity.pieces import BLOCKS, BLUE, CARDS, DICE, SHAPES, SIGNS, TALL
from ludotheque.games.dwarfcity.solver import tables as t
from ludotheque.games.dwarfcity.solver.kernel import act, draw
from ludotheque.games.dwarfcity.solver.policies import actions as actions_of
from ludotheque.games.dwarfcity.solver.policies import picked
from ludotheque.games.dwarfcity.solver.towers import next_dwarf

GAME: Final = HERE.parents[1] / "games" / "dwarfcity"
compiled = compiler(*sources(GAME, GAME / "solver", GAME / "rules"), refcount=False)

# A match: a row of the solver, and its steps.
STEPS, VAIN = t.WIDTH, t.WIDTH + 1
"""VAIN: steps that were no legal actions."""
WIDTH: Final = VAIN + 1

PLANES: Final = (
    *("viewer", "table.phase", "table.turn", "table.dwarf", "table.starter", "table.towers[0]?", "table.stock[0]"),
    *("table.rolled", "table.dice", "table.blue", "table.built?", "table.pile", "table.signs", "table.winner", "next"),
)
AT_VIEWER, AT_PHASE, AT_TURN, AT_DWARF, AT_STARTER, AT_TOWERS, AT_STOCK = range(7)
AT_ROLLED, AT_DICE, AT_BLUE, AT_BUILT, AT_PILE, AT_SIGNS, AT_WINNER, AT_NEXT = range(7, 15)
MOVING: Final = (
    r"viewer|next|table\.(phase|turn$|dwarf|starter|towers|stock\[.\]$|rolled|dice|blue$|built|pile|signs|winner)"
)
PHASE_SPOT: Final = int_array(spots(Phase).index(phase) for phase in t.PHASES)
DIE_SPOT: Final = int_array(sorted("royvw").index(face) for face in "royvw")
"""The place of each die of a block that was built: the values of its type are in the order of the alphabet."""
DIES: Final = len("royvw")
KINDS: Final = len(BLOCKS)
CARD: Final = 1 + MOST_SEATS
"""Where the shapes of a card begin in a tower, then its blocks, and how wide a tower is."""
STONES: Final = CARD + TALL * (1 + len(SHAPES))
TOWER: Final = STONES + TALL * (1 + KINDS)
MOST_BLUE: Final = max(BLUE.values())


@compiled
def settle(row: Any, luck: Any, limit: int, draws: Any, drawn: int) -> int:
    """Draw until somebody decides, the match is over or called off; gives how many draws are noted."""
    while row[t.PHASE] not in (t.ROLL, t.BUILD, t.TEAR, t.OVER) and row[STEPS] < limit:
        pick = picked(row, luck)
        draws[drawn] = pick
        drawn += 1
        draw(row, pick)
        row[STEPS] += 1
    return drawn


@compiled
def begin(row: Any, begun: Any, luck: Any, limit: int, draws: Any, drawn: int) -> int:
    """Begin a match, with the draws before the first decision."""
    for place in range(t.WIDTH):
        row[place] = begun[place]
    row[STEPS] = row[VAIN] = 0
    return settle(row, luck, limit, draws, drawn)


@compiled
def offer(row: Any, found: Any, words: Any) -> int:
    """The legal actions without taking back; gives how many there are."""
    clear(words)
    count, listed = 0, actions_of(row, found)
    for number in range(listed):
        if found[number] != t.TO_TAKE_BACK:
            add(words, found[number])
            count += 1
    return count


@compiled
def see_tower(row: Any, tower: int, first: int, seen: Any) -> None:
    seen[first] = seen[first + 1 + row[t.OF + tower]] = 1
    if row[t.FACE] == t.STONE:
        card = row[t.SET] * t.KINDS + row[t.KIND + tower]
        for high in range(t.LENGTH[card]):
            at = first + CARD + high * (1 + t.SHAPES_THERE)
            seen[at] = seen[at + 1 + t.SHAPE_AT[card * t.LONGEST + high]] = 1
    for high in range(row[t.HEIGHT + tower]):
        at = first + STONES + high * (1 + KINDS)
        block = row[t.INSIDE + tower] >> t.BLOCK_BITS * high & KINDS - 1
        seen[at] = seen[at + 1 + block] = 1


@compiled
def see_dice(row: Any, at: Any, seen: Any) -> None:
    """How the dice fell, what they can still do, and the block that was built last."""
    for die in range(1, row[t.ROLLED] + 1):
        seen[at[AT_ROLLED] + row[t.ROLLED + die]] += 1 / DICE
    for face in range(t.WHITE + 1):
        seen[at[AT_DICE] + face] = row[t.DICE_LEFT + face] / DICE
    seen[at[AT_BLUE]] = row[t.BLUE_DICE] / DICE
    if row[t.BUILT] >= 0:
        tower, rest = (row[t.BUILT] - t.TO_BUILD) >> t.TOWER_BITS, (row[t.BUILT] - t.TO_BUILD) & t.PER_TOWER - 1
        first, block = at[AT_BUILT], rest >> 1
        seen[first] = seen[first + 1 + DIE_SPOT[t.WHITE if rest & 1 else block >> 2]] = 1
        seen[first + 1 + DIES + block] = seen[first + 1 + DIES + KINDS + tower] = 1


@compiled
def see(row: Any, at: Any, still: Any, seen: Any) -> None:
    """What the player on turn knows: everything but the future."""
    for place in range(len(still)):
        seen[place] = still[place]
    seen[at[AT_VIEWER] + row[t.TURN]] = seen[at[AT_PHASE] + PHASE_SPOT[row[t.PHASE]]] = 1
    seen[at[AT_TURN] + row[t.TURN]] = seen[at[AT_DWARF] + row[t.DWARF]] = seen[at[AT_STARTER] + row[t.FIRST]] = 1
    for tower in range(row[t.CARDS_OUT]):
        see_tower(row, tower, at[AT_TOWERS] + TOWER * tower, seen)
    for kind in range(t.KINDS_IN[row[t.SET]] if row[t.FACE] == t.STONE else 1):
        seen[at[AT_STOCK] + 2 * kind] = row[t.STOCK + kind] / CARDS
    see_dice(row, at, seen)
    seen[at[AT_PILE]] = row[t.PILE] / MOST_BLUE
    seen[at[AT_SIGNS]] = row[t.SIGNS_SEEN] / SIGNS
    if row[t.WINNER] >= 0:
        seen[at[AT_WINNER] + row[t.WINNER]] = 1
    seen[at[AT_NEXT] + next_dwarf(row, row[t.DWARF])] = 1


@compiled
def begin_all(rows: Any, begun: Any, luck: Any, limit: int, found: Any, made: Any, planes: Any) -> None:
    """Begin all matches."""
    seen, _, words, choices, _, _, draws, drawn = made
    at, still = planes
    for match in range(len(rows)):
        drawn[match] = begin(rows[match], begun, luck[match], limit, draws[match], 0)
        choices[match] = offer(rows[match], found, words[match])
        see(rows[match], at, still, seen[match])


@compiled
def step_all(actions: Any, rows: Any, begun: Any, luck: Any, limit: int, found: Any, made: Any, planes: Any) -> None:
    """Take an action in every match; one that is over is followed by the next."""
    seen, last, words, choices, rewards, ends, draws, drawn = made
    at, still = planes
    for match in range(len(rows)):
        row, action = rows[match], int(actions[match])
        if has(words[match], action):
            act(row, action)
            row[STEPS] += 1
            drawn[match] = settle(row, luck[match], limit, draws[match], 0)
        else:
            row[VAIN] += 1
        ended = row[t.PHASE] == t.OVER
        called_off = not ended and row[STEPS] + row[VAIN] >= limit
        won = ended and row[t.WINNER] == t.DWARFS
        rewards[match] = 0.0
        if ended:
            rewards[match] = 1.0 if won else -1.0
        ends[match, 0], ends[match, 1] = ended, called_off
        ends[match, 2], ends[match, 3] = row[t.NEEDED] - row[t.PILE] if won else 0, 1 if won else 2
        if ended or called_off:
            see(row, at, still, last[match])
            drawn[match] = begin(row, begun, luck[match], limit, draws[match], drawn[match])
        choices[match] = offer(row, found, words[match])
        see(row, at, still, seen[match])
