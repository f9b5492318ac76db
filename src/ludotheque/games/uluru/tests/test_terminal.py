"""Matches at the terminal, played whole: scripted lines, a clock by hand, never a second of waiting."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
import typer
from msgspec import Struct
from rich.console import Console

from ludotheque.core.chance import seed_from
from ludotheque.core.record import read, verify
from ludotheque.core.refusal import Refused
from ludotheque.core.speech import Speech
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.commands.lines import Keyboard, unbuffered, wall_clock
from ludotheque.games.uluru.commands.play import host
from ludotheque.games.uluru.commands.sitting import Sitting
from ludotheque.games.uluru.commands.story import story
from ludotheque.games.uluru.commands.tables import bots_from, sand_from, seat_names
from ludotheque.games.uluru.commands.typed import Ask, Typed, Unclear, Words
from ludotheque.games.uluru.commands.voice import TEXTS, Voice
from ludotheque.games.uluru.commands.wording import letter
from ludotheque.games.uluru.model import Land, Lift, Lock, Mode, Options, Own, Ready, RowName, Unlock
from ludotheque.games.uluru.pieces import BIRDS, Bird
from ludotheque.games.uluru.tests.shell import run

LANGUAGES = ("en", "fr", "de")
FOREVER = 10**9


class Script:
    """Lines that are typed at given moments, and the clock that they are typed by."""

    def __init__(self, *lines: tuple[int, str], echoed: bool = False) -> None:
        self.coming = list(lines)
        self.echoed = echoed
        self.now = 0
        self.ended = False

    def clock(self) -> int:
        return self.now

    def next(self, patience: int | None) -> str | None:
        until = self.now + (FOREVER if patience is None else patience)
        if self.coming and self.coming[0][0] <= until:
            at, line = self.coming.pop(0)
            self.now = max(at, self.now)
            return line
        if not self.coming and not self.ended:
            self.ended = True
            raise EOFError
        assert patience is not None, "the match waits for a line that never comes"
        self.now = until
        return None


class Played(Struct, frozen=True):
    sitting: Sitting
    out: str


def voice(language: str) -> Voice:
    context = typer.Context(typer.main.get_command(typer_app()))
    speaking = Voice(context, language)
    speaking.console = Console(file=io.StringIO(), width=80, highlight=False, markup=False, emoji=False)
    return speaking


def typer_app() -> typer.Typer:
    app = typer.Typer()
    app.command()(lambda: None)
    return app


def play(
    script: Script,
    *,
    options: Options | None = None,
    levels: Sequence[str] = (),
    language: str = "en",
    row: RowName = "light",
    record: Path | None = None,
) -> Played:
    agreed = options or Options(rounds=1)
    own = [Own(row=row), *(Own(row="dark") for _ in levels)]
    sitting = Sitting(agreed, own, levels, seed_from("terminal"), script.clock)
    speaking = voice(language)
    host(speaking, sitting, script, record)
    file = speaking.console.file
    assert isinstance(file, io.StringIO)
    out = file.getvalue()
    assert script.echoed or max(map(len, out.splitlines())) <= 80
    return Played(sitting, out)


def all_birds(language: str) -> str:
    speech = Speech(language, TEXTS)
    return " ".join(f"{letter(speech, bird)}{place}" for place, bird in enumerate(BIRDS))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["first", "tricky", "experts", "strengths"])
def test_a_whole_match_in_every_language(mode: Mode, language: str, tmp_path: Path) -> None:
    """All rounds against two bots, with the words of the language, a record at the end that can be checked."""
    speech = Speech(language, TEXTS)
    word = {key: speech(f"word-{key}") for key in ("lock", "unlock", "ready", "help", "rules")}
    rounds = rules.rounds(Options(mode=mode))
    turns = [all_birds(language), word["lock"], word["unlock"], word["rules"], word["lock"], word["ready"]]
    script = Script(*((0, line) for _ in range(rounds) for line in [word["help"], *turns]))
    file = tmp_path / "match.jsonl"
    played = play(script, options=Options(mode=mode), levels=("beginner", "master"), language=language, record=file)
    assert played.sitting.over()
    assert not script.coming
    assert speech("play-over") in played.out
    assert played.out.count(speech("board-best")) == rounds
    assert speech("record-written", file="").rstrip(".") in " ".join(played.out.split())
    record = read(file.read_text("utf-8"), lambda _: rules)
    assert record.who == ("person", "bot:beginner", "bot:master")
    events = [event for _, _, _, happened in verify(record) for event in happened]
    told = story(events, speech, ("A", "B", "C"))
    assert told[1] == speech("story-round", round=1)
    assert sum(sentence.startswith("A") for sentence in told) >= rounds


def test_the_sand_runs_out_in_the_middle() -> None:
    """Only the birds that landed in time count, and the end of the sand is told when it happens."""
    script = Script((5_000, "w0 p1"), (62_999, "y2"), (63_001, "o3"), (64_000, "quit"))
    played = play(script, options=Options(rounds=2))
    assert not played.sitting.over()
    last = played.sitting.moment.state.shown.last
    assert last is not None
    assert last.boards == ((0, 1, 2, None, None, None, None, None),)
    out = played.out
    assert out.index("> y2") < out.index("The sand has run out!") < out.index("> o3")
    assert "Birds can only be moved while the sand runs." in out
    assert "Orange ▲ did not land." in out
    assert "You have left the table." in out
    assert "░ 1 s > " in out
    assert out.index("> w0") < out.index("Ten seconds left!") < out.index("> y2")


def test_what_is_typed_before_the_glass_is_turned_waits() -> None:
    script = Script((0, "help"), (0, "w0 p1 y2 o3 r4 g5 b6 k7"), (1, "lock"), (1, "ready"))
    out = play(script).out
    assert out.count("Noted: this will be done as soon as it is time.") == 1
    assert "The match is over" in out
    assert "stones in all." in out or "1 stone in all." in out or "Not a single stone" in out


def test_ready_before_the_others_are_done_waits() -> None:
    script = Script((4_000, "ready"), (5_000, "lock"), (5_000, "ready"), (5_000, "w0"), (5_000, "lock"))
    out = play(script, options=Options(rounds=2), levels=("casual",)).out
    assert "First this round must be over" in out
    assert "You have locked in." in out
    assert "casual has locked in." in out
    assert "Round 2 of 2" in out
    assert "The match is over" in out


def test_a_person_may_think_again_while_waiting() -> None:
    """At a keyboard, asking is never kept waiting, and taking a lock-in back forgets what was noted."""
    script = Script((5_000, "lock"), (5_100, "ready"), (5_200, "rules"), (5_300, "unlock w0"), echoed=True)
    script.coming += [(9_000, "lock"), (9_100, "ready"), (9_200, "quit")]
    played = play(script, options=Options(rounds=2), levels=("casual",))
    assert "Boomerang group" in played.out
    assert "Your birds are free again." in played.out
    assert played.sitting.moment.state.boards[0][0] == 0
    assert "You have left the table." in played.out
    assert "Evaluation" not in played.out


def test_the_lines_end() -> None:
    """Nobody types any more: at the table one leaves, after locking in one still sees the evaluation."""
    assert "You have left the table." in play(Script()).out
    assert "You have left the table." in play(Script((4_000, "w0"))).out
    locked = play(Script((4_000, "w0"), (5_000, "lock")), options=Options(rounds=2), levels=("casual",))
    assert "Evaluation of round 1" in locked.out
    assert "You have left the table." in locked.out
    whole = play(Script((4_000, "lock")), levels=("casual",))
    assert whole.sitting.over()


def test_no_record_of_a_match_that_was_left(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    out = play(Script((0, "quit")), record=file).out
    assert "there is no record" in out
    assert not file.exists()
    with pytest.raises(Refused, match="file-unwritable"):
        play(Script((4_000, "lock")), record=tmp_path)


def test_moves_are_explained_when_refused() -> None:
    script = Script(
        (4_000, "w"), (4_500, "w0"), (5_000, "w0 nonsense 9 w8"), (5_500, "unlock"), (6_000, "w-"), (6_500, "")
    )
    out = play(script).out
    assert "White is still in your hand." in out
    assert "White sits there already." in out
    for word in ("nonsense", "9", "w8"):
        assert f"“{word}” means nothing here." in out
    assert "You have not locked in." in out
    assert "Still in your hand: ○w ♥p ★y ▲o ◆r ♣g ≈b ☾k" in out


def test_a_locked_board_is_left_alone() -> None:
    script = Script((4_000, "lock"), (4_500, "w0"), (5_000, "unlock w0"), (5_500, ""), (6_000, "quit"))
    out = play(script, levels=("master",)).out
    assert "You have locked in; take that back first." in out
    assert "Your birds are free again." in out
    assert "locked in > " in out


def test_without_a_glass_there_is_time() -> None:
    script = Script((4_000, "w0"), (900_000, "lock"))
    out = play(script, options=Options(rounds=1, sand=None)).out
    assert "Take your time: there is no glass." in out
    assert "█" not in out
    assert "Evaluation of round 1" in out


def test_the_review_ends_by_itself() -> None:
    """A reader who falls asleep finds the next round under way."""
    script = Script((4_000, "lock"), (200_000, "quit"))
    assert "Round 2 of 2" in play(script, options=Options(rounds=2)).out


def test_enter_means_ready_after_a_round() -> None:
    script = Script((4_000, "lock"), (40_000, ""), (40_100, "ready"), (60_000, "quit"))
    assert "Round 2 of 2" in play(script, options=Options(rounds=2), levels=("master",)).out


@pytest.mark.parametrize("row", ["light", "dark"])
def test_different_strengths(row: RowName) -> None:
    options = Options(mode="strengths", rounds=1)
    script = Script((4_000, all_birds("en")), (5_000, "lock"))
    played = play(script, options=options, levels=("skilled",), row=row)
    assert "A best board" in played.out


@pytest.mark.parametrize(("language", "lost"), [("en", "Well played"), ("fr", "Bien joué"), ("de", "gut gespielt")])
def test_masters_win(language: str, lost: str) -> None:
    script = Script((4_000, Speech(language, TEXTS)("word-lock")))
    assert lost in play(script, levels=("master", "master"), language=language).out


def test_a_win_and_a_shared_win() -> None:
    """Whoever copies the master's board shares its win; alone against one who lands nothing one wins."""
    best = play(Script((4_000, "lock")), levels=("master",)).sitting.moment.state.shown.last
    assert best is not None
    moves = " ".join(
        f"{bird.value[:3] if bird is not Bird.BLACK else 'k'}{place}"
        for bird, place in zip(BIRDS, best.boards[1], strict=True)
    )
    assert "Shared win" in play(Script((4_000, moves), (5_000, "lock")), levels=("master",)).out
    wins = [play(Script((4_000, moves), (5_000, "lock")), levels=("beginner",), options=Options(rounds=1, sand=30)).out]
    assert "You win" in wins[0] or "Shared win" in wins[0]


