"""What stands on the shelf: a game with its bots, its hint, its review and its commands."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.game import Event, Game, Millis, Outcome, Seat

if TYPE_CHECKING:
    from typer import Typer

    from ludotheque.core.localization import Texts

V_contra = TypeVar("V_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)


class Bot(Protocol[V_contra, A_co]):
    """Plays from what its seat may know, never from the state."""

    def plan(self, view: V_contra, now: Millis, rng: Random) -> Sequence[tuple[Millis, A_co]]:
        """What to do and when; asked again at each new chapter and after a refusal."""
        ...


class Hint(Protocol[V_contra]):
    """Help for the viewer, from the view alone."""

    def __call__(self, view: V_contra) -> Struct | None:
        """What would help now; None when there is nothing to say."""
        ...


class Review(Protocol[V_contra]):
    """What was possible in a chapter that is over, from a view of its end."""

    def __call__(self, view: V_contra) -> Struct | None:
        """None when nothing has been played yet."""
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
        """The game's own scene as SVG without words, 1200 wide and 630 high; the house writes on it."""
        ...


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
    story: Story | None = None
    commands: Callable[[], Typer] | None = None
    """Opens the game's own commands; called by the command line only, so that a box needs msgspec alone."""
    lesson: Lesson | None = None
    daily: Callable[[int], Any] | None = None
    """The options of a day's deal; days are counted from the first of January 1970."""
    redeal: Redeal | None = None
    picture: Picture[Any] | None = None
    warm_up: Callable[[], object] | None = None
    """Makes the bots ready to think; it may take long the first time."""
    prepare: Callable[[Any], object] | None = None
    """Gets ready what a match with these options needs, where that takes long; a live table does it in a thread."""
    constants: Mapping[str, Any] = {}
    """What clients know of the game's data, by the name they know it by; `tools/contract` writes it for the browser."""

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
