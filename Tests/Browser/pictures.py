#!/usr/bin/env python3
"""Measures the words of all pictures of a built site in Chromium: pictures.py SITE

Each run is as wide in the bundled font, with its letter spacing, as its textLength says, within half a point: so no
glyph is visibly stretched. Each picture is well-formed XML and small; the whole screen of a tablet may be twice as large. Exit status 1 when something is wrong.
"""
import os
import re
import sys
import unicodedata
import xml.dom.minidom
from collections import Counter

from playwright.sync_api import sync_playwright

from chromium import launch
from run import check, failures, sampled, serve

LARGEST, LARGEST_SCREEN = 20_000, 40_000  # bytes of one picture, and of one that is as wide as a tablet
TABLET = 744  # points, of the narrowest
# The table of kerning knows ASCII alone: beside these the bundled font moves letters by up to this much.
UNKERNED, UNKERNED_LIMIT = "“”…", 1.3

MEASURE = """async () => {
  await document.fonts.ready;
  const rows = [];
  for (const run of document.querySelectorAll('svg.g [textLength]')) {
    // What only a dark page shows has no length while it is hidden.
    run.closest('.only-dark')?.style.setProperty('display', 'inline');
    const wanted = run.textLength.baseVal.value;
    const font = getComputedStyle(run);
    run.removeAttribute('textLength');
    rows.push([run.textContent, wanted, run.getComputedTextLength(), font.fontSize, font.fontWeight, font.fontStyle, font.fontFamily]);
  }
  return rows;
}"""


def is_foreign(text):
    """Whether it has letters that run from right to left, or Arabic digits, of which the bundled font has none."""
    return any(unicodedata.bidirectional(c) in ("R", "AL", "AN") for c in text)


def largest(picture):
    width = float(re.search(r'viewBox="\S+ \S+ (\S+)', picture)[1])
    return LARGEST_SCREEN if width >= TABLET else LARGEST


def main(root):
    runs, off = 0, Counter()
    sizes = []
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        base = serve(root)
        for path in sampled(root):
            page.goto(base + path)
            for picture in page.eval_on_selector_all("svg.g", "all => all.map(e => new XMLSerializer().serializeToString(e))"):
                xml.dom.minidom.parseString(picture)
                sizes.append(len(picture.encode()))
                check(sizes[-1] <= largest(picture), f"{path}: a picture of {sizes[-1]} bytes")
            for text, wanted, found, size, weight, style, family in page.evaluate(MEASURE):
                if not family.startswith("-apple-system") or is_foreign(text):
                    continue  # these words stand in whatever font the reader has
                runs += 1
                if abs(found - wanted) > (UNKERNED_LIMIT if any(c in text for c in UNKERNED) else 0.5):
                    off[f"{path}: {text!r} at {size} {weight} {style} {family.split(',')[0]}: {found:.2f} instead of {wanted:.2f}"] += 1
        browser.close()
    for message, count in off.items():
        check(False, message + (f" ({count} times)" if count > 1 else ""))
    sizes.sort()
    print(f"{runs} runs, {sum(off.values())} off; {len(sizes)} pictures, the middle one {sizes[len(sizes) // 2]} bytes, "
          f"{sum(s <= 5000 for s in sizes)} within 5000, the largest {sizes[-1]}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
