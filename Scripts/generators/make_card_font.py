#!/usr/bin/env python3
"""Writes the outlines of Inter's and Vollkorn's letters for the theme's social cards, a line a letter.

    python3 Scripts/generators/make_card_font.py

Needs fonttools. A line is the code point in hexadecimal, the advance, and the pen's steps in 2048ths of the size, y upward.
Kerning follows by classes: `r` and the letters that all others meet in the same way, by the number of the line from 0; `l` and
the letters that meet all others in the same way, then `k` and pairs of a class's number and the step to make.
"""
import os

from fontTools.pens.basePen import BasePen

from inter_font import Inter, Vollkorn
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


def classes(rows):
    """Equal rows as one, with the letters that have it; those that are nothing but zeros are left out."""
    found = {}
    for character, row in rows.items():
        if any(row):
            found.setdefault(tuple(row), []).append(character)
    return found


def kerning(inter):
    known = [character for character in CHARACTERS if character in inter.cmap]
    table = [[round(inter.kerning(chr(left), chr(right))) for right in known] for left in known]
    columns = {character: [row[at] for row in table] for at, character in enumerate(known)}
    seconds = list(classes(columns).values())
    for letters in seconds:
        yield " ".join(["r", *(f"{letter:x}" for letter in letters)])
    places = [known.index(letters[0]) for letters in seconds]
    firsts = {character: [row[place] for place in places] for character, row in zip(known, table)}
    for row, letters in classes(firsts).items():
        steps = (f"{at} {step}" for at, step in enumerate(row) if step)
        yield " ".join(["l", *(f"{letter:x}" for letter in letters), "k", *steps])


def write(inter, path):
    glyphs = inter.font.getGlyphSet()
    with open(path, "w", encoding="ascii") as file:
        for character in CHARACTERS:
            if character not in inter.cmap:
                continue
            pen = Steps(glyphs, inter.scale)
            glyphs[inter.cmap[character]].draw(pen)
            file.write(" ".join([f"{character:x}", str(round(inter.advance(chr(character)))), *pen.steps]) + "\n")
        file.writelines(line + "\n" for line in kerning(inter))
    print(f"{os.path.basename(path)}: {os.path.getsize(path)} bytes")


if __name__ == "__main__":
    os.makedirs(OUT, exist_ok=True)
    write(Inter("-Regular"), os.path.join(OUT, "inter-400.txt"))
    write(Inter("-SemiBold"), os.path.join(OUT, "inter-600.txt"))
    write(Vollkorn(), os.path.join(OUT, "vollkorn-600.txt"))
