"""A home network: a name that ends in .local, plain http, no secure context, two devices."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.conftest import FLAGS, chromium
from tests.browser.screen import Screen
from tests.live import LiveServer

NAME = "tablet.local"


def test_two_devices_on_a_local_name_play_a_round(chrome: Browser, server: LiveServer) -> None:
    """Everything but installing works without https."""
    rules = f"--host-resolver-rules=MAP {NAME} 127.0.0.1"
    home = chrome.browser_type.launch(executable_path=chromium(), args=[*FLAGS, rules])
    base = f"http://{NAME}:{server.port}"
    screens = []
    for _ in range(2):
        context = home.new_context(base_url=base, locale="en-GB", reduced_motion="reduce")
        screens.append(Screen(context.new_page(), server))
        screens[-1].page.goto("/")
    ada, blaise = screens
    assert ada.page.evaluate("window.isSecureContext") is False
    path = ada.open_table("Ada")
    assert ada.page.url.startswith(base)
    blaise.page.goto(path)
    blaise.sit_down(2, "Blaise")
    expect(ada.chair(2)).to_contain_text("Blaise")
    ada.agree("Rounds", "1")
    ada.begin()
    for shift, screen in enumerate(screens):
        expect(screen.button("Done")).to_be_enabled()
        screen.drag("White", shift)
        screen.done()
    for screen in screens:
        screen.sees("Evaluation of round 1")
    assert [line for screen in screens for line in screen.complaints] == []
    home.close()
