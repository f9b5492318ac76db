"""What wishes mean: the worked example and every special case, by name."""

from __future__ import annotations

import pytest
from hypothesis import given

from ludotheque.games.uluru.pieces import BIRDS, Bird, Board, Deal, Kind
from ludotheque.games.uluru.rules import branches, met, score
from ludotheque.games.uluru.rules.wishes import fulfilled
from ludotheque.games.uluru.tests.deals import (
    EXAMPLE,
    EXAMPLE_BOARD,
    board,
    boards,
    deal,
    deals,
    full_boards,
    unmet,
    wish,
)

SEATED = board(white=0, pink=1, yellow=2, orange=3, red=4, green=5, blue=6, black=7)


def ends(cards: Deal, bird: str, card: int = 0) -> list[str]:
    return [way.ends for way in branches(cards, Bird(bird), card)]


def asks(cards: Deal, bird: str, card: int = 0) -> list[str]:
    """The concrete wishes at the ends of a card, with ! for the contrary."""
    ways = branches(cards, Bird(bird), card)
    return [("!" if way.negated else "") + str(way.chain[-1].wish) for way in ways if way.ends == "wish"]


def test_the_worked_example() -> None:
    result = score(EXAMPLE, EXAMPLE_BOARD)
    assert result.stones == 2
    assert result.unmet == unmet("red", "blue")
    assert result.unplaced == ()


def test_anything_is_met_by_landing() -> None:
    assert score(deal(), SEATED).stones == 0
    assert score(deal(), board()).stones == 8


@pytest.mark.parametrize(
    ("kind", "contrary"), [("boomerang", "lonely"), ("lonely", "boomerang"), ("long", "short"), ("short", "long")]
)
@given(seats=full_boards)
def test_contrary_of_an_area_is_the_other_area(kind: str, contrary: str, seats: Board) -> None:
    turned = score(deal(white="contrary:red", red=kind), seats)
    plain = score(deal(white=contrary, red=kind), seats)
    assert turned == plain


@pytest.mark.parametrize("kind", ["next", "opposite", "corner", "neither", "far"])
@given(seats=full_boards)
def test_contrary_is_the_logical_not(kind: str, seats: Board) -> None:
    same = met(deal(white="same:red", red=f"{kind}:blue"), seats, Bird.WHITE, 0)
    contrary = met(deal(white="contrary:red", red=f"{kind}:blue"), seats, Bird.WHITE, 0)
    assert same != contrary


def test_the_contrary_of_anything_is_met_automatically() -> None:
    cards = deal(white="contrary:red", red="any")
    assert ends(cards, "white") == ["anything"]
    assert score(cards, SEATED).stones == 0


def test_contrary_of_a_contrary_is_the_wish_itself() -> None:
    """Yellow wants the contrary of red, red the contrary of green, green next to black: yellow next to black."""
    cards = deal(yellow="contrary:red", red="contrary:green", green="next:black")
    assert asks(cards, "yellow") == ["next:black"]
    assert asks(cards, "red") == ["!next:black"]


def test_contrary_of_what_another_wants() -> None:
    """Blue wants the contrary of white, white what pink wants, pink opposite orange: blue not opposite orange."""
    cards = deal(blue="contrary:white", white="same:pink", pink="opposite:orange")
    assert asks(cards, "white") == ["opposite:orange"]
    assert asks(cards, "blue") == ["!opposite:orange"]


def test_a_wish_about_oneself_is_met_automatically() -> None:
    for kind in ("next", "opposite", "corner", "neither", "far"):
        assert ends(deal(white=f"{kind}:white"), "white") == ["self"]


def test_a_copied_wish_about_the_copier_is_met_automatically_negated_or_not() -> None:
    for copy in ("same", "contrary"):
        cards = deal(red=f"{copy}:yellow", yellow="next:red")
        assert ends(cards, "red") == ["self"]


def test_the_chain_of_red_yellow_green() -> None:
    """Red wants what yellow wants, yellow what green wants, green next to red: red is met, the others must do it."""
    cards = deal(red="same:yellow", yellow="same:green", green="next:red")
    assert ends(cards, "red") == ["self"]
    assert asks(cards, "yellow") == ["next:red"]
    assert asks(cards, "green") == ["next:red"]
    far_away = board(red=0, yellow=2, green=4, white=1, pink=3, orange=5, blue=6, black=7)
    assert score(cards, far_away).unmet == unmet("yellow", "green")


def test_a_bird_that_copies_a_wish_about_the_copied_bird_must_do_it() -> None:
    """Yellow's card names yellow and is free for yellow, but red must really do it."""
    cards = deal(yellow="next:yellow", red="same:yellow")
    assert ends(cards, "yellow") == ["self"]
    assert asks(cards, "red") == ["next:yellow"]


@pytest.mark.parametrize(
    "cards",
    [
        deal(red="same:yellow", yellow="same:red"),
        deal(red="contrary:yellow", yellow="contrary:red"),
        deal(red="same:yellow", yellow="contrary:red"),
        deal(red="same:yellow", yellow="contrary:green", green="same:red"),
        deal(red="same:red", yellow="same:red", green="contrary:yellow"),
        deal(red="contrary:red", yellow="contrary:red", green="same:yellow"),
    ],
    ids=[
        "same and same",
        "contrary and contrary",
        "mixed",
        "three in a circle",
        "what oneself wants",
        "contrary of oneself",
    ],
)
def test_circles_and_all_that_leads_into_them_are_met(cards: Deal) -> None:
    for bird in ("red", "yellow", "green"):
        assert ends(cards, bird) in (["circle"], ["anything"])
    assert score(cards, SEATED).stones == 0


