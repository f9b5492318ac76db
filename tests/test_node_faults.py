"""Two servers on one PostgreSQL while everything around them fails: what was accepted is kept, once, and shown."""

from __future__ import annotations

import json
import logging
import random
import signal
import socket
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from bench.load.tables import QUITTING
from ludotheque.games import GAMES
from ludotheque.server.connection import GOING_AWAY
from ludotheque.store import LogRow, MatchRow
from ludotheque.store.tests.clusters import Cluster
from ludotheque.store.tests.links import Link
from ludotheque.store.tests.test_postgres import over
from ludotheque.table.match_log import MatchLog
from ludotheque.table.tokens import match_tag
from tests.live import LiveServer
from tests.players import LOCK, Player
from tests.restless import NOTHING, Company, Restless
from tests.test_nodes import come_back, nodes

LOG = logging.getLogger(__name__)

TABLES: dict[str, dict[str, Any]] = {
    "uluru": {"sand": 30},
    "ubongo": {"sand": None, "rounds": 1},
    "ostriches": {},
    "dwarfcity": {},
}
KINDS = (
    "killed",
    "drained",
    "without a database",
    "cut off from the store",
    "cut off from each other",
    "unheard by the store",
    "unheard by each other",
)
LIMITS = "node_lost_seconds=2,message_rate=1000,message_burst=1000,prepare_burst=1000"
DETOUR = """
CREATE FUNCTION detour() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.address := CASE NEW.address {cases} ELSE NEW.address END;
    DELETE FROM nodes WHERE address = NEW.address;
    RETURN NEW;
END $$;
CREATE TRIGGER detour BEFORE INSERT ON nodes FOR EACH ROW EXECUTE FUNCTION detour();
"""
"""Nodes find each other through links that the test may cut, as through any network between them."""


class TwoNodes:
    """Two nodes, with a link that can be cut between each and PostgreSQL, and one on the way to each."""

    def __init__(self, cluster: Cluster, open_: ExitStack) -> None:
        self.cluster = cluster
        self.address = cluster.fresh()
        self.to_store = [open_.enter_context(Link(cluster.port)) for _ in range(2)]
        ports = [free_port() for _ in range(2)]
        self.to_nodes = [open_.enter_context(Link(port)) for port in ports]
        pairs = zip(ports, self.to_nodes, strict=True)
        cases = " ".join(f"WHEN '127.0.0.1:{port}' THEN '127.0.0.1:{link.port}'" for port, link in pairs)
        cluster.execute(DETOUR.format(cases=cases), database=self.name)
        self.servers = [
            open_.enter_context(
                LiveServer(
                    over(link, self.address),
                    limits=LIMITS,
                    variables={"LUDOTHEQUE_NODE": f"127.0.0.1:{port}"},
                    manual=False,
                )
            )
            for port, link in zip(ports, self.to_store, strict=True)
        ]

    @property
    def name(self) -> str:
        return self.address.url.rpartition("/")[2]

    @contextmanager
    def fault(self, kind: str, number: int) -> Iterator[None]:
        """One thing is broken, and mended afterwards."""
        server = self.servers[number]
        if kind in ("killed", "drained"):
            (server.kill if kind == "killed" else server.stop)()
            yield
            server.restart()
        elif kind == "without a database":
            self.cluster.stop()
            yield
            self.cluster.start()
        else:
            link = (self.to_store if kind.endswith("the store") else self.to_nodes)[number]
            link.down = kind.startswith("cut off")
            link.silent = not link.down
            if link.down:
                link.cut()
            yield
            link.down = link.silent = False
            link.cut()

    def count_nodes(self) -> int:
        return len(self.cluster.execute("SELECT id FROM nodes", database=self.name))

    def matches(self) -> list[tuple[MatchRow, list[LogRow]]]:
        """Every match with its log."""
        rows = self.cluster.execute("SELECT id, room, game, rules, header, seed FROM matches", database=self.name)
        log = "SELECT seq, body, seat, key FROM log WHERE match = %s ORDER BY seq"
        return [
            (MatchRow(*row), [LogRow(*kept) for kept in self.cluster.execute(log, row[0], database=self.name)])
            for row in rows
        ]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        found: int = free.getsockname()[1]
        return found


