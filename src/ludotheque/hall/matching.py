"""As many pairs as possible out of people who may not all meet: a maximum matching, by Edmonds' blossoms."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Final

NOBODY: Final = -1


def most_pairs(near: Mapping[int, Sequence[int]]) -> dict[int, int]:
    """Who is paired with whom, both ways round; `near` says with whom each may be, and is symmetric."""
    names = list(near)
    place = {name: number for number, name in enumerate(names)}
    matching = Matching([[place[other] for other in near[name]] for name in names])
    return {names[one]: names[other] for one, other in enumerate(matching.mates()) if other != NOBODY}


class Matching:
    """One search after the other for a path that makes one more pair."""

    def __init__(self, near: Sequence[Sequence[int]]) -> None:
        self.near = near
        self.size = len(near)
        self.mate = [NOBODY] * self.size
        self.parent = [NOBODY] * self.size
        self.base = list(range(self.size))

    def mates(self) -> list[int]:
        """The partner of each."""
        for root in range(self.size):
            if self.mate[root] == NOBODY:
                self.turn_over(self.path_from(root))
        return self.mate

    def turn_over(self, end: int) -> None:
        """Pair along a path that ends with somebody without a partner."""
        while end != NOBODY:
            before = self.parent[end]
            following = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = following

    def path_from(self, root: int) -> int:
        """The end of a path from somebody without a partner to another one; nobody if there is none."""
        self.parent, self.base = [NOBODY] * self.size, list(range(self.size))
        seen, queue = {root}, deque([root])
        while queue:
            one = queue.popleft()
            for other in self.near[one]:
                if self.base[one] == self.base[other] or self.mate[one] == other:
                    continue
                if other == root or (self.mate[other] != NOBODY and self.parent[self.mate[other]] != NOBODY):
                    self.contract(one, other, seen, queue)
                elif self.parent[other] == NOBODY:
                    self.parent[other] = one
                    if self.mate[other] == NOBODY:
                        return other
                    seen.add(self.mate[other])
                    queue.append(self.mate[other])
        return NOBODY

    def contract(self, one: int, other: int, seen: set[int], queue: deque[int]) -> None:
        """Treat an odd circle as one person from now on."""
        base = self.common_base(one, other)
        circle: set[int] = set()
        self.mark(one, base, other, circle)
        self.mark(other, base, one, circle)
        for number in range(self.size):
            if self.base[number] in circle:
                self.base[number] = base
                if number not in seen:
                    seen.add(number)
                    queue.append(number)

    def mark(self, one: int, base: int, child: int, circle: set[int]) -> None:
        while self.base[one] != base:
            circle |= {self.base[one], self.base[self.mate[one]]}
            self.parent[one], child = child, self.mate[one]
            one = self.parent[self.mate[one]]

    def common_base(self, one: int, other: int) -> int:
        passed = set()
        while True:
            one = self.base[one]
            passed.add(one)
            if self.mate[one] == NOBODY:
                break
            one = self.parent[self.mate[one]]
        while self.base[other] not in passed:
            other = self.parent[self.mate[self.base[other]]]
        return self.base[other]
