#!/usr/bin/env python3
"""Cuts Debian's fonts-vollkorn down to the face that headings are set in.

    python3 Scripts/generators/make_heading_font.py

Needs fonttools and brotli. The result is the same bytes for the same package versions.
"""
import os

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

from make_web_font import LETTERS, ranges

FONT = "/usr/share/fonts/truetype/vollkorn/Vollkorn-SemiBold.ttf"
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Sources", "SiteGenerator", "Theme", "fonts")
# English and its neighbors; a heading with other letters is set in the reader's own face for those.
CHARACTERS = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xAB, 0xB7, 0xBB, 0xBF, 0xA1, 0xD7, *range(0xC0, 0xD7), *range(0xD8, 0x100),
              0x152, 0x153, 0x2010, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2026, 0x2192, 0x2212]

# What titles are written with; browsers fetch the rest where a heading has it (`unicode-range`).
USUAL = [0x20, *LETTERS, *map(ord, ".,:;!?'\"()-/&_#"), 0xA0, 0x2013, 0x2014, 0x2019, 0x201C, 0x201D, 0x2026]


def put_lining_figures(font):
    """Makes the figures of the height of capitals the ones that a text has without asking, so that the others are not sent along."""
    lining = {digit: font.getBestCmap()[digit] + ".lf" for digit in range(0x30, 0x3A)}
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(lining)


def put_on_grid(font):
    """Moves points by at most a five hundredth of an em, an eighth of a pixel in the largest title: half a kilobyte less."""
    for name in font.getGlyphOrder():
        glyph = font["glyf"][name]
        if glyph.numberOfContours > 0:
            glyph.coordinates = GlyphCoordinates([(round(x / 4) * 4, round(y / 4) * 4) for x, y in glyph.coordinates])
            glyph.recalcBounds(font["glyf"])


def keep_ligatures(font, names):
    """Of what the face joins, keeps what titles have."""
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            for first, found in getattr(table, "ligatures", {}).items():
                table.ligatures[first] = [ligature for ligature in found if [first, *ligature.Component] in names]


def cut(ending, characters):
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "liga", "ccmp"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.hinting = False
    options.recalc_timestamp = False
    font = TTFont(FONT, recalcTimestamp=False)
    put_lining_figures(font)
    keep_ligatures(font, [["f", "f"], ["f", "i"], ["f", "l"], ["f", "f", "i"]])
    tool = subset.Subsetter(options)
    tool.populate(unicodes=characters)
    tool.subset(font)
    put_on_grid(font)
    path = os.path.join(OUT, f"vollkorn-600{ending}.woff2")
    subset.save_font(font, path, options)
    print(f"{os.path.basename(path)}: {os.path.getsize(path)} bytes")


if __name__ == "__main__":
    for ending, characters in [("", USUAL), ("-more", [c for c in CHARACTERS if c not in USUAL])]:
        cut(ending, characters)
        print(f"unicode-range{ending}: {ranges(characters)}")
