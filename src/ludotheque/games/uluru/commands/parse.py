"""What a user gives: lines typed in a match, values of options, deals and placements as JSON.

A line such as `w0 p` lands White on place 0 and lifts Pink; JSON looks like
`{"cards": {"white": ["next:blue"], ...}, "placement": {"white": 0, ...}}`.
"""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from typing import Annotated, Final, Literal, TypeAlias, get_args

import typer
from msgspec import Struct

from ludotheque.console.input import Location, printable, quoted
from ludotheque.core.localization import Texts
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru.bots import BOTS
from ludotheque.games.uluru.commands.render import letter
from ludotheque.games.uluru.model import MOST_SEATS, Action, Land, Lift, Lock, Ready, Sand, Unlock
from ludotheque.games.uluru.pieces import (
    BIRDS,
    EMPTY,
    KINDS,
    LEVELS,
    NAMES_A_BIRD,
    PLACES,
    Bird,
    Board,
    Deal,
    Kind,
    Level,
    Wish,
)

File: TypeAlias = Annotated[str, typer.Argument(help="A file with one JSON object or JSON Lines; - is the input pipe.")]
SandText: TypeAlias = Annotated[
    str, typer.Option("--sand", metavar="SECONDS", help="Seconds in the glass: 30, 45, 60, 90, 120 or none.")
]
SeedWord: TypeAlias = Annotated[
    str | None, typer.Option("--seed", help="Any word or number: the same seed gives the same cards.")
]
LevelsText: TypeAlias = Annotated[
    str | None, typer.Option("--levels", metavar="LEVELS", help="Levels of the cards: 4, 1,2,3 or 3-5.")
]

SANDS: Final[tuple[Sand, ...]] = get_args(Sand)
NO_SAND: Final = ("none", "0")
NOBODY: Final = ("", "none")
LEVEL_RANGE: Final = re.compile(r"([1-5])(?:-([1-5]))?")

WORDS: Final = re.compile(r"[^\s,;:]+")
PIECES: Final = re.compile(r"[^\W\d_]+|\d+|.")
LIFTS: Final = "-"
SHORTEST: Final = 2
"""Letters of a shortened colour; a single letter is always the key of one bird."""
LONGEST: Final = 40
"""Letters of an unclear word that are repeated to the user."""
ACTIONS: Final[dict[str, Action]] = {"lock": Lock(), "unlock": Unlock(), "ready": Ready()}

What: TypeAlias = Literal["look", "help", "rules", "quit", "end"]
"""`end`: no more lines will come."""
ASKS: Final[tuple[What, ...]] = ("help", "rules", "quit")

MOST_CARDS: Final = 2
COLOURS: Final = {bird.value: bird for bird in BIRDS}
KIND_OF: Final[dict[str, Kind]] = {kind: kind for kind in KINDS}


def sand_from(text: str) -> Sand | None:
    """Seconds of sand; None without a glass, when a round ends once all have locked in."""
    if text in NO_SAND:
        return None
    for sand in SANDS:
        if text == str(sand):
            return sand
    raise Refused("sand-unknown", given=printable(text))


def bots_from(text: str) -> list[str]:
    """Levels of bots such as `casual,skilled`."""
    if text in NOBODY:
        return []
    levels = [level.strip() for level in text.split(",")]
    for level in levels:
        if level not in BOTS:
            raise Refused("bot-unknown", given=printable(level), known=", ".join(BOTS))
    if len(levels) >= MOST_SEATS:
        raise Refused("bots-too-many", most=MOST_SEATS - 1)
    return levels


def levels_from(text: str) -> frozenset[Level]:
    """Levels such as `4`, `1,2,3` or `3-5`."""
    found: set[int] = set()
    for part in text.replace(" ", "").split(","):
        match = LEVEL_RANGE.fullmatch(part)
        if match is None or int(match[1]) > int(match[2] or match[1]):
            raise Refused("levels-unknown", given=printable(text))
        found.update(range(int(match[1]), int(match[2] or match[1]) + 1))
    return frozenset(level for level in LEVELS if level in found)


