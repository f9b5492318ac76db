"""Boards of the book: the odds of the deal, and the mission that a board gives a seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import get_args

from msgspec.structs import replace

from ludotheque.core.arguments import known
from ludotheque.core.game import Seat
from ludotheque.core.refusal import Refused
from ludotheque.games.ubongo.book import Book, at_hand, named
from ludotheque.games.ubongo.model import Mode, OpenBoard, Options, Own, PieceName, Shown, Task
from ludotheque.games.ubongo.pieces import SYMBOLS, Side, Symbol

RACES: tuple[Mode, ...] = ("time", "count")
"""Modes in which all players go through the same course of missions, each at their own pace."""
ROUNDS: tuple[Mode, ...] = tuple(mode for mode in get_args(Mode) if mode not in RACES)
MATTERS_WITH: dict[str, dict[str, Sequence[str]]] = {
    "sand": {"mode": ROUNDS},
    "rounds": {"mode": ROUNDS},
    "boards": {"mode": ROUNDS},
    "length": {"mode": RACES},
    "difficulty": {"mode": RACES},
}
"""Options that have an effect only with these values of others."""
NOT_WITH: dict[str, dict[int, dict[str, Sequence[str]]]] = {
    "length": {1: {"mode": ("time",)}},
    "difficulty": {5: {"side": ("A",), "book": ("standard",)}},
}
"""Values that `check` refuses together with these values of other options, where both matter."""
NAMES: tuple[PieceName, ...] = get_args(PieceName)


def book_of(options: Options) -> Book:
    return named(options.book)


def book_at_hand(options: Options) -> Book | None:
    """The book of these options, if it need not be made."""
    return at_hand(options.book)


def races(options: Options) -> bool:
    return options.mode in RACES


def opens_boards(options: Options) -> bool:
    """Whether boards lie open before the roll; only rounds have a roll."""
    return options.boards == "open" and not races(options)


def lie_open(shown: Shown) -> bool:
    """Whether the boards of this round lie open: from their deal to the turning of the glass."""
    return shown.boards != ()


def side_of(options: Options, own: Own) -> Side:
    """The side of a seat: its own, or that of the table."""
    return options.side if own.side == "table" else own.side


@lru_cache(maxsize=4096)
def task(book: str, board: int, side: Side, symbol: Symbol) -> Task:
    """The mission of a board, side and symbol."""
    mission = named(book).mission(board, side, SYMBOLS.index(known("symbol", symbol, SYMBOLS)))
    pieces = tuple(name for name in NAMES if name in mission.pieces)
    return Task(board, side, symbol, mission.shape, pieces, mission.difficulty)


def task_of(shown: Shown, seat: Seat, board: int, symbol: Symbol) -> Task:
    return task(shown.options.book, board, side_of(shown.options, shown.own[seat]), symbol)


def open_board(shown: Shown, seat: Seat, board: int) -> OpenBoard:
    """A board as it lies open before a player: its shape, and a set for each symbol."""
    side = side_of(shown.options, shown.own[seat])
    missions = [task(shown.options.book, board, side, symbol) for symbol in SYMBOLS]
    return OpenBoard(board, side, missions[0].shape, tuple(mission.pieces for mission in missions))


def fits(options: Options, board: int, symbol: Symbol) -> bool:
    """Whether a mission has the agreed difficulty."""
    wanted = options.difficulty
    return wanted is None or task(options.book, board, options.side, symbol).difficulty == wanted


def board_odds(shown: Shown) -> tuple[int, ...]:
    """Boards are equally likely; with a difficulty, fitting missions are."""
    options = shown.options
    if not races(options) or options.difficulty is None:
        return (1,) * len(shown.stock)
    return tuple(sum(fits(options, board, symbol) for symbol in SYMBOLS) for board in shown.stock)


def symbol_odds(shown: Shown) -> tuple[int, ...]:
    """The die is fair; with a difficulty it shows only fitting symbols."""
    if shown.taken is None:
        return (1,) * len(SYMBOLS)
    return tuple(int(fits(shown.options, shown.taken, symbol)) for symbol in SYMBOLS)


def take(shown: Shown, pick: int) -> tuple[Shown, int]:
    """Take the picked board from the stock."""
    board = shown.stock[pick]
    return replace(shown, stock=shown.stock[:pick] + shown.stock[pick + 1 :]), board


def stocked(shown: Shown) -> Shown:
    """Refill the stock when no board can be dealt, without the boards in use.

    In a race only the last board of the course counts as in use, so that the course is the same for all players.
    """
    if any(board_odds(shown)):
        return shown
    lying = () if races(shown.options) else (*shown.tasks, *shown.boards)
    used = {board for board, _ in shown.course[-1:]} | {one.board for one in lying if one is not None}
    everything = tuple(range(len(book_of(shown.options))))
    fresh = replace(shown, stock=tuple(board for board in everything if board not in used))
    return fresh if any(board_odds(fresh)) else replace(shown, stock=everything)


def check(options: Options) -> None:
    """Refuse options that do not go together."""
    if options.mode == "time" and options.length == 1:
        raise Refused("minute-too-short")
    everything = range(len(book_of(options)))
    if races(options) and not any(fits(options, board, symbol) for board in everything for symbol in SYMBOLS):
        raise Refused("difficulty-missing", difficulty=options.difficulty or 0)
