#!/usr/bin/env python3
"""Draws the pictures of the gallery and of the seed snippets with librsvg and with Chromium and compares them.

    compare_renderers.py GALLEY [--keep FOLDER]

Words are left out, because the two do not draw with the same fonts. Every picture is well-formed XML, librsvg draws it
without complaint, and no more than three pixels in two hundred differ visibly. Exit status 1 when something is wrong.
Needs rsvg-convert, playwright and Chromium.
"""
import base64
import glob
import math
import os
import re
import shlex
import subprocess
import sys
import tempfile
import xml.dom.minidom

from playwright.sync_api import sync_playwright

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.join(HERE, "..", "..")
FENCE = re.compile(r"^```swift preview([^\n]*)\n(.*?)^```", re.S | re.M)
LIMIT = 0.015  # of all pixels

# How many pixels of two pictures differ by more than an eighth of the range in any channel.
COMPARE = """async ([a, b]) => {
  const images = await Promise.all([a, b].map(async url => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  }));
  // The two round the size of a picture differently, by a pixel or a point.
  const width = Math.min(...images.map(i => i.width)), height = Math.min(...images.map(i => i.height));
  const [x, y] = images.map(image => {
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  let off = 0;
  for (let i = 0; i < x.data.length; i += 4)
    if ([0, 1, 2].some(c => Math.abs(x.data[i + c] - y.data[i + c]) > 32)) off++;
  return off / (x.data.length / 4);
}"""


def snippets():
    for path in sorted(glob.glob(os.path.join(ROOT, "Tests/Cases/seeds/*.swift"))):
        yield os.path.basename(path), open(path, encoding="utf-8").read(), []
    for path in sorted(glob.glob(os.path.join(ROOT, "Content/reference/gallery/*.md"))):
        for info, code in FENCE.findall(open(path, encoding="utf-8").read()):
            if "uses=" in info:
                continue
            words = dict(word.partition("=")[::2] for word in shlex.split(info))
            options = []
            for word, option in (("device", "--device"), ("height", "--height"), ("show", "--show"), ("direction", "--direction")):
                if word in words:
                    options += [option, words[word]]
            yield f"{os.path.basename(path)} {words.get('id', '')}", code, options


def data_url(kind, data):
    return f"data:{kind};base64," + base64.b64encode(data).decode()


def main(galley):
    failures, worst, count = [], 0, 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        page = browser.new_page(device_scale_factor=3)  # edges lie on thirds of points
        for name, code, options in snippets():
            source, picture, bitmap = (os.path.join(folder, f) for f in ("a.swift", "a.svg", "a.png"))
            with open(source, "w", encoding="utf-8") as f:
                f.write(code)
            if subprocess.run([galley, "render", source, "-o", picture, *options], capture_output=True).returncode:
                continue  # a snippet shown for its mistake
            svg = open(picture, encoding="utf-8").read()
            xml.dom.minidom.parseString(svg)
            svg = re.sub(r"<text\b.*?</text>", "", svg, flags=re.S)
            svg = svg.replace("</title>", "</title><rect x='-5000' y='-5000' width='10000' height='10000' fill='#fff'/>", 1)
            with open(picture, "w", encoding="utf-8") as f:
                f.write(svg)
            drawn = subprocess.run(["rsvg-convert", "-z", "3", picture, "-o", bitmap], capture_output=True, text=True)
            if drawn.returncode or drawn.stderr:
                failures.append(f"{name}: librsvg says {drawn.stderr.strip()}")
                continue
            width, height = (math.ceil(float(re.search(rf'<svg[^>]* {side}="([\d.]+)"', svg).group(1)) * 3 - 0.1) / 3
                             for side in ("width", "height"))
            page.set_viewport_size({"width": math.ceil(width) + 1, "height": math.ceil(height) + 1})
            page.set_content(f"<style>body{{margin:0}}</style><img src='{data_url('image/svg+xml', svg.encode())}'>")
            page.wait_for_function("document.images[0].complete")
            share = page.evaluate(COMPARE, [
                data_url("image/png", open(bitmap, "rb").read()),
                data_url("image/png", page.screenshot(clip={"x": 0, "y": 0, "width": width, "height": height}))])
            count, worst = count + 1, max(worst, share)
            if share > LIMIT:
                failures.append(f"{name}: {share:.1%} of the pixels differ")
        browser.close()
    for failure in failures:
        print("FAIL", failure)
    print(f"{count} pictures, the worst differs in {worst:.2%} of its pixels")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
