"""Refusals: every no has a key, and the texts say it in the reader's language."""

from __future__ import annotations


class Refused(Exception):  # noqa: N818 - it is an answer, not an error of the program
    """What the rules do not allow. The key names the sentence; `about` fills its blanks."""

    def __init__(self, key: str, **about: str | int) -> None:
        super().__init__(", ".join([key, *(f"{name}={value}" for name, value in about.items())]))
        self.key = key
        self.about = about
