"""What an experiment is, and how its file is read: strictly, with a sentence for everything that cannot be."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, TypeAlias, get_type_hints

import msgspec
from msgspec import Meta, Struct

from ludotheque.console.input import printable, quoted_name, read_text
from ludotheque.core.arguments import UNFIT
from ludotheque.core.coding import decode, encode
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES

Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
MOST: Final = 10_000_000
"""Jobs of one experiment."""
NO_FILE: Final = "experiment"
"""What refusals call an experiment that was not read from a file."""


class Common(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="kind"):
    """What every experiment says."""

    game: str
    count: Annotated[int, Meta(ge=1, le=MOST)]
    """Seeds for each setting; the same ones for all, so that settings can be compared."""
    title: Annotated[str, Meta(max_length=200)] = ""
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | int = 1
    """Match number n of every setting has the seed `SEED/n`."""
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None
    """How many play; else as many as `levels` or `own` name, or the fewest that can."""
    options: dict[str, Any] = {}
    """What the table agrees on, where it is not the default of the game."""
    own: dict[str, Any] | list[dict[str, Any]] = {}
    """The settings of all seats, or of each."""
    sweep: dict[str, Any] = {}
    """Lists of values, each with all others: of `options`, `own`, `seats` and `levels`."""


class Tournament(Common, frozen=True, kw_only=True, tag="tournament"):
    """Bots against each other, all of them with all others, at all seats: ratings with intervals."""

    levels: Annotated[list[Level], Meta(min_length=2, max_length=20)]
    resamples: Annotated[int, Meta(ge=100, le=100_000)] = 1000
    """How often the bootstrap draws openings anew."""


class Balance(Common, frozen=True, kw_only=True, tag="balance"):
    """Shares of a column of points or of yes and no, with intervals: who wins how often."""

    levels: Level | list[Level] = []
    measure: Name = "seats"
    of: Name = "points"
    """The column."""
    by: list[Name] | None = None
    """Columns that tell groups apart, beside those that are swept; by default the seat, where the measure knows it."""


class Distribution(Common, frozen=True, kw_only=True, tag="distribution"):
    """How the columns of a measure are distributed over many seeds."""

    measure: Name
    levels: Level | list[Level] = []
    of: list[Name] = []
    """The columns; by default all numbers, and words of which there are few."""
    by: list[Name] = []
    """Columns that tell groups apart, beside those that are swept."""


Experiment: TypeAlias = Tournament | Balance | Distribution
KINDS: Final[dict[str, type[Experiment]]] = {
    "tournament": Tournament,
    "balance": Balance,
    "distribution": Distribution,
}


def load(file: str) -> Experiment:
    """The experiment of a TOML file."""
    return parse(read_text(file), quoted_name(file))


def parse(text: str, file: str = NO_FILE) -> Experiment:
    """The experiment that a TOML text describes; `file` is how refusals call it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        line = found[1] if found else str(text.count("\n") + 1)
        raise Refused("lab-not-toml", file=file, line=line, problem=printable(str(error), 200)) from None
    except RecursionError:
        raise Refused("lab-not-toml", file=file, line="1", problem="nested too deeply") from None
    return read(data, file)


def read(data: Mapping[str, Any], file: str = NO_FILE) -> Experiment:
    """The experiment that plain data describes."""
    about = Where(file)
    about.plain("", data)
    if "kind" not in data:
        raise about.missing("kind", KINDS)
    about.one_of("kind", data["kind"], KINDS)
    about.keys("", data, ("kind", *KINDS[data["kind"]].__struct_fields__))
    if "game" not in data:
        raise about.missing("game", GAMES)
    about.one_of("game", data["game"], GAMES)
    kind = KINDS[data["kind"]]
    hints = get_type_hints(kind, include_extras=True)
    for name in kind.__struct_encode_fields__:
        if name in data:
            about.value(name, data[name], hints[name])
    needed = [field.name for field in msgspec.structs.fields(kind) if field.required and field.name not in data]
    if needed:
        raise about.missing(needed[0], ())
    found: Experiment = decode(encode(data), kind)
    return found


class Where(Struct, frozen=True):
    """The file of an experiment, for refusals that name it together with a key and what may stand there."""

    file: str

    def missing(self, key: str, known: Iterable[str]) -> Refused:
        """The refusal of an experiment that lacks a key."""
        listed = ", ".join(known)
        if not listed:
            return Refused("lab-key-missing", file=self.file, name=key)
        return Refused("lab-choice-missing", file=self.file, name=key, known=listed)

    def keys(self, path: str, given: Iterable[str], known: Iterable[str]) -> None:
        """Refuse keys that mean nothing."""
        listed = tuple(known)
        for key in given:
            if key not in listed:
                wrong = printable(f"{path}{key}", 80)
                raise Refused("lab-key-unknown", file=self.file, name=wrong, known=", ".join(listed))

    def one_of(self, key: str, given: object, known: Iterable[str]) -> None:
        """Refuse anything but one of these words."""
        listed = tuple(known)
        if given not in listed:
            raise self.wrong(key, given, ", ".join(listed))

    def value(self, key: str, given: Any, kind: Any) -> Any:
        """A value as its type has it, or the refusal of it."""
        try:
            return decode(encode(given), kind)
        except UNFIT:
            raise self.wrong(key, given, allowed(kind)) from None

    def wrong(self, key: str, given: object, wanted: str) -> Refused:
        """The refusal of a value."""
        return Refused("lab-value", file=self.file, name=key, given=said(given), wanted=wanted)

    def plain(self, path: str, value: object) -> None:
        """Refuse what TOML has and no setting takes: dates, and numbers that are none."""
        if isinstance(value, Mapping):
            for key, below in value.items():
                self.plain(f"{path}.{key}" if path else str(key), below)
        elif isinstance(value, list | tuple):
            for below in value:
                self.plain(path, below)
        elif not isinstance(value, str | int | float | bool | None) or (
            isinstance(value, float) and not math.isfinite(value)
        ):
            raise self.wrong(printable(path, 80), value, "text, number, true, false")


def said(value: object) -> str:
    """A value as the file would have it, short."""
    try:
        return printable(repr(value) if isinstance(value, float) else encode(value).decode(), 80)
    except UNFIT:
        return printable(repr(value), 80)


def allowed(kind: Any) -> str:
    """The values of a type in a few words, as `ludotheque games` lists them."""
    (schema,), _ = msgspec.json.schema_components([kind])
    found = dict.fromkeys(words_of(schema))
    return ", ".join(found)


def words_of(schema: Mapping[str, Any]) -> Iterable[str]:
    """What an entry of a JSON schema allows."""
    if "anyOf" in schema:
        for part in schema["anyOf"]:
            yield from words_of(part)
    elif "enum" in schema:
        yield from map(str, schema["enum"])
    elif schema.get("type") == "null":
        yield "none"
    elif schema.get("type") == "array":
        inside = ", ".join(words_of(schema.get("items", {})))
        yield f"[{inside}]"
    elif "minimum" in schema or "maximum" in schema:
        yield f"{schema.get('minimum', '')}..{schema.get('maximum', '')}"
    elif "minLength" in schema or "maxLength" in schema:
        yield f"text ({schema.get('minLength', 0)}..{schema.get('maxLength', '')})"
    else:
        yield str(schema.get("type", "any"))
