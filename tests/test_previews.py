"""Preview pictures and pages from inside: the cache, escaped names, and matches by other versions of the rules."""

from __future__ import annotations

import asyncio
import struct
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from msgspec.structs import replace

from ludotheque.core import Outcome, Refused
from ludotheque.games import GAMES
from ludotheque.games.uluru import rules
from ludotheque.server import preview
from ludotheque.server.context import ServerContext
from ludotheque.server.pages import Said, first_person, head_of, invitation
from ludotheque.server.picture_cache import PictureCache
from ludotheque.server.preview import drawn, lines_of, words_of
from ludotheque.server.replays import finished
from ludotheque.server.responses import About
from ludotheque.table import frames, requests
from ludotheque.table.tests.evening import Evening, play

LOCK = 72


def about(*names: str) -> About:
    return about_players(*(frames.Player("person", name) for name in names))


def about_players(*players: frames.Player) -> About:
    seats = len(players)
    outcome = Outcome(tuple(range(seats, 0, -1)), tuple(range(seats, 0, -1)), "stones", "fewest-stones")
    return About(
        "uluru",
        Raw(b"{}"),
        list(players),
        outcome,
        0,
        None,
        [],
        hints=True,
        opinions=False,
        mine=[],
        again=True,
        steps=0,
        events={},
    )


def test_the_latest_pictures_are_cached_and_drawn_once() -> None:
    async def story() -> None:
        pictures_kept, done = PictureCache(2), []

        async def draw() -> bytes:
            done.append(1)
            await asyncio.sleep(0)
            return b"picture"

        for name in ("a", "b", "a", "c", "a", "b"):
            assert await pictures_kept.picture((name, "en"), draw) == b"picture"
        assert len(done) == 4
        assert pictures_kept.at_hand(("c", "en")) is None
        both = await asyncio.gather(*(pictures_kept.picture(("d", "en"), draw) for _ in range(5)))
        assert (both, len(done)) == ([b"picture"] * 5, 5)
        assert not pictures_kept.drawing

    asyncio.run(story())


def test_names_are_drawn_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names are never parsed as markup; and a game without a picture has a plain card."""
    monkeypatch.setattr(preview, "GAMES", {"uluru": replace(GAMES["uluru"], picture=None)})
    names = ['#read("/etc/hosts")', "$x^2$ </svg>", "*bold* _it_ \\", "עדה", "阿达", "'\"&<>`"]
    family = "👨\u200d👩\u200d👧\u200d👦"
    scripts = ["आर्यन", "தமிழ்ச்செல்வி", "အောင်ဆန်းစုကြည်", "مُحَمَّد", f"李小龍 {family}", "🇮🇳 7\ufe0f\u20e3"]
    for language, these in (("en", names), ("fr", names), ("de", scripts)):
        png = drawn(about(*these), None, language)
        assert struct.unpack(">II", png[16:24]) == (1200, 630)
    assert drawn(about("*b*"), None, "en") != drawn(about("b"), None, "en")


def test_lines_are_sorted_and_bots_have_names() -> None:
    texts = words_of("uluru", "en")
    lines = lines_of(about("Ann", "Bob"), texts)
    assert [(line.place, line.name, line.score) for line in lines] == [(1, "Bob", "1 stone"), (2, "Ann", "2 stones")]
    (bot,) = lines_of(about_players(frames.Player("bot", level="master")), texts)
    assert bot.name == "Bot 1 (master)"
    (second,) = lines_of(about_players(frames.Player("bot", level="master", number=2)), texts)
    assert second.name == bot.name
    (stand_in,) = lines_of(about_players(frames.Player("bot", "Ann", "master")), texts)
    assert (stand_in.name, stand_in.person) == ("Ann (bot)", False)
    assert first_person([bot]) is bot
    assert first_person([bot, *lines]) is lines[0]


def test_heads_are_escaped() -> None:
    head = "".join(head_of(Said('"><script>', "a & b", "http://x/?a=1&b=2"), "http://x/'"))
    assert "<script>" not in head
    assert 'content="&quot;&gt;&lt;script&gt;"' in head
    assert "a=1&amp;b=2" in head


def test_an_invitation_names_its_host_while_it_is_one(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", chairs=2)
        assert invitation(ann.room.party, "en").title == "Ann invites you to Uluru"
        await ann.ask(requests.Leave, seat=0)
        assert ann.room.party.host is None
        assert invitation(ann.room.party, "fr").title == "Une table de jeu\u00a0: Uluru"

    play(tmp_path, story)


def test_a_match_by_other_rules_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(now: Evening) -> None:
        (ann,) = await now.table("Ann", rounds=1)
        await ann.ask(requests.Start)
        await now.advance(3_000)
        await ann.do(0, LOCK)
        context: Any = ServerContext(now.tables)
        replay = ann.match["replay"]
        assert (await finished(context, replay, None)).replay == replay
        monkeypatch.setattr(rules, "version", 99)
        with pytest.raises(Refused, match="record-rules"):
            await finished(context, replay, None)

    play(tmp_path, story)
