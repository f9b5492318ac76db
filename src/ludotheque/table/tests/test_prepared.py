"""Preparations for a match, such as its own mission book, are made beside the tables."""

from __future__ import annotations

import asyncio
import gc
import threading
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from ludotheque.core.box import Preparation
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.games.ubongo import book
from ludotheque.table import preparing, requests
from ludotheque.table.preparing import is_prepared, prepare
from ludotheque.table.tests.evening import Evening, play
from ludotheque.table.thinking import Thinking
from ludotheque.table.workers import ThreadWorkers

RAIN = Raw(b'{"book": "rain"}')


class Bakery:
    """A preparation that notes where it works, and can be held up."""

    def __init__(self) -> None:
        self.made: dict[str, bool] = {}
        """By name: whether it was made in the main thread."""
        self.go = threading.Event()
        self.go.set()
        self.preparation = Preparation(lambda options: self.find(options.book), self.make, lambda made: made)

    def find(self, name: str) -> str | None:
        return name if name in self.made or name == "standard" else None

    def make(self, options: Any) -> str:
        self.go.wait()
        self.made[options.book] = threading.current_thread() is threading.main_thread()
        return str(options.book)


@pytest.fixture
def bakery(monkeypatch: pytest.MonkeyPatch) -> Bakery:
    found = Bakery()
    boxes = {"ubongo": replace(GAMES["ubongo"], preparation=found.preparation)}
    monkeypatch.setattr(preparing, "GAMES", boxes)
    return found


def test_a_game_gets_ready_beside_the_tables(bakery: Bakery) -> None:
    async def story() -> None:
        thinking = Thinking(ThreadWorkers())
        assert not is_prepared("ubongo", RAIN)
        assert await prepare(thinking, "t", "ubongo", RAIN) == "rain"
        assert bakery.made == {"rain": False}
        assert is_prepared("ubongo", RAIN)
        with pytest.raises(Refused, match="options-bad"):
            await prepare(thinking, "t", "ubongo", Raw(b'{"book": ""}'))
        assert await prepare(thinking, "t", "chess", Raw(b"{}")) is None
        thinking.stop()

    asyncio.run(story())


def test_a_table_goes_on_while_its_match_is_prepared(
    tmp_path: Path, bakery: Bakery, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People can sit down, and nobody else's table waits."""
    monkeypatch.setattr(book, "make", lambda seed: book.Book(seed, book.standard().boards))

    async def story(now: Evening) -> None:
        ann, _bob = await now.table("Ann", "Bob", game="ubongo", chairs=3, book="slow")
        bakery.go.clear()
        assert ann.stream is not None
        asked = asyncio.create_task(ann.ask(requests.Start))
        cleo = await now.screen(ann.room, "Cleo")
        assert cleo.refused(await cleo.ask(requests.Sit, seat=2, name="Cleo")) is None
        assert ann.table["phase"] == "lobby"
        bakery.go.set()
        await asked
        await asyncio.gather(*ann.room.lock.tasks)
        assert ann.table["phase"] == "playing"
        assert len(ann.room.party.chairs) == 3

    play(tmp_path, story)


def test_only_the_host_makes_the_server_prepare_a_match(tmp_path: Path, bakery: Bakery) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", game="ubongo", book="wanted")
        assert bob.stream is not None
        asked = await bob.ask(requests.Start)
        await asyncio.gather(*ann.room.lock.tasks)
        bob.read()
        assert (asked or bob.answers["Bob-2"])["refused"]["key"] == "not-host"
        assert bakery.made == {}

    play(tmp_path, story)


def test_a_book_stays_at_hand_as_long_as_a_match_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many other books are made meanwhile: a move must never make a book again."""
    made: list[str] = []

    def make(seed: str) -> book.Book:
        made.append(seed)
        return book.Book(seed, book.standard().boards)

    monkeypatch.setattr(book, "make", make)
    preparation = GAMES["ubongo"].preparation
    assert preparation is not None
    options = GAMES["ubongo"].game.options(book="held")
    held = preparation.keep(preparation.make(options))
    for number in range(100):
        book.named(f"other-{number}")
    gc.collect()
    assert preparation.find(options) is held
    assert book.named("held") is held
    assert made.count("held") == 1
    assert book.at_hand("other-1") is None, "books that nobody needs are let go"


def test_every_book_is_made_before_its_match_begins() -> None:
    preparation = GAMES["ubongo"].preparation
    assert preparation is not None
    found: Any = preparation.find(GAMES["ubongo"].game.options())
    assert len(found) == 54
