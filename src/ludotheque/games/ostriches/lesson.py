"""The first lesson: a match in full swing. Two of the learner's ostriches are up, and a lookout is a leap away."""

from __future__ import annotations

from typing import Final

from ludotheque.core.box import Lesson
from ludotheque.core.game import Seat
from ludotheque.games.ostriches import rules
from ludotheque.games.ostriches.model import Action, Options, Own

MATE: Final = "random"
"""The learner's opponent does no harm."""
PLACING: Final = """
    plain@d2 swap@d4   plain@a2 plain@b4   eye@f3 bush@f5   swap@a3 plain@c4   bush@f2 tiles@c5   tiles@d1 eye@e4
"""
TURNS: Final = """
    f3e5/se+      c5a4/sw+
    b3c5/ne-      c4b2/ne+
    c5e6! /sw-    d4f3/ne-
    e3c4/se+      a4c5/ne-
    c4d6! /nw-    d5c3/nw-
    f3d4/nw+      c5b3/se+
    a3c4/se+      c3d5/nw+
"""
"""The learner's turns on the left, the mate's on the right. They lead to `3P+e1/1*tbE1/S2TP+1/1p1s2/1p2*B/6 s d5 5`.

The lookout on e5 can land, and so can two others; whatever both do next, one of them almost always still can.
"""


def played() -> tuple[tuple[Seat, Action], ...]:
    """The actions before the lesson, with their seats: they take turns, and a rotation follows a landing."""
    done, seat = [], 0
    for said in (PLACING + TURNS).split():
        done.append((seat, rules.read(said)))
        seat = seat if said.endswith("!") else 1 - seat
    return tuple(done)


LESSON: Final = Lesson(Options(), (Own(), Own()), (0,), (MATE,), played())
