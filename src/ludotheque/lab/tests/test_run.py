"""Runs: each kind from its file to its report, stopped and gone on with, and the same bytes whatever the way."""

from __future__ import annotations

import csv
import re
import signal
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from ludotheque.core.coding import encode
from ludotheque.core.localization import LANGUAGES
from ludotheque.core.refusal import Refused
from ludotheque.lab import Results, parse, planned, run
from ludotheque.lab.folder import Folder
from ludotheque.lab.summary import scored
from ludotheque.lab.work import Part, Software, do, software

TOURNAMENT = """
kind = "tournament"
game = "uluru"
count = 6
levels = ["beginner", "casual", "master"]
options.rounds = 1
resamples = 100
"""
BALANCE = """
kind = "balance"
game = "uluru"
count = 5
levels = ["casual", "master"]
options.rounds = 1
by = ["level"]
sweep.options.sand = [30, 60, 120]
"""
DEALS = """
kind = "distribution"
game = "uluru"
measure = "deal"
count = 8
of = ["stones", "load"]
sweep.options.mode = ["first", "experts"]
"""
CARDS = """
kind = "distribution"
game = "uluru"
measure = "cards"
count = 4
of = ["met"]
by = ["wish"]
"""
EVERY = {"tournament": TOURNAMENT, "balance": BALANCE, "deals": DEALS, "cards": CARDS}


def digests(folder: Path) -> dict[str, str]:
    """Every file of a folder by a hash of its bytes."""
    files = sorted(file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): sha256(file.read_bytes()).hexdigest() for file in files}


def ran(text: str, folder: Path, **settings: object) -> Results:
    return run(parse(text), folder, **{"jobs": 1, **settings})  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Results]:
    """Each kind, run once."""
    return {name: ran(text, tmp_path_factory.mktemp(name) / "results") for name, text in EVERY.items()}


@pytest.mark.parametrize("name", EVERY)
def test_a_run_leaves_rows_tables_plots_and_a_report(finished: dict[str, Results], name: str) -> None:
    results = finished[name]
    table = parquet.read_table(results.folder / "rows.parquet")
    with (results.folder / "rows.csv").open(encoding="utf-8", newline="") as stream:
        head, *rows = csv.reader(stream)
    assert head == table.column_names
    assert len(rows) == table.num_rows
    numbers = table.column("number").to_pylist()
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(planned(parse(EVERY[name])).jobs))
    assert {seed.split("/")[0] for seed in table.column("seed").to_pylist()} == {"1"}
    assert [file.name for file in results.folder.glob("summary-*.csv")]
    assert [file.name for file in results.folder.glob("plot-*.svg")]


@pytest.mark.parametrize("name", EVERY)
def test_a_report_stands_by_itself(finished: dict[str, Results], name: str) -> None:
    """It asks nobody for anything, and has all that is needed to do it again."""
    page = finished[name].report.read_text("utf-8")
    assert not re.findall(r"(?:src|href|xmlns|action|data|srcset)(?::\w+)?=[\"'](?!#)[^\"']*", page)
    assert not re.findall(r"url\((?!#)|@import|<script|<link|<iframe|https?:", page)
    assert "default-src 'none'" in page
    assert "prefers-color-scheme: dark" in page
    assert "currentColor" in page
    assert page.count("<svg") == len(list(finished[name].folder.glob("plot-*.svg")))
    text = re.search(r"<pre>(.*?)</pre>", page, re.DOTALL)
    assert text is not None
    assert parse(text[1].replace("&quot;", '"')) == parse(EVERY[name])
    assert "1/0" in page
    references = set(re.findall(r'(?:href="|url\()#([\w.-]+)', page))
    assert references <= set(re.findall(r' id="([^"]+)"', page))


def test_stronger_bots_are_rated_higher(finished: dict[str, Results]) -> None:
    ratings, pairings, seats = finished["tournament"].summaries
    found = {row[0]: dict(zip(ratings.columns, row, strict=True)) for row in ratings.rows}
    assert next(iter(found)) == "master"
    assert found["master"]["rating"] > found["beginner"]["rating"]
    assert all(row["rating_low"] <= row["rating"] <= row["rating_high"] for row in found.values())
    assert sum(row["rating"] for row in found.values()) == pytest.approx(0, abs=0.2)
    assert all(row["openings"] == 6 for row in found.values())
    assert len(pairings.rows) == 3
    assert sum(row[2] for row in seats.rows) == pytest.approx(1, abs=1e-3)


