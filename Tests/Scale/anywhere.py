#!/usr/bin/env python3
"""Times what Galley does outside of sites, and what it finds between two builds: anywhere.py GALLEY

A hundred previews at three widths as PNG with two pixels to a point; `pictures --check` when nothing has changed; two builds with 250
figures compared, equal ones and ones that differ by a point of padding in one figure. What is found must be right whatever the time; with
LIMITS=1 the times are held to those that are promised, which takes an optimized program and two idle cores.
"""
import json
import os
import struct
import subprocess
import sys
import tempfile
import time
import zlib

FENCE = "```"
LIMITS = {"drawn": 3.0, "checked": 0.1, "compared": 1.0}
failures = []


def figure(number, padding=8):
    return (f'{FENCE}swift preview id=f{number} widths="200 320 393"\nVStack(alignment: .leading, spacing: 6) {{\n'
            f'    Label("Order {number}", systemImage: "printer").font(.headline)\n'
            f'    Text("All {number} pages of the proof, in order, with marks.").foregroundStyle(.secondary)\n'
            f'    HStack {{ Text("Total"); Spacer(); Text("{number * 7} €").bold() }}\n'
            f'}}\n.padding({padding})\n.background(Color(white: 0.95), in: .rect(cornerRadius: 12))\n{FENCE}\n')


def run(folder, *command, status=0):
    begun = time.monotonic()
    said = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if said.returncode != status:
        sys.exit(f"{' '.join(command)}: {said.returncode}\n{said.stdout}{said.stderr}")
    return time.monotonic() - begun


def told(name, seconds, words):
    print(f"{seconds * 1000:7.0f} ms  {words}")
    if os.environ.get("LIMITS") and seconds > LIMITS.get(name, 1e9):
        failures.append(f"{words}: more than {LIMITS[name]} s")


def packed(path):
    """A PNG's bytes, and what they would be if zlib took its time."""
    with open(path, "rb") as file:
        data = file.read()
    at, rows = 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        rows += data[at + 8:at + 8 + length] if kind == b"IDAT" else b""
        at += 12 + length
    return len(data), len(data) - len(rows) + len(zlib.compress(zlib.decompress(rows), 9))


def pictures(galley, folder):
    for page in range(10):
        with open(f"{folder}/p{page}.md", "w") as file:
            file.write(f"# Page {page}\n\n" + "\n".join(figure(page * 10 + number) for number in range(10)))
    options = ["--format", "png", "--scales", "2", "--style", "markdown"]
    told("drawn", min(run(folder, galley, "pictures", *options, "--force", ".") for _ in range(3)), "100 previews at 3 widths as PNG @2x")
    files = [name for name in os.listdir(f"{folder}/pictures") if name.endswith(".png")]
    if len(files) != 300:
        failures.append(f"{len(files)} pictures")
    sizes = [packed(f"{folder}/pictures/{name}") for name in files]
    ratio = sum(ours for ours, _ in sizes) / sum(best for _, best in sizes)
    print(f"            {ratio:.3f} times the bytes of zlib's level 9")
    if ratio > 1.1:
        failures.append(f"PNGs have {ratio:.3f} times the bytes of zlib's level 9")
    told("checked", min(run(folder, galley, "pictures", *options, "--check", ".") for _ in range(5)), "the same, checked")
    with open(f"{folder}/p3.md", "a") as file:
        file.write("\n" + figure(99))
    run(folder, galley, "pictures", *options, "--check", ".", status=1)


def changes(galley, folder):
    os.makedirs(f"{folder}/Content")

    def page(number, changed=None):
        with open(f"{folder}/Content/p{number}.md", "w") as file:
            file.write(f"# Page {number}\n\nWords.\n\n" + "\n".join(figure(n, 9 if n == changed else 8) for n in range(number * 10, number * 10 + 10)))

    for number in range(25):
        page(number)
    run(folder, galley, "build", "--output", "before")
    plain = min(run(folder, galley, "build", "--force") for _ in range(3))
    told("", plain, "250 figures built")
    compared = min(run(folder, galley, "build", "--force", "--against", "before") for _ in range(3))
    told("compared", compared - plain, "and compared, equal")
    found = json.load(open(f"{folder}/_site/changes.json"))
    if any(found["summary"].values()):
        failures.append(f"false reports: {found}")
    for number in range(25):
        page(number, changed=number * 10 + 1)
    compared = min(run(folder, galley, "build", "--force", "--against", "before") for _ in range(3))
    told("compared", compared - plain, "and compared, 25 of them changed")
    for number in range(25):
        page(number)
    page(7, changed=73)
    run(folder, galley, "build", "--force", "--against", "before")
    text = json.dumps(json.load(open(f"{folder}/_site/changes.json")))
    named = {number for number in range(250) if f'"f{number}"' in text or f"#f{number}\"" in text or f"-f{number}-" in text}
    print(f"            a point more of padding is found in {sorted(named)}")
    if named != {73}:
        failures.append(f"found in {sorted(named)} instead of 73: {text[:600]}")


def main(galley):
    galley = os.path.abspath(galley)
    with tempfile.TemporaryDirectory() as folder:
        pictures(galley, folder)
    with tempfile.TemporaryDirectory() as folder:
        changes(galley, folder)
    for failure in failures:
        print(failure, file=sys.stderr)
    sys.exit(1 if failures else 0)


main(*sys.argv[1:])
