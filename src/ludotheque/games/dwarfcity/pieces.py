"""The box of Dwarf City as data: blocks, building cards and dice.

Blocks are written by colour and shape: `rc` is a red cube, `yr` a yellow roof. A building card is written by its shapes
from the ground up: `cbr` is a cube, a brick, a roof.

The rulebook does not list the shapes of each colour, the buildings on the cards or the faces of the kobold's die. Those
are ours: the standard cards need exactly all 40 blocks, and the die is fair for any number of dwarfs.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Colour: TypeAlias = Literal["r", "o", "y", "v"]
"""Red, orange, yellow, violet."""
Face: TypeAlias = Literal["r", "o", "y", "v", "w", "b"]
"""A face of a colour die: the four colours, white (any colour) and blue (the kobold)."""
Shape: TypeAlias = Literal["c", "b", "p", "r"]
"""Cube, brick, pillar, roof."""
KoboldFace: TypeAlias = Literal["0", "1", "2", "3", "k"]
"""A face of the kobold's die: a number of blue blocks, or the kobold itself."""
Mode: TypeAlias = Literal["together", "kobold"]
"""All against the kobold, or one of the players plays it."""
CardSet: TypeAlias = Literal["easy", "standard"]
Strength: TypeAlias = Literal["gentle", "fair", "cheeky"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
FACES: Final[tuple[Face, ...]] = get_args(Face)
SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)
KOBOLD_FACES: Final[tuple[KoboldFace, ...]] = get_args(KoboldFace)
DICE: Final = 3

PER_COLOUR: Final[dict[Shape, int]] = {"c": 3, "b": 2, "p": 2, "r": 3}
BLOCKS: Final = tuple(colour + shape for colour in COLOURS for shape in SHAPES)
"""The sixteen kinds of coloured blocks."""
LAID_OUT: Final = {colour + shape: PER_COLOUR[shape] for colour in COLOURS for shape in SHAPES}
"""How many of each lie on the table at the start."""
COLOURED: Final = len(COLOURS) * sum(PER_COLOUR.values())
TALL: Final = 7
"""The number of blocks that finish a tower on the beach face."""

CARDS: Final = 12
HAND: Final = 2
"""The number of cards that each player starts with."""
CARD_SETS: Final[dict[CardSet, dict[str, int]]] = {
    "standard": {"cbr": 3, "cpr": 3, "bpr": 2, "ccbr": 1, "ccpr": 1, "cbpr": 2},
    "easy": {"cbr": 4, "cpr": 4, "bpr": 4},
}
"""How many of the twelve cards show each building on their stone face."""

SIGNS: Final = 3
"""Blue blocks that hide the kobold's sign."""
BLUE: Final[dict[Strength, int]] = {"gentle": 14, "fair": 12, "cheeky": 12}
"""Blue blocks on the table when nobody plays the kobold; `fair` is as in the box."""
NEEDED: Final[dict[Strength, int]] = {"gentle": 14, "fair": 12, "cheeky": 10}
"""Blue blocks that the kobold needs when nobody plays it; `fair` is as in the box."""
DUEL: Final = 12
"""Blue blocks that the kobold needs, at any strength, when somebody plays it: then the die makes it strong or weak."""
BALANCED_BY: Final[dict[Mode, int]] = {"together": 1, "kobold": 2}
"""Our option: how many fewer it needs against easy cards, which take 36 blocks instead of 40. Measured, not printed."""
KOBOLD_DIE: Final[dict[Strength, tuple[int, ...]]] = {
    "gentle": (1, 3, 0, 1, 1),
    "fair": (1, 2, 1, 1, 1),
    "cheeky": (1, 1, 2, 1, 1),
}
"""How many of the six faces of the kobold's die show 0, 1, 2, 3 and the kobold."""
KOBOLD_SIDES: Final[dict[Strength, tuple[KoboldFace, ...]]] = {
    strength: tuple(face for face, many in zip(KOBOLD_FACES, odds, strict=True) for _ in range(many))
    for strength, odds in KOBOLD_DIE.items()
}
"""The same face by face."""
