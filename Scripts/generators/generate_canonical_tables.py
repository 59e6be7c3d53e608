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


def letters(number):
    """A whole number: its sign in the lowest bit, five bits a letter, the lowest first; 32 says that more follow."""
    value = number * 2 if number >= 0 else -number * 2 - 1
    text = ""
    while True:
        digit = value & 31
        value >>= 5
        letter = chr(48 + digit + (32 if value else 0))
        text += "p" if letter == "\\" else letter
        if not value:
            return text


def table(doc, name, rows):
    text, last = "", [0] * len(rows[0])
    for row in rows:
        text += "".join(letters(number - before) for number, before in zip(row, last))
        last = row
    lines = [text[start:start + 104] for start in range(0, len(text), 104)]
    body = " \\\n    ".join(lines).replace(" \\\n", "\\\n")
    return f'{doc}\nlet {name} = canonicalNumbers(\n    """\n    {body}\n    """, columns: {len(rows[0])})\n'


READER = '''
/// Reads the numbers of a table's text: each as what it differs by from that of its column in the row before.
private func canonicalNumbers(_ text: StaticString, columns: Int) -> [UInt32] {
    text.withUTF8Buffer { bytes in
        var numbers: [UInt32] = [], last = Array(repeating: UInt32(0), count: columns)
        var value: Int32 = 0, shift: Int32 = 0
        for byte in bytes {
            // A backslash would need another one.
            let digit = byte == UInt8(ascii: "p") ? 44 : Int32(byte) - 48
            value |= (digit & 31) << shift
            shift += 5
            if digit >= 32 { continue }
            let column = numbers.count % columns
            last[column] &+= UInt32(bitPattern: value & 1 == 0 ? value >> 1 : -(value >> 1) - 1)
            numbers.append(last[column])
            (value, shift) = (0, 0)
        }
        return numbers
    }
}
'''


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
        "/// Scalars with a combining class, in order: the first of a run << 15, one less than how many << 8, the\n/// class.",
        "canonicalClasses", [[c << 15 | (count - 1) << 8 | value] for c, count, value in classes])
    text += "\n" + table("/// Composed scalars in order, each with the two that it consists of.", "canonicalPairs", composed)
    text += "\n" + table(
        "/// Scalars that are taken apart and not put together again, in order, each with one or two (else 0).",
        "canonicalParts", apart)
    with open(OUT, "w", encoding="utf-8") as f:
        f.write(text + READER)


main()
