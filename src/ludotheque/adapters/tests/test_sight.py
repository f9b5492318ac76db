"""A vector that is brought up to date is the one that is written from the beginning."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from ludotheque.adapters.episode import Episode
from ludotheque.adapters.setting import Setting
from ludotheque.adapters.sight import Sight, change, vector_of
from ludotheque.adapters.tests.sampled import named, one_of_each_mode
from ludotheque.core.chance import chance, seed_from
from ludotheque.core.game import numbers_in
from ludotheque.games.ostriches import rules

STEPS = 60


def onward(episode: Episode, rng: Random, luck: Any) -> Episode:
    """The match after a random action, or the next one."""
    if episode.over:
        episode = Episode(episode.setting)
    else:
        episode.choose(rng.choice(numbers_in(episode.legal(episode.turn or 0))))
    episode.settle(luck)
    return episode


@pytest.mark.parametrize("setting", one_of_each_mode(), ids=named)
def test_every_look_is_as_if_it_were_the_first(setting: Any) -> None:
    """Of one seat after another, in two matches in turn: whatever was seen before leaves no trace."""
    key, options, own = setting
    agreed, rng, luck = Setting(key, options, own), Random(4), chance(seed_from(4))
    sight, matches = Sight(agreed), [Episode(agreed), Episode(agreed)]
    for episode in matches:
        episode.settle(luck)
    for step in range(STEPS):
        matches[step % 2] = episode = onward(matches[step % 2], rng, luck)
        for seat in agreed.seats:
            assert np.array_equal(sight.look(episode, seat), vector_of(episode, seat)), (step, seat)


def test_more_entries_than_fit_are_refused() -> None:
    setting = Setting("ostriches")
    view = rules.observe(setting.start.state, 0)
    wrong: Any = type(view)(view.viewer, view.table, view.ostriches, (6, 6, 6), view.hand)
    with pytest.raises(ValueError, match="left has 3 entries, at most 2 fit"):
        change(setting.planes.part, np.zeros(setting.width, np.float32), 0, view, wrong)
