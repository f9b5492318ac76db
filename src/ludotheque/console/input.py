"""Input from a file or a pipe: one JSON value, or JSON Lines read as they arrive."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Final

from ludotheque.core.refusal import Refused

STDIN: Final = "-"
MAX_QUOTED: Final = 40
"""Longest quotation of a wrong value, in characters."""
MAX_QUOTED_NAME: Final = 200
"""Longest quotation of a file name or of another program's message."""
MAX_DIGITS: Final = 18
"""No number in any game has more digits."""


class JsonObject(tuple[tuple[str, object], ...]):
    """A JSON object as key-value pairs; duplicate keys are kept."""

    __slots__ = ()


class Location:
    """A line and path in the input, for error messages."""

    def __init__(self, line: int, path: str = "") -> None:
        self.line = line
        self.path = path

    def key(self, key: str) -> Location:
        """The location of an object's member."""
        if key.isascii() and key.isidentifier() and len(key) <= MAX_QUOTED:
            return Location(self.line, f"{self.path}.{key}" if self.path else key)
        return Location(self.line, f"{self.path}[{quoted(key)}]")

    def item(self, index: int) -> Location:
        """The location of a list's entry."""
        return Location(self.line, f"{self.path}[{index}]")

    def refusal(self, key: str, **about: str | int) -> Refused:
        """A refusal of the value at this location; its texts begin with `where`."""
        return Refused(key, line=str(self.line), path=self.path or "none", **about)

    def members(self, value: object) -> dict[str, object]:
        """The members of the object at this location; refuses anything else and duplicate keys."""
        if not isinstance(value, JsonObject):
            raise self.refusal("input-not-object")
        found: dict[str, object] = {}
        for key, member in value:
            if key in found:
                raise self.key(key).refusal("input-twice")
            found[key] = member
        return found


def quoted(value: object, longest: int = MAX_QUOTED) -> str:
    """A value as JSON, shortened to one line, unprintable characters escaped."""
    if isinstance(value, JsonObject):
        return "{…}"
    if isinstance(value, list):
        return "[…]"
    return printable(json.dumps(value, ensure_ascii=False), longest)


def printable(text: str, longest: int = MAX_QUOTED) -> str:
    """Untrusted text made safe for a terminal: shortened to one line, unprintable characters escaped."""
    begun = text[: longest + 1]
    safe = "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in begun)
    return safe if len(safe) <= longest else safe[: longest - 1] + "…"


def quoted_name(file: str) -> str:
    """A file name, quoted for a message."""
    return quoted(file, MAX_QUOTED_NAME)


def json_values(file: str) -> Iterator[tuple[int, object]]:
    """Every JSON value of the input with its line number.

    If the first non-blank line parses on its own, each line is one value; otherwise the whole text is one.
    """
    lines = decoded_lines(file)
    first = True
    for number, line in lines:
        if not line.strip(" \t\r\n"):
            continue
        try:
            value = parse_json(line, number)
        except Refused as no:
            if not first or no.key != "input-not-json":
                raise
            value = parse_json(line + "".join(more for _, more in lines), number)
        first = False
        yield number, value
    if first:
        raise Refused("input-empty")


def read_text(file: str) -> str:
    """The whole text of the input."""
    return "".join(line for _, line in decoded_lines(file))


def decoded_lines(file: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers, as they arrive, without a byte order mark."""
    with open_input(file) as stream:
        for number, raw in enumerate(stream, 1):
            try:
                yield number, raw.decode("utf-8-sig" if number == 1 else "utf-8")
            except UnicodeDecodeError as error:
                raise Location(number).refusal("input-not-utf8", column=str(error.start + 1)) from None


@contextmanager
def open_input(file: str) -> Iterator[IO[bytes]]:
    """A file opened for reading bytes; `-` is stdin."""
    if file == STDIN:
        if sys.stdin is None:  # the program was started without one
            raise Refused("input-empty")
        try:
            yield sys.stdin.buffer
        except OSError:  # a directory, say
            raise Refused("input-unreadable") from None
        return
    try:
        with open(file, "rb") as stream:  # noqa: PTH123 - also /dev/fd/3
            yield stream
    except Refused:  # a ValueError, too
        raise
    except IsADirectoryError:
        raise Refused("file-directory", file=quoted_name(file)) from None
    except (FileNotFoundError, ValueError):  # ValueError: a name with a null byte
        raise Refused("file-missing", file=quoted_name(file)) from None
    except OSError:
        raise Refused("file-unreadable", file=quoted_name(file)) from None


def parse_json(text: str, line: int) -> object:
    """The JSON value of a text that starts on this line."""
    try:
        value: object = json.loads(text, object_pairs_hook=JsonObject, parse_int=_number)
    except json.JSONDecodeError as error:
        column = str(error.colno)
        raise Location(line + error.lineno - 1).refusal("input-not-json", column=column) from None
    except RecursionError:
        raise Location(line).refusal("input-too-deep") from None
    return value


def _number(digits: str) -> int:
    """An integer cut to MAX_DIGITS: longer ones are out of every range, and Python refuses to parse very long ones."""
    return int(digits[:MAX_DIGITS])