def test_an_echoing_terminal_is_not_repeated() -> None:
    out = play(Script((4_000, "w0"), (5_000, "quit"), echoed=True)).out
    assert "> w0" not in out


def typed(language: str, line: str) -> list[Typed]:
    return Words(Speech(language, TEXTS)).read(line)


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("en", "w0", [Land(Bird.WHITE, 0)]),
        ("en", "white 0", [Land(Bird.WHITE, 0)]),
        ("en", "W0P3,k5", [Land(Bird.WHITE, 0), Land(Bird.PINK, 3), Land(Bird.BLACK, 5)]),
        ("en", "b1 bla2 blu3", [Land(Bird.BLUE, 1), Land(Bird.BLACK, 2), Land(Bird.BLUE, 3)]),
        ("en", "bl1", [Unclear("bl"), Unclear("1")]),
        ("en", "w p - y", [Lift(Bird.WHITE), Lift(Bird.PINK), Lift(Bird.YELLOW)]),
        ("en", "lock unlock READY", [Lock(), Unlock(), Ready()]),
        ("en", "? rules quit", [Ask("help"), Ask("rules"), Ask("quit")]),
        ("en", "", [Ask("look")]),
        ("en", "w99", [Unclear("w99")]),
        ("en", "w²", [Unclear("w²")]),
        ("en", "w٣", [Unclear("w٣")]),
        ("fr", "b0 s1 u2", [Land(Bird.WHITE, 0), Land(Bird.PINK, 1), Land(Bird.BLUE, 2)]),
        ("fr", "blanc0 ROUGE1 ble2", [Land(Bird.WHITE, 0), Land(Bird.RED, 1), Land(Bird.BLUE, 2)]),
        ("fr", "prêt PRET pre\u0302t fini lock", [Ready(), Ready(), Ready(), Lock(), Lock()]),
        ("fr", "white 3", [Land(Bird.WHITE, 3)]),
        ("fr", "bl0 ro0", [Unclear("bl"), Unclear("0"), Unclear("ro"), Unclear("0")]),
        (
            "de",
            "weiß0 weiss1 grün2 grun3",
            [Land(Bird.WHITE, 0), Land(Bird.WHITE, 1), *(Land(Bird.GREEN, n) for n in (2, 3))],
        ),
        ("de", "a0 n1 s2 zurück", [Land(Bird.PINK, 0), Land(Bird.GREEN, 1), Land(Bird.BLACK, 2), Unlock()]),
    ],
)
def test_what_is_typed(language: str, line: str, meant: list[Typed]) -> None:
    assert typed(language, line) == meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bird_has_a_letter_of_its_own(language: str) -> None:
    words = Words(Speech(language, TEXTS))
    assert len(words.letters) == len(BIRDS)
    assert all(len(sign) == 1 and sign.isascii() for sign in words.letters)
    assert not set(words.letters) & set(words.commands)
    for colour, bird in words.colours:
        assert words.bird(colour) is bird
    for bird in BIRDS:
        assert words.bird(bird.value) is bird, "English colours are understood everywhere"


