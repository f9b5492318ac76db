"""How far a long command is: in single lines, where nobody watches a bar."""

from __future__ import annotations

import pytest
from rich.console import Console
from typer import Context, Typer
from typer.main import get_command

from ludotheque.console import terminal
from ludotheque.console.terminal import PATIENCE, Milestones, Terminal
from ludotheque.core.localization import SHARED


def test_a_line_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    now = [100.0]
    with Milestones(lambda: now[0]) as bar:
        task, other = bar.add_task("Counting", total=200), bar.add_task("Playing", total=3)
        for _ in range(4):
            now[0] += PATIENCE / 2
            bar.advance(task, 25)
        now[0] += 3 * PATIENCE
        bar.advance(other)
        bar.advance(other)
    said = capsys.readouterr()
    assert said.err.splitlines() == ["Counting 50/200", "Counting 100/200", "Playing 1/3"]
    assert not said.out


def test_what_is_soon_done_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with Milestones(lambda: 0.0) as bar:
        task = bar.add_task("Counting", total=1000)
        for _ in range(1000):
            bar.advance(task)
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("watched", [False, True])
def test_a_bar_is_for_who_watches(watched: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    app = Typer()
    app.command()(lambda: None)
    own = Terminal(Context(get_command(app)), "en", SHARED)
    monkeypatch.setattr(terminal, "Console", lambda **_: Console(force_terminal=watched))
    assert isinstance(own.progress(), Milestones) is not watched