def test_openings_that_went_the_same_way_count_once() -> None:
    players = {"player_1": ["a", "b"] * 3, "player_2": ["b", "a"] * 3}
    places = {"place_1": [1, 2, 1, 2, 2, 1], "place_2": [2, 1, 2, 1, 1, 2]}
    table: dict[str, Any] = {
        "opening": [0, 0, 1, 1, 2, 2],
        "course": ["x", "y", "x", "y", "x", "z"],
        **players,
        **places,
    }
    openings = scored(table, range(6), ("a", "b"))
    assert openings.tolist() == [[[0, 2], [0, 0]], [[0, 0], [2, 0]]], "the first two are one"


def test_of_more_than_two_every_pair_counts() -> None:
    players = {f"player_{seat}": [level] for seat, level in enumerate("abc", 1)}
    table: dict[str, Any] = {"opening": [0], "course": ["x"], **players, "place_1": [1], "place_2": [1], "place_3": [3]}
    (points,) = scored(table, [0], ("a", "b", "c"))
    assert points.tolist() == [[0, 0.5, 1], [0.5, 0, 1], [0, 0, 0]]


def test_balance_has_shares_and_differences_seed_by_seed(finished: dict[str, Results]) -> None:
    shares, differences = finished["balance"].summaries
    assert shares.columns == ("options.sand", "level", "seeds", "share", "share_low", "share_high")
    assert len(shares.rows) == 6
    for sand in (30, 60, 120):
        assert sum(row[3] for row in shares.rows if row[0] == sand) == pytest.approx(1, abs=1e-3)
    assert {row[0] for row in differences.rows} == {60, 120}
    assert (finished["balance"].folder / "plot-shares-over-sand.svg").is_file()


def test_a_distribution_is_that_of_its_rows(finished: dict[str, Results]) -> None:
    results = finished["deals"]
    numbers = results.summaries[0]
    row = next(dict(zip(numbers.columns, row, strict=True)) for row in numbers.rows if row[:2] == ("first", "stones"))
    stones = [
        value
        for value, mode in zip(results.table["stones"], results.table["options.mode"], strict=True)
        if mode == "first"
    ]
    assert row["mean"] == pytest.approx(sum(stones) / 8)
    assert (row["rows"], row["least"], row["most"]) == (8, min(stones), max(stones))
    assert (row["mean_low"], row["mean_high"]) == (None, None), "eight seeds tell too little"


def test_several_rows_of_a_seed_are_one_witness(finished: dict[str, Results]) -> None:
    (numbers,) = finished["cards"].summaries
    counts = {row[0]: (row[2], row[3]) for row in numbers.rows}
    assert sum(rows for rows, _ in counts.values()) == 32
    assert all(seeds <= 4 for _, seeds in counts.values())


@pytest.mark.parametrize("name", ["deals"])
def test_several_processes_write_the_same_bytes(finished: dict[str, Results], name: str, tmp_path: Path) -> None:
    ran(EVERY[name], tmp_path / "two", jobs=2)
    assert digests(tmp_path / "two") == digests(finished[name].folder)


KILLED = """
import sys
from pathlib import Path
from ludotheque.lab import parse, run
def tell(done, every):
    if done >= 5:
        print(done, flush=True)
        sys.stdin.readline()
run(parse(Path(sys.argv[1]).read_text("utf-8")), sys.argv[2], jobs=1, tell=tell)
"""