def views(match: MatchRow, log: Sequence[LogRow], seat: int) -> list[Any]:
    """What a seat may have been shown since the last action of a person: deadlines may have passed since."""
    game: Any = GAMES[match.game].game
    found: list[Any] = []
    for step in MatchLog(GAMES[match.game], match, log).steps():
        view = game.forget(game.observe(step.moment.state, seat))
        found = [*([] if step.by is not None else found), view]
    return [json.loads(msgspec.json.encode(view)) for view in found]


def check(nodes: TwoNodes, people: Sequence[Restless]) -> None:
    """What was accepted is in the logs, exactly once, with nothing else; screens show what follows from them."""
    matches = {match_tag(match.id): (match, log) for match, log in nodes.matches()}
    for person in people:
        mine = [
            (tag, row.key)
            for tag, (match, log) in matches.items()
            for row in log
            if match.room == person.table and row.key is not None and row.key.startswith(f"{person.name}-")
        ]
        assert sorted(mine) == sorted(person.accepted), (person.name, person.refusals)
        shown = person.shown.get("match")
        if shown is None:
            assert person.shown["table"]["phase"] == "lobby", person.name
        else:
            assert shown["view"] in views(*matches[shown["id"]], shown["seat"]), person.name


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_fails_nothing_accepted_is_lost_or_doubled(cluster: Cluster, seed: int) -> None:
    """Each seed breaks each thing once, at the one node or at the other, in an order of its own."""
    rng = random.Random(seed)
    faults = [(kind, (seed + place) % 2) for place, kind in enumerate(KINDS)]
    rng.shuffle(faults)
    with ExitStack() as open_:
        nodes = TwoNodes(cluster, open_)
        company = Company(nodes.servers, seed)
        for game, options in TABLES.items():
            company.seat(game, **options)
        with company:
            company.wait_accepted(2)
            for kind, number in faults:
                LOG.warning("seed %s: node %s is %s", seed, number, kind)
                with nodes.fault(kind, number):
                    company.wait_more(rng.randrange(5, 60))
                    while kind.endswith("the store") and nodes.count_nodes() > 1:
                        company.wait_more(5)  # until the other one takes it for lost
                company.wait_accepted(rng.randrange(1, 4))
            company.rest()
            check(nodes, company.people)


def test_a_screen_is_sent_away_where_its_table_cannot_be_reached(cluster: Cluster) -> None:
    """However the link breaks: at once, or in the middle of its handshake."""
    with ExitStack() as open_:
        nodes = TwoNodes(cluster, open_)
        here, there = nodes.servers
        (ann,) = table(there, "uluru", "Ann")
        ann.server = here
        for _ in range(10):
            with nodes.fault("cut off from each other", 1), pytest.raises(ConnectionClosed) as end:
                ann.connect()
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == GOING_AWAY
        come_back(ann).close()


def table(server: LiveServer, game: str, *names: str, **options: Any) -> list[Player]:
    """A table at this server, with its people, who are not connected yet."""
    host, *guests = (Player(server, name) for name in names)
    wanted = {"game": game, "chairs": len(names), "name": host.name, "options": TABLES[game] | options}
    status, found = host.request("/api/tables", wanted)
    assert status == 201, found
    host.table = found["table"]
    return [host, *(guest.sit(host.table) for guest in guests)]


def choices(player: Player, game: str) -> list[int]:
    """What a screen may do that does not end the match at once."""
    return [number for number in player.shown["match"]["legal"] if number not in QUITTING.get(game, ())]


def catch_up(player: Player, servers: Iterator[LiveServer]) -> None:
    """Read everything; after every frame that brings news the connection breaks, and the next is to the next server."""
    key = f"{player.name}-{player.keys}"
    player.keys += 1
    player.send({"key": key, **NOTHING})
    while True:
        frame = player.read()
        if any(answer["key"] == key for answer in frame.get("answers", ())):
            return
        if frame.keys() & {"match", "changes", "toggled", "events"}:
            cut(player)
            player.server = next(servers)
            player.connect(again=True)
            player.send({"key": key, **NOTHING})  # it may have been lost on the way


def cut(player: Player) -> None:
    assert player.socket is not None
    player.socket.socket.shutdown(socket.SHUT_RDWR)
    player.close()


