#!/usr/bin/env python3
"""A site of a thousand pages, from the outside: thousand.py GALLEY

What a reader loads is held to bytes. Times are held to each other, never to a clock, so that a slow or busy machine passes: a build
without change, one after an edit, and a page saved while the site is served, against the build of all pages. What a build after an edit
writes is what a clean one writes. Exit status 1 when something is wrong.
"""
import filecmp
import glob
import gzip
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Scripts"))
import serve_latency

PAGES = 1000
failures = []


def check(condition, message):
    print(("ok   " if condition else "FAIL ") + message)
    if not condition:
        failures.append(message)


def processor_time():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def timed_build(galley, folder):
    """Seconds on the clock and of the processor; what else runs beside it changes the second little."""
    start, used = time.time(), processor_time()
    subprocess.run([galley, "build", "--quiet"], cwd=folder, check=True)
    return time.time() - start, processor_time() - used


def compressed(path):
    with open(path, "rb") as file:
        return len(gzip.compress(file.read(), 9))


def index_budget(site):
    """As `SearchIndex` states it."""
    check(compressed(f"{site}/search/start.js") < 3_000, f"search/start.js is {compressed(site + '/search/start.js')} bytes compressed, of 3,000")
    sizes = [compressed(path) for path in glob.glob(f"{site}/search/[wp]-*.js")]
    check(max(sizes) < 16_000, f"the largest of {len(sizes)} files of the search index is {max(sizes)} bytes compressed, of 16,000")


def page_weight(site):
    sizes = [os.path.getsize(path) for path in glob.glob(f"{site}/part*/page*.html")]
    check(statistics.mean(sizes) < 15_000, f"a page is {statistics.mean(sizes):.0f} bytes of HTML, of 15,000")


def rebuilt(galley, folder, edit):
    """The processor time of a build after an edit, and the files that are other ones than a clean build's."""
    path = sorted(glob.glob(f"{folder}/Content/part*/page*.md"))[PAGES // 2]
    with open(path) as file:
        text = file.read()
    with open(path, "w") as file:
        file.write(edit(text))
    effort = timed_build(galley, folder)[1]
    clean = f"{folder}/clean"
    subprocess.run([galley, "build", "--quiet", "--output", clean], cwd=folder, check=True)
    names = [os.path.relpath(path, clean) for path in glob.glob(f"{clean}/**", recursive=True) if os.path.isfile(path)]
    here = [os.path.relpath(path, f"{folder}/_site") for path in glob.glob(f"{folder}/_site/**", recursive=True) if os.path.isfile(path)]
    same, _, _ = filecmp.cmpfiles(clean, f"{folder}/_site", names, shallow=False)
    shutil.rmtree(clean)
    return effort, sorted((set(names) | set(here)) - set(same))


def edits(galley, folder, effort):
    took, other = rebuilt(galley, folder, lambda text: text + "\nA paragraph more.\n")
    # Of such small pages most of the time is spent on their files, of which there are as many.
    check(took < effort * 0.9, f"a build after an edit takes {took / effort:.2f} of a clean one, of 0.90")
    check(not other, f"a build after an edit writes what a clean one writes: {len(other)} files differ {other[:3]}")
    _, other = rebuilt(galley, folder, lambda text: text.replace("title: Page", "title: Other", 1))
    check(not other, f"a build after another title writes what a clean one writes: {len(other)} files differ {other[:3]}")


def main():
    galley = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        serve_latency.write_pages(folder, PAGES)
        clean, effort = timed_build(galley, folder)
        same = statistics.median(timed_build(galley, folder)[1] for _ in range(3))
        check(same < effort / 3, f"a build without change takes {same / effort:.2f} of a clean one, of 0.33")
        edits(galley, folder, effort)
        index_budget(f"{folder}/_site")
        page_weight(f"{folder}/_site")
        with serve_latency.serving(galley, folder) as (base, _):
            told = statistics.median(told for _, told in serve_latency.saves(folder, base, PAGES, 5))
        check(told < clean / 3, f"from a save to the reload takes {told / clean:.2f} of a clean build, of 0.33")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
