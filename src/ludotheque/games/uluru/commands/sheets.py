"""Sheets to print: boards, plates of the birds, birds to seat, stones, and all wish cards."""

from __future__ import annotations

from typing import Final

from ludotheque.core.localization import Texts
from ludotheque.games.uluru.commands.wish_pictures import CORNER, HIGH, WIDE, chicks, drawings, wish_picture
from ludotheque.games.uluru.picture import SPOTS, scene
from ludotheque.games.uluru.pieces import BIRDS, LEVELS, PLACES, WISHES, Bird, Level, Wish, deck
from ludotheque.paper.pieces import Face, Piece, Rows, full_sheets, two_sides
from ludotheque.paper.sheets import THIN, Label, Paper, Sheet, symbols_of, use

PLAYERS: Final = 5
STONES: Final = {1: 40, 5: 20}
"""Stones by what they count: as many as in the box, and large ones for when these run out."""
LEAF: Final = "#fbf3e2"
INK: Final = "#2b211b"
SAND: Final = "#f6e3bd"
TINTS: Final[dict[Level, str]] = {1: "#7f9c3d", 2: "#c98a1b", 3: "#c4512d", 4: "#7a3f78", 5: "#2b3470"}
"""The colour of each level, which also has its number and as many stars."""

CARD: Final = (49.0, 66.0)
BOARD: Final = (196.0, 132.0)
BIRD: Final = 24.0
STONE: Final = 16.0
ROCK: Final = (6.0, 1.5, 1.18)
"""Where the rock lies on a board, and how large."""
NEST: Final = (131.0, 20.0, 27.0)
"""Where the birds wait that have not landed: left, top, and the room of one."""
PEBBLE: Final = "M8 2c4-.5 6.4 2.5 6 6.3-.4 4-3.3 5.9-6.8 5.6-3.6-.3-5.7-2.5-5.2-6.1.5-3.5 2.6-5.4 6-5.800z"
STAR: Final = "M0-1 .3-.3 1 0 .3.3 0 1-.3.3-1 0-.3-.3z"


def sheets_of(texts: Texts, paper: Paper) -> list[Sheet]:
    """Everything in the box: fronts and backs in turn."""
    symbols = symbols_of(scene(), chicks())
    boards, plates = board_rows(texts), plate_rows(texts)
    leaves = [boards[:2], boards[2:4], [*boards[4:], plates], [bird_rows(), stone_rows(), starter()]]
    sides = [side for blocks in leaves for side in two_sides(blocks, paper, symbols)]
    return sides + full_sheets(card_rows(texts), 4, paper, symbols)


# Boards and plates


def board_rows(texts: Texts) -> list[Rows]:
    """A board for each player."""
    return [Rows((Piece("board", board(texts)),), *BOARD, 1) for _ in range(PLAYERS)]


def board(texts: Texts) -> Face:
    """The rock with its eight places, and beside it the nest."""
    (wide, high), (left, top, scale) = BOARD, ROCK
    parts = [
        f'<rect width="{wide}" height="{high}" fill="{SAND}"/>',
        dunes(),
        f'<g transform="translate({left} {top}) scale({scale})"><use href="#rock"/></g>',
    ]
    labels = [Label(NEST[0] + NEST[2], 11, 26, texts("game-name"), TINTS[3], 60, 14)]
    for place in PLACES:
        x, y = left + scale * SPOTS[place][0], top + scale * SPOTS[place][1]
        parts.append(f'<circle class="place" cx="{x:.2f}" cy="{y:.2f}" r="11" fill="{LEAF}" fill-opacity=".9"/>')
        parts.append(f'<circle cx="{x:.2f}" cy="{y:.2f}" r="9.6" fill="none" stroke="{TINTS[3]}" stroke-width=".5"/>')
        labels.append(Label(x, y, 16, str(place), TINTS[3]))
    return Face("".join((*parts, *map(nest, BIRDS))), tuple(labels))


def dunes() -> str:
    """Desert behind the rock."""
    return (
        '<path d="M0 96q40-18 92-8t104-12v56H0z" fill="#ecd29b"/>'
        '<path d="M0 116q60-14 110-4t86-8v28H0z" fill="#e3bf7f"/>'
    )


def nest(bird: Bird) -> str:
    """The place of a bird that has not landed, with its sign."""
    left, top, room = NEST
    x, y = left + room * (bird.number % 2), top + room * (bird.number // 2)
    return (
        f'<rect x="{x + 1}" y="{y + 1}" width="{room - 2}" height="{room - 2}" rx="5" fill="{LEAF}" {THIN}/>'
        f'<g opacity=".45">{sign(bird, x + room / 2, y + room / 2, 11)}</g>'
    )


def sign(bird: Bird, x: float, y: float, size: float) -> str:
    """The sign of a bird on an egg of its colour."""
    tones = drawings("birds")["colours"][bird.value]
    scale = size / 24
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{size * 0.85:.2f}" fill="{tones["plumage"]}" stroke="{tones["edge"]}" '
        f'stroke-width=".5"/><path d="{drawings("signs")["signs"][bird.value]}" fill="{tones["mark"]}" '
        f'fill-rule="evenodd" transform="translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({scale:.3f})"/>'
    )


def plate_rows(texts: Texts) -> Rows:
    """The row of birds under which the cards are laid."""
    wide, high = CARD
    ground = f'<rect width="{wide}" height="{high}" fill="{SAND}"/><path d="M0 50q24-9 49 0v16H0z" fill="#ecd29b"/>'
    return Rows(
        tuple(
            Piece(
                f"plate-{bird.value}",
                Face(
                    ground + use(bird.value, 3.5, 5, 42),
                    (Label(wide / 2, 57.5, 20, texts("bird", bird=bird.value), INK, 44, 10),),
                ),
            )
            for bird in BIRDS
        ),
        *CARD,
        4,
    )