@pytest.mark.slow
def test_a_screen_that_is_cut_after_any_frame_and_comes_back_anywhere_misses_nothing(cluster: Cluster) -> None:
    """Bob has two screens: one is cut after every frame, the other never. Uluru alone is played to its end."""
    rng = random.Random(5)
    rounds = {"uluru": {"rounds": 1}, "ubongo": {"rounds": 9}}  # a shape of Ubongo may be covered by luck
    with nodes(cluster) as (one, two):
        for game in TABLES:
            ann, bob = table(one, game, "Ann", "Bob", **rounds.get(game, {}))
            calm = Player(one, "Bob")
            calm.jar, calm.table = bob.jar, bob.table
            bob.server = two
            for player in (ann, calm, bob):
                player.connect()
            servers = iter([one, two] * 1_000)
            assert ann.refused("start") is None
            one.advance(3_000)
            for _ in range(12):
                for seat, player in enumerate((ann, calm)):
                    player.send({"key": f"look {player.keys}", **NOTHING})
                    player.read_until(f"look {player.keys}")
                    player.keys += 1
                    if legal := choices(player, game):
                        assert player.refused("do", seat=seat, action=rng.choice(legal)) is None
                    catch_up(bob, servers)
            for seat, player in enumerate((ann, calm) if game == "uluru" else ()):
                assert player.refused("do", seat=seat, action=LOCK) is None
                catch_up(bob, servers)
            assert (bob.shown["table"]["phase"] == "over") == (game == "uluru")
            calm.send({"key": "last", **NOTHING})
            calm.read_until("last")
            assert bob.shown["match"] == calm.shown["match"], game
            assert bob.events == calm.events, game
            for player in (ann, calm, bob):
                player.close()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_the_match_ends_whoever_leaves_at_any_moment_on_any_node(cluster: Cluster, seed: int) -> None:
    rng = random.Random(seed)
    with nodes(cluster) as pair:
        for game in TABLES:
            people = table(pair[0], game, "Ann", "Bob")
            for player in people:
                player.server = rng.choice(pair)
                player.connect()
            assert people[0].refused("start") is None
            for player in rng.sample(people, 2):
                for _ in range(rng.randrange(6)):
                    seat = people.index(player)
                    rng.choice(pair).advance(rng.choice([0, 100, 3_000]))
                    player.settled()
                    if legal := choices(player, game):
                        player.ask("do", seat=seat, action=rng.choice(legal))
                player.close()
            if rng.random() < 0.5:
                gone = rng.choice(pair)
                gone.end(rng.choice([signal.SIGKILL, signal.SIGTERM]))
                gone.restart()
            while phase(cluster, pair[0], people[0].table) == "playing":
                for server in pair:
                    server.advance(60_000)
            assert phase(cluster, pair[0], people[0].table) == "over", game


def phase(cluster: Cluster, server: LiveServer, room: str) -> str:
    database = str(server.address).rpartition("/")[2]
    ((doc,),) = cluster.execute("SELECT doc FROM rooms WHERE id = %s", room, database=database)
    return str(json.loads(doc)["phase"])


def test_match_time_goes_on_whatever_the_clock_of_the_next_node_shows(cluster: Cluster) -> None:
    with nodes(cluster) as (one, two):
        two.advance(600_000)
        (ann,) = table(one, "uluru", "Ann")
        ann.connect()
        assert ann.refused("start") is None
        one.advance(8_000)
        assert ann.settled()["clock"]["now"] == 8_000
        before = 0
        for there, here, how in ((one, two, signal.SIGKILL), (two, one, signal.SIGTERM), (one, two, signal.SIGKILL)):
            there.advance(1_500)
            assert ann.refused("do", seat=0, action=ann.settled()["match"]["legal"][0]) is None
            before = ann.settled()["clock"]["now"]
            there.end(how)
            ann.server = here
            assert come_back(ann).settled()["clock"]["now"] == before
            assert ann.shown["clock"]["deadline"] == 33_000
            there.restart()
        two.advance(33_000 - before - 1)
        assert ann.settled()["clock"]["deadline"] == 33_000
        two.advance(1)
        assert ann.settled()["clock"]["deadline"] != 33_000
        ann.close()
