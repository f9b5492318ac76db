"""`solve`, `score` and `explain`, as people and programs use them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.uluru.pieces import BIRDS
from ludotheque.games.uluru.tests.shell import CARDS, PLACEMENT, answers, run

DEAL = json.dumps({"cards": CARDS})
PLACED = json.dumps({"cards": CARDS, "placement": PLACEMENT})
LANGUAGES = ("en", "fr", "de")


def test_the_worked_example_is_solved() -> None:
    [best] = answers("solve", "-", given=DEAL)
    assert list(best) == ["stones", "optima", "placement"]
    assert best["stones"] == 1
    assert list(best["placement"]) == [bird.value for bird in BIRDS]
    again = {"cards": CARDS, "placement": best["placement"]}
    assert answers("score", "-", given=json.dumps(again))[0]["stones"] == 1


def test_the_worked_example_is_scored() -> None:
    assert answers("score", "-", given=PLACED) == [{"stones": 2, "unmet": [["red", 0], ["blue", 0]], "unplaced": []}]


def test_the_worked_example_is_explained() -> None:
    [found] = answers("explain", given=PLACED)
    assert found == {
        "stones": 1,
        "clash": [["pink", 0], ["blue", 0]],
        "move": {"bird": "yellow", "place": 4, "swaps": "red", "gain": 1},
        "difficulty": 4,
    }
    assert list(found)[-1] == "difficulty"
    assert answers("explain", given=DEAL)[0]["move"] is None
    assert answers("explain", given=json.dumps({"cards": CARDS, "placement": None}))[0]["move"] is None


def test_birds_may_be_missing() -> None:
    """A bird that is not named and one that is null have not landed."""
    some = {**PLACEMENT, "red": None}
    del some["white"]
    [found] = answers("score", given=json.dumps({"cards": CARDS, "placement": some}))
    assert found == {"stones": 4, "unmet": [["yellow", 0], ["blue", 0]], "unplaced": ["white", "red"]}
    assert answers("score", given=json.dumps({"cards": CARDS, "placement": {}}))[0]["stones"] == 8


def test_experts_pay_for_each_card_unless_as_printed() -> None:
    cards = {**CARDS, "white": ["any", "long"]}
    some = {bird: place for bird, place in PLACEMENT.items() if bird != "white"}
    given = json.dumps({"cards": cards, "placement": some})
    each, once = answers("score", given=given)[0], answers("score", "--as-printed", given=given)[0]
    assert each["stones"] == once["stones"] + 1
    assert each["unmet"] == once["unmet"]
    assert answers("explain", "--as-printed", given=given)[0]["move"]["bird"] == "white"


def test_a_file_with_a_byte_order_mark(tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    file.write_bytes(b"\xef\xbb\xbf\r\n" + json.dumps({"cards": CARDS}, indent=2).replace("\n", "\r\n").encode())
    assert answers("solve", str(file))[0]["stones"] == 1
    file.write_bytes(b"\xef\xbb\xbf" + DEAL.encode())
    assert answers("solve", str(file))[0]["stones"] == 1


def test_json_lines_are_answered_in_order() -> None:
    easy = json.dumps({"cards": {bird.value: ["any"] for bird in BIRDS}})
    given = f"\n{DEAL}\n\n  \t\n{easy}\r\n{DEAL}"
    assert [found["stones"] for found in answers("solve", given=given)] == [1, 0, 1]


def test_lines_before_a_bad_one_are_answered() -> None:
    said = run("solve", "--json", given=f"{DEAL}\n{DEAL}\n{{}}\n{DEAL}\n")
    assert (said.status, len(said.out.splitlines())) == (2, 2)
    assert said.err == "Line 3, cards: this field is missing.\n"


def changed(**cards: Any) -> str:
    """The worked example with other cards; None leaves a colour out."""
    return json.dumps({"cards": {bird: wishes for bird, wishes in {**CARDS, **cards}.items() if wishes is not None}})


def placed(**places: Any) -> str:
    return json.dumps({"cards": CARDS, "placement": {**PLACEMENT, **places}})


TWICE = DEAL.replace('"pink":', '"white": ["any"], "pink":')
BAD: dict[str, tuple[str, str | bytes, str]] = {
    "nothing": ("solve", "", "nothing to read"),
    "only blanks": ("solve", " \n\t\n", "nothing to read"),
    "not UTF-8": ("solve", b'{"cards":\n"\xff"}', "Line 2: from byte 2 on"),
    "UTF-16": ("solve", DEAL.encode("utf-16"), "Line 1: from byte 1 on"),
    "not JSON": ("solve", '{\n  "cards": {,}\n}', "Line 2: this is not JSON from column 13 on"),
    "not JSON later": ("solve", f"{DEAL}\n{{", "Line 2: this is not JSON from column 2 on"),
    "broken off": ("solve", '{"cards":', "Line 1: this is not JSON from column 10 on"),
    "more behind": ("solve", "{\n}\nx", "Line 3: this is not JSON from column 1 on"),
    "nested": ("solve", "[" * 200_000, "Line 1: this is nested too deeply"),
    "nested over lines": ("solve", '{"cards":\n' * 100_000, "Line 1: this is nested too deeply"),
    "a list": ("solve", "[1, 2]", "Line 1: there must be a JSON object here"),
    "a number": ("solve", "7", "Line 1: there must be a JSON object here"),
    "unknown field": ("solve", '{"cards": {}, "kards": 1}', "Line 1, kards: there is no such field"),
    "bad placement to solve": ("solve", placed(red=8), "Line 1, placement.red: a place is a whole number"),
    "strange field": ("solve", '{"a\\nb": 1}', 'Line 1, ["a\\nb"]: there is no such field'),
    "surrogate field": ("solve", '{"\\ud800": 1}', 'Line 1, ["\\ud800"]: there is no such field'),
    "long field": ("score", json.dumps({"a" * 5000: 1}), 'Line 1, ["aaaaa'),
    "long colour": ("solve", changed(**{"a" * 5000: ["any"]}), 'there is no bird "aaaaa'),
    "terminal codes": ("solve", changed(pink=["\x1b[2J\x9b2J"]), 'there is no wish "\\u001b[2J\\x9b2J"'),
    "no cards": ("solve", "{}", "Line 1, cards: this field is missing"),
    "no placement": ("score", DEAL, "Line 1, placement: this field is missing"),
    "cards no object": ("solve", '{"cards": []}', "Line 1, cards: there must be a JSON object here"),
    "placement no object": (
        "score",
        placed().replace('"placement": {', '"placement": [{').replace("}}", "}]}"),
        "Line 1, placement: there must",
    ),
    "placement null": ("score", json.dumps({"cards": CARDS, "placement": None}), "Line 1, placement: there must"),
    "colour missing": ("solve", changed(pink=None), "Line 1, cards.pink: Pink has no card"),
    "colour unknown": ("solve", changed(purple=["any"]), 'Line 1, cards.purple: there is no bird "purple"'),
    "colour in capitals": ("solve", changed(White=["any"]), 'Line 1, cards.White: there is no bird "White"'),
    "colour twice": ("solve", TWICE, "Line 1, cards.white: this is given twice"),
    "field twice": ("solve", '{"cards": {}, "cards": {}}', "Line 1, cards: this is given twice"),
    "wishes no list": ("solve", changed(pink="next:blue"), "Line 1, cards.pink: the cards of a bird must be a list"),
    "no wish": ("solve", changed(pink=[]), "Line 1, cards.pink: a bird has one or two cards, not 0"),
    "three wishes": ("solve", changed(pink=["any"] * 3), "Line 1, cards.pink: a bird has one or two cards, not 3"),
    "wish no text": ("solve", changed(pink=[7]), "Line 1, cards.pink[0]: a wish must be a text"),
    "wish null": ("solve", changed(pink=["any", None]), "Line 1, cards.pink[1]: a wish must be a text"),
    "wish an object": ("solve", changed(pink=[{}]), "not {…}."),
    "wish a list": ("solve", changed(pink=[[]]), "not […]."),
    "kind unknown": ("solve", changed(pink=["beside:blue"]), 'Line 1, cards.pink[0]: there is no wish "beside"'),
    "kind empty": ("solve", changed(pink=["any", ""]), 'Line 1, cards.pink[1]: there is no wish ""'),
    "kind long": ("solve", changed(pink=["x" * 999]), "xxx…"),
    "kind with newline": ("solve", changed(pink=["a\nb"]), 'there is no wish "a\\nb"'),
    "kind a surrogate": ("solve", changed(pink=["\ud800"]), 'there is no wish "\\ud800"'),
    "bird missing": ("solve", changed(pink=["next"]), "Line 1, cards.pink[0]: the wish next must name a bird"),
    "bird empty": ("solve", changed(pink=["next:"]), "Line 1, cards.pink[0]: the wish next must name a bird"),
    "bird unknown": ("solve", changed(pink=["next:purple"]), 'cards.pink[0]: there is no bird "purple"'),
    "bird superfluous": ("solve", changed(pink=["any:blue"]), "Line 1, cards.pink[0]: the wish any names no bird"),
    "colon superfluous": ("solve", changed(pink=["long:"]), "Line 1, cards.pink[0]: the wish long names no bird"),
    "place a bool": ("score", placed(red=True), "placement.red: a place is a whole number from 0 to 7, not true"),
    "place a text": ("score", placed(red="3"), 'placement.red: a place is a whole number from 0 to 7, not "3"'),
    "place a fraction": ("score", placed(red=4.0), "placement.red: a place is a whole number from 0 to 7, not 4.0"),
    "place too big": ("score", placed(red=8), "placement.red: a place is a whole number from 0 to 7, not 8"),
    "place negative": ("score", placed(red=-1), "placement.red: a place is a whole number from 0 to 7, not -1"),
    "place endless": ("score", placed(red=8).replace("8", "9" * 9999), "placement.red: a place is a whole number"),
    "place no number": ("score", placed(red=8).replace("8", "NaN"), "placement.red: a place is a whole number"),
    "place taken": ("explain", placed(red=0), "Line 1, placement.red: place 0 is taken by White"),
    "placed bird unknown": ("score", placed(purple=0), 'Line 1, placement.purple: there is no bird "purple"'),
}


@pytest.mark.parametrize("case", BAD)
@pytest.mark.parametrize("flags", [(), ("--json",)], ids=["words", "json"])
def test_bad_input_is_named_in_one_line(case: str, flags: tuple[str, ...]) -> None:
    command, given, problem = BAD[case]
    said = run(command, *flags, given=given)
    assert said.status == 2
    assert problem in said.err
    assert said.err.count("\n") == 1
    assert len(said.err) < 250
    assert said.err.isprintable() or said.err[:-1].isprintable()


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("case", BAD)
def test_bad_input_is_named_in_every_language(case: str, language: str) -> None:
    command, given, _ = BAD[case]
    said = run(command, "--lang", language, given=given)
    assert (said.status, said.err.count("\n")) == (2, 1)


def test_bad_files(tmp_path: Path) -> None:
    missing, folder = tmp_path / "no such", tmp_path
    assert run("solve", str(missing)).err == f'There is no file "{missing}".\n'
    assert run("solve", str(folder)).err == f'"{folder}" is a folder, not a file.\n'
    assert run("solve", "a\0b").err == 'There is no file "a\\u0000b".\n'
    assert run("solve", "/dev/null/x").status == 2
    endless = run("solve", "a" * 5000)
    assert (endless.status, endless.err.count("\n")) == (2, 1)
    assert endless.err.startswith('The file "aaaa')
    assert len(endless.err) < 250
    assert run("solve", "--lang", "fr", str(missing)).err == f'Il n\u2019y a pas de fichier "{missing}".\n'


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_and_every_reason_are_printed(language: str) -> None:
    """Every sign is drawn, and nothing is wider than 80 columns."""
    two = json.dumps({"cards": {**CARDS, "pink": ["next:blue", "same:red"]}, "placement": {"white": 0, "red": 4}})
    given = f"{PLACED}\n{two}\n"
    for said in (
        run("score", "--lang", language, given=given),
        run("explain", "--lang", language, given=f"{given}{DEAL}"),
        run("solve", "--lang", language, given=f"{DEAL}\n{DEAL}"),
        run("deal", "--seed", "0", "--experts", "8", "--lang", language),
    ):
        assert said.status == 0
        assert all(sign in said.out for sign in "○♥★▲◆♣≈☾")
        assert max(map(len, said.out.splitlines())) <= 80


def test_the_chain_and_the_places_are_printed() -> None:
    out = run("score", given=PLACED).out
    assert "what Pink ♥ wants → next to Blue ≈" in out
    assert "it sits on 4, Green ♣ on 2" in out
    assert out.endswith("2 stones.\n")
    told = run("explain", given=PLACED).out
    assert "Best move: Yellow ★ to place 4, in exchange with Red ◆. It saves 1 stone." in told
    assert "  Blue ≈: at least 2 places away from Pink ♥" in told


def test_birds_that_did_not_land_are_printed() -> None:
    absent = run("score", given=json.dumps({"cards": CARDS, "placement": {"yellow": 3}})).out
    assert "did not land" in absent
    assert "it sits on 3, but White ○ has" in absent
    lonely = {bird.value: ["lonely"] for bird in BIRDS}
    assert "it sits on 7" in run("score", given=json.dumps({"cards": lonely, "placement": {"red": 7}})).out


def test_a_deal_without_a_clash_is_explained() -> None:
    easy = {"cards": {bird.value: ["any"] for bird in BIRDS}, "placement": PLACEMENT}
    out = run("explain", given=json.dumps(easy)).out
    assert "All wishes can be met." in out
    assert "No wish gets in the way of another." in out
    assert "No single move would save a stone." in out


def test_usage_errors_end_with_2() -> None:
    assert run("deal", "--experts", "9").status == 2
    assert run("solve", "--fast").status == 2
    assert run("solve", "--lang", "it").status == 2
