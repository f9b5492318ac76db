"""`difficulty` and `bots`: statistics over many deals, and over the levels of bots."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Annotated, Final, TypeAlias

import typer
from msgspec import Struct
from rich.table import Table

from ludotheque.console.input import MAX_QUOTED_NAME, printable
from ludotheque.console.jobs import each
from ludotheque.console.terminal import AsJson, Lang
from ludotheque.core.chance import seed_from
from ludotheque.core.localization import Texts
from ludotheque.core.match import Moment
from ludotheque.core.playing import play
from ludotheque.core.share import WIDE
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.bots import BOTS
from ludotheque.games.uluru.commands.answers import deal_from
from ludotheque.games.uluru.commands.parse import LevelsText, SandText, levels_from, sand_from
from ludotheque.games.uluru.commands.play import check_mode
from ludotheque.games.uluru.commands.render import Terminal
from ludotheque.games.uluru.model import Mode, Options, Own, State
from ludotheque.games.uluru.pieces import LEVELS, Level
from ludotheque.games.uluru.rules.dealing import DECKS
from ludotheque.games.uluru.solver import Difficulty, rank_correlation, search_effort, solve
from ludotheque.games.uluru.solver import difficulty as judge

SURVEYED: Final[dict[str, tuple[frozenset[Level], int]]] = {
    "first": (DECKS["first"], 0),
    "after": (DECKS["after"], 0),
    "tricky": (DECKS["tricky"], 0),
    "experts-4": (DECKS["experts"], 4),
    "experts-8": (DECKS["experts"], 8),
}
"""The modes to compare: levels in the deck, and how many birds get a second card."""

SEARCHED: Final = 0.1
PLAYED: Final = 0.005
"""About how many seconds it takes to search a deal plainly, and to play it with every level."""

Deals: TypeAlias = Annotated[int, typer.Option("--deals", min=2, help="How many deals (of each mode).")]
Seed: TypeAlias = Annotated[str, typer.Option("--seed", help="The same seed gives the same deals.")]
Jobs: TypeAlias = Annotated[int, typer.Option("--jobs", min=1, max=64, help="How many deals at a time.")]


class Estimate(Struct, frozen=True):
    """A mean with its 95% confidence interval."""

    mean: float
    low: float
    high: float


def estimate(values: Sequence[float]) -> Estimate:
    mean = statistics.fmean(values)
    half = WIDE * statistics.stdev(values) / sqrt(len(values))
    return Estimate(round(mean, 4), round(mean - half, 4), round(mean + half, 4))


def number(texts: Texts, value: float) -> str:
    """Two decimals, with the decimal mark of the language."""
    return f"{value:.2f}".replace(".", texts("decimal-mark"))


def interval(texts: Texts, found: Estimate) -> str:
    low, high = number(texts, found.low), number(texts, found.high)
    return texts("interval", mean=number(texts, found.mean), low=low, high=high)


def difficulty(
    context: typer.Context,
    deals: Deals = 500,
    seed: Seed = "1",
    jobs: Jobs = 1,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """How hard the deals of each mode are, and how well that fits the effort of a plain search."""
    with Terminal(context, lang) as terminal:
        counted: dict[str, list[int]] = {}
        loads: list[float] = []
        efforts: list[float] = []
        seconds = deals * len(SURVEYED) * SEARCHED / jobs
        terminal.announce("difficulty-plan", seconds, deals=deals, modes=len(SURVEYED))
        with terminal.progress() as bar:
            for mode in SURVEYED:
                task = bar.add_task(terminal.texts("mode", mode=mode), total=deals)
                found: Counter[int] = Counter()
                for verdict, effort in each(surveyed, ((mode, f"{seed}/{mode}/{turn}") for turn in range(deals)), jobs):
                    found[verdict.level] += 1
                    loads.append(verdict.load)
                    efforts.append(effort)
                    bar.advance(task)
                counted[mode] = [found[level] for level in LEVELS]
        fit = round(rank_correlation(loads, efforts), 4)
        if json:
            terminal.print_json(
                {"deals": deals, "seed": printable(seed, MAX_QUOTED_NAME), "levels": counted, "correlation": fit}
            )
        else:
            terminal.print(difficulty_table(terminal.texts, counted, deals))
            terminal.print_text("difficulty-fit", fit=number(terminal.texts, fit))


def surveyed(given: tuple[str, str]) -> tuple[Difficulty, float]:
    """For the deal of a mode and a seed: its rated difficulty, and the effort of a plain search."""
    mode, word = given
    dealt = deal_from(seed_from(word), *SURVEYED[mode])
    return judge(dealt), search_effort(dealt, Random(word.encode("utf-8", "surrogateescape")))


def difficulty_table(texts: Texts, counted: dict[str, list[int]], deals: int) -> Table:
    table = Table(title=texts("difficulty-title", deals=deals))
    table.add_column(texts("column-mode"))
    for level in LEVELS:
        table.add_column(texts("column-level", level=level), justify="right")
    for mode, found in counted.items():
        shares = (texts("percent", share=round(100 * among / deals)) for among in found)
        table.add_row(texts("mode", mode=mode), *shares)
    return table


class Contest(Struct, frozen=True):
    """Stones per deal for each level, and the fewest possible."""

    stones: dict[str, list[int]]
    optimum: list[int]


def bots(
    context: typer.Context,
    deals: Deals = 500,
    seed: Seed = "1",
    sand: SandText = "60",
    mode: Annotated[Mode, typer.Option(help="The cards that are played.")] = "tricky",
    levels: LevelsText = None,
    jobs: Jobs = 1,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Every level of bots plays the same deals: stones per deal, and how much better each is than the one below."""
    with Terminal(context, lang) as terminal:
        check_mode(context, mode)
        chosen = frozenset[Level]({3, 4, 5}) if levels is None else levels_from(levels)
        options = Options(mode=mode, sand=sand_from(sand), rounds=1, levels=chosen)
        contest = Contest({level: [] for level in BOTS}, [])
        terminal.announce("bots-plan", deals * PLAYED / jobs, deals=deals, levels=len(BOTS))
        with terminal.progress() as bar:
            task = bar.add_task(terminal.texts("bots-playing"), total=deals)
            for stones, optimum in each(play_deal, ((options, f"{seed}/{turn}") for turn in range(deals)), jobs):
                for level, own in zip(BOTS, stones, strict=True):
                    contest.stones[level].append(own)
                contest.optimum.append(optimum)
                bar.advance(task)
        if json:
            agreed = {"mode": mode, "sand": options.sand, "deals": deals, "seed": printable(seed, MAX_QUOTED_NAME)}
            terminal.print_json({**agreed, **results(contest)})
        else:
            terminal.print(bots_table(terminal.texts, contest, deals))
            terminal.print_text("bots-optimum", mean=number(terminal.texts, statistics.fmean(contest.optimum)))


