"""Errors on the command line take one line on standard error, and the exit status is 2."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from ludotheque.store import RoomRow, open_store
from tests import programs
from tests.shell import LANGUAGES, line_changed, run, some_record


@pytest.fixture
def record() -> str:
    return some_record()


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
    "huge format": (
        line_changed(1, lambda head: {**head, "format": 10**30}),
        "Line 1: Format 10000000000000000000000000000…",
    ),
    "endless format": (line_changed(1, lambda head: {**head, "format": -(10**4200)}), "Line 1: Format -0x"),
    "huge rules": (line_changed(1, lambda head: {**head, "rules": 10**30}), "Line 1: Played by version 1000000000"),
    "long game": (
        line_changed(1, lambda head: {**head, "game": "a" * 5000}),
        "Line 1: There is no game called “aaaaaaa",
    ),
    "terminal codes": (
        line_changed(1, lambda head: {**head, "game": "\x1b[2J\n"}),
        "Line 1: There is no game called “\\x1b[2J\\n” here.",
    ),
    "long field": (line_changed(1, lambda head: {**head, "b" * 5000: 1}), "unknown field `bbbbbbb"),
    "strange field": (line_changed(1, lambda head: {**head, "\x1b[2J": 1}), "unknown field `\\x1b[2J`"),
    "long row": (line_changed(3, lambda row: {**row, "type": "a" * 5000}), "Line 3: Not a line of a match record"),
    "blank line": (lambda text: text.replace("\n", "\n\n", 1), "Line 2: The line is empty."),
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
        assert told.err[:-1].isprintable()
        assert len(told.err) < 300
    for language in LANGUAGES:
        told = run("replay", given=change(record), lang=language)
        assert (told.status, told.err.count("\n")) == (2, 1)


def test_records_that_cannot_be_read(tmp_path: Path) -> None:
    missing = tmp_path / "none.jsonl"
    assert run("replay", str(missing)).err == f'There is no file "{missing}".\n'
    assert run("replay", str(tmp_path)).err == f'"{tmp_path}" is a folder, not a file.\n'
    assert run("replay", given=b"\xff").err == "Line 1: from byte 1 on this is not UTF-8 text.\n"


@pytest.mark.parametrize(
    ("who", "shown"),
    [
        ("person", "Player 2"),
        ("bot:casual", "Bot 2 (casual)"),
        ("bot:hal-9000", "Bot 2 (hal-9000)"),
        ("bot:\x1b[2J", 'Player 2 ("bot:\\u001b[2J")'),
        ("bot:" + "a" * 41, 'Player 2 ("bot:' + "a" * 34 + "…)"),
        ("bot:", 'Player 2 ("bot:")'),
        ("Mallory\r\n1. Mallory", 'Player 2 ("Mallory\\r\\n1. Mallory")'),
        ("a" * 5000, 'Player 2 ("' + "a" * 38 + "…)"),
    ],
    ids=["person", "bot", "unknown bot", "codes", "long bot", "no bot", "lines", "long"],
)
def test_names_in_a_record_are_shown_harmlessly(record: str, who: str, shown: str) -> None:
    named = line_changed(1, lambda head: {**head, "seats": [head["seats"][0], {**head["seats"][1], "who": who}]})
    for language in LANGUAGES:
        told = run("replay", given=named(record), lang=language)
        assert (told.status, told.err) == (0, "")
        assert all(sign.isprintable() for sign in told.out if sign not in "\n\u00a0\u202f")
    assert f"{shown} has locked in." in run("replay", given=named(record)).out


USAGE = {
    ("uluru", "deal", "--experts", "9"): "--experts",
    ("uluru", "deal", "--experts"): "--experts",
    ("uluru", "solve", "--fast"): "--fast",
    ("uluru", "solve", "--lang", "it"): "--lang",
    ("uluru", "bots", "--deals", "many"): "--deals",
    ("uluru", "play", "--mode", "x\x1b[2J\ny" + "z" * 5000): "--mode",
    ("replay", "one", "two"): "two",
    ("chess",): "chess",
    ("--nonsense\x1b[2J",): "--nonsense\\x1b[2J",
}


@pytest.mark.parametrize("words", USAGE, ids=" ".join)
def test_bad_input_is_reported_in_one_line(words: tuple[str, ...]) -> None:
    told = run(*words)
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1)
    assert told.err.startswith("This command is not clear: ")
    assert USAGE[words] in told.err
    assert told.err[:-1].isprintable()
    assert len(told.err) < 300


def test_bad_input_is_reported_in_the_chosen_language() -> None:
    for words in (
        ("--lang", "fr", "uluru", "solve"),
        ("uluru", "solve", "--lang=fr"),
        ("uluru", "solve", "--lang", "fr"),
    ):
        assert (
            run(*words, "--fast", lang="de").err
            == "Cette commande n\u2019est pas claire\u00a0: No such option: --fast\n"
        )
    assert run("uluru", "solve", "--fast", lang="de").err.startswith("Dieser Befehl ist nicht klar: ")


SPEAKING = (
    ("games",),
    ("games", "--json"),
    ("--version",),
    ("--help",),
    ("uluru", "deal", "--seed", "1"),
    ("uluru", "deal", "--seed", "1", "--json"),
    ("uluru", "solve", "docs/examples/worked-example.json", "--json"),
    ("uluru", "explain", "docs/examples/worked-example.json"),
    ("uluru", "play"),
)


@pytest.mark.parametrize("output", [None, "/dev/full"], ids=["closed", "full"])
@pytest.mark.parametrize("words", SPEAKING, ids=" ".join)
def test_a_closed_or_full_output_is_reported(words: tuple[str, ...], output: str | None) -> None:
    with nullcontext() if output is None else Path(output).open("w") as file:
        done = programs.run("ludotheque", "--lang", "en", *words, stdout=None if file is None else file.fileno())
    assert done.stderr == "The answer cannot be written: the output is closed or full.\n"
    assert done.returncode == 2


@pytest.mark.parametrize("output", [">&-", ">/dev/full"], ids=["closed", "full"])
def test_a_new_interpreter_reports_it_too(output: str) -> None:
    shell = ["sh", "-c", f'exec "$@" {output}', "sh", sys.executable, "-m", "ludotheque", "--lang", "en", "games"]
    done = subprocess.run(shell, capture_output=True, text=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "The answer cannot be written: the output is closed or full.\n"


def test_a_command_that_prints_nothing_needs_no_output() -> None:
    shell = ["sh", "-c", 'exec "$@" >&- 2>&- <&-', "sh", sys.executable, "-m", "ludotheque", "uluru", "solve"]
    assert subprocess.run(shell, check=False).returncode == 2


def test_an_unreadable_input_is_reported() -> None:
    shell = ["sh", "-c", 'exec "$@" 0>/dev/null', "sh", sys.executable, "-m", "ludotheque", "uluru", "solve"]
    done = subprocess.run(shell, env={**os.environ, "LUDOTHEQUE_LANG": "en"}, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"The input cannot be read.\n")


def old_house(path: Path) -> None:
    """A store with a table that was put away long ago."""

    async def make() -> None:
        store = open_store(path)
        await store.save_room(RoomRow("old", 1, "{}", open=False, saved=1))
        await store.close()

    asyncio.run(make())


def test_prune_counts_first_and_deletes_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "store.db"
    old_house(file)
    place = ("--database", str(file))

    def failed() -> str:
        told = run("prune", *place)
        assert (told.status, told.out) == (2, "")
        (line,) = told.err.splitlines()
        return line

    assert "days are kept" in failed()
    monkeypatch.setenv("LUDOTHEQUE_KEEP_DAYS", "some")
    assert "from 1 to 36500, not some" in failed()
    monkeypatch.setenv("LUDOTHEQUE_KEEP_DAYS", "30")
    assert "Would be deleted" in run("prune", *place, "--dry-run").out
    found = json.loads(run("prune", *place, "--json", "--days", "7").out)
    assert found == {"matches": 0, "results": 0, "rooms": 1, "tries": 0}
    assert "older than 30 days: 0 matches, 0 tables" in run("prune", *place).out
