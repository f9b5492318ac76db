"""Compare every locked package with the lists of known vulnerabilities: `python tools/audit.py`.

The lists are kept by services on the network. Where one cannot be asked about a package, that is said and counts as a
failure: a package that was not looked up is not a package without vulnerabilities.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tools import client

ROOT = Path(__file__).resolve().parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
VULNERABLE = 1
UNKNOWN = 2
"""The status when something could not be looked up."""


def pinned(lock: Path) -> set[str]:
    """The packages of a lock that this machine would install or might: all that are named."""
    return {name.lower() for name in re.findall(r"^([A-Za-z0-9._-]+)==", lock.read_text("utf-8"), re.MULTILINE)}


def python_findings(report: str) -> tuple[list[str], list[str]]:
    """The vulnerabilities in a report of pip-audit, and the packages that it could not look up."""
    try:
        found: list[dict[str, Any]] = json.loads(report)["dependencies"]
    except (ValueError, LookupError):
        return [], ["no report"]
    bad = [
        f"{package['name']} {package['version']}: {known['id']}, fixed in {' or '.join(known['fix_versions']) or '-'}"
        for package in found
        for known in package.get("vulns", ())
    ]
    return bad, [package["name"] for package in found if "skip_reason" in package]


def web_findings(report: str) -> tuple[list[str], list[str]]:
    """The vulnerabilities in a report of npm audit, and why there is none."""
    try:
        found: dict[str, Any] = json.loads(report)
    except ValueError:
        return [], ["no report"]
    packages: dict[str, Any] | None = found.get("vulnerabilities")
    if packages is None:
        return [], [str(found.get("message", "no report"))[:200]]
    return [f"{name}: {known['severity']}, {known['range']}" for name, known in packages.items()], []


def audit_python(lock: Path) -> tuple[list[str], list[str]]:
    """What pip-audit says about one lock."""
    command = [sys.executable, "-m", "pip_audit", "-r", str(lock), "--disable-pip", "--require-hashes"]
    command += ["--progress-spinner", "off", "-f", "json"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    bad, unknown = python_findings(done.stdout)
    if unknown == ["no report"]:
        unknown = [(done.stderr.strip().splitlines() or ["no report"])[-1][:200]]
    return bad, unknown


def audit_web(folder: Path) -> tuple[list[str], list[str]]:
    """What npm audit says about the lock of a folder."""
    program, npm = client.node()
    path = str(Path(program).parent) + os.pathsep + os.environ.get("PATH", "")
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
    command = [*npm, "audit", "--package-lock-only", "--json"]
    done = subprocess.run(command, cwd=folder, env=environment, check=False, capture_output=True, text=True)
    return web_findings(done.stdout)


def told(name: str, count: int, bad: list[str], unknown: list[str]) -> int:
    """Print what was found in one lock; the status."""
    for line in bad:
        print(f"{name}: VULNERABLE {line}", flush=True)
    if unknown:
        listed = ", ".join(unknown[:5]) + (" ..." if len(unknown) > len(unknown[:5]) else "")
        print(f"{name}: NOT AUDITED, the list of vulnerabilities could not be asked: {listed}", flush=True)
    if not bad and not unknown:
        print(f"{name}: no known vulnerability in {count} packages", flush=True)
    return VULNERABLE if bad else UNKNOWN if unknown else 0


def main() -> None:
    """Audit every lock; exits with 1 for a vulnerability, 2 where something could not be looked up."""
    statuses = [told(lock.name, len(pinned(lock)), *audit_python(lock)) for lock in LOCKS]
    packages = json.loads((client.WEB / "package-lock.json").read_text("utf-8"))["packages"]
    statuses.append(told("package-lock.json", len(packages) - 1, *audit_web(client.WEB)))
    sys.exit(VULNERABLE if VULNERABLE in statuses else max(statuses))


if __name__ == "__main__":
    main()
