"""A bot's opinion on the steps of finished matches: worked out beside the tables, a few steps at a time, and kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from itertools import islice
from typing import Any, Final, Literal

from ludotheque.core.box import Box
from ludotheque.core.game import Act
from ludotheque.games import GAMES
from ludotheque.server.rate_limits import KeyedTokenBucket
from ludotheque.server.responses import OpinionPage, StepOpinion
from ludotheque.store import LogRow, MatchRow
from ludotheque.table.match_log import MatchLog, Step
from ludotheque.table.thinking import Thinking

BEYOND: Final = "beyond"
"""Marks a step that a match does not have: a log has more rows than steps."""


class Opinions:
    """Opinions by match and step; an address pays for those that are not kept."""

    def __init__(self, thinking: Thinking, charge: KeyedTokenBucket, most: int) -> None:
        self.thinking = thinking
        self.charge = charge
        self.most = most
        self.kept: OrderedDict[tuple[str, int], StepOpinion | Literal["beyond"] | None] = OrderedDict()

    async def page(self, address: str, match: MatchRow, log: Sequence[LogRow], steps: range) -> OpinionPage:
        """The opinions on these steps, as far as there are so many; refuses an address that asks for too much."""
        new = [step for step in steps if (match.id, step) not in self.kept]
        if new:
            self.charge.take(address, len(new))
            found = await self.thinking.run(address, judged, match, list(log), new)
            self.kept.update(((match.id, step), found.get(step, BEYOND)) for step in new)
        there = [(match.id, step) for step in steps if (match.id, step) in self.kept]
        page = OpinionPage(steps.start, [one for key in there if (one := self.kept[key]) != BEYOND])
        for key in there:
            self.kept.move_to_end(key)
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
        return page


def judged(match: MatchRow, log: list[LogRow], wanted: list[int]) -> dict[int, StepOpinion | None]:
    """In a worker: the opinions on some steps, as far as there are so many."""
    box = GAMES[match.game]
    whole = MatchLog(box, match, log)
    before, found = whole.start().state, {}
    for number, step in enumerate(islice(whole.inputs(), max(wanted) + 1)):
        if number in wanted:
            found[number] = opinion_on(box, before, step)
        before = step.moment.state
    return found


def opinion_on(box: Box, before: Any, step: Step) -> StepOpinion | None:
    """A bot's opinion on one step, from what its player knew; None if there is nothing to judge."""
    row = step.row
    if box.opinion is None or not isinstance(row, Act):
        return None
    view, after = (box.game.observe(state, row.seat) for state in (before, step.moment.state))
    found = box.opinion(view, row.action, after)
    return None if found is None else StepOpinion(row.seat, found.played, found.best)
