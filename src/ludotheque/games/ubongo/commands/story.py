"""A match in words, for `ludotheque replay`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludotheque.core.game import Event
from ludotheque.core.localization import Texts
from ludotheque.games.ubongo.model.events import (
    GaveUp,
    GemWon,
    GlassTurned,
    LaidAside,
    MatchOver,
    Rolled,
    RoundOver,
    SandOut,
    Starter,
    Taken,
    Tied,
    Ubongo,
)


def story(events: Iterable[Event], texts: Texts, names: Sequence[str]) -> list[str]:
    """The sentences of a match, round by round or mission by mission."""
    told: list[str] = []
    events = list(events)
    rounds = any(isinstance(event, Starter) for event in events)
    for event in events:
        told += sentences(event, texts, names, rounds=rounds)
    return told


def sentences(event: Event, texts: Texts, names: Sequence[str], *, rounds: bool) -> list[str]:  # noqa: PLR0911 - one for each kind
    """The sentences of an event."""
    match event:
        case Rolled():
            return [texts("story-round" if rounds else "story-mission", round=event.round, symbol=event.symbol)]
        case Taken(seat=seat, task=task):
            pieces = ", ".join(texts("piece", piece=name) for name in task.pieces)
            board = task.board + 1
            return [texts("story-taken", player=names[seat], board=board, side=task.side, pieces=pieces)]
        case GlassTurned():
            return [texts("story-again")] if event.again else []
        case SandOut():
            return [texts("story-sand")]
        case RoundOver():
            return [
                texts("story-points", player=name, points=count)
                for name, count in zip(names, event.points, strict=True)
            ]
        case Tied():
            return [texts("story-tied", players=", ".join(names[seat] for seat in event.seats))]
        case MatchOver():
            players = ", ".join(names[seat] for seat in event.winners)
            return [texts("story-won", players=players, winners=len(event.winners))] if event.winners else []
        case _:
            return of_one(event, texts, names)


def of_one(event: Event, texts: Texts, names: Sequence[str]) -> list[str]:
    """The sentences of an event about a single player."""
    match event:
        case Starter():
            return [texts("story-starter", player=names[event.seat])]
        case Ubongo():
            return [texts("story-ubongo", player=names[event.seat], seconds=round(event.at / 1000))]
        case GaveUp():
            return [texts("story-gave-up", player=names[event.seat])]
        case LaidAside():
            return [texts("story-aside", player=names[event.seat])]
        case GemWon():
            return [texts("story-gem", player=names[event.seat], gem=event.gem, source=event.source)]
        case _:
            return []
