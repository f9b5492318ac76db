"""Settings, actions, events, state and view."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from ludotheque.core.game import Event, Seat


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on."""

    rounds: Literal[1, 3, 5] = 3


class Own(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat sets for itself: nothing in this game."""


class Name(Struct, frozen=True, tag="name", forbid_unknown_fields=True):
    """Name a number in secret."""

    number: Annotated[int, Meta(ge=1, le=5)]


Action: TypeAlias = Name


class Prize(Event, frozen=True, kw_only=True):
    """A round begins: this many berries are laid out."""

    berries: int


class Named(Event, frozen=True, kw_only=True):
    """Everyone sees that a seat has chosen, nobody sees what."""

    seat: Seat


class Opened(Event, frozen=True, kw_only=True):
    """All numbers are turned up; the winner takes the berries."""

    numbers: tuple[int, ...]
    winner: Seat | None
    berries: int


AnyEvent: TypeAlias = Prize | Named | Opened


class State(Struct, frozen=True):
    """Where a match stands."""

    options: Options
    named: tuple[int | None, ...]
    score: tuple[int, ...]
    prize: int = 0
    round: int = 1
    last: tuple[int, ...] = ()
    """The numbers of the round before."""


class View(Struct, frozen=True):
    """A state without the numbers of the others: who has named one, and the viewer's own."""

    viewer: Seat | None
    options: Options
    ready: frozenset[Seat]
    mine: int | None
    score: tuple[int, ...]
    prize: int
    round: int
    last: tuple[int, ...]
    over: bool
