#!/usr/bin/env python3
"""Writes Sources/Interpreter/StandardLibrary/Text/CanonicalTables.swift from Unicode's data.

    python3 Scripts/generators/generate_canonical_tables.py

Reads Debian's unicode-data (Unicode 15.0). Hangul syllables are computed, compatibility ideographs left out.
"""
import os

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(
    HERE, "..", "..", "Sources", "Interpreter", "StandardLibrary", "Text", "CanonicalTables.swift")
UNICODE = os.environ.get("UNICODE_FOLDER", "/usr/share/unicode")


def lines(path):
    with open(os.path.join(UNICODE, path), encoding="utf-8") as f:
        for line in f:
            line = line.split("#")[0].strip()
            if line:
                yield [part.strip() for part in line.split(";")]


def exclusions():
    """Scalars that are taken apart and never put together."""
    for parts in lines("DerivedNormalizationProps.txt"):
        if parts[1] == "Full_Composition_Exclusion":
            first, _, last = parts[0].partition("..")
            yield from range(int(first, 16), int(last or first, 16) + 1)


def is_ideograph(c):
    return 0xF900 <= c <= 0xFAFF or 0x2F800 <= c <= 0x2FA1D


def table(doc, name, rows):
    text, line = "", ""
    for row in rows:
        item = ", ".join(f"0x{x:x}" for x in row) + ", "
        if len(line) + len(item) > 107:  # 110 columns, as `.ci/format` wants it
            text += "    " + line.rstrip() + "\n"
            line = ""
        line += item
    return f"{doc}\nlet {name}: [UInt32] = [\n{text}    {line.rstrip()}\n]\n"


def main():
    excluded = set(exclusions())
    classes, composed, apart = [], [], []
    for parts in lines("UnicodeData.txt"):
        c, combining, decomposition = int(parts[0], 16), int(parts[3]), parts[5]
        if combining:
            if classes and classes[-1][0] + classes[-1][1] == c and classes[-1][2] == combining:
                classes[-1][1] += 1
            else:
                classes.append([c, 1, combining])
        if decomposition and not decomposition.startswith("<") and not is_ideograph(c):
            scalars = [int(x, 16) for x in decomposition.split()]
            row = [c, scalars[0], scalars[1] if len(scalars) == 2 else 0]
            (apart if c in excluded else composed).append(row)
    text = "// Written by Scripts/generators/generate_canonical_tables.py; do not edit.\n\n"
    text += table(
        "/// Scalars with a combining class, in order: the first of a run << 15, one less than how many << 8, the class.",
        "canonicalClasses", [[c << 15 | (count - 1) << 8 | value] for c, count, value in classes])
    text += "\n" + table("/// Composed scalars in order, each with the two that it consists of.", "canonicalPairs", composed)
    text += "\n" + table(
        "/// Scalars that are taken apart and not put together again, in order, each with one or two (else 0).",
        "canonicalParts", apart)
    with open(OUT, "w", encoding="utf-8") as f:
        f.write(text)


main()
