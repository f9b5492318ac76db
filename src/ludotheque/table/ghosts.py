"""Ghosts: recorded runs that play again as they did then."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ludotheque.core.game import Act, Draw, Millis, Seat
from ludotheque.core.record import playable
from ludotheque.games import GAMES
from ludotheque.store import LogRow, MatchRow, Store
from ludotheque.table.live_match import LiveMatch
from ludotheque.table.match_log import MatchLog
from ludotheque.table.party import Party
from ludotheque.table.thinking import Thinking


class Ghost(Struct, frozen=True):
    """Repeats recorded actions at their times, counted from the beginning of each chapter. It never thinks."""

    pages: dict[int, list[tuple[Millis, Any]]]
    """By chapter."""

    def page(self, live: LiveMatch, seat: Seat) -> Sequence[tuple[Millis, Any]]:
        """The remaining actions of the open chapter.

        Where everyone waits for it and there is nothing to choose, a ghost does not keep people waiting.
        """
        due = live.due
        choice = list(live.game.legal(live.moment.state, seat)) if seat in due.seats else []
        if len(choice) == 1:
            return [(live.moment.at, choice[0])]
        then = self.pages.get(due.chapter, [])
        return [(live.chapter_began + after, action) for after, action in then[live.acted[seat] :]]


def run_of(match: MatchRow, log: Sequence[LogRow]) -> tuple[list[int], dict[Seat, Ghost]]:
    """The draws of a finished match, and the timed actions of each seat."""
    picks: list[int] = []
    pages: dict[Seat, dict[int, list[tuple[Millis, Any]]]] = defaultdict(lambda: defaultdict(list))
    for step in MatchLog(GAMES[match.game], match, log).steps():
        row = step.row
        if isinstance(row, Draw):
            picks.append(row.pick)
        elif isinstance(row, Act):
            pages[row.seat][step.chapter].append((row.at - step.since, row.action))
    return picks, {seat: Ghost(dict(acts)) for seat, acts in sorted(pages.items())}


async def ghosts_at(party: Party, store: Store, thinking: Thinking) -> dict[Seat, Ghost]:
    """The ghosts on the chairs of a party, from the runs that the store keeps."""
    found = {}
    for seat, chair in enumerate(party.chairs):
        match = None if chair.run is None else await store.replay(chair.run.replay)
        if chair.run is not None and match is not None and playable(party.box.game, match.rules):
            _, ghosts = await thinking.run(party.id, run_of, match, await store.log(match.id))
            found[seat] = ghosts.get(chair.run.seat, Ghost({}))
    return found
