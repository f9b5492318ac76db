"""What only a server has: connections that are lost at any moment, rights, passwords, versions."""

from __future__ import annotations

import asyncio
import logging
import math
import random
import shutil
from collections.abc import Awaitable, Callable
from itertools import count

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.store import (
    LogRow,
    RoomRow,
    ServerAddress,
    Unavailable,
    back_up,
    open_store,
    parse_address,
    postgres_opening,
    reading,
    take_up_again,
)
from ludotheque.store.postgres_opening import open_database
from ludotheque.store.rows import AsideRow
from ludotheque.store.schema_version import NEWEST
from ludotheque.store.sql_store import SqlStore
from ludotheque.store.tests.clusters import Cluster
from ludotheque.store.tests.helpers import bodies, executing, opened, rows, run, with_match
from ludotheque.store.tests.links import Link


def refused_with(address: ServerAddress) -> Refused:
    with pytest.raises(Refused) as no:
        open_store(address)
    return no.value


def over(link: Link, address: ServerAddress) -> ServerAddress:
    """The same database through a link."""
    return ServerAddress(address.url.replace(f":{address.parts.port}/", f":{link.port}/"))


async def until(check: Callable[[], Awaitable[bool]]) -> None:
    """Ask until it is so."""
    while not await check():  # noqa: ASYNC110 - the database rings no bell
        await asyncio.sleep(0.01)


async def works(store: SqlStore) -> bool:
    """Whether a write succeeds now, whatever was known before."""
    store.health.known_at = -math.inf
    return await store.healthy()


# --- several servers, or one alone ---


def test_servers_share_a_database_unless_somebody_needs_it_alone(cluster: Cluster) -> None:
    address = cluster.fresh()
    first, second = open_store(address), open_store(address)
    with pytest.raises(Refused, match="store-in-use"):
        open_database(address, alone=True)
    name, update = address.url.rpartition("/")[2], "UPDATE alembic_version SET version_num = %s"
    cluster.execute(update, "0006", database=name)
    assert refused_with(address).key == "store-in-use", "the schema changes only while nobody uses it"
    cluster.execute(update, NEWEST, database=name)
    for store in (first, second):
        asyncio.run(store.close())
    moving = open_database(address, moving=True, alone=True)
    assert refused_with(address).key == "store-in-use"
    moving.close()


def test_servers_that_start_at_once_make_the_schema_once(cluster: Cluster) -> None:
    address = cluster.address(cluster.empty())

    async def story() -> None:
        for store in await asyncio.gather(*(asyncio.to_thread(open_store, address) for _ in range(3))):
            await store.close()

    asyncio.run(story())


# --- a lost and returning database ---


@pytest.mark.parametrize("landed", [True, False])
@pytest.mark.parametrize("cut_at", [b"unmistakable", b"COMMIT"])
def test_a_commit_without_an_answer_is_done_once(
    cluster: Cluster, landed: bool, cut_at: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """The connection breaks before a commit has reached the database, or before its answer has reached us."""
    address = cluster.fresh()

    async def story() -> None:
        with Link(cluster.port) as link:
            async with opened(over(link, address)) as store:
                await with_match(store)
                seen = False

                def sent(data: bytes) -> bool:
                    nonlocal seen
                    if cut_at not in data or seen:
                        return False
                    seen = link.down = True
                    return not landed

                link.on_sent = sent
                link.on_answered = lambda _data: seen
                asked = asyncio.create_task(
                    store.save_room(RoomRow("room", 3, "new"))
                    if cut_at == b"COMMIT"
                    else store.append("m1", [LogRow(0, "first", 0, "unmistakable")])
                )
                await until(lambda: asyncio.sleep(0.001, seen))
                with pytest.raises(Unavailable):
                    await store.heartbeats([("m1", 5)])
                assert not await store.healthy()
                assert not asked.done(), "nobody can know yet"
                link.on_answered = lambda _data: False
                link.down = False
                await asked
                if cut_at == b"COMMIT":
                    await store.save_room(RoomRow("room", 4, "newer"))
                else:
                    assert await bodies(store) == ["first"]
                    await store.append("m1", rows("next", start=1))

    with caplog.at_level(logging.INFO, "ludotheque.store"):
        asyncio.run(story())
    assert [record.message for record in caplog.records] == ["the store fails", "the store works again"]


def test_a_server_can_stop_while_nobody_knows(cluster: Cluster) -> None:
    address = cluster.fresh()

    async def story() -> None:
        with Link(cluster.port) as link:
            async with opened(over(link, address)) as store:
                await with_match(store)

                def sent(data: bytes) -> bool:
                    link.down = link.down or b"perhaps" in data
                    return False

                link.on_sent = sent
                link.on_answered = lambda _data: link.down
                asked = asyncio.create_task(store.append("m1", rows("perhaps")))
                await until(lambda: asyncio.sleep(0, link.down))
                store.give_up()
                with pytest.raises(Unavailable):
                    await asked
        async with opened(address) as store:
            assert await bodies(store) == ["perhaps"], "as after a power cut, the log knows"

    asyncio.run(story())


def test_connections_that_are_ended_during_batches(cluster: Cluster) -> None:
    """Everything that was answered is there once, in order; the rest was refused and may be tried again."""
    address = cluster.fresh()
    kill = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = %s AND pid <> pg_backend_pid() AND application_name = 'ludotheque'"
    )

    async def story(store: SqlStore) -> None:
        await with_match(store)
        kept: list[str] = []
        enough = asyncio.Event()
        ended = 0

        async def play() -> None:
            for number in count():
                body = f"{len(kept)}, try {number}"
                try:
                    await store.append("m1", rows(body, start=len(kept)))
                except Unavailable:
                    continue
                kept.append(body)
                if enough.is_set():
                    return

        playing = asyncio.create_task(play())
        while ended < 10:
            ended += len(await asyncio.to_thread(cluster.execute, kill, address.parts.path[1:]))
            more = len(kept) + 10
            await until(lambda more=more: asyncio.sleep(0, len(kept) >= more))  # type: ignore[misc]
        enough.set()
        await playing
        assert await bodies(store) == kept

    run(address, story)


