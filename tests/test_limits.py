"""The page about limits lists every limit with its default and its meaning, as the code has them."""

from __future__ import annotations

import ast
import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest
from msgspec.structs import fields

from ludotheque.table.limits import Limits
from tests.shell import run

PAGE = Path(__file__).resolve().parents[1] / "docs" / "limits.md"


def meanings() -> dict[str, str]:
    """The docstring below each field of `Limits`."""
    (struct,) = ast.parse(inspect.getsource(Limits)).body
    assert isinstance(struct, ast.ClassDef)
    found = {}
    for field, text in zip(struct.body, struct.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            assert isinstance(text, ast.Expr)
            assert isinstance(text.value, ast.Constant)
            found[field.target.id] = str(text.value.value).rstrip(".")
    return found


def test_the_page_lists_every_limit_as_the_code_has_it() -> None:
    meaning = meanings()
    wanted = [f"| `{field.name}` | {field.default:,} | {meaning[field.name]} |" for field in fields(Limits)]
    shown = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `")]  # fixed ones are links
    assert shown == wanted


def test_the_page_lists_fixed_sizes_as_the_code_has_them() -> None:
    listed = re.findall(r"\| \[`(\w+)`\]\(\.\./src/(\S+)\.py\) \| ([\d,]+) \|", PAGE.read_text("utf-8"))
    assert len(listed) > 10
    for name, module, size in listed:
        assert f"{getattr(import_module(module.replace('/', '.')), name):,}" == size, name


def test_a_server_with_a_bad_limit_does_not_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDOTHEQUE_LIMITS", "chairs=3")
    done = run("play", "--port", "0", "--database", str(tmp_path / "unused.db"))
    assert (done.status, done.out) == (2, "")
    assert done.err == "There is no limit called chairs.\n"
    assert not list(tmp_path.iterdir())


def test_a_server_with_a_bad_proxy_does_not_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDOTHEQUE_PROXIES", "10.0.0.1, everyone")
    done = run("play", "--port", "0", "--database", str(tmp_path / "unused.db"))
    assert (done.status, done.out) == (2, "")
    assert done.err == "everyone is neither an address nor a network.\n"
