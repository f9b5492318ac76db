"""The examples in deploy/ work: units, proxies, two nodes, backups, and upgrades while people play."""

from __future__ import annotations

import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludotheque.server import settings
from ludotheque.store.tests.clusters import Cluster
from tests.live import LiveServer
from tests.players import LOCK, Player
from tests.proxies import EXAMPLES, HERE, THERE, Site, caddy, needed, nginx
from tests.test_nodes import come_back, metric
from tests.units import UNITS, Unit, command_of, placed, settings_in

PAGE = EXAMPLES.parent / "docs" / "deploy.md"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these are examples for Linux")


@pytest.fixture
def trusting(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """Have players trust the certificate of the test."""
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "fullchain.pem"))
    return monkeypatch


def begin(site: Site) -> tuple[Player, Player]:
    """Two players at a new table who have just begun."""
    ann = site.player("Ann").open_table(2, rounds=1).connect()
    bob = site.player("Bob")
    assert bob.request(f"/t/{ann.table}")[0] == 200
    bob.sit(ann.table).connect()
    assert ann.refused("start") is None
    return ann, bob


def place(players: tuple[Player, Player], at: int) -> None:
    for seat, player in enumerate(players):
        assert player.refused("do", seat=seat, action=at + seat) is None


def boards(players: tuple[Player, Player]) -> list[Any]:
    """Where each has placed the first bird."""
    return [player.settled()["match"]["view"]["board"][0] for player in players]


def finish(players: tuple[Player, Player]) -> None:
    for seat, player in enumerate(players):
        assert player.refused("do", seat=seat, action=LOCK) is None
    assert players[0].settled()["table"]["phase"] == "over"
    for player in players:
        player.close()


def until_lost(player: Player) -> None:
    with pytest.raises(ConnectionClosed):
        deque(iter(player.read, None))


def redirected(site: Site, path: str) -> tuple[int, str | None]:
    connection = HTTPConnection(HERE, site.plain_port)
    connection.request("GET", path)
    answer = connection.getresponse()
    connection.close()
    return answer.status, answer.getheader("Location")


def says_for_whom_it_asks(site: Site) -> None:
    """Only the other address may read the metrics, whatever a visitor claims."""
    assert site.status("/metrics", THERE) == 200
    assert site.status("/metrics", HERE, X_Forwarded_For=THERE) == 404


# One machine


@pytest.mark.usefixtures("trusting")
def test_one_machine_behind_nginx_and_back_from_a_backup(tmp_path: Path) -> None:
    (tmp_path / "backups").mkdir()
    with (
        Unit(tmp_path / "ludotheque.db", variables={"LUDOTHEQUE_METRICS": THERE}) as server,
        nginx(tmp_path, "nginx.conf", {f"{HERE}:8000": server}) as site,
    ):
        says_for_whom_it_asks(site)
        players = begin(site)
        server.advance(3_000)
        place(players, 2)
        for key in ("ExecStart", "ExecStartPost"):
            command = command_of("ludotheque-backup.service", tmp_path, {}, key)
            subprocess.run(command, check=True, env=settings_in(tmp_path) | {"PATH": "/usr/bin:/bin"})
        place(players, 5)
        server.stop()
        for player in players:
            until_lost(player)
        (backup,) = (tmp_path / "backups").iterdir()
        server.database.rename(tmp_path / "before.db")
        shutil.copy(backup, server.database)
        server.restart()
        for player in players:
            come_back(player)
        assert boards(players) == [2, 3]
        finish(players)
        assert redirected(site, "/t/x?lang=de") == (301, f"https://{HERE}/t/x?lang=de")


def test_one_machine_behind_caddy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    variables = {"LUDOTHEQUE_PROXIES": HERE, "LUDOTHEQUE_METRICS": THERE}
    with LiveServer(tmp_path / "store.db", variables=variables) as server, caddy(tmp_path, server) as site:
        monkeypatch.setenv("SSL_CERT_FILE", str(site.authority))
        players = begin(site)
        server.advance(3_000)
        place(players, 2)
        assert boards(players) == [2, 3]
        finish(players)
        says_for_whom_it_asks(site)


@pytest.mark.parametrize("name", UNITS)
def test_systemd_understands_a_unit(name: str, tmp_path: Path) -> None:
    for unit in UNITS:
        (tmp_path / unit).write_text(placed(unit, tmp_path), "utf-8")
    command = [needed("systemd-analyze"), "verify", "--man=no", str(tmp_path / name)]
    told = subprocess.run(command, check=False, capture_output=True, text=True)
    assert not [line for line in told.stderr.splitlines() if "ludotheque" in line]


def test_the_examples_set_what_a_server_reads() -> None:
    known = {value for value in vars(settings).values() if isinstance(value, str) and value.startswith("LUDOTHEQUE_")}
    for file in (*EXAMPLES.iterdir(), PAGE):
        assert set(re.findall(r"LUDOTHEQUE_[A-Z_]+", file.read_text("utf-8"))) <= known, file.name


