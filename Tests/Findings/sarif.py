#!/usr/bin/env python3
"""Holds what `galley check --format sarif` writes to the schema of SARIF 2.1.0: sarif.py GALLEY [FOLDER…]

Sites with mistakes of every kind, files with names that an address must not hold, a single file, a module; FOLDERs are further sites.
Wants Python's jsonschema.
"""
import json
import os
import subprocess
import sys
import tempfile

import jsonschema

FENCE = "```"
PAGES = {
    "Content/index.md": f"""---
title: Page
descripton: Words.
---

{FENCE}swift preview ide=card
Text("A").forgroundColor(.red)
{FENCE}

See [there](nowhere.md), ünd [[x]](#nothing), ![]( gone.png).

{FENCE}swift preview id=b widths="200 300"
struct A: View {{ var body: some View {{ Text(1 + "a") }} }}
let a = A().missing
{FENCE}

{FENCE}expect of=b
width is 1000
{FENCE}
""",
    "Content/a folder/pagé 100%#1.md": f"# Title\n\n# Title\n\n{FENCE}swift preview uses=nothing\nColor.red.padding(\n{FENCE}\n",
    "Content/broken.md": "---\ntitle: [\n---\n\nText\n",
    "Site/site.yml": "title: T\nurl: nonsense\ncolour: red\n",
}


def checked(validator, galley, folder, *arguments):
    said = subprocess.run([galley, "check", "--format", "sarif", *arguments], cwd=folder, capture_output=True, text=True)
    try:
        log = json.loads(said.stdout)
    except ValueError:
        sys.exit(f"{folder}: no JSON\n{said.stdout[:400]}{said.stderr}")
    wrong = [f"{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}" for error in validator.iter_errors(log)]
    results = log["runs"][0]["results"]
    print(f"{len(results):4} results, {len({result['ruleId'] for result in results}):3} rules, {len(wrong)} violations  {' '.join(arguments) or folder}")
    return wrong, results


def main(galley, *folders):
    galley, failures = os.path.abspath(galley), []
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "sarif-schema-2.1.0.json")) as file:
        schema = json.load(file)
    validator = jsonschema.Draft4Validator(schema)
    with tempfile.TemporaryDirectory() as folder:
        for path, text in PAGES.items():
            os.makedirs(os.path.dirname(f"{folder}/{path}"), exist_ok=True)
            with open(f"{folder}/{path}", "w") as file:
                file.write(text)
        wrong, results = checked(validator, galley, folder)
        failures += wrong
        if len(results) < 8 or not any(result.get("fixes") for result in results) or not any(result.get("relatedLocations") for result in results):
            failures.append(f"{len(results)} results are too few, or none has a fix or a note")
        os.makedirs(f"{folder}/Kit")
        for path in ("Card.swift", "Kit/Card.swift"):
            with open(f"{folder}/{path}", "w") as file:
                file.write('import SwiftUI\n\n#Preview { Text("A").paddin() }\n')
            failures += checked(validator, galley, folder, os.path.dirname(path) or path)[0]
        with open(f"{folder}/Empty.swift", "w") as file:
            file.write("import SwiftUI\n\n#Preview { Color.red }\n")
        failures += checked(validator, galley, folder, "Empty.swift")[0]
    for folder in folders:
        failures += checked(validator, galley, folder)[0]
    for failure in failures:
        print(failure, file=sys.stderr)
    sys.exit(1 if failures else 0)


main(*sys.argv[1:])
