#!/usr/bin/env python3
"""Measures a built site as it is read: measure.py SITE [PAGE...]

Listings that are cut, left edges of a page and what runs out of it at eight widths; what moves while a page loads, and when its largest part is there; bytes of a first load;
then the living page: ready, key, drag, as fast as this machine is and with the page's own thread at a quarter. Prints figures, and exits
with 1 where a page breaks a bound. Times are told and judged by nobody: a busy machine is no fault of the page.
"""
import gzip
import os
import statistics
import sys
from urllib.parse import urlparse

from playwright.sync_api import sync_playwright

from chromium import launch
from run import check, failures, sampled, serve

WIDTHS = [320, 390, 600, 768, 1024, 1280, 1440, 1920]
FIRST_LOAD = 45 * 1024

LAYOUT = """() => {
  const seen = (element) => element.checkVisibility();
  const cut = [...document.querySelectorAll("main .code pre")].filter((pre) => seen(pre) && pre.scrollWidth > pre.clientWidth + 1);
  // A line with a caret below it stays whole, and its box shows that there is more.
  const told = cut.filter((pre) => pre.querySelector(".message, .remark"));
  const edges = new Set();
  for (const part of document.querySelectorAll("main .head > *, main .text > *, main .proof > *, main .proof > .pair > .code, main .proof > .pair > .proofs")) {
    if (!seen(part) || part.matches(".pair, .aside, blockquote, .live-note, .spoken, ul, ol, dl") || part.closest("aside, .panel, li, .columns, .steps, .exercise")) continue;
    const box = part.getBoundingClientRect();
    // The second column of a figure has an edge of its own, and on a phone code goes from edge to edge.
    if (box.width === 0 || part.matches(".pair > .proofs") || (innerWidth < 900 && part.matches(".code, .proof"))) continue;
    if (document.body.matches(".home, .studio-page") && part.closest(".proof")) continue;
    edges.add(Math.round(box.left));
  }
  // Paper beside code where the pictures end before it, and nothing stands there.
  const blank = [...document.querySelectorAll("main .pair")].map((pair) => {
    const [code, proofs] = [pair.querySelector(":scope > .code"), pair.querySelector(":scope > .proofs")].map((part) => part?.getBoundingClientRect());
    return code && proofs && proofs.left >= code.right ? Math.max(0, code.height - proofs.height) : 0;
  });
  return { blank: Math.round(blank.reduce((sum, one) => sum + one, 0)), pairs: blank.length, cut: cut.length - told.length, told: told.length, edges: [...edges], beyond: document.documentElement.scrollWidth - innerWidth };
}"""

WATCH = """
globalThis.galleyMoved = 0; globalThis.galleyLargest = 0; globalThis.galleyMovers = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) {
    galleyMoved += entry.value;
    galleyMovers.push(...entry.sources.map(({ node }) => `${node?.nodeName} ${node?.className ?? ""}`));
  }
})
  .observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => { for (const entry of list.getEntries()) galleyLargest = entry.startTime; })
  .observe({ type: "largest-contentful-paint", buffered: true });
"""


def layout(browser, base, paths):
    for width in WIDTHS:
        context = browser.new_context(viewport={"width": width, "height": 900})
        page, cut, told, edges, blank = context.new_page(), 0, 0, 0, 0
        for path in paths:
            page.goto(base + path)
            found = page.evaluate(LAYOUT)
            blank += found["blank"]
            cut, told, edges = cut + found["cut"], told + found["told"], max(edges, len(found["edges"]))
            check(found["cut"] == 0, f"{path} at {width}: {found['cut']} listings are cut")
            check(len(found["edges"]) <= 1, f"{path} at {width}: left edges at {sorted(found['edges'])}")
            check(found["beyond"] <= 0, f"{path} at {width}: {found['beyond']} wider than the window")
        context.close()
        print(f"{width}: {cut} listings cut, {told} with a message scroll, at most {edges} left edges, {blank} points of blank paper beside code")


# A slow line, on which parts come one after the other: milliseconds until an answer, bytes a second.
LINE = {"offline": False, "latency": 165, "downloadThroughput": 1_200_000, "uploadThroughput": 90_000}


def opened(browser, base, path, width):
    """A page that is on its way, and the files that it has asked for."""
    context = browser.new_context(viewport={"width": width, "height": 900})
    context.add_init_script(WATCH)
    page, asked = context.new_page(), set()
    page.on("request", lambda request: asked.add(urlparse(request.url).path.lstrip("/")))
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    page.goto(base + path, wait_until="commit")
    return path, page, asked


