"""`ludotheque lab`: run experiments, check them beforehand, and list what can be measured."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import typer
from rich.table import Table

from ludotheque.console.input import printable, quoted_name
from ludotheque.console.terminal import Lang, Terminal
from ludotheque.core.localization import Texts
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.lab.experiment import load
from ludotheque.lab.plan import Plan, columns_of, kind_word, measures_of, planned
from ludotheque.lab.run import cores, estimate, run, still_to_do

TEXTS: Final = "ludotheque.lab"
GLANCE, LOOK = 1.0, 5.0
"""Seconds that an estimate takes before a run, and where it is all that was asked for."""

ExperimentFile: TypeAlias = Annotated[
    str, typer.Argument(metavar="FILE", help="The experiment, a TOML file; - is the input pipe.")
]
Jobs: TypeAlias = Annotated[
    int | None, typer.Option("--jobs", min=1, max=1024, help="Processes; else one for each core.")
]


class LabTerminal(Terminal):
    """The output of one command; words refusals that a game has made of a setting."""

    def __init__(self, context: typer.Context, language: str | None) -> None:
        super().__init__(context, language, TEXTS)

    def knows(self, game: str) -> None:
        """Have the words of a game, too."""
        self.texts = Texts(self.texts.language, TEXTS, f"ludotheque.games.{game}")

    def plan(self, file: str) -> Plan:
        """The plan of an experiment from its file."""
        experiment = load(file)
        self.knows(experiment.game)
        try:
            return planned(experiment, quoted_name(file))
        except Refused as no:
            if isinstance(no.__cause__, Refused):
                about = {**no.about, "problem": self.texts.refusal(no.__cause__)}
                raise Refused(no.key, **about) from None
            raise


def app() -> typer.Typer:
    """The commands, to be mounted as `lab`."""
    commands = typer.Typer(help="Experiments: tournaments, balance, distributions.", no_args_is_help=True)
    commands.command("run")(run_command)
    commands.command()(check)
    commands.command()(measures)
    return commands


def run_command(
    context: typer.Context,
    file: ExperimentFile,
    out: Annotated[str | None, typer.Option("--out", help="The folder of results; else named like the file.")] = None,
    jobs: Jobs = None,
    cluster: Annotated[str | None, typer.Option("--cluster", help="The address of a Dask scheduler.")] = None,
    lang: Lang = None,
) -> None:
    """Run an experiment, or go on with one that was stopped; write rows, tables, plots and a report into a folder."""
    with LabTerminal(context, lang) as terminal:
        plan = terminal.plan(file)
        folder = Path(out if out is not None else f"{Path(file).stem.strip('-') or 'experiment'}-results")
        missing = still_to_do(plan, folder)
        if missing:
            seconds = estimate(plan, GLANCE) * missing / plan.jobs / (cores() if jobs is None else jobs)
            terminal.announce("lab-plan", seconds, **blanks(plan))
        try:
            with terminal.progress() as bar:
                task = bar.add_task(terminal.texts("lab-running"), total=plan.jobs)

                def tell(done: int, _all: int) -> None:
                    bar.advance(task, done - bar.tasks[0].completed)

                results = run(plan, folder, jobs=jobs, cluster=cluster, language=terminal.texts.language, tell=tell)
        except KeyboardInterrupt:
            terminal.print_note(terminal.texts("lab-stopped"))
            raise
        terminal.console.print(terminal.texts("lab-done", file=printable(str(results.report), 300)), soft_wrap=True)


def blanks(plan: Plan) -> dict[str, int | str]:
    """What there is to do, in numbers."""
    return {"jobs": plan.jobs, "settings": len(plan.cells), "count": plan.experiment.count, "measure": plan.name}


def check(context: typer.Context, file: ExperimentFile, jobs: Jobs = None, lang: Lang = None) -> None:
    """Say what an experiment would do and about how long that takes, without doing it."""
    with LabTerminal(context, lang) as terminal:
        plan = terminal.plan(file)
        texts, kind = terminal.texts, type(plan.experiment).__struct_config__.tag
        terminal.print(texts("lab-kind", kind=str(kind)))
        terminal.print(texts("lab-report-done", **blanks(plan)))
        for name in plan.cells[0].columns:
            values = dict.fromkeys(str(cell.columns.get(name)).lower() for cell in plan.cells)
            terminal.print(f"  {name}: {printable(', '.join(values), 300)}")
        seconds = estimate(plan, LOOK) / (cores() if jobs is None else jobs)
        terminal.print(texts("lab-time", time=texts("takes", minutes=round(seconds / 60))))


def measures(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Only those of one game.")] = None,
    lang: Lang = None,
) -> None:
    """What can be measured of each game, and the columns that it gives."""
    with LabTerminal(context, lang) as terminal:
        if game is not None and game not in GAMES:
            raise Refused("lab-game-unknown", given=printable(game), known=", ".join(GAMES))
        for key in GAMES if game is None else (game,):
            terminal.knows(key)
            found = Table(title=f"{terminal.texts('game-name')} ({key})", title_justify="left", show_lines=True)
            for column in ("measure", "about", "columns"):
                found.add_column(terminal.texts(f"lab-column-{column}"))
            for name, measure in measures_of(GAMES[key]).items():
                columns = (f"{one} ({kind_word(kind)})" for one, kind in columns_of(measure).items())
                about = (inspect.getdoc(measure) or "").partition("\n")[0]
                found.add_row(name, about, ", ".join(columns))
            terminal.print(found)
