"""Findings: every figure of a page is in the results that lie beside it, and every experiment runs."""

from __future__ import annotations

import re
from functools import partial
from itertools import combinations, product
from pathlib import Path

import pytest

from ludotheque.games.ubongo.book.shape import rows_of, size_of
from ludotheque.games.ubongo.pieces import PIECES, settled
from ludotheque.games.ubongo.solver import count
from ludotheque.lab import load, planned
from tools.findings import __main__ as command
from tools.findings import census, datasets
from tools.findings.page import FINDINGS, MARKED, Spec, filled, sources, table

GAMES = command.games()
by_game = pytest.mark.parametrize("game", GAMES)


FEW = """
kind = "distribution"
game = "uluru"
measure = "levels"
count = 5
of = ["all_met"]
by = ["level"]
"""
SPEC = (
    'file = "uluru/few/summary-words.csv", where = {level = "1"}, rows = "level", head = ["", ""], values = ["share"]'
)
PAGE = f"""Text.

<!-- table {{{SPEC}}} -->
<!-- end -->
"""


def page_of(game: str) -> str:
    return (FINDINGS / f"{game}.md").read_text("utf-8")


def test_every_game_has_a_page() -> None:
    assert GAMES == ["dwarfcity", "ostriches", "ubongo", "uluru"]


@by_game
def test_the_tables_of_a_page_show_the_results_beside_it(game: str) -> None:
    text = page_of(game)
    assert filled(text) == text
    assert len(MARKED.findall(text)) == text.count("<!-- table") == text.count("<!-- end -->") > 1


@by_game
def test_a_page_states_no_measured_figure_outside_its_tables(game: str) -> None:
    """Words may say "most"; shares and decimals stand in tables, where they cannot grow stale."""
    prose = MARKED.sub("", page_of(game)).replace("95 % intervals", "")
    assert not re.findall(r"\d+ ?%|\d\.\d", prose)


@by_game
def test_nothing_lies_beside_a_page_that_it_does_not_show(game: str) -> None:
    there = {file.relative_to(FINDINGS).as_posix() for file in (FINDINGS / game).rglob("*") if file.is_file()}
    assert there == sources(page_of(game)) | {f"{game}/{file.name}" for file in command.experiments(game)}
    assert {name.split("/")[1] for name in sources(page_of(game))} <= {
        *(file.stem for file in command.experiments(game)),
        *(name.partition("/")[2] for name in command.BY_HAND),
    }


@by_game
def test_every_experiment_runs_and_gives_what_the_page_shows(game: str, tmp_path: Path) -> None:
    """Tiny, because masters take their time: one seed for each setting."""
    command.measured(game, tmp_path, 1, 1)
    for name in sources(page_of(game)):
        lines, wanted = ((folder / name).read_text("utf-8").splitlines() for folder in (tmp_path, FINDINGS))
        assert len(lines) > 1
        assert lines[0] == wanted[0]


@by_game
def test_the_results_have_as_many_seeds_as_the_experiment(game: str) -> None:
    for file in command.experiments(game):
        experiment = load(str(file))
        assert experiment.seed == "findings"
        assert planned(experiment).jobs
        shown = [FINDINGS / name for name in sources(page_of(game)) if name.startswith(f"{game}/{file.stem}/summary")]
        for summary in shown:
            head, *rows = summary.read_text("utf-8").splitlines()
            column = next((one for one in ("seeds", "openings") if one in head.split(",")), None)
            if column is not None:
                most = max(int(row.split(",")[head.split(",").index(column)]) for row in rows)
                assert most <= experiment.count


