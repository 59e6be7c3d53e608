#!/usr/bin/env python3
"""The same bytes everywhere, from the outside: same.py GALLEY [COUNT]

Galley's own site is built in other folders, time zones and languages, with one core and with several, with an empty environment, another
mask of permissions, files of other times and in another order in their folders, again over what was there, and with what another build
remembered. All files must be the same, byte for byte. Exit status 1 when one is not. COUNT is how many of the ways are tried, all without.
"""
import hashlib
import os
import random
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TREES = ["Content", "Site", "Sources", "Tests"]
FILES = ["Package.swift"]
failures = []


def project(folder, chance=None):
    """A copy of the site's sources; with chance, its files are written in another order and have other times."""
    paths = [os.path.relpath(os.path.join(where, name), ROOT) for tree in TREES for where, _, names in os.walk(f"{ROOT}/{tree}") for name in names] + FILES
    paths.sort()
    if chance:
        chance.shuffle(paths)
    for path in paths:
        place = os.path.join(folder, path)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        shutil.copyfile(os.path.join(ROOT, path), place)
        moment = chance.randrange(1 << 31) if chance else 1_700_000_000
        os.utime(place, (moment, moment))
    return folder


def digests(site):
    found = {}
    for where, _, names in os.walk(site):
        for name in names:
            path = os.path.join(where, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, site)] = hashlib.sha256(file.read()).hexdigest()
    return found


def build(galley, folder, before=(), environment=None, mask=0o022):
    done = subprocess.run([*before, galley, "build", "--quiet"], cwd=folder, capture_output=True, text=True, errors="replace", umask=mask,
                          env=environment if environment is not None else os.environ)
    if done.returncode:
        sys.exit(f"{folder}: {done.stderr[-800:]}")
    return digests(f"{folder}/_site")


def compare(name, first, other):
    different = sorted(path for path in first.keys() | other.keys() if first.get(path) != other.get(path))
    print(f"{'FAIL' if different else 'ok  '} {name}: {len(other)} files" + (f", {len(different)} differ: {different[:5]}" if different else ""), flush=True)
    if different:
        failures.append(name)


def locales():
    """Those of other scripts and rules that are here."""
    known = subprocess.run(["locale", "-a"], capture_output=True, text=True).stdout.split()
    wanted = [one for one in known if one.startswith(("tr_TR", "ar_", "de_DE", "zh_CN", "fa_IR"))]
    return wanted[:4] + ["tr_TR.UTF-8", "C", "POSIX"]


def variants(folder, galley):
    """What is built in another way: a name and what builds it, those first that differ the most from an ordinary build."""
    def fresh(name, chance=None):
        return project(os.path.join(folder, name), chance)

    def with_environment(name, **changes):
        return lambda: build(galley, fresh(name), environment=os.environ | changes)

    def shuffled():
        return build(galley, fresh("shuffled", random.Random(7)))

    def over():
        shuffled()
        return build(galley, f"{folder}/shuffled")

    def remembered():
        elsewhere = fresh("remembered")
        shutil.copytree(f"{folder}/first/.galley", f"{elsewhere}/.galley")
        return build(galley, elsewhere)

    one_core = ["taskset", "-c", "0"] if shutil.which("taskset") else []
    found = [
        ("with what another build remembers", remembered),
        ("in another folder, zone and language, on one core", lambda: build(
            galley, fresh("a folder/Ünïcödé 数/deep/down", random.Random(3)), before=one_core,
            environment=os.environ | {"TZ": "Pacific/Kiritimati", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"})),
        ("without an environment", lambda: build(galley, fresh("bare"), environment={})),
        ("with files of other times in another order", shuffled),
        ("over what is there", over),
        ("with another mask of permissions", lambda: build(galley, fresh("mask"), mask=0o077)),
    ]
    found += [(f"in {zone}", with_environment(zone.replace("/", "-"), TZ=zone)) for zone in ["Pacific/Pago_Pago", "Asia/Kathmandu"]]
    found += [(f"in the language {name}", with_environment(f"language-{name}", LC_ALL=name, LANG=name)) for name in locales()]
    return found


def main():
    galley, count = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory(prefix="galley-same-") as folder:
        first = build(galley, project(f"{folder}/first"))
        if len(first) < 50:
            sys.exit(f"only {len(first)} files")
        for name, make in variants(folder, galley)[:count]:
            compare(name, first, make())
    print(f"same everywhere: {len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
