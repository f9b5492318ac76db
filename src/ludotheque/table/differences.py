"""What has changed between two views, and how a screen puts it into what it had before.

Parts that are the same object are not looked into, and parts that are equal are not sent: so a difference follows from
what a viewer was shown and is shown, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple

from ludotheque.core.game import Outcome, Seat, numbers_in, numbers_of_runs, runs_in
from ludotheque.table.frames import Change, MatchView

PARTS: dict[type, tuple[str, ...]] = {}
SMALL: Final = 5
"""Fields of a struct that is sent whole in a list, like a piece on its square: where one differs, others often do."""
WHOLE: Final = frozenset({bool, float, int, str, type(None)})
"""Types of what has no parts."""


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
    """The parts that differ, with their paths: as small as pays."""
    found: list[Change] = []
    if before != after:
        _compare(before, after, (), found)
    return found


def _compare(before: Any, after: Any, path: tuple[str | int, ...], found: list[Change]) -> None:
    """Collect the differences of two values that are known to differ."""
    kind = type(after)
    pairs: Iterable[tuple[str | int, Any, Any]]
    small = False
    if kind is not type(before):
        found.append((path, after))
        return
    if fields := parts_of(kind):
        pairs = zip(fields, astuple(before), astuple(after), strict=True)
    elif kind is tuple and 0 < len(before) <= len(after) and (has_parts(after[0]) or has_parts(after[-1])):
        pairs = zip(range(len(before)), before, after)  # noqa: B905 - those that are new follow below
        small = 0 < len(parts_of(type(after[-1]))) <= SMALL
    else:
        found.append((path, after))
        return
    for part, was, now in pairs:
        if was is not now and was != now:
            if small or type(now) in WHOLE:
                found.append(((*path, part), now))
            else:
                _compare(was, now, (*path, part), found)
    if kind is tuple:
        found.extend(((*path, number), after[number]) for number in range(len(before), len(after)))


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


def match_differences(before: MatchSeen, after: MatchSeen) -> tuple[tuple[Change, ...], tuple[int, ...]]:
    """What has changed in a match: its parts, and the actions that became legal or stopped being legal, in runs."""
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
    return tuple(found), runs_in(before.legal ^ after.legal)


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
        match = {**match, "legal": sorted({*match["legal"]}.symmetric_difference(numbers_of_runs(toggled)))}
    return match