def test_the_command_keeps_what_a_page_shows_and_fills_its_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page of its own, with one experiment."""
    (tmp_path / "uluru").mkdir()
    (tmp_path / "uluru/few.toml").write_text(FEW)
    page = tmp_path / "uluru.md"
    page.write_text(PAGE)
    monkeypatch.setattr(command, "FINDINGS", tmp_path)
    monkeypatch.setattr(command, "filled", partial(filled, folder=tmp_path))
    assert command.main(["uluru", "--jobs", "1", "--out", str(tmp_path / "out")]) == 0
    assert sources(page.read_text()) == {"uluru/few/summary-words.csv"}
    assert page.read_text().count("\n| ") == 2
    (tmp_path / "uluru/few/summary-words.csv").unlink()
    assert command.main(["uluru", "--jobs", "1", "--count", "2", "--out", str(tmp_path / "tiny")]) == 0
    assert not (tmp_path / "uluru/few/summary-words.csv").exists()


def test_a_table_that_finds_nothing_or_has_another_width_is_no_table(tmp_path: Path) -> None:
    (tmp_path / "some.csv").write_text("kind,share,share_low,share_high,seeds\na,0.5,0.4,0.6,1000\n")
    spec = Spec("some.csv", "kind", ["kind", "share", "seeds"], ["share", "seeds"], digits=1)
    assert table(spec, tmp_path).splitlines()[2] == "| a | 0.5 (0.4 to 0.6) | 1,000 |"
    for wrong in (
        Spec("some.csv", "kind", ["kind", "share"], ["share"], where={"kind": "b"}),
        Spec("some.csv", "kind", ["kind"], ["share"]),
    ):
        with pytest.raises(ValueError, match=r"some\.csv"):
            table(wrong, tmp_path)


def test_the_least_number_is_one_that_is_certain(tmp_path: Path) -> None:
    rows = [
        "2,1,0.4,0.3,0.49",
        "2,3,0.9,0.8,1.0",
        "2,2,0.6,0.45,0.7",
        "3,1,0.7,0.6,0.8",
        "4,1,0.4,0.3,0.49",
        "4,2,0.5,0.4,0.6",
    ]
    (tmp_path / "some.csv").write_text("\n".join(["seats,needed,share,share_low,share_high", *rows]))
    spec = Spec("some.csv", "seats", ["seats", "least"], ["share"], least="needed", across="seats", digits=1)
    assert table(spec, tmp_path).splitlines()[2:] == [
        "| 2 | 3 (0.9 (0.8 to 1.0)); undecided: 2 |",
        "| 3 | 1 (0.7 (0.6 to 0.8)) |",
        "| 4 | none; undecided: 2 |",
    ]


# The census


def covered_once(pieces: tuple[int, ...], height: int, width: int) -> tuple[int, int]:
    """The same counts by the solver: all shapes within a box, turned and flipped every way."""
    names = [PIECES[piece].name for piece in pieces]
    size = sum(PIECES[piece].size for piece in pieces)
    cells = list(product(range(height), range(width)))
    some: dict[tuple[str, ...], int] = {}
    for chosen in combinations(cells, size):
        bits = sum(1 << row * census.WIDTH + col for row, col in chosen)
        if census.connected(bits):
            rows = min(ways(rows_of(settled(chosen))))
            some[rows] = count(rows, names)
    return sum(times > 0 for times in some.values()), sum(times == 1 for times in some.values())


def ways(rows: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All turns and flips."""
    found = []
    for _ in range(4):
        rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
        found += [rows, rows[::-1]]
    return found


def test_the_census_counts_as_the_solver_does() -> None:
    """In a small box, where all shapes can be tried: three by four, and four by three, hold the same shapes."""
    pieces = (0, 1, 2)
    shapes, once = census.missions(pieces)

    def small(cells: int) -> bool:
        rows = [cells >> row * census.WIDTH & census.TOP for row in range(census.HEIGHT)]
        height, width = sum(map(bool, rows)), max(row.bit_length() for row in rows)
        return sorted((height, width)) <= [3, 4] and max(height, width) <= 4 and min(height, width) <= 3

    found = sum(map(small, shapes.tolist())), sum(map(small, once.tolist()))
    assert found == covered_once(pieces, 3, 4)
    assert found[0] > found[1] > 10


def test_the_hardest_missions_are_the_hardest() -> None:
    found = census.hardest()
    assert [row[-1] for row in found] == sorted((row[-1] for row in found), reverse=True)
    assert len(found) == census.HARDEST
    assert all(size_of(row[1].split()) == sum(int(name[1]) for name in row[2].split()) for row in found)


# Datasets


@pytest.mark.parametrize("name", datasets.DATASETS)
def test_the_sample_of_a_dataset_is_what_the_command_makes(name: str, tmp_path: Path) -> None:
    sample = FINDINGS / "data" / f"{name}.csv"
    lines = sample.read_text("utf-8").splitlines()
    few = min(len(lines) - 1, datasets.DATASETS[name].checked)
    assert datasets.main([name, "--rows", str(few), "--out", str(tmp_path / "some.csv")]) == 0
    assert (tmp_path / "some.csv").read_text("utf-8").splitlines() == lines[: few + 1]
    assert sample.stat().st_size < 100_000


@pytest.mark.parametrize("name", datasets.DATASETS)
def test_a_dataset_has_a_card_that_names_its_columns(name: str) -> None:
    card = (FINDINGS / "data" / f"{name}.md").read_text("utf-8")
    head = (FINDINGS / "data" / f"{name}.csv").read_text("utf-8").partition("\n")[0]
    assert [column for column in head.split(",") if f"| `{column}` |" not in card] == []
    assert f"python -m tools.findings.datasets {name}" in card
