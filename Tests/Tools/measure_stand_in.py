#!/usr/bin/env python3
"""How wide a browser draws the sample strings in the bundled Inter, against the widths the engine measured.

    swift test --filter StandIn && python3 Tests/Tools/measure_stand_in.py

Needs playwright and Chromium. Reads the sample picture that the tests leave in the folder for temporary files, takes
`textLength` away and compares what is left: letters with their letter spacing.
"""
import base64
import os
import re
import tempfile
from collections import defaultdict

from playwright.sync_api import sync_playwright

HERE = os.path.dirname(os.path.abspath(__file__))
FONTS = os.path.join(HERE, "..", "..", "Sources", "SiteGenerator", "Theme", "fonts")
SAMPLES = os.path.join(tempfile.gettempdir(), "galley-text-samples.svg")
MEASURE = """() => [...document.querySelectorAll('svg text')].map(t => {
    const wanted = parseFloat(t.getAttribute('textLength')), style = getComputedStyle(t);
    t.removeAttribute('textLength');
    const spaced = t.getComputedTextLength();
    t.setAttribute('letter-spacing', '0');
    return [style.fontSize + ' ' + style.fontWeight, t.textContent, wanted, spaced, t.getComputedTextLength()];
})"""


def page():
    faces = ""
    for weight in (400, 600, 700):
        with open(os.path.join(FONTS, f"inter-{weight}.woff2"), "rb") as f:
            data = base64.b64encode(f.read()).decode()
        faces += (f"@font-face{{font-family:Bundled;font-weight:{weight};"
                  f"src:url(data:font/woff2;base64,{data})}}")
    with open(SAMPLES, encoding="utf-8") as f:
        svg = re.sub(r"<style>.*?</style>", "", f.read(), flags=re.S)
    return f"<!doctype html><style>{faces} svg text{{font-family:Bundled}}</style>{svg}"


def main():
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        tab = browser.new_page()
        tab.set_content(page())
        tab.evaluate("document.fonts.ready")
        tab.wait_for_timeout(500)
        rows = tab.evaluate(MEASURE)
        browser.close()
    groups = defaultdict(list)
    for font, text, wanted, spaced, natural in rows:
        groups[font].append((abs(spaced - wanted), abs(natural - wanted) / wanted, text))
    for font, items in groups.items():
        worst = max(items)
        mean = sum(i[0] for i in items) / len(items)
        natural = sum(i[1] for i in items) / len(items)
        print(f"{font}: {len(items)} strings, {mean:.3f} pt off on average, {worst[0]:.3f} at worst ('{worst[2]}'); "
              f"{natural:.2%} without letter spacing")


if __name__ == "__main__":
    main()
