#!/usr/bin/env python3
"""Cuts Debian's fonts-vollkorn down to the face that headings are set in.

    python3 Scripts/generators/make_heading_font.py

Needs fonttools and brotli. The result is the same bytes for the same package versions.
"""
import os

from fontTools import subset
from fontTools.ttLib import TTFont

from make_web_font import parts, ranges

FONT = "/usr/share/fonts/truetype/vollkorn/Vollkorn-SemiBold.ttf"
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Sources", "SiteGenerator", "Theme", "fonts")
# English and its neighbors; a heading with other letters is set in the reader's own face for those.
CHARACTERS = [*range(0x20, 0x7F), 0xA0, 0xA9, 0xAB, 0xB7, 0xBB, 0xBF, 0xA1, 0xD7, *range(0xC0, 0xD7), *range(0xD8, 0x100),
              0x152, 0x153, 0x2010, 0x2011, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2026, 0x2192, 0x2212]


def cut(ending, characters):
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "liga", "lnum", "ccmp"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.hinting = False
    options.recalc_timestamp = False
    font = TTFont(FONT, recalcTimestamp=False)
    tool = subset.Subsetter(options)
    tool.populate(unicodes=characters)
    tool.subset(font)
    path = os.path.join(OUT, f"vollkorn-600{ending}.woff2")
    subset.save_font(font, path, options)
    print(f"{os.path.basename(path)}: {os.path.getsize(path)} bytes")


if __name__ == "__main__":
    for ending, characters in parts(CHARACTERS):
        cut(ending, characters)
        print(f"unicode-range{ending}: {ranges(characters)}")