def play_deal(given: tuple[Options, str]) -> tuple[tuple[int, ...], int]:
    """The stones of every level in one round, all at one table with the same cards, and the fewest possible."""
    options, word = given
    ends: list[State] = []

    def keep(moment: Moment[State], _: object) -> None:
        ends[:] = [moment.state]

    record = play(rules, options, [Own()] * len(BOTS), list(BOTS.items()), seed_from(word), keep)
    shown = ends[0].shown
    return record.end.outcome.score, solve(rules.deal_of(shown, "light", shown.rows)).stones


def compared(contest: Contest) -> dict[str, tuple[Estimate, Estimate | None]]:
    """For each level its stones, and the paired difference to the level below."""
    found: dict[str, tuple[Estimate, Estimate | None]] = {}
    below: list[int] | None = None
    for level, stones in contest.stones.items():
        paired = None if below is None else estimate([now - then for now, then in zip(stones, below, strict=True)])
        found[level] = estimate(stones), paired
        below = stones
    return found


def results(contest: Contest) -> dict[str, object]:
    levels = {level: {"stones": own, "against_below": paired} for level, (own, paired) in compared(contest).items()}
    return {"optimum": round(statistics.fmean(contest.optimum), 4), "bots": levels}


def bots_table(texts: Texts, contest: Contest, deals: int) -> Table:
    table = Table(title=texts("bots-title", deals=deals))
    table.add_column(texts("column-bot"))
    table.add_column(texts("column-stones"), justify="right")
    table.add_column(texts("column-below"), justify="right")
    for level, (own, paired) in compared(contest).items():
        against = "" if paired is None else interval(texts, paired)
        table.add_row(texts(f"level-{level}"), interval(texts, own), against)
    return table
