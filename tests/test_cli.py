"""The command line of the house, also as a real program between pipes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from typer.testing import CliRunner

from ludotheque.cli import app, option_words, said
from ludotheque.core.chance import seed_from
from ludotheque.core.playing import play
from ludotheque.core.record import write
from ludotheque.games import GAMES

LANGUAGES = ("en", "fr", "de")
ULURU = GAMES["uluru"]
WORKED = {
    "white": ["corner:white"],
    "pink": ["next:blue"],
    "yellow": ["opposite:white"],
    "orange": ["same:pink"],
    "red": ["corner:green"],
    "green": ["neither:yellow"],
    "blue": ["far:pink"],
    "black": ["contrary:orange"],
}
LINE = json.dumps({"cards": WORKED}) + "\n"


class Said(Struct, frozen=True):
    status: int
    out: str
    err: str


def run(*words: str, given: str | bytes = "", lang: str = "en") -> Said:
    result = CliRunner().invoke(app(), words, input=given, env={"LUDOTHEQUE_LANG": lang, "COLUMNS": "80"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Said(result.exit_code, result.stdout, result.stderr)


def program(*words: str, **settings: Any) -> subprocess.Popen[str]:
    """A real `ludotheque` with pipes at its ends."""
    pipe = subprocess.PIPE
    environment = {**os.environ, "LUDOTHEQUE_LANG": "en", "COLUMNS": "80"}
    command = [sys.executable, "-m", "ludotheque", *words]
    return subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8", env=environment, **settings
    )


@pytest.fixture(scope="module")
def record() -> str:
    bots = [(level, ULURU.bots[level]) for level in ("beginner", "master")]
    options = ULURU.game.options(mode="experts", rounds=2, second_cards_at="random")
    return write(play(ULURU.game, options, [ULURU.game.own()] * 2, bots, seed_from("record")))


def test_the_version() -> None:
    assert run("--version").out == "ludotheque 0.1.0\n"


def test_help_is_shown_without_words() -> None:
    assert "uluru" in run().out + run().err
    assert run("uluru", "--help").status == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_on_the_shelf(language: str) -> None:
    out = run("games", lang=language).out
    assert out.startswith("Uluru (uluru)\n")
    assert "beginner, casual, skilled, master" in out
    assert "30 45 60 90 120 none [60]" in out
    assert max(map(len, out.splitlines())) <= 100
    [about] = map(json.loads, run("games", "--json").out.splitlines())
    assert list(about) == ["game", "seats", "options", "bots", "commands"]
    assert (about["game"], about["seats"]) == ("uluru", [1, 5])
    assert set(about["commands"]) == {"play", "deal", "solve", "score", "explain", "difficulty", "bots"}


def test_options_in_words() -> None:
    assert option_words({"type": "string", "default": "x"}) == "string [x]"
    assert option_words({"type": "integer", "minimum": 1, "maximum": 6, "default": 2}) == "1-6 [2]"
    assert said(None) == "none"


def test_the_language_comes_from_the_command_the_house_or_the_environment() -> None:
    assert run("uluru", "solve", lang="de").err == "Es gibt nichts zu lesen.\n"
    assert run("--lang", "fr", "uluru", "solve", lang="de").err == "Il n'y a rien à lire.\n"
    assert run("--lang", "fr", "uluru", "solve", "--lang", "en").err == "There is nothing to read.\n"
    assert run("uluru", "solve", lang="tlh").err == "There is nothing to read.\n"
    assert run("--lang", "it", "games").status == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told(record: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(record, "utf-8")
    told = run("replay", str(file), lang=language)
    assert (told.status, told.err) == (0, "")
    assert told.out == run("replay", given=record, lang=language).out
    assert "≈" in told.out
    assert told.out.splitlines()[-3].startswith("1. ")


def test_a_record_as_data(record: str) -> None:
    lines = [json.loads(line) for line in run("replay", "--json", given=record).out.splitlines()]
    assert set(lines[-1]) == {"outcome"}
    assert all(set(line) == {"at", "event"} for line in lines[:-1])
    assert lines[-2]["event"]["type"] == "MatchOver"
    assert lines[-2]["event"]["stones"] == lines[-1]["outcome"]["score"]


def line_changed(number: int, change: Callable[[Any], Any]) -> Callable[[str], str]:
    """Change one line of a record, counted from 1, or from -1 at the end."""

    def changed(record: str) -> str:
        lines = record.splitlines()
        index = number - 1 if number > 0 else number
        lines[index] = json.dumps(change(json.loads(lines[index])))
        return "\n".join(lines) + "\n"

    return changed


def moved_outcome(end: Any) -> Any:
    return {**end, "outcome": {**end["outcome"], "score": [0, 0]}}


TAMPERED: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda _: "", "Line 1: The file is empty."),
    "not a record": (lambda _: "hello\n", "Line 1: Not a line of a match record"),
    "only a header": (lambda text: text.splitlines()[0], "Line 1: The record breaks off"),
    "broken off": (lambda text: "\n".join(text.splitlines()[:30]), "Line 30: The record breaks off"),
    "another game": (
        line_changed(1, lambda head: {**head, "game": "chess"}),
        "Line 1: There is no game called “chess”",
    ),
    "other rules": (line_changed(1, lambda head: {**head, "rules": 99}), "Line 1: Played by version 99"),
    "other format": (line_changed(1, lambda head: {**head, "format": 2}), "Line 1: Format 2"),
    "other options": (line_changed(1, lambda head: {**head, "options": {"mode": "chess"}}), "Line 1: Not a line"),
    "too many rounds": (
        line_changed(1, lambda head: {**head, "options": {"mode": "experts", "rounds": 6}}),
        "Line 1: This mode has cards for at most 5 rounds.",
    ),
    "another draw": (
        line_changed(2, lambda row: {**row, "pick": 1 - row["pick"]}),
        "Line 2: This draw does not follow",
    ),
    "no such row": (line_changed(3, lambda row: {**row, "type": "cheat"}), "Line 3: Not a line of a match record"),
    "another seed": (line_changed(-1, lambda end: {**end, "seed": "00" * 32}), "The seed is not the one"),
    "no seed": (line_changed(-1, lambda end: {**end, "seed": "birds"}), "The seed is not 64 hexadecimal digits"),
    "another outcome": (line_changed(-1, moved_outcome), "The match did not end like that."),
    "a row left out": (lambda text: "\n".join(text.splitlines()[:40] + text.splitlines()[41:]), "Line "),
    "nested": (
        lambda _: '{"type":"match","options":' + "[" * 200_000,
        "Line 1: Nested too deeply.",
    ),
}


@pytest.mark.parametrize("case", TAMPERED)
def test_a_tampered_record_is_refused(record: str, case: str) -> None:
    change, problem = TAMPERED[case]
    for flags in ((), ("--json",)):
        told = run("replay", *flags, given=change(record))
        assert (told.status, told.out, told.err.count("\n")) == (2, "", 1)
        assert problem in told.err
    for language in LANGUAGES:
        assert run("replay", given=change(record), lang=language).status == 2


def test_records_that_cannot_be_read(tmp_path: Path) -> None:
    missing = tmp_path / "none.jsonl"
    assert run("replay", str(missing)).err == f'There is no file "{missing}".\n'
    assert run("replay", str(tmp_path)).err == f'"{tmp_path}" is a folder, not a file.\n'
    assert run("replay", given=b"\xff").err == "Line 1: from byte 1 on this is not UTF-8 text.\n"


def test_persons_and_unknown_bots_have_names(record: str) -> None:
    named = line_changed(
        1,
        lambda head: {
            **head,
            "seats": [{**seat, "who": who} for seat, who in zip(head["seats"], ("person", "bot:hal"), strict=True)],
        },
    )
    out = run("replay", given=named(record)).out
    assert "Player 1" in out
    assert "Bot 2 (hal)" in out


def test_each_line_is_answered_as_it_arrives() -> None:
    """The next line is written only after the last answer was read."""
    with program("uluru", "solve", "--json", "-") as running:
        assert running.stdin is not None
        assert running.stdout is not None
        for _ in range(3):
            running.stdin.write(LINE)
            running.stdin.flush()
            assert json.loads(running.stdout.readline())["stones"] == 1
        out, err = running.communicate()
    assert (out, err, running.returncode) == ("", "", 0)


def test_deal_is_piped_into_solve() -> None:
    with program("uluru", "deal", "--seed", "7", "--json") as dealing:
        dealt, _ = dealing.communicate()
    with program("uluru", "solve", "--json") as solving:
        out, err = solving.communicate(dealt)
    assert not err
    assert json.loads(out)["stones"] == 0


@pytest.mark.parametrize("flags", [(), ("--json",)], ids=["words", "json"])
def test_a_reader_who_leaves_is_no_error(flags: tuple[str, ...]) -> None:
    """`| head -1`: the pipe breaks while there is much left to say."""
    with program("uluru", "solve", *flags) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdin.write(LINE)
        running.stdin.flush()
        running.stdout.readline()
        running.stdout.close()
        try:
            running.stdin.write(LINE * 200)
            running.stdin.close()
        except BrokenPipeError:
            running.stdin = None
        assert running.stderr.read() == ""
        assert running.wait() == 1


def test_ctrl_c_ends_quietly() -> None:
    with program("uluru", "solve", "--json") as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(LINE)
        running.stdin.flush()
        running.stdout.readline()
        running.send_signal(signal.SIGINT)
        out, err = running.communicate()
    assert (out, err, running.returncode) == ("", "", 130)


def test_play_at_the_end_of_a_pipe() -> None:
    """A real clock and a real thread, but no sand: the person leaves before the glass is turned."""
    with program("uluru", "play", "--bots", "casual", "--seed", "1", "--lang", "fr") as running:
        out, err = running.communicate("aide\n")
    assert (err, running.returncode) == ("", 0)
    assert "Vous avez quitté la table." in out


def test_signs_that_a_terminal_lacks_do_not_crash() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LUDOTHEQUE_LANG": "fr"}
    command = [sys.executable, "-m", "ludotheque", "uluru", "deal", "--seed", "1"]
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    assert b"?" in done.stdout
    assert done.stderr == b""
