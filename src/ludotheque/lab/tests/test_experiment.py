"""Experiments from files: what they come to, and a sentence for everything that cannot be."""

from __future__ import annotations

import pytest

from ludotheque.core.localization import LANGUAGES, Texts
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.lab import Balance, Distribution, Tournament, parse, planned
from ludotheque.lab.experiment import Experiment
from ludotheque.lab.plan import columns_of, kind_word, measures_of

BALANCE = 'kind = "balance"\ngame = "ostriches"\ncount = 4\nlevels = "greedy"\n'
TOURNAMENT = 'kind = "tournament"\ngame = "ostriches"\ncount = 5\nlevels = ["random", "greedy", "casual@30"]\n'
DEALS = 'kind = "distribution"\ngame = "uluru"\nmeasure = "deal"\ncount = 3\n'


def test_a_file_says_what_is_measured() -> None:
    found = parse(DEALS + 'seed = "dawn"\nof = ["stones"]\n[sweep]\noptions.mode = ["first", "tricky"]\n')
    sweep = {"options": {"mode": ["first", "tricky"]}}
    wanted = Distribution(game="uluru", measure="deal", count=3, seed="dawn", of=["stones"], sweep=sweep)
    assert found == wanted
    plan = planned(found)
    assert plan.jobs == 6
    assert [cell.columns for cell in plan.cells] == [{"options.mode": "first"}, {"options.mode": "tricky"}]
    assert [row["seed"] for number in (0, 2, 3) for row in plan.rows(number)] == ["dawn/0", "dawn/2", "dawn/0"]


def test_all_levels_meet_at_all_seats() -> None:
    plan = planned(parse(TOURNAMENT))
    met = [(cell.columns["player_1"], cell.columns["player_2"]) for cell in plan.cells]
    levels = ("random", "greedy", "casual@30")
    assert sorted(met) == sorted((one, other) for one in levels for other in levels if one != other)
    assert plan.jobs == 30


def test_several_seats_are_taken_in_every_order() -> None:
    text = 'kind = "tournament"\ngame = "uluru"\ncount = 1\nseats = 3\n'
    text += 'levels = ["beginner", "casual", "skilled", "master"]'
    assert len(planned(parse(text)).cells) == 4 * 6


def test_everything_swept_is_crossed() -> None:
    text = 'kind = "balance"\ngame = "uluru"\ncount = 2\nlevels = "casual"\nsweep.seats = [1, 2, 3]\n'
    plan = planned(parse(text + 'sweep.options.sand = [30, "none"]\nsweep.own.row = ["light"]\n'))
    assert len(plan.cells) == 6
    assert {len(cell.setting.own) for cell in plan.cells} == {1, 2, 3}
    assert {cell.setting.options.sand for cell in plan.cells} == {30, None}
    assert [tuple(cell.columns.values()) for cell in plan.cells[2:4]] == [(30, "light", 3), (None, "light", 1)]


def test_lineups_can_be_swept_and_seats_can_differ() -> None:
    text = 'kind = "balance"\ngame = "uluru"\ncount = 2\nown = [{ sand = 30 }, { sand = 90 }]\n'
    plan = planned(parse(text + 'options.mode = "strengths"\nsweep.levels = ["casual", ["casual", "master"]]\n'))
    assert [[name for name, _ in cell.setting.bots] for cell in plan.cells] == [["casual"] * 2, ["casual", "master"]]
    assert [own.sand for own in plan.cells[0].setting.own] == [30, 90]
    assert [cell.columns["levels"] for cell in plan.cells] == ["casual", "casual master"]


def test_no_bot_of_a_plan_looks_at_the_clock() -> None:
    bots = dict(bot for cell in planned(parse(TOURNAMENT)).cells for bot in cell.setting.bots)
    assert bots["casual@30"].seconds is None  # type: ignore[attr-defined]


@pytest.mark.parametrize("count", [1, 7, 255, 256, 1000, 4_321])
def test_parts_are_all_jobs_in_order(count: int) -> None:
    plan = planned(Distribution(game="uluru", measure="deal", count=count))
    assert [number for part in plan.parts for number in part] == list(range(count))


@pytest.mark.parametrize("game", GAMES)
def test_every_measure_says_what_it_is_and_gives_the_columns_that_it_says(game: str) -> None:
    box = GAMES[game]
    for name, measure in measures_of(box).items():
        assert measure.__doc__
        told = columns_of(measure)
        assert all(kind_word(kind).removesuffix("[]") in ("int", "float", "str", "bool") for kind in told.values())
        weakest = next(iter(box.bots))
        plan = planned(Distribution(game=game, measure=name, count=1, levels=weakest))
        for row in plan.rows(0):
            given = set(row) - {"number", "opening", "seed"}
            assert all(
                column in told or column.rsplit("_", 1)[0] in told or column.split("_")[0] in told for column in given
            )
            assert all(type(value) in (int, float, str, bool, type(None)) for value in row.values())


