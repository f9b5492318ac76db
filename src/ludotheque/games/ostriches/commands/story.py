"""A match in words, for `ludotheque replay`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ludotheque.core.game import Event, Seat
from ludotheque.core.localization import Texts
from ludotheque.games.ostriches.model.events import (
    BushMoved,
    Declined,
    Exchanged,
    Looked,
    MatchOver,
    Moved,
    Noticed,
    Offered,
    Passed,
    Placed,
    Rotated,
    Starter,
    Swapped,
    TurnedUp,
)
from ludotheque.games.ostriches.pieces import NAMES, TRIBE, Square

WAYS: Final = {"+": "with", "-": "against"}
BY_PAIR: Final[dict[type[Event], str]] = {Swapped: "story-swapped", Looked: "story-looked"}


def story(events: Iterable[Event], texts: Texts, names: Sequence[str]) -> list[str]:
    """What happened, turn by turn: the move in one line, its consequences in the lines below."""
    told: list[str] = []
    squares: list[Square] = []
    starter, turn, mover = 0, 0, None
    for event in events:
        match event:
            case Starter():
                starter = event.seat
            case Placed():
                squares.append(event.at)
                if len(squares) == len(names) * len(TRIBE):
                    told += placings(squares, starter, texts, names)
                continue
            case Moved():
                turn, mover = turn + 1, event.seat
                told.append(texts("story-turn", turn=turn, player=names[mover], move=way(event)))
                continue
            case Rotated() if mover != event.seat:
                turn += 1
                told.append(texts("story-stuck", turn=turn, player=names[event.seat]))
        told += sentences(event, texts, names, 0 if mover is None else mover)
        mover = None if isinstance(event, Rotated) else mover
    return told


def placings(squares: Sequence[Square], starter: Seat, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """Where each player has placed, in order; they took turns."""
    for number in range(len(names)):
        player = names[(starter + number) % len(names)]
        yield texts("story-placed", player=player, squares=", ".join(map(named, squares[number :: len(names)])))


def sentences(event: Event, texts: Texts, names: Sequence[str], mover: Seat) -> Iterator[str]:
    """One event in words."""
    match event:
        case Starter():
            yield texts("story-starter", player=names[event.seat])
        case TurnedUp():
            yield texts("story-up", player=names[event.of], square=named(event.at), power=event.power)
        case Rotated():
            yield texts("story-rotated", tile=tile(texts, event.turn[:2]), way=WAYS[event.turn[2:]])
        case Offered():
            yield texts("story-offered", player=names[event.seat])
        case Declined():
            yield texts("story-declined", player=names[event.seat])
        case MatchOver(winner=int(winner)):
            gift = int(event.reason == "four-up" and winner != mover)
            yield texts("story-won", player=names[winner], mover=names[mover], gift=gift)
        case _:
            yield from deeds(event, texts, names)


def deeds(event: Event, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """What a power did, or that it was left unused."""
    match event:
        case BushMoved():
            yield texts("story-bush", move=way(event))
        case Swapped() | Looked():
            one, other = map(named, event.squares)
            yield texts(BY_PAIR[type(event)], one=one, other=other)
        case Noticed():
            yield texts("story-noticed", square=named(event.at), player=names[event.of], power=event.power)
        case Exchanged():
            yield texts("story-exchanged", one=tile(texts, event.tiles[:2]), other=tile(texts, event.tiles[2:]))
        case Passed():
            yield texts("story-passed")


def named(at: Square) -> str:
    return NAMES[at]


def way(event: Moved | BushMoved) -> str:
    return f"{named(event.start)}-{named(event.target)}"


def tile(texts: Texts, corner: str) -> str:
    """A tile by the corner of the board where it lies."""
    return texts("story-tile", tile=corner)
