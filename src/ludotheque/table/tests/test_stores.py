"""Whole matches of every game, with a restart in between, on each store."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from ludotheque.core.record import read, verify
from ludotheque.games import GAMES
from ludotheque.store import Address, ServerAddress
from ludotheque.store.tests.clusters import Cluster
from ludotheque.store.tests.links import Link
from ludotheque.table import requests
from ludotheque.table.match_log import record_text
from ludotheque.table.tests.chance import fix_chance
from ludotheque.table.tests.evening import Evening, Screen, acts_of, driver_of, evening

RESTART_AFTER = 1
"""Steps of a match; the shortest has a few more."""


async def step(now: Evening, ann: Screen, chance: random.Random) -> None:
    """Ann does something if she may, and time goes on."""
    legal = ann.match["legal"]
    if legal:
        await ann.do(0, chance.choice(legal))
    await now.advance(chance.choice([200, 2_000]))


async def whole_match(now: Evening, game: str) -> None:
    chance = random.Random(game)
    (ann,) = await now.table("Ann", chairs=2, game=game)
    assert ann.refused(await ann.ask(requests.Invite, seat=1, level=next(iter(GAMES[game].bots)))) is None
    assert ann.refused(await ann.ask(requests.Start)) is None
    for number in range(10_000):
        if number == RESTART_AFTER:
            before = ann.match["view"]
            await now.restart()
            await ann.connect()
            assert ann.match["view"] == before
        if ann.table["phase"] == "over":
            break
        await step(now, ann, chance)
    assert ann.table["phase"] == "over"
    assert number > RESTART_AFTER
    store = now.tables.store
    kept = await store.replay(ann.match["replay"])
    assert kept is not None
    rows = list(verify(read(record_text(GAMES[game], kept, await store.log(kept.id)), lambda key: GAMES[key].game)))
    assert rows
    assert [result.seat for result in await store.results(kept.id)] == [0]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_whole_match_with_a_restart(
    kind: str, game: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fix_chance(monkeypatch)
    address: Address = tmp_path / "store.db" if kind == "sqlite" else request.getfixturevalue("cluster").fresh()

    async def main() -> None:
        async with evening(address) as now:
            await whole_match(now, game)

    asyncio.run(main())


def test_an_act_whose_commit_was_not_answered_counts_once(cluster: Cluster) -> None:
    """The connection breaks while it is committed: the person is answered once the store knows, with the truth."""
    plain = cluster.fresh()

    async def main() -> None:
        with Link(cluster.port) as link:
            address = ServerAddress(plain.url.replace(f":{cluster.port}/", f":{link.port}/"))
            async with evening(address) as now:
                (ann,) = await now.placing("Ann")

                def cut(data: bytes) -> bool:
                    link.down = link.down or b"unmistakable" in data
                    return False

                link.on_sent = cut
                link.on_answered = lambda _data: link.down
                asked = ann.meant(0, 0, "unmistakable")
                answering = asyncio.create_task(ann.send(asked))
                while not link.down:  # noqa: ASYNC110 - seen by another thread
                    await asyncio.sleep(0)
                assert not answering.done()
                link.on_sent = link.on_answered = lambda _data: False
                link.down = False
                assert (await answering)["refused"] is None
                assert (await ann.send(asked))["refused"] is None, "a repeated key is answered"
                assert ann.board()[0] == 0
                assert len(await acts_of(now, driver_of(ann).live.row.id, 0)) == 1
                assert ann.refused(await ann.do(0, 9)) is None

    asyncio.run(main())
