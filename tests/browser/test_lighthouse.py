"""Every page as Lighthouse judges it: accessible, and as browsers want pages to be. `bench.pages` measures speed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from bench.pages.lighthouse import FORMS, Form, free_port, install, measure
from tests.browser.conftest import FLAGS, Opener, chromium
from tests.live import LiveServer

WANTED = 95


@pytest.fixture(scope="module")
def port(chrome: Browser) -> Iterator[int]:
    """Where a browser listens to Lighthouse."""
    install()
    found = free_port()
    arguments = [*FLAGS, f"--remote-debugging-port={found}"]
    browser = chrome.browser_type.launch(executable_path=chromium(), args=arguments)
    yield found
    browser.close()


@pytest.mark.parametrize("form", FORMS)
def test_pages_are_as_they_should_be(sit: Opener, server: LiveServer, port: int, form: Form) -> None:
    lobby = sit().open_table("Ada")
    for path in ("/", lobby, "/rules/uluru"):
        found = measure(port, form, ("accessibility", "best-practices"), server.url + path)
        assert len(found.scores) == 2
        assert min(found.scores.values()) >= WANTED, (path, found)
