"""`play`: its options, the seed to play again, and the record."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from ludotheque.core.chance import commitment, seed_from
from ludotheque.core.localization import Texts
from ludotheque.core.record import read
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.commands.parse import bots_from, sand_from
from ludotheque.games.uluru.commands.play import seat_names
from ludotheque.games.uluru.commands.render import TEXTS
from ludotheque.games.uluru.tests.shell import run
from ludotheque.games.uluru.tests.terminal import Script, play


def test_bots_and_sand_are_read_from_their_options() -> None:
    assert bots_from("none") == bots_from("") == []
    assert bots_from("casual, master") == ["casual", "master"]
    texts = Texts("en", TEXTS)
    assert seat_names(texts, ["casual", "master", "casual"]) == (
        "You",
        "Bot 2 (casual)",
        "Bot 3 (master)",
        "Bot 4 (casual)",
    )
    for text, key in (
        ("nobody", "bot-unknown"),
        ("casual,", "bot-unknown"),
        ("casual," * 4 + "master", "bots-too-many"),
    ):
        with pytest.raises(Refused, match=key):
            bots_from(text)
    assert (sand_from("30"), sand_from("none"), sand_from("0")) == (30, None, None)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--bots", "genius"), "no bot called “genius”; there are beginner, casual, skilled, master."),
        (("--bots", "casual,casual,casual,casual,casual"), "At most 4 bots"),
        (("--bots", "a\nb"), "no bot called “a\\nb”;"),
        (("--bots", "a\x1b[2J" + "b" * 5000), "no bot called “a\\x1b[2Jbbb"),
        (("--sand", "10"), "no glass of “10” seconds"),
        (("--sand", "1\n2"), "no glass of “1\\n2” seconds"),
        (("--levels", "5"), "--levels is for --mode custom only."),
        (("--row", "dark"), "--row is for --mode strengths only."),
        (("--mode", "experts", "--row", "light"), "--row is for --mode strengths only."),
        (("--second-cards", "4"), "--second-cards is for --mode experts only."),
        (("--mode", "custom", "--second-cards-random"), "--second-cards-random is for --mode experts only."),
        (("--mode", "strengths", "--as-printed"), "--as-printed is for --mode experts only."),
        (("--mode", "custom", "--levels", "1,2"), "These levels have 24 cards; 48 are needed."),
        (("--mode", "experts", "--rounds", "6"), "at most 5 rounds"),
        (("--record", "/no/such/folder/match.jsonl"), 'file "/no/such/folder/match.jsonl" cannot be written'),
        (("--record", "a" * 5000), 'file "aaaa'),
    ],
)
def test_bad_options_are_refused_in_one_line(words: tuple[str, ...], problem: str) -> None:
    said = run("play", *words)
    assert (said.status, said.err.count("\n"), said.out) == (2, 1, "")
    assert problem in said.err
    assert said.err[:-1].isprintable()
    assert len(said.err) < 300


def test_options_of_one_mode_are_accepted_in_it() -> None:
    for words in (
        ("--mode", "custom", "--levels", "1-5"),
        ("--mode", "strengths", "--row", "dark"),
        ("--mode", "experts", "--second-cards", "3", "--no-second-cards-random", "--as-printed"),
    ):
        assert run("play", *words, given="quit\n").status == 0


def test_the_command_ends_politely_with_its_lines() -> None:
    said = run("play", "--bots", "none", "--seed", "7", given="quit\n")
    assert (said.status, said.err) == (0, "")
    again = "ludotheque uluru play --mode first --bots none --seed 7"
    assert said.out.endswith(f"You have left the table. Until next time!\nThese cards again: {again}\n")
    assert run("play", "--mode", "experts", "--second-cards-random", "--as-printed").status == 0


def test_the_printed_command_repeats_the_match() -> None:
    """The whole command on one line, ready to be typed again."""
    words = ["--mode", "experts", "--bots", "casual, master", "--second-cards", "3", "--no-second-cards-random"]
    words += ["--sand", "none", "--seed", "it's late"]
    said = run("play", *words, given="quit\n")
    command = said.out.splitlines()[-1].partition(": ")[2]
    assert command.startswith("ludotheque uluru play --mode experts --bots casual,master --sand none --second-cards 3")
    assert command.endswith("--no-second-cards-random --seed 'it'\"'\"'s late'")
    again = run(*shlex.split(command)[2:], given="quit\n")
    assert again.out == said.out


def test_an_existing_record_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text("mine", "utf-8")
    said = run("play", "--record", str(file), given="quit\n")
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    assert "already exists" in said.err
    assert file.read_text("utf-8") == "mine"


def test_a_fresh_seed_is_long_and_promised_before_the_first_card(tmp_path: Path) -> None:
    said = run("play", "--bots", "none", given="quit\n")
    promised = re.search(r"^Sealed before the first card: ([0-9a-f]{16})…$", said.out, re.MULTILINE)
    word = re.search(r"--seed ([0-9a-f]{32})$", said.out.strip())
    assert promised
    assert word
    assert said.out.index("Sealed") < said.out.index("Round 1")
    assert commitment(seed_from(word[1])).startswith(promised[1])
    assert word[1] not in run("play", "--bots", "none", given="quit\n").out
    file = tmp_path / "match.jsonl"
    out = play(Script((4_000, "lock")), record=file).out
    whole = read(file.read_text("utf-8"), lambda _: rules).commitment
    assert f"Sealed before the first card: {whole[:16]}…" in out


def test_the_name_of_the_record_is_escaped(tmp_path: Path) -> None:
    file = tmp_path / "a\x1b[2J\nb.jsonl"
    out = play(Script((4_000, "lock")), record=file).out
    assert file.exists()
    assert "\\u001b[2J\\nb.jsonl" in "".join(out.split())
    assert "\x1b" not in out
