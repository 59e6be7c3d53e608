#!/usr/bin/env python3
"""Cuts Debian's fonts-inter down to the web font of the default theme.

    python3 Scripts/generators/make_web_font.py

Needs fonttools and brotli. The result is the same bytes for the same package versions.
"""
import os

from fontTools import subset
from fontTools.pens.filterPen import FilterPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont

from inter_font import FOLDER

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Sources", "SiteGenerator", "Theme", "fonts")
WEIGHTS = {"Regular": 400, "SemiBold": 600, "Bold": 700}
# Latin with its accents, the punctuation and signs of interfaces.
CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x141, 0x142, 0x152, 0x153, 0x160, 0x161, 0x178, 0x17D, 0x17E,
              *range(0x2010, 0x2016), *range(0x2018, 0x2023), 0x2026, 0x202F, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2044,
              0x20AC, 0x2122, *range(0x2190, 0x2194), 0x2212, 0x2215, 0x221E, 0x2248, 0x2260, 0x2264, 0x2265, 0x2318,
              0x2325, 0x21E7, 0x2303, 0x2713]


# What words and numbers are written with, then the signs of code; browsers fetch a file where a page has what is in it
# (`unicode-range`).
LETTERS = [*range(0x30, 0x3A), *range(0x41, 0x5B), *range(0x61, 0x7B)]
USUAL = [0x20, *LETTERS, *map(ord, ".,:;!?'()-%&"), 0xA0, 0xB7, 0xD7, 0x2013, 0x2019, 0x2026]
SIGNS = [*range(0x20, 0x7F), 0x2014, 0x2018, 0x201C, 0x201D, 0x2022]


def parts(characters):
    """The characters by the file that they are in, each with what its name ends in."""
    usual = [c for c in characters if c in USUAL]
    signs = [c for c in characters if c in SIGNS and c not in usual]
    return [("", usual), ("-signs", signs), ("-more", [c for c in characters if c not in usual + signs])]


def ranges(characters):
    """As a style sheet writes them."""
    found = []
    for character in sorted(characters):
        if found and found[-1][1] == character - 1:
            found[-1][1] = character
        else:
            found.append([character, character])
    return ",".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in found)


class OnGrid(FilterPen):
    """Draws with points on a grid of 352 to the em, which moves none by more than a twentieth of a pixel in a large title."""

    def at(self, *points):
        return [tuple(round(c / 8) * 8 for c in point) for point in points]

    def moveTo(self, point):
        self._outPen.moveTo(*self.at(point))

    def lineTo(self, point):
        self._outPen.lineTo(*self.at(point))

    def curveTo(self, *points):
        self._outPen.curveTo(*self.at(*points))


def stated_width(width, private):
    """As an outline has it, which is what hinted text is set by: nothing where it is the usual one, else the difference."""
    return None if width == private.defaultWidthX else width - private.nominalWidthX


def put_on_grid(font):
    glyphs, table = font.getGlyphSet(), font["CFF "].cff
    outlines = table.topDictIndex[0].CharStrings
    for name in font.getGlyphOrder():
        private = outlines[name].private
        pen = T2CharStringPen(stated_width(glyphs[name].width, private), glyphs)
        glyphs[name].draw(OnGrid(pen))
        outlines[name] = pen.getCharString(private, table.GlobalSubrs)


def cut(name, weight, ending, characters):
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "tnum", "ccmp", "mark"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.hinting = False
    # Outlines that call each other are harder to compress.
    options.desubroutinize = True
    options.recalc_timestamp = False
    font = TTFont(os.path.join(FOLDER, f"Inter-{name}.otf"), recalcTimestamp=False)
    tool = subset.Subsetter(options)
    tool.populate(unicodes=characters)
    tool.subset(font)
    put_on_grid(font)
    path = os.path.join(OUT, f"inter-{weight}{ending}.woff2")
    subset.save_font(font, path, options)
    print(f"{os.path.basename(path)}: {os.path.getsize(path)} bytes")


if __name__ == "__main__":
    os.makedirs(OUT, exist_ok=True)
    for name, weight in WEIGHTS.items():
        for ending, characters in parts(CHARACTERS):
            cut(name, weight, ending, characters)
    for ending, characters in parts(CHARACTERS):
        print(f"unicode-range{ending}: {ranges(characters)}")
