"""A match in words, for `ludotheque replay`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ludotheque.core.game import Event
from ludotheque.core.speech import Speech
from ludotheque.games.uluru.commands.wording import listed, name, wish_words
from ludotheque.games.uluru.model import (
    Dealt,
    Judged,
    LockedIn,
    MatchOver,
    RoundOver,
    RowName,
    SandOut,
    SecondCard,
    Starter,
    Unlocked,
)
from ludotheque.games.uluru.pieces import BIRDS, Bird, Board

BY_SEAT: Final[dict[type[Event], str]] = {
    Starter: "story-starter",
    LockedIn: "story-locked",
    Unlocked: "story-unlocked",
}


def story(events: Iterable[Event], speech: Speech, names: Sequence[str]) -> list[str]:
    """What happened, a sentence for each thing worth telling; the boards are told when they are opened."""
    told: list[str] = []
    cards: set[tuple[int, RowName, Bird]] = set()
    for event in events:
        if isinstance(event, Dealt):
            if (event.round, event.row, event.bird) in cards:  # one after another they are turned up for each player
                continue
            if all(event.round != before for before, _, _ in cards):
                told.append(speech("story-round", round=event.round))
            cards.add((event.round, event.row, event.bird))
        told.extend(sentences(event, speech, names))
    return told


def sentences(event: Event, speech: Speech, names: Sequence[str]) -> Iterator[str]:
    """One event in words; nothing for what is not worth telling."""
    match event:
        case Starter() | LockedIn() | Unlocked():
            yield speech(BY_SEAT[type(event)], player=names[event.seat])
        case SecondCard():
            yield speech("story-second", name=name(speech, event.bird))
        case Dealt():
            yield speech("story-dealt", name=name(speech, event.bird), wish=wish_words(speech, event.wish))
        case SandOut():
            yield speech("story-sand", players=listed(speech, [names[seat] for seat in event.seats]))
        case Judged():
            yield from judged(event, speech, names)
        case RoundOver():
            for player, board, stones in zip(names, event.boards, event.stones, strict=True):
                yield speech("story-board", player=player, board=board_words(speech, board), stones=stones)
        case MatchOver():
            yield won(event, speech, names)


def judged(event: Judged, speech: Speech, names: Sequence[str]) -> Iterator[str]:
    """Who failed this wish."""
    failing = [player for player, verdict in zip(names, event.verdicts, strict=True) if verdict and not verdict.met]
    if failing:
        called, wish = name(speech, event.bird), wish_words(speech, event.wish)
        yield speech("story-unmet", name=called, wish=wish, players=listed(speech, failing))


def won(event: MatchOver, speech: Speech, names: Sequence[str]) -> str:
    """Who had the fewest stones; alone one only counts them."""
    if len(names) == 1:
        return speech("result-solo", stones=event.stones[0])
    winners = listed(speech, [names[seat] for seat in event.winners])
    return speech("story-won", players=winners, winners=len(event.winners), stones=min(event.stones))


def board_words(speech: Speech, board: Board) -> str:
    """Who sits where, clockwise from the top."""
    landed = sorted((place, bird) for place, bird in zip(board, range(len(BIRDS)), strict=True) if place is not None)
    if not landed:
        return speech("story-nobody")
    return ", ".join(f"{place} {name(speech, BIRDS[number])}" for place, number in landed)