def arrived(path, page):
    """Waits until everything is there that comes by itself."""
    page.wait_for_load_state("load")
    if path == "studio.html":
        page.locator(".studio-forms pre:not(:empty)").wait_for(timeout=60000)
        page.wait_for_timeout(1000)
    page.wait_for_timeout(150)


def loading(browser, base, root, paths):
    for width in [390, 768, 1440]:
        moved, largest, first, without = [], [], [], []
        # Several at a time wait for their line together.
        for at in range(0, len(paths), 6):
            for path, page, asked in [opened(browser, base, path, width) for path in paths[at:at + 6]]:
                arrived(path, page)
                moved.append(page.evaluate("galleyMoved"))
                largest.append(page.evaluate("galleyLargest"))
                check(moved[-1] < 0.001, f"{path} at {width}: moves by {moved[-1]:.4f} while it loads: {page.evaluate('galleyMovers')}")
                if path != "studio.html":
                    first.append((weight(root, asked), path))
                    # Readers with Apple's font never fetch the letters of pictures.
                    without.append(weight(root, {name for name in asked if "/inter-" not in name}))
                page.context.close()
        size, path = max(first)
        print(f"{width}: moves at most {max(moved):.4f}, largest part after {statistics.median(largest):.0f} ms; first load {statistics.median(s for s, _ in first):.0f} bytes, "
              f"at most {size} ({path}); without the letters of pictures {statistics.median(without):.0f}, at most {max(without)}")
        home = {path: size for size, path in first}.get("index.html", 0)
        print(f"{width}: the home page loads {home} bytes at first")
        check(home <= FIRST_LOAD, f"the home page loads {home} bytes at first")


def weight(root, asked):
    """What files take that were asked for: texts as gzip sends them."""
    total = 0
    for path in asked:
        with open(os.path.join(root, path or "index.html"), "rb") as file:
            data = file.read()
        total += len(data) if path.endswith((".woff2", ".png")) else len(gzip.compress(data, 9))
    return total


TIMED = """([selector, act, number]) => new Promise((done) => {
  const figure = document.querySelector(selector), paper = figure.querySelector(".paper"), start = performance.now();
  new MutationObserver((changes, observer) => { observer.disconnect(); done(performance.now() - start); }).observe(paper, { childList: true });
  if (act === "drag") figure.querySelector(".grip").dispatchEvent(new KeyboardEvent("keydown", { key: number % 80 < 40 ? "ArrowLeft" : "ArrowRight", bubbles: true, cancelable: true }));
  else { const area = figure.querySelector(".live-editor"); area.value += " "; area.dispatchEvent(new Event("input", { bubbles: true })); }
})"""

READY = """(selector) => new Promise((done) => {
  const figure = document.querySelector(selector), start = performance.now();
  const look = () => {
    const [mark] = performance.getEntriesByName("galley-engine-ready");
    if (mark) done(mark.startTime - start); else setTimeout(look, 2);
  };
  figure.querySelector(".grip").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft" }));
  look();
})"""


def told(name, values):
    values = sorted(values)
    return f"{name} {statistics.median(values):.1f} ms, 95 % {values[len(values) * 95 // 100]:.1f} ms"


def living(browser, base, path, selector):
    for rate in [1, 4]:
        ready = []
        for turn in range(5):
            context = browser.new_context(viewport={"width": 1280, "height": 900})
            page = context.new_page()
            page.goto(base + path)
            page.wait_for_timeout(200)
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
            ready.append(page.evaluate(READY, selector))
            if turn < 4:
                context.close()
        page.locator(f"{selector} .live-tools").wait_for()
        page.locator(f"{selector} .edit").click()
        page.locator(f"{selector} .live-editor").wait_for()
        page.wait_for_timeout(600)
        times = {act: [page.evaluate(TIMED, [selector, act, number]) for number in range(100)][20:] for act in ["drag", "key"]}
        print(f"{path} at 1/{rate}: {told('ready', ready)}; {told('key', times['key'])}; {told('drag', times['drag'])}")
        context.close()


def main():
    root, only = os.path.abspath(sys.argv[1]), sys.argv[2:]
    base = serve(root)
    paths = only or [path for path in sampled(root, 6) if path != "print.html"]
    with sync_playwright() as player:
        browser = launch(player)
        layout(browser, base, paths)
        loading(browser, base, root, paths)
        for path, selector in [("index.html", "figure#seats"), ("layout/view-that-fits.html", "figure#progress")]:
            if path in paths:
                living(browser, base, path, selector)
        browser.close()
    print(f"measured: {len(paths)} pages, {len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
