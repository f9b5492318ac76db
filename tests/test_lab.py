"""The laboratory as a whole: its commands, every game, and a real cluster."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Thread
from typing import Any, cast

import pytest

from ludotheque.core import Refused
from ludotheque.core.localization import text_of
from ludotheque.games import GAMES
from ludotheque.lab import Balance, Distribution, Tournament, parse, run
from ludotheque.lab.experiment import Experiment
from ludotheque.lab.tests.test_run import DEALS, digests
from tests.shell import LANGUAGES
from tests.shell import run as said_by
from tests.sources import SOURCE, refusals

DUEL = 'kind = "tournament"\ngame = "ostriches"\ncount = 2\nlevels = ["random", "greedy"]\nresamples = 100\n'


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "duel.toml").write_text(DUEL, "utf-8")
    return tmp_path


def test_an_experiment_by_command(desk: Path) -> None:
    done = said_by("lab", "run", "duel.toml", "--jobs", "1")
    assert (done.status, done.err) == (0, "")
    assert done.out == "Done. The report is duel-results/report.html\n"
    assert (desk / "duel-results" / "report.html").is_file()
    again = said_by("lab", "run", "duel.toml", "--out", "duel-results", "--lang", "de")
    assert again.out.startswith("Fertig.")
    assert "Spielstärken" in (desk / "duel-results" / "report.html").read_text("utf-8")


def test_a_stopped_run_says_how_to_go_on(desk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("ludotheque.lab.command.run", stopped)
        told = said_by("lab", "run", "duel.toml", "--jobs", "1")
    assert (told.status, told.err) == (130, "Stopped. What is finished is kept: the same command goes on from here.\n")
    assert said_by("lab", "run", "duel.toml", "--jobs", "1").status == 0
    assert (desk / "duel-results" / "report.html").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_check_says_what_would_be_done(desk: Path, language: str) -> None:
    told = said_by("lab", "check", "duel.toml", "--lang", language)
    assert (told.status, told.err) == (0, "")
    assert "player_1: random, greedy" in told.out
    assert re.search(r"\b4\b", told.out)
    assert [file.name for file in desk.iterdir()] == ["duel.toml"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_measures_are_listed(language: str) -> None:
    told = said_by("lab", "measures", "--lang", language)
    assert told.status == 0
    assert all(f"({game})" in told.out for game in GAMES)
    assert max(map(len, told.out.splitlines())) <= 80
    one = said_by("lab", "measures", "ubongo", "--lang", language)
    assert "mission" in one.out
    assert "(uluru)" not in one.out


def test_wrong_commands(desk: Path) -> None:
    (desk / "wrong.toml").write_text(DUEL + "seats = 3\n", "utf-8")
    told = said_by("lab", "check", "wrong.toml")
    assert (told.status, told.out) == (2, "")
    assert told.err == '"wrong.toml": 2 levels cannot meet 3 at a time.\n'
    (desk / "wrong.toml").write_text('kind = "balance"\ngame = "ostriches"\ncount = 1\nlevels = "greedy"\nseats = 3\n')
    told = said_by("lab", "run", "wrong.toml", "--lang", "de")
    assert told.err.startswith('"wrong.toml": mit ')
    assert told.err.count("\n") == 1
    assert said_by("lab", "measures", "chess").err.startswith("There is no game “chess”")
    assert said_by("lab", "run", "nowhere.toml").err == 'There is no file "nowhere.toml".\n'


OTHERS: dict[str, Experiment] = {
    "ubongo": Distribution(game="ubongo", measure="mission", count=6, sweep={"options": {"side": ["A", "B"]}}),
    "ostriches": Distribution(game="ostriches", measure="match", count=2, levels=["random", "greedy"]),
    "dwarfcity": Balance(
        game="dwarfcity",
        measure="match",
        of="won",
        count=40,
        levels="casual",
        sweep={"options": {"strength": ["gentle", "cheeky"]}},
    ),
    "sides": Balance(
        game="dwarfcity",
        measure="match",
        of="won",
        count=20,
        seats=2,
        options={"mode": "kobold"},
        own=[{"role": "dwarf"}, {"role": "kobold"}],
        levels=["casual", "beginner"],
    ),
    "together": Tournament(game="ubongo", count=1, levels=["beginner", "master"], options={"rounds": 1}, resamples=100),
}


@pytest.mark.parametrize("name", OTHERS)
def test_every_game_is_measured(name: str, tmp_path: Path) -> None:
    results = run(OTHERS[name], tmp_path / "results", jobs=1)
    assert results.report.is_file()
    assert results.summaries[0].rows


def test_gentle_kobolds_lose_more_often(tmp_path: Path) -> None:
    shares, differences = run(OTHERS["dwarfcity"], tmp_path / "results", jobs=1).summaries
    gentle, cheeky = shares.rows
    assert gentle[2] > cheeky[2]
    assert differences.rows[0][0] == "cheeky"


def test_levels_that_do_not_belong_to_sides_are_refused(tmp_path: Path) -> None:
    mixed = Balance(game="dwarfcity", measure="match", of="won", count=1, levels=["casual", "beginner"])
    with pytest.raises(Refused, match="levels-of-sides"):
        run(mixed, tmp_path / "results", jobs=1)


# A cluster


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A Dask scheduler and two worker processes on this machine."""
    import distributed  # noqa: PLC0415 - takes a second to load

    here = ("--host", "tcp://127.0.0.1", "--no-dashboard")
    with ExitStack() as stack:
        scheduler = stack.enter_context(dask("scheduler", *here, "--port", "0"))
        assert scheduler.stderr is not None
        address = next(
            found[1] for line in scheduler.stderr if (found := re.search(r"Scheduler at: +(tcp://\S+)", line))
        )
        Thread(target=scheduler.stderr.read, daemon=True).start()  # or a full pipe would stop it
        for _ in range(2):
            stack.enter_context(
                dask("worker", address, *here, "--nthreads", "1", "--no-nanny", said=subprocess.DEVNULL)
            )
        with cast("Any", distributed).Client(address, set_as_default=False) as client:
            client.wait_for_workers(2)
        yield address


