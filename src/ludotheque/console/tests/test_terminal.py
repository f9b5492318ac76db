"""Progress of long commands: a bar on a terminal, lines elsewhere."""

from __future__ import annotations

import pytest
from rich.console import Console
from typer import Context, Typer
from typer.main import get_command

from ludotheque.console import terminal
from ludotheque.console.terminal import PROGRESS_INTERVAL, LineProgress, Terminal
from ludotheque.core.localization import SHARED


def test_progress_prints_a_line_every_few_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    now = [100.0]
    with LineProgress(lambda: now[0]) as bar:
        task, other = bar.add_task("Counting", total=200), bar.add_task("Playing", total=3)
        for _ in range(4):
            now[0] += PROGRESS_INTERVAL / 2
            bar.advance(task, 25)
        now[0] += 3 * PROGRESS_INTERVAL
        bar.advance(other)
        bar.advance(other)
    output = capsys.readouterr()
    assert output.err.splitlines() == ["Counting 50/200", "Counting 100/200", "Playing 1/3"]
    assert not output.out


def test_a_quick_task_prints_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    with LineProgress(lambda: 0.0) as bar:
        task = bar.add_task("Counting", total=1000)
        for _ in range(1000):
            bar.advance(task)
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("is_terminal", [False, True])
def test_a_bar_is_drawn_only_on_a_terminal(is_terminal: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    app = Typer()
    app.command()(lambda: None)
    own = Terminal(Context(get_command(app)), "en", SHARED)
    monkeypatch.setattr(terminal, "Console", lambda **_: Console(force_terminal=is_terminal))
    assert isinstance(own.progress(), LineProgress) is not is_terminal
