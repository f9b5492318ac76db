"""A server on PostgreSQL, from outside: kills, a database that goes and comes back, and the commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.store.tests.clusters import Cluster
from tests.live import LiveServer
from tests.players import LOCK, Player
from tests.shell import ludotheque, sentence
from tests.test_store_stands import health


@pytest.mark.slow
def test_an_evening_on_postgresql(cluster: Cluster, tmp_path: Path) -> None:
    """Killed, restarted, cut off from its database, moved to a file: the match goes on, and nothing is lost."""
    address, log = cluster.fresh(), tmp_path / "log"
    with LiveServer(address, log=log) as server:
        ann = Player(server, "Ann").open_table(1, rounds=1).connect()
        assert ann.refused("start") is None
        server.advance(3_000)
        assert ann.refused("do", seat=0, action=3) is None
        too_early = ludotheque("move-store", str(address), str(tmp_path / "too-early.db"))
        assert (too_early.returncode, f"server has {address} open" in too_early.stderr) == (2, True)
        server.kill()
        server.restart()
        ann.close()
        assert ann.connect().settled()["match"]["view"]["board"][0] == 3
        assert health(server) == (200, "ok\n")
        cluster.stop()
        assert ann.refused("do", seat=0, action=11) == "not-kept"
        assert health(server)[0] == 503
        cluster.start()
        assert ann.refused("do", seat=0, action=11) is None
        assert health(server) == (200, "ok\n")
        assert ann.refused("do", seat=0, action=LOCK) is None
        assert ann.settled()["table"]["phase"] == "over"
        told = json.loads(ludotheque("doctor", "--json", "--database", str(address)).stdout)
        assert (told["tables"], told["matches"], told["problems"], told["free"]) == (1, 1, [], None)
        server.stop()
        file = tmp_path / "store.db"
        moved = ludotheque("move-store", str(address), str(file))
        assert moved.returncode == 0, moved.stderr
        assert str(file) in moved.stdout
        assert "pg_dump" in sentence(ludotheque("backup", str(tmp_path / "copy"), "--database", str(address)))
        server.address = file
        server.restart()
        ann.close()
        assert ann.connect().settled()["table"]["phase"] == "over"
        ann.close()
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert [line["what"] for line in lines if line["level"] != "info"] == ["a node is lost", "the store fails"]
