"""The pages of the API: one for each package that programs may use, written from its modules.

They are found by their folders, so a new module, and a new game, has its place at once. A room of a game that is a
folder offers what it imports from its modules; of these only those are shown that a page of the documentation imports
from.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

FLOORS = ("core", "core/testing", "adapters", "adapters/vector", "bot_client", "lab")
"""Floors that programs of one's own use; the others belong to the server and the command line."""
ROOMS = ("pieces", "model", "book", "rules", "solver", "bots", "measures")
"""Rooms of a game that programs use, from the bottom up."""
NOT_HERE = {"command", "commands", "tests"}
"""Commands stand on the page of the command line."""
IMPORT = re.compile(r"^(?:>>> )?from (ludotheque\.games\.[\w.]+) import", re.MULTILINE)


class Module:
    """A module as its code has it; nothing is imported."""

    def __init__(self, root: Path, file: Path, *, offers: bool = False) -> None:
        self.name = module_name(root, file)
        self.path = file.relative_to(root).as_posix()
        code = ast.parse(file.read_text("utf-8"))
        imported = sorted(exports(code)) if file.stem == "__init__" else []
        self.shown = sorted({*shown(code), *([name for _, name in imported] if offers else [])})
        self.elsewhere = [] if offers else imported


def module_name(root: Path, file: Path) -> str:
    """The name of a module as one imports it."""
    return ".".join(file.relative_to(root / "src").with_suffix("").parts).removesuffix(".__init__")


def exports(code: ast.Module) -> Iterator[tuple[str, str]]:
    """What a package imports from modules of the project, each with its home."""
    for line in code.body:
        if isinstance(line, ast.ImportFrom) and (line.module or "").startswith("ludotheque."):
            yield from ((str(line.module), name.name) for name in line.names)


def shown(code: ast.Module) -> Iterator[str]:
    """The public functions and classes that a module defines itself, and the constants that have a docstring."""
    for line, below in zip(code.body, [*code.body[1:], None], strict=True):
        names: list[ast.expr] = []
        if isinstance(line, ast.FunctionDef | ast.ClassDef):
            names = [ast.Name(line.name)]
        elif isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            names = line.targets if isinstance(line, ast.Assign) else [getattr(line, "target", ast.Constant(None))]
        yield from (name.id for name in names if isinstance(name, ast.Name) and name.id[0] != "_")


def api_pages(root: Path) -> dict[str, str]:
    """The page of each package, by its path on the site."""
    source = root / "src" / "ludotheque"
    found = {floor.replace("/", "."): modules_of(root, source / floor) for floor in FLOORS if (source / floor).is_dir()}
    for rules in sorted((source / "games").glob("*/rules*")):
        found[f"games.{rules.parent.name}"] = rooms_of(root, rules.parent)
    return {f"api/{name}.md": page(f"ludotheque.{name}", modules) for name, modules in found.items()}


def modules_of(root: Path, floor: Path) -> list[Module]:
    """All public modules of a floor, itself first; a floor inside has its own page."""
    files = sorted(floor.glob("*.py"), key=lambda file: (file.stem != "__init__", file.stem))
    return [Module(root, file) for file in files if file.stem == "__init__" or not private(file)]


def rooms_of(root: Path, game: Path) -> list[Module]:
    """The rooms of a game, each with the modules in it that pages import from."""
    pages = "".join(page.read_text("utf-8") for page in (root / "docs").rglob("*.md"))
    used = set(IMPORT.findall(pages))
    found = []
    for room in ROOMS:
        inside = sorted((game / room).rglob("*.py"), key=lambda file: (file.stem != "__init__", file))
        for file in [game / f"{room}.py", *inside]:
            is_room = file.parent == game or (file.stem == "__init__" and file.parent.parent == game)
            if file.is_file() and (is_room or (module_name(root, file) in used and not private(file))):
                found.append(Module(root, file, offers=is_room))
    return found


def private(file: Path) -> bool:
    return file.stem[0] == "_" or file.stem in NOT_HERE


def page(title: str, modules: list[Module]) -> str:
    """The page of a package."""
    return f"# `{title}`\n\n" + "\n".join(section(module) for module in modules)


def section(module: Module) -> str:
    """What a module holds: its docstring, and its names in the order of the source."""
    elsewhere = ", ".join(f":py:obj:`~{home}.{name}`" for home, name in module.elsewhere)
    lines = [
        *(f"## `{module.name}`\n", f"[`{module.path}`](../{module.path})\n"),
        *("```{eval-rst}", f".. automodule:: {module.name}"),
        *([f"   :members: {', '.join(module.shown)}", "   :undoc-members:"] if module.shown else []),
        *(["", f"From its modules: {elsewhere}."] if elsewhere else []),
        "```\n",
    ]
    return "\n".join(lines)
