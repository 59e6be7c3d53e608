#!/usr/bin/env python3
"""Works every living figure of a built site, in Chromium: figures.py SITE GALLEY [PAGE...]

Each grip by mouse and by keyboard: it must work, and nothing may move under the hand. Each editor at three widths: when it
opens and closes no picture may move, and the caret must be seen at the end of the longest line. Each promise, at the widths of its figure and at five others: the page
must say what the engine of the command says. A commit has one of two grips and carets tried, carets in one of the three windows, and promises at two
of the five widths; EVERYTHING=1 has all. Exit status 1 when something is wrong.
"""
import json
import os
import subprocess
import sys

from playwright.sync_api import sync_playwright

from chromium import launch
from run import attempt, check, failures, pages, serve, wait_for
from turns import EVERYTHING, TURN, in_turn, is_turn

OTHER_WIDTHS = [37, 120, 211, 350, 744]
WIDTHS = [390, 768, 1440]

# The requests that a page makes for its promises, as bytes, and what its engine answers.
ASK = """async ([widths]) => {
  const place = (name) => new URL(name, document.querySelector("script[src*='/live.js']").src).href;
  const [{ engine, encode, sharedFile }, all] = [await import(place("engine.js")), []];
  const bytes = (array) => Array.from(array, (byte) => String.fromCharCode(byte)).join("");
  for (const figure of document.querySelectorAll("figure.proof:has(script.recipe)")) {
    const recipe = JSON.parse(figure.querySelector("script.recipe").textContent);
    if (!recipe.promises) continue;
    const sheets = [...figure.querySelectorAll(".sheet")], { scheme, typeSize, device } = sheets[0].dataset;
    const own = [...new Set(sheets.map((sheet) => sheet.dataset.width))].join(" ");
    const sets = (await Promise.all((recipe.resources ?? []).map(sharedFile))).map(({ key, request }) => ({ key, request: bytes(request) }));
    const told = sets.length ? { base: document.body.dataset.root ?? "./", resources: sets.map(({ key }) => key) } : {};
    for (const shown of [own, ...widths]) {
      const values = { height: recipe.height, ...recipe.options, scheme, typeSize, ...device ? { device } : {}, command: "promises",
        promise: recipe.promises, step: recipe.steps, widths: shown, ...told };
      const answer = await engine.ask(values, recipe, { patience: 20000 });
      all.push({ figure: figure.id, shown, isOwn: shown === own, sets: sets.map((set) => set.request), request: bytes(encode(values, recipe)), answer });
    }
  }
  return all;
}"""

# A reader at the end of the longest line: how far the caret is from what is seen, and whether the letters stand under it.
LONGEST = """(figure) => {
  const area = figure.querySelector("textarea"), code = figure.querySelector(".code code"), pre = code.parentElement;
  const lines = area.value.split("\\n"), longest = lines.reduce((best, line, index) => line.length > lines[best].length ? index : best, 0);
  const at = lines.slice(0, longest + 1).join("\\n").length;
  area.focus({ preventScroll: true });
  area.setSelectionRange(at, at);
  return at;
}"""
SEEN = """([figure, at]) => {
  const area = figure.querySelector("textarea"), code = figure.querySelector(".code code"), pre = code.parentElement;
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT), range = document.createRange();
  let rest = at, node = walker.nextNode();
  while (node && rest > node.data.length) { rest -= node.data.length; node = walker.nextNode(); }
  range.setStart(node, Math.max(0, rest - 1)); range.setEnd(node, rest);
  const [letter, box] = [range.getBoundingClientRect(), pre.getBoundingClientRect()];
  return { right: letter.right - box.right, left: box.left - letter.left, scrolled: area.scrollLeft,
    off: Math.abs(area.getBoundingClientRect().left - code.getBoundingClientRect().left) };
}"""


# Where a figure's pictures are, and what comes after it.
PLACES = """(figure) => [...figure.querySelectorAll(".paper"), figure.nextElementSibling ?? figure.parentElement]
  .map((part) => part.getBoundingClientRect()[part.contains(figure) ? "bottom" : "top"])"""


