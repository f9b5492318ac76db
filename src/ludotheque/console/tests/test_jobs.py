"""Work on one core or several: the same results, and sentences where it cannot be done."""

from __future__ import annotations

import os
import signal
import sys

import pytest

from ludotheque.console.jobs import each
from ludotheque.core.refusal import Refused


def halved(number: int) -> float:
    return number / 2


def killed(_number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order_or_as_they_are_done(jobs: int) -> None:
    wanted = [number / 2 for number in range(20)]
    assert list(each(halved, range(20), jobs)) == wanted
    assert sorted(each(halved, range(20), jobs, ordered=False)) == wanted


def test_nothing_to_do() -> None:
    assert list(each(halved, (), 2)) == []


def test_several_need_joblib_and_one_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "joblib", None)
    assert list(each(halved, [1], 1)) == [0.5]
    with pytest.raises(Refused, match="jobs-need-joblib"):
        list(each(halved, [1], 2))


@pytest.mark.slow(traced=True)
def test_a_killed_process_is_no_traceback() -> None:
    with pytest.raises(Refused, match="jobs-killed"):
        list(each(killed, range(4), 2))


def test_what_goes_wrong_elsewhere_goes_wrong_here() -> None:
    with pytest.raises(TypeError):
        list(each(halved, ["x"], 2))  # type: ignore[arg-type]
