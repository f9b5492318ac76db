"""What a match needs before it can be laid is made ready beside the table: a mission book of its own, say."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES, Shelf
from ludotheque.table import party


def test_a_game_gets_ready_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[Any, bool]] = []

    def prepare(options: Any) -> None:
        made.append((options.book, threading.current_thread() is threading.main_thread()))

    boxes = {"ubongo": replace(GAMES["ubongo"], prepare=prepare)}
    monkeypatch.setattr(party, "GAMES", boxes)
    asyncio.run(party.prepare("ubongo", Raw(b'{"book": "rain"}')))
    assert made == [("rain", False)]
    with pytest.raises(Refused):
        asyncio.run(party.prepare("ubongo", Raw(b'{"book": ""}')))
    asyncio.run(party.prepare("chess", Raw(b"{}")))


def test_every_book_is_made_before_its_match_begins() -> None:
    ubongo = Shelf(("ubongo",))["ubongo"]
    assert ubongo.prepare is not None
    assert len(ubongo.prepare(ubongo.game.options())) == 54  # type: ignore[arg-type]
