"""How Sphinx builds the site; `make site` lays out the pages first (tools/docsite)."""

from __future__ import annotations

import ast
import logging
import os
import tomllib
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

# Signatures can be seen only of functions that are not compiled; notebooks, in processes of their own, compile them.
os.environ["NUMBA_DISABLE_JIT"] = "1"
import numba.core.config  # noqa: E402, F401

del os.environ["NUMBA_DISABLE_JIT"]


def complete(file: Path) -> None:
    """Do the imports of a module that type checkers alone see: signatures name them, too."""
    for line in ast.parse(file.read_text("utf-8")).body:
        if isinstance(line, ast.If) and ast.unparse(line.test) == "TYPE_CHECKING":
            name = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
            exec(ast.unparse(line.body), vars(import_module(name)))  # noqa: S102


for floor in ("core", "games", "adapters", "bot_client", "lab"):
    for file in (ROOT / "src" / "ludotheque" / floor).rglob("*.py"):
        complete(file)

logging.getLogger("traitlets").setLevel(logging.WARNING)  # modules of the API may set up logging for all

project = author = "Ludotheque"
version = release = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
extensions = ["myst_nb", "sphinx.ext.autodoc"]
root_doc = "docs/index"
default_role = "literal"  # docstrings put code into single backticks
highlight_language = "none"
toc_object_entries = False  # every page would carry all names of the API with it
smartquotes = False  # pages as they are
suppress_warnings = ["ref.python"]  # names in signatures: of several games, or of modules that are not shown

myst_heading_anchors = 4
# links to copies of code, see tools/docsite
myst_url_schemes = {"http": None, "https": None, "source": {"url": "{{path}}.html"}}
nb_execution_mode = "force"
nb_execution_show_tb = True
nb_execution_in_temp = True
nb_execution_timeout = -1
nb_merge_streams = True

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
add_module_names = False

pygments_dark_style = "a11y-high-contrast-dark"
html_theme = "furo"
html_title = "Ludotheque"
html_logo = html_favicon = str(ROOT / "web" / "src" / "icon.svg")
html_static_path = ["_static"]
html_css_files = ["house.css"]
html_show_copyright = html_show_sourcelink = html_copy_source = False

FONT = 'ui-rounded, "SF Pro Rounded", "Segoe UI Variable", system-ui, sans-serif'
LIGHT = {
    "font-stack": FONT,
    "font-stack--headings": FONT,
    "color-foreground-primary": "#2b211b",
    "color-foreground-secondary": "#5b4636",
    "color-foreground-muted": "#6d5a4c",
    "color-foreground-border": "#8a7565",
    "color-background-primary": "#fffaf0",
    "color-background-secondary": "#fbf3e2",
    "color-background-hover": "#f2e5c9",
    "color-background-hover--transparent": "#f2e5c900",
    "color-background-border": "#e6d6b8",
    "color-background-item": "#d9c6a3",
    "color-inline-code-background": "#f7ecd6",
    "color-brand-primary": "#8f3a17",
    "color-brand-content": "#9a3412",
    "color-brand-visited": "#6b3fa0",
    "color-api-name": "#8f3a17",
    "color-api-pre-name": "#6d5a4c",
}
DARK = {
    "color-foreground-primary": "#f1e6d2",
    "color-foreground-secondary": "#d3c3a8",
    "color-foreground-muted": "#b3a189",
    "color-foreground-border": "#7d6a57",
    "color-background-primary": "#1d1511",
    "color-background-secondary": "#261b15",
    "color-background-hover": "#38281e",
    "color-background-hover--transparent": "#38281e00",
    "color-background-border": "#443227",
    "color-background-item": "#5b4636",
    "color-inline-code-background": "#32241b",
    "color-brand-primary": "#ffdf9e",
    "color-brand-content": "#f3b95f",
    "color-brand-visited": "#cfa6f0",
    "color-api-name": "#ffdf9e",
    "color-api-pre-name": "#b3a189",
}
html_theme_options = {"light_css_variables": LIGHT, "dark_css_variables": DARK, "footer_icons": []}
