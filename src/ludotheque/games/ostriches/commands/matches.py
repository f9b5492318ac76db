"""`match`: two bots play many matches, each as often the first to move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Final, Literal, TypeAlias

import typer
from msgspec import Struct
from msgspec.structs import asdict
from rich.table import Table

from ludotheque.console.input import MAX_QUOTED_NAME, printable
from ludotheque.console.jobs import each
from ludotheque.core.box import Bot, time_to_think, untimed
from ludotheque.core.chance import seed_from
from ludotheque.core.game import Draw, Outcome
from ludotheque.core.localization import Texts
from ludotheque.core.playing import play
from ludotheque.core.refusal import Refused
from ludotheque.core.share import Share, wilson
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.bots import BOTS, SearchBot
from ludotheque.games.ostriches.commands.terminal import AsJson, Lang, Seed, Terminal, percent
from ludotheque.games.ostriches.model import SEATS, Action, Options, Own, View

Result: TypeAlias = Literal["a", "b", "draw"]
DECISIONS: Final = 30
"""About how many decisions a side makes in a match."""
LINE: Final = {True: 7e-6, False: 350e-6}
"""About how many seconds a search looks at a line, with numba and without."""
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
    iterations: Annotated[
        int | None,
        typer.Option("--iterations", min=1, max=10_000_000, help="Think by so many lines instead of the clock."),
    ] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Two levels of bots play many matches, each as often the first; points with a 95% confidence interval."""
    with Terminal(context, lang) as terminal:
        for level in (a, b):
            if level not in BOTS:
                raise Refused("bot-unknown", given=printable(level), known=", ".join(BOTS))
        found: list[Played] = []
        announce(terminal, a, b, games, jobs, iterations)
        with terminal.progress() as bar:
            names = {"a": terminal.texts(f"level-{a}"), "b": terminal.texts(f"level-{b}")}
            task = bar.add_task(terminal.texts("match-playing", **names), total=games)
            for played in all_matches(a, b, games, seed, jobs, iterations):
                found.append(played)
                bar.advance(task)
        results = summed(found)
        if json:
            terminal.print_json(
                {
                    "a": a,
                    "b": b,
                    "games": games,
                    "seed": printable(seed, MAX_QUOTED_NAME),
                    "iterations": iterations,
                    **asdict(results),
                }
            )
        else:
            terminal.print(table(terminal.texts, a, b, results))


def announce(terminal: Terminal, a: str, b: str, games: int, jobs: int, iterations: int | None) -> None:
    """Say what will be played and about how long that takes, and whether the clock has a part in it."""
    bots = [BOTS[level] if iterations is None else untimed(BOTS[level], iterations) for level in (a, b)]
    seconds = games / min(games, jobs) * DECISIONS * sum(map(pace, bots))
    timed = any(time_to_think(bot) is not None for bot in bots)
    names = {"a": terminal.texts(f"level-{a}"), "b": terminal.texts(f"level-{b}")}
    terminal.announce("match-plan-timed" if timed else "match-plan", seconds, **names, games=games, jobs=jobs)


def pace(bot: Bot[View, Action]) -> float:
    """About how many seconds a bot thinks about a decision."""
    if not isinstance(bot, SearchBot):
        return 0.0
    from ludotheque.core.compiling import FAST  # noqa: PLC0415 - importing numba takes a second

    needed = bot.level.iterations * LINE[FAST]
    return needed if bot.seconds is None else min(needed, bot.seconds)


def all_matches(a: str, b: str, games: int, seed: str, jobs: int, iterations: int | None = None) -> Iterator[Played]:
    """Every match in order; with one job in this process."""
    words = [(a, b, f"{seed}/{number // 2}", number % 2, iterations) for number in range(games)]
    yield from each(one_match, words, min(jobs, games))


def one_match(given: tuple[str, str, str, int, int | None]) -> Played:
    """One match, decided by its seed except for bots that use a clock; the seats are swapped every other time."""
    a, b, seed, turned, iterations = given
    bots = BOTS if iterations is None else {level: untimed(BOTS[level], iterations) for level in (a, b)}
    seated = [(b, bots[b]), (a, bots[a])] if turned else [(a, bots[a]), (b, bots[b])]
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
