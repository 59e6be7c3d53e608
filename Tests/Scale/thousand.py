#!/usr/bin/env python3
"""A site of a thousand pages, from the outside: thousand.py GALLEY

What a reader loads is held to bytes. Times are held to each other, never to a clock, so that a slow or busy machine passes: a build
without change, one after an edit, and a page saved while the site is served, against the build of all pages. What a build after an edit
writes is what a clean one writes. A thousand posts are held to what a thousand pages are, and the memory that a large site takes to
bytes for each page more. Exit status 1 when something is wrong.
"""
import datetime
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
# Both sites have texts beyond what is held in memory, and more pages than the next build is left a memory of.
LARGE, LARGER = 5_200, 10_400
failures = []


def check(condition, message):
    print(("ok   " if condition else "FAIL ") + message)
    if not condition:
        failures.append(message)


def processor_time():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    # Not the system's: ext4 looks through all that was removed in the last minutes for each new file.
    return used.ru_utime


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


def page_weight(site, pages):
    sizes = [os.path.getsize(path) for path in glob.glob(f"{site}/{pages}.html")]
    check(statistics.mean(sizes) < 15_000, f"a page is {statistics.mean(sizes):.0f} bytes of HTML, of 15,000")


def rebuilt(galley, folder, pages, edit):
    """The processor time of a build after an edit, and the files that are other ones than a clean build's."""
    path = sorted(glob.glob(f"{folder}/Content/{pages}.md"))[PAGES // 2]
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


def edits(galley, folder, pages, effort):
    took, other = rebuilt(galley, folder, pages, lambda text: text + "\nA paragraph more.\n")
    # Of such small pages most of the time is spent on their files, of which there are as many.
    check(took < effort * 0.9, f"a build after an edit takes {took / effort:.2f} of a clean one, of 0.90")
    check(not other, f"a build after an edit writes what a clean one writes: {len(other)} files differ {other[:3]}")
    _, other = rebuilt(galley, folder, pages, lambda text: text.replace("title: Page", "title: Other", 1))
    check(not other, f"a build after another title writes what a clean one writes: {len(other)} files differ {other[:3]}")


def bounds(galley, folder, pages, published):
    """Builds a site of a thousand pages and holds it to all that needs no server; gives the seconds that the build took."""
    clean, effort = timed_build(galley, folder)
    same = statistics.median(timed_build(galley, folder)[1] for _ in range(3))
    check(same < effort / 3, f"a build without change takes {same / effort:.2f} of a clean one, of 0.33")
    edits(galley, folder, pages, effort)
    index_budget(f"{folder}/_site")
    page_weight(f"{folder}/_site", published)
    return clean


def write_posts(folder, count):
    """As many posts with the text of as many pages, one a day, of ten authors."""
    os.makedirs(f"{folder}/Content/posts")
    with open(f"{folder}/Content/posts/index.md", "w") as file:
        file.write("---\ntitle: Posts\ndescription: Every post.\nlist: date\n---\n")
    for number in range(count):
        day = datetime.date(2020, 1, 1) + datetime.timedelta(number)
        text = serve_latency.page(number, count).split("\n- [Next]")[0].rstrip("\n") + "\n"
        with open(f"{folder}/Content/posts/{day}-page{number}.md", "w") as file:
            file.write(text.replace("\n---\n", f"\nauthor: Author {number % 10}\n---\n", 1))


def built_anew(galley, folder):
    """The processor time of a build of all that a folder has, with nothing left of an earlier one."""
    for left in ["_site", ".galley"]:
        shutil.rmtree(f"{folder}/{left}")
    return timed_build(galley, folder)[1]


def posts(galley, pages):
    """A thousand posts within the bounds of a thousand pages: their lists, archives and authors come on top of them. Both are built in
    turn, so that what else the machine does meets both, and each time is a sum: one build's fifth of a second is off by a third."""
    with tempfile.TemporaryDirectory() as folder:
        write_posts(folder, PAGES)
        bounds(galley, folder, "posts/2*", "posts/page[0-9]*")
        took, other = map(sum, zip(*((built_anew(galley, folder), built_anew(galley, pages)) for _ in range(9))))
        share = took / other
        check(share < 1.5, f"{PAGES} posts take {share:.2f} of what as many pages take, of 1.50")


def peak(galley, pages):
    """The most memory that a clean build of so many pages of nine kilobytes takes, in bytes."""
    with tempfile.TemporaryDirectory() as folder:
        for number in range(pages):
            path = f"{folder}/Content/{serve_latency.path_of(number)}.md"
            os.makedirs(os.path.dirname(path), exist_ok=True)
            text = serve_latency.page(number, pages).replace("\n---\n", f"\ntags: [tag{number % 7}]\ndate: 2025-01-01\n---\n", 1)
            for part in range(8):
                other = number - number % 50 + (number + 7 * part) % 50
                link = f"See [another page](page{other:05}.md).\n" if other < pages else ""
                text += f"\n### Part {part} of {number}\n\n{link}" + "A paragraph more, of the same few words.\n" * 20
            with open(path, "w") as file:
                file.write(text)
        process = subprocess.Popen([galley, "build", "--quiet"], cwd=folder)
        _, status, used = os.wait4(process.pid, 0)
        assert status == 0, status
        return used.ru_maxrss * 1024


def memory(galley):
    growth = (peak(galley, LARGER) - peak(galley, LARGE)) / (LARGER - LARGE)
    check(growth < 5_000, f"each page beyond {LARGE} takes {growth:.0f} bytes of memory, of 5,000")


def main():
    galley = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        serve_latency.write_pages(folder, PAGES)
        clean = bounds(galley, folder, "part*/page*", "part*/page*")
        with serve_latency.serving(galley, folder) as (base, _):
            told = statistics.median(told for _, told in serve_latency.saves(folder, base, PAGES, 5))
        check(told < clean / 3, f"from a save to the reload takes {told / clean:.2f} of a clean build, of 0.33")
        posts(galley, folder)
    memory(galley)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
