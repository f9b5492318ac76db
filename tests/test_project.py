"""The structure of the project: light dependencies, layers for every game, locks without addresses, one wheel."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from conftest import SLOW_CHECKS
from ludotheque.core import time_to_think
from ludotheque.games import GAMES, KEYS
from ludotheque.server.doctor import Problem
from ludotheque.store import postgres_opening
from ludotheque.store.files import BY_CODE, BY_ERRNO

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())

LIGHT = """
import sys
class Shut:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {heavy}:
            raise ImportError(name + " is not installed here")
sys.meta_path.insert(0, Shut())
from ludotheque.core import begin, play, seed_from, verify
from ludotheque.core import time_to_think
from ludotheque.games import GAMES, KEYS
for key in GAMES:
    box = GAMES[key]
    level = next(iter(box.bots))
    own = [box.game.own()] * box.game.seats(box.game.options())[0]
    record = play(box.game, box.game.options(), own, [(level, box.bots[level])] * len(own), seed_from(0))
    for _ in verify(record):
        pass
from ludotheque.games.uluru.pieces import WISHES
from ludotheque.games.uluru.solver import encode_deals, solve, solve_many
deal = tuple((WISHES[number],) for number in (5, 14, 23, 32, 41, 50, 55, 60))
print(solve(deal).stones, solve_many(encode_deals([deal])).stones[0])
"""


def python(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout


def test_rules_solvers_and_bots_need_msgspec_alone() -> None:
    heavy = {"typer", "rich", "fluent", "numba", "numpy", "hypothesis", "pytest"}
    alone = python(LIGHT.replace("{heavy}", repr(heavy)))
    assert alone == python(LIGHT.replace("{heavy}", "()"))
    assert len(set(alone.split())) == 1, "the plain batch and the solver agree"


def test_the_shelf_is_full_before_anything_is_compiled() -> None:
    """Neither help nor a new table waits for a compiler."""
    code = "import sys; from ludotheque.games import GAMES; len(list(GAMES.values())); print('numba' in sys.modules)"
    assert python(code) == "False\n"


def test_without_its_extra_the_command_line_says_what_is_missing() -> None:
    code = (
        LIGHT.split("from ludotheque.core", maxsplit=1)[0]
        .replace("{heavy}", "{'typer'}")
        .replace('raise ImportError(name + " is not installed here")', "raise ModuleNotFoundError(name=name)")
    )
    command = [sys.executable, "-c", f"{code}\nfrom ludotheque.__main__ import main\nmain()"]
    told = subprocess.run(command, check=False, capture_output=True, text=True)
    assert told.returncode == 1
    assert told.stderr == "The command line needs the package typer: pip install 'ludotheque[cli]'\n"


def test_import_contracts_cover_every_game() -> None:
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    rooms = next(contract for contract in contracts if contract["name"].startswith("Rooms"))
    assert "ludotheque.games.*" in rooms["containers"]


def test_the_layers_of_a_live_table_are_not_bypassed_for_types() -> None:
    """The import contract ignores imports for type checkers, so there are none."""
    table = ROOT / "src" / "ludotheque" / "table"
    assert [file.name for file in table.rglob("*.py") if "TYPE_CHECKING" in file.read_text("utf-8")] == []


def test_the_page_about_the_live_table_lists_its_modules_from_top_to_bottom() -> None:
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    layers = next(contract["layers"] for contract in contracts if contract["name"].startswith("A live table"))
    place = {name: depth for depth, layer in enumerate(layers) for name in layer.split(" | ")}
    page = (ROOT / "docs" / "live-table.md").read_text("utf-8").split("| module of `table` |")[1].split("\n\n")[0]
    cells = [line.split("|")[1] for line in page.splitlines()[2:]]
    listed = [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]
    assert sorted(listed) == sorted(place.keys() - {"tests"})
    depths = [place[name] for name in listed]
    assert depths == sorted(depths)


def test_slow_checks_of_the_kit_exist() -> None:
    """The list of slow checks names no check that was renamed."""
    files = (ROOT / "src" / "ludotheque" / "core" / "testing").rglob("*.py")
    known = {f"test_{name}" for file in files for name in re.findall(r"def (\w+)\(", file.read_text("utf-8"))}
    assert known >= SLOW_CHECKS


def test_every_refusal_of_the_table_and_the_server_has_its_sentence() -> None:
    source = ROOT / "src" / "ludotheque"
    code = "".join(file.read_text() for floor in ("store", "table", "server") for file in (source / floor).glob("*.py"))
    keys = set(re.findall(r'Refus(?:ed|al)\(\s*"([a-z0-9-]+)"', code)) | {
        "not-found",
        "method-unknown",
        "message-bad",
        "message-too-long",
        *BY_ERRNO.values(),
        *BY_CODE.values(),
        *postgres_opening.BY_ERROR.values(),
        *postgres_opening.BY_TEXT.values(),
        "store-unreachable",
    }
    assert {"not-your-seat", "paused", "name-bad", "too-fast", "not-kept"} <= keys
    for language in ("en", "fr", "de"):
        folders = (source / "core", source / "table", source / "server", source / "games" / "uluru")
        texts = "".join((folder / "texts" / f"{language}.ftl").read_text() for folder in folders)
        said = set(re.findall(r"^refused-([a-z0-9-]+) =", texts, re.MULTILINE))
        assert keys <= said, language


def test_every_reason_to_set_a_table_aside_has_its_sentence() -> None:
    source = ROOT / "src" / "ludotheque"
    code = "".join(
        file.read_text("utf-8") for file in (source / "table" / "restore.py", source / "server" / "doctor.py")
    )
    keys = set(re.findall(r'(?:Unfit|Aside)\(\s*"([a-z0-9-]+)"', code))
    assert {"room-unreadable", "match-missing", "rules-newer", "log", "defect", "damage"} <= keys
    kinds = {str(kind) for kind in get_args(get_type_hints(Problem)["kind"])}
    assert {"damage", "set-aside"} <= kinds
    wanted = {f"aside-{key}" for key in keys} | {f"doctor-{kind}" for kind in kinds}
    said = (source / "server" / "texts" / "en.ftl").read_text("utf-8")
    assert not wanted - set(re.findall(r"^([a-z0-9-]+) =", said, re.MULTILINE))


def test_modules_have_at_most_300_lines_and_tests_at_most_400() -> None:
    """Longer ones are split by what changes together, as CONTRIBUTING asks."""
    files = [file for folder in ("src", "tests", "tools", "bench") for file in (ROOT / folder).rglob("*.py")]
    assert len(files) > 500
    tests = {file for file in files if "tests" in file.relative_to(ROOT).parts}
    sizes = {file: file.read_text("utf-8").count("\n") for file in files}
    long = [file for file, lines in sizes.items() if lines > (400 if file in tests else 300)]
    assert [str(file.relative_to(ROOT)) for file in long] == []


def test_the_shelf_is_a_mapping() -> None:
    assert list(GAMES)[:4] == ["uluru", "ubongo", "ostriches", "dwarfcity"]
    assert len(GAMES) == len(list(GAMES)) == len(KEYS)
    assert GAMES["uluru"] is GAMES["uluru"]
    assert GAMES.get("chess") is None
    with pytest.raises(KeyError):
        GAMES["box"]


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.name)
def test_locks_have_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text()
    assert not re.search(r"https?://|--index-url|--extra-index-url|--find-links|file:", text)
    pinned = re.split(r"\n(?=\S)", text.strip())
    assert pinned
    assert all("==" in entry and "--hash=sha256:" in entry for entry in pinned)


@pytest.mark.slow
def test_the_wheel_has_everything(tmp_path: Path) -> None:
    """It contains texts and `py.typed`, and has exactly the planned extras."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        names = file.namelist()
        metadata = file.read(next(name for name in names if name.endswith("METADATA"))).decode()
    for language in ("en", "fr", "de"):
        assert f"ludotheque/core/texts/{language}.ftl" in names
        assert all(f"ludotheque/games/{key}/texts/{language}.ftl" in names for key in GAMES)
    assert "ludotheque/py.typed" in names
    tests = {name.partition("/tests/")[0] for name in names if "/tests/" in name}
    assert tests == {"ludotheque/new_game/template"}, "those that new-game lays"
    assert {"ludotheque/server/card.typ", "ludotheque/games/uluru/drawings/scene.svg"} <= set(names)
    extras = re.findall(r"^Provides-Extra: (.+)$", metadata, re.MULTILINE)
    assert set(extras) == {"cli", "server", "postgres", "fast", "lab", "cluster", "adapters", "spiel", "testing"}
    needs = re.findall(r"^Requires-Dist: ([^;\n]+)$", metadata, re.MULTILINE)
    assert [need.split(">")[0] for need in needs] == ["msgspec"]


def test_only_ostriches_has_timed_bots() -> None:
    """As the page about its bots says."""
    bots = {(key, level): bot for key, box in GAMES.items() for level, bot in box.bots.items()}
    timed = {name for name, bot in bots.items() if time_to_think(bot) is not None}
    assert timed == {("ostriches", level) for level in ("beginner", "casual", "skilled", "master")}
