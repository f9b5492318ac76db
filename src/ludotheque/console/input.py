"""What comes in from a file or a pipe: one JSON object, or JSON Lines, each taken as it arrives."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Final

from ludotheque.core.refusal import Refused

STDIN: Final = "-"
LONGEST: Final = 40
"""How much of a wrong value is quoted."""
LONGEST_NAME: Final = 200
"""How much of the name of a file is quoted, or of what another program says."""
DIGITS: Final = 18
"""No number that a game asks for is longer."""


class Pairs(tuple[tuple[str, object], ...]):
    """A JSON object as it was written: a key given twice is still there twice."""

    __slots__ = ()


class Spot:
    """A place in the input, to name it when something is wrong there."""

    def __init__(self, line: int, path: str = "") -> None:
        self.line = line
        self.path = path

    def key(self, key: str) -> Spot:
        """The member of an object."""
        if key.isascii() and key.isidentifier() and len(key) <= LONGEST:
            return Spot(self.line, f"{self.path}.{key}" if self.path else key)
        return Spot(self.line, f"{self.path}[{quoted(key)}]")

    def item(self, index: int) -> Spot:
        """The entry of a list."""
        return Spot(self.line, f"{self.path}[{index}]")

    def wrong(self, key: str, **about: str | int) -> Refused:
        """The refusal of what stands here; its texts begin with `where`."""
        return Refused(key, line=str(self.line), path=self.path or "none", **about)

    def members(self, value: object) -> dict[str, object]:
        """The members of the object that must stand here, each key once."""
        if not isinstance(value, Pairs):
            raise self.wrong("input-not-object")
        found: dict[str, object] = {}
        for key, member in value:
            if key in found:
                raise self.key(key).wrong("input-twice")
            found[key] = member
        return found


def quoted(value: object, longest: int = LONGEST) -> str:
    """A value as JSON, short, on one line, everything unprintable escaped."""
    if isinstance(value, Pairs):
        return "{…}"
    if isinstance(value, list):
        return "[…]"
    return plain(json.dumps(value, ensure_ascii=False), longest)


def plain(text: str, longest: int = LONGEST) -> str:
    """A foreign text, short, on one line, everything unprintable escaped: fit for a terminal."""
    begun = text[: longest + 1]
    safe = "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in begun)
    return safe if len(safe) <= longest else safe[: longest - 1] + "…"


def file_name(file: str) -> str:
    """The name of a file."""
    return quoted(file, LONGEST_NAME)


def objects(file: str) -> Iterator[tuple[int, object]]:
    """Every JSON value of the input with the number of its line.

    When the first line that is not blank parses alone, each line is one value; else the whole text is one.
    """
    lines = decoded_lines(file)
    first = True
    for number, line in lines:
        if not line.strip(" \t\r\n"):
            continue
        try:
            value = parsed(line, number)
        except Refused as no:
            if not first or no.key != "input-not-json":
                raise
            value = parsed(line + "".join(more for _, more in lines), number)
        first = False
        yield number, value
    if first:
        raise Refused("input-empty")


def whole(file: str) -> str:
    """The whole text of the input."""
    return "".join(line for _, line in decoded_lines(file))


def decoded_lines(file: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers, as they arrive; a byte order mark before the first is no part of it."""
    with opened(file) as stream:
        for number, raw in enumerate(stream, 1):
            try:
                yield number, raw.decode("utf-8-sig" if number == 1 else "utf-8")
            except UnicodeDecodeError as error:
                raise Spot(number).wrong("input-not-utf8", column=str(error.start + 1)) from None


@contextmanager
def opened(file: str) -> Iterator[IO[bytes]]:
    """The bytes of a file, or of the standard input for `-`."""
    if file == STDIN:
        if sys.stdin is None:  # a program may be started without one
            raise Refused("input-empty")
        try:
            yield sys.stdin.buffer
        except OSError:  # a folder, say
            raise Refused("input-unreadable") from None
        return
    try:
        with open(file, "rb") as stream:  # noqa: PTH123 - also /dev/fd/3
            yield stream
    except IsADirectoryError:
        raise Refused("file-directory", file=file_name(file)) from None
    except (FileNotFoundError, ValueError):  # ValueError: a name with a null byte
        raise Refused("file-missing", file=file_name(file)) from None
    except OSError:
        raise Refused("file-unreadable", file=file_name(file)) from None


def parsed(text: str, line: int) -> object:
    """The JSON value of a text that begins in this line."""
    try:
        value: object = json.loads(text, object_pairs_hook=Pairs, parse_int=_number)
    except json.JSONDecodeError as error:
        column = str(error.colno)
        raise Spot(line + error.lineno - 1).wrong("input-not-json", column=column) from None
    except RecursionError:
        raise Spot(line).wrong("input-too-deep") from None
    return value


def _number(digits: str) -> int:
    """Endless digits are cut: they are out of every range, and Python would refuse to read them."""
    return int(digits[:DIGITS])
