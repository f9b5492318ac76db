"""`analyse`: a match turn by turn, with what the mover could know and what would have been better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import factorial, prod
from random import Random
from typing import Annotated, Final

import typer
from msgspec import Struct

from ludotheque.console.input import STDIN, printable, read_text
from ludotheque.console.terminal import name_of, problem_of
from ludotheque.core.game import Act, Seat
from ludotheque.core.record import AnyGame, BadRecord, Record, read, verify
from ludotheque.core.refusal import Refused
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.commands.terminal import AsJson, Lang, Seed, Terminal, percent
from ludotheque.games.ostriches.model import SEATS, Action, Decline, Go, Land, Offer, Rotate, State, View
from ludotheque.games.ostriches.pieces import NAMES, Power
from ludotheque.games.ostriches.rules.notation import written
from ludotheque.games.ostriches.rules.positions import write_position
from ludotheque.games.ostriches.rules.seeing import missing
from ludotheque.games.ostriches.solver import Budget, Turn, think

BETTER: Final = 3
"""The most better turns that are named."""
NOISE: Final = 0.02
"""Chances that differ by less count as equal."""


class Made(Struct, frozen=True):
    """A turn that was made: the state before it, its actions, and the state after it."""

    number: int
    seat: Seat
    before: State
    actions: tuple[Action, ...]
    after: State

    @property
    def said(self) -> str:
        return " ".join(map(rules.written, self.actions))

    @property
    def view(self) -> View:
        """What the mover could know when it began."""
        return rules.observe(self.before, self.seat)


def turns_of(record: Record) -> Iterator[Made]:
    """Every turn of a match in order, verifying the record on the way; the end may cut the last one short."""
    before: State | None = None
    actions: list[Action] = []
    state: State | None = None
    for _, row, moment, _ in verify(record):
        if isinstance(row, Act) and state is not None and not isinstance(row.action, Decline | Offer):
            if state.table.phase == "move" and isinstance(row.action, Go | Land | Rotate):
                before, actions = state, []
            if before is not None and row.seat == before.table.turn:
                actions.append(row.action)
        state = moment.state
        if before is not None and state.table.phase in ("move", "over"):
            yield Made(before.table.turns + 1, before.table.turn, before, tuple(actions), state)
            before = None


class Choice(Struct, frozen=True):
    """A turn, or its beginning, and the chance to win with it."""

    turn: str
    chance: float


class Opinion(Struct, frozen=True):
    """One turn of a match as a strong bot sees it, from the mover's view."""

    number: int
    seat: int
    position: str
    played: str
    seen: dict[str, Power]
    worlds: int
    chance: float
    """Before the turn, for the mover."""
    with_it: float
    """With the turn that was played."""
    better: tuple[Choice, ...]
    """The best first; none where the bot would have done no better."""


def analyse(
    context: typer.Context,
    record: Annotated[str, typer.Argument(help="The record of a match; - is the input pipe.")] = STDIN,
    iterations: Annotated[
        int, typer.Option("--iterations", min=100, max=10_000_000, help="How long to think about each turn.")
    ] = 20_000,
    seed: Seed = "1",
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Go through a match: what the mover could know, their chances, and which turns would have been better."""
    with Terminal(context, lang) as terminal:
        match, made = checked(terminal, read_text(record))
        names = [name_of(terminal.texts, seat, who) for seat, who in enumerate(match.who)]
        rng = Random(f"analysis/{seed}".encode("utf-8", "surrogateescape"))
        with terminal.progress() as bar:
            task = bar.add_task(terminal.texts("analysis-thinking"), total=len(made))
            for turn in made:
                found = opinion(turn, iterations, rng)
                bar.advance(task)
                if json:
                    terminal.print_json(found)
                else:
                    tell(terminal, found, names)


def checked(terminal: Terminal, text: str) -> tuple[Record, list[Made]]:
    """A record and its turns; exits with what is wrong with it, and in which line."""
    try:
        match = read(text, this_game)
        return match, list(turns_of(match))
    except BadRecord as bad:
        problem = problem_of(terminal.texts, bad, text)
        terminal.print_note(terminal.texts("record-problem", line=str(bad.line), problem=problem))
        raise typer.Exit(2) from None


def this_game(key: str) -> AnyGame:
    if key != rules.key:
        raise Refused("other-game", given=printable(key))
    return rules


def opinion(turn: Made, iterations: int, rng: Random) -> Opinion:
    """What a strong bot thinks of a turn, knowing no more than the mover did."""
    view, budget = turn.view, Budget(iterations=iterations)
    judged = think(view, budget, rng)
    with_it = chance_with(turn, judged.turns, budget, rng)
    better = [plan for plan in judged.turns[:BETTER] if plan.estimate > with_it + NOISE and not begins(plan, turn)]
    better.sort(key=lambda plan: plan.estimate, reverse=True)
    return Opinion(
        turn.number,
        turn.seat,
        write_position(turn.before),
        turn.said,
        seen_by_eye(view),
        worlds(view),
        round(judged.estimate, 4),
        round(with_it, 4),
        tuple(Choice(" ".join(plan.actions), round(plan.estimate, 4)) for plan in better),
    )


def begins(plan: Turn, turn: Made) -> bool:
    """Whether this plan was played; a plan ends where a face turns up that the mover did not know."""
    return plan.actions == tuple(map(written, turn.actions[: len(plan.actions)]))


def chance_with(turn: Made, plans: Sequence[Turn], budget: Budget, rng: Random) -> float:
    """The mover's chance with the turn played: from the search, from the result, or from a search after it."""
    played = next((plan for plan in plans if begins(plan, turn) and plan.visits), None)
    if played is not None:
        return played.estimate
    table = turn.after.table
    if table.phase == "over":
        return 0.5 if table.winner is None else float(table.winner == turn.seat)
    return 1.0 - think(rules.observe(turn.after, turn.seat), budget, rng).estimate


def tell(terminal: Terminal, found: Opinion, names: Sequence[str]) -> None:
    """One turn for people."""
    texts, player = terminal.texts, names[found.seat]
    terminal.print_text("analysis-turn", turn=found.number, player=player, said=found.played)
    terminal.print_text("analysis-position", position=found.position)
    terminal.print_text("analysis-unknown", worlds=found.worlds, player=player)
    if found.seen:
        squares = ", ".join(f"{square} ({texts('power', power=power)})" for square, power in found.seen.items())
        terminal.print_text("analysis-seen", squares=squares)
    before, after = percent(texts, found.chance), percent(texts, found.with_it)
    terminal.print_text("analysis-chance", player=player, before=before, after=after)
    for choice in found.better:
        terminal.print_text("analysis-better", said=choice.turn, chance=percent(texts, choice.chance))
    if not found.better:
        terminal.print_text("analysis-best")


def worlds(view: View) -> int:
    """The number of worlds that a viewer cannot tell apart: all deals of powers to the ostriches they do not know."""
    found = 1
    for seat in range(SEATS):
        left = Counter(missing(view, seat))
        found *= factorial(left.total()) // prod(map(factorial, left.values()))
    return found


def seen_by_eye(view: View) -> dict[str, Power]:
    """The opponent's face-down ostriches that the viewer has looked at."""
    return {
        NAMES[one.at]: one.power
        for one in view.ostriches
        if one.of != view.viewer and not one.up and one.power is not None
    }
