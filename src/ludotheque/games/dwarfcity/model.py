"""Options, state, actions, events and views of Dwarf City.

Nothing is secret: blue blocks look alike until one is turned up, and chance answers only then, as it does for the cards
of the stock. So a view contains the state; only the future is unknown.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from ludotheque.core.game import Event, Seat
from ludotheque.core.showing import Visible
from ludotheque.games.dwarfcity.pieces import (
    BALANCED_BY,
    BLUE,
    CARDS,
    DUEL,
    NEEDED,
    CardSet,
    Face,
    KoboldFace,
    Mode,
    Strength,
)

MOST: Final = 6
"""The largest number of players."""

Phase: TypeAlias = Literal["role", "starter", "deal", "roll", "dice", "build", "card", "blue", "die", "tear", "over"]
"""What comes next. Players roll, build and tear down; everything else is drawn: who plays the kobold, the first dwarf,
cards, dice, blue blocks and the kobold's die."""
Side: TypeAlias = Literal["dwarfs", "kobold"]
BlueBlocks: TypeAlias = Literal["printed", "balanced"]
Cadence: TypeAlias = Literal["second", "printed", "last"]

Block = Annotated[str, Meta(pattern="^[royv][cbpr]$")]
Number = Annotated[int, Meta(ge=0, lt=CARDS)]
"""The index of a tower, in the order in which the cards were taken."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the table agrees on."""

    mode: Mode = "together"
    """Together: all against the kobold. Kobold: one of the players plays it."""
    face: Literal["stone", "beach"] = "stone"
    """Stone: the cards say which shapes, from the ground up. Beach: players build freely."""
    cards: CardSet = "standard"
    """Easy: all buildings have three blocks. On the beach face all cards are alike."""
    blue_blocks: BlueBlocks = "printed"
    """Balanced (ours): with easy cards the kobold needs one blue block fewer, or two if somebody plays it."""
    strength: Strength = "fair"
    """How many blue blocks the kobold needs, or which faces its die has if somebody plays it."""
    cadence: Cadence = "second"
    """When a played kobold has its turn: after every second dwarf turn (ours); as printed, once per round when its seat
    comes, clockwise; or once per round, last."""


class Own(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a single seat."""

    role: Literal["any", "dwarf", "kobold"] = "any"
    """The kobold is drawn among the players who want to play it, else among those who do not mind, else among all."""


class Roll(Struct, frozen=True, tag="roll"):
    """Roll the three colour dice, or the kobold's die."""


class Build(Struct, frozen=True, tag="build"):
    """Put a block on a tower for a die: one of its colour, or of any colour for a white one."""

    die: Literal["r", "o", "y", "v", "w"]
    block: Block
    tower: Number


class TakeBack(Struct, frozen=True, tag="back"):
    """Take back the block that was just built."""


class Done(Struct, frozen=True, tag="done"):
    """End the roll; on the stone face dice that could still build may be left unused."""


class Tear(Struct, frozen=True, tag="tear"):
    """Tear down a started, unfinished tower."""

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
    """Per seat: the role it wants."""
    phase: Phase
    kobold: Seat | None = None
    """The seat that plays it."""
    turn: Seat = 0
    """The seat on turn."""
    dwarf: Seat = 0
    """The dwarf who is on turn, or was before the kobold's turn."""
    starter: Seat = 0
    turns: int = 0
    """Finished turns of dwarfs."""
    towers: tuple[Tower, ...] = ()
    """In the order in which their cards were taken."""
    stock: tuple[int, ...] = ()
    """The remaining cards of each building of the set; on the beach face one number for all."""
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
    """Blue blocks turned up that showed the sign."""
    steps: int = 0
    """The number of decisions so far; each is a new chapter."""
    winner: Side | None = None

    @property
    def needed(self) -> int:
        """Blue blocks that finish the kobold's tower."""
        printed = DUEL if self.kobold_plays else NEEDED[self.options.strength]
        return printed - BALANCED_BY[self.options.mode] if self.balanced else printed

    @property
    def balanced(self) -> bool:
        """Whether the kobold needs fewer blue blocks, since the dwarfs build by easy cards."""
        options = self.options
        return options.blue_blocks == "balanced" and options.face == "stone" and options.cards == "easy"

    @property
    def blues(self) -> int:
        """All blue blocks, on the table and in the kobold's tower."""
        return DUEL if self.kobold_plays else BLUE[self.options.strength]

    @property
    def kobold_plays(self) -> bool:
        return self.options.mode == "kobold"

    @property
    def dwarfs(self) -> tuple[Seat, ...]:
        """Clockwise from seat 0."""
        return tuple(seat for seat in range(len(self.roles)) if seat != self.kobold)


class View(Visible, frozen=True):
    """Everything is open; viewer None: a spectator. What follows from the rules is told, so screens need none."""

    shown_by: ClassVar[str] = "ludotheque.games.dwarfcity.showing"
    viewer: Seat | None
    table: State
    needed: int
    """Blue blocks that finish the kobold's tower."""
    next: Seat
    """The seat whose turn follows this one, unless it ends the match."""
    city: int
    """Finished towers that complete the city; on the beach face blocks."""
    blue_counts: bool
    """Whether blue dice turn up blue blocks; they mean nothing if somebody plays the kobold."""


class SeatEvent(Event, frozen=True, kw_only=True):
    """What happened at a seat, or by its player."""

    seat: Seat


class KoboldChosen(SeatEvent, frozen=True, kw_only=True):
    """The player of the kobold was drawn."""


class Starter(SeatEvent, frozen=True, kw_only=True):
    """The first dwarf was drawn."""


class CardTaken(SeatEvent, frozen=True, kw_only=True):
    """A dwarf took a building card."""

    tower: int
    card: str


class Rolled(SeatEvent, frozen=True, kw_only=True):
    """The three colour dice fell."""

    dice: tuple[Face, ...]


class Built(SeatEvent, frozen=True, kw_only=True):
    """A block was put on a tower; `finished` if it was its last."""

    tower: int
    block: str
    die: Face
    finished: bool = False


class TakenBack(SeatEvent, frozen=True, kw_only=True):
    """The block that was just built is back on the table."""

    tower: int
    block: str


class DiceLost(SeatEvent, frozen=True, kw_only=True):
    """These dice build nothing."""

    dice: tuple[Face, ...]


class BlueTurned(SeatEvent, frozen=True, kw_only=True):
    """A blue block was turned up."""

    sign: bool


class KoboldRolled(SeatEvent, frozen=True, kw_only=True):
    """The kobold's die fell."""

    face: KoboldFace


class PileGrew(Event, frozen=True, kw_only=True):
    """The kobold's tower grew."""

    by: int
    pile: int


class TornDown(SeatEvent, frozen=True, kw_only=True):
    """A tower fell; its blocks are back on the table."""

    tower: int
    blocks: tuple[str, ...]


class Spared(SeatEvent, frozen=True, kw_only=True):
    """The kobold left all towers alone."""


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
