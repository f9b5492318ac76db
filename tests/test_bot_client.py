"""Bots by invitation at a real server: whole matches, what they are shown, how they are refused and removed."""

from __future__ import annotations

import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.bot_client.player import SeatPlayer
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from tests.live import LiveServer
from tests.players import Player
from tests.programs import Program, run
from tools.client import node

DOCS = Path(__file__).resolve().parents[1] / "docs"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    with LiveServer(tmp_path / "store.db") as running:
        yield running


class Time:
    """The clock of a server, as its players count it."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.now = 0

    def advance(self, by: int) -> None:
        self.now += by
        self.server.advance(by)


class Sitting(Player):
    """A device whose seat is played by a bot of the library, from the frames alone."""

    def __init__(self, time: Time, name: str) -> None:
        super().__init__(time.server, name)
        self.time = time
        self.bot: SeatPlayer | None = None
        self.frames: list[dict[str, Any]] = []
        self.notes: list[Refused] = []

    def play(self, game: str) -> None:
        """Let the weakest bot of the game play from the next frame on."""
        level = next(iter(GAMES[game].bots))
        self.bot = SeatPlayer(GAMES[game].bots[level], Random(self.name), self.notes.append)
        self.connect()

    def connect(self, table: str | None = None, *, again: bool = False) -> Sitting:
        super().connect(table, again=again)
        return self

    def invited(self, table: str) -> Sitting:
        """Sit down as a bot by invitation."""
        status, found = self.request(f"/api/tables/{table}/sit", {"name": self.name, "bot": True})
        assert status == 200, found
        self.table = table
        return self

    def read(self) -> dict[str, Any]:
        frame = super().read()
        self.frames.append(frame)
        if self.bot is not None and frame["type"] == "frame":
            self.bot.take(frame, self.time.now)
        return frame

    def settled(self) -> dict[str, Any]:
        """`shown` once everything pending has arrived, with the own seat shown."""
        chairs = self.shown["table"]["chairs"]
        self.ask("show", seat=next((seat for seat, chair in enumerate(chairs) if chair["mine"]), None))
        return self.shown

    def act(self) -> None:
        """Send what is due."""
        assert self.bot is not None
        request = self.bot.due(self.time.now)
        assert request is not None
        self.send(request)
        self.read_until(request["key"])


def play_out(time: Time, players: list[Sitting]) -> dict[str, Any]:
    """Play the match to its end; its outcome."""
    while True:
        for player in players:
            player.settled()
        outcome = players[0].shown["match"]["outcome"]
        if outcome is not None:
            return dict(outcome)
        bots = [player.bot for player in players if player.bot is not None]
        due = [(at, number) for number, bot in enumerate(bots) if (at := bot.next_at()) is not None]
        at, number = min(due, default=(time.now + 500, None))
        if at > time.now:
            time.advance(at - time.now)
        elif number is not None:
            players[number].act()


SHORT: dict[str, dict[str, Any]] = {
    "uluru": {"rounds": 1, "sand": 30},
    "ubongo": {"rounds": 1, "sand": 30},
    "ostriches": {},
    "dwarfcity": {},
}


def table_with(server: LiveServer, game: str, chairs: int, **body: Any) -> Sitting:
    """A host at a table with free chairs."""
    host = Sitting(Time(server), "Ann")
    wanted = {"game": game, "chairs": chairs, "name": "Ann", "options": SHORT[game], **body}
    status, found = host.request("/api/tables", wanted)
    assert status == 201, found
    host.table = found["table"]
    return host


@pytest.mark.parametrize("game", SHORT)
def test_invited_bots_play_a_whole_match(game: str, server: LiveServer) -> None:
    chairs = 2 if game == "ostriches" else 3
    host = table_with(server, game, chairs)
    bots = [Sitting(host.time, f"Rob{number}").invited(host.table) for number in range(1, chairs)]
    players = [host, *bots]
    for player in players:
        player.play(game)
    assert host.refused("start") is None
    outcome = play_out(host.time, players)
    assert len(outcome["places"]) == chairs
    assert [note.key for player in players for note in player.notes] == []
    shown = host.settled()["table"]
    assert [chair["who"] for chair in shown["chairs"]] == ["person", *["program"] * (chairs - 1)]
    assert [player["kind"] for player in shown["evening"][0]["players"]][1:] == ["program"] * (chairs - 1)
    # its seat's frames alone: nothing that only others may know, and nobody's records
    assert all(player.shown["match"]["seat"] == seat for seat, player in enumerate(players))
    replay = host.shown["match"]["replay"]
    status, about = host.request(f"/api/replays/{replay}/about")
    assert (status, about["players"][1]["kind"], about["players"][1]["name"]) == (200, "program", "Rob1")
    for player in players:
        assert player.request("/api/records/mine")[1] == []
    for player in players:
        player.close()


def test_a_bot_is_shown_what_a_person_there_would_be(server: LiveServer) -> None:
    """The whole match in one frame, as a fresh screen at that seat gets it from `match_seen`, which knows seats."""
    host = table_with(server, "dwarfcity", 2)
    rob = Sitting(host.time, "Rob").invited(host.table)
    for player in (host, rob):
        player.play("dwarfcity")
    assert host.refused("start") is None
    rob.settled()
    frame = rob.frames[-1] if "match" in rob.frames[-1] else next(f for f in rob.frames[::-1] if f.get("match"))
    screen = Sitting(host.time, "Rob")
    screen.jar = rob.jar
    screen.connect(host.table)
    assert screen.shown["match"] == frame["match"]
    assert screen.shown["match"]["seat"] == 1
    for player in (host, rob, screen):
        player.close()


def alone(host: Sitting, rob: Sitting) -> None:
    """The host closes the page, and the bot has seen it."""
    host.close()
    while rob.shown["table"]["chairs"][0]["here"]:
        rob.read()


def test_a_bot_is_never_the_host(server: LiveServer) -> None:
    host = table_with(server, "dwarfcity", 3).connect()
    rob = Sitting(host.time, "Rob").invited(host.table).connect()
    ben = Player(server, "Ben").sit(host.table).connect()
    assert rob.refused("start") == rob.refused("invite", seat=2, level=None) == "not-host"
    assert host.refused("leave", seat=0) is None
    assert ben.settled()["table"]["host"] == 2
    assert ben.refused("leave", seat=2) is None
    assert rob.settled()["table"]["host"] is None
    cleo = Player(server, "Cleo").sit(host.table).connect()
    assert cleo.settled()["table"]["host"] == 0
    for player in (host, rob, ben, cleo):
        player.close()


def test_the_role_of_the_host_passes_by_a_bot_and_a_bot_calls_no_match(server: LiveServer) -> None:
    host = table_with(server, "dwarfcity", 2).connect()
    rob = Sitting(host.time, "Rob").invited(host.table).connect()
    alone(host, rob)
    host.time.advance(60_000)
    assert rob.settled()["table"]["host"] == 0
    assert rob.refused("again") == "not-seated"
    rob.close()


def test_the_host_removes_a_bot_from_a_match(server: LiveServer) -> None:
    host = table_with(server, "dwarfcity", 2).connect()
    rob = Sitting(host.time, "Rob").invited(host.table)
    rob.play("dwarfcity")
    assert host.refused("start") is None
    assert host.refused("invite", seat=1, level=None) is None
    assert host.settled()["table"]["chairs"][1]["who"] == "bot"
    rob.settled()
    assert rob.bot is not None
    assert rob.bot.seat is None
    assert rob.bot.next_at() is None
    for player in (host, rob):
        player.close()


def test_with_a_bot_nobody_is_alone(server: LiveServer) -> None:
    host = table_with(server, "ostriches", 2).connect()
    Sitting(host.time, "Rob").invited(host.table)
    assert host.refused("start") is None
    assert host.settled()["table"]["hints"] is False
    host.close()


def test_a_table_of_bots_alone_is_put_away(server: LiveServer) -> None:
    host = table_with(server, "dwarfcity", 2).connect()
    rob = Sitting(host.time, "Rob").invited(host.table).connect()
    alone(host, rob)
    host.time.advance(40 * 24 * 3_600_000)
    Player(server, "Cleo").open_table(1)  # old tables are put away whenever one is opened
    while rob.read()["type"] != "bye":
        pass
    assert rob.frames[-1]["reason"] == "gone"
    rob.close()


# The command and the examples of the documentation


def example(name: str, folder: Path) -> Path:
    """An example of the page, as a file."""
    found = re.search(
        rf"^```\w+ file={name}\n(.*?)^```$", (DOCS / "your-own-bot.md").read_text(), re.MULTILINE | re.DOTALL
    )
    assert found is not None
    file = folder / name
    file.write_text(found[1])
    return file


def wait_for_guest(host: Sitting) -> None:
    while host.read().get("table", host.shown["table"])["chairs"][1]["who"] != "program":
        pass


def against(host: Sitting) -> None:
    """Play a match against somebody whose process acts by itself."""
    host.play("dwarfcity")
    if host.shown["table"]["chairs"][1]["who"] != "program":
        wait_for_guest(host)
    assert host.refused("start") is None
    assert host.bot is not None
    while host.shown["match"] is None or host.shown["match"]["outcome"] is None:
        due = host.bot.next_at()
        if due is None:
            host.read()
        elif due > host.time.now:
            host.time.advance(due - host.time.now)
        else:
            host.act()


def test_the_example_in_python_plays_a_match_and_gets_up(server: LiveServer, tmp_path: Path) -> None:
    example("mason.py", tmp_path)
    host = table_with(server, "dwarfcity", 2)
    words = ["bot", f"{server.url}/t/{host.table}", "mason:Mason", "--name", "Rob", "--matches", "1", "--seed", "1"]
    program = Program("ludotheque", words, cwd=tmp_path)
    against(host)
    assert program.wait() == 0
    assert program.stdout is not None
    program.stdout.close()
    assert [player["name"] for player in host.settled()["table"]["evening"][0]["players"]] == ["Ann", "Rob"]
    host.close()


def test_the_example_in_javascript_plays_a_match_and_ends_when_it_is_removed(
    server: LiveServer, tmp_path: Path
) -> None:
    file = example("mason.mjs", tmp_path)
    host = table_with(server, "dwarfcity", 2)
    with subprocess.Popen([node()[0], str(file), f"{server.url}/t/{host.table}"]) as program:
        against(host)
        assert host.refused("again") is None
        assert host.refused("invite", seat=1, level=None) is None
        assert program.wait() == 0
    host.close()


def test_a_bot_gets_up_on_ctrl_c(server: LiveServer, tmp_path: Path) -> None:
    example("mason.py", tmp_path)
    host = table_with(server, "dwarfcity", 2).connect()
    code = host.shown["table"]["code"]
    program = Program("ludotheque", ["bot", f"{server.url}/{code}", "mason:Mason", "--seat", "2"], cwd=tmp_path)
    wait_for_guest(host)
    while not host.shown["table"]["chairs"][1]["here"]:
        host.read()
    program.send_signal(signal.SIGINT)
    while host.shown["table"]["chairs"][1]["who"] != "empty":
        host.read()
    assert program.wait() == 130
    assert program.stdout is not None
    program.stdout.close()
    host.close()


def test_a_bot_comes_back_after_a_restart(server: LiveServer, tmp_path: Path) -> None:
    example("mason.py", tmp_path)
    host = table_with(server, "dwarfcity", 2)
    link = f"{server.url}/t/{host.table}"
    program = Program("ludotheque", ["bot", link, "mason:Mason", "--matches", "1"], cwd=tmp_path)
    host.connect()
    wait_for_guest(host)
    server.stop()
    server.restart()
    host.connect()
    while not host.shown["table"]["chairs"][1]["here"]:
        host.read()
    against(host)
    assert program.wait() == 0
    assert program.stdout is not None
    program.stdout.close()
    host.close()


REFUSED = {
    "mason": "does not name a bot",
    "nowhere:Bot": "there is no module nowhere",
    "mason:Nobody": "has no Nobody",
    "mason:rules": "is no bot",
    "broken:Bot": "ZeroDivisionError",
    "needy:Bot": "cannot be made without arguments",
}


@pytest.mark.parametrize("given", REFUSED)
def test_a_bad_bot_is_refused_in_a_sentence(given: str, tmp_path: Path) -> None:
    example("mason.py", tmp_path)
    (tmp_path / "broken.py").write_text("1 / 0\n")
    (tmp_path / "needy.py").write_text("class Bot:\n    def __init__(self, strength): ...\n")
    told = run("ludotheque", "bot", "http://127.0.0.1:1/t/x", given, cwd=tmp_path)
    assert (told.returncode, told.stdout) == (2, "")
    assert REFUSED[given] in told.stderr
    assert len(told.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("link", "words", "sentence"),
    [
        ("nowhere", [], "is no invitation"),
        ("{url}/t/{table}", ["--seat", "17"], "is no chair"),
        ("{url}/t/{table}", ["--seat", "1"], "Somebody is sitting there already."),
        ("{url}/t/{table}", [], "No chair is free."),
        ("{url}/t/unknown", [], "table"),
        ("{url}/ZZZZZ", [], "table"),
        ("http://127.0.0.1:1/t/x", [], "cannot be reached"),
    ],
)
def test_a_bad_invitation_is_refused_in_a_sentence(
    link: str, words: list[str], sentence: str, server: LiveServer, tmp_path: Path
) -> None:
    example("mason.py", tmp_path)
    host = table_with(server, "dwarfcity", 1)
    given = link.format(url=server.url, table=host.table)
    told = run("ludotheque", "bot", given, "mason:Mason", *words, cwd=tmp_path)
    assert (told.returncode, told.stdout) == (2, "")
    assert sentence in told.stderr
    assert len(told.stderr.splitlines()) == 1
