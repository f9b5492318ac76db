"""A match in words, for `ludotheque replay`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ludotheque.core.game import Event, Seat
from ludotheque.core.localization import Texts
from ludotheque.games.dwarfcity.model import (
    BlueTurned,
    Built,
    CardTaken,
    DiceLost,
    KoboldChosen,
    KoboldRolled,
    MatchOver,
    PileGrew,
    Rolled,
    Spared,
    Starter,
    TakenBack,
    TornDown,
)
from ludotheque.games.dwarfcity.pieces import HAND


def story(events: Iterable[Event], texts: Texts, names: Sequence[str]) -> list[str]:
    """The match turn by turn: each roll in one line, and what followed in the lines below."""
    events = list(events)
    told: list[str] = []
    kobold, owners = kobold_of(events), owners_of(events, len(names))
    turn = 0
    for event in events:
        match event:
            case Rolled():
                turn += 1
                dice = colours(texts, event.dice)
                told.append(texts("story-rolled", turn=turn, player=names[event.seat], dice=dice))
            case KoboldRolled():
                turn += 1
                face = "none" if event.face == "0" else event.face
                told.append(texts("story-kobold-rolled", turn=turn, player=names[event.seat], face=face))
            case CardTaken():
                key = "story-card" if turn else "story-dealt"
                shapes = ", ".join(texts("shape", shape=shape) for shape in event.card) or "none"
                told.append(texts(key, player=names[event.seat], shapes=shapes))
            case Built():
                owner = owners.get(event.tower, event.seat)
                told += put(event, texts, names[owner] if owner != event.seat else "none")
            case MatchOver():
                told.append(ending(event, texts, names, kobold))
            case _:
                told += sentences(event, texts, names)
    return told


def kobold_of(events: Iterable[Event]) -> Seat | None:
    """The seat that plays the kobold: announced if it was drawn, else known by its first roll."""
    return next((event.seat for event in events if isinstance(event, KoboldChosen | KoboldRolled)), None)


def owners_of(events: Sequence[Event], seats: int) -> dict[int, Seat]:
    """The owner of each tower. The first cards of the beach are not announced: they go round from the first roller."""
    kobold = kobold_of(events)
    first = next((event.seat for event in events if isinstance(event, Rolled)), 0)
    dwarfs = [seat % seats for seat in range(first, first + seats) if seat % seats != kobold]
    dealt = {number: dwarfs[number % len(dwarfs)] for number in range(HAND * len(dwarfs))} if dwarfs else {}
    return dealt | {event.tower: event.seat for event in events if isinstance(event, CardTaken)}


def colours(texts: Texts, dice: Iterable[str]) -> str:
    return ", ".join(texts("die", die=die) for die in dice)


def put(event: Built, texts: Texts, helped: str) -> Iterator[str]:
    """A block on a tower, and whether it finished it."""
    yield texts("story-built", tower=event.tower + 1, block=event.block, helped=helped)
    if event.finished:
        yield texts("story-finished", tower=event.tower + 1)


def sentences(event: Event, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """One event in words."""
    match event:
        case KoboldChosen():
            yield texts("story-kobold", player=names[event.seat])
        case Starter():
            yield texts("story-starter", player=names[event.seat])
        case TakenBack():
            yield texts("story-taken-back", block=event.block)
        case DiceLost():
            yield texts("story-lost", dice=colours(texts, event.dice))
        case BlueTurned(sign=True):
            yield texts("story-sign")
        case PileGrew():
            yield texts("story-pile", pile=event.pile)
        case TornDown():
            yield texts("story-torn", tower=event.tower + 1, blocks=len(event.blocks))
        case Spared():
            yield texts("story-spared", player=names[event.seat])


def ending(event: MatchOver, texts: Texts, names: Sequence[str], kobold: Seat | None) -> str:
    """How the match ended; nobody is named if the kobold won and nobody played it."""
    if event.winner == "dwarfs":
        dwarfs = [name for seat, name in enumerate(names) if seat != kobold]
        return texts("story-won", side="dwarfs", players=", ".join(dwarfs), count=len(dwarfs))
    side = "nobody" if kobold is None else "kobold"
    return texts("story-won", side=side, players="" if kobold is None else names[kobold], count=1)
