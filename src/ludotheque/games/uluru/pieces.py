"""The box of Uluru as data: eight birds, eight places round the rock, eighty wish cards."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

Place: TypeAlias = int
"""Places 0-7 clockwise round the rock, the single place on top."""

PLACES: Final = range(8)


class Bird(Enum):
    """The eight colours, in the order of evaluation."""

    WHITE = "white"
    PINK = "pink"
    YELLOW = "yellow"
    ORANGE = "orange"
    RED = "red"
    GREEN = "green"
    BLUE = "blue"
    BLACK = "black"

    number: int
    """Its position from left to right, from 0."""

    def __init__(self, _colour: str) -> None:
        self.number = len(type(self).__members__)


BIRDS: Final = tuple(Bird)
SIGNS: Final[dict[Bird, str]] = dict(zip(BIRDS, "○♥★▲◆♣≈☾", strict=True))
"""Ring, heart, star, triangle, diamond, leaf, wave, moon: nothing is told by colour alone."""

Board: TypeAlias = tuple[Place | None, ...]
"""Where each bird sits, by its number; None: not landed."""

EMPTY: Final[Board] = (None,) * len(BIRDS)

Kind: TypeAlias = Literal[
    "any",
    "boomerang",
    "lonely",
    "long",
    "short",
    "next",
    "opposite",
    "corner",
    "neither",
    "far",
    "same",
    "contrary",
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

Level: TypeAlias = Literal[1, 2, 3, 4, 5]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)

LEVEL_OF: Final[dict[Kind, Level]] = {
    "any": 1,
    "boomerang": 2,
    "lonely": 2,
    "long": 2,
    "short": 2,
    "next": 3,
    "opposite": 3,
    "corner": 3,
    "neither": 4,
    "far": 4,
    "same": 4,
    "contrary": 5,
}


NAMES_A_BIRD: Final[frozenset[Kind]] = frozenset(kind for kind in KINDS if LEVEL_OF[kind] >= 3)  # noqa: PLR2004


class Wish(Struct, frozen=True, cache_hash=True, omit_defaults=True):
    """A wish card. The bird under whose animal it lies is the wisher; the card may name another bird."""

    kind: Kind
    bird: Bird | None = None

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"there is no wish {self.kind!r}; there are {', '.join(KINDS)}")
        if (self.kind in NAMES_A_BIRD) != (self.bird is not None):
            raise ValueError(f"{self.kind} {'names no bird' if self.bird else 'must name a bird'}")

    @property
    def level(self) -> Level:
        return LEVEL_OF[self.kind]

    @property
    def is_reference(self) -> bool:
        """What another bird wants, or the contrary of it."""
        return self.kind in ("same", "contrary")

    def __str__(self) -> str:
        return self.kind if self.bird is None else f"{self.kind}:{self.bird.value}"


WISHES: Final[tuple[Wish, ...]] = tuple(
    Wish(kind, bird) for kind in KINDS for bird in (BIRDS if kind in NAMES_A_BIRD else (None,))
)
"""Every different card; the index of a wish is its number."""

NUMBER_OF: Final[dict[Wish, int]] = {wish: number for number, wish in enumerate(WISHES)}

COPIES: Final[dict[Level, int]] = {1: 8, 2: 4, 3: 1, 4: 1, 5: 1}
"""How many of each card of a level are in the box."""


def deck(levels: frozenset[Level]) -> tuple[int, ...]:
    """The cards of these levels by number, sorted, each as often as it is in the box."""
    return tuple(
        number for number, wish in enumerate(WISHES) if wish.level in levels for _ in range(COPIES[wish.level])
    )


# The rock is a rectangle, portrait: one place on top, two on the right, two below, three on the left.
SIDES: Final = ((0,), (1, 2), (3, 4), (5, 6, 7))
BOOMERANG: Final = frozenset({3, 4, 5, 6, 7})
LONG: Final = frozenset({1, 2, 5, 6, 7})

Pair: TypeAlias = frozenset[Place]


def _pairs(*pairs: tuple[Place, Place]) -> frozenset[Pair]:
    return frozenset(map(frozenset, pairs))


NEXT: Final = _pairs((1, 2), (3, 4), (5, 6), (6, 7))
CORNERS: Final = _pairs((0, 1), (2, 3), (4, 5), (7, 0))
OPPOSITE: Final = _pairs((0, 3), (0, 4), (1, 6), (1, 7), (2, 5), (2, 6))


def next_to(a: Place, b: Place) -> bool:
    """Neighbours on one side of the rock; never round a corner."""
    return frozenset((a, b)) in NEXT


def corner_shared(a: Place, b: Place) -> bool:
    """Places that meet round a corner of the rock; never two of one side."""
    return frozenset((a, b)) in CORNERS


def opposite(a: Place, b: Place) -> bool:
    """Places that face each other across the rock: six pairs, as the pictures show them."""
    return frozenset((a, b)) in OPPOSITE


def far(a: Place, b: Place) -> bool:
    """At least two places between them, both ways round."""
    apart = abs(a - b)
    return min(apart, len(PLACES) - apart) >= 3  # noqa: PLR2004


def neither(a: Place, b: Place) -> bool:
    """Neither next to nor opposite each other."""
    return a != b and not next_to(a, b) and not opposite(a, b)


RELATED: Final[dict[Kind, Callable[[Place, Place], bool]]] = {
    "next": next_to,
    "opposite": opposite,
    "corner": corner_shared,
    "neither": neither,
    "far": far,
}
RELATIONS: Final[dict[Kind, tuple[tuple[bool, ...], ...]]] = {
    kind: tuple(tuple(related(a, b) for b in PLACES) for a in PLACES) for kind, related in RELATED.items()
}
"""Between two places: `RELATIONS["next"][1][2]`."""

PAIRS: Final[dict[Kind, tuple[tuple[Place, Place], ...]]] = {
    kind: tuple((a, b) for a in PLACES for b in PLACES if a < b and related(a, b)) for kind, related in RELATED.items()
}
"""The places that are so related, each pair once."""

AREAS: Final[dict[Kind, frozenset[Place]]] = {
    "any": frozenset(PLACES),
    "boomerang": BOOMERANG,
    "lonely": frozenset(PLACES) - BOOMERANG,
    "long": LONG,
    "short": frozenset(PLACES) - LONG,
}
"""Where a wish that names no other bird is met."""

HOLDS_WITHOUT: Final[frozenset[Kind]] = frozenset({"neither", "far"})
"""Wishes about another bird that hold when that bird has not landed; all others fail."""

Row: TypeAlias = tuple[Wish | None, ...]
"""Cards under the animals, by the number of the bird; None: no card there."""
Deal: TypeAlias = tuple[tuple[Wish, ...], ...]
"""What one player has to fulfil: one card per bird, for experts up to two."""
