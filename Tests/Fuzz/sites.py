#!/usr/bin/env python3
"""Whole sites with damaged files through `galley build`: sites.py GALLEY [--count N] [--seed S]

Pages, settings, templates, asset catalogues, texts, fonts, images and modules are cut, spliced, repeated and overwritten. Each build
must end by itself with status 0, 1 or 2, leave no half-written folder, and keep to limits of CPU time and memory. What does not is made
as small as it can be (one damaged file) and written to Tests/Cases/fuzz-sites, where `--replay` finds it again.
"""
import argparse
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import corpus
from mutations import mutate
from shrinking import reduced

CASES = corpus.ROOT / "Tests/Cases/fuzz-sites"
TEXTS = (".md", ".yml", ".mustache", ".json", ".svg", ".strings", ".stringsdict", ".xcstrings", ".swift", ".tsv")
LENIENT = "\nchecks:\n" + "".join(f"  {check}: off\n" for check in ["link", "anchor", "image", "orphan", "alt", "html", "reference"])


# Sites to begin with: a name, and the bytes of each file by its path -----------------------------------------------------

def tree(folder, to="", suffix=""):
    return {to + str(path.relative_to(folder)): path.read_bytes()
            for path in sorted(folder.rglob("*" + suffix)) if path.is_file() and not any(part.startswith(".") for part in path.parts[-2:])}


def gallery():
    return tree(corpus.ROOT / "Tests/Cases/assets/gallery")


def words():
    files = tree(corpus.ROOT / "Tests/Cases/assets/texts", "Kit/") | tree(corpus.ROOT / "Tests/Cases/assets/fonts", "Kit/")
    files.pop("Kit/page.swift", None)
    page = "# Words\n\nOf a kit.\n\n```swift preview locale=de\n" \
        "VStack { Text(\"%lld boats\", tableName: nil).font(.custom(\"Lantern-Bold\", size: 20)); Text(\"Open\", tableName: \"Menu\") }\n```\n"
    return files | {"Content/index.md": page.encode(), "Site/site.yml": b"title: Words\nassets: ../Kit\n"}


def package():
    files = tree(corpus.ROOT / "Tests/Packages/Harbour")
    settings = b"title: Harbour\nmodules:\n  package: ..\n"
    return files | {"Content/index.md": b"---\nkind: catalogue\n---\n# Harbour\n\nAll there is.\n", "Site/site.yml": settings}


