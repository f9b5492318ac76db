"""`solve`, `score` and `explain`: exact answers about deals that are read from a file or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Annotated, Any, TypeAlias

import typer
from rich.rule import Rule
from rich.text import Text

from ludotheque.console.input import STDIN, json_values
from ludotheque.games.uluru.commands.deals import Given, read_given, write_board
from ludotheque.games.uluru.commands.drawing import beside, cards, judged_cards, painted, picture
from ludotheque.games.uluru.commands.terminal import AsJson, File, Lang, Terminal
from ludotheque.games.uluru.commands.wording import name, wish_words
from ludotheque.games.uluru.pieces import Bird, Deal
from ludotheque.games.uluru.rules import score as count
from ludotheque.games.uluru.solver import Move, best_move, clash, difficulty
from ludotheque.games.uluru.solver import solve as best_of

Answer: TypeAlias = Callable[[Terminal, Given, bool], None]
AsPrinted: TypeAlias = Annotated[
    bool, typer.Option("--as-printed", help="Experts: a bird that did not land costs one stone in all.")
]


def solve(context: typer.Context, file: File = STDIN, json: AsJson = False, lang: Lang = None) -> None:
    """The fewest stones of a deal, proven, and a placement that does it."""
    answer_all(Terminal(context, lang), file, placement_needed=False, answer=solved, json=json)


def score(
    context: typer.Context,
    file: File = STDIN,
    json: AsJson = False,
    as_printed: AsPrinted = False,
    lang: Lang = None,
) -> None:
    """Count the stones of a placement and say for each card why."""
    answer_all(Terminal(context, lang), file, placement_needed=True, answer=scored(once=as_printed), json=json)


def explain(
    context: typer.Context,
    file: File = STDIN,
    json: AsJson = False,
    as_printed: AsPrinted = False,
    lang: Lang = None,
) -> None:
    """Why not all wishes can be met, and which single move helps most."""
    answer_all(Terminal(context, lang), file, placement_needed=False, answer=explained(once=as_printed), json=json)


def answer_all(terminal: Terminal, file: str, *, placement_needed: bool, answer: Answer, json: bool) -> None:
    """Answer each object of the input as it arrives."""
    with terminal:
        if file == STDIN and sys.stdin is not None and sys.stdin.isatty():
            terminal.print_note(terminal.texts("input-waiting"))
        for number, (line, value) in enumerate(json_values(file)):
            given = read_given(line, value, placement_needed=placement_needed)
            if number and not json:
                terminal.print(Rule(style="dim"))
            answer(terminal, given, json)


def solved(terminal: Terminal, given: Given, json: bool) -> None:
    best = best_of(given.deal)
    if json:
        placement = write_board(best.placement)
        terminal.print_json({"stones": best.stones, "optima": best.optima, "placement": placement})
        return
    texts = terminal.texts
    terminal.print(
        beside(picture(texts, best.placement), judged_cards(texts, given.deal, best.placement)),
        Text(texts("best-stones", stones=best.stones), "bold"),
        texts("best-optima", optima=best.optima),
    )


def scored(*, once: bool) -> Answer:
    def answer(terminal: Terminal, given: Given, json: bool) -> None:
        board = board_of(given)
        result = count(given.deal, board, once=once)
        if json:
            unplaced = [bird.value for bird in result.unplaced]
            terminal.print_json({"stones": result.stones, "unmet": plain(result.unmet), "unplaced": unplaced})
            return
        texts = terminal.texts
        terminal.print(
            beside(picture(texts, board), judged_cards(texts, given.deal, board)),
            Text(texts("score-stones", stones=result.stones), "bold"),
        )

    return answer


def explained(*, once: bool) -> Answer:
    def answer(terminal: Terminal, given: Given, json: bool) -> None:
        stones = best_of(given.deal).stones
        level = difficulty(given.deal).level
        between = clash(given.deal)
        move = None if given.board is None else best_move(given.deal, given.board, once=once)
        if json:
            helps = None if move is None else plain_move(move)
            terminal.print_json({"stones": stones, "clash": plain(between), "move": helps, "difficulty": level})
            return
        texts = terminal.texts
        if given.board is None:
            terminal.print(cards(texts, given.deal))
        else:
            terminal.print(beside(picture(texts, given.board), judged_cards(texts, given.deal, given.board)))
            terminal.print_text("score-stones", stones=count(given.deal, given.board, once=once).stones)
        terminal.print(Text(texts("best-stones", stones=stones), "bold"))
        terminal.print_text("difficulty-level", level=level)
        tell_clash(terminal, given.deal, between)
        if given.board is not None:
            tell_move(terminal, move)

    return answer


def tell_clash(terminal: Terminal, deal: Deal, between: Iterable[tuple[Bird, int]]) -> None:
    """Which wishes get in each other's way."""
    sentences = [
        terminal.texts(
            "clash-card", name=name(terminal.texts, bird), wish=wish_words(terminal.texts, deal[bird.number][card])
        )
        for bird, card in between
    ]
    terminal.print_text("clash-some" if sentences else "clash-none")
    terminal.print(*(painted(sentence) for sentence in sentences))


def tell_move(terminal: Terminal, move: Move | None) -> None:
    """Which single gesture helps most."""
    if move is None:
        terminal.print_text("move-none")
        return
    texts, land = terminal.texts, move.land
    swaps = "none" if move.swaps is None else name(texts, move.swaps)
    said = texts("move-best", name=name(texts, land.bird), place=land.place, swaps=swaps, gain=move.gain)
    terminal.print(painted(said))


def board_of(given: Given) -> tuple[int | None, ...]:
    if given.board is None:
        raise AssertionError("a placement was needed and not read")
    return given.board


def plain(found: Iterable[tuple[Bird, int]]) -> list[list[Any]]:
    return [[bird.value, card] for bird, card in found]


def plain_move(move: Move) -> dict[str, Any]:
    swaps = None if move.swaps is None else move.swaps.value
    return {"bird": move.land.bird.value, "place": move.land.place, "swaps": swaps, "gain": move.gain}
