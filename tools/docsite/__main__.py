"""Build the site: `python -m tools.docsite [--out FOLDER]`. Exits with status 1 if anything is wrong with it."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from shutil import rmtree

from tools.docsite.layout import layout
from tools.docsite.links import problems
from tools.docsite.sources import HOME, copy_sources

ROOT = Path(__file__).resolve().parents[2]
REDIRECT = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludotheque</title>'
    f'<meta http-equiv="refresh" content="0; url={HOME}">'
    f'<p><a href="{HOME}">The documentation of Ludotheque</a></p></html>\n'
)
"""The pages keep the folders of the project, so that its links hold; the first of them stands in docs."""


def build(out: Path) -> list[str]:
    """Build the site in a folder, from nothing; what is wrong with it, besides what Sphinx has printed.

    Nothing of an earlier build is used: Sphinx does not know on which code the results of a notebook depend.
    """
    pages, html = out / "pages", out / "html"
    laid = layout(ROOT)
    for old in (pages, html, out / "doctrees"):
        rmtree(old, ignore_errors=True)
    for name, text in laid.pages.items():
        (pages / name).parent.mkdir(parents=True, exist_ok=True)
        (pages / name).write_bytes(text)
    sphinx = [sys.executable, "-m", "sphinx", "--builder", "html", "--quiet", "--fail-on-warning", "--keep-going"]
    folders = ["--conf-dir", str(ROOT / "docs"), "--doctree-dir", str(out / "doctrees"), str(pages), str(html)]
    if subprocess.run([*sphinx, *folders], cwd=ROOT, env=environment(out / "ipython"), check=False).returncode:
        return ["Sphinx has failed: see above."]
    copy_sources(laid.sources, html)
    (html / "index.html").write_text(REDIRECT, "utf-8")
    return problems(html)


def environment(settings: Path) -> dict[str, str]:
    """This environment, but notebooks run without the settings of whoever builds the site, and warn of no loopback."""
    profile = settings / "profile_default"
    profile.mkdir(parents=True, exist_ok=True)
    (profile / "ipython_kernel_config.py").write_text("get_config().IPKernelApp.log_level = 40\n", "utf-8")
    return dict(os.environ, IPYTHONDIR=str(settings))


def main() -> None:
    parser = ArgumentParser(prog="python -m tools.docsite", description="Build the documentation as a site.")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "site", help="where to build it")
    out: Path = parser.parse_args().out.resolve()
    wrong = build(out)
    for problem in wrong:
        print(problem)
    if wrong:
        sys.exit(1)
    print(f"The documentation is in {out / 'html' / 'index.html'}")


if __name__ == "__main__":
    main()