def manual(folder):
    """Some pages of our own manual, which therefore lack some of what they link to; the largest would take most of the time."""
    pages = sorted(tree(corpus.ROOT / "Content" / folder, "Content/", ".md").items(), key=lambda page: (len(page[1]), page[0]))
    files = dict(pages[:len(pages) // 2:2])
    templates = tree(corpus.ROOT / "Sources/SiteGenerator/Theme/templates", "Site/templates/")
    settings = (corpus.ROOT / "Site/site.yml").read_bytes().split(b"\nlinks:")[0]
    settings = b"\n".join(line for line in settings.split(b"\n") if not line.startswith((b"logo:", b"favicon:"))) + LENIENT.encode()
    return files | templates | {"Content/index.md": b"# Part\n\nOf a manual.\n", "Site/site.yml": settings}


def sites():
    return {"gallery": gallery(), "words": words(), "package": package(), "layout": manual("layout"), "reference": manual("reference")}


# Damage ------------------------------------------------------------------------------------------------------------------

def damaged_text(random, text, others):
    """As programs are mutated, by token; a stretch of another file in its place now and then."""
    pieces = [corpus.tokens(other.decode("utf-8", "surrogateescape")) for other in [text, *random.sample(others, min(2, len(others)))]]
    vocabulary = ["```", "~~~", ":::", "---", "|", "[", "](", "<", "{", "}", "\t", "\0", "é", "\u202e", "1e400", "-1", "99999999999999999999", "::: expect",
                  "```swift preview", "id=a", "uses=a", "widths=1,2,3", "{{", "}}", "&", ": ", "- ", "*", "null", "../../", "%"]
    return mutate(random, pieces, vocabulary).encode("utf-8", "surrogateescape")[:1 << 20] if random.random() < 0.9 else text * random.choice([0, 2, 50])


def damaged_bytes(random, data):
    """Cut short, overwritten with the numbers that parsers trip over, with a stretch repeated or left out."""
    data = bytearray(data)
    for _ in range(random.choice([1, 1, 2, 4, 16])):
        at = random.randrange(len(data) + 1)
        choice = random.randrange(6)
        if choice == 0:
            del data[at:]
        elif choice == 1:
            data[at:at + 4] = random.choice([b"\0\0\0\0", b"\xff\xff\xff\xff", b"\x7f\xff\xff\xff", b"\x80\0\0\0", b"\0\0\xff\xff"])
        elif choice == 2:
            data[at:at + 1] = bytes([random.randrange(256)])
        elif choice == 3:
            data[at:at] = data[at:at + random.randrange(1, 200)] * random.choice([1, 10])
        elif choice == 4:
            del data[at:at + random.randrange(1, 100)]
        else:
            data[at:at + 2] = random.randrange(1 << 16).to_bytes(2, "big")
        if not data:
            break
    return bytes(data)


def damage(random, path, files):
    if path.endswith(TEXTS):
        others = [data for other, data in files.items() if other.endswith(path[path.rindex("."):])]
        return damaged_text(random, files[path], others)
    return damaged_bytes(random, files[path])


class Source:
    """The sites of a seed by their numbers: a name, and the files that are not as they were."""

    def __init__(self, seed):
        self.seed, self.sites = seed, sites()

    def __getitem__(self, number):
        chance = random.Random(f"{self.seed}/{number}")
        name = chance.choice(list(self.sites))
        files = self.sites[name]
        chosen = chance.sample(sorted(files), min(len(files), chance.choice([1, 2, 4, 8, 12])))
        return name, {path: damage(chance, path, files) for path in chosen}


# A build -----------------------------------------------------------------------------------------------------------------

class Builds:
    def __init__(self, galley, options):
        self.galley, self.options, self.sites = os.path.abspath(galley), options, sites()

    def failure(self, name, damaged):
        """What is wrong with how the build ends; nothing if all is well."""
        with tempfile.TemporaryDirectory() as folder:
            for path, data in (self.sites[name] | damaged).items():
                place = Path(folder, path)
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(data)
            return self.built(folder) or self.left(folder)

    def built(self, folder):
        cpu = int(self.options.cpu)
        def limit():
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu))
            resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
        try:
            done = subprocess.run([self.galley, "build", "--quiet"], cwd=folder, capture_output=True, timeout=20 * cpu, preexec_fn=limit)
        except subprocess.TimeoutExpired:
            return "hang"
        if done.returncode in (-9, -24):
            return "slow"
        if done.returncode not in (0, 1, 2) or b"the engine ended with" in done.stderr:
            return "crash"
        peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
        if peak > before and peak > self.options.megabytes << 10:
            return "memory"
        return "silent" if done.returncode and not done.stderr.strip() else None

    @staticmethod
    def left(folder):
        """Nothing but the site and what is remembered is there afterwards."""
        left = [name for name in os.listdir(folder) if name.startswith(".galley-")]
        return "litter" if left else None

    def smallest(self, name, damaged, kind):
        """As few damaged files as it takes, and as little of a text as it takes."""
        kept = dict(reduced(list(damaged.items()), lambda parts: self.failure(name, dict(parts)) == kind, time.monotonic() + 60))
        for path, data in kept.items():
            if not path.endswith(TEXTS):
                continue
            lines = data.splitlines(keepends=True)
            kept[path] = b"".join(reduced(lines, lambda part: self.failure(name, kept | {path: b"".join(part)}) == kind, time.monotonic() + 60))
        return kept


def write(output, case, name, damaged):
    for path, data in damaged.items():
        place = output / case / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    (output / case / "site.json").write_text(json.dumps({"site": name}) + "\n")


def fuzz(builds, options):
    source, found, files, begun = Source(options.seed), 0, 0, time.monotonic()
    for number in range(options.first, options.first + options.count):
        name, damaged = source[number]
        files += len(damaged)
        kind = builds.failure(name, damaged)
        if not kind or builds.failure(name, damaged) != kind:
            continue
        found += 1
        write(options.output, f"{kind}-{options.seed}-{number}", name, builds.smallest(name, damaged, kind))
        print(f"{kind}: site {number} of seed {options.seed}", flush=True)
    print(f"{options.count} sites of seed {options.seed} with {files} damaged files in {time.monotonic() - begun:.0f} s: {found} findings")
    return found


def replay(builds, options):
    found, cases = 0, sorted(path.parent for path in options.output.glob("*/site.json"))
    for case in cases:
        damaged = tree(case)
        name = json.loads(damaged.pop("site.json"))["site"]
        kind = builds.failure(name, damaged)
        if kind:
            found += 1
            print(f"{kind}: {case}", flush=True)
    print(f"{len(cases)} sites found before: {found} findings")
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("galley")
    parser.add_argument("--count", type=int, default=1000, help="how many sites")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    parser.add_argument("--cpu", type=float, default=10, help="CPU seconds that a build may take")
    parser.add_argument("--megabytes", type=int, default=600, help="memory that a build may take")
    parser.add_argument("--output", type=Path, default=CASES, help="where findings are written")
    parser.add_argument("--replay", action="store_true", help="build the sites that were found before instead")
    options = parser.parse_args()
    builds = Builds(options.galley, options)
    for name in [] if options.replay else builds.sites:
        if kind := builds.failure(name, {}):
            sys.exit(f"{kind}: the site '{name}' is not well before anything is damaged")
    sys.exit(1 if (replay if options.replay else fuzz)(builds, options) else 0)


if __name__ == "__main__":
    main()
