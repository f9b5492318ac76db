"""A match in words, for `ludotheque replay`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ludotheque.core.game import Event, Seat
from ludotheque.core.speech import Speech
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


def story(events: Iterable[Event], speech: Speech, names: Sequence[str]) -> list[str]:
    """What happened, turn by turn: what was rolled in one line, what came of it in the lines below."""
    events = list(events)
    told: list[str] = []
    kobold, owners = who_is_he(events), owners_of(events, len(names))
    turn = 0
    for event in events:
        match event:
            case Rolled():
                turn += 1
                dice = colours(speech, event.dice)
                told.append(speech("story-rolled", turn=turn, player=names[event.seat], dice=dice))
            case KoboldRolled():
                turn += 1
                face = "none" if event.face == "0" else event.face
                told.append(speech("story-kobold-rolled", turn=turn, player=names[event.seat], face=face))
            case CardTaken():
                key = "story-card" if turn else "story-dealt"
                shapes = ", ".join(speech("shape", shape=shape) for shape in event.card) or "none"
                told.append(speech(key, player=names[event.seat], shapes=shapes))
            case Built():
                owner = owners.get(event.tower, event.seat)
                told += put(event, speech, names[owner] if owner != event.seat else "none")
            case MatchOver():
                told.append(ending(event, speech, names, kobold))
            case _:
                told += sentences(event, speech, names)
    return told


def who_is_he(events: Iterable[Event]) -> Seat | None:
    """Who plays the kobold: it is told only where there was a choice, but at the latest by his die."""
    return next((event.seat for event in events if isinstance(event, KoboldChosen | KoboldRolled)), None)


def owners_of(events: Sequence[Event], seats: int) -> dict[int, Seat]:
    """Whose each tower is. The first cards of the beach are not told: they go round, as from the first roll on."""
    kobold = who_is_he(events)
    first = next((event.seat for event in events if isinstance(event, Rolled)), 0)
    dwarfs = [seat % seats for seat in range(first, first + seats) if seat % seats != kobold]
    dealt = {number: dwarfs[number % len(dwarfs)] for number in range(HAND * len(dwarfs))} if dwarfs else {}
    return dealt | {event.tower: event.seat for event in events if isinstance(event, CardTaken)}


def colours(speech: Speech, dice: Iterable[str]) -> str:
    return ", ".join(speech("die", die=die) for die in dice)


def put(event: Built, speech: Speech, helped: str) -> Iterator[str]:
    """A block on a tower, and whether it was the last."""
    yield speech("story-built", tower=event.tower + 1, block=event.block, helped=helped)
    if event.finished:
        yield speech("story-finished", tower=event.tower + 1)


def sentences(event: Event, speech: Speech, names: Sequence[str]) -> Iterator[str]:
    """One event in words."""
    match event:
        case KoboldChosen():
            yield speech("story-kobold", player=names[event.seat])
        case Starter():
            yield speech("story-starter", player=names[event.seat])
        case TakenBack():
            yield speech("story-taken-back", block=event.block)
        case DiceLost():
            yield speech("story-lost", dice=colours(speech, event.dice))
        case BlueTurned(sign=True):
            yield speech("story-sign")
        case PileGrew():
            yield speech("story-pile", pile=event.pile)
        case TornDown():
            yield speech("story-torn", tower=event.tower + 1, blocks=len(event.blocks))
        case Spared():
            yield speech("story-spared", player=names[event.seat])


def ending(event: MatchOver, speech: Speech, names: Sequence[str], kobold: Seat | None) -> str:
    """Nobody is named where the kobold wins whom nobody played."""
    if event.winner == "dwarfs":
        dwarfs = [name for seat, name in enumerate(names) if seat != kobold]
        return speech("story-won", side="dwarfs", players=", ".join(dwarfs), count=len(dwarfs))
    side = "nobody" if kobold is None else "kobold"
    return speech("story-won", side=side, players="" if kobold is None else names[kobold], count=1)