def test_a_bird_leading_into_a_circle_is_met() -> None:
    cards = deal(white="same:red", red="same:yellow", yellow="same:red")
    assert ends(cards, "white") == ["circle"]
    assert [link.bird.value for link in branches(cards, Bird.WHITE, 0)[0].chain] == ["white", "red", "yellow"]


def test_a_bird_not_placed_costs_one_stone_and_no_more_for_its_card() -> None:
    without_white = board(pink=1, yellow=2, orange=3, red=4, green=5, blue=6, black=7)
    for card in ("any", "long", "next:white", "same:white", "opposite:orange"):
        result = score(deal(white=card), without_white)
        assert result.stones == 1
        assert result.unmet == ()
        assert result.unplaced == (Bird.WHITE,)


def test_a_bird_not_placed_fails_the_wishes_that_need_it() -> None:
    without_white = board(pink=1, yellow=2, orange=3, red=4, green=5, blue=6, black=7)
    result = score(deal(red="next:white"), without_white)
    assert result.stones == 2
    assert result.unmet == unmet("red")


@pytest.mark.parametrize(
    ("kind", "holds"), [("next", False), ("opposite", False), ("corner", False), ("neither", True), ("far", True)]
)
def test_a_target_not_placed(kind: Kind, *, holds: bool) -> None:
    """Positive wishes fail, neither and far hold; their contraries the other way round."""
    without_blue = board(white=0, red=4)
    assert fulfilled(wish(f"{kind}:blue"), 0, without_blue) == holds
    assert met(deal(white=f"{kind}:blue"), without_blue, Bird.WHITE, 0) == holds
    assert met(deal(white="contrary:red", red=f"{kind}:blue"), without_blue, Bird.WHITE, 0) != holds


def test_a_copied_card_counts_even_if_the_copied_bird_was_not_placed() -> None:
    cards = deal(white="same:red", red="next:pink")
    assert met(cards, board(white=2, pink=1), Bird.WHITE, 0)
    assert not met(cards, board(white=0, pink=1), Bird.WHITE, 0)


def test_experts_a_bird_with_two_cards_must_meet_both() -> None:
    cards = deal(white="long next:pink")
    assert score(cards, board(white=2, pink=1)).unmet == ()
    assert score(cards, board(white=7, pink=1)).unmet == unmet("white1")
    assert score(cards, board(white=0, pink=1)).unmet == unmet("white", "white1")


def test_experts_a_copy_of_a_colour_with_two_cards_must_meet_both() -> None:
    cards = deal(white="same:red", red="long next:pink")
    assert asks(cards, "white") == ["long", "next:pink"]
    assert met(cards, board(white=2, pink=1, red=6), Bird.WHITE, 0)
    assert not met(cards, board(white=5, pink=1, red=6), Bird.WHITE, 0)


def test_experts_a_contrary_of_two_cards_must_meet_both_contraries() -> None:
    cards = deal(white="contrary:red", red="long next:pink")
    assert asks(cards, "white") == ["!long", "!next:pink"]
    assert met(cards, board(white=0, pink=1), Bird.WHITE, 0)
    assert not met(cards, board(white=7, pink=1), Bird.WHITE, 0), "long is not its contrary"


def test_experts_each_branch_is_judged_separately_with_its_own_negation() -> None:
    cards = deal(white="same:red", red="contrary:blue short", blue="long next:pink")
    assert asks(cards, "white") == ["!long", "!next:pink", "short"]


def test_experts_a_branch_that_returns_is_met_and_the_others_still_count() -> None:
    cards = deal(white="same:red", red="same:white long", green="contrary:red")
    assert ends(cards, "white") == ["circle", "wish"]
    assert asks(cards, "white") == ["long"]
    assert ends(cards, "green") == ["circle", "wish"]
    assert asks(cards, "green") == ["!long"]


def test_experts_branches_reaching_anything_or_naming_the_wisher_are_met() -> None:
    cards = deal(white="contrary:red", red="any next:white")
    assert ends(cards, "white") == ["anything", "self"]


def test_experts_a_reference_card_costs_at_most_one_stone() -> None:
    cards = deal(white="same:red", red="long next:pink")
    result = score(cards, board(white=0, pink=4, red=7, yellow=1, orange=2, green=3, blue=5, black=6))
    assert [card for card in result.unmet if card[0] is Bird.WHITE] == list(unmet("white"))


def test_experts_a_bird_not_placed_costs_a_stone_per_card_or_one_as_printed() -> None:
    cards = deal(white="long next:pink", pink="short")
    assert score(cards, board()).stones == 9
    assert score(cards, board(), once=True).stones == 8
    assert score(cards, board(pink=0)).stones == 8


@given(cards=deals, seats=boards)
def test_stones_are_the_cards_of_unplaced_birds_and_the_unmet_ones(cards: Deal, seats: Board) -> None:
    result = score(cards, seats)
    assert result.stones == len(result.unmet) + sum(len(cards[bird.number]) for bird in result.unplaced)
    assert {bird for bird, _ in result.unmet}.isdisjoint(result.unplaced)
    assert list(result.unmet) == sorted(result.unmet, key=lambda card: (card[0].number, card[1]))


@given(cards=deals)
def test_every_chain_begins_with_the_wisher_and_names_no_bird_twice(cards: Deal) -> None:
    for bird in BIRDS:
        for card in range(len(cards[bird.number])):
            for way in branches(cards, bird, card):
                names = [link.bird for link in way.chain]
                assert names[0] is bird
                assert len(set(names)) == len(names)
                turns = sum(link.wish.kind == "contrary" for link in way.chain[:-1])
                assert way.negated == bool(turns % 2)
