#!/usr/bin/env python3
"""Works the living page in Firefox and WebKit, as far as they are here: engines.py GALLEY [NAME...]

`apt-get install firefox-esr webkit2gtk-driver xvfb` brings both on Debian. A page is opened, searched, dragged, edited, tapped
and shared; its promises must say what Chromium is held to in live.py. A browser that is not here is told and skipped. Exit status 1
when something is wrong.
"""
import os
import sys
import tempfile
import time

from drivers import Firefox, Missing, WebKit
from live import Strict, build
from run import check, failures, serve, wait_for

CONTROL, ESCAPE = "\ue009", "\ue00c"

# What is asked of a figure, in the page.
HELP = """
const figure = document.querySelector("figure#" + arguments[0]), all = (selector) => [...figure.querySelectorAll(selector)];
const box = (element) => { const { x, y, width, height } = element.getBoundingClientRect(); return [x, y, width, height]; };
"""


class Hand:
    """One figure of the open page."""

    def __init__(self, driver, name):
        self.driver, self.name = driver, name
        self.ask('figure.scrollIntoView({ block: "center" });')

    def ask(self, script, *arguments):
        return self.driver.run(HELP + script, self.name, *arguments)

    def words(self, sheet=0):
        return self.ask("""return [...all(".sheet")[arguments[1]].querySelectorAll(".paper > svg text")]
            .filter((text) => !text.closest(".frames, .controls")).map((text) => text.textContent.trim());""", sheet)

    def text(self, selector):
        return self.ask("return all(arguments[1])[0]?.textContent ?? null;", selector)

    def states(self):
        return self.ask('return all(".promises li").map((item) => item.dataset.state ?? "");')

    def middle(self, selector):
        self.ask('all(arguments[1])[0]?.scrollIntoView({ block: "center" });', selector)
        x, y, width, height = self.ask("return box(all(arguments[1])[0]);", selector)
        return x + width / 2, y + height / 2

    def click(self, selector, kind="mouse"):
        self.driver.pointer(self.middle(selector), "down", 30, "up", kind=kind)

    def type(self, text):
        """Replaces the code by keys."""
        if not self.ask('return all(".live-editor:not([hidden])").length > 0;'):
            self.click(".edit")
        wait_for(lambda: self.ask('return all(".live-editor:not([hidden])").length > 0;'), 30)
        self.ask('const area = all(".live-editor")[0]; area.focus(); area.select();')
        self.driver.keys(text)


def opened(driver, base):
    check(driver.run("return document.querySelectorAll('.grip').length;") > 5, f"{driver.name}: figures have no grips")
    wasm = "return performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.wasm')).length;"
    driver.run("scrollTo(0, 2000);")
    time.sleep(0.4)
    driver.run("scrollTo(0, 0);")
    check(driver.run(wasm) == 0, f"{driver.name}: scrolling fetches the engine")
    overflow = driver.run("return document.documentElement.scrollWidth - innerWidth;")
    check(overflow <= 0, f"{driver.name}: the page is {overflow} wider than its window")


def dragged(driver, base):
    figure = Hand(driver, "fits")
    check(figure.words() == ["Charging at full speed"], f"{driver.name}: built with {figure.words()}")
    x, y = figure.middle(".grip")
    driver.pointer((x, y), "down", *[(x - 13 * step, y) for step in range(1, 11)], 200)
    check(wait_for(lambda: figure.text(".width b") == "170 pt", 30), f"{driver.name}: dragged to {figure.text('.width b')}")
    check(wait_for(lambda: figure.words() == ["Charging"]), f"{driver.name}: dragged, the picture says {figure.words()}")
    check((figure.text(".chosen") or "").startswith("candidate 2 of 3"), f"{driver.name}: the choice is {figure.text('.chosen')!r}")
    driver.pointer("up")
    figure.click(".live-tools button:not(.absent):last-of-type")
    check(wait_for(lambda: figure.text(".width b") == "300 pt"), f"{driver.name}: after a reset it is {figure.text('.width b')} wide")


