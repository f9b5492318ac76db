"""The command line: `ludotheque games`, `ludotheque replay`, `ludotheque play`, and each game's own commands."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import version
from itertools import pairwise
from typing import Annotated, Any, Final, Literal, NoReturn, TypeAlias

import msgspec
import typer
from rich.console import Console
from rich.text import Text
from typer.core import TyperGroup

from ludotheque.bot_client.command import bot
from ludotheque.console.input import MAX_QUOTED_NAME, STDIN, printable, read_text
from ludotheque.console.output import discard_stdout, is_unwritable, replace_missing_stdout, write_line, write_note
from ludotheque.console.terminal import name_of, problem_of
from ludotheque.core.box import Box
from ludotheque.core.coding import encode
from ludotheque.core.game import Event
from ludotheque.core.localization import Texts, language_wanted
from ludotheque.core.record import AnyGame, BadRecord, Record, read, verify
from ludotheque.core.refusal import Refused
from ludotheque.core.score import amount, unit_key
from ludotheque.games import GAMES
from ludotheque.lab.command import app as lab
from ludotheque.new_game.command import new_game
from ludotheque.server.command import backup, doctor, move, play, prune

Lang: TypeAlias = Annotated[
    Literal["en", "fr", "de"] | None, typer.Option("--lang", help="The language; else $LUDOTHEQUE_LANG.")
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="JSON for programs.")]

INTERRUPTED: Final = 130
"""The exit status after Ctrl-C that shells expect."""
UNUSABLE: type[Any] = typer.BadParameter.__mro__[1]
"""Click's usage error, wherever typer has it from."""


class CommandGroup(TyperGroup):
    """Exits quietly on a broken pipe or Ctrl-C, and reports usage and output errors on one line."""

    def main(self, *args: Any, **settings: Any) -> NoReturn:
        words = settings.get("args", args[0] if args else None)
        texts = Texts(language_wanted(language_in(sys.argv[1:] if words is None else words)))
        try:
            status = super().main(*args, **{**settings, "standalone_mode": False})
        except UNUSABLE as error:
            status = usage_problem(error, texts)
        except OSError as error:
            if not is_unwritable(error):
                raise
            discard_stdout()
            write_note(texts("output-unwritable"))
            status = 2
        sys.exit(status if isinstance(status, int) else 0)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            discard_stdout()
            raise typer.Exit(1) from None


