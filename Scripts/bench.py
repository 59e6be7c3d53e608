#!/usr/bin/env python3
"""Galley beside Hugo and libcmark alone, in one run: bench.py [PAGES [PEER ...]]

Clean, unchanged and one-edit builds of plain pages (1,000) by GALLEY (`.build/release/galley`), by Hugo three ways and by a program that
only reads, parses with libcmark, renders and writes. The corpus and the other peers come from the tools in BENCH; Hugo has to
stand in PEERS/venv-hugo, as those tools install it.
"""
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TOOLS = os.environ.get("BENCH", os.path.join(ROOT, "..", "shared", "bench"))


def main():
    if not os.path.exists(os.path.join(TOOLS, "bench.py")):
        print(f"SKIPPED: no benchmark tools at {TOOLS} (set BENCH)")
        return
    sys.path.insert(0, TOOLS)
    # This file has the same name as the tools'.
    sys.path = [path for path in sys.path if os.path.abspath(path or ".") != os.path.join(ROOT, "Scripts")]
    import bench
    os.makedirs(bench.PEERS, exist_ok=True)
    floor = os.path.join(bench.PEERS, "floor")
    subprocess.run(["cc", "-O2", "-o", floor, os.path.join(TOOLS, "limits", "floor.c"), "-lcmark"], check=True)
    galley = os.environ.get("GALLEY", os.path.join(ROOT, ".build", "release", "galley"))
    bench.PEERLIST.append(
        bench.Peer("galley", "plain", "Content", "_site", [galley, "build", "--quiet"], keep=(".galley",), version=[galley, "--version"],
                   note="full theme, search index, twins"))
    pages, *names = sys.argv[1:] or ["1000"]
    sys.argv = ["bench.py", pages, *(names or ["floor", "hugo-plain", "hugo-bare", "hugo-docs", "galley"])]
    bench.main()


if __name__ == "__main__":
    main()
