"""Lays the same trees out with our engine and with Taffy, in turn, and prints the ratios.

    taffy.py PATH-TO-BENCHMARKS [--rounds N]

Needs PyPI's `stretchable`, which wraps Taffy (flex boxes and CSS grids, written in Rust). Each round begins
without any cached size, and only the layout is timed: on our side that includes making the tree of frames, on
Taffy's it does not include reading them into Python. The frames of all leaves are compared, so that both do the
same work. Taffy's grid of 10,000 cells takes Python a quarter of a minute to make, once.
"""

import argparse
import statistics
import subprocess
import sys
import time

from stretchable import Node, taffylib
from stretchable.context import taffy
from stretchable.style import AlignContent, AlignItems, AlignSelf, Display, FlexDirection, FlexWrap
from stretchable.style import JustifyContent, JustifyItems
from stretchable.style.geometry.length import AUTO
from stretchable.style.geometry.size import SizeAvailableSpace

CENTRE = dict(align_items=AlignItems.CENTER, justify_content=JustifyContent.CENTER)
FILLS = dict(flex_grow=1, flex_basis=0, min_size=0, align_self=AlignSelf.STRETCH)


def box(width, height):
    return Node(size=(width, height), flex_shrink=0)


def stack(direction, children, **more):
    return Node(*children, flex_direction=direction, align_items=AlignItems.CENTER, gap=8, **more)


def tree():
    made = 0

    def row(index):
        nonlocal made
        leaves = []
        for _ in range(9 if index < 889 else 8):
            made += 1
            leaves.append(Node(**FILLS) if made % 3 == 0 else box(6 + made % 7, 4 + made % 5))
        return stack(FlexDirection.ROW, leaves, **FILLS)

    def column(first):
        return stack(FlexDirection.COLUMN, [row(first + c) for c in range(10)], **FILLS)

    def band(first):
        return stack(FlexDirection.ROW, [column(first + 10 * b) for b in range(10)], **FILLS)

    return stack(FlexDirection.COLUMN, [band(100 * a) for a in range(10)], size=(8000, 8000))


def grid():
    cells = [box(3 + (7 * r + 3 * c) % 11, 2 + (5 * r + c) % 7) for r in range(100) for c in range(100)]
    return Node(
        *cells, display=Display.GRID, gap=8, grid_template_columns=["auto"] * 100,
        justify_content=JustifyContent.START, align_content=AlignContent.START,
        justify_items=JustifyItems.CENTER, align_items=AlignItems.CENTER)


def flow():
    boxes = [box(10 + i * 7 % 31, 10 + i * 5 % 13) for i in range(1000)]
    return Node(
        *boxes, flex_wrap=FlexWrap.WRAP, gap=8, align_items=AlignItems.START,
        align_content=AlignContent.START, size=(600, AUTO))


def frames(depth):
    node = box(10, 10)
    for level in range(depth):
        length = 20 + level
        size = (length, AUTO) if level % 2 == 0 else (AUTO, length)
        node = Node(node, size=size, flex_shrink=0, **CENTRE)
    return node


TREES = {
    "tree": (tree, 8000, 8000),
    "grid": (grid, 4000, 4000),
    "flow": (flow, 600, 4000),
    "frames250": (lambda: frames(250), 2000, 2000),
    "frames500": (lambda: frames(500), 2000, 2000),
}


def lay_out(root, width, height):
    """Seconds that Taffy takes for a tree."""
    space = SizeAvailableSpace(width, height).to_dict()
    start = time.perf_counter()
    assert taffylib.node_compute_layout(taffy._ptr, root._node_id, space)
    return time.perf_counter() - start


def leaf_frames(node, x=0, y=0):
    layout = taffylib.PyLayout()
    taffylib.node_get_layout(taffy._ptr, node._node_id, layout)
    children = list(node)
    if not children:
        return [x + layout.x, y + layout.y, layout.width, layout.height]
    numbers = []
    for child in children:
        numbers += leaf_frames(child, x + layout.x, y + layout.y)
    return numbers


def forget_answers(node):
    """Marks every node as changed, so that the next layout finds no cached size."""
    for child in node:
        forget_answers(child)
    node.mark_dirty()


class Engine:
    """Our side, answering one line at a time."""

    def __init__(self, path):
        self.process = subprocess.Popen(
            [path, "--serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, question):
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer or answer.startswith("error"):
            sys.exit(answer or "the engine stopped")
        return [float(word) for word in answer.split()]


def largest_difference(ours, theirs, name):
    if len(theirs) != len(ours):
        sys.exit(f"{name}: {len(ours) // 4} leaves here, {len(theirs) // 4} there")
    return max(abs(a - b) for a, b in zip(ours, theirs))


def compare(engine, name, rounds):
    """Median milliseconds here and there, and how far apart the frames are."""
    make, width, height = TREES[name]
    root = make()
    ours, theirs = [], []
    # The first round warms up.
    for _ in range(rounds + 1):
        ours.append(engine.ask(f"time {name}")[0])
        forget_answers(root)
        theirs.append(lay_out(root, width, height))
    difference = largest_difference(engine.ask(f"frames {name}"), leaf_frames(root), name)
    return statistics.median(ours[1:]) * 1e3, statistics.median(theirs[1:]) * 1e3, difference


def main():
    arguments = argparse.ArgumentParser(description="Compares layout times with Taffy's.")
    arguments.add_argument("benchmarks")
    arguments.add_argument("--rounds", type=int, default=15)
    options = arguments.parse_args()
    sys.setrecursionlimit(10_000)
    taffy.use_rounding = False
    engine = Engine(options.benchmarks)
    print(f"{'tree':<12}{'ours':>12}{'Taffy':>12}{'ours/Taffy':>12}   largest difference of a leaf's frame")
    failed = False
    for name in TREES:
        ours, theirs, difference = compare(engine, name, options.rounds)
        failed = failed or difference > 0.05
        print(f"{name:<12}{ours:>9.2f} ms{theirs:>9.2f} ms{ours / theirs:>12.2f}   {difference:.4f} pt", flush=True)
    sys.exit("error: the frames differ" if failed else 0)


main()
