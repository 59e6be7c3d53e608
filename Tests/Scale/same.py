#!/usr/bin/env python3
"""The same bytes everywhere, from the outside: same.py GALLEY

Galley's own site is built in other folders, time zones and languages, with one core and with several, with an empty environment, another
mask of permissions, files of other times and in another order in their folders, again over what was there, and with what another build
remembered. All files must be the same, byte for byte. Exit status 1 when one is not.
"""
import hashlib
import os
import random
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
TREES = ["Content", "Site"]
failures = []


def project(folder, chance=None):
    """A copy of the site's sources; with chance, its files are written in another order and have other times."""
    paths = [os.path.relpath(os.path.join(where, name), ROOT) for tree in TREES for where, _, names in os.walk(f"{ROOT}/{tree}") for name in names]
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


def main():
    galley = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory(prefix="galley-same-") as folder:
        def fresh(name, chance=None):
            return project(os.path.join(folder, name), chance)
        first = build(galley, fresh("first"))
        if len(first) < 50:
            sys.exit(f"only {len(first)} files")
        compare("another folder, its name of other letters", first, build(galley, fresh("a folder/Ünïcödé 数/deep/down")))
        for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu"]:
            compare(f"in {zone}", first, build(galley, fresh(zone.replace("/", "-")), environment=os.environ | {"TZ": zone}))
        for name in locales():
            compare(f"in the language {name}", first, build(galley, fresh(f"language-{name}"), environment=os.environ | {"LC_ALL": name, "LANG": name, "LANGUAGE": "tr"}))
        compare("without an environment", first, build(galley, fresh("bare"), environment={}))
        if shutil.which("taskset"):
            compare("on one core", first, build(galley, fresh("one-core"), before=["taskset", "-c", "0"]))
        compare("with another mask of permissions", first, build(galley, fresh("mask"), mask=0o077))
        shuffled = fresh("shuffled", random.Random(7))
        compare("with files of other times in another order", first, build(galley, shuffled))
        compare("over what is there", first, build(galley, shuffled))
        elsewhere = fresh("remembered")
        shutil.copytree(f"{folder}/first/.galley", f"{elsewhere}/.galley")
        compare("with what another build remembers", first, build(galley, elsewhere))
        shutil.rmtree(f"{elsewhere}/_site")
        os.rename(elsewhere, f"{folder}/moved")
        compare("moved", first, build(galley, f"{folder}/moved"))
    print(f"same everywhere: {len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