# What a ruler says, and where; the mark at the width alone may push a candidate's number aside.
RULER = """(figure) => {
  const ruler = figure.querySelector(".ruler"), part = (one) => [one.localName, one.textContent];
  const place = (one) => one.closest(".mark, [y='10']") ? Number(one.getAttribute("x") ?? /^M([\\d.]+)/.exec(one.getAttribute("d") ?? "")?.[1] ?? 0) : 0;
  return ruler.hasAttribute("viewBox") ? null : { height: Number(ruler.getAttribute("height")),
    parts: [...ruler.querySelectorAll("text, title, .mark > path")].map((one) => [...part(one), Math.round(place(one))]) };
}"""


class Native:
    """The command's own engine, asked what the page was asked."""

    def __init__(self, galley):
        self.process = subprocess.Popen([galley, "answer"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, request):
        self.process.stdin.write(f"{len(request)}\n".encode() + request)
        self.process.stdin.flush()
        return json.loads(self.process.stdout.read(int(self.process.stdout.readline())))


def promises(page, path, native, counts, turn):
    others = OTHER_WIDTHS if EVERYTHING else [OTHER_WIDTHS[(TURN + turn + place) % len(OTHER_WIDTHS)] for place in range(2)]
    for asked in page.evaluate(ASK, [[str(width) for width in others]]):
        for told in asked["sets"]:
            native.ask(told.encode("latin-1"))
        answer = native.ask(asked["request"].encode("latin-1"))
        check(answer == asked["answer"], f"{path}#{asked['figure']} at {asked['shown']}: the page says {asked['answer']}, the command {answer}")
        counts["promises"] += len(answer.get("promises", []))
        if asked["isOwn"]:
            broken = [verdict for verdict in answer.get("promises", [{}]) if verdict.get("state") != "kept"]
            check(not broken, f"{path}#{asked['figure']}: built, and not kept: {broken}")


def middle(element):
    box = element.bounding_box()
    return box["x"] + box["width"] / 2


def grips(page, path, counts):
    for figure in page.locator("figure.proof:has(.grip)").all():
        grip, paper, width = figure.locator(".grip").first, figure.locator(".paper").first, figure.locator(".sheet .width b").first
        name = f"{path}#{figure.get_attribute('id')}"
        counts["figures"] += 1
        if not is_turn(counts["figures"], 2):
            continue
        counts["grips"] += 1
        built = figure.evaluate(RULER)
        before, edge = width.text_content(), paper.bounding_box()["x"]
        grip.press("ArrowLeft")
        if not wait_for(lambda: width.text_content() != before, 20):
            counts["dead"] += 1
            check(False, f"{name}: the grip is dead by keyboard")
            continue
        figure.locator(".live-tools").wait_for()
        check(abs(paper.bounding_box()["x"] - edge) < 0.5, f"{name}: a key moves the paper by {paper.bounding_box()['x'] - edge}")
        grip.scroll_into_view_if_needed()
        box, edge, before = grip.bounding_box(), paper.bounding_box()["x"], width.text_content()
        x, y = box["x"] + box["width"] / 2, max(70, min(890, box["y"] + box["height"] / 2))
        scale = float(figure.locator(".sheet").first.evaluate("s => getComputedStyle(s).getPropertyValue('--scale') || 1"))
        page.mouse.move(x, y)
        page.mouse.down()
        for to in [-20, -45, 300]:
            page.mouse.move(x + to, y, steps=2)
            if to == -45:
                wait_for(lambda: width.text_content() != before, 3)
                check(width.text_content() != before, f"{name}: the grip is dead by mouse")
                # Widths are whole points, so a picture that is drawn smaller follows in smaller steps.
                near = float(before[:-3]) * scale < 70 or wait_for(lambda: abs(middle(grip) - x - to) <= 1.5, 3)
                check(near, f"{name}: the grip is {middle(grip) - x - to:.1f} from the pointer")
            moved = abs(paper.bounding_box()["x"] - edge)
            counts["jump"] = max(counts["jump"], moved)
            check(moved < 0.5, f"{name}: the paper moves by {moved} under the hand")
        # A picture that is on its way may be wider than the column until it is drawn.
        check(wait_for(lambda: middle(grip) < page.viewport_size["width"], 3), f"{name}: the grip leaves the page")
        page.mouse.up()
        figure.get_by_role("button", name="Reset").click()
        # The sheet of a figure without a picture is the page's own.
        same = built is None or not built["parts"] or wait_for(lambda: alike(built, figure.evaluate(RULER)), 5)
        check(same, f"{name}: the ruler was {built} and is {figure.evaluate(RULER)}")


def alike(one, other):
    """Whether two rulers say the same: one is drawn from rounded numbers."""
    return (other is not None and one["height"] == other["height"] and len(one["parts"]) == len(other["parts"])
            and all(a[:2] == b[:2] and abs(a[2] - b[2]) <= 1 for a, b in zip(one["parts"], other["parts"])))


def carets(page, path, width, counts):
    for figure in in_turn(page.locator("figure.proof:has(.edit)").all(), 2):
        # A figure without a picture gets a sheet for one; what is said between lines, or by numbers in circles, is of
        # another length when it is not.
        isPlain = figure.locator(".paper").count() and not figure.locator(".code :is(.message, .remark, .callout)").count()
        before = figure.evaluate(PLACES) if isPlain else []
        figure.locator(".edit").evaluate("button => button.click()")
        figure.locator(".live-editor").wait_for()
        stays(figure, before, f"{path}#{figure.get_attribute('id')} at {width}: the editor opens", counts)
        at = figure.evaluate(LONGEST)
        # The browser brings a caret into sight when a key moves it.
        page.keyboard.press("ArrowLeft")
        page.keyboard.press("ArrowRight")
        seen = page.evaluate(SEEN, [figure.element_handle(), at])
        counts["carets"] += 1
        isSeen = seen["right"] <= 1 and seen["left"] <= 1 and seen["scrolled"] == 0 and seen["off"] <= 1
        check(isSeen, f"{path}#{figure.get_attribute('id')} at {width}: the caret is not over its letters: {seen}")
        before = figure.evaluate(PLACES) if before else []
        page.keyboard.press("Escape")
        stays(figure, before, f"{path}#{figure.get_attribute('id')} at {width}: the editor closes", counts)


def stays(figure, before, what, counts):
    """The pictures of a figure, and what comes after it, are where they were."""
    figure.page.locator("figure.ready").first.wait_for(state="attached")
    # What only the page says of the code has its place under it.
    if figure.locator(".live-messages > li").count():
        return
    moved = max((abs(now - then) for now, then in zip(figure.evaluate(PLACES), before)), default=0)
    counts["opened"] = max(counts["opened"], moved)
    check(moved < 1, f"{what} and moves what is below by {moved:.1f}")


def settle(page):
    """Waits until no figure moves any longer: pictures that are alive are drawn anew for another window."""
    places, before = "[...document.querySelectorAll('figure')].map((figure) => figure.getBoundingClientRect().top)", None
    for _ in range(20):
        page.wait_for_timeout(150)
        now = page.evaluate(places)
        if now == before:
            return
        before = now


def work(browser, base, path, native, counts, turn):
    """A page at up to three widths, as somebody sees it who makes the window larger: promises and grips at the widest, carets
    page by page in turn at one of the three."""
    carets_at = [width for place, width in enumerate(WIDTHS) if is_turn(turn + place, len(WIDTHS))]
    page = browser.new_page()
    try:
        for width in sorted({*carets_at, WIDTHS[-1]}):
            page.set_viewport_size({"width": width, "height": 900})
            if page.url == "about:blank":
                page.goto(base + path)
                # What is folded is prepared when it is opened.
                page.evaluate("document.querySelectorAll('main details:has(figure)').forEach((details) => { details.open = true; })")
            settle(page)
            if width == WIDTHS[-1]:
                promises(page, path, native, counts, turn)
                grips(page, path, counts)
            if width in carets_at:
                carets(page, path, width, counts)
    finally:
        page.close()


def main():
    root, galley, only = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]), sys.argv[3:]
    base, native = serve(root), Native(galley)
    counts = {"figures": 0, "grips": 0, "dead": 0, "jump": 0, "opened": 0, "carets": 0, "promises": 0}
    turn = 0
    with sync_playwright() as player:
        browser = launch(player)
        for path in pages(root):
            text = open(os.path.join(root, path), encoding="utf-8").read()
            if 'class="recipe"' not in text or "/live.js" not in text or path in ("print.html", "studio.html") or (only and path not in only):
                continue
            attempt(work, browser, base, path, native, counts, turn)
            turn += 1
        browser.close()
    native.process.stdin.close()
    check(counts["grips"], "figures: the site has none that is alive; it was built without the engine")
    print(f"figures: {counts['dead']} of {counts['grips']} grips are dead (of {counts['figures']} figures), the paper moves {counts['jump']:.1f} pixels at most, by an editor {counts['opened']:.1f}, "
          f"{counts['carets']} carets and {counts['promises']} promises looked at, {len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
