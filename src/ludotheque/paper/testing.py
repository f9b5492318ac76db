"""What every game on paper must keep, for its tests."""

from __future__ import annotations

import io
import json
import re
from collections import Counter
from itertools import combinations
from typing import Any, Final
from xml.etree import ElementTree as ET

import typst
from msgspec import Struct
from PIL import Image, ImageOps

from ludotheque.core.coding import encode
from ludotheque.paper.job import Job, template
from ludotheque.paper.sheets import MARGIN, Sheet

PPI: Final = 36
SVG: Final = "{http://www.w3.org/2000/svg}"
LEGIBLE: Final = 6
"""The smallest letters on a sheet, in points."""
BIGGEST: Final = 3_000_000
"""How many bytes a game on paper may have."""
NEAR: Final = 0.05
"""Drawings are placed to hundredths of a millimetre."""


def inputs(job: Job) -> dict[str, str]:
    return {"job": encode(job).decode()}


def check_pdf(written: bytes, job: Job) -> None:
    """A PDF with all pages of a job, and not too large."""
    assert written.startswith(b"%PDF-")
    assert written.rstrip().endswith(b"%%EOF")
    assert len(written) < BIGGEST
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", written)) == job.pages


def check_margins(job: Job) -> None:
    """Nothing is drawn where printers do not reach."""
    assert len(job.sheets) % 2 == 0, "after two pages of words every front has an odd number"
    pages: Any = typst.compile(template(), format="png", ppi=PPI, ignore_system_fonts=True, sys_inputs=inputs(job))
    assert len(pages) == job.pages
    for number, page in enumerate(pages):
        assert white_margins(Image.open(io.BytesIO(page)).convert("L")), f"page {number + 1} is too large"
    for sheet in job.sheets:
        for label in sheet.labels:
            assert MARGIN <= label.x - label.width / 2 <= label.x + label.width / 2 <= job.paper.width - MARGIN, label
            assert MARGIN <= label.y - label.height / 2 <= label.y + label.height / 2 <= job.paper.height - MARGIN, (
                label
            )


def white_margins(page: Image.Image) -> bool:
    """Whether all that is drawn lies within the margins; half a pixel may blur."""
    drawn = ImageOps.invert(page).point(lambda tone: 255 if tone > 16 else 0).getbbox()  # noqa: PLR2004
    edge = int(MARGIN / 25.4 * PPI - 0.5)
    return drawn is None or (
        drawn[0] >= edge and drawn[1] >= edge and drawn[2] <= page.width - edge and drawn[3] <= page.height - edge
    )


def check_words(job: Job) -> None:
    """All words fit in their boxes, in letters that can be read; the template stops where they do not."""
    found = json.loads(
        typst.query(template(), "<label>", field="value", ignore_system_fonts=True, sys_inputs=inputs(job))
    )
    assert [one["words"] for one in found] == [label.words for sheet in job.sheets for label in sheet.labels]
    assert all(one["size"] >= LEGIBLE for one in found)


class Lying(Struct, frozen=True):
    """A piece on a sheet: its corner and its size."""

    name: str
    x: float
    y: float
    width: float
    height: float


def pieces_on(sheet: Sheet) -> list[Lying]:
    """The pieces on a side of a sheet."""
    found = []
    for group in ET.fromstring(sheet.drawing).iter(f"{SVG}g"):  # noqa: S314 - our own
        if size := group.get("data-size"):
            numbers = re.findall(r"-?[\d.]+", f"{group.get('transform')} {size}")
            found.append(Lying(group.get("class", ""), *map(float, numbers)))
    return found


def counted(job: Job) -> Counter[str]:
    """How many there are of each piece."""
    return Counter(piece.name for sheet in job.sheets[::2] for piece in pieces_on(sheet))


def check_backs(job: Job) -> None:
    """Every back lies behind its front when the paper is flipped along its long edge; no two pieces overlap."""
    for front, back in zip(job.sheets[::2], job.sheets[1::2], strict=True):
        lying, behind = pieces_on(front), pieces_on(back)
        assert lying
        for one, other in zip(lying, behind, strict=True):
            mirrored = job.paper.width - one.x - one.width
            assert (other.name, other.width, other.height) == (one.name, one.width, one.height)
            assert abs(other.x - mirrored) <= NEAR, one
            assert abs(other.y - one.y) <= NEAR, one
        assert not [(one.name, other.name) for one, other in combinations(lying, 2) if overlap(one, other)]


def overlap(one: Lying, other: Lying) -> bool:
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return across > NEAR and down > NEAR
