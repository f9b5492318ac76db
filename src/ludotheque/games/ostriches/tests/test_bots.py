"""The bots: whole matches without a refusal, in both modes, and each level as strong as it says."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core import Refused, begin, seed_from, untimed
from ludotheque.core.box import Bot
from ludotheque.core.testing.bots import bots_play_on
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.bots import (
    BOTS,
    DULL,
    LEVELS,
    PAUSE,
    GreedyBot,
    Player,
    RandomBot,
    SearchBot,
    play_match,
    points,
    possible,
)
from ludotheque.games.ostriches.model import Accept, Action, Land, Look, Offer, Options, Own, Pass, State, View
from ludotheque.games.ostriches.pieces import CALM
from ludotheque.games.ostriches.tests.positions import position

UNTIMED: dict[str, Bot[View, Action]] = {
    "random": RandomBot(),
    "greedy": GreedyBot(),
    **{level.name: SearchBot(replace(level, iterations=min(level.iterations, 2000)), timed=False) for level in LEVELS},
}
"""By iterations alone, so the seed decides everything."""


def test_the_levels_are_listed_from_weak_to_strong() -> None:
    assert list(BOTS) == ["random", "greedy", "beginner", "casual", "skilled", "master"]
    for weak, strong in pairwise(LEVELS):
        assert weak.seconds <= strong.seconds
        assert weak.iterations < strong.iterations
        assert weak.slips >= strong.slips


@pytest.mark.parametrize("mode", ["notes", "memory"])
@pytest.mark.parametrize("name", UNTIMED)
def test_a_match_goes_through_without_a_refusal(name: str, mode: Any) -> None:
    bots = {0: UNTIMED[name], 1: UNTIMED["greedy"]}
    bots_play_on(rules, begin(rules, Options(mode=mode), (Own(), Own())), bots, f"{name} {mode}")


@pytest.mark.parametrize(("strong", "weak"), [("skilled", "random"), ("skilled", "greedy"), ("casual", "random")])
def test_the_strong_beat_the_weak(strong: str, weak: str) -> None:
    """A short match of each; the page about the bots has the long ones."""
    won = 0.0
    for number in range(4):
        seed = seed_from(f"{strong} {weak} {number}")
        bots = (UNTIMED[strong], UNTIMED[weak])
        ends = play_match(*(bots if number % 2 == 0 else bots[::-1]), Options(), seed)
        won += points(ends, number % 2)
    assert won >= 3


def planned(bot: Bot[View, Action], state: State, seat: int = 0) -> list[Action]:
    return [action for _, action in bot.plan(rules.observe(state, seat), 1000, Random(3))]


EVEN = position(
    "b2:tiles a1:plain b1:plain c1:bush d1:swap e1:eye", "a6:plain b6:plain c6:eye d6:bush e6:swap e5:tiles"
)
BEHIND = position(
    "a2:plain b1:plain c2:eye d1:bush c1:swap f2:tiles", "a1!bush c3!swap e3!eye d5:tiles e5:plain f6:plain"
)


def with_offer(state: State, calm: int = 0) -> State:
    return replace(state, table=replace(state.table, offer=1, calm=calm))


@pytest.mark.parametrize("name", ["greedy", "casual", "skilled"])
def test_a_bot_that_is_behind_accepts_a_draw(name: str) -> None:
    assert planned(UNTIMED[name], with_offer(BEHIND)) == [Accept()]


@pytest.mark.parametrize("name", ["random", "greedy", "skilled"])
def test_no_bot_accepts_a_draw_in_an_even_match(name: str) -> None:
    assert Accept() not in planned(UNTIMED[name], with_offer(EVEN))


def test_after_a_long_calm_an_even_bot_accepts_a_draw() -> None:
    assert planned(UNTIMED["skilled"], with_offer(EVEN, calm=DULL)) == [Accept()]


def without_limit(state: State, calm: int, offer: int | None = None) -> State:
    table = replace(state.table, options=Options(draw_after=None), calm=calm, offer=offer)
    return replace(state, table=table)


@pytest.mark.parametrize("name", UNTIMED)
def test_without_a_limit_bots_offer_a_draw_after_each_hundred_calm_turns_and_accept_any(name: str) -> None:
    bot = UNTIMED[name]
    for calm in (CALM, CALM + 1, 2 * CALM):
        offer, action = planned(bot, without_limit(EVEN, calm))
        assert isinstance(offer, Offer)
        assert not isinstance(action, Offer | Accept)
    for calm in (CALM - 1, CALM + 2, 2 * CALM - 1):
        assert len(planned(bot, without_limit(EVEN, calm))) == 1
    assert planned(bot, without_limit(EVEN, CALM + 50, offer=1)) == [Accept()]
    assert len(planned(bot, without_limit(EVEN, CALM, offer=0))) == 1, "one offer at a time"


def test_a_match_of_bots_ends_even_without_a_limit() -> None:
    class Shuffler(Player):
        """Never lands anybody, so nothing but an agreement ends its match."""

        def choose(self, view: View, rng: Random) -> Action:
            quiet = [action for action in possible(view, rng) if not isinstance(action, Land)]
            return rng.choice(quiet)

    ended = play_match(Shuffler(), Shuffler(), Options(draw_after=None), seed_from("endless"))
    assert (ended.reason, ended.score, ended.drawn) == ("agreed", (0, 0), True)


@pytest.mark.parametrize("name", BOTS)
def test_bots_act_only_on_their_turn(name: str) -> None:
    assert planned(BOTS[name], EVEN, seat=1) == []
    over = replace(EVEN, table=replace(EVEN.table, phase="over"))
    assert planned(BOTS[name], over) == []


def test_no_action_comes_too_soon() -> None:
    ((at, _),) = SearchBot(replace(LEVELS[0], iterations=5)).plan(rules.observe(EVEN, 0), 1000, Random(1))
    assert at >= 1000 + PAUSE


def test_the_greedy_bot_lands_its_own_but_never_the_opponents() -> None:
    own = position(
        "b4:tiles a1:plain b1:plain c1:bush d1:swap e1:eye", "a3:plain b3:plain c3:eye d4:bush e3:swap f4:tiles"
    )
    assert {rules.written(action) for action in planned(UNTIMED["greedy"], own)} <= {"b4a6!", "b4c6!"}
    due = position("c6!eye a1:plain", "a3:plain b3:plain", phase="power", moved="c6")
    assert isinstance(planned(UNTIMED["greedy"], due)[0], Look | Pass)


def test_untimed_bots_look_at_no_clock() -> None:
    master = untimed(BOTS["master"], 50)
    assert isinstance(master, SearchBot)
    assert (master.seconds, master.level.iterations) == (None, 50)
    beginner = untimed(BOTS["beginner"], 50)
    assert isinstance(beginner, SearchBot)
    assert beginner.level.iterations == 30, "never more than its level allows"
    assert untimed(BOTS["greedy"], 50) is BOTS["greedy"]
    assert untimed(master, 10) is master, "it is untimed already"
    with pytest.raises(Refused, match="value-least"):
        untimed(BOTS["master"], 0)
