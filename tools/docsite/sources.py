"""Copies of files of code, highlighted. Plain pages of their own: Sphinx would take a minute for them."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path, PurePosixPath

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import TextLexer, get_lexer_for_filename
from pygments.util import ClassNotFound

LIGHT, DARK = "a11y-high-contrast-light", "a11y-high-contrast-dark"
"""As on the other pages."""
STYLE = """
:root { color-scheme: light dark; --page: #fffaf0; --ink: #2b211b; --faint: #6d5a4c; --link: #9a3412 }
@media (prefers-color-scheme: dark) { :root { --page: #1d1511; --ink: #f1e6d2; --faint: #b3a189; --link: #f3b95f } }
body { margin: 1rem; background: var(--page); color: var(--ink); font-family: ui-rounded, system-ui, sans-serif }
a { color: var(--link) }
h1 { font-size: 1.1rem; overflow-wrap: anywhere }
pre { overflow-x: auto; line-height: 1.4; font-size: .85rem }
.linenos { color: var(--faint); user-select: none; margin-right: 1em }
"""
SHEET = "_static/sources.css"
HOME = "docs/index.html"


def copy_sources(sources: Mapping[str, str], html: Path) -> None:
    """Write a page for each file, and their style sheet."""
    (html / SHEET).write_text(STYLE + rules(), "utf-8")
    for name, text in sources.items():
        path = html / f"{name}.html"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(copy_of(name, text), "utf-8")


def rules() -> str:
    """The colours of code by day and by night."""
    light, dark = (HtmlFormatter(style=style, nobackground=True).get_style_defs(".code") for style in (LIGHT, DARK))
    return f"{light}\n@media (prefers-color-scheme: dark) {{\n{dark}\n}}\n"


def copy_of(name: str, text: str) -> str:
    """A page that shows a file, with an anchor for each line, such as L10."""
    try:
        lexer = get_lexer_for_filename(name)
    except ClassNotFound:
        lexer = TextLexer()
    up, title = "../" * name.count("/"), escape(name)
    shown = highlight(text, lexer, HtmlFormatter(cssclass="code", linenos="inline", lineanchors="L", wrapcode=True))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(PurePosixPath(name).name)}</title>"
        f'<link rel="stylesheet" href="{up}{SHEET}"></head><body>'
        f'<p><a href="{up}{HOME}">The documentation of Ludotheque</a></p><h1>{title}</h1>{shown}</body></html>\n'
    )
