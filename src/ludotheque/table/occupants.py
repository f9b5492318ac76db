"""Who plays each seat of a running match, and how that changes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Literal, TypeAlias

from ludotheque.core.box import Bot
from ludotheque.core.game import Millis, Seat
from ludotheque.table.ghosts import Ghost
from ludotheque.table.party import Party

Plays: TypeAlias = Literal["person", "bot", "ghost", "stand-in", "borrowed"]
"""A stand-in is a bot that plays for a person who is away, until they return. A borrowed turn is one that a bot plays
for a person who sits idle, until the next chapter."""

AnyBot: TypeAlias = Bot[Any, Any]


class Occupant:
    """Who decides for one seat now: the bot or the ghost if there is one, else the person.

    What runs at every move reads `plays` and `away_since` themselves: properties cost it microseconds.
    """

    __slots__ = (
        "away_since", "bot", "bot_has_acted", "fumbling", "ghost", "idle_since", "nudged", "plays", "resting",
    )  # fmt: skip

    def __init__(self, plays: Plays = "person", bot: AnyBot | None = None, ghost: Ghost | None = None) -> None:
        self.plays: Plays = plays
        self.bot = bot
        self.ghost = ghost
        self.resting = False
        """Whether a stand-in that came while a glass ran waits for the next chapter."""
        self.fumbling = False
        """Whether the bot was refused too often in this chapter, and takes any legal action."""
        self.bot_has_acted = False
        """Whether a bot has acted for this seat in this match: then its result is not recorded."""
        self.away_since: Millis | None = None
        """When the person's last screen disconnected."""
        self.idle_since: Millis | None = None
        """Since when the match waits for this seat, where no glass runs."""
        self.nudged = False

    @property
    def stands_in(self) -> bool:
        return self.plays == "stand-in"

    @property
    def by_hand(self) -> bool:
        """Whether a person decides."""
        return self.plays == "person"

    @property
    def missed_since(self) -> Millis | None:
        """Since when a person is away and no bot stands in for them yet."""
        return None if self.stands_in else self.away_since

    def stand_in(self, bot: AnyBot) -> None:
        """Let a bot play until the person returns; it rests until it is woken."""
        self._expect("person", "borrowed")
        self.plays, self.bot, self.resting = "stand-in", bot, True

    def hand_back(self) -> None:
        """Return the seat to the person."""
        self._expect("stand-in")
        self._free()

    def borrow(self, bot: AnyBot) -> None:
        """Let a bot play this turn of an idle person."""
        self._expect("person")
        self.plays, self.bot = "borrowed", bot

    def replace(self, bot: AnyBot) -> None:
        """Give the seat to a bot for good."""
        self._free()
        self.plays, self.bot, self.ghost, self.away_since = "bot", bot, None, None

    def take_over(self) -> None:
        """Give the seat of a bot to a person."""
        self._expect("bot")
        self._free()

    def open_chapter(self) -> None:
        """Start a new chapter: a borrowed turn is returned, and bots start afresh."""
        if self.plays == "borrowed":
            self._free()
        self.resting = self.fumbling = False

    def stop_waiting(self) -> None:
        """The match does not wait for this seat any more."""
        self.idle_since, self.nudged = None, False

    def _free(self) -> None:
        """Clear bot and ghost: the person decides."""
        self.plays, self.bot = "person", None
        self.resting = self.fumbling = False

    def _expect(self, *plays: Plays) -> None:
        if self.plays not in plays:
            raise RuntimeError(f"this seat is played by a {self.plays}")


def seated(
    party: Party, ghosts: Mapping[Seat, Ghost] | None = None, bots_acted: Collection[Seat] = ()
) -> tuple[Occupant, ...]:
    """The occupants of a match that begins or is taken up, by seat."""
    found = []
    for seat, chair in enumerate(party.chairs):
        if chair.who == "bot":
            occupant = Occupant("bot", party.box.bots[chair.level or ""])
        elif chair.who == "ghost":
            occupant = Occupant("ghost", ghost=(ghosts or {}).get(seat))
        else:
            occupant = Occupant()
        occupant.bot_has_acted = seat in bots_acted
        found.append(occupant)
    return tuple(found)
