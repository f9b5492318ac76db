"""The report as tables in a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table

from bench.load.report import (
    AttackRow,
    HallRow,
    IdleRow,
    LoadReport,
    NodesRow,
    RateRow,
    SandRow,
    Soak,
    SoakSample,
    TakeoverRow,
)
from bench.reporting import show_end, show_head, table


def show(report: LoadReport, console: Console) -> None:
    """Print everything that the run has measured."""
    show_head(report, console)
    console.print(
        f"server on core {cores(report.server_core)}, generators on core {cores(report.generator_core)}; "
        f"load average of the machine {report.busy_before:.1f} before, {report.busy_after:.1f} after"
    )
    if report.quick:
        console.print("a quick look with few tables: the figures tell nothing about speed")
    if report.idle:
        console.print(idle_table(report.idle))
    if report.rates:
        console.print(rate_table(report.rates))
        console.print(f"highest rate that was kept up with: {report.saturation or 0:,.0f} actions a second")
    if report.nodes:
        console.print(nodes_table(report.nodes))
        console.print(
            f"a relayed frame costs {relay_cost(report.nodes):,.0f} microseconds more, of both nodes together"
        )
        console.print(takeover_table(report.takeovers))
    if report.sand:
        console.print(sand_table(report.sand))
    if report.hall is not None:
        console.print(hall_table(report.hall))
    if report.soak is not None:
        console.print(soak_table(report.soak))
    if report.attacks:
        console.print(attack_table(report.attacks))
    show_end(report, console)


def cores(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def idle_table(rows: list[IdleRow]) -> Table:
    numbers = ("tables", "screens", "% of a core", "% waiting for it", "kB a table")
    made = table("Idle tables", ("state",), numbers)
    for row in rows:
        size = f"{row.kilobytes:.1f}" if row.tables else ""
        shares = f"{row.cpu_percent:.1f}", f"{row.waited_percent:.1f}"
        made.add_row(row.state, f"{row.tables:,}", f"{row.screens:,}", *shares, size)
    return made


def rate_table(rows: list[RateRow]) -> Table:
    numbers = ("answered", "p50 ms", "p99", "max", "unsent p99", "refused", "lost", "% core", "% waiting", "per CPU s")
    made = table("Actions a second, open loop", ("rate", "kept"), numbers)
    for row in rows:
        times = [f"{each:,.1f}" for each in (row.p50_ms, row.p99_ms, row.max_ms, row.delay_p99_ms)]
        shares = f"{row.cpu_percent:.0f}", f"{row.waited_percent:.0f}", f"{row.per_cpu_second:,.0f}"
        counts = f"{sum(row.refused.values()):,}", f"{row.lost:,}", *shares
        kept = "yes" if row.kept_up else "no"
        made.add_row(f"{row.rate:,.0f}", kept, f"{row.answered_per_second:,.0f}", *times, *counts)
    return made


def nodes_table(rows: list[NodesRow]) -> Table:
    names = ("arrangement", "cores", "beside")
    numbers = ("answered", "p50 ms", "p99", "unanswered", "% core", "% database", "per CPU s", "times SQLite")
    made = table("The same actions for each node, by store", names, (*numbers, "kB a table", "most a second"))
    for row in rows:
        times = f"{row.p50_ms:,.1f}", f"{row.p99_ms:,.1f}"
        ratio = f"{row.per_cpu_second / rows[0].per_cpu_second:.2f}"
        busy = f"{row.cpu_percent:.0f}", f"{row.database_percent:.0f}", f"{row.per_cpu_second:,.0f}"
        most = " / ".join(f"{rate:,.0f}" for rate in row.highest)
        counts = f"{row.answered_per_second:,.0f}", *times, f"{row.unanswered:,}", *busy
        made.add_row(row.name, cores(row.cores), cores(row.beside), *counts, ratio, f"{row.kilobytes:.1f}", most)
    return made


def relay_cost(rows: list[NodesRow]) -> float:
    """Microseconds of both nodes that a frame costs more when it is relayed, with its part of the requests."""
    *_, direct, relayed = (1e4 * row.cpu_percent / max(row.frames_per_second, 1.0) for row in rows)
    return relayed - direct


def takeover_table(rows: list[TakeoverRow]) -> Table:
    made = table(
        "A node dies: until a player sees the table again", ("node",), ("times", "tables", "first s", "last s")
    )
    for row in rows:
        made.add_row(row.how, str(row.times), str(row.tables), f"{row.least_seconds:.2f}", f"{row.most_seconds:.2f}")
    return made


def sand_table(rows: list[SandRow]) -> Table:
    numbers = ("glasses", "at once", "not told", "p50 ms late", "p99", "max", "% core", "% waiting")
    made = table("When glasses run out", ("commits", "of"), numbers)
    for row in rows:
        counts = [f"{each:,}" for each in (row.glasses, row.at_once, row.missing)]
        times = [f"{each:,.1f}" for each in (row.p50_ms, row.p99_ms, row.max_ms)]
        shares = f"{row.cpu_percent:.0f}", f"{row.waited_percent:.0f}"
        made.add_row(f"+{row.commit_ms:g} ms", row.glass, *counts, *times, *shares)
    return made


def hall_table(row: HallRow) -> Table:
    numbers = ("starts", "p50 ms apart", "p99", "max", "placed", "% core", "% waiting", "kB a person")
    made = table(f"A hall: {row.phones} phones, {row.rounds} rounds in {row.seconds:.0f} s", ("",), numbers)
    times = [f"{each:,.1f}" for each in (row.p50_ms, row.p99_ms, row.max_ms)]
    shares = f"{row.cpu_percent:.0f}", f"{row.waited_percent:.0f}", f"{row.kilobytes:.0f}"
    made.add_row("", f"{row.starts:,}", *times, f"{row.placed:,}", *shares)
    return made


def soak_table(soak: Soak) -> Table:
    title = (
        f"Soak: {soak.seconds:.0f} s, {soak.tables} tables, {soak.acts:,} actions, p99 {soak.p99_ms:,.1f} ms, "
        f"{sum(soak.refused.values())} refused, {soak.lost} lost, {soak.cpu_percent:.0f} % of a core"
    )
    numbers = ("second", "MB", "descriptors", "threads", "matches ended", "tables opened and left")
    made = table(title, ("",), numbers)
    middle = soak.samples[len(soak.samples) // 2]
    for name, sample in (("begin", soak.samples[0]), ("middle", middle), ("end", soak.samples[-1])):
        made.add_row(name, *sample_cells(sample))
    return made


def sample_cells(sample: SoakSample) -> Iterable[str]:
    yield f"{sample.second:.0f}"
    yield f"{sample.megabytes:.1f}"
    yield from map(str, (sample.descriptors, sample.threads, sample.matches, sample.visits))


def attack_table(rows: list[AttackRow]) -> Table:
    names = ("attacker", "what it got done")
    numbers = ("p50 ms alone", "beside", "p99 alone", "beside", "max", "unanswered", "% core")
    made = table("What others notice of one attacker", names, numbers)
    for row in rows:
        done = ", ".join(f"{count:,} {what}" for what, count in sorted(row.done.items()))
        times = (row.calm_p50_ms, row.p50_ms, row.calm_p99_ms, row.p99_ms, row.max_ms)
        counts = str(row.unanswered), f"{row.cpu_percent:.0f}"
        made.add_row(row.name, done, *[f"{each:,.1f}" for each in times], *counts)
    return made
