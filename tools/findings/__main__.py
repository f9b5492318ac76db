"""`python -m tools.findings`: carry out the experiments of `docs/findings` and write their tables into the pages.

`python -m tools.findings uluru` is enough for one page. Where a run was stopped the next one goes on. What a page shows
is kept beside it, in `docs/findings/GAME/EXPERIMENT`; all the rest is in `build/findings`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from shutil import copyfile

from msgspec.structs import replace

from ludotheque.lab import load, run
from tools.findings import census
from tools.findings.page import FINDINGS, ROOT, filled, sources

OUT = ROOT / "build/findings"
BY_HAND: dict[str, Callable[[Path, int | None], None]] = {"ubongo/census": census.write}
"""What no seed decides, so that it is no experiment: by folder, a function that writes its tables."""


def games() -> list[str]:
    """The games that have a page."""
    return sorted(page.stem for page in FINDINGS.glob("*.md") if page.with_suffix("").is_dir())


def experiments(game: str) -> list[Path]:
    """The files of the experiments of a page."""
    return sorted((FINDINGS / game).glob("*.toml"))


def measured(game: str, out: Path, count: int | None, jobs: int | None) -> None:
    """Carry out all experiments of a game; `count` seeds each, where the files say otherwise."""
    for file in experiments(game):
        given = load(str(file))
        experiment = given if count is None else replace(given, count=count)
        print(f"{file.relative_to(FINDINGS)}: {experiment.title}", flush=True)
        run(experiment, out / game / file.stem, jobs=jobs)
    for name, written in BY_HAND.items():
        if name.partition("/")[0] == game:
            print(name, flush=True)
            written(out / name, count)


def kept(game: str, out: Path, folder: Path) -> None:
    """Copy what the page of a game shows from the results."""
    for name in sources((FINDINGS / f"{game}.md").read_text("utf-8")):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        copyfile(out / name, target)


def arguments(words: list[str]) -> Namespace:
    parser = ArgumentParser(prog="python -m tools.findings", description="Carry out the experiments of docs/findings.")
    parser.add_argument("games", nargs="*", choices=[[], *games()], help="the pages; by default all")
    parser.add_argument(
        "--count", type=int, help="seeds for each setting, to see that all runs; then no page is written"
    )
    parser.add_argument("--jobs", type=int, help="processes; by default one for each core")
    parser.add_argument("--out", type=Path, default=OUT, help="where all results go (build/findings)")
    return parser.parse_args(words)


def main(words: list[str]) -> int:
    """Measure, keep, and write the tables."""
    asked = arguments(words)
    for game in asked.games or games():
        measured(game, asked.out, asked.count, asked.jobs)
        if asked.count is None:
            kept(game, asked.out, FINDINGS)
            page = FINDINGS / f"{game}.md"
            page.write_text(filled(page.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
