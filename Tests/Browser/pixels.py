#!/usr/bin/env python3
"""Holds PNGs of `galley render` to Chromium's drawing of the same SVGs: pixels.py GALLEY

A pixel is off when a channel differs by more than 16 of 255; at most one in a hundred may be. Chromium gets the face that
Galley brings along, since that is the one that its PNGs are set in.
"""
import base64
import os
import re
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

from chromium import launch

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
FONTS = os.path.join(ROOT, "Sources", "SiteGenerator", "Theme", "fonts")
MOST = 0.01

SNIPPETS = {
    "text": 'VStack(alignment: .leading) { Text("Ready to print").font(.title); Text("All 24 pages of the proof, in order, with marks.").foregroundStyle(.secondary) }.padding()',
    "weights": 'VStack { Text("Semibold").fontWeight(.semibold); Text("Regular"); Text("Underlined").underline(); Text("Struck").strikethrough() }.padding()',
    "shapes": 'HStack { Circle().fill(.red); Capsule().fill(.blue); RoundedRectangle(cornerRadius: 12).fill(.green); Ellipse().stroke(.orange, lineWidth: 3) }.frame(height: 60).padding()',
    "dashes": 'Rectangle().stroke(.purple, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [12, 8])).frame(height: 80).padding()',
    "gradients": 'VStack { LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing); RadialGradient(colors: [.white, .black], center: .center, startRadius: 5, endRadius: 80) }.frame(height: 160)',
    "shadow": 'RoundedRectangle(cornerRadius: 16).fill(.white).shadow(radius: 8, x: 2, y: 6).frame(width: 160, height: 80).padding(40)',
    "opacity": 'ZStack { Color.red.frame(width: 80, height: 80); Color.blue.frame(width: 80, height: 80).offset(x: 30, y: 20) }.compositingGroup().opacity(0.5).padding(40)',
    "blend": 'ZStack { Color.orange.frame(width: 120, height: 90); Circle().fill(.teal).frame(width: 80).blendMode(.multiply) }.padding()',
    "blur": 'Circle().fill(.pink).frame(width: 80, height: 80).blur(radius: 6).padding(40)',
    "mask": 'LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(height: 90).mask(Text("MASKED").font(.largeTitle.bold()))',
    "clip": 'Color.indigo.frame(width: 140, height: 90).overlay(Text("clipped").foregroundStyle(.white)).clipShape(Circle()).padding()',
    "turned": 'Text("Turned").padding().background(.yellow).rotationEffect(.degrees(20)).padding(30)',
    "controls": 'Form { Toggle("Wi-Fi", isOn: .constant(true)); Button("Save") {}; Slider(value: .constant(0.4)) }.frame(height: 220)',
    "list": 'List { Label("Inbox", systemImage: "tray"); Label("Sent", systemImage: "paperplane"); Text("Drafts").badge(3) }.frame(height: 220)',
}

COMPARE = """async ([ours, theirs, rows, most = 16]) => {
    const pixels = async (data) => {
        const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext('2d');
        context.fillStyle = '#fff';
        context.fillRect(0, 0, image.width, image.height);
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
    };
    const [a, b] = [await pixels(ours), await pixels(theirs)];
    if (a.width !== b.width || Math.abs(a.height - b.height) > 1) return {sizes: [a.width, a.height, b.width, b.height]};
    let off = 0;
    // Of a height that is no whole number of pixels, the last row is neither picture nor page.
    const length = Math.min(rows * a.width * 4, a.data.length, b.data.length);
    for (let at = 0; at < length; at += 4)
        if ([0, 1, 2].some(channel => Math.abs(a.data[at + channel] - b.data[at + channel]) > most)) off++;
    return {share: off / (length / 4)};
}"""


def faces():
    rules = []
    for weight in (400, 600):
        with open(os.path.join(FONTS, f"inter-{weight}.woff2"), "rb") as file:
            data = base64.b64encode(file.read()).decode()
        rules.append(f"@font-face{{font-family:Inter;font-weight:{weight};src:url(data:font/woff2;base64,{data})}}")
    return "".join(rules)


def render(galley, folder, name, code, *options):
    source = os.path.join(folder, name + ".swift")
    with open(source, "w") as file:
        file.write(code + "\n")
    run = subprocess.run([galley, "render", source, "--width", "320", *options], capture_output=True)
    if run.returncode:
        sys.exit(f"{name}: {run.stderr.decode()}")
    return run.stdout


def main(galley):
    failed = False
    with sync_playwright() as play, tempfile.TemporaryDirectory() as folder:
        browser = launch(play)
        page = browser.new_page(device_scale_factor=2)
        for name, code in SNIPPETS.items():
            for scheme in ("light", "dark"):
                svg = render(galley, folder, name, code, "--scheme", scheme).decode()
                png = render(galley, folder, name, code, "--scheme", scheme, "--format", "png", "--scale", "2")
                page.set_content(f"<style>{faces()}body{{margin:0}}svg{{display:block}}</style>{svg}")
                page.evaluate("Promise.all([...document.fonts].map((face) => face.load())).then(() => true)")
                shot = page.locator("svg").first.screenshot()
                if os.environ.get("KEEP"):
                    for kind, data in (("ours", png), ("chromium", shot)):
                        with open(os.path.join(os.environ["KEEP"], f"{name}-{scheme}-{kind}.png"), "wb") as file:
                            file.write(data)
                rows = int(float(re.search(r' height="([\d.]+)"', svg).group(1)) * 2)
                said = page.evaluate(COMPARE, [*(base64.b64encode(data).decode() for data in (png, shot)), rows])
                share = said.get("share", 1)
                failed = failed or share > MOST
                print(f"{'off ' if share > MOST else 'ok  '} {share * 100:6.3f} %  {name}, {scheme}", said.get("sizes", ""))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
