"""A match in words, for `ludotheque replay`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ludotheque.core.game import Event
from ludotheque.core.localization import Texts
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


def story(events: Iterable[Event], texts: Texts, names: Sequence[str]) -> list[str]:
    """What happened, a sentence for each thing worth telling; the boards are told when they are opened."""
    told: list[str] = []
    cards: set[tuple[int, RowName, Bird]] = set()
    for event in events:
        if isinstance(event, Dealt):
            if (event.round, event.row, event.bird) in cards:  # one after another they are turned up for each player
                continue
            if all(event.round != before for before, _, _ in cards):
                told.append(texts("story-round", round=event.round))
            cards.add((event.round, event.row, event.bird))
        told.extend(sentences(event, texts, names))
    return told


def sentences(event: Event, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """One event in words; nothing for what is not worth telling."""
    match event:
        case Starter() | LockedIn() | Unlocked():
            yield texts(BY_SEAT[type(event)], player=names[event.seat])
        case SecondCard():
            yield texts("story-second", name=name(texts, event.bird))
        case Dealt():
            yield texts("story-dealt", name=name(texts, event.bird), wish=wish_words(texts, event.wish))
        case SandOut():
            yield texts("story-sand", players=listed(texts, [names[seat] for seat in event.seats]))
        case Judged():
            yield from judged(event, texts, names)
        case RoundOver():
            for player, board, stones in zip(names, event.boards, event.stones, strict=True):
                yield texts("story-board", player=player, board=board_words(texts, board), stones=stones)
        case MatchOver():
            yield won(event, texts, names)


def judged(event: Judged, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """Who failed this wish."""
    failing = [player for player, verdict in zip(names, event.verdicts, strict=True) if verdict and not verdict.met]
    if failing:
        called, wish = name(texts, event.bird), wish_words(texts, event.wish)
        yield texts("story-unmet", name=called, wish=wish, players=listed(texts, failing))


def won(event: MatchOver, texts: Texts, names: Sequence[str]) -> str:
    """Who had the fewest stones; alone one only counts them."""
    if len(names) == 1:
        return texts("result-solo", stones=event.stones[0])
    winners = listed(texts, [names[seat] for seat in event.winners])
    return texts("story-won", players=winners, winners=len(event.winners), stones=min(event.stones))


def board_words(texts: Texts, board: Board) -> str:
    """Who sits where, clockwise from the top."""
    landed = sorted((place, bird) for place, bird in zip(board, range(len(BIRDS)), strict=True) if place is not None)
    if not landed:
        return texts("story-nobody")
    return ", ".join(f"{place} {name(texts, BIRDS[number])}" for place, number in landed)
