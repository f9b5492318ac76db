"""`python -m bench.pages`: home, lobby and rules as Lighthouse scores them, on a phone and on a desk."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from urllib.request import Request, urlopen

from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.table import Table

from bench.pages.lighthouse import FORMS, free_port, install, measure
from tools import client

CATEGORIES = ("performance", "accessibility", "best-practices")
WANTED = 95
PACE = "pace"
"""The speed of the machine as Lighthouse measures it; it simulates a phone by a fourfold slowdown."""
CHROMIUM = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking")


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """A server of its own on a new file; gives its address."""
    command = [sys.executable, "-m", "ludotheque.server", "--port", "0", "--database", str(folder / "ludotheque.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:  # noqa: S603
        try:
            said = "".join(iter(server.stdout.readline, "Stop with Ctrl-C.\n")) if server.stdout else ""
            found = re.search(r"http://[^:]+:(\d+)/", said)
            if found is None:
                raise RuntimeError("the server did not start")
            yield f"http://127.0.0.1:{found[1]}"
        finally:
            server.terminate()


def lobby(address: str) -> str:
    """A table that waits for players."""
    asked = json.dumps({"game": "uluru", "chairs": 4, "name": "Ada"}).encode()
    request = Request(f"{address}/api/tables", asked, {"content-type": "application/json"})  # noqa: S310 - our own server
    with urlopen(request) as answer:  # noqa: S310
        return f"/t/{json.load(answer)['table']}"


def scored(port: int, address: str, runs: int) -> dict[str, dict[str, int]]:
    """The median of several runs for each page and form factor."""
    found = {}
    for name, path in {"home": "/", "lobby": lobby(address), "rules": "/rules/uluru"}.items():
        for form in FORMS:
            tries = [measure(port, form, CATEGORIES, address + path) for _ in range(runs)]
            scores = {kind: int(median(one.scores[kind] for one in tries)) for kind in CATEGORIES}
            found[f"{name}, {form}"] = {**scores, PACE: int(median(one.pace for one in tries))}
    return found


def show(found: dict[str, dict[str, int]]) -> None:
    table = Table(title="Lighthouse, of 100")
    for heading in ("page", *CATEGORIES, PACE):
        table.add_column(heading, justify="left" if heading == "page" else "right")
    for page, scores in found.items():
        table.add_row(page, *(str(scores[kind]) for kind in (*CATEGORIES, PACE)))
    Console().print(table)


def main(words: list[str]) -> int:
    """Measure, print and write the scores; exit status 1 if a page misses its goal."""
    parser = ArgumentParser(prog="python -m bench.pages", description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="how often each page is measured (5)")
    parser.add_argument("--chromium", default="/usr/bin/chromium", help="the browser")
    parser.add_argument("--out", type=Path, default=Path("bench/results/pages.json"), help="where to write the figures")
    asked = parser.parse_args(words)
    install()
    client.build()
    port = free_port()
    with TemporaryDirectory() as folder, serve(Path(folder)) as address, sync_playwright() as playwright:
        arguments = [*CHROMIUM, f"--remote-debugging-port={port}"]
        browser = playwright.chromium.launch(executable_path=asked.chromium, args=arguments)
        found = scored(port, address, asked.runs)
        browser.close()
    show(found)
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    asked.out.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    return 0 if all(scores[kind] >= WANTED for scores in found.values() for kind in CATEGORIES) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
