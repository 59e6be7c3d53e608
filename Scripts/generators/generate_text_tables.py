#!/usr/bin/env python3
"""Writes the tables of Sources/Layout/Text/Data from measured numbers and public data.

    python3 Scripts/generators/generate_text_tables.py

Reads: sf-advances.json beside this file (advance widths measured on iOS 26, numbers only), Debian's fonts-inter
(kerning and fallback widths; SIL Open Font License 1.1) and Debian's unicode-data (Unicode 15.0).
"""
import json
import os
import re

from inter_font import Inter

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, "..", "..", "Sources", "Layout", "Text", "Data")
UNICODE = os.environ.get("UNICODE_FOLDER", "/usr/share/unicode")
ASCII = [chr(c) for c in range(32, 127)]
LAST = 0x10FFFF


def write(name, text):
    os.makedirs(OUT, exist_ok=True)
    with open(os.path.join(OUT, name), "w", encoding="utf-8") as f:
        f.write("// Written by Scripts/generators/generate_text_tables.py; do not edit.\n\n" + text)


def array(doc, name, kind, values):
    lines, line = [], ""
    for v in values:
        item = f"{v}, "
        if len(line) + len(item) > 104:
            lines.append("    " + line.rstrip())
            line = ""
        line += item
    lines.append("    " + line.rstrip())
    return f"{doc}\nlet {name}: [{kind}] = [\n" + "\n".join(lines) + "\n]\n"


def ranges_of(path, field=1):
    """(first, last, value) of each line of a Unicode data file."""
    with open(os.path.join(UNICODE, path), encoding="utf-8") as f:
        for line in f:
            line = line.split("#")[0].strip()
            if not line:
                continue
            parts = [p.strip() for p in line.split(";")]
            first, _, last = parts[0].partition("..")
            yield int(first, 16), int(last or first, 16), parts[field]


def property_map(path, default):
    values = [default] * (LAST + 1)
    for first, last, value in ranges_of(path):
        for c in range(first, last + 1):
            values[c] = value
    return values


def categories():
    values = ["Cn"] * (LAST + 1)
    start = None
    decompositions = {}
    with open(os.path.join(UNICODE, "UnicodeData.txt"), encoding="utf-8") as f:
        for line in f:
            parts = line.split(";")
            c = int(parts[0], 16)
            if parts[1].endswith("First>"):
                start = c
            elif parts[1].endswith("Last>"):
                for x in range(start, c + 1):
                    values[x] = parts[2]
            values[c] = parts[2]
            if parts[5] and not parts[5].startswith("<"):
                decompositions[c] = int(parts[5].split()[0], 16)
    return values, decompositions


def runs(values):
    """(first, value) wherever the value changes."""
    previous = None
    for c, v in enumerate(values):
        if v != previous:
            yield c, v
            previous = v


# ---------------------------------------------------------------------------------------------- advances

def advances():
    data = json.load(open(os.path.join(HERE, "sf-advances.json"), encoding="utf-8"))
    assert data["chars"] == "".join(ASCII)
    names = ["ultraLight", "regular", "bold", "black", "italic"]
    text = "".join(
        array(f"/// {title}: advances of U+0020...U+007E in 1/2048000 em, one row of 95 per weight:\n"
              "/// ultraLight, regular, bold, black, regular italic.",
              swift, "Int32",
              [round(v * 1000) for n in names for v in data["advances"][table][n]]) + "\n"
        for title, swift, table in [
            ("Sizes up to 17 points", "systemAdvancesText", "text"),
            ("Sizes from 28 points", "systemAdvancesDisplay", "28")])
    tracking = sorted((float(k), v) for k, v in data["tracking"].items())
    text += array("/// Tracking by size: size in tenths of a point, then tracking in 1/2048 em, in turn.",
                  "systemTracking", "Int16", [x for k, v in tracking for x in (round(k * 10), v)])
    write("SystemFontAdvances.swift", text)


