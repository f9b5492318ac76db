"""`match`: two bots play many matches, each as often the first to move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Annotated, Literal, TypeAlias

import typer
from msgspec import Struct
from msgspec.structs import asdict
from rich.table import Table

from ludotheque.console.input import MAX_QUOTED_NAME, printable
from ludotheque.core.chance import seed_from
from ludotheque.core.game import Draw, Outcome
from ludotheque.core.localization import Texts
from ludotheque.core.playing import play
from ludotheque.core.refusal import Refused
from ludotheque.core.share import Share, wilson
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.bots import BOTS
from ludotheque.games.ostriches.commands.terminal import AsJson, Lang, Seed, Terminal, percent
from ludotheque.games.ostriches.model import SEATS, Options, Own

Result: TypeAlias = Literal["a", "b", "draw"]
Level: TypeAlias = Annotated[str, typer.Option(metavar="LEVEL", help="A level of bots.")]


class Played(Struct, frozen=True):
    """One match: who won it, how it ended, and who began."""

    won: Result
    reason: str
    first: Result


def match(
    context: typer.Context,
    a: Level = "master",
    b: Level = "greedy",
    games: Annotated[int, typer.Option("--games", min=2, max=100_000, help="How many matches.")] = 200,
    seed: Seed = "1",
    jobs: Annotated[int, typer.Option("--jobs", min=1, max=64, help="How many matches at a time.")] = 1,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Two levels of bots play many matches, each as often the first; points with a 95% confidence interval."""
    with Terminal(context, lang) as terminal:
        for level in (a, b):
            if level not in BOTS:
                raise Refused("bot-unknown", given=printable(level), known=", ".join(BOTS))
        found: list[Played] = []
        with terminal.progress() as bar:
            names = {"a": terminal.texts(f"level-{a}"), "b": terminal.texts(f"level-{b}")}
            task = bar.add_task(terminal.texts("match-playing", **names), total=games)
            for played in all_matches(a, b, games, seed, jobs):
                found.append(played)
                bar.advance(task)
        results = summed(found)
        if json:
            terminal.print_json(
                {"a": a, "b": b, "games": games, "seed": printable(seed, MAX_QUOTED_NAME), **asdict(results)}
            )
        else:
            terminal.print(table(terminal.texts, a, b, results))


def all_matches(a: str, b: str, games: int, seed: str, jobs: int) -> Iterator[Played]:
    """Every match in order; with one job in this process."""
    words = [(a, b, f"{seed}/{number // 2}", number % 2) for number in range(games)]
    if jobs == 1:
        yield from map(one_match, words)
        return
    with ProcessPoolExecutor(min(jobs, games), mp_context=get_context("spawn")) as pool:
        yield from pool.map(one_match, words)


def one_match(given: tuple[str, str, str, int]) -> Played:
    """One match, decided by its seed except for bots that use a clock; the seats are swapped every other time."""
    a, b, seed, turned = given
    seated = [(b, BOTS[b]), (a, BOTS[a])] if turned else [(a, BOTS[a]), (b, BOTS[b])]
    record = play(rules, Options(), [Own()] * SEATS, seated, seed_from(seed))
    names: tuple[Result, Result] = ("b", "a") if turned else ("a", "b")
    starter = next(row.pick for row in record.rows if isinstance(row, Draw))
    outcome = record.end.outcome
    return Played(winner(outcome, names), outcome.reason, names[starter])


def winner(outcome: Outcome, names: tuple[Result, Result]) -> Result:
    """Who won a match, by name."""
    return names[outcome.winners[0]] if outcome.winners else "draw"


def points(found: list[Played]) -> float:
    """A point for each match that `a` won, half a point for a draw."""
    return sum({"a": 1.0, "draw": 0.5, "b": 0.0}[played.won] for played in found)


class Results(Struct, frozen=True):
    """The results of all matches."""

    won: int
    drawn: int
    lost: int
    points: Share
    moving_first: Share | None
    reasons: dict[str, int]


def summed(found: list[Played]) -> Results:
    won = Counter(played.won for played in found)
    first = [played for played in found if played.first == "a"]
    return Results(
        won["a"],
        won["draw"],
        won["b"],
        wilson(points(found), len(found)),
        wilson(points(first), len(first)) if first else None,
        dict(sorted(Counter(played.reason for played in found).items())),
    )


def interval(texts: Texts, found: Share) -> str:
    low, high = percent(texts, found.low), percent(texts, found.high)
    return texts("interval", mean=percent(texts, found.share), low=low, high=high)


def table(texts: Texts, a: str, b: str, results: Results) -> Table:
    games = results.won + results.drawn + results.lost
    shown = Table(title=texts("match-title", a=texts(f"level-{a}"), b=texts(f"level-{b}"), games=games))
    for column in ("won", "drawn", "lost", "points"):
        shown.add_column(texts(f"column-{column}"), justify="right")
    shown.add_row(*map(str, (results.won, results.drawn, results.lost)), interval(texts, results.points))
    return shown
