"""The `ludotheque` command line, in process and as a real program between pipes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.cli import option_words, said
from tests.shell import LANGUAGES, LINE, line_changed, program, run, some_record


@pytest.fixture
def record() -> str:
    return some_record()


def test_the_version() -> None:
    assert run("--version").out == "ludotheque 0.1.0\n"


def test_help_is_shown_without_arguments() -> None:
    assert "uluru" in run().out + run().err
    assert run("uluru", "--help").status == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_on_the_shelf(language: str) -> None:
    out = run("games", lang=language).out
    assert out.startswith("Uluru (uluru)\n")
    assert "beginner, casual, skilled, master" in out
    assert "30 45 60 90 120 none [60]" in out
    assert max(map(len, out.splitlines())) <= 100
    about, *_others = map(json.loads, run("games", "--json").out.splitlines())
    assert list(about) == ["game", "seats", "options", "bots", "commands"]
    assert (about["game"], about["seats"]) == ("uluru", [1, 5])
    assert set(about["commands"]) == {"play", "deal", "solve", "score", "explain", "difficulty", "bots", "print"}


def test_options_in_words() -> None:
    assert option_words({"type": "string", "default": "x"}) == "string [x]"
    assert option_words({"type": "integer", "minimum": 1, "maximum": 6, "default": 2}) == "1-6 [2]"
    assert said(None) == "none"


def test_the_language_comes_from_the_command_the_house_or_the_environment() -> None:
    assert run("uluru", "solve", lang="de").err == "Es gibt nichts zu lesen.\n"
    assert run("--lang", "fr", "uluru", "solve", lang="de").err == "Il n\u2019y a rien à lire.\n"
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


def test_help_has_no_boxes() -> None:
    for words in (("--help",), ("uluru", "--help"), ("uluru", "play", "--help")):
        told = run(*words)
        assert (told.status, told.err) == (0, "")
        assert told.out.startswith("Usage: ")
        assert told.out.isascii()


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
def test_a_closed_pipe_is_no_error(flags: tuple[str, ...]) -> None:
    """`| head -1`: the pipe breaks while there is much left to print."""
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
    # In the background, Ctrl-C is ignored for the tests, and the program would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
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


def test_characters_that_a_terminal_lacks_do_not_crash() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LUDOTHEQUE_LANG": "fr"}
    command = [sys.executable, "-m", "ludotheque", "uluru", "deal", "--seed", "1"]
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    assert b"?" in done.stdout
    assert done.stderr == b""


@pytest.mark.parametrize(
    ("language", "words"), [("en", "is not in one"), ("fr", "fait pas partie"), ("de", "zu keinem")]
)
def test_a_new_game_is_created_in_a_clone_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    told = run("--lang", language, "new-game", "berries")
    assert told.status == 2
    assert words in told.err
