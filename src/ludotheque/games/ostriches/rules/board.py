"""The things on the board: they move, turn up, and go where their tile goes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from zlib import crc32

from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.games.ostriches.model import SEATS, Ostrich, State
from ludotheque.games.ostriches.pieces import CALM, FAR_ROW, SIDE, SQUARES, Square


def ostrich_at(state: State, at: Square) -> Ostrich | None:
    return next((one for one in state.ostriches if one.at == at), None)


def occupied(state: State) -> frozenset[Square]:
    """Where an ostrich or a bush stands."""
    return frozenset((*(one.at for one in state.ostriches), *state.table.bushes))


def free(state: State) -> list[Square]:
    taken = occupied(state)
    return [at for at in SQUARES if at not in taken]


def turns_up(ostrich: Ostrich, to: Square, mover: Seat) -> bool:
    """Whether this move turns the ostrich up; the far row is the mover's, whoever owns the ostrich."""
    return not ostrich.up and to // SIDE == FAR_ROW[mover]


def in_order(ostriches: Iterable[Ostrich]) -> tuple[Ostrich, ...]:
    """Sorted by square, so that the order reveals nothing."""
    return tuple(sorted(ostriches, key=lambda one: one.at))


def changed(state: State, *ostriches: Ostrich, where: Iterable[Square]) -> State:
    """These ostriches instead of those that stood there."""
    gone = set(where)
    return replace(state, ostriches=in_order([one for one in state.ostriches if one.at not in gone] + list(ostriches)))


def carried(state: State, goes: Sequence[Square]) -> State:
    """Everything goes where its square goes, with what is known of it and the ban on moving it."""
    table, peek = state.table, state.table.peek
    table = replace(
        table,
        bushes=tuple(sorted(goes[at] for at in table.bushes)),
        moved=None if table.moved is None else goes[table.moved],
        peek=None if peek is None else replace(peek, squares=(goes[peek.squares[0]], goes[peek.squares[1]])),
    )
    ostriches = in_order(one if goes[one.at] == one.at else replace(one, at=goes[one.at]) for one in state.ostriches)
    return replace(state, table=table, ostriches=ostriches)


def up_of(state: State, seat: Seat) -> int:
    """How many ostriches of this colour are face up."""
    return sum(one.up for one in state.ostriches if one.of == seat)


def board_key(own: Sequence[int], up: int, bushes: int) -> int:
    """A number for what everyone sees of a board: each colour's squares, those face up, and the bushes, as bits."""
    return crc32(b"".join(squares.to_bytes(8, "little") for squares in (*own, up, bushes)))


def key_of(state: State) -> int:
    """The key of the board as it stands."""
    own, up = [0] * SEATS, 0
    for one in state.ostriches:
        own[one.of] |= 1 << one.at
        up |= one.up << one.at
    return board_key(own, up, bits(state.table.bushes))


def bits(squares: Iterable[Square]) -> int:
    return sum(1 << at for at in squares)


def remembered(state: State) -> State:
    """A turn begins: its board joins those that were there since an ostrich last turned up, a hundred at most."""
    past = state.past if state.table.calm else ()
    return replace(state, past=(*past, key_of(state))[-CALM:])
