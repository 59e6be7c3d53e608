#!/usr/bin/env python3
"""Compares the engine's grids with the model's: compare.py GALLEY [--seeds FIRST:LAST] [--tolerance POINTS]

Every seed is one random grid. All are asked of one `galley answer`, each at the proposal that its seed says; the grid's
size and the frames of all its cells must agree. Python's library is all that this needs.
"""
import argparse
import json
import subprocess
import sys
from math import inf

from random_grids import RandomGrid


def request(grid):
    word = lambda length: "nil" if length is None else "inf" if length == inf else "%g" % length
    source = grid.swift.encode()
    lines = "command inspect\nwidth %s\nheight %s\nplatform iOS\nsource %d\n" % (
        *map(word, grid.proposal), len(source))
    body = lines.encode() + source + b"\n"
    return b"%d\n" % len(body) + body


def answers(output):
    while output:
        length, _, rest = output.partition(b"\n")
        yield json.loads(rest[:int(length)])
        output = rest[int(length):]


def frames(view, found):
    """The frames of all views with an identifier. Of a wrapped view the one that the identifier names comes first."""
    if view.get("identifier"):
        found.setdefault(view["identifier"], view["frame"])
    for child in view["children"]:
        frames(child, found)
    return found


def differences(grid, answer, tolerance):
    root = answer["root"]["frame"]
    yield from compared("size", grid.model.size(*grid.proposal), (root["width"], root["height"]), tolerance)
    given = frames(answer["root"], {})
    for cell, frame in zip(grid.cells, grid.model.frames(*grid.proposal)):
        there = given[cell.name]
        yield from compared(cell.name, frame, [there[key] for key in ("x", "y", "width", "height")], tolerance)


def compared(name, wanted, given, tolerance):
    given = [float(value) for value in given]
    if any(a != b and not abs(a - b) <= tolerance for a, b in zip(wanted, given)):
        yield "%s: %s by the rule, %s by the engine" % (name, numbers(wanted), numbers(given))


def numbers(values):
    return " ".join("%.4g" % value for value in values)


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("galley")
    parser.add_argument("--seeds", default="1:2000")
    parser.add_argument("--tolerance", type=float, default=0.01)
    options = parser.parse_args()
    first, last = map(int, options.seeds.split(":"))
    grids = [RandomGrid(seed) for seed in range(first, last + 1)]
    asked = subprocess.run(
        [options.galley, "answer"], input=b"".join(map(request, grids)), stdout=subprocess.PIPE, check=True)
    wrong = 0
    for grid, answer in zip(grids, answers(asked.stdout), strict=True):
        found = list(differences(grid, answer, options.tolerance))
        if found:
            wrong += 1
            print("seed %d at %s x %s\n%s   %s" % (grid.seed, *grid.proposal, grid.swift, "\n   ".join(found)))
    print("%d of %d random grids agree with the rule" % (len(grids) - wrong, len(grids)))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
