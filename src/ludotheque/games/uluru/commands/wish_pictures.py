"""The picture of a wish, as on the cards of the client: a plain bird is the wisher, a coloured one the other bird."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, Final

from ludotheque.games.uluru.pieces import AREAS, BIRDS, PAIRS, PLACES, Bird, Place, Wish
from ludotheque.paper.sheets import use

HERE: Final = "ludotheque.games.uluru"
INK: Final = "#3a2c22"
WIDE: Final = 106
HIGH: Final = 118
"""The field of a picture."""
CORNER: Final = (3, 6)
"""What lies left of and above its zero."""
ROUND: Final = 'stroke-linecap="round" stroke-linejoin="round"'
LIT: Final = {
    "branch": f'stroke="#7a4a2b" stroke-width="10" {ROUND}',
    "rope": 'stroke="#a8641c" stroke-width="5" stroke-dasharray="9 4"',
    "sight": f'stroke="{INK}" stroke-width="4" {ROUND}',
}


@cache
def drawings(name: str) -> Any:
    """Drawings shared with the client: `birds`, `signs` or `wishes`."""
    return json.loads(files(HERE).joinpath("drawings", f"{name}.json").read_text("utf-8"))


def chicks() -> str:
    """The small birds on the cards, as symbols: plain, and one of each colour with its sign."""
    birds = drawings("birds")
    plain = (
        f'<path d="{birds["egg"]}" fill="#fffdf6" stroke="{INK}" stroke-width="1.5"/>'
        '<circle cx="8.6" cy="9.5" r="1.4" fill="#1d1613"/><circle cx="15.4" cy="9.5" r="1.4" fill="#1d1613"/>'
        '<path d="M9.8 12.5h4.4L12 16z" fill="#f0a43c" stroke="#6b3c10" stroke-width=".9" stroke-linejoin="round"/>'
    )
    coloured = "".join(symbol(f"chick-{bird.value}", chick(bird)) for bird in BIRDS)
    return f"<defs>{symbol('chick', plain)}{coloured}</defs>"


def symbol(name: str, drawing: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 24 24" overflow="visible">{drawing}</symbol>'


def chick(bird: Bird) -> str:
    """Hardly any face, and the sign as large as can be."""
    birds, sign, name = drawings("birds"), drawings("signs")["signs"][bird.value], bird.value
    tones = birds["colours"][name]
    coat = f'fill="{tones["plumage"]}" stroke="{tones["edge"]}" stroke-linejoin="round"'
    return (
        f'<path d="{birds["crests"][name]}" {coat} stroke-width="2.6" transform="translate(0 -1.6) scale(.375)"/>'
        f'<path d="{birds["egg"]}" {coat} stroke-width="1.2"/>'
        f'<g fill="{tones["mark"]}"><circle cx="9.1" cy="7.2" r="1.1"/><circle cx="14.9" cy="7.2" r="1.1"/>'
        f'<path d="{sign}" fill-rule="evenodd" transform="translate(5.7 9) scale(.525)"/></g>'
    )


def wish_picture(wish: Wish) -> str:
    """A wish on its field."""
    scene = drawings("wishes")["scenes"].get(wish.kind)
    if scene is not None:
        return "".join(on_places(wish, scene))
    return thought(wish) if wish.bird else anywhere()


def spot(place: Place) -> tuple[float, float]:
    x, y = drawings("signs")["spots"][place]
    return x, y * 1.08


def bird_at(name: str, x: float, y: float, size: float) -> str:
    return use(name, x - size / 2, y - size / 2, size)


def rock() -> str:
    return f'<path d="{drawings("wishes")["rock"]}" fill="#d98d66"/>'


def dot(place: Place, size: float, look: str) -> str:
    x, y = spot(place)
    return f'<circle cx="{x:g}" cy="{y:.2f}" r="{size}" {look}/>'


def anywhere() -> str:
    """A glad bird in the middle of all places."""
    dots = "".join(dot(place, 9, 'fill="#b5431f"') for place in PLACES)
    smile = f'<path d="M43 66q7 6 14 0" fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round"/>'
    return rock() + dots + bird_at("chick", 50, 53, 42) + smile


def on_places(wish: Wish, scene: Any) -> Iterator[str]:
    """Two birds, or one and the places that will do, round the rock."""
    kind, lit, wisher, other = (scene.get(name) for name in ("kind", "lit", "wisher", "other"))
    if kind == "ground":
        yield f'<path d="{lit}" fill="#f0c067" stroke="#a86a1c" stroke-width="2.5" stroke-linejoin="round"/>'
    yield rock()
    if kind in ("branch", "rope"):
        yield f'<path d="{lit}" fill="none" stroke="#f0c067" stroke-width="26" stroke-linecap="round"/>'
    if kind in LIT:
        yield f'<path d="{lit}" fill="none" {LIT[kind]}/>'
    wanted = AREAS.get(wish.kind, frozenset()) - {wisher}
    between = scene.get("between", ())
    for place in PLACES:
        if place in between:
            yield dot(place, 9, f'fill="#fffdf6" stroke="{INK}" stroke-width="3" stroke-dasharray="5 3"')
        else:
            yield dot(place, 9, 'fill="#b5431f"') if place in wanted else dot(place, 5.5, 'fill="#bfae8a"')
    if wish.kind == "neither":
        yield from barred(other)
    if between:
        yield f'<path d="{drawings("wishes")["two"]}" fill="none" stroke="{INK}" stroke-width="4" {ROUND}/>'
    size = 36 if wish.kind == "next" else 42  # two birds side by side must both be visible
    if wish.bird:
        yield bird_at(f"chick-{wish.bird.value}", *spot(other), size)
    yield bird_at("chick", *spot(wisher), size - 6)


def barred(other: Place) -> Iterator[str]:
    """Crosses on the places next to the other bird and opposite it."""
    for place in sorted({place for pair in (*PAIRS["next"], *PAIRS["opposite"]) if other in pair for place in pair}):
        if place != other:
            x, y = spot(place)
            yield cross(f"m{x - 7:g} {y - 7:.2f} 14 14m0-14-14 14")


def cross(path: str) -> str:
    return f'<path d="{path}" fill="none" stroke="#a4291f" stroke-width="5" stroke-linecap="round"/>'


def thought(wish: Wish) -> str:
    """Two birds under one bubble of thought; for the contrary it is turned upside down and barred."""
    contrary, shared = wish.kind == "contrary", drawings("wishes")
    look = 'fill="#fffdf6" stroke="#7c6a52" stroke-width="2.5"'
    small = "".join(f'<circle cx="{x}" cy="{y}" r="4.5" {look}/>' for x, y in shared["bubbles"])
    turn = ' transform="rotate(180 50 34)"' if contrary else ""
    equal = "M38 29h24M38 39h24" if contrary else "M38 24h24M38 34h24"
    return (
        f'<g{turn}><path d="{shared["bubble"]}" {look}/>{small}</g>'
        f'<path d="{equal}" fill="none" stroke="{INK}" stroke-width="5" stroke-linecap="round"/>'
        + (cross("M30 56 70 12") if contrary else "")
        + bird_at("chick", 24, 86, 46)
        + (bird_at(f"chick-{wish.bird.value}", 75, 84, 52) if wish.bird else "")
    )
