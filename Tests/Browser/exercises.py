"""Solves an exercise as a reader does: called by live.py with its own way to open a page."""
from run import Axe, check, wait_for

# Checking an answer judges it at every width of its exercise.
PATIENCE = 5.0


def solve(reader):
    """Checks the start, breaks the code, mends it by keyboard."""
    page = reader.page
    section = page.locator("section.exercise")
    goals = section.locator(".goals")
    states = lambda: goals.locator("li").evaluate_all("all => all.map(item => item.dataset.state ?? '')")
    said = lambda: goals.locator("[role=status]").text_content()
    page.wait_for_timeout(300)
    check(not any(url.endswith(".wasm") for url in reader.fetched), "exercise: the engine is fetched before anybody checks")
    goals.get_by_role("button", name="Check").click()
    check(wait_for(lambda: states() == ["broken"] * 3, 20), f"exercise: at the start {states()}")
    check(said() == "0 of 3 promises kept", f"exercise: at the start it says {said()!r}")
    came = goals.locator("li").first.locator(".came").text_content()
    check(came == "now: its size is 60 x 20", f"exercise: instead came {came!r}")
    section.locator(".edit").first.click()
    area = section.locator(".live-editor").first
    source = area.input_value()
    area.fill(source.replace("width: 60", "wdith: 60"))
    check(states() == [""] * 3 and said() == "", f"exercise: an edit leaves {states()} {said()!r}")
    area.press("Control+Enter")
    check(wait_for(lambda: said() not in ["", "…"], PATIENCE) and "wdith" in said(), f"exercise: of a mistake it says {said()!r}")
    area.fill(source.replace(".frame(width: 60, height: 20)", ".frame(maxWidth: 80).frame(height: 20)"))
    area.press("Control+Enter")
    check(wait_for(lambda: said() == "All promises are kept.", PATIENCE), f"exercise: solved it says {said()!r}, {states()}")
    check(states() == ["kept"] * 3, f"exercise: solved {states()}")
    check(section.locator(".chips .kept").count() == 1, "exercise: no mark for what is solved")
    section.get_by_role("button", name="Reset").click()
    check(states() == [""] * 3 and said() == "", f"exercise: a reset leaves {states()} {said()!r}")


def work(Reader, browser, base):
    with Reader(browser, base + "exercises.html", viewport={"width": 1280, "height": 900}) as reader:
        solve(reader)
        page = reader.page
        page.reload()
        check(page.locator("section.exercise .chips .kept").count() == 1, "exercise: solved and forgotten")
        page.get_by_role("button", name="Show my answer").click()
        check(wait_for(lambda: page.locator(".live-editor").count() == 1, 20) and "maxWidth: 80" in page.locator(".live-editor").input_value(),
              "exercise: the answer of last time is not shown")
        page.goto(base + "list.html")
        check(page.locator(".progress").text_content() == "1 of 1 solved", f"exercise list: {page.locator('.progress').text_content()!r}")
        check(page.locator("section.exercises li .kept").count() == 1, "exercise list: the solved one is not marked")
        check("medium · 6 min" in page.locator("section.exercises li").text_content(), "exercise list: no level or time")
        page.goto(base + "figures.html")
        check(page.locator("script[src*='exercises.js']").count() == 0, "a page without exercises loads their script")
    with Reader(browser, base + "exercises.html", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True) as reader:
        box = reader.page.get_by_role("button", name="Check").bounding_box()
        check(box["height"] >= 44, f"exercise on a phone: Check is {box['height']} points high")
        check(reader.page.locator(".solution .grip").count() == 0, "exercise on a phone: a folded figure is prepared")
        reader.page.locator(".solution > summary").click()
        check(wait_for(lambda: reader.page.locator(".solution .grip").count() == 1, PATIENCE), "exercise on a phone: the solution's figure has no grip")
        check(reader.page.evaluate("document.documentElement.scrollWidth") <= 390, "exercise on a phone: wider than the screen")
    with Reader(browser, base + "exercises.html", java_script_enabled=False) as reader:
        check(reader.page.get_by_role("button", name="Check").count() == 0, "exercise without scripts: a button that does nothing")
        check(not reader.page.locator(".solution figure").is_visible(), "exercise without scripts: the solution is open")
        reader.page.locator(".solution > summary").click()
        check(reader.page.locator(".solution figure").is_visible(), "exercise without scripts: the solution does not open")
    for scheme in ["light", "dark"] if Axe else []:
        with Reader(browser, base + "exercises.html", color_scheme=scheme, viewport={"width": 1280, "height": 900}) as reader:
            solve(reader)
            for violation in Axe().run(reader.page).response["violations"]:
                check(False, f"exercise, axe {scheme}: {violation['id']}: {violation['nodes'][0]['html'][:120]}")
