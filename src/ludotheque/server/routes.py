"""The pages of the client: their addresses, what these name, and the part of the client that each loads.

`tools/contract` writes the same table for the client's router.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct


class Route(Struct, frozen=True):
    """One page."""

    page: str
    word: str
    """The first word of its address."""
    part: str
    """The component that the client loads for it, below `web/src`."""
    names: Literal["table", "replay", "game", "hall"] | None = None
    """What the second word of its address is the id of; None: there is no second word."""
    topic: str | None = None
    """For pages about a game: what of it they show."""

    @property
    def path(self) -> str:
        """The address as Litestar matches it."""
        return f"/{self.word}" + (f"/{{{self.names}:str}}" if self.names else "")


ROUTES: Final = (
    Route("home", "", "home/HomePage.svelte"),
    Route("table", "t", "table/TablePage.svelte", "table"),
    Route("screen", "screen", "screen/ScreenPage.svelte", "table"),
    Route("replay", "r", "replay/ReplayPage.svelte", "replay"),
    Route("beat", "beat", "solo/BeatPage.svelte", "replay"),
    Route("learn", "learn", "learn/LearnPage.svelte", "game", "lesson"),
    Route("rules", "rules", "learn/RulesPage.svelte", "game", "rules"),
    Route("halls", "hall", "hall/HallPage.svelte"),
    Route("hall", "hall", "hall/HallPage.svelte", "hall"),
    Route("records", "records", "solo/RecordsPage.svelte"),
    Route("privacy", "privacy", "solo/PrivacyPage.svelte"),
)
BY_WORD: Final = {route.word: route for route in ROUTES}
PATHS: Final = {route.page: route.path for route in ROUTES}