def test_who_sits_down() -> None:
    assert bots_from("none") == bots_from("") == []
    assert bots_from("casual, master") == ["casual", "master"]
    speech = Speech("en", TEXTS)
    assert seat_names(speech, ["casual", "master", "casual"]) == ("You", "casual 1", "master", "casual 2")
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
        (("--sand", "10"), "no glass of “10” seconds"),
        (("--mode", "custom", "--levels", "1,2"), "These levels have 24 cards; 48 are needed."),
        (("--mode", "experts", "--rounds", "6"), "at most 5 rounds"),
        (("--record", "/no/such/folder/match.jsonl"), 'file "/no/such/folder/match.jsonl" cannot be written'),
    ],
)
def test_a_table_that_cannot_be_laid(words: tuple[str, ...], problem: str) -> None:
    said = run("play", *words)
    assert (said.status, said.err.count("\n"), said.out) == (2, 1, "")
    assert problem in said.err


def test_the_command_ends_politely_with_its_lines() -> None:
    said = run("play", "--bots", "none", "--seed", "7", given="quit\n")
    assert (said.status, said.err) == (0, "")
    assert said.out.endswith("You have left the table. Until next time!\nThese cards again: --seed 7\n")
    assert run("play", "--mode", "experts", "--second-cards-random", "--as-printed").status == 0


def test_the_keyboard_is_read_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines, then the end, then nothing but time; what is not UTF-8 does no harm."""
    with io.TextIOWrapper(io.BytesIO("w0\nprêt\n".encode() + b"\xff")) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        keyboard = Keyboard()
        assert [keyboard.next(None) for _ in range(3)] == ["w0\n", "prêt\n", "\ufffd"]
        with pytest.raises(EOFError):
            keyboard.next(None)
        assert keyboard.next(0) is None
        assert not keyboard.echoed
    monkeypatch.setattr(sys, "stdin", None)
    assert unbuffered() is None
    with pytest.raises(EOFError):
        Keyboard().next(None)
    assert wall_clock() <= wall_clock()


def test_a_sitting_shows_only_what_the_person_may_know() -> None:
    """The bots' moves are on no screen before the round is over."""
    script = Script((59_000, "help"), (60_000, "quit"))
    out = play(script, levels=("master", "skilled")).out
    before, _, _ = out.partition("Evaluation")
    assert "○w" not in before.replace("Still in your hand: ○w", "")
