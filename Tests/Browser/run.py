#!/usr/bin/env python3
"""Reads a built site as people do, in Chromium: run.py SITE GALLEY

Axe on every page in light and dark, navigation, search by keyboard, the theme kept, tabs in step, copying, reading without
scripts, opening from a disk, a phone's width, a desk's, paper; then a small site of its own, built with GALLEY, for what the first may
not have. A commit has a third of the pages looked at by axe, half of them on paper and at each of a desk's two widths, EVERYTHING=1 all. Exit status 1 when
something is wrong.
"""
import base64
import functools
import gzip
import http.server
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
import traceback

from playwright.sync_api import Error, sync_playwright

import contrast
from chromium import launch
from turns import in_turn

try:
    from axe_playwright_python.sync_playwright import Axe
except ImportError:
    Axe = None

failures = []


def check(condition, message):
    if not condition:
        failures.append(message)
        print(f"FAIL {message}")


def attempt(test, *arguments):
    """Runs a test, and once more when it fails: a busy machine may let a page be later than its reader waits. What fails
    twice is a failure; what the browser's patience ends is one like any other."""
    before, begun = len(failures), time.monotonic()
    for isLast in [False, True]:
        try:
            # What goes through pages has time for each of them.
            within(120 + sum(5 * len(each) for each in arguments if isinstance(each, list)), test, *arguments)
        except (Error, TypeError, AttributeError) as error:
            check(False, f"{test.__name__}: {str(error).splitlines()[0]} at {traceback.extract_tb(error.__traceback__)[-1].line}")
        if len(failures) == before or isLast:
            spent[test.__name__] = spent.get(test.__name__, 0) + time.monotonic() - begun
            return
        print(f"once more: {test.__name__}, {len(failures) - before} failures")
        del failures[before:]


# The seconds that each test took, so that whoever waits for them knows for what.
spent = {}


def longest(number=8):
    return ", ".join(f"{name} {seconds:.0f} s" for name, seconds in sorted(spent.items(), key=lambda one: -one[1])[:number])


def within(seconds, test, *arguments):
    """Runs a test, and ends everything when it hangs: a browser that was lost answers nothing, which no time limit of its driver ends."""
    def end():
        print(f"{test.__name__}: hangs for {seconds * PATIENCE:.0f} s", flush=True)
        os._exit(1)

    watch = threading.Timer(seconds * PATIENCE, end)
    watch.daemon = True
    watch.start()
    try:
        test(*arguments)
    finally:
        watch.cancel()


# A machine that does other work beside takes longer: `make test` waits this many times as long before it gives up.
PATIENCE = float(os.environ.get("PATIENCE", 1))


def wait_for(condition, seconds=3.0):
    end = time.monotonic() + seconds * PATIENCE
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.02)
    return condition()


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Server(http.server.ThreadingHTTPServer):
    """Serves whom it can: a browser that leaves a page hangs up on what it had asked for."""

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def serve(root, handler=Quiet):
    server = Server(("127.0.0.1", 0), functools.partial(handler, directory=root))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def pages(root):
    for folder, _, names in os.walk(root):
        for name in sorted(names):
            if name.endswith(".html"):
                path = os.path.relpath(os.path.join(folder, name), root)
                if "http-equiv=\"refresh\"" not in open(os.path.join(root, path), encoding="utf-8").read(2000):
                    yield path