def kerning():
    regular, bold = Inter("-Regular"), Inter("-Bold")
    rows = []
    for i, a in enumerate(ASCII):
        for j, b in enumerate(ASCII):
            pair = (round(regular.kerning(a, b)), round(bold.kerning(a, b)))
            if pair != (0, 0):
                rows.append((i * 95 + j, *pair))
    text = array(
        "/// Pairs of printable ASCII that Inter 4.0 (SIL Open Font License 1.1) moves together or apart, in order:\n"
        "/// 95 x (left - 32) + (right - 32).",
        "kerningPairs", "UInt16", [r[0] for r in rows]) + "\n"
    text += array("/// What Inter Regular adds between them, in 1/2048 em.", "kerningRegular", "Int16",
                  [r[1] for r in rows]) + "\n"
    text += array("/// What Inter Bold adds between them, in 1/2048 em.", "kerningBold", "Int16", [r[2] for r in rows])
    write("KerningPairs.swift", text)


def inter():
    fonts = [Inter("-" + n) for n in ("Regular", "SemiBold", "Bold")]
    write("InterAdvances.swift", array(
        "/// Advances of U+0020...U+007E in the web font of the default theme, in 1/2048 em, one row of 95 per weight:\n"
        "/// Inter Regular, SemiBold, Bold (SIL Open Font License 1.1).",
        "interAdvances", "Int16", [round(f.advance(c)) for f in fonts for c in ASCII]) + "\n" + array(
        "/// The same of U+202F and U+2026, whose widths in the system font are known to differ.",
        "interSigns", "Int16", [round(f.advance(c)) for f in fonts for c in "\u202f\u2026"]))


# ---------------------------------------------------------------------------------------------- fallbacks

FALLBACK = [(0xA1, 0xBF), (0xC6, 0xC6), (0xD0, 0xD0), (0xD7, 0xD8), (0xDE, 0xDF), (0xE6, 0xE6), (0xF0, 0xF0),
            (0xF7, 0xF8), (0xFE, 0xFE), (0x110, 0x111), (0x126, 0x127), (0x131, 0x131), (0x141, 0x142), (0x14A, 0x14B),
            (0x152, 0x153), (0x18F, 0x18F), (0x259, 0x259), (0x2C6, 0x2C7), (0x2D8, 0x2DD), (0x384, 0x3CE),
            (0x400, 0x45F), (0x490, 0x491), (0x2010, 0x2022), (0x2024, 0x2024), (0x2026, 0x2026),
            (0x2030, 0x2030), (0x2032, 0x2033), (0x2039, 0x203A), (0x2044, 0x2044), (0x2070, 0x208E),
            (0x20A0, 0x20BF), (0x2116, 0x2117), (0x2122, 0x2122), (0x2126, 0x2126), (0x2190, 0x2199),
            (0x21B0, 0x21B5), (0x21D0, 0x21D5), (0x21E7, 0x21EA), (0x2200, 0x22C5), (0x2303, 0x2303),
            (0x2318, 0x2318), (0x2325, 0x232B), (0x238B, 0x238B), (0x23CE, 0x23CE), (0x25A0, 0x25E6),
            (0x2605, 0x2606), (0x2661, 0x2665), (0x2713, 0x2717), (0xFB01, 0xFB02)]
ELLIPSIS = 1600  # from widths of truncated labels; Inter's own differs


def fallbacks(decompositions):
    regular, bold = Inter("-Regular"), Inter("-Bold")
    rows = []
    for first, last in FALLBACK:
        for c in range(first, last + 1):
            r, b = regular.advance(chr(c)), bold.advance(chr(c))
            if r:
                rows.append((c, ELLIPSIS, ELLIPSIS) if c == 0x2026 else (c, round(r), round(b)))
    text = array("/// Characters outside ASCII whose widths are taken from Inter (SIL Open Font License 1.1), in order.",
                 "fallbackScalars", "UInt16", [r[0] for r in rows]) + "\n"
    text += array("/// Their advances in Inter Regular, in 1/2048 em.", "fallbackAdvancesRegular", "Int16",
                  [r[1] for r in rows]) + "\n"
    text += array("/// Their advances in Inter Bold, in 1/2048 em.", "fallbackAdvancesBold", "Int16",
                  [r[2] for r in rows]) + "\n"

    def base(c):
        while c in decompositions:
            c = decompositions[c]
        return c if 0x20 < c < 0x7F else 0
    text += array("/// The ASCII letter under each accented letter of U+00C0...U+024F; 0 where there is none.",
                  "baseLetters00C0", "UInt8", [base(c) for c in range(0xC0, 0x250)]) + "\n"
    text += array("/// The ASCII letter under each accented letter of U+1E00...U+1EFF; 0 where there is none.",
                  "baseLetters1E00", "UInt8", [base(c) for c in range(0x1E00, 0x1F00)])
    write("FallbackAdvances.swift", text)


