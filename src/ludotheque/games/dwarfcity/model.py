"""Options, state, actions, events and views of Dwarf City.

Nothing is secret here: blue blocks look alike until one is turned up, and chance answers only then, as it does for the
cards of the stock. So a view is the state, and only what is to come is unknown.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from ludotheque.core.game import Event, Seat
from ludotheque.games.dwarfcity.pieces import BLUE, CARDS, DUEL, FEWER, NEEDED, CardSet, Face, KoboldFace, Strength

MOST: Final = 6
"""Players at most."""

Phase: TypeAlias = Literal["role", "starter", "deal", "roll", "dice", "build", "card", "blue", "die", "tear", "over"]
"""What comes next: the kobold's player, the first dwarf, the cards and the dice are drawn, and so is which blue block
is turned up and how the kobold's die falls; rolling, building and tearing down is done by players."""
Side: TypeAlias = Literal["dwarfs", "kobold"]

Block = Annotated[str, Meta(pattern="^[royv][cbpr]$")]
Number = Annotated[int, Meta(ge=0, lt=CARDS)]
"""A tower, in the order in which the cards were taken."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the table agrees on."""

    mode: Literal["together", "kobold"] = "together"
    """Together: all against the kobold. Kobold: one of the players is he."""
    face: Literal["stone", "beach"] = "stone"
    """Stone: the cards say which shapes, from the ground up. Beach: one builds as one likes."""
    cards: CardSet = "standard"
    """Easy: only buildings of three blocks, and the kobold needs fewer. On the beach face all cards are alike."""
    strength: Strength = "fair"
    """Of the kobold: how many blue blocks he needs, or what is on his die if somebody plays him."""
    cadence: Literal["second", "round"] = "second"
    """The turn of a kobold who is played: after every second dwarf, or, as printed, after all of them."""


class Own(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a single seat wishes for."""

    role: Literal["any", "dwarf", "kobold"] = "any"
    """Who wants to be the kobold is he; else he is drawn among those who do not mind, or among all."""


class Roll(Struct, frozen=True, tag="roll"):
    """Roll the dice: three with colours, or the kobold's own."""


class Build(Struct, frozen=True, tag="build"):
    """Put a block on a tower for a die: one of its colour, or of any colour for a white one."""

    die: Literal["r", "o", "y", "v", "w"]
    block: Block
    tower: Number


class TakeBack(Struct, frozen=True, tag="back"):
    """Take the block that was just built off again."""


class Done(Struct, frozen=True, tag="done"):
    """Enough for this roll; on the stone face dice that could still build may be left."""


class Tear(Struct, frozen=True, tag="tear"):
    """Tear a tower down that is begun and not finished."""

    tower: Number


class Spare(Struct, frozen=True, tag="spare"):
    """As the kobold: leave all towers alone."""


Action: TypeAlias = Roll | Build | TakeBack | Done | Tear | Spare


class Tower(Struct, frozen=True):
    """A building card and what stands on it."""

    of: Seat
    card: str = ""
    """Its shapes from the ground up; on the beach face there are none."""
    blocks: tuple[str, ...] = ()
    """From the ground up."""


class State(Struct, frozen=True):
    options: Options
    roles: tuple[str, ...]
    """Per seat: what it wished to be."""
    phase: Phase
    kobold: Seat | None = None
    """Who plays him."""
    turn: Seat = 0
    """Who is on turn."""
    dwarf: Seat = 0
    """The dwarf who is on turn, or was before the kobold's turn."""
    starter: Seat = 0
    turns: int = 0
    """Finished turns of dwarfs."""
    towers: tuple[Tower, ...] = ()
    """In the order in which their cards were taken."""
    stock: tuple[int, ...] = ()
    """How many cards of each building of the set are left; on the beach face one number for all."""
    rolled: tuple[Face, ...] = ()
    """How the dice of this turn fell."""
    dice: tuple[Face, ...] = ()
    """Dice of this roll that can still build, or wait."""
    blue: int = 0
    """Blue dice of this roll still to be answered."""
    built: Build | None = None
    """What can be taken back."""
    thrown: KoboldFace | None = None
    """How the kobold's die fell last."""
    pile: int = 0
    """Blue blocks in the kobold's tower."""
    signs: int = 0
    """Blue blocks with his sign that were turned up."""
    steps: int = 0
    """Decisions so far: each is a new chapter."""
    winner: Side | None = None

    @property
    def needed(self) -> int:
        """Blue blocks that finish the kobold's tower."""
        fewer = FEWER[self.options.cards][self.options.mode] if self.options.face == "stone" else 0
        return (DUEL if self.kobold_plays else NEEDED[self.options.strength]) - fewer

    @property
    def blues(self) -> int:
        """All blue blocks, on the table and in his tower."""
        return DUEL if self.kobold_plays else BLUE[self.options.strength]

    @property
    def kobold_plays(self) -> bool:
        return self.options.mode == "kobold"

    @property
    def dwarfs(self) -> tuple[Seat, ...]:
        """Clockwise from seat 0."""
        return tuple(seat for seat in range(len(self.roles)) if seat != self.kobold)


class View(Struct, frozen=True):
    """All is open; viewer None: a spectator. What follows from the rules is said, so that no screen works it out."""

    viewer: Seat | None
    table: State
    needed: int
    """Blue blocks that finish the kobold's tower."""
    next: Seat
    """Whose turn comes after this one, unless it ends the match."""


class KoboldChosen(Event, frozen=True, kw_only=True):
    """Who plays the kobold."""

    seat: Seat


class Starter(Event, frozen=True, kw_only=True):
    """Who begins was drawn."""

    seat: Seat


class CardTaken(Event, frozen=True, kw_only=True):
    """A dwarf has a new building card."""

    seat: Seat
    tower: int
    card: str


class Rolled(Event, frozen=True, kw_only=True):
    """The three colour dice have fallen."""

    seat: Seat
    dice: tuple[Face, ...]


class Built(Event, frozen=True, kw_only=True):
    """A block was put on a tower; `finished` if it was its last."""

    seat: Seat
    tower: int
    block: str
    die: Face
    finished: bool = False


class TakenBack(Event, frozen=True, kw_only=True):
    """The block that was just built lies on the table again."""

    seat: Seat
    tower: int
    block: str


class DiceLost(Event, frozen=True, kw_only=True):
    """These dice build nothing."""

    seat: Seat
    dice: tuple[Face, ...]


class BlueTurned(Event, frozen=True, kw_only=True):
    """A blue block was turned up."""

    seat: Seat
    sign: bool


class KoboldRolled(Event, frozen=True, kw_only=True):
    """The kobold's die has fallen."""

    seat: Seat
    face: KoboldFace


class PileGrew(Event, frozen=True, kw_only=True):
    """The kobold's tower has grown by so many blocks."""

    by: int
    pile: int


class TornDown(Event, frozen=True, kw_only=True):
    """A tower fell; its blocks lie on the table again."""

    seat: Seat
    tower: int
    blocks: tuple[str, ...]


class Spared(Event, frozen=True, kw_only=True):
    """The kobold left all towers alone."""

    seat: Seat


class MatchOver(Event, frozen=True, kw_only=True):
    """The city stands, or the kobold's tower does."""

    winner: Side


AnyEvent: TypeAlias = (
    KoboldChosen
    | Starter
    | CardTaken
    | Rolled
    | Built
    | TakenBack
    | DiceLost
    | BlueTurned
    | KoboldRolled
    | PileGrew
    | TornDown
    | Spared
    | MatchOver
)
