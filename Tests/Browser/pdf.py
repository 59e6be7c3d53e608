#!/usr/bin/env python3
"""Holds PDFs of `galley render` to its PNGs, as Poppler draws them, and to what Poppler reads in them: pdf.py GALLEY

A pixel is off when a channel differs by more than 48 of 255, since each program smooths edges in its own way. Wants poppler-utils, and
qpdf where it is there. FIGURES=FOLDER takes the Swift files of a folder as well.
"""
import base64
import os
import shutil
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

from chromium import launch
from pixels import COMPARE, SNIPPETS, render

# Our pixels have letters on whole rows, as browsers do, and Poppler's have not: small text differs most.
MOST = 0.03
# What those who search in a file must find.
WORDS = {"text": ["Ready to print", "All 24 pages of the proof"], "weights": ["Semibold", "Struck"], "list": ["Inbox", "Drafts"],
         "clip": ["clipped"], "controls": ["Wi-Fi", "Save"]}


def run(*command):
    return subprocess.run(command, capture_output=True, text=True)


def encoded(path):
    with open(path, "rb") as file:
        return base64.b64encode(file.read()).decode()


def drawn(galley, place, name, code):
    """Both files of a snippet, and what is wrong with the PDF as a file."""
    path = os.path.join(place, name)
    for ending, options in (("pdf", []), ("png", ["--scale", "2"])):
        with open(f"{path}.{ending}", "wb") as file:
            file.write(render(galley, place, name, code, "--format", ending, *options))
    said = run("pdftoppm", "-png", "-r", "144", "-singlefile", path + ".pdf", path + "-poppler")
    text = run("pdftotext", "-layout", path + ".pdf", "-").stdout
    wrong = [said.stderr] if said.returncode or said.stderr else []
    wrong += [f"'{words}' is not in its text" for words in WORDS.get(name, []) if words not in text]
    if shutil.which("qpdf"):
        checked = run("qpdf", "--check", path + ".pdf")
        wrong += [checked.stdout + checked.stderr] if checked.returncode else []
    return path, wrong


def main(galley):
    galley, failures = os.path.abspath(galley), []
    if not shutil.which("pdftoppm"):
        sys.exit("pdf.py: poppler-utils is missing: apt-get install poppler-utils")
    snippets, folder = dict(SNIPPETS), os.environ.get("FIGURES")
    for name in sorted(os.listdir(folder)) if folder else []:
        with open(os.path.join(folder, name)) as file:
            snippets[name.removesuffix(".swift")] = file.read()
    with sync_playwright() as play, tempfile.TemporaryDirectory() as place:
        browser = launch(play)
        page = browser.new_page()
        for name, code in snippets.items():
            path, wrong = drawn(galley, place, name, code)
            result = page.evaluate(COMPARE, [encoded(path + ".png"), encoded(path + "-poppler.png"), 1e9, 48])
            share = result.get("share", 1)
            print(f"{name:12} {os.path.getsize(path + '.pdf'):7} bytes  {share * 100:5.2f} % of the pixels differ {result.get('sizes', '')}")
            failures += [f"{name}: {what}" for what in wrong] + ([f"{name}: another picture"] if share > MOST else [])
        browser.close()
    for failure in failures:
        print(failure, file=sys.stderr)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
