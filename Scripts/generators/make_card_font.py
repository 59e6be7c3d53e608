#!/usr/bin/env python3
"""Writes the outlines of Inter's letters for the theme's social cards, a line a letter.

    python3 Scripts/generators/make_card_font.py

Needs fonttools. A line is the code point in hexadecimal, the advance, and the pen's steps in 2048ths of the size, y upward.
"""
import os

from fontTools.pens.basePen import BasePen

from inter_font import Inter
from make_web_font import CHARACTERS

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Sources", "SiteGenerator", "Theme", "cards")


class Steps(BasePen):
    def __init__(self, glyphs, scale):
        super().__init__(glyphs)
        self.scale = scale
        self.steps = []

    def add(self, name, *points):
        numbers = (round(value * self.scale) for point in points for value in point)
        self.steps.append(" ".join([name, *map(str, numbers)]))

    def _moveTo(self, point):
        self.add("M", point)

    def _lineTo(self, point):
        self.add("L", point)

    def _curveToOne(self, first, second, point):
        self.add("C", first, second, point)

    def _closePath(self):
        self.steps.append("Z")


def write(name, path):
    inter = Inter(f"-{name}")
    glyphs = inter.font.getGlyphSet()
    with open(path, "w", encoding="ascii") as file:
        for character in CHARACTERS:
            if character not in inter.cmap:
                continue
            pen = Steps(glyphs, inter.scale)
            glyphs[inter.cmap[character]].draw(pen)
            file.write(" ".join([f"{character:x}", str(round(inter.advance(chr(character)))), *pen.steps]) + "\n")
    print(f"{os.path.basename(path)}: {os.path.getsize(path)} bytes")


if __name__ == "__main__":
    os.makedirs(OUT, exist_ok=True)
    write("Regular", os.path.join(OUT, "inter-400.txt"))
    write("SemiBold", os.path.join(OUT, "inter-600.txt"))
