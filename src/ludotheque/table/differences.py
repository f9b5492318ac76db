"""What has changed between two views, and how a screen puts it into what it had before.

Parts that are the same object are not looked into, and parts that are equal are not sent: so a difference follows from
what a viewer was shown and is shown, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple

from ludotheque.core.game import Outcome, Seat, numbers_in
from ludotheque.table.frames import Change, MatchView

PARTS: dict[type, tuple[str, ...]] = {}
LISTED: Final = 16
"""Actions of which a set in hexadecimal digits tells in the space that one number takes in a list."""


def parts_of(kind: type) -> tuple[str, ...]:
    """The fields of a struct that are compared one by one; none where the struct leaves out fields when it is sent."""
    found = PARTS.get(kind)
    if found is None:
        found = ()
        if issubclass(kind, Struct) and not kind.__struct_config__.omit_defaults:
            found = kind.__struct_fields__
        PARTS[kind] = found
    return found


def has_parts(thing: Any) -> bool:
    """Whether it can be compared part by part."""
    return type(thing) is tuple or parts_of(type(thing)) != ()


def differences(before: Any, after: Any) -> list[Change]:
    """The smallest parts that differ, with their paths."""
    found: list[Change] = []
    if before != after:
        _compare(before, after, (), found)
    return found


def _compare(before: Any, after: Any, path: tuple[str | int, ...], found: list[Change]) -> None:
    """Collect the differences of two values that are known to differ."""
    kind = type(after)
    if kind is type(before):
        if fields := parts_of(kind):
            for field, was, now in zip(fields, astuple(before), astuple(after), strict=True):
                if was is not now and was != now:
                    _compare(was, now, (*path, field), found)
            return
        if kind is tuple and 0 < len(before) <= len(after) and (has_parts(after[0]) or has_parts(after[-1])):
            for number, was in enumerate(before):
                now = after[number]
                if was is not now and was != now:
                    _compare(was, now, (*path, number), found)
            found.extend(((*path, number), after[number]) for number in range(len(before), len(after)))
            return
    found.append((path, after))


class MatchSeen(Struct, frozen=True):
    """What a viewer sees of a match: a `MatchView` whose legal actions are a set of bits."""

    id: str
    chapter: str
    seat: Seat | None
    view: Any
    legal: int
    outcome: Outcome | None
    replay: str | None

    def sent(self) -> MatchView:
        """The whole of it, as it is sent."""
        return MatchView(self.id, self.chapter, self.seat, self.view, numbers_in(self.legal), self.outcome, self.replay)


def match_differences(before: MatchSeen, after: MatchSeen) -> tuple[list[Change], tuple[int, ...], str]:
    """What has changed in a match: its parts, and its legal actions.

    Of these either the numbers that are legal now or were before, but not both; or, where that would be longer, the set
    of all that are legal now, in hexadecimal digits.
    """
    found: list[Change] = []
    if before.chapter != after.chapter:
        found.append((("chapter",), after.chapter))
    if before.outcome is not after.outcome and before.outcome != after.outcome:
        found.append((("outcome",), after.outcome))
    if before.replay != after.replay:
        found.append((("replay",), after.replay))
    was, now = before.view, after.view
    if was is not now and was != now:
        _compare(was, now, ("view",), found)
    toggled = before.legal ^ after.legal
    if not toggled:
        return found, (), ""
    if toggled.bit_count() * LISTED < after.legal.bit_length():
        return found, numbers_in(toggled), ""
    return found, (), f"{after.legal:x}"


def with_changes(shown: Any, changes: Iterable[Any]) -> Any:
    """A JSON value with some parts replaced; those that stay are shared with what was shown before."""
    for path, value in changes:
        shown = _put(shown, path, value)
    return shown


def _put(shown: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    first, *rest = path
    if isinstance(shown, list):
        copy: Any = [*shown]
        if first == len(copy):
            copy.append(None)
    else:
        copy = {**shown}
    copy[first] = _put(copy[first], rest, value)
    return copy


def match_after(match: Any, frame: dict[str, Any]) -> Any:
    """The match that a screen shows after a frame, both as JSON; `match` is what it showed before."""
    if "match" in frame or frame.get("whole"):
        return frame.get("match")
    match = with_changes(match, frame.get("changes", ()))
    if toggled := frame.get("toggled"):
        match = {**match, "legal": sorted(set(match["legal"]) ^ set(toggled))}
    if legal := frame.get("legal"):
        match = {**match, "legal": list(numbers_in(int(legal, 16)))}
    return match
