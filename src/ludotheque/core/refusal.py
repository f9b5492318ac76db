"""Refusals: each has a key, with a text in every language."""

from __future__ import annotations

from functools import partial
from typing import Any


class Refused(ValueError):  # noqa: N818 - it is an answer, not an error of the program
    """An input that is not allowed. The key names the text; `about` holds its arguments.

    It is a `ValueError`, so that programs which know nothing of refusals can catch it.
    """

    def __init__(self, key: str, **about: str | int) -> None:
        super().__init__(", ".join([key, *(f"{name}={value}" for name, value in about.items())]))
        self.key = key
        self.about = about

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.key, **self.about), ()
