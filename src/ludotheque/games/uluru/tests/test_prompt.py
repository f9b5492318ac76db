"""Lines from a pipe, and the prompt that stays at the foot of a terminal while the match prints above it."""

from __future__ import annotations

import io
import os
import select
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from ludotheque.games.uluru.commands.prompt import Prompt, StandardInput, lines_here, unbuffered, wall_clock

PATIENCE = 20.0
EARLY = 100
"""Presses of a key that asks for the history, which may still be loading when the prompt opens."""
UP = "\x1b[A"
CTRL_C, CTRL_D = "\x03", "\x04"


@contextmanager
def prompt() -> Iterator[tuple[Prompt, PipeInput]]:
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        yield Prompt(), keys


def typed(lines: Prompt, keys: PipeInput, pressed: str, wanted: str, tries: int = 1) -> None:
    """Press keys without Enter until the line reads like this; repeat only keys that may come too early."""
    there = threading.Event()

    def look(buffer: Buffer) -> None:
        if buffer.text == wanted:
            there.set()

    lines.session.default_buffer.on_text_changed += look
    lines.session.default_buffer.on_cursor_position_changed += look
    for _ in range(tries):
        keys.send_text(pressed)
        if there.wait(PATIENCE / tries):
            return
    raise AssertionError(lines.session.default_buffer.text)


def test_lines_are_entered_edited_and_recalled() -> None:
    with prompt() as (lines, keys), lines.prompting(lambda: "> "):
        keys.send_text("w1\x7f0\r")
        assert lines.next(None) == "w0"
        keys.send_text("lock\r")
        assert lines.next(None) == "lock"
        typed(lines, keys, UP, "lock", EARLY)
        typed(lines, keys, UP, "w0", EARLY)
        keys.send_text(" p3\r")
        assert lines.next(None) == "w0 p3"
        assert lines.next(0) is None
        assert (lines.live, lines.echoed, lines.prompts) == (True, False, True)


def test_a_line_that_was_begun_stays_until_it_is_dropped() -> None:
    with prompt() as (lines, keys), lines.prompting(lambda: "> "):
        typed(lines, keys, "w0 p", "w0 p")
        print("Bot 2 (casual) has locked in.")  # noqa: T201
        assert lines.session.default_buffer.text == "w0 p"
        assert lines.drop() == "w0 p"
        keys.send_text("y2\r")
        assert lines.next(None) == "y2"
        assert lines.drop() == ""


def test_a_line_is_queued_only_when_nothing_of_it_is_left_to_drop(monkeypatch: pytest.MonkeyPatch) -> None:
    with prompt() as (lines, keys):
        left: list[str] = []
        plain = lines.typed.put

        def put(line: str) -> None:
            left.append(lines.session.default_buffer.text)
            plain(line)

        monkeypatch.setattr(lines.typed, "put", put)
        with lines.prompting(lambda: "> "):
            keys.send_text("y2\r")
            assert lines.next(None) == "y2"
            assert left == [""]


def test_the_prompt_refreshes() -> None:
    """The sand in it runs even while nothing is typed or printed."""
    drawn: dict[int, str] = {}
    enough = threading.Event()

    def message() -> str:
        number = lines.session.app.render_counter
        drawn[number] = f"\x1b[31m{number} s >\x1b[0m "
        if len(drawn) > 3:
            enough.set()
        return drawn[number]

    with prompt() as (lines, _), lines.prompting(message):
        assert enough.wait(PATIENCE)


@pytest.mark.parametrize(("key", "ending"), [(CTRL_C, KeyboardInterrupt), (CTRL_D, EOFError)])
def test_the_keys_that_end_a_match(key: str, ending: type[BaseException]) -> None:
    before = sys.stdout
    with prompt() as (lines, keys):
        with lines.prompting(lambda: "> "):
            keys.send_text(key)
            with pytest.raises(ending):
                lines.next(None)
            lines.drop()
        assert not lines.session.app.is_running
    assert sys.stdout is before


def test_the_prompt_is_removed_when_the_match_fails() -> None:
    def match(lines: Prompt) -> None:
        with lines.prompting(lambda: "> "):
            raise RuntimeError("a defect")

    with prompt() as (lines, _):
        with pytest.raises(RuntimeError):
            match(lines)
        assert not lines.session.app.is_running


