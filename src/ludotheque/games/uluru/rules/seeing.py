"""Who may know what: the boards of the running round are secret, and one after another its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludotheque.core.arguments import instance, viewer_of
from ludotheque.core.game import Seat
from ludotheque.games.uluru.model import LEAD, REVIEW, Cards, Glass, Shown, State, View
from ludotheque.games.uluru.pieces import EMPTY, PLACES, Board
from ludotheque.games.uluru.rules.dealing import empty_rows, followed_rows, odds, rounds, sand_of, take
from ludotheque.games.uluru.rules.turns import had_turn, put_away, sees_cards, uncovered

if TYPE_CHECKING:
    from random import Random


def observe(state: State, viewer: Seat | None) -> View:
    """What lies open, with the covered cards for those who may see them, and the viewer's own board."""
    viewer = viewer_of(viewer, instance("state", state, State).boards)
    shown = uncovered(state) if sees_cards(state.shown, viewer) else state.shown
    board = None if viewer is None else state.boards[viewer]
    return View(viewer, shown, board, rounds(shown.options), followed_rows(shown, viewer), glass_seen(shown, viewer))


def glass_seen(shown: Shown, viewer: Seat | None) -> Glass | None:
    """The player's own glass; for a spectator, and out of turn, the first that still runs."""
    if shown.until is not None:
        return Glass(shown.until, LEAD if shown.phase == "lead" else REVIEW)
    placing = viewer is not None and shown.turn in (None, viewer)
    for seat, until in enumerate(shown.glasses):
        if until is not None and (seat == viewer if placing else seat not in shown.closed):
            return Glass(until, 1000 * (sand_of(shown.options, shown.own[seat]) or 0))
    return None


def forget(view: View) -> View:
    """Nothing to forget: cards and the own board stay visible."""
    return view


def imagine(view: View, rng: Random) -> State:
    """A possible state: players who have begun may have any birds anywhere, covered cards are drawn from the stock."""
    shown, cards = imagined_cards(view, rng)

    def board(seat: Seat) -> Board:
        if view.board is not None and seat == view.viewer:
            return view.board
        return some_board(rng) if has_begun(shown, seat) else EMPTY

    return State(shown, tuple(board(seat) for seat in range(len(shown.own))), cards)


def has_begun(shown: Shown, seat: Seat) -> bool:
    """Whether this seat may have placed birds."""
    if shown.turn is None:
        return shown.phase == "placing"
    return seat in had_turn(shown) or (seat == shown.turn and shown.phase == "placing")


def imagined_cards(view: View, rng: Random) -> tuple[Shown, Cards | None]:
    """What lies open, and the covered cards: as the viewer sees them, else a possible deal."""
    shown = view.shown
    if shown.turn is None or (shown.phase == "pass" and not had_turn(shown)):
        return shown, None
    if sees_cards(shown, view.viewer):
        return put_away(shown)
    rows, doubled = empty_rows(shown.options)
    table = replace(shown, phase="deal", rows=rows, doubled=doubled)
    while shown.phase != "deal" and (weights := odds(table)):
        table, _ = take(table, rng.choices(range(len(weights)), weights)[0], at=0)
    return shown, put_away(table)[1]


def some_board(rng: Random) -> Board:
    """A random number of birds on random places."""
    places = rng.sample(PLACES, len(PLACES))
    landed = set(rng.sample(PLACES, rng.randint(0, len(PLACES))))
    return tuple(place if number in landed else None for number, place in enumerate(places))
