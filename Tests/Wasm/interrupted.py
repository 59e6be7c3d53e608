#!/usr/bin/env python3
"""Ends `.ci/engine` at moments by chance, and damages what it has made: interrupted.py [TIMES]

What lies in the theme afterwards must be the whole engine, by its digest, or be taken for none and be made again. It works in a copy of
the sources, with the engine that is in the theme as the one that was built elsewhere.
"""
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
THEME = "Sources/SiteGenerator/Theme/live"
PARTS = ["engine.wasm", "engine-rest.wasm"]


def read(path):
    with open(path, "rb") as file:
        return file.read()


def main(times=40):
    with tempfile.TemporaryDirectory() as folder:
        copy, elsewhere = f"{folder}/copy", f"{folder}/elsewhere"
        os.makedirs(f"{copy}/Sources/SiteGenerator/Theme")
        os.makedirs(elsewhere)
        shutil.copytree(f"{ROOT}/.ci", f"{copy}/.ci")
        for module in ("Graphics", "Syntax", "Layout", "Interpreter", "Views", "Previews", "Playground"):
            shutil.copytree(f"{ROOT}/Sources/{module}", f"{copy}/Sources/{module}")
        os.makedirs(f"{copy}/{THEME}")
        for name in [*PARTS, "engine.wasm.digest"]:
            shutil.copy(f"{ROOT}/{THEME}/{name}", elsewhere)
        command = [".ci/engine", f"{elsewhere}/engine.wasm"]
        whole = {name: read(f"{elsewhere}/{name}") for name in PARTS}

        def made():
            return {name: read(f"{copy}/{THEME}/{name}") for name in PARTS if os.path.exists(f"{copy}/{THEME}/{name}")}

        def again(what):
            said = subprocess.run(command, cwd=copy, capture_output=True, text=True)
            if said.returncode or made() != whole:
                sys.exit(f"after {what}: {said.stderr}, and {[(name, len(data)) for name, data in made().items()]} are there")

        begun = time.monotonic()
        again("a first time")
        length, states = time.monotonic() - begun, {}
        for number in range(int(times)):
            for name in os.listdir(f"{copy}/{THEME}"):
                os.remove(f"{copy}/{THEME}/{name}")
            process = subprocess.Popen(command, cwd=copy, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
            time.sleep(random.uniform(0, length))
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            found = tuple(sorted(os.listdir(f"{copy}/{THEME}")))
            states[found] = states.get(found, 0) + 1
            again(f"an end with {found}")
        for name in PARTS:
            for damage in (lambda data: data[:len(data) // 2], lambda data: data[:1000] + b"damaged" + data[1007:], None):
                path = f"{copy}/{THEME}/{name}"
                if damage:
                    with open(path, "wb") as file:
                        file.write(damage(whole[name]))
                else:
                    os.remove(path)
                again(f"damage to {name}")
        with open(f"{elsewhere}/engine-rest.wasm", "ab") as file:
            file.write(b"x")
        os.remove(f"{copy}/{THEME}/engine.wasm")
        said = subprocess.run(command, cwd=copy, capture_output=True, text=True)
        if said.returncode != 1 or "is no engine of these sources" not in said.stderr or made():
            sys.exit(f"a damaged engine from elsewhere is taken: {said.stderr}")
        print(f"interrupted.py: {times} ends, 6 damages; what was there after an end: {states}")


main(*sys.argv[1:])
