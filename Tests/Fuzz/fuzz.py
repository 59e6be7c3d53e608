#!/usr/bin/env python3
"""Mutated programs through parser, checker, evaluation and layout: fuzz.py GALLEY [--count N] [--seed S]

Each program must end in a picture or in messages with places, without a signal, within the limits of CPU time and memory. What
does not is made as small as it can be and written to Tests/Cases/fuzz, where `--replay` and the tests find it again. The
program number N of a seed is always the same one: `--only N` runs it alone.
"""
import argparse
import random
import sys
import time
from pathlib import Path

import corpus
from engine import Engine, Finding
from mutations import mutate
from shrinking import shrink

CASES = corpus.ROOT / "Tests/Cases/fuzz"


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("galley")
    parser.add_argument("--count", type=int, default=100_000, help="how many programs")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    parser.add_argument("--only", type=int, help="the one program of this number, printed")
    parser.add_argument("--seconds", type=float, help="stop after so long")
    parser.add_argument("--cpu", type=float, default=0.5, help="CPU seconds that a program may take")
    parser.add_argument("--megabytes", type=float, default=200, help="memory that a program may take")
    parser.add_argument("--sanitized", action="store_true", help="the program has a sanitizer in it: it is slow and large, and its reports are shown")
    parser.add_argument("--output", type=Path, default=CASES, help="where findings are written")
    parser.add_argument("--replay", action="store_true", help="run the cases that were found before instead")
    return parser.parse_args()


class Source:
    """The programs of a seed by their numbers."""

    def __init__(self, seed):
        self.seed = seed
        self.programs = [corpus.tokens(program) for program in corpus.programs()]
        self.vocabulary = sorted({token for program in self.programs for token in program if token.strip()})

    def __getitem__(self, number):
        return mutate(random.Random(f"{self.seed}/{number}"), self.programs, self.vocabulary)


def failure(engine, source):
    """What is wrong with what comes of a program; nothing if all is well."""
    try:
        engine.check(source)
    except Finding as finding:
        return str(finding)
    return None


def confirmed(engine, source, kind):
    """Whether a program fails alone as it did among others; time is measured again, as the machine may be busy."""
    engine.stop()
    return failure(engine, source) == kind and (kind != "slow" or failure(engine, source) == kind)


def write(folder, name, source):
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.swift"
    path.write_bytes(source.encode("utf-8", "surrogateescape"))
    return path


def fuzz(engine, options):
    source, found, begun, number = Source(options.seed), 0, time.monotonic(), options.first
    print(f"seed {options.seed}, {len(source.programs)} programs to begin with", flush=True)
    for number in range(options.first, options.first + options.count):
        if options.seconds and time.monotonic() - begun > options.seconds:
            break
        program = source[number]
        kind = failure(engine, program)
        if not kind or not confirmed(engine, program, kind):
            continue
        found += 1
        small = shrink(program, lambda text: failure(engine, text) == kind)
        path = write(options.output, f"{kind}-{options.seed}-{number}", small)
        print(f"{kind}: program {number} of seed {options.seed}, made small in {path}", flush=True)
    took = time.monotonic() - begun
    count = number - options.first + 1
    print(f"{count} programs of seed {options.seed} in {took:.0f} s ({count / max(took, 0.001):.0f} a second): {found} findings")
    return found


def replay(engine, options):
    """The programs that were found before, each once more."""
    found, paths = 0, sorted(options.output.glob("*.swift"))
    for path in paths:
        text = path.read_bytes().decode("utf-8", "surrogateescape")
        kind = failure(engine, text)
        if kind and confirmed(engine, text, kind):
            found += 1
            print(f"{kind}: {path}", flush=True)
    print(f"{len(paths)} programs found before: {found} findings")
    return found


def main():
    options = arguments()
    if options.only is not None:
        return print(Source(options.seed)[options.only])
    slower = 40 if options.sanitized else 1
    engine = Engine(options.galley, options.cpu * slower, options.megabytes * slower, options.sanitized)
    try:
        found = replay(engine, options) if options.replay else fuzz(engine, options)
    finally:
        engine.stop()
    sys.exit(1 if found else 0)


main()
