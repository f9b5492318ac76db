"""A fifth game by the book: created as docs/adding-a-game.md says, checked, built, and played in the browser."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.screen import Screen
from tests.live import LiveServer

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
KEY = "berries"

pytestmark = pytest.mark.slow


def run(clone: Path, *words: str) -> str:
    """Run a command in the clone, on the clone's own sources."""
    environment = {**os.environ, "PYTHONPATH": str(clone / "src")}
    done = subprocess.run(words, cwd=clone, env=environment, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def documented_command() -> list[str]:
    """The command on the page that creates the game."""
    (line,) = re.findall(rf"^(ludotheque new-game {KEY} .*)$", PAGE.read_text("utf-8"), re.MULTILINE)
    return shlex.split(line)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this clone in which the game was created."""
    found = tmp_path_factory.mktemp("clone")
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"],  # noqa: S607 - whichever git there is
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (found / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, found / name)
    (found / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for words in (["init", "-q"], ["add", "-A"]):
        run(found, "git", *words)
    _, *words = documented_command()
    run(found, sys.executable, "-m", "ludotheque", *words)
    return found


@pytest.fixture
def new_server(clone: Path, tmp_path: Path) -> Iterator[LiveServer]:
    """A server with the new game."""
    run(clone, sys.executable, "tools/client.py", "build")
    live = LiveServer(tmp_path / "store.db", source=clone / "src")
    yield live
    live.stop()


def test_nothing_but_two_folders_and_the_registry_changes(clone: Path) -> None:
    """The command itself writes all generated files."""
    changed = run(clone, "git", "ls-files", "-mo", "--exclude-standard").splitlines()
    own = (f"src/ludotheque/games/{KEY}/", f"web/src/games/{KEY}/")
    outside = {name for name in changed if not name.startswith(own)}
    assert {name for name in outside if ".gen." not in name} == {"src/ludotheque/games/__init__.py"}
    assert len(changed) > len(outside) + 20


def test_it_passes_every_check_for_games(clone: Path) -> None:
    tests = (f"src/ludotheque/games/{KEY}", "tests/test_docs.py", "tests/test_text_keys.py", "tests/test_texts.py")
    run(clone, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, "-k", KEY)
    run(clone, str(Path(sys.executable).with_name("lint-imports")), "--no-cache")
    run(clone, sys.executable, "tools/client.py", "check")


def test_it_is_played_in_the_browser(sit: Opener, new_server: LiveServer) -> None:
    ada = sit(size=(390, 844), touch=True, server=new_server)
    ada.page.get_by_role("button", name=re.compile("Berry Bush")).click()
    ada.page.get_by_role("button", name=re.compile("^Play now")).click()
    for number in (1, 2, 3):
        ada.sees(f"Round {number} of 3")
        ada.page.get_by_role("button", name=f"Name {number}", exact=True).tap()
        new_server.advance(5_000)
    expect(ada.button("Rematch")).to_be_visible()
    expect(ada.page.get_by_role("region", name=re.compile("win")).get_by_role("list")).to_contain_text(
        re.compile("berr(y|ies)")
    )
    read_the_rules(ada)


def read_the_rules(ada: Screen) -> None:
    ada.page.goto(f"/rules/{KEY}")
    expect(ada.page.get_by_role("heading", name="The rules of Berry Bush")).to_be_visible()
    expect(ada.page.get_by_text("lowest number that nobody else has named").first).to_be_visible()
