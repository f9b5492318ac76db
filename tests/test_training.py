"""The example that learns: a short training beats the greedy bot by far, and the result sits down at a table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludotheque.bot_client.loading import load
from ludotheque.core import play
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.bots import BOTS
from ludotheque.games.uluru.model import Options, Own

EXAMPLES = Path(__file__).resolve().parents[1] / "docs" / "examples"
DEALS, NEW = 4_000, 400


@pytest.fixture
def learner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module of the example, as Python finds it in an empty folder."""
    (tmp_path / "uluru_learner.py").write_text((EXAMPLES / "uluru_learner.py").read_text("utf-8"), "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    import uluru_learner  # type: ignore[import-not-found]  # noqa: PLC0415

    yield uluru_learner
    del sys.modules["uluru_learner"]


def test_a_short_training_beats_the_greedy_bot(
    learner: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By more than ten standard errors on the same deals; then the bot plays a match at a table of two."""
    trained: list[list[tuple[int, float]]] = []
    measured: list[dict[str, Any]] = []
    monkeypatch.setattr(learner, "train", lambda *a, f=learner.train, **k: kept(f(*a, **k), trained))
    monkeypatch.setattr(learner, "compared", lambda w, f=learner.compared: noted(f(w, NEW), measured))
    learner.main(["--deals", str(DEALS), "--curve", "curve.svg"])
    (curve,), (found,) = trained, measured
    assert [deals for deals, _ in curve] == list(range(0, DEALS, 1_000))
    assert curve[-1][1] < curve[0][1] - 1
    gained = found["greedy"] - found["learned"]
    assert gained.mean() > 10 * gained.std(ddof=1) / NEW**0.5
    assert (found["learned"] >= found["best"]).all()
    assert "stones a deal" in capsys.readouterr().out
    assert "<svg" in Path("curve.svg").read_text("utf-8")
    sits_down(tmp_path)


def kept(result: Any, curves: list[Any]) -> Any:
    curves.append(result[1])
    return result


def noted(result: Any, found: list[Any]) -> Any:
    found.append(result)
    return result


def sits_down(folder: Path) -> None:
    """The bot finds its weights in the folder, and ends a match before a beginner."""
    assert (folder / "uluru_learner.npz").is_file()
    bot = load("uluru_learner:Bot")
    options, own = Options(mode="tricky", sand=None), (Own(), Own())
    record = play(rules, options, own, [("learner", bot), ("beginner", BOTS["beginner"])], seed=1)
    assert record.end is not None
    assert record.end.outcome.places == (1, 2)


def test_the_same_seed_learns_the_same(learner: Any) -> None:
    once, again, other = (learner.train(200, matches=100, seed=seed)[0] for seed in (1, 1, 2))
    assert np.array_equal(once, again)
    assert not np.array_equal(once, other)
