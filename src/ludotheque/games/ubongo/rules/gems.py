"""Gems: the rewards of each rank, and unwon gems of the track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from ludotheque.core.game import Event, Seat
from ludotheque.games.ubongo.model import GEMS, WORTH, Gem, Shown, Win
from ludotheque.games.ubongo.model.events import GemWon, Unwon

TRACK: Final[tuple[Gem, ...]] = ("sapphire", "amber")
"""The gems on the track for a round, for the first and the second player to finish."""
FIXED: Final[tuple[Gem, ...]] = ("ruby", "sapphire", "emerald", "amber")
"""The reward of each rank without luck, instead of a gem from the bag."""


def points(gems: Sequence[Gem]) -> int:
    return sum(WORTH[gem] for gem in gems)


def track_gem(rank: int) -> Gem | None:
    return TRACK[rank - 1] if rank <= len(TRACK) else None


def given(shown: Shown, seat: Seat, gems: Sequence[Gem]) -> Shown:
    """Add gems to the treasure of a seat."""
    all_gems = list(shown.gems)
    all_gems[seat] = (*all_gems[seat], *gems)
    return replace(shown, gems=tuple(all_gems))


def from_the_track(shown: Shown) -> tuple[Shown, list[Event]]:
    """Give the next rank its gem from the track, if there is one."""
    rank = len(shown.wins) + 1
    gem = track_gem(rank)
    if rank > len(shown.done) or gem is None:
        return shown, []
    seat = shown.done[rank - 1]
    return given(shown, seat, (gem,)), [GemWon(seat=seat, gem=gem, source="track")]


def from_the_bag(shown: Shown, pick: int) -> tuple[Shown, list[Event]]:
    """Give the current rank the drawn gem, then the next rank its gem from the track."""
    rank, gem = len(shown.wins) + 1, GEMS[pick]
    seat = shown.done[rank - 1]
    bag = tuple(count - (number == pick) for number, count in enumerate(shown.bag))
    wins = (*shown.wins, Win(seat, rank, track_gem(rank), gem))
    shown, events = from_the_track(replace(given(shown, seat, (gem,)), bag=bag, wins=wins))
    return shown, [GemWon(seat=seat, gem=gem, source="bag"), *events]


def fixed(shown: Shown) -> tuple[Shown, list[Event]]:
    """Give all finishers the fixed rewards of their ranks."""
    events: list[Event] = []
    for rank, seat in enumerate(shown.done, 1):
        track, reward = track_gem(rank), FIXED[rank - 1]
        if track is not None:
            events.append(GemWon(seat=seat, gem=track, source="track"))
        events.append(GemWon(seat=seat, gem=reward, source="reward"))
        shown = given(shown, seat, [gem for gem in (track, reward) if gem is not None])
        shown = replace(shown, wins=(*shown.wins, Win(seat, rank, track, reward)))
    return shown, events


def unwon(shown: Shown) -> tuple[Shown, list[Event]]:
    """Put unwon gems of the track into the bag, or without luck out of the game."""
    left = TRACK[len(shown.done) :]
    if not left:
        return shown, []
    if shown.options.mode == "nine":
        shown = replace(shown, bag=tuple(count + (gem in left) for gem, count in zip(GEMS, shown.bag, strict=True)))
    return shown, [Unwon(gems=left)]