def language_in(words: Sequence[str]) -> str | None:
    """The language that the arguments ask for, even if they are otherwise invalid."""
    asked = [after for word, after in pairwise(words) if word == "--lang"]
    asked += [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    return asked[-1] if asked else None


def usage_problem(error: Any, texts: Texts) -> int:
    """Report an invalid option or command; without arguments, show the help. Gives the exit status."""
    if type(error).__name__ == "NoArgsIsHelpError":
        error.show()
    else:
        problem = printable(" ".join(error.format_message().split()), MAX_QUOTED_NAME)
        write_note(texts("usage-problem", problem=problem))
    return int(error.exit_code)


def say_version(asked: bool) -> None:
    if asked:
        typer.echo(f"ludotheque {version('ludotheque')}")
        raise typer.Exit


def main_options(
    context: typer.Context,
    lang: Lang = None,
    _version: Annotated[
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Which version this is.")
    ] = False,
) -> None:
    """Board games for people, bots and researchers, from one set of rules."""
    context.obj = lang


def texts_for(context: typer.Context, lang: str | None, *keys: str) -> Texts:
    """The texts of these games, in the language given after the command, before it, or by the environment."""
    return Texts(language_wanted(lang or context.find_root().obj), *(f"ludotheque.games.{key}" for key in keys))


def fail(sentence: str) -> typer.Exit:
    """Print an error on one line; gives the exit to raise."""
    write_note(sentence)
    return typer.Exit(2)


def games(context: typer.Context, json: AsJson = False, lang: Lang = None) -> None:
    """The games on the shelf: seats, options, bots and commands."""
    console = Console(highlight=False, markup=False, emoji=False)
    for key, box in GAMES.items():
        about = described(key, box)
        if json:
            write_line(msgspec.json.encode(about))
            continue
        texts = texts_for(context, lang, key)
        title = Text.assemble((texts("game-name"), "bold"), f" ({key})")
        console.print(title, texts("game-about"), sep="\n")
        fewest, most = about["seats"]
        console.print(texts("games-seats" if fewest < most else "games-seats-exactly", fewest=fewest, most=most))
        console.print(texts("games-bots", bots=", ".join(about["bots"])))
        console.print(texts("games-commands", commands=", ".join(about["commands"])))
        console.print(texts("games-options"))
        width = max(map(len, about["options"]))
        for name, option in about["options"].items():
            console.print(Text(f"  {name:{width}}  {option_words(option)}"))


def described(key: str, box: Box) -> dict[str, Any]:
    """A box as data; its options as in a JSON schema."""
    schema = msgspec.json.schema(box.game.options)
    options = schema["$defs"][box.game.options.__name__]["properties"]
    commands = [] if box.commands is None else commands_of(box.commands())
    return {
        "game": key,
        "seats": list(box.seats),
        "options": options,
        "bots": list(box.bots),
        "commands": commands,
    }


def commands_of(opened: typer.Typer) -> list[str]:
    return [str(entry.name or getattr(entry.callback, "__name__", "")) for entry in opened.registered_commands]


def option_words(option: dict[str, Any]) -> str:
    """The values of an option, the default in brackets."""
    kinds = option.get("anyOf", [option.get("items", option)])
    values = [said(value) for kind in kinds for value in values_of(kind)]
    default = option.get("default")
    chosen = [said(value) for value in (default if isinstance(default, list) else [default])]
    return f"{' '.join(values)} [{' '.join(chosen)}]"


def values_of(kind: dict[str, Any]) -> list[Any]:
    """The values that an entry of a JSON schema allows."""
    if "enum" in kind:
        return list(kind["enum"])
    if "minimum" in kind and "maximum" in kind:
        return [f"{kind['minimum']}-{kind['maximum']}"]
    return [None if kind.get("type") == "null" else kind.get("type", "?")]


def said(value: Any) -> str:
    return "none" if value is None else str(value)


def replay(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help="The record of a match; - is the input pipe.")] = STDIN,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Check the record of a match against rules and seed, and tell its story."""
    texts = texts_for(context, lang)
    text = ""
    try:
        text = read_text(file)
        record = read(text, game_of)
        texts = texts_for(context, lang, record.game.key)
        happened = [(row.at, event) for _, row, _, events in verify(record) for event in events]
    except Refused as no:
        raise fail(texts.refusal(no)) from None
    except BadRecord as bad:
        raise fail(texts("record-problem", line=str(bad.line), problem=problem_of(texts, bad, text))) from None
    if json:
        for at, event in happened:
            write_line(encode({"at": at, "event": event}))
        write_line(encode({"outcome": record.end.outcome}))
    else:
        tell(record, [event for _, event in happened], texts)


def game_of(key: str) -> AnyGame | None:
    return GAMES[key].game if key in GAMES else None


def tell(record: Record, events: Sequence[Event], texts: Texts) -> None:
    """Print the story in the texts of the game, then the outcome."""
    console = Console(highlight=False, markup=False, emoji=False)
    names = [name_of(texts, seat, who) for seat, who in enumerate(record.who)]
    story = GAMES[record.game.key].story
    for sentence in story(events, texts, names) if story is not None else ():
        console.print(sentence, soft_wrap=True)
    outcome = record.end.outcome
    winner, loser = (
        ", ".join(name for seat, name in enumerate(names) if outcome.result(seat) == result)
        for result in ("won", "lost")
    )
    console.print(texts(f"outcome-{outcome.reason}", winner=winner, loser=loser), soft_wrap=True)
    for place, score, name in sorted(zip(outcome.places, outcome.score, names, strict=True)):
        unit = texts(unit_key(score, outcome.unit), score=score)
        read = amount(score, outcome.unit, texts("decimal-mark"))
        console.print(texts("replay-place", place=place, player=name, score=read, unit=unit))
    console.print(texts("replay-checked", rows=len(record.rows)))
    if record.script:
        console.print(texts("replay-scripted", draws=len(record.script)))


def app() -> typer.Typer:
    """The whole command line, with the commands of every game under its key."""
    commands = typer.Typer(cls=CommandGroup, no_args_is_help=True, rich_markup_mode=None)
    commands.callback()(main_options)
    commands.command()(games)
    commands.command()(replay)
    commands.command()(play)
    commands.command()(bot)
    commands.command()(backup)
    commands.command()(doctor)
    commands.command("move-store")(move)
    commands.command()(prune)
    commands.command()(new_game)
    commands.add_typer(lab(), name="lab")
    for key, box in GAMES.items():
        if box.commands is not None:
            commands.add_typer(box.commands(), name=key)
    return commands


def run() -> None:
    """Run the command line in this process."""
    replace_missing_stdout()
    for stream in (sys.stdout, sys.stderr):
        # A character that the terminal cannot encode becomes a question mark instead of an error.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()(prog_name="ludotheque")