def sampled(root, number=24):
    """All pages but those of a reference, which are made alike: of these the largest and others spread over their sizes."""
    written, made = [], []
    for path in pages(root):
        isMade = path.startswith("documentation/") and "<body class=\"reference\"" in open(os.path.join(root, path), encoding="utf-8").read(8000)
        (made if isMade else written).append(path)
    if len(made) <= number:
        return written + made
    made.sort(key=lambda path: (os.path.getsize(os.path.join(root, path)), path))
    sample = [made[(len(made) - 1) * i // (number - 1)] for i in range(number)]
    print(f"{len(sample)} of {len(made)} pages of the reference are looked at, and all {len(written)} others")
    return written + sample


def open_page(browser, url, **options):
    context = browser.new_context(**options)
    page = context.new_page()
    # Leaving a page in the middle of a view transition makes Chromium abort it with an error that is no script's.
    page.on(
        "pageerror",
        lambda error: "Transition was aborted" in str(error) or check(False, f"{page.url}: script error {error}"))
    page.on("console", lambda m: check(False, f"{page.url}: console {m.text}") if m.type == "error" else None)
    page.on("request", lambda r: check(r.url.startswith(url.split("/", 3)[0]) , f"{page.url}: request to {r.url}"))
    page.goto(url)
    return page


def visits(browser, base, paths, **options):
    """A reader who goes from page to page; a window for each would cost more than what is looked at in it."""
    page = open_page(browser, base + paths[0], **options)
    for path in paths:
        page.goto(base + path)
        yield path, page
    page.context.close()


def only(*rules):
    return {"runOnly": {"type": "rule", "values": rules}}


# What the colors decide is asked for in both; all else is the same in the dark.
RULES = {"light": {}, "dark": only("color-contrast", "link-in-text-block")}
# The page for printing is made of all the others: it is asked for what only the whole can have wrong.
WHOLE = only("duplicate-id-aria", "aria-valid-attr-value", "heading-order", "page-has-heading-one", "landmark-one-main", "landmark-unique", "skip-link", "label")


def accessibility(browser, base, paths):
    if Axe is None:
        print("SKIPPED: axe-playwright-python is not here; accessibility not checked")
        return
    axe = Axe()
    for scheme, rules in RULES.items():
        # In the dark only colors are asked about, and `readable` looks at those of all style sheets.
        part = in_turn(paths, 6 if rules else 3)
        for path, page in visits(browser, base, part, color_scheme=scheme, viewport={"width": 1440, "height": 900}):
            isWhole = path == "print.html"
            if isWhole and rules:
                continue
            asked = WHOLE if isWhole else rules
            for violation in axe.run(page, options={"resultTypes": ["violations"], **asked}).response["violations"]:
                nodes = "; ".join(node["html"][:120] for node in violation["nodes"][:3])
                check(False, f"axe {scheme} {path}: {violation['id']}: {nodes}")


def readable(root):
    """What axe sees is what a page shows at rest; the style sheets also color what comes later."""
    found, pairs = contrast.problems(root)
    for problem in found:
        check(False, f"contrast: {problem}")
    check(pairs > 500, f"contrast: only {pairs} pairs of colors were found")


def phone(browser, base, paths):
    for path, page in visits(browser, base, paths, viewport={"width": 390, "height": 844}):
        width = page.evaluate("document.documentElement.scrollWidth")
        check(width <= 390, f"phone {path}: {width} points wide")
        astray = page.evaluate("""[...document.querySelectorAll("main figure, main .code, main table")].filter((part) =>
            getComputedStyle(part).position === "absolute" || part.getBoundingClientRect().left < -1).map((part) => part.className)""")
        check(not astray, f"phone {path}: out of the page are {astray}")
    page = open_page(browser, base + paths[0], viewport={"width": 390, "height": 844})
    check(page.locator("header.site").get_by_role("button", name="Search", exact=True).count() == 1, "phone: the button of the search has no name")
    if page.locator(".menu").count():
        page.locator(".menu").click()
        check(page.locator(".sidebar").is_visible(), "phone: the menu opens no sidebar")
        page.keyboard.press("Escape")
        check(not page.locator(".sidebar").is_visible(), "phone: Escape does not close the sidebar")
    page.context.close()


def desk(browser, base, paths):
    """On a desk's screen nothing runs out of the page, and the text has its own column."""
    for place, width in enumerate([1000, 1360]):
        context = browser.new_context(viewport={"width": width, "height": 900})
        page = context.new_page()
        for path in in_turn(paths, 2, place):
            page.goto(base + path)
            taken, text = page.evaluate(
                "[document.documentElement.scrollWidth, document.querySelector('main').getBoundingClientRect().width]")
            check(taken <= width, f"desk {path}: {taken} of {width} points wide")
            check(text >= 600, f"desk {path}: the text has {text} of {width} points")
            covered = page.evaluate("""[...document.querySelectorAll(".page > *")].filter((part) => part.checkVisibility())
                .map((part) => part.getBoundingClientRect()).some((one, index, all) => all.slice(index + 1).some((other) =>
                    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom))""")
            check(not covered, f"desk {path}: columns of {width} points lie on each other")
            own, listed = page.evaluate("""["h1", ".sidebar [aria-current=page]"].map((part) => document.querySelector(part)?.textContent.trim())""")
            isNamed = path.startswith("documentation/") or page.locator("body.home").count() or listed in [None, own]
            check(isNamed, f"desk {path}: the page is {own!r}, and {listed!r} in the sidebar")
        context.close()


def search(browser, url, word, title, is_first=False):
    page = open_page(browser, url)
    page.keyboard.press("/")
    page.keyboard.type(word)
    page.wait_for_selector(".search li a", timeout=5000)
    found = page.locator(".search li a b").all_inner_texts()
    check(title in found[:1 if is_first else None], f"search for {word!r} finds {found}, not {title!r}{' first' * is_first}")
    before = page.url
    page.keyboard.press("Enter")
    page.wait_for_timeout(400)
    check(page.url != before, f"search from {url}: Return leads nowhere")
    page.context.close()


CARETS = """() => [...document.querySelectorAll("pre code .message")].map((message) => {
  const code = message.closest("code"), caret = message.querySelector(".caret").firstChild, column = caret.data.indexOf("^");
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const letters = [];
  for (let node = walker.nextNode(); node && !message.contains(node); node = walker.nextNode()) {
    if (!node.parentElement.closest(".message, .remark")) for (let at = 0; at < node.data.length; at += 1) letters.push([node, at]);
  }
  if (letters.at(-1)?.[0].data[letters.at(-1)[1]] === "\\n") letters.pop();
  // A phone has no room for a caret below a line that goes on below itself.
  if (!message.querySelector(".caret").checkVisibility()) return { off: 0, hangs: innerWidth < 900 && message.previousElementSibling.matches(".kept"), said: message.textContent };
  const start = letters.findLastIndex(([node, at]) => node.data[at] === "\\n") + 1;
  const left = (node, at) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().left;
  };
  const said = message.querySelector(".says").getBoundingClientRect(), mark = message.querySelector(".caret").getBoundingClientRect();
  const isBelow = said.top >= mark.bottom - 2, isBeside = said.left >= left(caret, column);
  return { off: left(caret, column) - left(...letters[start + column]), hangs: isBelow || isBeside, said: message.textContent };
})"""


def messages(browser, base):
    """At every width a caret stands under its letter, and what is said hangs beside it or stands below."""
    for width in [390, 768, 1440]:
        page = open_page(browser, base + "guides/troubleshooting.html", viewport={"width": width, "height": 900})
        found = page.evaluate(CARETS)
        check(len(found) > 0, f"messages at {width}: none")
        # A long line with a warning goes on below itself as others do.
        page.goto(base + "reference/lints/newer-api.html")
        check(page.locator(".kept").count() > 0, "messages: no long line")
        for message in found + page.evaluate(CARETS):
            check(abs(message["off"]) < 1 and message["hangs"], f"messages at {width}: {message}")
        cut = page.evaluate("[...document.querySelectorAll('main .code pre')].filter((pre) => pre.scrollWidth > pre.clientWidth + 1).map((pre) => pre.textContent)")
        check(width >= 900 or not cut, f"messages at {width}: cut are {cut}")
        page.context.close()


def two_pictures(browser, base):
    """On a phone a change's pictures are below each other, all within the page."""
    page = open_page(browser, base + "layout/mistakes.html", viewport={"width": 390, "height": 844})
    lefts, rights = page.evaluate("""() => {
      const pairs = [...document.querySelectorAll(".trial .sheets")].map((row) => [...row.querySelectorAll(".paper")].map((paper) => paper.getBoundingClientRect()));
      return [pairs.map((papers) => papers[0].left), pairs.flat().map(({ right }) => right)];
    }""")
    check(len(lefts) > 2 and max(rights) <= 390 and min(lefts) >= 0, f"a change: its pictures end at {rights}")
    page.context.close()


FOUND = """() => [...document.querySelectorAll(".search li a")].map((link) => ({ title: link.querySelector("b").textContent, kind: link.querySelector("small").textContent,
  said: link.querySelector("span").textContent, marks: [...link.querySelectorAll("b mark")].map((mark) => mark.textContent.toLowerCase()) }))"""


def what_is_found(browser, base):
    """A name with letters left out is found. What is said of a page is prose, with whole words marked; the last row in sight is whole."""
    page = open_page(browser, base + "layout/stacks.html", viewport={"width": 1440, "height": 700})
    page.keyboard.press("/")
    box = page.locator(".search input")
    for query, title in [("vthatfits", "ViewThatFits"), ("this is short", "Common mistakes"), ("safe area", "Safe areas")]:
        box.fill(query)
        check(wait_for(lambda: any(one["title"] == title for one in page.evaluate(FOUND))), f"search for {query!r}: no {title!r}")
        page.wait_for_timeout(400)
        found = page.evaluate(FOUND)
        check(found[0]["kind"] == "Adaptive layout", f"search for {query!r}: the first is {found[0]}")
        for one in found:
            check(not re.search(r"\{#|```|^#", one["said"]), f"search for {query!r}: no prose in {one}")
        whole = page.evaluate("""(() => { const end = document.querySelector(".search ol").getBoundingClientRect().bottom;
          return [...document.querySelectorAll(".search li")].every((row) => { const { top, bottom } = row.getBoundingClientRect(); return top >= end - 1 || bottom <= end + 1; }); })()""")
        check(whole, f"search for {query!r}: the last row is cut")
    box.fill("is common")
    check(wait_for(lambda: any(one["title"] == "Common mistakes" and one["marks"] == ["common"] for one in page.evaluate(FOUND))), f"search: marked are {page.evaluate(FOUND)[:3]}")
    page.goto(base + "404.html")
    page.locator(".search-here").click()
    check(wait_for(lambda: page.locator(".search input").is_visible()), "search: no way to it where a page is not found")
    page.context.close()


def tablets(browser, base):
    """A tablet has its status bar; an indicator only without a home button, and inside what the safe area leaves."""
    page = open_page(browser, base + "layout/devices.html", viewport={"width": 1440, "height": 900})
    for device, bar, left in [("iPad mini", 20, 0), ("iPad Pro 11", 24, 20)]:
        has_clock, height, mark, bottom, scale = page.locator(f'.sheet[data-device="{device}"]').evaluate("""(sheet) => {
          const [above, below] = ["::before", "::after"].map((part) => getComputedStyle(sheet.querySelector(".paper"), part));
          const isMarked = below.backgroundImage === "none" && below.backgroundColor !== "rgba(0, 0, 0, 0)";
          return [above.maskImage.includes("9:41"), parseFloat(above.height), isMarked, parseFloat(below.bottom) + parseFloat(below.height), Number(sheet.dataset.scale)];
        }""")
        check(has_clock and abs(height / scale - bar) < 0.5, f"tablets {device}: a clock {has_clock} in a bar of {height / scale}")
        check(mark == (left > 0) and (not mark or bottom / scale < left), f"tablets {device}: an indicator {mark}, {bottom / scale} high")
    # Shown smaller than it is, a ruler has numbers that can be read, and those that are shown are every second one.
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_timeout(200)
    numbers = page.locator("#sideways .ruler text").evaluate_all("all => all.filter((one) => one.checkVisibility()).map((one) => [one.textContent, one.getBoundingClientRect().height])")
    check([text for text, _ in numbers] == ["200", "400", "600", "800"] and min(height for _, height in numbers) > 9, f"tablets: the ruler says {numbers}")
    page.context.close()


def frames(browser, base):
    """The sizes of frames are whole, and of one size whatever the picture's."""
    for width in [390, 1440]:
        page = open_page(browser, base + "layout/container-relative-frame.html", viewport={"width": width, "height": 900})
        page.evaluate("for (const box of document.querySelectorAll('.frames-switch input')) if (!box.checked) box.click()")
        # Sizes that would be too small to read are not shown. Up to 12 pixels beside the paper are; a box has room below its digits.
        labels = page.evaluate("""() => [...document.querySelectorAll(".sheet:not(.tiny) > .paper > svg .frames text")].map((label) => {
          const paper = label.closest(".paper").getBoundingClientRect(), box = label.getBoundingClientRect();
          const size = parseFloat(getComputedStyle(label).fontSize) * label.getScreenCTM().a;
          return { text: label.textContent, size, isWhole: box.left >= paper.left - 12 && box.right <= paper.right + 12 && box.top >= paper.top - 13 && box.bottom <= paper.bottom + 15 };
        })""")
        check(len(labels) > 20, f"frames at {width}: {len(labels)} labels")
        for label in labels:
            check(label["isWhole"] and 10 <= label["size"] <= 11.1, f"frames at {width}: {label}")
        page.context.close()


def contents(browser, base):
    """The contents mark the heading that is read, after a jump as well."""
    page = open_page(browser, base + "layout/container-relative-frame.html", viewport={"width": 1440, "height": 900})
    for share in [0.5, 0.9, 0.2]:
        page.evaluate("(share) => scrollTo(0, document.documentElement.scrollHeight * share)", share)
        page.wait_for_timeout(300)
        read, marked = page.evaluate("""() => {
          const links = [...document.querySelectorAll(".contents a")].map((a) => a.hash.slice(1));
          const read = links.filter((id) => document.getElementById(id)?.getBoundingClientRect().top < 120).pop();
          return [read, document.querySelector(".contents a.here")?.hash.slice(1)];
        }""")
        check(read == marked, f"contents: after a jump {marked!r} is marked and {read!r} is read")
    page.context.close()


def reach(browser, base):
    """On a phone the contents are at hand everywhere, and at least as high as a thumb."""
    page = open_page(browser, base + "layout/container-relative-frame.html", viewport={"width": 390, "height": 844})
    for share in [0, 0.1, 0.5, 0.9, 1]:
        page.evaluate("(share) => scrollTo(0, document.documentElement.scrollHeight * share)", share)
        box = page.locator(".contents summary").bounding_box()
        check(box["y"] >= 0 and box["y"] + box["height"] <= 844 and box["height"] >= 43.5, f"reach: at {share} the contents are at {box}")
    page.context.close()


# Where the first letter of each line stands that goes on below itself. A line that begins deeper than a phone has room
# for, or has blanks side by side, keeps them as they are: a first word that does not fit behind them begins the next row.
WRAPPED = """[...document.querySelectorAll("main .code .w")].filter((line) => line.checkVisibility()).map((line) => {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT), range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.data.search(/\\S/);
    if (at < 0) continue;
    range.setStart(node, at); range.setEnd(node, at + 1);
    const letter = range.getBoundingClientRect(), box = line.getBoundingClientRect();
    const depth = line.textContent.match(/^ */)[0].length, word = line.textContent.trim().match(/^\\S*/)[0].length, sign = letter.width;
    const numbers = line.matches("[data-line]") ? 40 : 0, padding = line.matches(".l") ? 20 : 0;
    const room = box.width - 2 * padding - numbers, isBelow = line.matches(".as-is") && (depth + word) * sign > room;
    const off = letter.left - box.left - padding - numbers - (isBelow && letter.top - box.top > 8 ? Math.min(depth - depth % 2, 24) + 4 : depth) * sign;
    return { text: line.textContent.trim().slice(0, 40), isAsIs: line.matches(".as-is"), down: isBelow ? 0 : letter.top - box.top, off };
  }
})"""


def wrapping(browser, base):
    """A line that goes on below itself begins in its first row, at its depth."""
    seen, as_is = 0, 0
    for width in [390, 1440]:
        for path in ["layout/container-relative-frame-study.html", "reference/markdown.html", "guides/getting-started.html", "layout/layout-protocol.html"]:
            page = open_page(browser, base + path, viewport={"width": width, "height": 900})
            for line in page.evaluate(WRAPPED):
                seen += 1
                as_is += line["isAsIs"]
                check(line["down"] < 8 and abs(line["off"]) < 2, f"wrapping {path} at {width}: {line}")
            page.context.close()
    check(seen > 40 and as_is > 0, f"wrapping: {seen} lines, {as_is} as they are")


def gallery(browser, base):
    """The gallery's cards show its pages, in the reader's colors, and lead to them."""
    for scheme in ["light", "dark"]:
        page = open_page(browser, base + "reference/gallery/index.html", color_scheme=scheme, viewport={"width": 1440, "height": 900})
        cards = page.locator(".pictured > ul > li")
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        shown = page.locator(f".pictured img.only-{scheme}")
        check(cards.count() >= 9 and shown.count() >= 9, f"gallery, {scheme}: {cards.count()} cards, {shown.count()} pictures")
        check(wait_for(lambda: shown.evaluate_all("all => all.every((image) => image.naturalWidth > 0)")), f"gallery, {scheme}: a picture does not come")
        check(not page.locator(f".pictured img:not(.only-{scheme})").first.is_visible(), f"gallery, {scheme}: pictures for other colors")
        page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
        box = shown.first.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        try:
            page.wait_for_url(lambda url: not url.endswith("index.html"), timeout=3000)
        except Exception:
            check(False, f"gallery, {scheme}: a picture leads nowhere")
        page.context.close()


def exercises(browser, base):
    """One line between two exercises; their names have the marks of their language."""
    page = open_page(browser, base + "layout/view-that-fits.html")
    lines = page.evaluate("""[...document.querySelectorAll(".exercise + .exercise")].map((next) => {
      const before = next.previousElementSibling, width = (part, edge) => parseFloat(getComputedStyle(part)[`border${edge}Width`]);
      return [width(before, "Bottom") + width(next, "Top"), next.getBoundingClientRect().top - before.getBoundingClientRect().bottom];
    })""")
    check(len(lines) > 0 and all(line == [1, 0] for line in lines), f"exercises: between them are lines of {lines}")
    page.goto(base + "layout/exercises.html")
    straight = page.locator("section.exercises li > a").evaluate_all("all => all.map((link) => link.textContent).filter((text) => /['\"]/.test(text))")
    check(not straight, f"exercises: straight marks in {straight}")
    page.goto(base + "layout/stacks.html")
    check(wait_for(lambda: page.locator(".goal-tools").count() > 0), "exercises: nothing can be checked")
    gaps = page.locator(".exercise").evaluate_all("""all => all.map((exercise) => {
      const top = (part) => part.getBoundingClientRect().top, bottom = (part) => part.getBoundingClientRect().bottom;
      const folded = [...exercise.querySelectorAll(":scope > details")];
      return [top(folded[0]) - bottom(exercise.querySelector(".goal-tools button")), ...folded.slice(1).map((next, index) => top(next) - top(folded[index]))];
    })""")
    check(all(0 <= gap <= 44 for gaps in gaps for gap in gaps), f"exercises: between what is folded there are {gaps}")
    dresses = page.locator(".text summary").evaluate_all("all => [...new Set(all.map((one) => `${getComputedStyle(one).font} ${getComputedStyle(one).color}`))]")
    check(len(dresses) == 1, f"exercises: what is folded has the dresses {dresses}")
    page.context.close()


STOPS = """[...document.querySelectorAll("main [tabindex='0']:not(.grip)")].filter((part) => part.checkVisibility()).filter((part) => {
  const { overflowX, overflowY } = getComputedStyle(part), can = (overflow) => /auto|scroll/.test(overflow);
  return !(can(overflowX) && part.scrollWidth > part.clientWidth) && !(can(overflowY) && part.scrollHeight > part.clientHeight);
}).map((part) => part.outerHTML.slice(0, 60))"""
NAMES = """["group", "slider"].map((role) => [...document.querySelectorAll(`main [role=${role}]`)].filter((part) => part.checkVisibility())
  .map((part) => part.getAttribute("aria-label")))"""


def stops(browser, base):
    """The Tab key stops at what scrolls and at no other code or picture; tools say which figure they are for."""
    for width in [390, 1440]:
        page = open_page(browser, base + "layout/stacks.html", viewport={"width": width, "height": 900})
        check(wait_for(lambda: not page.evaluate(STOPS)), f"stops at {width}: {page.evaluate(STOPS)[:4]}")
        for names in page.evaluate(NAMES):
            check(len(names) > 4 and len(set(names)) == len(names), f"stops at {width}: the same name twice in {names}")
        nameless = page.locator("main .proof:not(details:not([open]) *) :is(.copy, .edit, .frames-switch input)").evaluate_all("all => all.filter((one) => !one.getAttribute('aria-description')).length")
        check(nameless == 0, f"stops at {width}: {nameless} tools are for no figure")
        page.context.close()
    # Where a figure is wider than a phone, its row is a stop.
    page = open_page(browser, base + "layout/container-relative-frame.html", viewport={"width": 390, "height": 844})
    check(wait_for(lambda: page.locator(".sheets[tabindex='0']").count() > 0), "stops: what scrolls is none")
    page.context.close()


def columns(browser, base):
    """Columns of tables with the same head stand at the same places, and no short cell breaks beside free room."""
    for width in [1440, 1600]:
        page = open_page(browser, base + "reference/settings.html", viewport={"width": width, "height": 900})
        heads = page.locator("main thead").evaluate_all("all => all.map((head) => [head.textContent, [...head.querySelectorAll('th')].map((cell) => cell.getBoundingClientRect().left)])")
        alike = [places for text, places in heads if text == heads[0][0]]
        check(len(alike) > 3 and all(places == alike[0] for places in alike), f"columns at {width}: {alike}")
        lines = page.locator("main td:nth-child(2)", has_text=re.compile("^an address$")).evaluate_all(
            "all => all.map((cell) => { const range = document.createRange(); range.selectNodeContents(cell); return range.getBoundingClientRect().height; })")
        check(lines and max(lines) < 30, f"columns at {width}: an address is {lines} high")
        page.context.close()


RULERS = """() => [...document.querySelectorAll(".ruler")].filter((ruler) => ruler.checkVisibility()).map((ruler) => {
  const width = Number(ruler.closest(".sheet").dataset.width), texts = [...ruler.querySelectorAll("text")];
  const scale = texts.filter((text) => text.getAttribute("y") === "10").map((text) => text.textContent);
  const hundreds = Array.from({ length: Math.floor((width - 8) / 100) }, (_, index) => String(100 * (index + 1)));
  const boxes = texts.map((text) => text.getBoundingClientRect()).filter((box) => box.width > 0);
  const crossed = (a, b) => a.left < b.right - .5 && b.left < a.right - .5 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
  return { size: Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize))),
    missing: hundreds.filter((hundred) => !scale.includes(hundred)), others: scale.filter((text) => !hundreds.includes(text)),
    chosen: [ruler.querySelector(".now")?.textContent ?? null, /^candidate (\\d+) of/.exec(ruler.closest(".sheet").querySelector(".chosen")?.textContent ?? "")?.[1] ?? null],
    over: boxes.filter((box, index) => boxes.slice(0, index).some((other) => crossed(box, other))).length };
})"""


# Sizes of frames that seem to be those of another view: the smallest one that a size is in has other numbers.
LABELS = """() => [...document.querySelectorAll(".paper > svg > .frames")].flatMap((frames) => {
  const number = (element, name) => Number(element.getAttribute(name) ?? 0);
  const boxes = [...frames.querySelectorAll("rect")].map((rect) => ({ left: number(rect, "x"), top: number(rect, "y"), width: number(rect, "width"),
    height: number(rect, "height"), said: rect.textContent.split(" ").slice(-3).join(" ") }));
  const taken = new Set();
  return [...frames.querySelectorAll("text")].flatMap((label) => {
    const [x, y] = [number(label, "x") + label.textContent.length * 3, number(label, "y") - 4];
    const around = boxes.filter(({ left, top, width, height }) => left < x && x < left + width && top < y && y < top + height)
      .sort((a, b) => a.width * a.height - b.width * b.height)[0];
    const isWrong = around && (around.said !== label.textContent || taken.has(around));
    taken.add(around);
    return isWrong ? [`${label.textContent} in ${around.said}`] : [];
  });
})"""


def frame_labels(browser, base):
    """The size that is written in a view is its own, and the only one in it. Where a page is narrow no size reaches farther."""
    for path in ["layout/grid.html", "layout/frame.html", "layout/stacks.html", "layout/view-that-fits.html", "layout/zstack.html", "reference/gallery/alarms.html"]:
        page = open_page(browser, base + path, viewport={"width": 390, "height": 844})
        wrong = page.evaluate(LABELS)
        check(not wrong, f"frames {path}: {len(wrong)} sizes are in other views: {wrong[:4]}")
        count = page.evaluate("document.querySelectorAll('.frames text').length")
        check(count > 0, f"frames {path}: no sizes")
        page.context.close()


def verdicts(browser, base):
    """What a table is looked up for is on a phone's screen."""
    for path, heading in [("layout/view-that-fits-card.html", "verdict"), ("guides/beside-others.html", "The others")]:
        page = open_page(browser, base + path, viewport={"width": 390, "height": 844})
        page.evaluate("document.querySelectorAll('details').forEach((details) => { details.open = true; })")
        cells = page.evaluate("""(heading) => [...document.querySelectorAll("main th")].filter((cell) => cell.textContent === heading && cell.checkVisibility())
          .map((cell) => cell.getBoundingClientRect().right)""", heading)
        check(cells and max(cells) <= 390, f"verdicts {path}: {heading} ends at {cells}")
        page.context.close()


def first_touch(browser, base):
    """What is written above a picture stays in its place when a figure comes alive."""
    for path in ["reference/gallery/alarms.html", "layout/dynamic-type.html"]:
        page = open_page(browser, base + path, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        lefts = lambda: page.evaluate("""() => [...document.querySelector("figure.proof:has(.frames-switch, .live-tools)").querySelectorAll(".frames-switch, .sheet:first-child .width > *")]
          .map((part) => part.getBoundingClientRect().left)""")
        before = lefts()
        page.locator("figure.proof .paper").first.tap(position={"x": 12, "y": 12})
        page.locator("figure.proof.ready").first.wait_for()
        moved = [round(now - then, 1) for now, then in zip(lefts(), before)]
        check(len(before) > 2 and not any(moved), f"first touch {path}: it moves by {moved}")
        page.context.close()


STATUS = """(sheet) => {
  const { backgroundImage, maskImage, width, height } = getComputedStyle(sheet.querySelector(".paper"), "::before");
  return [maskImage.includes("9:41"), /rgb\(.*?\)/.exec(backgroundImage)?.[0], Math.round(parseFloat(height) / parseFloat(width) * 1000) / 1000];
}"""


def status_bars(browser, base):
    """A phone has its status bar, that with a home button a lower one, black in light and white in dark."""
    for scheme, ink in [("light", "rgb(0, 0, 0)"), ("dark", "rgb(255, 255, 255)")]:
        page = open_page(browser, base + "layout/safe-areas.html", viewport={"width": 1440, "height": 900}, color_scheme=scheme)
        for sheet, shape in [(".screen.phone", 0.137), (".screen:not(.phone, .tablet)", 0.053)]:
            hasClock, color, side = page.locator(sheet).first.evaluate(STATUS)
            check(hasClock and color == ink and abs(side - shape) < 0.002, f"status bars {scheme}: {sheet} has a clock {hasClock}, {color}, {side}")
        page.context.close()


def numerals(browser, base):
    """A ruler has all its hundreds and nothing else among them; its numbers are large enough to read, and none is on another. The first
    one with marks on a page says what they are."""
    for path in ["index.html", "layout/stacks.html", "layout/grid.html", "layout/view-that-fits.html", "layout/view-that-fits-card.html", "layout/dynamic-type.html", "layout/mistakes.html",
                 "reference/previews.html", "layout/text-under-pressure.html", "reference/gallery/navigation.html"]:
        page = open_page(browser, base + path)
        for width in [320, 390, 768, 1440]:
            page.set_viewport_size({"width": width, "height": 900})
            rulers = page.evaluate(RULERS)
            check(rulers and all(ruler["size"] >= 11 for ruler in rulers), f"numerals {path}: too small")
            wrong = [ruler for ruler in rulers if ruler["missing"] or ruler["others"] or ruler["over"]]
            check(not wrong, f"numerals {path} at {width}: {len(wrong)} of {len(rulers)}: {wrong[:2]}")
        false = [ruler["chosen"] for ruler in rulers if None not in ruler["chosen"] and ruler["chosen"][0] != ruler["chosen"][1]]
        check(not false, f"numerals {path}: the band and the line name {false}")
        said = page.evaluate("""() => [document.querySelectorAll("main .marks").length,
          document.querySelector(".proof:has(.ruler .mark)")?.querySelectorAll(".marks").length, document.querySelectorAll(".ruler .mark").length]""")
        check(said[2] == 0 or said[:2] == [1, 1], f"numerals {path}: marks are named {said}")
        page.context.close()


def devices(browser, base):
    """Devices have no crop marks, and what is told of one begins where its ruler does."""
    page = open_page(browser, base + "layout/container-relative-frame.html", viewport={"width": 1440, "height": 900})
    marks, edges = page.evaluate("""() => {
      const screens = [...document.querySelectorAll(".screen")].filter((sheet) => sheet.checkVisibility());
      return [screens.filter((sheet) => getComputedStyle(sheet.querySelector(".paper"), "::after").backgroundImage.includes("gradient")).length,
        screens.map((sheet) => sheet.querySelector(".width").getBoundingClientRect().left - sheet.querySelector(".paper").getBoundingClientRect().left)];
    }""")
    check(marks == 0 and len(edges) > 1, f"devices: {marks} of {len(edges)} have crop marks")
    check(all(abs(edge) < 1 for edge in edges), f"devices: what is told of them begins {edges} from their screens")
    page.context.close()


def ends(browser, base):
    """The end of a page names the page that comes next once."""
    page = open_page(browser, base + "layout/stacks.html")
    for path in ["stacks", "view-that-fits", "grid", "frame"]:
        page.goto(base + f"layout/{path}.html")
        named = page.evaluate("""() => {
          const next = document.querySelector(".turn .next"), all = [...document.querySelectorAll("main a")].filter((link) => link.href === next.href);
          const last = [...document.querySelectorAll("main h2")].filter((heading) => !heading.closest(".cards")).at(-1);
          return all.filter((link) => last.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).length;
        }""")
        check(named == 1, f"ends {path}: the next page is named {named} times")
        check(page.locator("main p", has_text="How it’s known").evaluate_all("all => all.every((one) => one.closest('details'))"), f"ends {path}: numbers of tests stand open")
    page.context.close()


LOW = """[...document.querySelectorAll("button, summary, select, [role=slider], .tabs > label, header a, footer a, nav a, .turn a, .frames-switch")]
  .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 0 && !part.closest("dialog, .sidebar:not(:popover-open)"))
  .filter((part) => part.getBoundingClientRect().height < 43.5).map((part) => [part.outerHTML.slice(0, 80), part.getBoundingClientRect().height])"""


def thumbs(browser, base):
    """On a phone nothing to press is lower than a thumb is wide."""
    for path in ["index.html", "layout/view-that-fits.html", "layout/exercises.html", "reference/gallery/index.html", "reference/markdown.html", "reference/coverage.html", "studio.html"]:
        page = open_page(browser, base + path, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        page.wait_for_timeout(300)
        low = page.evaluate(LOW)
        check(not low, f"thumbs {path}: {low[:4]}")
        page.context.close()


def small_screens(browser, base):
    """Axe on a phone, where other parts are shown than on a desk."""
    if Axe is None:
        return
    axe = Axe()
    for path in ["index.html", "layout/view-that-fits.html", "layout/exercises.html", "reference/gallery/index.html", "reference/settings.html", "studio.html"]:
        page = open_page(browser, base + path, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        for violation in axe.run(page).response["violations"]:
            check(False, f"axe on a phone {path}: {violation['id']}: {'; '.join(node['html'][:120] for node in violation['nodes'][:3])}")
        page.context.close()


def theme(browser, base, paths):
    page = open_page(browser, base + paths[0], color_scheme="light")
    page.locator(".theme").click()
    check(page.evaluate("document.documentElement.dataset.theme") == "dark", "theme: not dark after the switch")
    page.goto(base + paths[-1])
    check(page.evaluate("document.documentElement.dataset.theme") == "dark", "theme: not kept on the next page")
    page.context.close()


def tabs(browser, base):
    page = open_page(browser, base + "reference/markdown.html")
    page.locator(".tabs > label", has_text="JSON").first.click()
    check(page.locator(".panel", has_text="answer").nth(1).is_visible(), "tabs: the second panel does not show")
    page.reload()
    check(page.locator(".panel", has_text="answer").nth(1).is_visible(), "tabs: the choice is not kept")
    page.context.close()


def copying(browser, base):
    page = open_page(browser, base + "guides/getting-started.html", permissions=["clipboard-read", "clipboard-write"])
    page.locator(".code").first.hover()
    page.locator(".copy").first.click()
    text = page.evaluate("navigator.clipboard.readText()")
    check(text.startswith("tar -xJf galley-") and text.count("\n") == 2, f"copy gives {text!r}")
    page.goto(base + "guides/troubleshooting.html")
    page.locator(".code").first.hover()
    page.locator(".copy").first.click()
    text = page.evaluate("navigator.clipboard.readText()")
    check(text == 'let title = "Hello"\n\nText(titel)\n', f"copying a mistake gives {text!r}")
    page.goto(base + "reference/markdown.html")
    listing = page.locator(".code", has=page.locator(".l.remove")).last
    listing.hover()
    listing.locator(".copy").click()
    text = page.evaluate("navigator.clipboard.readText()")
    check(text == 'HStack {\n    Text("One")\n    Text("Two")\n}\n', f"copying a change gives {text!r}")
    # A figure's tools are seen before a pointer is there, and none is over the code that is being written.
    page.goto(base + "layout/stacks.html")
    figure = page.locator("figure.proof:has(.edit)").first
    page.mouse.move(0, 0)
    check(figure.locator(".copy").evaluate("tool => getComputedStyle(tool).opacity") == "1", "a figure's Copy is seen by those alone who point at it")
    figure.locator(".edit").click()
    figure.locator(".live-editor").wait_for()
    figure.locator(".code").hover()
    check(wait_for(lambda: not figure.locator(".copy").is_visible()), "Copy is over the code that is being written")
    page.context.close()


COVERED = """() => [...document.querySelectorAll(".code:has(> .edit)")].filter((code) => code.checkVisibility()).flatMap((code) => {
  const letters = document.createTreeWalker(code.querySelector("code"), NodeFilter.SHOW_TEXT), range = document.createRange(), found = [];
  const tools = [...code.querySelectorAll(":scope > .copy, :scope > .edit")].map((tool) => tool.getBoundingClientRect());
  while (letters.nextNode()) {
    range.selectNodeContents(letters.currentNode);
    if (!letters.currentNode.data.trim()) continue;
    for (const box of range.getClientRects()) {
      if (tools.some((tool) => box.right > tool.left && box.left < tool.right && box.bottom > tool.top + 4 && box.top + 4 < tool.bottom)) found.push(letters.currentNode.data);
    }
  }
  return found;
})"""


def uncovered(browser, base):
    """A figure's tools are over no letter of its code."""
    for width in [1024, 1440]:
        for path, page in visits(browser, base, ["layout/preferences.html", "layout/text-under-pressure.html", "layout/lazy-grids.html"], viewport={"width": width, "height": 900}):
            check(page.locator(".code > .edit").count() > 0, f"{path}: no tools of figures")
            covered = page.evaluate(COVERED)
            check(not covered, f"{path} at {width}: tools cover {covered}")


def dark_images(browser, base):
    """An image with a dark twin follows the reader's colors, and only the one that is seen is fetched."""
    for scheme, own, other in [("light", "map.svg", "map~dark.svg"), ("dark", "map~dark.svg", "map.svg")]:
        context = browser.new_context(color_scheme=scheme)
        page = context.new_page()
        fetched = []
        page.on("request", lambda r: fetched.append(r.url.rsplit("/", 1)[1]) if "map" in r.url else None)
        shown = lambda: [image.get_attribute("src") for image in page.locator("article img").all() if image.is_visible()]
        page.goto(base + "part/second.html")
        page.wait_for_timeout(300)
        check(shown() == [own], f"images, {scheme}: {shown()} instead of {own}")
        check(base.startswith("file:") or fetched == [own], f"images, {scheme}: fetched {fetched}")
        page.locator(".theme").click()
        # It is fetched now, and has no size before.
        page.wait_for_timeout(300)
        check(shown() == [other], f"images, {scheme}, after the switch: {shown()} instead of {other}")
        page.emulate_media(media="print")
        check(shown() == ["map.svg"], f"images, {scheme}, on paper: {shown()}")
        context.close()


def without_scripts(browser, base, paths):
    for path, page in visits(browser, base, paths, java_script_enabled=False):
        check(page.locator("main").inner_text().strip() != "", f"without scripts {path}: nothing to read")
        check(not page.locator(".search-open").is_visible(), f"without scripts {path}: a search that cannot work")


def paper(browser, base, paths):
    for path, page in visits(browser, base, in_turn(paths, 2), color_scheme="dark"):
        page.emulate_media(media="print")
        for part in ["header.site", ".sidebar", "footer.site", ".goal-tools"]:
            if page.locator(part).count():
                check(not page.locator(part).first.is_visible(), f"print {path}: {part} is on the paper")
        check(page.locator("main").inner_text().strip() != "", f"print {path}: an empty sheet")
        covered = page.evaluate("""[...document.querySelectorAll(".paper")].some((paper) =>
            getComputedStyle(paper, "::before").printColorAdjust !== "exact")""")
        # What stands in the margin of each sheet.
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        title, address = page.evaluate("""["--of", "--at"].map((name) => JSON.parse(document.documentElement.style.getPropertyValue(name)))""")
        check(title == page.title() and address.startswith("http"), f"print {path}: the margin says {title!r} at {address!r}")
        check(not covered, f"print {path}: without backgrounds the marks of a picture are a white sheet over it")
        page.emulate_media(media="screen")


def sheets_of_paper(browser, base):
    """Light and dark are beside each other, no figure's pictures are higher than a sheet, and no listing begins with a blank band."""
    # What A4 leaves between its margins, in CSS points.
    page = open_page(browser, base + "reference/gallery/controls.html", viewport={"width": 673, "height": 979})
    page.emulate_media(media="print")
    found = page.evaluate("""[...document.querySelectorAll(".proof")].map((proof) => {
        const sheets = [...proof.querySelectorAll(".sheet")].map((sheet) => sheet.getBoundingClientRect());
        const all = proof.querySelector(".sheets").getBoundingClientRect(), code = proof.querySelector(".code pre");
        return { rows: new Set(sheets.map(({ top }) => Math.round(top))).size, height: all.height, isWide: sheets.some(({ right }) => right > 673),
            band: code ? parseFloat(getComputedStyle(code).paddingTop) : 0, isWhole: [...proof.querySelectorAll(".sheet")].every((sheet) => getComputedStyle(sheet).breakInside === "avoid") };
    })""")
    for figure in found:
        check(figure["rows"] == 1 and figure["height"] < 979 and not figure["isWide"] and figure["band"] <= 8 and figure["isWhole"], f"print: {figure}")
    check(len(found) > 8, f"print: {len(found)} figures")
    page.context.close()


def film(browser, base):
    """The home page's figure goes through its widths by itself, but not over an edit that came with a link."""
    page = open_page(browser, base + "index.html", viewport={"width": 1440, "height": 900})
    check(wait_for(lambda: page.locator("#seats.film").count() == 1), "film: it does not move by itself")
    page.locator("#seats .edit").click()
    check(wait_for(lambda: page.locator("#seats.film").count() == 0), "film: it goes on under the reader's hand")
    area = page.locator("#seats .live-editor")
    area.fill(area.input_value().replace("Proof night", "Shared night"))
    check(wait_for(lambda: "Shared night" in page.locator("#seats .paper desc").first.text_content(), 10), "film: no edit")
    page.get_by_role("button", name="Copy link").click()
    check(wait_for(lambda: "#edit=seats" in page.evaluate("location.href")), "film: no link")
    other = page.context.new_page()
    other.goto(page.evaluate("location.href"))
    check(wait_for(lambda: other.locator("#seats.ready").count() == 1, 10), "film: the link opens no edit")
    other.wait_for_timeout(2500)
    check(other.locator("#seats.film").count() == 0, "film: it plays over an edit that came with a link")
    page.context.close()


FIRST_SCREEN = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].every((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  return ["h1", ".lead", ".text > p:first-child > a", ".text > p:first-child", "#seats .sheet:first-child .paper"].filter((selector) => !document.querySelector(selector) || !seen(selector));
}"""


HANGING = """() => [...document.querySelectorAll("#seats .promises li")].filter((item) => {
  const [first, ...rest] = [...item.children].flatMap((part) => [...part.getClientRects()]).filter((box) => box.width > 0);
  return rest.some((box) => box.left < first.left - 1);
}).length"""


def home(browser, base):
    """The first screen says what it is, for whom, on what it runs and how to get it; *Break it* breaks what the page shows as the
    build's own message; each screen of the wall has its picture and leads to its code."""
    for width, height in [(390, 844), (1440, 900)]:
        page = open_page(browser, base + "index.html", viewport={"width": width, "height": height})
        beyond = page.evaluate(FIRST_SCREEN)
        check(not beyond, f"home at {width}: not in the first screen: {beyond}")
        words = page.locator(".lead").inner_text()
        check(all(word in words for word in ["SwiftUI", "Markdown", "Linux"]), f"home: the lead says {words!r}")
        page.context.close()
    page = open_page(browser, base + "index.html", viewport={"width": 1440, "height": 900})
    told = page.locator(".trial pre").inner_text()
    broken = re.findall(r"^Content/index\.md:\d+:1: error: promise '(.*)' is not kept: .+\n(.*)\n(\^~+)$", told, re.M)
    check(broken and all(promise == line and len(line) == len(caret) for promise, line, caret in broken), f"home: the message is {told!r}")
    page.get_by_role("button", name="Break it").click()
    states = lambda state: page.locator(f"#seats .promises li[data-state={state}] code").all_inner_texts()
    check(wait_for(lambda: states("broken") == [promise for promise, _, _ in broken], 20), f"home: broken are {states('broken')}")
    marked = page.evaluate("() => String([...CSS.highlights.get('broken') ?? []][0])")
    check(marked == "minLength: 60", f"home: what was changed is {marked!r}")
    told = page.get_by_text(re.compile(r"\d broken")).evaluate_all("all => all.filter(part => !part.matches('.spoken, .standing')).length")
    check(told == 1, f"home: the count is told {told} times")
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("#seats .break").evaluate("line => line.scrollIntoView()")
    # The picture is fitted to the phone before anything is looked at.
    below = lambda: page.evaluate("""() => [...document.querySelectorAll("#seats .promises [data-state=broken]")].at(-1).getBoundingClientRect().bottom""")
    check(wait_for(lambda: 0 < below() < 844, 4), f"home: on a phone the last broken promise is at {below()}")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="Mend it").click()
    check(wait_for(lambda: not states("broken") and len(states("kept")) > 4), f"home: mended, broken are {states('broken')}")
    page.get_by_role("button", name="Break it").click()
    check(wait_for(lambda: states("broken"), 20), "home: not broken again")
    # The lines of a promise hang under its words, not under its mark.
    check(page.evaluate(HANGING) == 0, "home: lines of promises go back under their marks")
    page.reload()
    page.locator("#seats .break").wait_for()
    check(page.evaluate("!history.state?.galleyDrafts") and not page.locator("#seats .live-editor").count(), "home: the next visitor has the broken figure")
    for width in [390, 1440]:
        page.set_viewport_size({"width": width, "height": 900})
        page.reload()
        page.locator("#seats .break").wait_for()
        # Who comes near stops the film, so that only the hand moves anything.
        grip = page.locator("#seats .grip").first
        grip.focus()
        tops = lambda: page.evaluate("""() => ["break", "promises", "code", "paper"].map((name) => document.querySelector(`#seats .${name}`).getBoundingClientRect().top + scrollY)""")
        before = tops()
        for key, points in [("ArrowLeft", 329), ("PageDown", 279), ("PageDown", 229), ("PageDown", 179), ("PageUp", 229)]:
            grip.press(key)
            check(wait_for(lambda: page.locator(f"#seats .paper > svg[width='{points}']").count() > 0, 20), f"home at {width}: not at {points}")
            moved = [round(now - then, 1) for now, then in zip(tops(), before)]
            check(not any(moved), f"home at {width}: at {points} pt, Break it, promises, code and picture move by {moved}")
    links = page.locator("li:has(> a > .thumbnail) > a")
    check(links.count() == 5, f"home: {links.count()} screens")
    for link in links.all():
        picture = link.locator(".only-light")
        picture.scroll_into_view_if_needed()
        check(wait_for(lambda: picture.evaluate("image => image.complete && image.naturalWidth > 300"), 6), f"home: no picture of {link.inner_text()!r}")
        answer = page.request.get(base + link.get_attribute("href"))
        check(answer.ok and 'class="code"' in answer.text(), f"home: {link.get_attribute('href')} has no code")
    page.context.close()


def weight(root, paths):
    """HTML, style sheet and scripts of a page without pictures stay under 40 KB compressed."""
    assets = [os.path.join("assets", n) for n in os.listdir(os.path.join(root, "assets"))
              if n.startswith(("galley-", "parts-", "theme-"))]
    size = {p: len(gzip.compress(open(os.path.join(root, p), "rb").read(), 9)) for p in [*paths, *assets]}
    shared = sum(size[p] for p in assets)
    for path in paths:
        if "<figure" not in open(os.path.join(root, path), encoding="utf-8").read() and path != "print.html":
            check(size[path] + shared < 40_000, f"weight {path}: {size[path] + shared} bytes")
    home = first_load(root, "index.html")
    check(home <= 45 * 1024, f"weight: the home page loads {home} bytes at first")


def first_load(root, path):
    """What a page asks for by itself, texts as gzip sends them; `measure.py` counts requests."""
    text = open(os.path.join(root, path), encoding="utf-8").read()
    asked = {os.path.join(os.path.dirname(path), name) for name in re.findall(r'<(?:link|script|img)[^>]* (?:href|src)="([^":#]+\.(?:css|js|svg))"(?! loading)', text)
             if "/cards/" not in f"/{name}"}
    total = sum(len(gzip.compress(open(os.path.join(root, name), "rb").read(), 9)) for name in {path, *asked})
    return total + sum(os.path.getsize(os.path.join(root, "assets", "fonts", name)) for name in ["inter-400.woff2", "vollkorn-600.woff2"])


# A small site with what every reader may meet.
PAGES = {
    "Content/index.md": "---\ntitle: Small\nkind: home\n---\n\n[First](part/first.md)\n",
    "Content/part/index.md": "---\ntitle: Part\n---\n\nPages.\n",
    "Content/part/first.md": "---\ntitle: First page\norder: 1\nsymbol: One\ntags: [early]\n---\n\n## Swift\n\n::: tabs\n"
    "::: tab title=iOS\nAn iPhone\n:::\n::: tab title=macOS\nA Mac\n:::\n:::\n\n## Again {#again}\n\n::: tabs\n"
    "::: tab title=iOS\nTouch\n:::\n::: tab title=macOS\nMouse\n:::\n:::\n",
    "Content/part/second.md": "---\ntitle: Second page\norder: 2\nsymbol: Two\naliases: [old]\n---\n\n布局引擎 and naïve words of the Straße.\n\n"
    "```swift title=A.swift mark=2\nlet a = 1 // (1)\nlet b = 2\n```\n\n1. A note about it.\n\n::: details title=More\nFolded away.\n:::\n\n![A map](map.svg)\n",
    "Content/part/map.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\"><rect width=\"40\" height=\"20\"/></svg>",
    "Content/part/map~dark.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\"><rect width=\"40\" height=\"20\" fill=\"#fff\"/></svg>",
    "Site/site.yml": "title: Small\nversion: new\nversions: { new: /, old: /v1/ }\nredirects:\n  /was: part/second.md\n  /part/first#before: part/first.md#again\n",
}


def small_site(galley):
    folder = tempfile.TemporaryDirectory()
    for path, text in PAGES.items():
        full = os.path.join(folder.name, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w", encoding="utf-8") as file:
            file.write(text)
    subprocess.run([os.path.abspath(galley), "build", "--quiet"], cwd=folder.name, check=True)
    return folder


def navigation(browser, base):
    page = open_page(browser, base + "index.html", viewport={"width": 1280, "height": 900})
    page.get_by_role("link", name="First").first.click()
    page.wait_for_url("**/part/first.html")
    check(page.locator(".sidebar [aria-current=page]").inner_text() == "First page", "navigation: the sidebar marks another page")
    page.locator(".turn .next").click()
    page.wait_for_url("**/part/second.html")
    page.locator(".breadcrumbs a", has_text="Part").click()
    page.wait_for_url("**/part/index.html")
    page.locator(".cards a", has_text="First page").click()
    page.wait_for_url("**/part/first.html")
    page.locator(".contents a", has_text="Again").click()
    check(page.url.endswith("#again"), "navigation: the contents lead nowhere")
    page.keyboard.press("Tab")
    page.goto(base + "part/first.html")
    page.keyboard.press("Tab")
    check(page.evaluate("document.activeElement.className") == "skip", "keyboard: the skip link is not first")
    page.keyboard.press("Enter")
    check(page.url.endswith("#galley-main"), "keyboard: the skip link leads nowhere")
    for address in ["symbols.html", "tags.html", "tags/early.html", "404.html", "print.html"]:
        check(page.request.get(base + address).ok if base.startswith("http") else True, f"navigation: no {address}")
    page.context.close()


def callouts(browser, base):
    page = open_page(browser, base + "part/second.html")
    check("(1)" not in page.locator(".code code").first.evaluate("code => code.textContent"), "callouts: the number is in the code")
    page.get_by_role("link", name="note 1").click()
    check(page.url.endswith("#callout"), "callouts: the number leads nowhere")
    check(page.locator("li:target").inner_text() == "A note about it.", "callouts: the number leads to another note")
    page.context.close()


def versions(browser, base):
    """The menu opens the same page where the other version has it, its home page where it does not, and closes."""
    # A page that is asked for and not there is no mistake here.
    page = browser.new_page()
    page.goto(base + "part/first.html")
    page.route("**/v1/**", lambda route: route.fulfill(status=404 if "second" in route.request.url else 200, content_type="text/html", body="Old."))
    menu = page.locator(".versions")
    menu.locator("summary").click()
    page.keyboard.press("Escape")
    check(menu.get_attribute("open") is None, "versions: Escape does not close the menu")
    menu.locator("summary").click()
    page.locator("h1").click()
    check(menu.get_attribute("open") is None, "versions: a click elsewhere does not close the menu")
    for path, there in [("part/first.html", "v1/part/first.html"), ("part/second.html", "v1/")]:
        page.goto(base + path)
        menu.locator("summary").click()
        menu.get_by_role("link", name="old").click()
        page.wait_for_url("**/v1/**")
        check(page.url == base + there, f"versions: {path} leads to {page.url}")
    page.close()


def moved(browser, base):
    for old, new in [("was.html", "part/second.html"), ("was.html#x", "part/second.html#x"), ("old.html", "part/second.html"),
                     ("part/first.html#before", "part/first.html#again")]:
        page = browser.new_page()
        page.goto(base + old)
        page.wait_for_timeout(300)
        found = page.url.removeprefix(base)
        check(found == new, f"redirect {old}: leads to {found}, not {new}")
        page.close()


def in_step(browser, base):
    page = open_page(browser, base + "part/first.html")
    page.locator(".tabs > label", has_text="macOS").first.click()
    for text, shows in [("A Mac", True), ("Mouse", True), ("An iPhone", False), ("Touch", False)]:
        check(page.locator(".panel", has_text=text).is_visible() == shows, f"tabs: {text!r} is {'not ' if shows else ''}shown")
    page.locator(".tabs > input").nth(3).focus()
    page.keyboard.press("ArrowLeft")
    check(page.locator(".panel", has_text="An iPhone").is_visible(), "tabs: arrow keys do not change them in step")
    page.emulate_media(media="print")
    for text in ["A Mac", "An iPhone"]:
        check(page.locator(".panel", has_text=text).is_visible(), f"print: the tab with {text!r} is not on the paper")
    page.context.close()


def searching(browser, base):
    for word, title in [("引擎", "Second page"), ("naive", "Second page"), ("strasse", "Second page"), ("Straße", "Second page"), ("One", "First page"), ("agai", "First page")]:
        search(browser, base + "index.html", word, title)
    page = open_page(browser, base + "part/first.html")
    page.keyboard.press("Control+k")
    page.keyboard.type("page")
    page.wait_for_selector(".search li a")
    first = page.locator(".search [aria-selected=true]").inner_text()
    page.keyboard.press("ArrowDown")
    check(page.locator(".search [aria-selected=true]").inner_text() != first, "search: arrow keys do not choose")
    page.keyboard.press("Escape")
    check(not page.locator(".search").is_visible(), "search: Escape does not close it")
    if base.startswith("http"):
        page.keyboard.press("Control+k")
        page.keyboard.type("folded")
        page.locator(".search li a span", has_text="Folded away.").wait_for()
        check(page.locator(".search li mark").inner_text() == "Folded", "search: what was looked for is not marked in the text")
    page.context.close()


def hinted(player, root):
    """Letters that a system fits to whole pixels are as wide as others, in each file of the theme's fonts."""
    names = [f"{font}{part}" for font in ["inter-400", "inter-600", "inter-700", "vollkorn-600"] for part in ["", "-more"]]
    lines = ""
    for name in names:
        data = base64.b64encode(open(f"{root}/assets/fonts/{name}.woff2", "rb").read()).decode()
        words = "Äßñû" if name.endswith("-more") else "75% More Fewer"
        lines += f"<style>@font-face {{ font-family: {name}; src: url(data:font/woff2;base64,{data}) }}</style>"
        lines += f'<span style="font: 32px {name}">{words}</span><br>'
    widths = []
    for hinting in ["none", "full"]:
        browser = launch(player, f"--font-render-hinting={hinting}")
        page = browser.new_page()
        page.set_content(lines)
        page.evaluate("document.fonts.ready")
        widths.append(page.eval_on_selector_all("span", "all => all.map((span) => span.getBoundingClientRect().width)"))
        browser.close()
    for name, free, fitted in zip(names, *widths):
        check(abs(free - fitted) < .05 * free, f"{name}: {fitted:.0f} px where letters are fitted to pixels, {free:.0f} elsewhere")


def main():
    root = os.path.abspath(sys.argv[1])
    base = serve(root)
    paths = sampled(root)
    with sync_playwright() as player:
        browser = launch(player)
        attempt(accessibility, browser, base, paths)
        attempt(readable, root)
        attempt(phone, browser, base, paths)
        attempt(desk, browser, base, paths)
        attempt(search, browser, base + "index.html", "attributes", "Previews")
        for place in [base, f"file://{root}/"]:
            attempt(search, browser, place + "reference/markdown.html", "started", "Getting started")
            for word in ["fits", "view that fits", "viewthatfits", "ViewThatFits"]:
                attempt(search, browser, place + "index.html", word, "ViewThatFits", True)
            for word in ["fixedsize", "fixed size", "fixedSize"]:
                attempt(search, browser, place + "index.html", word, "fixedSize", True)
        attempt(messages, browser, base)
        attempt(frames, browser, base)
        attempt(contents, browser, base)
        for test in [reach, wrapping, gallery, exercises, stops, columns, frame_labels, verdicts, first_touch, status_bars, numerals, devices, ends, thumbs, small_screens, sheets_of_paper, film, home, two_pictures, what_is_found, tablets]:
            attempt(test, browser, base)
        attempt(hinted, player, root)
        attempt(theme, browser, base, paths)
        attempt(tabs, browser, base)
        attempt(copying, browser, base)
        attempt(uncovered, browser, base)
        attempt(without_scripts, browser, base, paths)
        attempt(paper, browser, base, paths)
        weight(root, list(pages(root)))
        with small_site(sys.argv[2]) as folder:
            small = os.path.join(folder, "_site")
            own = list(pages(small))
            attempt(accessibility, browser, serve(small), own)
            for base in [serve(small), f"file://{small}/"]:
                attempt(navigation, browser, base)
                attempt(moved, browser, base)
                attempt(in_step, browser, base)
                attempt(searching, browser, base)
                attempt(callouts, browser, base)
                attempt(dark_images, browser, base)
            attempt(versions, browser, serve(small))
            attempt(without_scripts, browser, base, own)
            attempt(phone, browser, base, own)
            attempt(desk, browser, base, own)
        browser.close()
    print(f"the longest: {longest()}")
    print(f"browser: {len(paths) + len(own)} pages, {len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
