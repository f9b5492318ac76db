"""Measures of games in the kernel: as the rules count, and as often won as in the other simulation."""

from __future__ import annotations

import pytest

from ludotheque.core.measuring import Setting
from ludotheque.core.refusal import Refused
from ludotheque.core.share import wilson
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.bots import BOTS
from ludotheque.games.dwarfcity.commands.simulate import level, many
from ludotheque.games.dwarfcity.measures import match, seats
from ludotheque.games.dwarfcity.model import Options, Own
from ludotheque.games.dwarfcity.pieces import BLUE, DUEL, NEEDED


def setting(own: tuple[Own, ...], levels: tuple[str, ...], **options: object) -> Setting:
    return Setting(rules, Options(**options), own, tuple((name, BOTS[name]) for name in levels))  # type: ignore[arg-type]


@pytest.mark.parametrize("face", ["stone", "beach"])
@pytest.mark.parametrize("mode", ["together", "kobold"])
def test_a_game_adds_up(mode: str, face: str) -> None:
    some = setting((Own(),) * 3, ("casual",) * 3, mode=mode, face=face)
    needed, blues = (DUEL, DUEL) if mode == "kobold" else (NEEDED["fair"], BLUE["fair"])
    for seed in range(40):
        found = match(some, seed)
        assert found == match(some, seed)
        assert found.won == (found.pile < needed)
        assert found.lead == needed - found.pile if found.won else 0 < found.lead <= 40
        assert 0 <= found.signs <= 3
        assert found.pile <= blues
        assert found.turns > 0


def test_a_side_wins_or_loses_as_a_whole() -> None:
    some = setting((Own(),) * 3, ("casual",) * 3, mode="kobold")
    for seed in range(3):
        found = seats(some, seed)
        assert sorted(one.side for one in found) == ["dwarf", "dwarf", "kobold"]
        points = {one.side: {other.points for other in found if other.side == one.side} for one in found}
        assert points in ({"dwarf": {1.0}, "kobold": {0.0}}, {"dwarf": {0.0}, "kobold": {1.0}})
    together = seats(setting((Own(),) * 2, ("casual",) * 2), 1)
    assert [one.side for one in together] == ["dwarf", "dwarf"]


def test_dwarfs_win_as_often_as_where_many_games_are_added_up() -> None:
    some = setting((Own(),) * 3, ("casual",) * 3, strength="cheeky")
    games = 600
    won = sum(match(some, seed).won for seed in range(games))
    other = many(some.options, 3, level("casual"), level("casual"), 4_000, "measures", lambda _: None)
    found = wilson(won, games)
    assert found.low < other.dwarfs.high
    assert other.dwarfs.low < found.high


def test_the_kobold_may_be_of_another_level() -> None:
    roles = (Own(role="dwarf"), Own(role="kobold"), Own(role="dwarf"))
    games = range(300)
    weak = sum(match(setting(roles, ("beginner", "skilled", "beginner"), mode="kobold"), seed).won for seed in games)
    strong = sum(match(setting(roles, ("skilled", "beginner", "skilled"), mode="kobold"), seed).won for seed in games)
    assert strong > weak


@pytest.mark.parametrize(
    ("own", "mode"),
    [((Own(), Own()), "together"), ((Own(), Own()), "kobold"), ((Own(role="kobold"), Own(role="kobold")), "kobold")],
)
def test_levels_that_belong_to_no_side_are_refused(own: tuple[Own, ...], mode: str) -> None:
    with pytest.raises(Refused, match="levels-of-sides"):
        match(setting(own, ("casual", "master"), mode=mode), 1)
    with pytest.raises(Refused, match="measure-needs-bots"):
        match(Setting(rules, Options(), own), 1)
