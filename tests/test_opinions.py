"""Replays of Ostriches over HTTP: what a bot thinks of every turn, whose board it was, and matches against bots."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Options, Resign
from ludotheque.server.opinions import Opinions
from ludotheque.server.rate_limits import KeyedTokenBucket
from ludotheque.store import MatchRow
from ludotheque.table.thinking import Thinking
from tests.live import LiveServer
from tests.players import Player, finish, opened, table_of

RESIGN = list(rules.catalogue(Options())).index(Resign())
TURNS = 4
SERVER = {"limits": "opinion_burst=10, opinion_rate=1, message_burst=500"}


def played(server: LiveServer, mode: str = "notes") -> tuple[Player, Player, str]:
    """Two people place all they have, make some turns, and Ann resigns."""
    body = {"game": "ostriches", "chairs": 2, "name": "Ann", "options": {"mode": mode}}
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    ann.connect(ann.request("/api/tables", body)[1]["table"])
    bob.sit(ann.table).connect()
    assert ann.refused("start") is None
    people = (ann, bob)
    for seat, player in enumerate(people):
        player.ask("show", seat=seat)
    for _ in range(12 + TURNS):
        seat = ann.settled()["match"]["view"]["table"]["turn"]
        legal = people[seat].settled()["match"]["legal"]
        assert people[seat].refused("do", seat=seat, action=legal[len(legal) // 3]) is None
    assert ann.refused("do", seat=0, action=RESIGN) is None
    return ann, bob, str(ann.settled()["match"]["replay"])


def opinions(player: Player, replay: str) -> list[Any]:
    """All of them, page by page, waiting when told to."""
    found: list[Any] = []
    while True:
        status, page = player.request(f"/api/replays/{replay}/opinions?from={len(found)}")
        if status == 429:
            player.server.advance(1_000 * page["about"]["seconds"])
            continue
        assert (status, page["first"]) == (200, len(found))
        if not page["opinions"]:
            return found
        assert len(page["opinions"]) <= 6
        found += page["opinions"]


@pytest.mark.parametrize("mode", ["notes", "memory"])
def test_a_bot_judges_every_turn_the_same_way_each_time(server: LiveServer, mode: str) -> None:
    ann, bob, replay = played(server, mode)
    about = ann.request(f"/api/replays/{replay}/about")[1]
    assert (about["opinions"], about["mine"]) == (True, [0])
    assert bob.request(f"/api/replays/{replay}/about")[1]["mine"] == [1]
    assert Player(server, "Eve").request(f"/api/replays/{replay}/about")[1]["mine"] == []
    found = opinions(ann, replay)
    assert len(found) == about["steps"]
    assert [one is not None for one in found] == [False] * 13 + [True] * TURNS + [False], "turns, and nothing else"
    for one in found[13:-1]:
        assert 0 <= one["played"]["chance"] <= one["best"]["chance"] + 0.02 <= 1.02
        assert rules.written(list(rules.catalogue(Options()))[one["played"]["action"]]) == one["played"]["said"]
    assert {one["seat"] for one in found[13:-1]} == {0, 1}
    assert opinions(bob, replay) == found
    ann.close()
    bob.close()


def test_opinions_are_charged_unless_they_are_at_hand(server: LiveServer) -> None:
    ann, bob, replay = played(server)
    path = f"/api/replays/{replay}/opinions?from="
    assert [ann.request(path + str(first))[0] for first in (0, 6, 0)] == [200, 429, 200], "the first six are at hand"
    assert ann.request(path + "-1")[0] == 400
    ann.close()
    bob.close()


def test_what_a_match_lacks_is_not_worked_out_again() -> None:
    """A log has more rows than steps, so the last page asks for steps that are not there."""
    asked, paid = [], []

    class Thinker:
        async def run(self, _address: str, _work: object, _match: object, _log: object, wanted: list[int]) -> Any:
            asked.append(wanted)
            return {step: None for step in wanted if step < 4}

    class Purse:
        def take(self, _address: str, tokens: int) -> None:
            paid.append(tokens)

    kept = Opinions(cast("Thinking", Thinker()), cast("KeyedTokenBucket", Purse()), most=100)
    match = cast("MatchRow", SimpleNamespace(id="m"))
    pages = [asyncio.run(kept.page("here", match, [], range(2, 7))) for _ in range(2)]
    assert [page.opinions for page in pages] == [[None, None]] * 2
    assert (asked, paid) == ([[2, 3, 4, 5, 6]], [5])


def test_a_game_without_opinions_and_a_match_that_may_not_be_seen(server: LiveServer) -> None:
    ann = table_of(Player(server, "Ann"))
    replay = finish(ann)
    assert ann.request(f"/api/replays/{replay}/about")[1]["opinions"] is False
    assert ann.request(f"/api/replays/{replay}/opinions")[1]["key"] == "no-hint"
    assert ann.request("/api/replays/nowhere/opinions")[1]["key"] == "replay-unknown"
    ann.close()


def test_matches_against_one_bot_are_counted_by_its_level(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "store.db") as server:
        ann, eve = Player(server, "Ann"), Player(server, "Eve")
        assert ann.request("/api/records/duels") == (200, [])
        for level in ("casual", "greedy", "casual"):
            opened(ann, "/api/tables", game="ostriches", chairs=2, bots=[level], start=True)
            assert ann.refused("do", seat=0, action=RESIGN) is None
            ann.settled()
        lost = [("greedy", 1), ("casual", 2)]
        assert ann.request("/api/records/duels")[1] == [
            {"game": "ostriches", "level": level, "won": 0, "drawn": 0, "lost": count} for level, count in lost
        ]
        assert ann.request("/api/records/mine")[1] == [], "counted, not compared"
        assert len(ann.request("/api/records?record=versus/ostriches/casual/lost")[1]) == 2
        assert eve.request("/api/records?record=versus/ostriches/casual/lost")[1] == [], "for their own device only"
        ann.close()
        eve.close()
