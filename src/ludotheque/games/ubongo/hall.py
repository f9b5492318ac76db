"""Ubongo in a hall: everyone races through the same missions, against time or for a number of them."""

from __future__ import annotations

from ludotheque.core.box import HallPlay, Trial
from ludotheque.games.ubongo.model import View
from ludotheque.games.ubongo.rules.boards import RACES


def trials(view: View) -> list[Trial]:
    """The missions that this player has come through, and how long each has taken."""
    if view.viewer is None or not view.runs:
        return []
    found, before = [], 0
    for passed in view.runs[view.viewer]:
        found.append(Trial(passed.task, passed.at - before))
        before = passed.at
    return found


HALL = HallPlay(modes=RACES, fixed={"book": "standard"}, trials=trials, cost="ms")
