"""An entry of the shelf: a game with its bots, hint, review, commands and so on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.arguments import whole
from ludotheque.core.game import Event, Game, Millis, Outcome, Seat

if TYPE_CHECKING:
    from typer import Typer

    from ludotheque.core.localization import Texts
    from ludotheque.core.measuring import Measure

V_contra = TypeVar("V_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


class Bot(Protocol[V_contra, A_co]):
    """Plays from what its seat may know, never from the state."""

    def plan(self, view: V_contra, now: Millis, rng: Random) -> Sequence[tuple[Millis, A_co]]:
        """What to do and when; asked again at each new chapter and after a refusal."""
        ...


class TimedBot(Bot[V_contra, A_co], Protocol[V_contra, A_co]):
    """A bot that thinks by the clock: more time makes it stronger."""

    seconds: float
    """The longest that it thinks about one plan."""

    def within(self, seconds: float) -> Bot[V_contra, A_co]:
        """The same bot with less time to think, for a busy server."""
        ...

    def untimed(self, iterations: int | None = None) -> Bot[V_contra, A_co]:
        """The same bot by at most so many iterations instead of the clock, so that the seed decides everything."""
        ...


def time_to_think(bot: Bot[Any, Any]) -> float | None:
    """The longest that a bot thinks about one plan, if it thinks by the clock."""
    return getattr(bot, "seconds", None)


def hurried(bot: Bot[Any, Any], seconds: float) -> Bot[Any, Any]:
    """A bot that thinks no longer than this, if it thinks by the clock; any other bot as it is."""
    timed: Any = bot
    longest = time_to_think(bot)
    return bot if longest is None or longest <= seconds else timed.within(seconds)


def untimed(bot: Bot[Any, Any], iterations: int | None = None) -> Bot[Any, Any]:
    """A bot that looks at no clock, so that the seed decides everything; one that never did stays as it is.

    It thinks at most so many iterations about a decision, and never more than its level allows.
    """
    if iterations is not None:
        whole("iterations", iterations, 1)
    timed: Any = bot
    return bot if time_to_think(bot) is None else timed.untimed(iterations)


class Hint(Protocol[V_contra]):
    """Help for the viewer, from the view alone."""

    def __call__(self, view: V_contra) -> Struct | None:
        """Advice for now; None if there is none."""
        ...


class Review(Protocol[V_contra]):
    """What was possible in a chapter that is over, from a view of its end."""

    def __call__(self, view: V_contra) -> Struct | None:
        """None when nothing has been played yet."""
        ...


class Choice(Struct, frozen=True):
    """An action and what it is worth."""

    action: int
    """Its number in the catalogue."""
    said: str
    """In the notation of the game, perhaps with what follows in the same turn."""
    chance: float
    """The player's chance to win with it; a draw is half a win."""


class Opinion(Struct, frozen=True):
    """What a strong bot thinks of an action that was taken, knowing no more than the player did."""

    played: Choice
    best: Choice
    """The same where nothing would have been better."""


class Opine(Protocol[V_contra]):
    """Judges an action of a match that is over; the same every time."""

    def __call__(self, view: V_contra, action: Any, after: V_contra) -> Opinion | None:
        """By what the player saw before and after it; None when there is nothing to say."""
        ...


class Story(Protocol):
    """Tells in words what happened."""

    def __call__(self, events: Sequence[Event], texts: Texts, names: Sequence[str]) -> list[str]:
        """A sentence or more for each event worth telling, in the language of `texts`."""
        ...


class Lesson(Struct, frozen=True):
    """A match that teaches the game: agreed settings, and the first draws laid down."""

    options: Any
    own: tuple[Any, ...]
    script: tuple[int, ...]
    mates: tuple[str, ...] = ()
    """The levels of the bots that play with the learner, who has seat 0."""
    played: tuple[tuple[Seat, Any], ...] = ()
    """The actions taken before the learner takes over, each with its seat."""


class Redeal(Protocol):
    """Lays the cards of a match again for another number of seats."""

    def __call__(self, options: Any, picks: Sequence[int], was: int, now: int) -> tuple[int, ...] | None:
        """The draws that deal the same; chapters must correspond. None where that cannot be."""
        ...


class Picture(Protocol[V_contra]):
    """Draws how a match ended."""

    def __call__(self, view: V_contra, outcome: Outcome) -> str:
        """The game's own scene as SVG without words, 1200 wide and 630 high; the server writes on it."""
        ...