class Running(subprocess.Popen[str]):
    """A program that is ended with its `with`."""

    def __exit__(self, *about: object) -> None:
        self.kill()
        super().__exit__(*about)  # type: ignore[arg-type]


def dask(*words: str, said: int = subprocess.PIPE) -> Running:
    return Running([sys.executable, "-m", "dask", *words], stderr=said, text=True)


@pytest.mark.slow(traced=True)
def test_a_cluster_writes_the_same_bytes(cluster: str, tmp_path: Path) -> None:
    alone = run(parse(DEALS), tmp_path / "alone", jobs=1)
    many = run(parse(DEALS), tmp_path / "many", cluster=cluster)
    assert digests(many.folder) == digests(alone.folder)
    duel = run(parse(DUEL), tmp_path / "duel", cluster=cluster)
    assert digests(duel.folder) == digests(run(parse(DUEL), tmp_path / "duel-alone", jobs=1).folder)


def test_a_cluster_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="lab-no-cluster"):
        run(parse(DEALS), tmp_path / "results", cluster="nonsense://127.0.0.1:1")


# Texts


def test_every_refusal_of_the_laboratory_has_a_sentence_and_every_text_a_use() -> None:
    said = {key.partition(" = ")[0] for key in text_of("ludotheque.lab", "en").splitlines() if " = " in key}
    keys = {key for key in refusals(SOURCE / "lab") if key.startswith("lab-")}
    assert {"lab-value", "lab-no-cluster"} <= keys
    assert {f"refused-{key}" for key in keys} == {key for key in said if key.startswith("refused-")}
    code = "".join(file.read_text("utf-8") for file in (SOURCE / "lab").glob("*.py")).replace("'", '"')
    composed = ("refused-", "lab-column-", "lab-table-")
    assert not [key for key in said if not key.startswith((" ", *composed)) and f'"{key}"' not in code]
    columns = {key.removeprefix("lab-column-") for key in said if key.startswith("lab-column-")}
    assert not [name for name in columns if f'"{name}"' not in code]