# Birds, stones, and the first player


def bird_rows() -> Rows:
    """A set of birds for each player; on the back they show their sign."""
    pieces = [
        Piece(f"bird-{bird.value}", Face(ground(bird) + use(bird.value, 1, 1, 22)), Face(sign(bird, 12, 12, 11.5)))
        for _ in range(PLAYERS)
        for bird in BIRDS
    ]
    return Rows(tuple(pieces), BIRD, BIRD, len(BIRDS))


def ground(bird: Bird) -> str:
    """A light ground in the colour of the bird."""
    plumage = drawings("birds")["colours"][bird.value]["plumage"]
    return (
        f'<rect width="{BIRD}" height="{BIRD}" fill="{LEAF}"/>'
        f'<rect x="1" y="1" width="22" height="22" rx="4" fill="{plumage}" fill-opacity=".22"/>'
    )


def stone_rows() -> Rows:
    """Stones to score with, the same on both sides."""
    pieces = [
        Piece(f"stone-{worth}", stone(worth), stone(worth)) for worth, many in STONES.items() for _ in range(many)
    ]
    return Rows(tuple(pieces), STONE, STONE, 12)


def stone(worth: int) -> Face:
    """A pebble; a large one counts five."""
    fill, edge = ("#a9a39a", "#5f5a53") if worth == 1 else ("#c4512d", "#6f2a14")
    shine = '<path d="M4.600 6.500q1-2.200 3.400-2.500" fill="none" stroke="#ddd" stroke-linecap="round"/>'
    drawing = f'<path d="{PEBBLE}" fill="{fill}" stroke="{edge}" stroke-width=".4"/>{shine}'
    return Face(drawing, (Label(8, 8.4, 13, str(worth), "#ffffff", 10, 8),))


def starter() -> Rows:
    """The sun, for the player who turns the cards."""
    rays = "".join(
        f'<path d="M12 1.800l1.800 4h-3.600z" fill="#e0a13b" transform="rotate({turn} 12 12)"/>'
        for turn in range(0, 360, 30)
    )
    sun = (
        f'<rect width="{BIRD}" height="{BIRD}" fill="#dfe9f5"/>{rays}<circle cx="12" cy="12" r="5.600" fill="#ffdf9e" '
        'stroke="#e0a13b" stroke-width=".6"/><path d="M9.700 13.300q2.300 2 4.600 0" fill="none" stroke="#8a5a12" '
        'stroke-width=".6" stroke-linecap="round"/><circle cx="10.200" cy="11" r=".6" fill="#8a5a12"/>'
        '<circle cx="13.800" cy="11" r=".6" fill="#8a5a12"/>'
    )
    return Rows((Piece("starter", Face(sun), Face(sun)),), BIRD, BIRD, 1)


# Wish cards


def card_rows(texts: Texts) -> Rows:
    """Every card as often as it is in the box, level by level."""
    cards = sorted((WISHES[number] for number in deck(frozenset(LEVELS))), key=lambda wish: wish.level)
    return Rows(tuple(Piece(str(wish), front(wish, texts), back(wish.level)) for wish in cards), *CARD, 4)


def stars(level: Level, x: float, y: float, size: float) -> str:
    """As many stars in a row as the level has."""
    places = (x + (number - (level - 1) / 2) * size * 2.3 for number in range(level))
    return "".join(
        f'<path d="{STAR}" fill="{TINTS[level]}" transform="translate({at:.2f} {y}) scale({size})"/>' for at in places
    )


def front(wish: Wish, texts: Texts) -> Face:
    """The picture of the wish, and its words."""
    wide, high = CARD
    scale = 40 / HIGH
    at = (
        f"translate({(wide - WIDE * scale) / 2 + CORNER[0] * scale:.2f} {5 + CORNER[1] * scale:.2f}) scale({scale:.4f})"
    )
    drawing = (
        f'<rect width="{wide}" height="{high}" fill="{LEAF}"/><rect x="1.800" y="1.800" width="{wide - 3.6:g}" '
        f'height="{high - 3.6:g}" rx="3" fill="none" stroke="{TINTS[wish.level]}" stroke-width=".8"/>'
        f'<g transform="{at}">{wish_picture(wish)}</g>{stars(wish.level, wide / 2, 61, 1.3)}'
    )
    return Face(drawing, (Label(wide / 2, 52.5, 12, wish_words(wish, texts), INK, 42, 13),))


def wish_words(wish: Wish, texts: Texts) -> str:
    """The words of a wish, with a capital where they begin."""
    bird = None if wish.bird is None else wish.bird.value
    blanks = {} if bird is None else {"name": texts("bird", bird=bird), "bird": bird}
    said = texts(f"wish-{wish.kind}", **blanks)
    return said[0].upper() + said[1:]


def back(level: Level) -> Face:
    """The rock under as many stars as the level has."""
    wide, high = CARD
    tint = TINTS[level]
    drawing = (
        f'<rect x="1.500" y="1.500" width="{wide - 3:g}" height="{high - 3:g}" rx="3.500" fill="{tint}"/>'
        f'<rect x="3.500" y="3.500" width="{wide - 7:g}" height="{high - 7:g}" rx="2.500" fill="{LEAF}" opacity=".88"/>'
        f'<path d="M5 52c5-2 6-9 9-14 3-4 17-4 20 0 3 5 5 12 10 14v8H5z" fill="{tint}" fill-opacity=".35"/>'
        f"{stars(level, wide / 2, 15, 2.6)}"
    )
    return Face(drawing, (Label(wide / 2, 30, 34, str(level), tint, 30, 16),))