def edited(driver, base):
    figure = Hand(driver, "fits")
    check(wait_for(lambda: figure.states() == ["kept"] * 4, 10), f"{driver.name}: promises {figure.states()}")
    figure.type('Text("two")')
    check(wait_for(lambda: figure.words() == ["two"], 10), f"{driver.name}: edited, {figure.words()}")
    check(wait_for(lambda: "broken" in figure.states()), f"{driver.name}: edited, promises are {figure.states()}")
    colored = figure.ask('return all(".code code .t").length > 0;')
    check(colored, f"{driver.name}: the code has no colors")
    figure.type('Text("two"')
    check(wait_for(lambda: "error" in (figure.text(".live-messages") or "")), f"{driver.name}: no message for a mistake")
    check(wait_for(lambda: figure.states() == ["undecided"] * 4), f"{driver.name}: over a mistake promises are {figure.states()}")
    figure.type('Text("two")')
    check(wait_for(lambda: figure.text(".live-messages") == ""), f"{driver.name}: the message stays")
    figure.ask('[...all(".editor-tools button")].find((button) => button.textContent === "Copy link").click();')
    check(wait_for(lambda: "#edit=fits." in driver.run("return location.hash;")), f"{driver.name}: the address has no edit")
    address = driver.run("return location.href;")
    driver.open(base + "index.html")
    driver.open(address)
    figure = Hand(driver, "fits")
    check(wait_for(lambda: figure.words() == ["two"], 30), f"{driver.name}: shared, {figure.words()}")


def tapped(driver, base):
    driver.open(base + "figures.html")
    figure = Hand(driver, "counter")
    x, y, width, height = figure.ask("""const text = all(".paper > svg text").find((text) => text.textContent === "Add one");
        return box(text);""")
    driver.pointer((x + width / 2, y + height / 2), "down", 30, "up")
    check(wait_for(lambda: figure.words()[:1] == ["1"], 30), f"{driver.name}: the first tap gives {figure.words()}")
    # A hand may be quicker than the buttons over the picture.
    wait_for(lambda: figure.ask("""return all(".controls button[aria-label='Add one']").length > 0;"""))
    figure.click(".controls button[aria-label='Add one']", kind="mouse")
    check(wait_for(lambda: figure.words()[:1] == ["2"]), f"{driver.name}: the second tap gives {figure.words()}")
    check(wait_for(lambda: figure.states()[:1] == ["past"]), f"{driver.name}: tapped, promises are {figure.states()}")
    figure = Hand(driver, "scroll")
    figure.click(".grip")
    wait_for(lambda: figure.ask('return all(".scroller").length > 0;'), 10)
    before = figure.ask('return all(".paper > svg text")[0].getAttribute("y");')
    figure.ask('all(".scroller")[0].focus();')
    driver.keys("\ue015")
    check(wait_for(lambda: figure.ask('return all(".paper > svg text")[0].getAttribute("y");') != before), f"{driver.name}: an arrow key scrolls nothing")


def searched(driver, base):
    driver.run("document.querySelector('.search-open').click();")
    driver.keys("figures")
    found = "return [...document.querySelectorAll('.search li a')].length;"
    check(wait_for(lambda: driver.run(found) > 0, 5), f"{driver.name}: the search finds nothing")
    driver.keys(ESCAPE)
    check(wait_for(lambda: not driver.run("return document.querySelector('dialog.search').open;")), f"{driver.name}: Escape does not close the search")


def work(kind, base):
    try:
        driver = kind()
    except Missing as missing:
        return print(f"SKIPPED: {kind.name}: {missing} is not here")
    try:
        before = len(failures)
        for test in [opened, dragged, edited, tapped, searched]:
            if test in [opened, dragged]:
                driver.open(base + "figures.html")
            try:
                test(driver, base)
            except (RuntimeError, TypeError, OSError) as error:
                check(False, f"{kind.name}: {test.__name__}: {str(error)[:300]}")
        print(f"{kind.name} {driver.version}: {len(failures) - before} failures")
    finally:
        driver.close()


def main():
    galley, only = os.path.abspath(sys.argv[1]), sys.argv[2:]
    with tempfile.TemporaryDirectory() as folder:
        base = serve(build(galley, folder), Strict)
        for kind in [Firefox, WebKit]:
            if not only or kind.name in only:
                work(kind, base)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
