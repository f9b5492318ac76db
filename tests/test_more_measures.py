"""What the findings measure: costs of cards, single levels, minted missions, powers left alone, every kobold."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.box import untimed
from ludotheque.core.chance import seed_from
from ludotheque.core.game import Act
from ludotheque.core.measuring import Setting, played
from ludotheque.core.record import Record
from ludotheque.core.share import wilson
from ludotheque.games import GAMES
from ludotheque.games.ostriches.measures import USES, Abstainer
from ludotheque.games.ubongo.measures import corners
from ludotheque.games.ubongo.solver import count
from ludotheque.games.ubongo.solver.minting import mint
from ludotheque.games.uluru.measures import costs, dealt
from ludotheque.games.uluru.pieces import LEVELS, Wish
from ludotheque.games.uluru.solver import solve


def setting(game: str, levels: tuple[tuple[str, int | None], ...] = (), **options: object) -> Setting:
    box = GAMES[game]
    bots = tuple((name, untimed(box.bots[name], most)) for name, most in levels)
    return Setting(box.game, box.game.options(**options), (box.game.own(),) * max(1, len(levels)), bots)


def measured(game: str, name: str, given: Setting, seed: str) -> Any:
    return GAMES[game].measures[name](given, seed_from(seed))


def test_a_card_costs_a_stone_if_the_deal_without_it_has_one_fewer() -> None:
    """Where no card copies another bird's wish, the deal without a card has one that anything meets."""
    given, seen = setting("uluru", mode="first"), set()
    for number in range(40):
        cards = dealt(given, seed_from(str(number)))
        stones = solve(cards).stones
        without = [solve((*cards[:at], (Wish("any"),), *cards[at + 1 :])).stones < stones for at in range(len(cards))]
        assert costs(cards) == without
        seen |= set(without)
    assert seen == {False, True}


def test_a_deal_of_a_single_level_has_eight_cards_of_it_and_is_the_same_for_a_seed() -> None:
    given = setting("uluru")
    rows = [measured("uluru", "levels", given, str(number)) for number in range(60)]
    assert rows[0] == measured("uluru", "levels", given, "0")
    assert all([row.level for row in found] == list(LEVELS) for found in rows)
    assert all(row.all_met == (row.stones == 0) for found in rows for row in found)
    mean = [sum(found[level].stones for found in rows) for level in range(len(LEVELS))]
    assert mean[0] == 0 < mean[1] < mean[2] > mean[3]


@pytest.mark.parametrize(
    ("rows", "wanted"), [(("##", "##"), 4), (("#.", "##"), 6), (("#.#", "###"), 8), (("###", "#.#", "###"), 8)]
)
def test_the_corners_of_an_outline(rows: tuple[str, ...], wanted: int) -> None:
    assert corners(rows) == wanted


def test_minted_missions_have_one_covering() -> None:
    seed = seed_from("one")
    found = measured("ubongo", "minted", setting("ubongo"), "one")
    made = Random(seed).sample(mint(seed.hex(), 400), 20)
    assert [row.cells for row in found] == ["".join(shape).count("#") for shape, _ in made]
    assert all(count(shape, pieces) == 1 for shape, pieces in made)
    assert all(row.tries >= 4 and row.fits % 10 == 0 for row in found)


def test_who_leaves_a_power_alone_never_uses_it_and_else_plays_the_same() -> None:
    """Seeds in which the power is used, so that leaving it alone changes something."""
    given = setting("ostriches", (("greedy", None),) * 2)
    changed = 0
    for number in range(6):
        record = match_without(given, frozenset(), number)
        assert record.rows == played(given, seed_from(str(number)))[0].rows
        none = match_without(given, frozenset(USES), number)
        assert not [row for row in none.rows if isinstance(row, Act) and isinstance(row.action, tuple(USES.values()))]
        changed += none.rows != record.rows
    assert changed


def match_without(given: Setting, powers: frozenset[str], number: int) -> Record:
    """A match whose players leave these powers alone."""
    bots = tuple((name, Abstainer(bot, powers)) for name, bot in given.bots)
    return played(replace(given, bots=bots), seed_from(str(number)))[0]


def test_leaving_powers_alone_is_measured_from_both_seats() -> None:
    found = measured("ostriches", "without", setting("ostriches", (("random", None),) * 2), "1")
    assert [row.power for row in found] == [*USES, "all"]
    assert all(row.points in (0, 0.25, 0.5, 0.75, 1) for row in found)


def test_dwarfs_win_the_more_the_more_blocks_the_kobold_needs() -> None:
    """The kobold of twelve blocks is the fair one, so the share is that of the measure `match`, as far as both tell."""
    given = setting("dwarfcity", (("skilled", None),) * 3, face="beach")
    tries = 300
    rows = [measured("dwarfcity", "kobolds", given, str(number)) for number in range(tries)]
    assert all([row.needed for row in found] == list(range(1, 13)) for found in rows)
    won = [sum(found[at].won for found in rows) for at in range(12)]
    assert won[0] < won[5] < won[8] < won[11]
    same = wilson(sum(measured("dwarfcity", "match", given, str(number)).won for number in range(tries)), tries)
    found = wilson(won[-1], tries)
    assert found.low < same.high
    assert same.low < found.high
