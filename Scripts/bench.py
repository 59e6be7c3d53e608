#!/usr/bin/env python3
"""Galley beside Hugo and libcmark alone, in one run: bench.py [PAGES [PEER ...]]

Clean, unchanged and one-edit builds of plain pages (1,000) by GALLEY (`.build/release/galley`), by Hugo three ways and by a program that
only reads, parses with libcmark, renders and writes. The corpus and the other peers come from the tools in BENCH; Hugo has to
stand in PEERS/venv-hugo, as those tools install it.

What builds have written is put aside and removed when all is measured: a disk of ext4 looks at every file that was removed in the last
minutes whenever a file is made beside it, so that 2,500 files after as many removed ones cost more than what makes them.
"""
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TOOLS = os.environ.get("BENCH", os.path.join(ROOT, "..", "shared", "bench"))


def keep_removed(bench, folder):
    """Has sites built in a new folder, where what a build shall not find is renamed."""
    def clean(peer, pages):
        for name in (peer.out, *peer.keep):
            path = os.path.join(peer.site(pages), name)
            if os.path.lexists(path):
                os.rename(path, os.path.join(tempfile.mkdtemp(dir=folder), "removed"))
    bench.Peer.clean = clean
    bench.Peer.site = lambda peer, pages: os.path.join(folder, f"{peer.name}-{pages}")


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
    sites = tempfile.mkdtemp(prefix="sites-", dir=bench.PEERS)
    keep_removed(bench, sites)
    try:
        bench.main()
    finally:
        shutil.rmtree(sites)


if __name__ == "__main__":
    main()
