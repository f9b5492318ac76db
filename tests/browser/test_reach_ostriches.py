"""Ostriches on real screens, beyond its main phases: every power, a draw, a hint, memory, one device for two."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ludotheque.games.ostriches.model import Action, Exchange, Look, MoveBush, Offer, Resign, Swap
from ludotheque.games.ostriches.rules.notation import CATALOGUE
from tests.browser import desert
from tests.browser.conftest import Opener
from tests.browser.fitting import resize
from tests.browser.hill import MOST_STEPS
from tests.browser.matches import acted, result
from tests.browser.pressing import SCREENS, within_reach
from tests.browser.test_ostriches_hands import at_one_device, begun, may_look

POWERS: dict[type[Action], str] = {MoveBush: "bush", Swap: "swap", Look: "eye", Exchange: "tiles"}

WANTED = (("bush",), ("tiles", "eye", "swap"))
"""Which powers Ada and Bo land: with four, a match would be over."""


def act(players: tuple[desert.Player, desert.Player], action: Action) -> None:
    """The player on turn acts without their page, and both pages show it."""
    mine, _ = desert.on_turn(players)
    step = mine.table["steps"] + 1
    acted(mine.screen, CATALOGUE.index(action))
    for one in players:
        expect(one.screen.page.locator(".play")).to_have_attribute("data-step", str(step))


def test_every_power_and_a_draw(sit: Opener) -> None:
    ada, bo = players = desert.seated(sit, standing=True)
    used: set[str] = set()
    for _ in range(MOST_STEPS):
        mine, _ = desert.on_turn(players)
        phase = mine.table["phase"]
        if used == set(POWERS.values()) or phase == "over":
            break
        if phase == "move":
            act(players, desert.towards(mine, [power for power in WANTED[mine is bo] if power not in used]))
            continue
        action = desert.after_landing(mine)
        power = POWERS.get(type(action))
        if power is not None and power not in used:
            used.add(power)
            mine.compose(action)
            within_reach(mine.screen, f"Ostriches: {power}")
        act(players, action)
    assert used == set(POWERS.values())
    while desert.on_turn(players)[0] is bo or ada.table["phase"] != "move":
        mine, _ = desert.on_turn(players)
        act(players, desert.towards(mine, []) if mine.table["phase"] == "move" else desert.after_landing(mine))
    within_reach(bo.screen, "Ostriches: the other's turn")
    acted(ada.screen, CATALOGUE.index(Offer()))
    ada.screen.sees("You have offered a draw.")
    expect(bo.screen.button("Agree to a draw")).to_be_visible()
    within_reach(bo.screen, "Ostriches: a draw is offered")
    within_reach(ada.screen, "Ostriches: a draw has been offered")
    acted(ada.screen, CATALOGUE.index(Resign()))
    expect(result(bo.screen)).to_be_visible()
    for name, size in SCREENS.items():
        resize(bo.screen, size)
        for button in result(bo.screen).locator(".actions > *").all():
            expect(button, name).to_be_in_viewport(ratio=0.95)


def test_memory_with_a_hint_at_one_device(sit: Opener) -> None:
    both = at_one_device(sit, begun, touch=True, hints=True)
    within_reach(both.screen, "Ostriches: memory")
    both.screen.press("A hint")
    expect(both.screen.page.locator(".actions .now")).to_have_text(re.compile("^This looks best"))
    within_reach(both.screen, "Ostriches: a hint")


def test_only_one_looks(sit: Opener) -> None:
    both = at_one_device(sit, may_look, touch=True)
    look = next(action for action in both.legal if isinstance(action, Look))
    both.screen.press(both.compose(look))
    expect(both.screen.page.get_by_role("dialog", name=re.compile("^Only (Ada|Bo) looks"))).to_be_visible()
    within_reach(both.screen, "Ostriches: only one looks", scrolls=True)