class Fastest(Protocol[V_contra]):
    """The best time of any person, from a seat's view of the end of a match."""

    def __call__(self, view: V_contra) -> Millis:
        """The least time from the first possible action to the last one that leads to this end."""
        ...


class Preparation(Struct, frozen=True):
    """What a match with certain options needs first, where making it takes long."""

    find: Callable[[Any], object | None]
    """The preparation that exists for these options; None: it must be made."""
    make: Callable[[Any], object]
    """Makes it for these options, in any process."""
    keep: Callable[[Any], object]
    """Registers what was made, for as long as the caller holds on to the object that this returns."""


class Trial(Struct, frozen=True):
    """Something that everybody has to manage in a deal: a card, a mission."""

    what: Any
    """As the game's own type, for its client to draw."""
    cost: int
    """What it has cost somebody: 1 where a card was not met, or milliseconds."""


class HallPlay(Struct, frozen=True):
    """How a game is played in a hall, where many get the same deal at once and every round is a match of its own."""

    seats: Literal[1, 2] = 1
    """Everyone alone, or two against each other."""
    modes: tuple[str, ...] = ()
    """Values of the option `mode` that suit a hall; empty: all."""
    fixed: Mapping[str, Any] = {}
    """Options that a hall decides."""
    unavoidable: Callable[[Any], int | None] | None = None
    """From a seat's view of the end of a match: the best score that anybody could have had with this deal."""
    trials: Callable[[Any], Sequence[Trial]] | None = None
    """From the same view: what its player had to manage, and what each of it has cost."""
    cost: Literal["share", "ms"] = "share"
    """What trials cost: a share of those who have not managed it, or time."""


def deferred(module: str, name: str) -> Callable[..., Any]:
    """A function of a module that is imported at the first call: for parts that need an extra."""

    def call(*args: Any) -> Any:
        return getattr(import_module(module), name)(*args)

    return call


class Box(Struct, frozen=True):
    """An entry of `ludotheque.games.GAMES`."""

    game: Game[Any, Any, Any, Any, Any]
    bots: Mapping[str, Bot[Any, Any]]
    """By level, weakest first."""
    hint: Hint[Any] | None = None
    review: Review[Any] | None = None
    opinion: Opine[Any] | None = None
    """Judges the actions of finished matches, in replays."""
    story: Story | None = None
    commands: Callable[[], Typer] | None = None
    """Opens the game's own commands; called by the command line only, so that a box needs msgspec alone."""
    lesson: Lesson | None = None
    daily: Callable[[int], Any] | None = None
    """The options of a day's deal; days are counted from the first of January 1970."""
    fastest: Fastest[Any] | None = None
    redeal: Redeal | None = None
    picture: Picture[Any] | None = None
    hall: HallPlay | None = None
    """How it is played in a hall, if it is."""
    unshown: tuple[str, ...] = ()
    """Fields of a view for bots and hints alone. `forget` drops them always: a screen without them has lost nothing."""
    on_paper: Callable[[Texts, str], bytes] | None = None
    """The whole game as a PDF to print, in the language of the texts, on `a4` or `letter`."""
    warm_up: Callable[[], object] | None = None
    """Makes the bots ready to think; it may take long the first time."""
    preparation: Preparation | None = None
    measures: Mapping[str, Measure] = {}
    """What can be measured of the game beside what can be of any, by name: for the laboratory."""
    constants: Mapping[str, Any] = {}
    """Game data that clients need, by name; `tools/contract` generates it for the browser."""

    @property
    def seats_by_mode(self) -> dict[str, tuple[int, int]]:
        """The fewest and the most who can play, by each value of the option `mode` where a game has one."""
        kind = get_type_hints(self.game.options, include_extras=True).get("mode")
        plain = self.game.options()
        found = {str(mode): self.game.seats(replace(plain, mode=mode)) for mode in get_args(kind)}
        return {mode: (seats.start, seats.stop - 1) for mode, seats in found.items()}

    @property
    def seats(self) -> tuple[int, int]:
        """The fewest and the most who can play, whatever is agreed on."""
        plain = self.game.seats(self.game.options())
        every = [(plain.start, plain.stop - 1), *self.seats_by_mode.values()]
        return min(fewest for fewest, _ in every), max(most for _, most in every)