def test_standard_input_is_read_by_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines, then the end, then only timeouts; bytes that are not UTF-8 do no harm."""
    with io.TextIOWrapper(io.BytesIO("w0\nprêt\n".encode() + b"\xff")) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        lines = StandardInput()
        assert [lines.next(None) for _ in range(3)] == ["w0\n", "prêt\n", "\ufffd"]
        with pytest.raises(EOFError):
            lines.next(None)
        assert lines.next(0) is None
        assert not lines.echoed
        assert not lines.live
        assert lines.drop() == ""
    monkeypatch.setattr(sys, "stdin", None)
    assert unbuffered() is None
    with pytest.raises(EOFError):
        StandardInput().next(None)
    assert wall_clock() <= wall_clock()


class FakeTerminal(io.TextIOWrapper):
    """A stream that claims to be a terminal."""

    def isatty(self) -> bool:
        return True


def test_only_a_capable_terminal_gets_a_lasting_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    with FakeTerminal(io.BytesIO(b"w0\n")) as stdin, FakeTerminal(io.BytesIO()) as stdout:
        monkeypatch.setattr(sys, "stdin", stdin)
        assert isinstance(lines_here(), StandardInput), "the output is a pipe"
        monkeypatch.setattr(sys, "stdout", stdout)
        monkeypatch.setenv("TERM", "dumb")
        assert isinstance(lines_here(), StandardInput)
        monkeypatch.setenv("TERM", "xterm")
        with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
            assert isinstance(lines_here(), Prompt)


class Player:
    """A player at a real terminal with the real program."""

    def __init__(self, *words: str) -> None:
        import pty  # noqa: PLC0415 - not everywhere
        import termios  # noqa: PLC0415

        self.hand, far = pty.openpty()
        termios.tcsetwinsize(far, (24, 80))
        command = [sys.executable, "-m", "ludotheque", "uluru", "play", *words]
        settings = {**os.environ, "LUDOTHEQUE_LANG": "en", "COLUMNS": "80", "LINES": "24", "TERM": "xterm"}
        settings["PROMPT_TOOLKIT_NO_CPR"] = "1"
        settings.pop("NO_COLOR", None)
        self.program = subprocess.Popen(command, stdin=far, stdout=far, stderr=far, env=settings)  # noqa: S603
        os.close(far)
        self.seen = ""

    def types(self, text: str) -> None:
        os.write(self.hand, text.encode())

    def waits_for(self, wanted: str) -> str:
        """Everything shown up to then, since the last time."""
        last = monotonic() + PATIENCE
        while wanted not in self.seen:
            assert monotonic() < last, f"no {wanted!r} in {self.seen!r}"
            assert select.select([self.hand], [], [], PATIENCE)[0], f"no {wanted!r} in {self.seen!r}"
            self.seen += os.read(self.hand, 65536).decode("utf-8", "replace")
        shown, _, self.seen = self.seen.partition(wanted)
        return shown


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal to play on")
def test_a_match_at_a_real_terminal() -> None:
    """A line half typed when the sand starts is still there behind the new prompt, and can be entered."""
    player = Player("--bots", "none", "--rounds", "1", "--seed", "7")
    player.waits_for("At least 2 away")
    player.waits_for("Enter to begin, rules to read them all >")
    player.types("\r")
    player.waits_for("Round 1 of 1")
    player.waits_for("read the wishes.")
    player.types("w0 p")
    player.waits_for("The sand is running!")
    player.waits_for("60 s > w0 p")
    player.types("1\r")
    player.waits_for("> w0 p1")
    assert "○w" in player.waits_for("Still beside the board")
    player.waits_for("s >")
    player.types("quit\r")
    player.waits_for("You have left the table.")
    player.waits_for("--seed 7\r\n")
    assert player.program.wait(PATIENCE) == 0
    os.close(player.hand)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal to play on")
def test_ctrl_c_restores_a_real_terminal() -> None:
    player = Player("--bots", "none")
    player.waits_for("Enter to begin")
    player.types(CTRL_C)
    assert player.program.wait(PATIENCE) == 130
    assert "Traceback" not in player.seen
    os.close(player.hand)
