"""The report as tables in a terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from bench.report import OURS, BatchRow, FeedRow, Report, SolverRow, WarmUpRow
from bench.reporting import show_tables, table


def show(report: Report, console: Console) -> None:
    """Print everything that the run has measured."""
    tables = (
        (report.solvers, solver_table(report.solvers, report.deals)),
        (report.solvers, ratio_table(report.solvers)),
        (report.batch, batch_table(report.batch)),
        (report.warm_up, warm_up_table(report.warm_up)),
        (report.feed, feed_table(report.feed)),
    )
    show_tables(report, tables, console)


def solver_table(rows: list[SolverRow], deals: int) -> Table:
    title = f"Solvers on the same {deals} deals, microseconds a deal"
    made = table(title, ("solver", "timed by", "answers"), ("mean", "median", "fastest", "mean, solving alone"))
    for row in rows:
        kinds = "agree" if row.answers_agree else "DIFFER"
        counted = f"{kinds}, optima too" if row.counts_optima else kinds
        alone = "" if row.alone_mean_us is None else f"{row.alone_mean_us:,.1f}"
        made.add_row(
            row.name, row.way, counted, f"{row.mean_us:,.1f}", f"{row.median_us:,.1f}", f"{row.min_us:,.1f}", alone
        )
    return made


def ratio_table(rows: list[SolverRow]) -> Table:
    made = table("How many times faster", ("ours", "than"), ("by the means", "by the medians"))
    for ours in (row for row in rows if row.name in OURS):
        for peer in (row for row in rows if row.way == "deal" and row.name not in OURS):
            mean, middle = peer.mean_us / ours.mean_us, peer.median_us / ours.median_us
            made.add_row(ours.name, peer.name, f"{mean:,.0f}", f"{middle:,.0f}")
    return made


def batch_table(rows: list[BatchRow]) -> Table:
    made = table("Large batches, one core", ("batch", "deals of"), ("deals", "deals a second", "best run"))
    for row in rows:
        made.add_row(
            row.name, row.mix, f"{row.deals:,}", f"{row.deals_per_second:,.0f}", f"{row.best_deals_per_second:,.0f}"
        )
    return made


def warm_up_table(rows: list[WarmUpRow]) -> Table:
    made = table("Once, before", ("what",), ("seconds",))
    for row in rows:
        made.add_row(row.name, f"{row.seconds:.2f}")
    return made


def feed_table(rows: list[FeedRow]) -> Table:
    numbers = ("matches", "matches a second", "inputs a second", "microseconds an input")
    made = table("Whole matches", ("match", "seats"), numbers)
    for row in rows:
        speed = "" if row.inputs_per_second is None else f"{row.inputs_per_second:,.0f}"
        micros = "" if row.us_per_input is None else f"{row.us_per_input:.1f}"
        made.add_row(row.name, str(row.seats), str(row.matches), f"{row.matches_per_second:,.1f}", speed, micros)
    return made