def test_a_killed_run_goes_on_from_where_it_was(finished: dict[str, Results], tmp_path: Path) -> None:
    file, folder = tmp_path / "deals.toml", tmp_path / "results"
    file.write_text(DEALS, "utf-8")
    words = [sys.executable, "-c", KILLED, str(file), str(folder)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        assert process.stdout is not None
        assert process.stdout.readline() == "5\n"
        process.kill()
        assert process.wait() == -signal.SIGKILL
    kept = digests(folder / "parts")
    assert len(kept) == 5
    assert not (folder / "report.html").exists()
    times = {file.name: file.stat().st_mtime_ns for file in (folder / "parts").iterdir()}
    told: list[int] = []
    ran(DEALS, folder, tell=lambda done, _all: told.append(done))
    assert told[:2] == [5, 6], "finished parts are not done again"
    assert times == {name: (folder / "parts" / name).stat().st_mtime_ns for name in times}
    assert digests(folder) == digests(finished["deals"].folder)


def test_half_a_part_is_done_again(finished: dict[str, Results], tmp_path: Path) -> None:
    folder = tmp_path / "results"
    ran(DEALS, folder)
    part = folder / "parts" / "00003.jsonl"
    part.write_bytes(part.read_bytes()[:20])
    (folder / "parts" / "00004.jsonl").rename(folder / "parts" / "00004.jsonl.99.new")
    told: list[int] = []
    ran(DEALS, folder, tell=lambda done, _all: told.append(done))
    assert told[0] == 14
    assert digests(folder) == digests(finished["deals"].folder)


def test_rows_can_be_summed_up_differently_without_being_measured_again(tmp_path: Path) -> None:
    folder, told = tmp_path / "results", list[int]()
    ran(DEALS, folder)
    assert (folder / "plot-numbers-load.svg").is_file()
    results = ran(DEALS.replace(', "load"', ""), folder, tell=lambda done, _all: told.append(done))
    assert told == [16]
    assert {row[1] for row in results.summaries[0].rows} == {"stones"}
    assert not (folder / "plot-numbers-load.svg").exists()


def test_runs_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "results"
    ran(DEALS, folder)
    with pytest.raises(Refused, match="lab-folder-other"):
        ran(DEALS.replace("8", "9"), folder)
    other = Software("0.0.1", 1, "cafe", numba=False)
    monkeypatch.setattr("ludotheque.lab.folder.software", lambda _: other)
    with pytest.raises(Refused, match="lab-folder-software"):
        ran(DEALS, folder)
    (folder / "run.json").write_text("{}")
    with pytest.raises(Refused, match="lab-folder-taken"):
        ran(DEALS, folder)


def test_one_run_at_a_time_has_a_folder(tmp_path: Path) -> None:
    with Folder(tmp_path, planned(parse(DEALS))).claimed(), pytest.raises(Refused, match="lab-folder-busy"):
        ran(DEALS, tmp_path)
    assert ran(DEALS, tmp_path).report.is_file()


def test_foreign_folders_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(Refused, match="lab-folder-taken"):
        ran(DEALS, tmp_path)
    with pytest.raises(Refused, match="lab-folder-unwritable"):
        ran(DEALS, tmp_path / "letter.txt" / "below")


def test_a_worker_with_other_software_does_nothing() -> None:
    experiment = encode(parse(DEALS))
    assert do(Part(0, experiment, software("uluru"), 0, 1)).lines.count(b"\n") == 1
    with pytest.raises(Refused, match="lab-worker-differs"):
        do(Part(0, experiment, Software("0.0.1", 1, "cafe", numba=False), 0, 1))


@pytest.mark.parametrize(
    ("settings", "key"),
    [({"jobs": 0}, "value-least"), ({"jobs": "all"}, "value-type"), ({"language": "it"}, "value-unknown")],
)
def test_settings_that_cannot_be(settings: dict[str, object], key: str, tmp_path: Path) -> None:
    with pytest.raises(Refused, match=key):
        ran(DEALS, tmp_path / "results", **settings)


def test_a_column_without_shares_is_refused(tmp_path: Path) -> None:
    text = BALANCE.replace('by = ["level"]', 'measure = "match"\nof = "seconds"')
    with pytest.raises(Refused, match="lab-no-share"):
        ran(text, tmp_path / "results")


@pytest.mark.parametrize(("package", "cluster"), [("pyarrow", None), ("distributed", "tcp://127.0.0.1:1")])
def test_what_is_missing_is_named(
    package: str, cluster: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(Refused) as caught:
        ran(DEALS, tmp_path / "results", cluster=cluster)
    assert (caught.value.key, caught.value.about["package"]) == ("lab-extra-missing", package)
    assert not list(tmp_path.glob("results/parts/*"))


@pytest.mark.parametrize(
    ("call", "key"), [("folder.os.fsync", "file-unwritable"), ("table.write_csv", "lab-folder-unwritable")]
)
def test_a_full_disk_is_told(call: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    folder = tmp_path / "results"
    with Folder(folder, planned(parse(DEALS))).claimed():
        pass  # so that only parts are still to be written
    with monkeypatch.context() as patch:
        patch.setattr(f"ludotheque.lab.{call}", full)
        with pytest.raises(Refused, match=key):
            ran(DEALS, folder)
    assert ran(DEALS, folder).report.is_file()


def test_reports_speak_three_languages(tmp_path: Path) -> None:
    said = {}
    for language in LANGUAGES:
        page = ran(CARDS, tmp_path / "results", language=language).report.read_text("utf-8")
        said[language] = re.findall(r"<h2>(.*?)</h2>", page)
        assert f'<html lang="{language}">' in page
    assert len({tuple(titles) for titles in said.values()}) == 3