def width_classes(category):
    wide = property_map("EastAsianWidth.txt", "N")
    emoji = [False] * (LAST + 1)
    for first, last, value in ranges_of("emoji/emoji-data.txt"):
        if value == "Emoji_Presentation":
            for c in range(first, last + 1):
                emoji[c] = True

    def kind(c):
        if category[c] in ("Mn", "Me", "Cf", "Cc") or 0x1160 <= c <= 0x11FF:
            return 1
        if emoji[c]:
            return 3
        return 2 if wide[c] in ("W", "F") else 0
    values = [kind(c) for c in range(LAST + 1)]
    # Unassigned code points between wide ones do not deserve ranges of their own.
    for c in range(1, LAST + 1):
        if category[c] == "Cn" and values[c] != values[c - 1]:
            values[c] = values[c - 1]
    write("WidthClasses.swift", array(
        "/// Where the kind of width changes: code point x 4 + kind (0 own width, 1 none, 2 one em, 3 emoji).\n"
        "/// From Unicode 15.0: EastAsianWidth, general categories, Emoji_Presentation.",
        "widthClassStarts", "UInt32", [c << 2 | v for c, v in runs(values)]))


# ---------------------------------------------------------------------------------------------- line breaking

CLASSES = ["BK", "CR", "LF", "CM", "NL", "WJ", "ZW", "GL", "SP", "ZWJ", "B2", "BA", "BB", "HY", "CB", "CL", "CP",
           "EX", "IN", "NS", "OP", "QU", "IS", "NU", "PO", "PR", "SY", "AL", "EB", "EM", "H2", "H3", "HL", "ID",
           "JL", "JV", "JT", "RI", "OPW", "CPW", "IDP"]


def line_break(category):
    wide = property_map("EastAsianWidth.txt", "N")
    default_pictographs = set()
    for first, last, value in ranges_of("emoji/emoji-data.txt"):
        if value == "Extended_Pictographic":
            default_pictographs.update(range(first, last + 1))
    raw = ["XX"] * (LAST + 1)
    # Defaults of unassigned code points, from the head of LineBreak.txt.
    for first, last in [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x1F000, 0x1FAFF), (0x1FC00, 0x1FFFD),
                        (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]:
        for c in range(first, last + 1):
            raw[c] = "ID"
    for c in range(0x20A0, 0x20D0):
        raw[c] = "PR"
    for first, last, value in ranges_of("LineBreak.txt"):
        for c in range(first, last + 1):
            raw[c] = value

    def resolve(c):
        v = raw[c]
        if v in ("AI", "SG", "XX"):
            return "AL"
        if v == "CJ":
            return "NS"
        if v == "SA":
            return "CM" if category[c] in ("Mn", "Mc") else "AL"
        if v in ("OP", "CP") and wide[c] in ("F", "W", "H"):
            return v + "W"
        if v == "ID" and category[c] == "Cn" and c in default_pictographs:
            return "IDP"
        return v
    values = [CLASSES.index(resolve(c)) for c in range(LAST + 1)]
    write("LineBreakClasses.swift", array(
        "/// Where the line breaking class changes: code point x 64 + raw value of `LineBreakClass`.\n"
        "/// From Unicode 15.0's LineBreak.txt, after rule LB1.",
        "lineBreakClassStarts", "UInt32", [c << 6 | v for c, v in runs(values)]))


if __name__ == "__main__":
    category, decompositions = categories()
    advances()
    kerning()
    inter()
    fallbacks(decompositions)
    width_classes(category)
    line_break(category)
