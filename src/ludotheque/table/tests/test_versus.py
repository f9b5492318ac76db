"""Matches of one person against one bot: the key under which each is counted."""

from __future__ import annotations

import pytest
from msgspec import Raw

from ludotheque.core.game import Outcome
from ludotheque.table.deals import versus_key
from ludotheque.table.party import Chair, Party

ADA = Chair("person", "Ada", device="d")
BOT = Chair("bot", level="casual")
HEIR = Chair("bot", "Ben", level="casual")
"""A bot that plays on for Ben, who has left."""


def outcome(*places: int, drawn: bool = False) -> Outcome:
    return Outcome(places, (0,) * len(places), "ostriches", "four-up", drawn=drawn)


def party(*chairs: Chair) -> Party:
    return Party("table", "ostriches", Raw(b"{}"), chairs)


@pytest.mark.parametrize(
    ("chairs", "seat", "ended", "key"),
    [
        ((ADA, BOT), 0, outcome(1, 2), "versus/ostriches/casual/won"),
        ((ADA, BOT), 0, outcome(2, 1), "versus/ostriches/casual/lost"),
        ((BOT, ADA), 1, outcome(2, 1), "versus/ostriches/casual/won"),
        ((ADA, BOT), 0, outcome(1, 1, drawn=True), "versus/ostriches/casual/drawn"),
        ((ADA, BOT), 0, outcome(1, 1), None),
        ((ADA, ADA), 0, outcome(1, 2), None),
        ((ADA, BOT, BOT), 0, outcome(1, 2, 2), None),
        ((ADA,), 0, outcome(1), None),
        ((ADA, HEIR), 0, outcome(1, 2), None),
    ],
    ids=["won", "lost", "on the other chair", "drawn", "together", "two people", "two bots", "alone", "a person left"],
)
def test_the_key_names_the_level_and_how_it_ended(
    chairs: tuple[Chair, ...], seat: int, ended: Outcome, key: str | None
) -> None:
    assert versus_key(party(*chairs), ended, seat) == key
