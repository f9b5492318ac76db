"""Running an experiment: part by part on all cores or a cluster, from where it was left, into a folder of results."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any, Final, cast

from msgspec import Struct

from ludotheque.console.input import printable, quoted_name
from ludotheque.console.jobs import each
from ludotheque.core.arguments import known, whole
from ludotheque.core.coding import encode
from ludotheque.core.localization import LANGUAGES, Texts
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.lab.experiment import Experiment
from ludotheque.lab.folder import Folder
from ludotheque.lab.plan import Plan, planned
from ludotheque.lab.work import Part, do, software

ANSWERED: Final = 10.0
"""Seconds that a cluster has to answer."""
PILOTS: Final = 16
"""The most settings that an estimate tries."""


class Results(Struct, frozen=True):
    """What a run has left in its folder."""

    folder: Path
    table: Any
    """Every row, as columns by name."""
    summaries: list[Any]
    """The tables of the report, each with a name, columns and rows."""
    report: Path


def run(
    experiment: Experiment | Plan,
    folder: Path | str,
    *,
    jobs: int | None = None,
    cluster: str | None = None,
    language: str = "en",
    tell: Callable[[int, int], object] = lambda _done, _all: None,
) -> Results:
    """Carry out an experiment and write its results; parts that the folder has already are not done again.

    By default all cores work on it; `cluster` is the address of a Dask scheduler whose workers do. The results are the
    same bytes either way. `tell` is called with the number of finished jobs and of all.
    """
    known("language", language, LANGUAGES)
    count = cores() if jobs is None else whole("jobs", jobs, 1)
    plan = experiment if isinstance(experiment, Plan) else planned(experiment)
    needs_extra()
    there = Folder(Path(folder), plan)
    with there.claimed():
        with workers(cluster):
            finish_parts(there, count if cluster is None else None, tell)
        return finished(there, language)


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def needs_extra() -> None:
    """Refuse where the packages of the laboratory are missing, before anything is done."""
    try:
        import joblib  # noqa: F401, PLC0415 - an extra
        import matplotlib  # noqa: F401, ICN001, PLC0415
        import numpy  # noqa: F401, ICN001, PLC0415
        import pyarrow  # noqa: F401, ICN001, PLC0415
    except ModuleNotFoundError as missing:
        raise Refused("lab-extra-missing", package=str(missing.name), extra="lab") from None


def finish_parts(folder: Folder, jobs: int | None, tell: Callable[[int, int], object]) -> None:
    """Do all missing parts, and keep each as soon as it is done. None: as many at a time as the cluster does."""
    plan = folder.plan
    parts, missing = plan.parts, folder.missing()
    done = plan.jobs - sum(len(parts[number]) for number in missing)
    tell(done, plan.jobs)
    words, used = encode(plan.experiment), software(plan.experiment.game)
    given = [Part(number, words, used, parts[number].start, parts[number].stop) for number in missing]
    several = None if jobs is None else min(jobs, max(1, len(given)))
    for part in each(do, given, several, ordered=False):
        folder.keep(part)
        done += len(parts[part.number])
        tell(done, plan.jobs)


@contextmanager
def workers(cluster: str | None) -> Iterator[None]:
    """The workers of a Dask cluster for a while, or the processes of this machine."""
    if cluster is None:
        yield
        return
    try:
        import distributed  # noqa: PLC0415 - an extra
        from joblib import parallel_config  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise Refused("lab-extra-missing", package=str(missing.name), extra="cluster") from None
    where, connect = printable(cluster, 100), cast("Any", distributed).Client
    for name in logging.root.manager.loggerDict:
        if name.startswith("distributed"):  # what goes wrong is told in a sentence
            logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        client = connect(cluster, timeout=ANSWERED, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise Refused("lab-no-cluster", address=where, problem=one_line(error)) from None
    with client:
        if not client.ncores():
            raise Refused("lab-no-workers", address=where)
        with parallel_config(backend="dask", client=client):
            try:
                yield
            except ModuleNotFoundError as missing:
                raise Refused("lab-worker-lacks", package=str(missing.name)) from None
            except (distributed.KilledWorker, CancelledError, OSError, TimeoutError) as error:
                raise Refused("lab-cluster-lost", address=where, problem=one_line(error)) from None


def one_line(error: BaseException) -> str:
    """What another program says went wrong, short and on one line."""
    return printable(" ".join(str(error).split()), 200)


def finished(folder: Folder, language: str) -> Results:
    """Write everything that follows from the parts."""
    from ludotheque.lab.figures import figures  # noqa: PLC0415 - numpy and matplotlib take a second to load
    from ludotheque.lab.report import report  # noqa: PLC0415
    from ludotheque.lab.summary import summed_up  # noqa: PLC0415
    from ludotheque.lab.table import csv_of, gathered  # noqa: PLC0415

    texts = Texts(language, "ludotheque.lab", f"ludotheque.games.{folder.plan.experiment.game}")
    try:
        table = gathered(folder)
    except OSError:
        raise Refused("lab-folder-unwritable", folder=quoted_name(str(folder.path))) from None
    summaries = summed_up(folder.plan, table)
    plots = figures(folder.plan, table, summaries, texts)
    made = {f"summary-{one.name}.csv": csv_of(one.columns, one.rows) for one in summaries}
    made |= {f"plot-{one.name}.svg": one.svg.encode() for one in plots}
    made["report.html"] = report(folder.plan, summaries, plots, texts).encode()
    folder.replace(made, ("summary-*.csv", "plot-*.svg"))
    return Results(folder.path, table, summaries, folder.path / "report.html")


def still_to_do(plan: Plan, folder: Path) -> int:
    """How many jobs a run into this folder would do."""
    return sum(len(plan.parts[number]) for number in Folder(folder, plan).missing())


def estimate(plan: Plan, seconds: float, clock: Callable[[], float] = perf_counter) -> float:
    """About how many seconds all jobs take one after another: some are tried, for as long as that."""
    step = max(1, len(plan.cells) // PILOTS)
    warm_up = GAMES[plan.experiment.game].warm_up
    if warm_up is not None:
        warm_up()
    list(plan.rows(0))  # loads what the others find ready
    tried, begun = 0, clock()
    for cell in range(0, len(plan.cells), step):
        list(plan.rows(cell * plan.experiment.count))
        tried += 1
        if clock() - begun > seconds:
            break
    return plan.jobs * (clock() - begun) / tried
