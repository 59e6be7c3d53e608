#!/usr/bin/env python3
"""Reads a built site as people do, in Chromium: run.py SITE

Axe on every page in light and dark, search by keyboard, the theme kept, tabs in step, copying, reading without scripts,
opening from a disk, a phone's width, paper. Exit status 1 when something is wrong.
"""
import functools
import http.server
import os
import sys
import threading

from playwright.sync_api import sync_playwright

try:
    from axe_playwright_python.sync_playwright import Axe
except ImportError:
    Axe = None

failures = []


def check(condition, message):
    if not condition:
        failures.append(message)
        print(f"FAIL {message}")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve(root):
    handler = functools.partial(Quiet, directory=root)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def pages(root):
    for folder, _, names in os.walk(root):
        for name in sorted(names):
            if name.endswith(".html"):
                path = os.path.relpath(os.path.join(folder, name), root)
                if "http-equiv=\"refresh\"" not in open(os.path.join(root, path), encoding="utf-8").read(2000):
                    yield path


def open_page(browser, url, **options):
    context = browser.new_context(**options)
    page = context.new_page()
    # Leaving a page in the middle of a view transition makes Chromium abort it with an error that is no script's.
    page.on(
        "pageerror",
        lambda error: "Transition was aborted" in str(error) or check(False, f"{url}: script error {error}"))
    page.on("console", lambda m: check(False, f"{url}: console {m.text}") if m.type == "error" else None)
    page.on("request", lambda r: check(r.url.startswith(url.split("/", 3)[0]) , f"{url}: request to {r.url}"))
    page.goto(url)
    return page


def accessibility(browser, base, paths):
    if Axe is None:
        print("SKIPPED: axe-playwright-python is not here; accessibility not checked")
        return
    axe = Axe()
    for scheme in ["light", "dark"]:
        for path in paths:
            page = open_page(browser, base + path, color_scheme=scheme, viewport={"width": 1440, "height": 900})
            for violation in axe.run(page).response["violations"]:
                nodes = "; ".join(node["html"][:120] for node in violation["nodes"][:3])
                check(False, f"axe {scheme} {path}: {violation['id']}: {nodes}")
            page.context.close()


def phone(browser, base, paths):
    for path in paths:
        page = open_page(browser, base + path, viewport={"width": 390, "height": 844})
        width = page.evaluate("document.documentElement.scrollWidth")
        check(width <= 390, f"phone {path}: {width} points wide")
        page.context.close()
    page = open_page(browser, base + paths[0], viewport={"width": 390, "height": 844})
    if page.locator(".menu").count():
        page.locator(".menu").click()
        check(page.locator(".sidebar").is_visible(), "phone: the menu opens no sidebar")
        page.keyboard.press("Escape")
        check(not page.locator(".sidebar").is_visible(), "phone: Escape does not close the sidebar")
    page.context.close()


def search(browser, url, word, title):
    page = open_page(browser, url)
    page.keyboard.press("/")
    page.keyboard.type(word)
    page.wait_for_selector(".search li a", timeout=5000)
    found = page.locator(".search li a b").all_inner_texts()
    check(title in found, f"search for {word!r} finds {found}, not {title!r}")
    before = page.url
    page.keyboard.press("Enter")
    page.wait_for_timeout(400)
    check(page.url != before, f"search from {url}: Return leads nowhere")
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
    check("galley init" in text, f"copy gives {text!r}")
    page.context.close()


def without_scripts(browser, base, paths):
    for path in paths:
        page = open_page(browser, base + path, java_script_enabled=False)
        check(page.locator("main").inner_text().strip() != "", f"without scripts {path}: nothing to read")
        check(not page.locator(".search-open").is_visible(), f"without scripts {path}: a search that cannot work")
        page.context.close()


def paper(browser, base, paths):
    page = open_page(browser, base + paths[-1])
    page.emulate_media(media="print")
    check(not page.locator("header.site").is_visible(), "print: the header is on the paper")
    page.context.close()


def main():
    root = os.path.abspath(sys.argv[1])
    base = serve(root)
    paths = list(pages(root))
    with sync_playwright() as player:
        found = "/usr/bin/chromium"
        browser = player.chromium.launch(
            executable_path=found if os.path.exists(found) else None, args=["--no-sandbox"])
        accessibility(browser, base, paths)
        phone(browser, base, paths)
        search(browser, base + "index.html", "attributes", "Previews")
        search(browser, f"file://{root}/reference/markdown.html", "started", "Getting started")
        theme(browser, base, paths)
        tabs(browser, base)
        copying(browser, base)
        without_scripts(browser, base, paths)
        paper(browser, base, paths)
        browser.close()
    print(f"browser: {len(paths)} pages, {len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