# Two nodes


@contextmanager
def two_nodes(cluster: Cluster, folder: Path, lost: int = 1_000_000) -> Iterator[tuple[LiveServer, LiveServer, Site]]:
    """Two nodes behind nginx; the first has a role of its own in the database."""
    address, variables = cluster.fresh(), {"LUDOTHEQUE_PROXIES": HERE}
    name = str(address).rpartition("/")[2]
    cluster.execute(f"CREATE ROLE {name} SUPERUSER LOGIN")
    limits = f"node_lost_seconds={lost}"
    with (
        LiveServer(cluster.address(name, name), limits=limits, variables=variables) as one,
        LiveServer(address, limits=limits, variables=variables) as two,
        nginx(folder, "nginx-two-nodes.conf", {"10.0.0.11:8000": one, "10.0.0.12:8000": two}) as site,
    ):
        one.advance(1_000)  # it looks who is there
        yield one, two, site


@pytest.mark.usefixtures("trusting")
def test_two_nodes_one_of_which_is_killed(cluster: Cluster, tmp_path: Path) -> None:
    with two_nodes(cluster, tmp_path) as (one, two, site):
        tables = []
        for _ in range(4):
            before = [metric(node, "relays_out_total") for node in (one, two)]
            tables.append(begin(site))
            relayed = [metric(node, "relays_out_total") - was for node, was in zip((one, two), before, strict=True)]
            assert sorted(relayed) in ([0, 0], [0, 2]), "both players come to the same node"
        for node in (one, two):
            node.advance(3_000)
        for players in tables:
            place(players, 2)
        one.kill()
        for players in tables:
            for player in players:
                come_back(player)
            assert boards(players) == [2, 3]
            finish(players)
        eve = site.player("Eve").open_table(1).connect()
        assert eve.settled()["table"]["phase"] == "lobby"
        eve.close()


@pytest.mark.usefixtures("trusting")
def test_two_nodes_that_are_upgraded_one_after_the_other(cluster: Cluster, tmp_path: Path) -> None:
    def back(player: Player) -> None:
        while True:
            try:
                come_back(player)
            except InvalidStatus as no:
                if no.response.status_code != 502:  # nginx has not yet noticed that the other node is up again
                    raise
            else:
                return

    with two_nodes(cluster, tmp_path) as (one, two, site):
        players = begin(site)
        for node in (one, two):
            node.advance(3_000)
        for at, node in enumerate((one, two)):
            place(players, at)
            node.end(signal.SIGTERM)
            for player in players:
                back(player)
            assert boards(players) == [at, at + 1]
            node.restart()
        finish(players)


@pytest.mark.usefixtures("trusting")
def test_a_node_that_is_cut_off_from_the_store_is_skipped(cluster: Cluster, tmp_path: Path) -> None:
    with two_nodes(cluster, tmp_path, lost=3) as (one, two, site):
        tables = [begin(site) for _ in range(4)]
        role = str(one.address).partition("//")[2].partition("@")[0]
        cluster.execute(f"ALTER ROLE {role} NOLOGIN")
        cluster.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = %s", role)
        for _ in range(4):
            one.advance(1_000)
        for _ in range(4):
            two.advance(1_000)
        with pytest.raises(InvalidStatus) as no:
            Player(one, "Eve").connect(tables[0][0].table)
        assert no.value.response.status_code == 503
        assert Player(one, "Eve").request("/readyz") == (503, "cut off from the store\n")
        for players in tables:
            for player in players:
                come_back(player)
        two.advance(3_000)
        for players in tables:
            place(players, 2)
            finish(players)


def test_a_copy_of_a_database_is_restored_as_the_page_says(cluster: Cluster) -> None:
    address = cluster.fresh()
    where = {
        "PATH": f"{cluster.programs}:/usr/bin:/bin",
        "PGHOST": HERE,
        "PGPORT": str(cluster.port),
        "PGUSER": "admin",
    }

    def run(program: str) -> None:
        """Run the line of the page that begins with this program."""
        (line,) = re.findall(rf"^{program} .*$", PAGE.read_text("utf-8"), re.MULTILINE)
        line = line.replace("postgresql://ludotheque@10.0.0.20/games", str(address)).replace("games-again", again)
        subprocess.run(shlex.split(line, comments=True), check=True, cwd=cluster.folder, env=where)

    again = f"{str(address).rpartition('/')[2]}-again"
    with LiveServer(address) as server:
        ann = Player(server, "Ann").open_table(1, rounds=1).connect()
        assert ann.refused("start") is None
        server.advance(3_000)
        assert ann.refused("do", seat=0, action=3) is None
        run("pg_dump")
        assert ann.refused("do", seat=0, action=4) is None
        for program in ("createdb", "pg_restore", "psql"):
            run(program)
        with LiveServer(cluster.address(again)) as restored:
            ann.server = restored
            assert ann.connect().settled()["match"]["view"]["board"][0] == 3
            assert metric(restored, "relays_out_total") == 0
            ann.close()
