"""What can be measured of games of Dwarf City; the laboratory sums it up over many."""

from __future__ import annotations

from random import Random

from msgspec import Struct
from msgspec.structs import asdict

from ludotheque.core import measuring
from ludotheque.core.chance import Seed, seed_bytes
from ludotheque.core.measuring import Measure, Setting
from ludotheque.core.refusal import Refused
from ludotheque.games.dwarfcity.solver import LEVELS, Level


class Match(Struct, frozen=True, kw_only=True):
    """How a game ended."""

    won: bool
    """By the dwarfs."""
    turns: int
    """Of dwarfs."""
    lead: int
    """Blocks that the losing side still needed."""
    pile: int
    """Blue blocks in the kobold's tower."""
    signs: int
    """Blue blocks that showed the sign."""


class Kobold(Struct, frozen=True, kw_only=True):
    """How a game ended against a kobold that needs so many blue blocks."""

    needed: int
    won: bool
    """By the dwarfs."""


def match(setting: Setting, seed: Seed) -> Match:
    """A game of bots in the kernel, thousands a second: whether the dwarfs won, by how much, and in how many turns."""
    from ludotheque.games.dwarfcity.solver.simulation import simulate_one  # noqa: PLC0415 - importing numba takes a second

    found = simulate_one(setting.options, setting.own, *sides(setting), Random(b"match" + seed_bytes(seed)))
    return Match(won=found.won, turns=found.turns, lead=found.lead, pile=found.pile, signs=found.signs)


def kobolds(setting: Setting, seed: Seed) -> tuple[Kobold, ...]:
    """A game against every kobold, from one that needs a single blue block to one that needs all of them."""
    from ludotheque.games.dwarfcity.solver.simulation import against_every_kobold  # noqa: PLC0415

    found = against_every_kobold(setting.options, setting.own, *sides(setting), Random(b"kobolds" + seed_bytes(seed)))
    return tuple(Kobold(needed=needed, won=won) for needed, won in found)


def sides(setting: Setting) -> tuple[Level, Level]:
    """The level of all dwarfs and that of the kobold.

    Levels may differ only between the sides, and only if one seat alone wants to be the kobold: else it is drawn.
    """
    if not setting.bots:
        raise Refused("measure-needs-bots")
    levels = [next(one for one in LEVELS if one.name == name) for name, _ in setting.bots]
    wanting = [seat for seat, own in enumerate(setting.own) if own.role == "kobold"]
    kobold = wanting[0] if setting.options.mode == "kobold" and len(wanting) == 1 else None
    dwarfs = [level for seat, level in enumerate(levels) if seat != kobold]
    if len(set(dwarfs)) > 1:
        raise Refused("levels-of-sides")
    return dwarfs[0], dwarfs[0] if kobold is None else levels[kobold]


class AtSeat(measuring.AtSeat, frozen=True, kw_only=True):
    """How a game ended for one seat."""

    side: str
    """Dwarf or kobold."""


def seats(setting: Setting, seed: Seed) -> tuple[AtSeat, ...]:
    """A game of bots by the rules, seat by seat: who sat there, on which side, its place, score and points."""
    record, state = measuring.played(setting, seed)
    return tuple(
        AtSeat(**asdict(one), side="kobold" if one.seat - 1 == state.kobold else "dwarf")
        for one in measuring.seats_of(setting, record)
    )


MEASURES: dict[str, Measure] = {"match": match, "seats": seats, "kobolds": kobolds}
"""By name."""
