"""What goes to other processes comes back: games and boxes by key, records and refusals as they were."""

from __future__ import annotations

import copy
import math
import pickle
import subprocess
import sys
from typing import Any

import pytest

from ludotheque.core import BadRecord, Refused, play, verify
from ludotheque.core.box import Box
from ludotheque.games import GAMES
from ludotheque.new_game.template import bots, rules


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own


def record(key: str) -> Any:
    box = GAMES[key]
    own = [box.game.own()] * box.game.seats(box.game.options())[0]
    level = next(iter(box.bots))
    return play(box.game, box.game.options(), own, [(level, box.bots[level])] * len(own), key)


@pytest.mark.parametrize("key", GAMES)
def test_boxes_and_rules_are_the_same_ones_again(key: str) -> None:
    box = GAMES[key]
    assert again(box) is box
    assert again(box.game) is box.game
    assert copy.deepcopy(box) is box
    assert all(again(bot) == bot or type(again(bot)) is type(bot) for bot in box.bots.values())


def test_the_shelf_is_the_same_one_again() -> None:
    assert again(GAMES) is GAMES


@pytest.mark.parametrize("key", GAMES)
def test_a_record_comes_back_whole(key: str) -> None:
    played = record(key)
    found = again(played)
    assert found == played
    assert len(list(verify(found))) == len(found.rows)
    state = played.game.start(played.options, played.own)
    assert again(state) == state
    assert again(played.game.observe(state, 0)) == played.game.observe(state, 0)


def test_another_process_opens_the_box_that_it_is_sent() -> None:
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer).game.key)"
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(GAMES["ubongo"]), capture_output=True, check=True
    )
    assert done.stdout == b"ubongo\n"


def test_a_box_beside_the_shelf_has_no_key() -> None:
    """Its rules are a module, which cannot be pickled; a box whose key is taken is not the one on the shelf."""
    with pytest.raises(TypeError, match="module"):
        again(Box(rules, bots.BOTS))
    with pytest.raises(TypeError, match="module"):
        again(math)
    twin = Box(GAMES["uluru"].game, {})
    assert again(twin) == twin
    assert again(twin) is not GAMES["uluru"]


@pytest.mark.parametrize("no", [BadRecord(3, "record-line", problem="x"), Refused("value-least", given=1, least=2)])
def test_refusals_come_back_with_what_they_tell(no: Any) -> None:
    found = again(no)
    assert type(found) is type(no)
    assert (str(found), vars(found)) == (str(no), vars(no))