class Ask(Struct, frozen=True):
    """A request to the screen, not to the match."""

    what: What


class Unclear(Struct, frozen=True):
    """A word that means nothing here, as typed."""

    word: str
    near: tuple[str, ...] = ()
    """What may have been meant."""
    no_place: bool = False
    """Everything but the place is clear: there is none with this number."""


Typed: TypeAlias = Action | Ask | Unclear


def folded(word: str) -> str:
    """A word without capitals and accents, so that `pret` and `PRÊT` are the same."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


class LineParser:
    """Reads lines in one language; English commands and colours are understood in all."""

    def __init__(self, texts: Texts) -> None:
        self.letters = {letter(texts, bird): bird for bird in BIRDS}
        names = {bird: texts("bird", bird=bird.value) for bird in BIRDS}
        self.colours = [(folded(name), bird) for bird, name in names.items()]
        self.foreign = {bird.value: bird for bird in BIRDS}
        self.commands: dict[str, Typed] = {"?": Ask("help")}
        for key, action in ACTIONS.items():
            self.commands[key] = self.commands[folded(texts(f"word-{key}"))] = action
        for what in ASKS:
            self.commands[what] = self.commands[folded(texts(f"word-{what}"))] = Ask(what)
        spoken = [*names.values(), *(texts(f"word-{key}") for key in (*ACTIONS, *ASKS))]
        self.spelled = {folded(word): word for word in spoken}
        """Words to suggest, in their correct spelling."""

    def bird(self, word: str) -> Bird | None:
        """A bird by its letter, its colour, or an unambiguous beginning of its colour."""
        if word in self.letters:
            return self.letters[word]
        begun = self.begun(word)
        return begun[0] if len(begun) == 1 else self.foreign.get(word)

    def begun(self, word: str) -> list[Bird]:
        """The birds whose colours begin with this."""
        return [bird for colour, bird in self.colours if len(word) >= SHORTEST and colour.startswith(word)]

    def near(self, word: str) -> tuple[str, ...]:
        """Suggestions for a misspelt word."""
        begun = self.begun(word)
        found = [colour for colour, bird in self.colours if bird in begun] or get_close_matches(word, self.spelled, 1)
        return tuple(self.spelled[word] for word in found)

    def read(self, line: str) -> list[Typed]:
        """Everything a line says, in order; an empty line asks to see the board."""
        words = WORDS.findall(unicodedata.normalize("NFC", line))
        said: list[Typed] = []
        while words:
            word = words.pop(0)
            if words and (words[0].isdecimal() or words[0] == LIFTS) and self.ends_with_bird(word):
                word = f"{word} {words.pop(0)}"
            said.extend(self.read_word(word))
        return said or [Ask("look")]

    def ends_with_bird(self, word: str) -> bool:
        """Whether a place may follow this word."""
        return self.bird(folded(PIECES.findall(word)[-1])) is not None

    def read_word(self, word: str) -> list[Typed]:
        """The moves or the command in one word; a word that is unclear anywhere does nothing."""
        pieces = [piece for piece in PIECES.findall(word) if piece != " "]
        said: list[Typed] = []
        while pieces:
            piece = folded(pieces.pop(0))
            bird = self.bird(piece)
            if piece in self.commands:
                said.append(self.commands[piece])
            elif bird is None:
                return [Unclear(word[:LONGEST], self.near(piece))]
            elif pieces and pieces[0].isdecimal():
                place = pieces.pop(0)
                if place not in map(str, PLACES):
                    return [Unclear(word[:LONGEST], no_place=True)]
                said.append(Land(bird, int(place)))
            else:
                if pieces and pieces[0] == LIFTS:
                    pieces.pop(0)
                said.append(Lift(bird))
        return said


class Given(Struct, frozen=True):
    """A deal, and the placement given with it."""

    deal: Deal
    board: Board | None = None


def read_given(line: int, value: object, *, placement_needed: bool) -> Given:
    """Read one object of the input, refusing unknown and missing fields."""
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
    """The places of the birds; missing or null: not landed."""
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