def test_a_database_that_goes_and_comes_back(cluster: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    address = cluster.fresh()

    async def story(store: SqlStore) -> None:
        await with_match(store)
        await store.append("m1", rows("before"))
        cluster.stop()
        try:
            with pytest.raises(Unavailable):
                await store.append("m1", rows("lost", start=1))
            with pytest.raises(Unavailable):
                await store.log("m1")
            assert not await store.healthy()
        finally:
            cluster.start()
        await until(lambda: works(store))
        await store.append("m1", rows("after", start=1))
        assert await bodies(store) == ["before", "after"]

    with caplog.at_level(logging.INFO, "ludotheque.store"):
        run(address, story)
    assert [record.message for record in caplog.records] == ["the store fails", "the store works again"]


@pytest.mark.skipif(shutil.which("prlimit") is None, reason="nothing here limits another process")
def test_a_disk_that_is_full_for_a_while(cluster: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    """The log may not grow by another page: as much is left for the journal of the database."""
    address = cluster.fresh()
    name = address.parts.path[1:]

    async def story(store: SqlStore) -> None:
        await with_match(store)
        cluster.execute(FILL, LONG, FULL // len(LONG) + 1, database=name)
        ((size,),) = cluster.execute("SELECT pg_relation_size('log')", database=name)
        before = len(await bodies(store))
        let_files_grow(cluster, name, size)
        number, refused = -1, 0
        while not refused:
            number += 1
            told = await asyncio.gather(
                store.append("m1", rows(LONG, start=number)),
                store.save_room(RoomRow("room", number + 3, "{}")),
                return_exceptions=True,
            )
            refused = sum(isinstance(answer, Unavailable) for answer in told)
        assert refused == 2, "they share a commit"
        assert not store.health.ok
        assert len(await bodies(store)) == before + number, "reading goes on, and nothing was half written"
        let_files_grow(cluster, name, "unlimited")
        await store.append("m1", rows("kept", start=number))
        assert await store.healthy()
        assert (await bodies(store))[-1] == "kept"

    with caplog.at_level(logging.INFO, "ludotheque.store"):
        run(address, story)
    assert [record.message for record in caplog.records] == ["the store fails", "the store works again"]


FULL = 17 * 1024 * 1024
"""Bytes that the log has already: more than any file of the journal."""
LONG = random.Random(1).randbytes(900).hex()
"""A row of the log that fills a quarter of a page, and stays there."""
FILL = "INSERT INTO log (match, seq, body) SELECT 'm1', -number, %s::text FROM generate_series(1, %s::int) number"


def let_files_grow(cluster: Cluster, database: str, most: object) -> None:
    """Limit the files that sessions of a database may write, as the user of the server."""
    asking = "SELECT pid FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()"
    for (pid,) in cluster.execute(asking, database, database=database):
        cluster.run("prlimit", f"--pid={pid}", f"--fsize={most}:")


def test_rights_that_are_taken_away_while_people_play(cluster: Cluster) -> None:
    """The server refuses a write, and goes on."""
    address = cluster.fresh()
    name = address.parts.path[1:]
    cluster.execute("DO $$ BEGIN CREATE ROLE guest LOGIN; EXCEPTION WHEN duplicate_object THEN END $$")
    cluster.execute("GRANT ALL ON ALL TABLES IN SCHEMA public TO guest", database=name)

    async def story(store: SqlStore) -> None:
        await with_match(store)
        cluster.execute("REVOKE INSERT ON log FROM guest", database=name)
        with pytest.raises(Unavailable):
            await store.append("m1", rows("lost"))
        assert not await store.healthy()
        assert await bodies(store) == [], "reading goes on"
        cluster.execute("GRANT INSERT ON log TO guest", database=name)
        await store.append("m1", rows("kept"))
        assert await store.healthy()

    run(cluster.address(name, "guest"), story)


# --- databases that cannot be used ---


def test_refusals(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    address = cluster.fresh()
    name = address.parts.path[1:]
    assert refused_with(cluster.address("nowhere")).key == "store-no-database"
    assert refused_with(cluster.address(name, "nobody_at_all")).key == "store-no-entry"
    assert refused_with(cluster.address(name, port=1)).key == "store-unreachable"
    with monkeypatch.context() as patch:
        patch.setattr(postgres_opening, "OLDEST", 99)
        no = refused_with(address)
        assert (no.key, no.about["known"]) == ("store-server-old", 99)
    cluster.execute("UPDATE alembic_version SET version_num = '0099'", database=name)
    assert refused_with(address).key == "store-newer"
    foreign = cluster.empty()
    cluster.execute("CREATE TABLE bookmarks (address text)", database=foreign)
    assert refused_with(cluster.address(foreign)).key == "store-foreign"
    cluster.execute("CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0")
    assert refused_with(cluster.address("latin")).key == "store-encoding"
    cluster.execute("CREATE ROLE stranger LOGIN")
    assert refused_with(cluster.address(cluster.empty(), "stranger")).key == "store-no-rights"
    assert refused_with(cluster.address(cluster.fresh().parts.path[1:], "stranger")).key == "store-no-rights"
    quiet = cluster.fresh()
    cluster.execute(f"ALTER DATABASE {quiet.parts.path[1:]} SET default_transaction_read_only = on")
    assert refused_with(quiet).key == "store-read-only"


def test_a_password_is_never_told(cluster: Cluster, caplog: pytest.LogCaptureFixture) -> None:
    cluster.execute("CREATE ROLE locked LOGIN PASSWORD 's3cret@x' SUPERUSER")
    name = cluster.fresh().parts.path[1:]

    def with_password(password: str, database: str = name) -> ServerAddress:
        return ServerAddress(f"postgresql://locked:{password}@127.0.0.1:{cluster.port}/{database}")

    asyncio.run(open_store(with_password("s3cret%40x")).close())
    refusals = [
        refused_with(with_password("wr0ng")),
        refused_with(with_password("s3cret%40x", "nowhere")),
        refused_with(ServerAddress(f"postgresql://locked@127.0.0.1:{cluster.port}/{name}?password=wr0ng&bad=1")),
    ]
    assert [no.key for no in refusals] == ["store-no-entry", "store-no-database", "store-address"]
    said = f"{[no.about for no in refusals]} {caplog.text} {with_password('s3cret%40x')!r}"
    assert "s3cret" not in said
    assert "wr0ng" not in said


@pytest.mark.parametrize(
    "text",
    [
        "postgresql://ann:p@ss@host/db",
        "postgresql://ann:pa/ss@host/db",
        "postgresql://ann:pa?ss@host/db",
        "postgresql://ann:pa#ss@host/db",
        "postgresql://ann:p ss@host/db",
        "postgresql://host:port/db",
        "postgres://[::1/db",
    ],
)
def test_an_address_that_makes_no_sense_is_not_shown(text: str) -> None:
    with pytest.raises(Refused) as no:
        parse_address(text)
    assert (no.value.key, no.value.about) == ("store-address", {})


def test_what_an_address_shows() -> None:
    shown = {
        "postgresql://ann:secret@db.example:5433/games?sslmode=require": "postgresql://ann@db.example:5433/games",
        "postgres://[::1]/games": "postgresql://[::1]/games",
        "postgresql:///games?host=/run/postgresql": "postgresql:///games",
        "postgresql://a,b:5433/games": "postgresql://a,b:5433/games",
        "store.db": "store.db",
    }
    assert {text: str(parse_address(text)) for text in shown} == shown


# --- beside a server ---


def test_looking_at_a_database_and_mending_it(cluster: Cluster) -> None:
    address = cluster.fresh()

    async def story(store: SqlStore) -> None:
        await with_match(store)
        await store.set_aside(AsideRow("room", "{}", 1))
        with reading(address) as looked:
            assert [aside.room for aside in looked.rooms_aside()] == ["room"]
            assert looked.size() > 0
        with pytest.raises(Refused, match="not-aside"):
            take_up_again(address, "nowhere")
        take_up_again(address, "room")
        assert await store.rooms_aside() == []

    run(address, story)
    with executing(address) as database:
        assert database.execute("SELECT count(*) FROM set_aside").fetchone() == (0,)


def test_a_backup_is_made_by_the_tools_of_the_server(cluster: Cluster) -> None:
    with pytest.raises(Refused) as no:
        back_up(ServerAddress("postgresql://ann:secret@db.example/games"), cluster.folder / "copy")
    assert no.value.key == "backup-server"
    assert "pg_dump" in str(no.value.about["command"])
    assert "secret" not in str(no.value.about)
