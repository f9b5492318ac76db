"""Create .venv from the hash-locked requirements: `python3 tools/bootstrap.py run|dev|bench|audit|lock ...`.

Standard library only, so that it runs on a bare Python. A stamp for each set records what is installed: a second run
with nothing changed does nothing.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PY = BIN / ("python.exe" if os.name == "nt" else "python")
OLDEST = (3, 11)
UNPACKED = ROOT / ".tools" / "packages"
PROXIES = ("nginx", "caddy")

# The extras and dependency groups of pyproject.toml that each locked set contains.
SETS = {
    "run": ["--extra", "server", "--extra", "postgres", "--extra", "fast", "--group", "build"],
    "dev": [
        *("--extra", "server", "--extra", "postgres", "--extra", "fast", "--extra", "testing"),
        *("--extra", "adapters", "--extra", "spiel", "--extra", "cluster"),
        *("--group", "build", "--group", "dev"),
    ],
    "bench": ["--extra", "fast", "--group", "bench"],
    "audit": ["--group", "audit"],
}


def sh(*words: object) -> None:
    """Run a command from the root of the repository; exit if it fails."""
    command = [str(word) for word in words]
    environment = dict(os.environ, UV_PYTHON_DOWNLOADS="never", UV_SYSTEM_CERTS="true")
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    if done.returncode:
        sys.exit(f"set-up failed: {' '.join(command)}")


def locked(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def fingerprint(name: str) -> str:
    """A hash of everything that decides what gets installed."""
    parts = [locked("uv"), locked(name), ROOT / "pyproject.toml"]
    return hashlib.sha256(b"\0".join(part.read_bytes() for part in parts) + sys.version.encode()).hexdigest()


def as_root(*words: str) -> bool:
    """Run a package command of the system; False if that fails or is not allowed."""
    if os.name == "nt" or not shutil.which("apt-get"):
        return False
    prefix = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if prefix and not shutil.which("sudo"):
        return False
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    return subprocess.run([*prefix, *words], env=environment, check=False).returncode == 0


def make_venv() -> None:
    """Create the virtual environment; some systems ship ensurepip in a package of its own."""
    if PY.exists():
        return
    try:
        venv.create(VENV, with_pip=True, clear=True)
    except (subprocess.CalledProcessError, ImportError, SystemExit):
        shutil.rmtree(VENV, ignore_errors=True)
        if not (as_root("apt-get", "update", "-q") and as_root("apt-get", "install", "-y", "-q", "python3-venv")):
            sys.exit("This Python cannot make virtual environments: install the package python3-venv and try again.")
        venv.create(VENV, with_pip=True, clear=True)


def drop_foreign_venv() -> None:
    """Recreate the environment if another Python made it or it was moved here."""
    mark = VENV / ".made-for"
    made_for = f"{sys.version}\n{VENV}"
    if VENV.exists() and not (mark.is_file() and mark.read_text() == made_for):
        shutil.rmtree(VENV)
    make_venv()
    mark.write_text(made_for)


def install(name: str) -> None:
    """Install a locked set, unless its stamp says that it is installed."""
    stamp = VENV / f".{name}"
    want = fingerprint(name)
    if stamp.is_file() and stamp.read_text() == want:
        return
    print(f"Setting up ({name}) ...", flush=True)
    install_uv()
    uv = [PY, "-m", "uv", "pip", "install", "-q", "--python", PY]
    sh(*uv, "--require-hashes", "-r", locked(name))
    if name not in ("bench", "audit"):
        sh(*uv, "--no-deps", "--no-build-isolation", "-e", ".")
    stamp.write_text(want)


def install_uv() -> None:
    pip = [PY, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    sh(*pip, "--require-hashes", "--only-binary=:all:", "-r", locked("uv"))


def browser() -> None:
    """Find or install a Chromium for the browser tests: $CHROMIUM, one on the path, or the system's package.

    The headless shell is the quickest.
    """
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    if os.environ.get("CHROMIUM") or any(map(shutil.which, names)):
        return
    print("Installing the system's Chromium for the browser tests ...", flush=True)
    as_root("apt-get", "update", "-q")
    if not any(as_root("apt-get", "install", "-y", "-q", name) for name in names[:2]):
        sys.exit("The browser tests need Chromium: install it, or name one in $CHROMIUM, and try again.")


def program(name: str) -> str | None:
    """Where a program of the system is, also one for administrators, or one that `proxies` has unpacked."""
    places = [os.environ.get("PATH", ""), "/usr/sbin", *(str(UNPACKED / place) for place in ("usr/sbin", "usr/bin"))]
    return shutil.which(name, path=os.pathsep.join(places))


def proxies() -> None:
    """Unpack nginx and Caddy for the tests of deploy/, unless the machine has them.

    An installed package would start a service. Without a proxy the tests that need it are skipped.
    """
    missing = [name for name in PROXIES if program(name) is None]
    if not missing or not (shutil.which("apt-get") and shutil.which("dpkg-deb")):
        return
    print(f"Unpacking {' and '.join(missing)} for the tests ...", flush=True)
    refused = [name for name in missing if not unpack(name)]
    if refused and as_root("apt-get", "update", "-q"):
        for name in refused:
            unpack(name)


def unpack(name: str) -> bool:
    """Unpack a package of the system; False where it cannot be had."""
    with tempfile.TemporaryDirectory() as folder:
        UNPACKED.mkdir(parents=True, exist_ok=True)
        fetch = ["apt-get", "download", "-q", name]
        subprocess.run(fetch, cwd=folder, check=False)
        for package in Path(folder).glob("*.deb"):
            open_up = ["dpkg-deb", "-x", str(package), str(UNPACKED)]
            subprocess.run(open_up, check=False)
    return program(name) is not None


def lock() -> None:
    """Rewrite every requirements/*.txt, with hashes and without the address of any index."""
    if not locked("uv").is_file():
        sh(PY, "-m", "pip", "install", "-q", "--disable-pip-version-check", "uv")
    else:
        install_uv()
    compiler = [
        PY,
        "-m",
        "uv",
        "pip",
        "compile",
        "-q",
        "--upgrade",
        "--universal",
        "--python-version",
        "3.11",
    ]
    compiler += [
        "--generate-hashes",
        "--no-header",
        "--no-annotate",
        "--no-emit-index-url",
        "--no-emit-find-links",
    ]
    sh(*compiler, "requirements/uv.in", "-o", locked("uv"))
    sh(*compiler, "pyproject.toml", *SETS["dev"], "-o", locked("dev"))
    for name in ("run", "bench", "audit"):
        sh(*compiler, "pyproject.toml", *SETS[name], "-c", locked("dev"), "-o", locked(name))


def main(words: list[str]) -> None:
    if sys.version_info < OLDEST:
        sys.exit(f"Python {OLDEST[0]}.{OLDEST[1]} or newer is needed; this is {sys.version.split()[0]}.")
    steps = {"lock": lock, "browser": browser, "proxies": proxies}
    unknown = [word for word in words if word not in {*SETS, *steps}]
    if unknown or not words:
        sys.exit(f"usage: bootstrap.py {'|'.join([*SETS, *steps])} ...")
    drop_foreign_venv()
    for word in words:
        if word in steps:
            steps[word]()
        else:
            install(word)


if __name__ == "__main__":
    main(sys.argv[1:])