WRONG: dict[str, tuple[str, tuple[str, ...]]] = {
    "kind = ": ("lab-not-toml", ("line 1",)),
    "a = [" + "[" * 5000: ("lab-not-toml", ()),
    'game = "uluru"': ("lab-choice-missing", ("kind", "tournament, balance, distribution")),
    'kind = "race"': ("lab-value", ("kind", '"race"', "tournament, balance, distribution")),
    'kind = "balance"': ("lab-choice-missing", ("game", "uluru")),
    'kind = "balance"\ngame = "chess"': ("lab-value", ("game", '"chess"', "uluru, ubongo")),
    'kind = "balance"\ngame = "uluru"': ("lab-key-missing", ("count",)),
    BALANCE + "colour = 1": ("lab-key-unknown", ("colour", "count, title")),
    BALANCE + "resamples = 100": ("lab-key-unknown", ("resamples",)),
    BALANCE.replace("4", "0"): ("lab-value", ("count", "0", "1..10000000")),
    BALANCE.replace("4", '"many"'): ("lab-value", ("count", '"many"')),
    BALANCE + "title = nan": ("lab-value", ("title", "nan")),
    BALANCE + "title = 2020-01-01": ("lab-value", ("title", "2020")),
    BALANCE + "options.colour = 1": ("lab-key-unknown", ("options.colour", "mode, draw_after")),
    BALANCE + 'options.mode = "chess"': ("lab-value", ("options.mode", '"chess"', "memory, notes")),
    BALANCE + "options.draw_after = 99": ("lab-value", ("options.draw_after", "99", "100, none")),
    BALANCE + "own.role = 1": ("lab-key-unknown", ("own.role",)),
    BALANCE + "own = 3": ("lab-value", ("own", "3")),
    BALANCE + "seats = 3": ("lab-setting", ("exactly 2",)),
    BALANCE.replace('"greedy"', '["greedy", "random", "greedy"]'): ("lab-setting", ("exactly 2",)),
    BALANCE.replace('"greedy"', '["greedy", "random", "greedy"]') + "seats = 2": ("lab-levels-wrong", ("3", "2")),
    BALANCE + "own = [{}]\nseats = 2": ("lab-own-wrong", ("1", "2")),
    BALANCE.replace("greedy", "genius"): ("lab-value", ("levels", "genius", "random, greedy")),
    BALANCE.replace("greedy", "greedy@9"): ("lab-not-timed", ("greedy@9",)),
    BALANCE.replace("greedy", "master@0"): ("lab-value", ("master@0", "master@1..")),
    BALANCE.replace("greedy", "master@many"): ("lab-value", ("master@many",)),
    BALANCE + 'measure = "weight"': ("lab-value", ("measure", '"weight"', "match, seats")),
    BALANCE + 'of = "seat"': ("lab-value", ("of", '"seat"', "points")),
    BALANCE + 'by = ["weather"]': ("lab-value", ("by", '"weather"', "level")),
    BALANCE + "sweep.seats = 2": ("lab-sweep", ("sweep.seats",)),
    BALANCE + "sweep.seats = [2, 2]": ("lab-sweep", ("sweep.seats",)),
    BALANCE + "sweep.seats = []": ("lab-sweep", ("sweep.seats",)),
    BALANCE + 'sweep.seats = ["two"]': ("lab-value", ("seats", '"two"')),
    BALANCE + 'sweep.mode = ["notes"]': ("lab-key-unknown", ("sweep.mode", "options, own, seats, levels")),
    BALANCE + "sweep.options = [1]": ("lab-value", ("sweep.options",)),
    BALANCE + 'sweep.options.mode = ["notes", 3]': ("lab-value", ("options.mode", "3", "memory, notes")),
    BALANCE + "sweep.levels = [7]": ("lab-value", ("levels", "7")),
    TOURNAMENT + 'sweep.levels = ["greedy"]': ("lab-key-unknown", ("sweep.levels",)),
    TOURNAMENT.replace('"greedy"', '"random"'): ("lab-twice", ("levels",)),
    TOURNAMENT + "seats = 4": ("lab-too-few", ("3", "4")),
    TOURNAMENT.replace("5", "9999999"): ("lab-too-many", ("59999994",)),
    DEALS + f"sweep.seats = {list(range(4000))}\nsweep.options.sand = {list(range(4000))}": ("lab-too-many", ()),
    TOURNAMENT.replace('["random", ', f"{[f'master@{one}' for one in range(1, 17)]}"[:-1] + ", ") + "seats = 16": (
        "lab-too-many",
        (),
    ),
    DEALS + 'of = ["weight"]': ("lab-value", ("of", '"weight"', "stones")),
    DEALS + 'options.mode = "custom"\noptions.levels = [1]': ("lab-setting", ()),
}


@pytest.mark.parametrize("text", WRONG, ids=lambda text: text[-40:])
def test_what_cannot_be_is_refused_with_a_sentence(text: str) -> None:
    """It names the file, the key and what may stand there, in every language."""
    key, words = WRONG[text]
    with pytest.raises(Refused) as caught:
        planned(parse(text, "birds.toml"), "birds.toml")
    assert caught.value.key == key
    about = dict(caught.value.about)
    games = [
        Texts(language, "ludotheque.lab", *(f"ludotheque.games.{game}" for game in GAMES)) for language in LANGUAGES
    ]
    for texts in games:
        if isinstance(caught.value.__cause__, Refused):
            about["problem"] = texts.refusal(caught.value.__cause__)
        said = texts.refusal(Refused(key, **about))
        assert "birds.toml" in said
        if texts.language == "en":
            assert all(word in said.replace(",", "").replace("\u202f", "") or word in said for word in words), said


@pytest.mark.parametrize(
    "experiment",
    [
        None,
        "tournament",
        Balance(game="chess", count=1, levels="greedy"),
        Balance(game="uluru", count=0, levels="casual"),
        Tournament(game="uluru", count=1, levels=["casual"]),
        Distribution(game="uluru", count=1, measure="match", levels=3),  # type: ignore[arg-type]
    ],
    ids=repr,
)
def test_python_is_refused_as_well(experiment: Experiment) -> None:
    with pytest.raises(Refused):
        planned(experiment)


def test_matches_need_bots() -> None:
    with pytest.raises(Refused, match="measure-needs-bots"):
        list(planned(Distribution(game="uluru", measure="match", count=1)).rows(0))
