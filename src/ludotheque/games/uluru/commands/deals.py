"""Deals and placements as JSON: `{"cards": {"white": ["next:blue"], ...}, "placement": {"white": 0, ...}}`."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ludotheque.console.input import Location, quoted
from ludotheque.games.uluru.pieces import BIRDS, EMPTY, KINDS, NAMES_A_BIRD, PLACES, Bird, Board, Deal, Kind, Wish

MOST_CARDS: Final = 2
COLOURS: Final = {bird.value: bird for bird in BIRDS}
KIND_OF: Final[dict[str, Kind]] = {kind: kind for kind in KINDS}


class Given(Struct, frozen=True):
    """A deal that was read, and the placement that stood beside it."""

    deal: Deal
    board: Board | None = None


def read_given(line: int, value: object, *, placement_needed: bool) -> Given:
    """Read one object of the input, refusing everything that does not belong there."""
    location = Location(line)
    members = location.members(value)
    for name in members:
        if name not in ("cards", "placement"):
            raise location.key(name).refusal("field-unknown")
    for name in ("cards", "placement") if placement_needed else ("cards",):
        if name not in members:
            raise location.key(name).refusal("field-missing")
    deal = read_deal(location.key("cards"), members["cards"])
    board = members.get("placement")
    if board is None and not placement_needed:
        return Given(deal)
    return Given(deal, read_board(location.key("placement"), board))


def read_deal(location: Location, value: object) -> Deal:
    """Cards for all eight birds, one or two each."""
    cards = by_colour(location, value)
    for bird in BIRDS:
        if bird not in cards:
            raise location.key(bird.value).refusal("cards-missing", bird=bird.value)
    return tuple(read_cards(location.key(bird.value), cards[bird]) for bird in BIRDS)


def by_colour(location: Location, value: object) -> dict[Bird, object]:
    members = location.members(value)
    for name in members:
        if name not in COLOURS:
            raise location.key(name).refusal("colour-unknown", given=quoted(name), known=", ".join(COLOURS))
    return {COLOURS[name]: member for name, member in members.items()}


def read_cards(location: Location, value: object) -> tuple[Wish, ...]:
    if not isinstance(value, list):
        raise location.refusal("cards-not-list")
    if not 1 <= len(value) <= MOST_CARDS:
        raise location.refusal("cards-number", given=len(value))
    return tuple(read_wish(location.item(index), text) for index, text in enumerate(value))


def read_wish(location: Location, value: object) -> Wish:
    """A wish: `kind`, or `kind:colour` for a kind that names a bird."""
    if not isinstance(value, str):
        raise location.refusal("wish-not-text", given=quoted(value))
    name, colon, colour = value.partition(":")
    if name not in KIND_OF:
        raise location.refusal("kind-unknown", given=quoted(name), known=", ".join(KINDS))
    kind = KIND_OF[name]
    if kind not in NAMES_A_BIRD:
        if colon:
            raise location.refusal("colour-superfluous", kind=kind)
        return Wish(kind)
    if not colour:
        raise location.refusal("colour-missing", kind=kind)
    if colour not in COLOURS:
        raise location.refusal("colour-unknown", given=quoted(colour), known=", ".join(COLOURS))
    return Wish(kind, COLOURS[colour])


def read_board(location: Location, value: object) -> Board:
    """Where the birds sit; those that are missing or null have not landed."""
    board = list(EMPTY)
    for bird, place in by_colour(location, value).items():
        here = location.key(bird.value)
        if place is None:
            continue
        if type(place) is not int or place not in PLACES:
            raise here.refusal("place-unknown", given=quoted(place))
        if place in board:
            other = BIRDS[board.index(place)]
            raise here.refusal("place-taken", place=place, bird=other.value)
        board[bird.number] = place
    return tuple(board)


def write_deal(deal: Deal) -> dict[str, list[str]]:
    return {bird.value: [str(wish) for wish in cards] for bird, cards in zip(BIRDS, deal, strict=True)}


def write_board(board: Board) -> dict[str, int | None]:
    return {bird.value: place for bird, place in zip(BIRDS, board, strict=True)}
