"""What is agreed before a match, and all that follows from it for a program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from ludotheque.core.arguments import UNFIT, known, shown, valid, whole
from ludotheque.core.coding import decode, encode
from ludotheque.core.game import Game, Millis, bits_of
from ludotheque.core.match import begin
from ludotheque.core.planes import Plane, Planes
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES

PACE: Final[Millis] = 1_000
"""The match time between two decisions of a seat, unless one waits longer."""
SLOWEST: Final[Millis] = 60_000
SOON: Final[Millis] = 60_000
"""A deadline that is at least this far away looks as far as this."""
TIME: Final = (Plane("deadline?", 1), Plane("deadline", 1))
"""The planes after those of the view: whether there is a deadline, and how far away it is."""


class Setting:
    """A game with its options and seats: actions by number, and the planes of an observation.

    The number after the last action of the catalogue waits: for the other seats, or until the deadline.
    """

    def __init__(
        self,
        game: str | Game[Any, Any, Any, Any, Any],
        options: Any = None,
        own: Sequence[Any] | None = None,
        *,
        seats: int | None = None,
        pace: Millis = PACE,
    ) -> None:
        self.game: Game[Any, Any, Any, Any, Any] = rules_of(game)
        self.options = given(self.game.options, options)
        self.own = self._own(own, seats)
        self.seats = range(len(self.own))
        self.pace = whole("pace", pace, 1, SLOWEST)
        self.start = begin(self.game, self.options, self.own)
        self.limits = self.game.limits(self.options, len(self.own))
        self.catalogue = tuple(self.game.catalogue(self.options))
        self.numbers = {action: number for number, action in enumerate(self.catalogue)}
        self.wait = len(self.catalogue)
        self.actions = self.wait + 1
        """How many numbers there are: all actions, and waiting."""
        self.allowed = bits_of(
            number for action, number in self.numbers.items() if not isinstance(action, self.game.people_only)
        )
        """The actions that are not for people only, as a set of bits."""
        self.planes = Planes(self.game.view, self.game.planes)
        self.names = (*self.planes.names, *TIME)
        self.width = self.planes.width + len(TIME)

    def _own(self, own: Sequence[Any] | None, seats: int | None) -> tuple[Any, ...]:
        """The settings of every seat; with none given, as many seats as asked for, else as few as may play."""
        if own is not None:
            return tuple(given(self.game.own, one) for one in own)
        allowed = self.game.seats(self.options)
        count = allowed.start if seats is None else whole("seats", seats, allowed.start, allowed.stop - 1)
        return (self.game.own(),) * count

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by what was agreed: rules are modules, which are pickled by name."""
        return again, (self.game.key if on_shelf(self.game) else name_of(self.game), self.options, self.own, self.pace)

    def said(self, number: int) -> str:
        """An action by its number, as JSON."""
        return "wait" if number == self.wait else encode(self.catalogue[number]).decode()


def on_shelf(game: Game[Any, Any, Any, Any, Any]) -> bool:
    """Whether the key of a game leads to these very rules."""
    return game.key in GAMES and GAMES[game.key].game is game


def name_of(game: Game[Any, Any, Any, Any, Any]) -> str:
    """The module of a game that is not on the shelf; refuses rules that no other process could find."""
    name: str = getattr(game, "__name__", "")
    if import_module(name or __name__) is not game:
        raise Refused("value-type", name="game", given=shown(game), wanted="module")
    return name


def again(game: str, options: Any, own: Sequence[Any], pace: Millis) -> Setting:
    """A setting that was pickled."""
    rules: Any = game if game in GAMES else import_module(game)
    return Setting(rules, options, own, pace=pace)


def rules_of(game: str | Game[Any, Any, Any, Any, Any]) -> Game[Any, Any, Any, Any, Any]:
    """The rules of a game on the shelf by its key, or rules as they are."""
    return GAMES[known("game", game, GAMES)].game if isinstance(game, str) else game


def given(kind: type, value: Any) -> Any:
    """Options or settings of a seat: as they are, from names and values, or the usual ones."""
    if isinstance(value, Mapping):
        return valid_mapping(kind, value)
    return valid(kind, kind() if value is None else value)


def valid_mapping(kind: type, value: Mapping[str, Any]) -> Any:
    """A struct from names and values, or a refusal."""
    try:
        return decode(encode(value), kind)
    except UNFIT as error:
        raise Refused("value-wrong", name=kind.__name__, problem=str(error)) from None
