#!/usr/bin/env python3
"""Tries the guide's recipes for other generators: recipes.py GALLEY

Each generator that is here builds a page with pictures of `galley pictures`. Every picture that the page names must be where the page looks
for it, and the fence must be code. MkDocs and Sphinx are Python's (`pip install mkdocs pymdown-extensions sphinx myst-parser`), Hugo is
Debian's, DocC is in Swift's toolchain. Astro and VitePress come from npm alone and are not tried.
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

FENCE = "```"
failures = []


def page(info):
    return f'# Guide\n\nText.\n\n## Overview\n\n{FENCE}{info}\nLabel("Ready", systemImage: "printer").padding()\n{FENCE}\n\nEnd.\n'


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def run(folder, *command):
    said = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if said.returncode:
        failures.append(f"{' '.join(command)}: {said.stdout}{said.stderr}")
    return said.stdout


def expect(name, isTrue, what):
    if not isTrue:
        failures.append(f"{name}: {what}")


def pictures(name, site, path, least):
    """Every picture of a page is there, seen from the page's address."""
    with open(os.path.join(site, path)) as file:
        html = file.read()
    named = [address for address in re.findall(r'(?:src|srcset)="([^"]*)"', html) if "guide-card" in address or "index-card" in address]
    expect(name, len(named) >= least, f"{len(named)} pictures are shown")
    for address in named:
        place = urllib.parse.unquote(urllib.parse.urljoin("/" + path, address)).lstrip("/")
        expect(name, os.path.exists(os.path.join(site, place)), f"'{address}' leads nowhere")
    expect(name, "<pre" in html and "preview id=" not in html and "<p><code>" not in html, "the fence is no code")


def mkdocs(galley, folder):
    info = '{.swift preview id=card widths="200"}'
    for name, settings, options, least in (
            ("MkDocs", "", ["--style", "markdown"], 1),
            ("MkDocs, superfences", "markdown_extensions: [pymdownx.superfences]\n", ["--style", "markdown"], 1),
            ("MkDocs without directories", "use_directory_urls: false\n", [], 2)):
        place = os.path.join(folder, name)
        write(f"{place}/mkdocs.yml", "site_name: T\n" + settings)
        write(f"{place}/docs/index.md", "# Home\n\n[Guide](guide.md)\n")
        write(f"{place}/docs/guide.md", page(info))
        run(place, galley, "pictures", "docs", "--folder", "img", *options)
        run(place, "mkdocs", "build", "--strict", "--quiet")
        pictures(name, f"{place}/site", "guide.html" if least == 2 else "guide/index.html", least)


def sphinx(galley, folder):
    write(f"{folder}/docs/conf.py", 'project = "T"\nextensions = ["myst_parser"]\n')
    write(f"{folder}/docs/index.md", f"# Home\n\n{FENCE}{{toctree}}\nguide\n{FENCE}\n")
    write(f"{folder}/docs/guide.md", page('swift preview id=card widths="200"'))
    run(folder, galley, "pictures", "docs", "--style", "markdown")
    run(folder, "sphinx-build", "-W", "-q", "docs", "out")
    pictures("Sphinx", f"{folder}/out", "guide.html", 1)


def hugo(galley, folder):
    write(f"{folder}/config.toml", 'baseURL = "https://example.org/"\n')
    for kind in ("single", "list"):
        write(f"{folder}/layouts/_default/{kind}.html", "<body>{{ .Content }}</body>")
    write(f"{folder}/content/guide/index.md", page('swift preview id=card widths="200"'))
    run(folder, galley, "pictures", "content", "--style", "markdown")
    run(folder, "hugo", "--quiet")
    pictures("Hugo", f"{folder}/public", "guide/index.html", 1)


def docc(galley, folder):
    catalog = "Sources/MyKit/MyKit.docc"
    write(f"{folder}/{catalog}/Guide.md", page('swift preview id=card widths="200"'))
    run(folder, galley, "pictures", "--format", "png", catalog)
    run(folder, "docc", "convert", catalog, "--fallback-display-name", "MyKit", "--fallback-bundle-identifier", "kit", "--output-path", "out.doccarchive")
    with open(f"{folder}/out.doccarchive/data/documentation/guide.json") as file:
        shown = [one for one in json.load(file)["references"].values() if one["type"] == "image"]
    expect("DocC", len(shown) == 1, f"{len(shown)} pictures are shown")
    traits = [variant["traits"] for one in shown for variant in one["variants"]]
    expect("DocC", sorted(traits) == [["1x", "dark"], ["1x", "light"], ["2x", "dark"], ["2x", "light"]], f"the variants are {traits}")
    for one in shown:
        for variant in one["variants"]:
            expect("DocC", os.path.exists(f"{folder}/out.doccarchive{variant['url']}"), f"{variant['url']} leads nowhere")


def main(galley):
    galley = os.path.abspath(galley)
    for tool, recipe in (("mkdocs", mkdocs), ("sphinx-build", sphinx), ("hugo", hugo), ("docc", docc)):
        if not shutil.which(tool):
            print(f"skipped: {tool} is not here")
            continue
        with tempfile.TemporaryDirectory() as folder:
            before = len(failures)
            recipe(galley, folder)
            print(f"{'ok  ' if len(failures) == before else 'FAIL'} {tool}")
    for failure in failures:
        print(failure, file=sys.stderr)
    sys.exit(1 if failures else 0)


main(*sys.argv[1:])
