"""What Python programs pass in: every public call refuses what it cannot use, with a sentence in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core import (
    Act,
    Draw,
    Refused,
    Tick,
    begin,
    chance,
    commitment,
    draw,
    feed,
    play,
    read,
    scripted,
    seed_from,
    settle,
    verify,
    write,
)
from ludotheque.core.localization import LANGUAGES, Texts
from ludotheque.core.share import wilson
from ludotheque.games import GAMES
from ludotheque.games.dwarfcity import solver as city
from ludotheque.games.dwarfcity.model import Options as City
from ludotheque.games.dwarfcity.solver.beach import explored
from ludotheque.games.dwarfcity.solver.perfect import Kobold, perfect
from ludotheque.games.dwarfcity.solver.simulation import begun_roll
from ludotheque.games.ostriches import solver as desert
from ludotheque.games.ubongo import book
from ludotheque.games.ubongo import solver as tiling
from ludotheque.games.ubongo.pieces import Placement, covered, orientations
from ludotheque.games.ubongo.solver.batch import Batch
from ludotheque.games.ubongo.solver.minting import mint
from ludotheque.games.uluru import solver as birds
from ludotheque.games.uluru.model import Land
from ludotheque.games.uluru.pieces import EMPTY, Bird, Wish
from ludotheque.games.uluru.rules import score

DEAL = ((Wish("any"),),) * 8
GREEDY: Any = GAMES["ostriches"].bots["greedy"]


def match(key: str = "ostriches", **changed: Any) -> Any:
    """Play a short match, with something wrong."""
    game = GAMES[key].game
    given = {"options": game.options(), "own": [game.own()] * 2, "bots": [("greedy", GREEDY)] * 2, "seed": 1}
    given |= changed
    return play(game, given["options"], given["own"], given["bots"], given["seed"])


def view(**changed: Any) -> Any:
    """The view of the player who places first, with something changed."""
    game = GAMES["ostriches"].game
    seen = game.observe(settle(game, begin(game, game.options(), [game.own()] * 2), None, chance(1)).moment.state, 0)
    table = replace(seen.table, turn=0, **{name: changed.pop(name) for name in list(changed) if name in TABLE})
    return replace(seen, table=table, **changed)


TABLE = ("phase", "bushes", "moved", "calm")


def think(seen: Any, **limits: Any) -> object:
    return desert.think(seen, desert.Budget(**limits or {"iterations": 1}), Random(1))


def simulate(players: int = 3, games: int = 1, level: Any = city.LEVELS[0], **options: Any) -> object:
    return city.simulate(City(**options), players, level, level, games, Random(1))


def decide(**changed: Any) -> object:
    return city.decide(replace(begun_roll(), **changed), city.LEVELS[0], Random(1))


TEXTS = [Texts(language, *(f"ludotheque.games.{key}" for key in GAMES)) for language in LANGUAGES]
TOWER: Any = begun_roll().towers[0]

CALLS: dict[str, tuple[str, Callable[[], object]]] = {
    "too many dwarfs": ("seats-wrong", lambda: simulate(players=7)),
    "no dwarf": ("seats-wrong", lambda: simulate(players=0)),
    "half a dwarf": ("value-type", lambda: simulate(players=1.5)),  # type: ignore[arg-type]
    "another mode": ("value-wrong", lambda: simulate(mode="peace")),
    "fewer games than none": ("value-range", lambda: simulate(games=-1)),
    "another policy": ("value-wrong", lambda: simulate(level=city.Level("sly", 3))),
    "no level": ("value-type", lambda: simulate(level="skilled")),
    "nobody decides": ("nobody-decides", lambda: decide(phase="roll")),
    "a turn beyond the table": ("state-impossible", lambda: decide(turn=4)),
    "a tower too high": ("state-impossible", lambda: decide(towers=(replace(TOWER, blocks=("rc",) * 9),) * 2)),
    "a block of another box": ("state-impossible", lambda: decide(towers=(replace(TOWER, blocks=("zz",)),) * 2)),
    "a card too many": ("state-impossible", lambda: decide(stock=(11,))),
    "a pile below the ground": ("state-impossible", lambda: decide(pile=-1)),
    "layouts beyond the array": ("layouts-too-many", lambda: explored(2, 3, 20)),
    "a kobold without blocks": ("value-least", lambda: perfect(explored(1, 2, 100), Kobold(1, 0))),
    "an integer that is none": ("seed-wrong", lambda: match(seed=1.5)),
    "few bytes": ("seed-wrong", lambda: match(seed=b"seven")),
    "no seed": ("seed-wrong", lambda: seed_from(None)),  # type: ignore[arg-type]
    "a seed to commit to": ("seed-wrong", lambda: commitment(b"")),
    "no odds": ("odds-wrong", lambda: draw(1, 0, ())),
    "odds below zero": ("odds-wrong", lambda: draw(1, 0, (-1, 2))),
    "odds of nothing": ("odds-wrong", lambda: draw(1, 0, (0, 0))),
    "odds in letters": ("odds-wrong", lambda: draw(1, 0, "12")),  # type: ignore[arg-type]
    "odds that are not there": ("odds-wrong", lambda: draw(1, 0, None)),  # type: ignore[arg-type]
    "a draw before the first": ("value-least", lambda: draw(1, -1, (1, 2))),
    "a script of letters": ("value-type", lambda: scripted("z", chance(1))),  # type: ignore[arg-type]
    "no script": ("value-type", lambda: scripted(None, chance(1))),  # type: ignore[arg-type]
    "odds with a point": ("odds-wrong", lambda: draw(1, 0, (0.5, 0.5))),  # type: ignore[arg-type]
    "too few bots": ("bots-wrong", lambda: match(bots=[("greedy", GREEDY)])),
    "no bots": ("value-type", lambda: match(bots=["greedy", "greedy"])),
    "bots that are not there": ("value-type", lambda: match(bots=None)),
    "not one bot": ("bots-wrong", lambda: match(bots=())),
    "a bot with two names": ("value-type", lambda: match(bots=[("greedy", "sly", GREEDY)] * 2)),
    "a bot without a name": ("bot-name", lambda: match(bots=[(None, GREEDY)] * 2)),
    "nothing at all for bots": ("value-type", lambda: match(bots=[(), ()])),
    "a moment of nothing": ("value-type", lambda: feed(GAMES["uluru"].game, None, Tick(0))),  # type: ignore[arg-type]
    "a record of nothing": ("value-type", lambda: write(None)),  # type: ignore[arg-type]
    "a record to verify": ("value-type", lambda: list(verify(None))),  # type: ignore[arg-type]
    "a record as bytes": ("value-type", lambda: read(b"{}", lambda _: None)),  # type: ignore[arg-type]
    "no text of a record": ("value-type", lambda: read(None, lambda _: None)),  # type: ignore[arg-type]
    "a bot with a strange name": ("bot-name", lambda: match(bots=[("A bot", GREEDY)] * 2)),
    "too many seats": ("seats-exactly", lambda: match(own=[GAMES["ostriches"].game.own()] * 3)),
    "own settings of another game": ("value-type", lambda: match(own=[GAMES["uluru"].game.own()] * 2)),
    "options of another game": ("value-type", lambda: match(options=City())),
    "a share of nothing": ("value-least", lambda: wilson(0, 0)),
    "more than all": ("value-range", lambda: wilson(3, 2)),
    "no deal": ("value-type", lambda: birds.solve(None)),  # type: ignore[arg-type]
    "letters for birds": ("deal-wrong", lambda: birds.solve(tuple("abcdefgh"))),  # type: ignore[arg-type]
    "numbers for cards": ("value-type", lambda: birds.solve(((3,),) * 8)),  # type: ignore[arg-type]
    "words for cards": ("value-type", lambda: score((("any",),) * 8, EMPTY)),  # type: ignore[arg-type]
    "a bird in words": ("value-type", lambda: birds.solve(((Wish("next", "red"),),) * 8)),  # type: ignore[arg-type]
    "cards to encode": ("value-type", lambda: birds.encode_deals([((3,),) * 8])),  # type: ignore[list-item]
    "no deals": ("value-type", lambda: birds.encode_deals(None)),  # type: ignore[arg-type]
    "no board": ("value-type", lambda: score(DEAL, None)),  # type: ignore[arg-type]
    "a list for a place": ("board-wrong", lambda: birds.nearest(DEAL, ([1], *EMPTY[1:]))),  # type: ignore[arg-type]
    "a place that is true": ("board-wrong", lambda: birds.nearest(DEAL, (True, *EMPTY[1:]))),
    "effort without chance": ("value-type", lambda: birds.search_effort(DEAL, None)),  # type: ignore[arg-type]
    "seven birds": ("deal-wrong", lambda: birds.solve(DEAL[:7])),
    "a bird without a card": ("deal-wrong", lambda: score(((), *DEAL[1:]), EMPTY)),
    "a board of nine": ("board-wrong", lambda: birds.nearest(DEAL, (*EMPTY, None))),
    "a place twice": ("board-wrong", lambda: birds.can_still_reach(DEAL, (1, 1, *EMPTY[2:]))),
    "a place below the first": ("board-wrong", lambda: birds.best_move(DEAL, (-1, *EMPTY[1:]))),
    "half a deal": ("deals-wrong", lambda: birds.solve_many(b"\0" * 8)),
    "deals as text": ("value-type", lambda: birds.solve_many("0" * 16)),  # type: ignore[arg-type]
    "no tries": ("value-least", lambda: birds.search_effort(DEAL, Random(1), 0)),
    "one pair": ("value-least", lambda: birds.rank_correlation([1], [1])),
    "lists of different lengths": ("value-range", lambda: birds.rank_correlation([1, 2, 3], [1, 2])),
    "a seventh symbol": ("value-range", lambda: book.standard().mission(0, "A", 6)),
    "a board below the first": ("value-range", lambda: book.standard().mission(-1, "A", 0)),
    "a third side": ("value-unknown", lambda: book.standard().mission(0, "C", 0)),
    "a symbol of another die": ("value-unknown", lambda: GAMES["ubongo"].game.task("standard", 0, "A", "sun")),  # type: ignore[attr-defined]
    "no boards": ("value-least", lambda: book.make("dawn", 0)),
    "a number for a book": ("value-type", lambda: book.make(7)),  # type: ignore[arg-type]
    "no book": ("value-type", lambda: book.read(None)),  # type: ignore[arg-type]
    "a number for a shape": ("value-type", lambda: tiling.count(5, ("I2",))),  # type: ignore[arg-type]
    "numbers for rows": ("shape-wrong", lambda: tiling.count((5,), ("I2",))),  # type: ignore[arg-type]
    "no missions": ("value-type", lambda: tiling.count_many(None)),  # type: ignore[arg-type]
    "numbers for missions": ("value-type", lambda: tiling.count_many([1])),  # type: ignore[list-item]
    "no batch": ("value-type", lambda: tiling.count_batch(None)),  # type: ignore[arg-type]
    "a book of another kind": ("book-unreadable", lambda: book.read("once upon a time")),
    "no shape": ("shape-wrong", lambda: tiling.count((), ("I2",))),
    "a ragged shape": ("shape-wrong", lambda: tiling.count(("##", "#"), ("I3",))),
    "letters in a shape": ("shape-wrong", lambda: tiling.first(("1x",), ("I2",))),
    "a piece of another box": ("value-unknown", lambda: list(tiling.solutions(("##",), ("X9",)))),
    "sets of no pieces": ("value-range", lambda: tiling.sets(("##",), 0)),
    "a mission without solution": ("value-least", lambda: tiling.difficulty(("##",), ("I2",), 0)),
    "an orientation too many": ("value-range", lambda: covered(Placement(0, 9, 0, 0))),
    "orientations of nothing": ("value-unknown", lambda: orientations("X9")),
    "missions of two pieces": ("value-range", lambda: mint("dawn", 1, 2)),
    "a batch that was not encoded": ("batch-wrong", lambda: tiling.count_batch(broken_batch())),
    "the view of nobody": ("nobody-on-turn", lambda: think(view(phase="over"))),
    "an endless search": ("search-endless", lambda: desert.think(view(), desert.Budget(), Random(1))),
    "no budget": ("value-type", lambda: desert.think(view(), None, Random(1))),  # type: ignore[arg-type]
    "seconds in letters": ("value-type", lambda: think(view(), seconds="a")),
    "no chance": ("value-type", lambda: desert.think(view(), desert.Budget(iterations=1), None)),  # type: ignore[arg-type]
    "games without chance": ("value-type", lambda: city.simulate(City(), 3, *city.LEVELS[:2], 1, None)),  # type: ignore[arg-type]
    "less than no iterations": ("value-least", lambda: think(view(), iterations=-1)),
    "seconds that are no number": ("value-range", lambda: think(view(), seconds=float("nan"))),
    "a bush beside the desert": ("state-impossible", lambda: think(view(bushes=(7, 36)))),
    "three hands": ("state-impossible", lambda: think(view(left=(6, 6, 6)))),
    "a hand of seven": ("state-impossible", lambda: think(view(hand=("plain",) * 7))),
    "a power of another box": ("value-wrong", lambda: think(view(hand=("fly",)))),
}


def broken_batch() -> Batch:
    """A batch whose set has a piece that is not in the box."""
    made = tiling.encode([(("##",), ("I2",))])
    made.sets[0] = 15 << 4 | 1
    return made


@pytest.mark.parametrize("call", CALLS)
def test_a_call_refuses_what_it_cannot_use(call: str) -> None:
    """And says why in every language."""
    key, ask = CALLS[call]
    with pytest.raises(Refused) as caught:
        ask()
    assert caught.value.key == key
    assert len({texts.refusal(caught.value) for texts in TEXTS}) == len(LANGUAGES)


def wrong_settings() -> Iterator[tuple[str, Any, Any]]:
    for key, box in GAMES.items():
        game = box.game
        yield key, game.options(mode="unheard-of"), game.own()
        yield key, game.options(), None
        yield key, None, game.own()
    yield "uluru", GAMES["uluru"].game.options(sand=31), GAMES["uluru"].game.own()
    yield "uluru", GAMES["uluru"].game.options(), GAMES["uluru"].game.own(row="grey")
    yield "ubongo", GAMES["ubongo"].game.options(rounds=0), GAMES["ubongo"].game.own()


@pytest.mark.parametrize(("key", "options", "own"), list(wrong_settings()))
def test_settings_that_no_table_could_agree_on_do_not_start(key: str, options: Any, own: Any) -> None:
    """Structs do not check what a program puts into them."""
    game = GAMES[key].game
    for start in (game.start, lambda *given: begin(game, *given)):
        with pytest.raises(Refused, match=r"value-(type|wrong)"):
            start(options, [own] * 2)


@pytest.mark.parametrize("key", GAMES)
def test_nobody_looks_from_a_seat_that_is_not_there(key: str) -> None:
    """Minus one would be the seat of the last player."""
    game = GAMES[key].game
    state = begin(game, game.options(), [game.own()] * 2).state
    for seat in (-1, 2):
        with pytest.raises(Refused, match="value-range"):
            game.observe(state, seat)
        with pytest.raises(Refused, match="value-range"):
            list(game.legal(state, seat))


@pytest.mark.parametrize(
    "action",
    [Land(Bird.RED, -1), Land(Bird.RED, 8), Land(Bird.RED, True), Land("red", 1), City(), None],  # type: ignore[arg-type]
    ids=repr,
)
def test_an_action_that_the_game_does_not_have_is_refused(action: Any) -> None:
    game, luck = GAMES["uluru"].game, chance("actions")
    moment = settle(game, begin(game, game.options(sand=30), [game.own()]), None, luck).moment
    moment = settle(game, moment, Tick(3000), luck).moment
    with pytest.raises(Refused, match="no-such-action"):
        feed(game, moment, Act(3500, 0, action))
    refused = settle(game, moment, Act(3500, 0, action), luck).refused
    assert refused is not None
    assert refused.key == "no-such-action"
    with pytest.raises(Refused, match="value-type"):
        feed(game, moment, Act(3500.5, 0, Land(Bird.RED, 1)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "given",
    ["x", None, 3, Act(0, 0.0, Land(Bird.RED, 1)), Act(0, False, Land(Bird.RED, 1))],  # type: ignore[arg-type]
    ids=repr,
)
def test_what_would_break_a_record_is_no_input(given: Any) -> None:
    """A seat that equals 0 is not 0: it is written down as something else, and cannot be read again."""
    game, luck = GAMES["uluru"].game, chance("inputs")
    moment = settle(game, begin(game, game.options(sand=None), [game.own()]), None, luck).moment
    with pytest.raises(Refused, match="value-type"):
        feed(game, moment, given)
    if given is not None:
        with pytest.raises(Refused, match="value-type"):
            settle(game, moment, given, luck)


def test_a_seat_in_a_list_is_no_input() -> None:
    game = GAMES["ostriches"].game
    moment = settle(game, begin(game, game.options(), [game.own()] * 2), None, chance(1)).moment
    with pytest.raises(Refused, match="value-type"):
        feed(game, moment, Act(0, [0], game.catalogue(game.options())[0]))  # type: ignore[arg-type]


def test_chance_answers_with_a_number() -> None:
    game = GAMES["ostriches"].game
    moment = begin(game, game.options(), [game.own()] * 2)
    for pick in (True, 1.0, "1"):
        with pytest.raises(Refused, match="value-type"):
            feed(game, moment, Draw(0, pick))  # type: ignore[arg-type]
        with pytest.raises(Refused, match="value-type"):
            settle(game, moment, None, lambda *_, pick=pick: pick)


@pytest.mark.parametrize("key", GAMES)
def test_a_state_of_nothing_shows_nothing(key: str) -> None:
    game = GAMES[key].game
    with pytest.raises(Refused, match="value-type"):
        game.observe(None, 0)
    with pytest.raises(Refused, match="value-type"):
        list(game.legal(None, 0))


def test_bots_may_stand_in_lists() -> None:
    assert match(bots=[["greedy", GREEDY]] * 2) == match()


def test_a_seed_is_a_word_a_number_or_its_bytes() -> None:
    assert commitment(7) == commitment("7") == commitment(seed_from(7))
    assert match(seed=7) == match(seed="7") == match(seed=seed_from(7)) != match(seed=8)
