#!/usr/bin/env python3
"""Runs the workflows that the guides print, step by step, in a system's folder: workflow.py ROOT VERSION

ROOT is the folder of a system as a runner has it, with the release in /releases. What a step with `run` says is run there by Bash; this
project's action is run by its own steps; of GitHub's own actions their result is made (a clone, files kept and given back). Every job has
a folder of its own, and a matrix one for each of its entries.
"""
import os
import re
import shutil
import subprocess
import sys
import time

import yaml

REPOSITORY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
GUIDES = ["continuous-integration", "more-machines", "anywhere"]
CLEAN = ["/usr/bin/env", "-i", "HOME=/root", "LANG=C.UTF-8"]
FENCE = '```'
PAGE = f'# Kit\n\n{FENCE}swift preview id=card widths="200"\nText("Hello").padding()\n{FENCE}\n'


def inside(root, script, folder="/", **variables):
    """Runs a script as a runner does, and ends when it fails."""
    path = ":".join([*reversed(variables.pop("added", [])), "/usr/sbin:/usr/bin:/sbin:/bin"])
    said = subprocess.run(["chroot", root, *CLEAN, f"PATH={path}", *(f"{name}={value}" for name, value in variables.items()),
                           "bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", f"cd {folder}\n{script}"], capture_output=True, text=True)
    if said.returncode:
        sys.exit(f"workflow.py: a step failed with {said.returncode}\n{script}\n{said.stdout}{said.stderr}")
    return said.stdout


def filled(value, known):
    """A text with its expressions replaced."""
    def answer(match):
        if match[1] not in known:
            sys.exit(f"workflow.py: '{match[1]}' is not known here")
        return str(known[match[1]])
    if isinstance(value, dict):
        return {name: filled(part, known) for name, part in value.items()}
    return re.sub(r"\$\{\{ *([\w.-]+) *\}\}", answer, value) if isinstance(value, str) else value


class Job:
    def __init__(self, root, version, folder, matrix):
        self.root, self.version, self.folder, self.added = root, version, folder, []
        self.known = {f"matrix.{name}": value for name, value in matrix.items()}
        os.makedirs(root + folder)

    def step(self, step):
        """One step; what is not known fails."""
        inputs = filled(step.get("with", {}), self.known)
        if "run" in step:
            return self.run(filled(step["run"], self.known))
        action = step["uses"].split("@")[0]
        if action == "OWNER/galley":
            assert step["uses"].endswith(f"@v{self.version}"), step["uses"]
            return self.galley(inputs)
        kept = f"{self.root}/artifacts/{inputs.get('name', 'pages')}"
        path = f"{self.root}{self.folder}/{inputs.get('path', '')}"
        if action == "actions/checkout":
            depth = "" if inputs.get("fetch-depth") == 0 else "--depth 1"
            self.run(f"git clone -q {depth} file:///remote .")
        elif action in ("actions/upload-artifact", "actions/upload-pages-artifact"):
            # A list of one file would be a folder of that name.
            shutil.copytree(path, kept)
        elif action == "actions/download-artifact" and inputs["merge-multiple"]:
            for name in os.listdir(f"{self.root}/artifacts"):
                shutil.copytree(f"{self.root}/artifacts/{name}", path, dirs_exist_ok=True)
        elif action == "actions/deploy-pages":
            assert os.path.exists(f"{self.root}/artifacts/pages/index.html"), "nothing to deploy"
        else:
            sys.exit(f"workflow.py: what does '{action}' do?")

    def run(self, script, folder=None, **variables):
        inside(self.root, script, folder or self.folder, added=self.added, RUNNER_TEMP=f"{self.folder}.temp", GITHUB_PATH=f"{self.folder}.path", **variables)
        path = f"{self.root}{self.folder}.path"
        if os.path.exists(path):
            with open(path) as file:
                self.added = file.read().split()

    def galley(self, given):
        """The steps of action.yml; releases come from the folder, and nothing was cached."""
        with open(f"{REPOSITORY}/action.yml") as file:
            action = yaml.safe_load(file)
        assert set(given) <= set(action["inputs"]), given
        inputs = {name: given.get(name, about["default"]) for name, about in action["inputs"].items()}
        inputs["releases"] = "file:///releases"
        known = {f"inputs.{name}": value for name, value in inputs.items()}
        for step in action["runs"]["steps"]:
            if "run" in step and (step.get("if") != "inputs.arguments != ''" or inputs["arguments"]):
                place = os.path.join(self.folder, filled(step.get("working-directory", "."), known))
                self.run(filled(step["run"], known), place, **filled(step.get("env", {}), known))


def remote(root):
    """A repository that all three guides could be about."""
    for folder in ("remote", "artifacts", "jobs"):
        shutil.rmtree(f"{root}/{folder}", ignore_errors=True)
    os.makedirs(f"{root}/artifacts")
    galley = inside(root, "ls -d /opt/galley-*/bin/galley").split()[0]
    inside(root, f"{galley} init /remote")
    os.makedirs(f"{root}/remote/Docs")
    for name in ("README.md", "Docs/Card.md"):
        with open(f"{root}/remote/{name}", "w") as file:
            file.write(PAGE)
    inside(root, f"{galley} pictures README.md Docs\nprintf '_site\\n.galley\\n_shards\\n' >.gitignore\ngit init -q\ngit add .\n"
           "git -c user.name=A -c user.email=a@localhost commit -q -m First", "/remote")


def printed(guide):
    with open(f"{REPOSITORY}/Content/guides/{guide}.md", encoding="utf-8") as file:
        return re.findall(r'^```yaml title="\.github/workflows/\w+\.yml"\n(.*?)^```$', file.read(), re.M | re.S)


def main(root, version):
    for guide in GUIDES:
        [text] = printed(guide)
        workflow = yaml.safe_load(text)
        # YAML 1.1 takes `on` for true.
        assert {"name", True, "jobs"} <= set(workflow), workflow.keys()
        remote(root)
        begun, done, steps = time.monotonic(), set(), 0
        for name, job in workflow["jobs"].items():
            assert not job.get("needs") or job["needs"] in done, f"{name} comes too early"
            matrix = job.get("strategy", {}).get("matrix", {})
            entries = [{key: value} for key, values in matrix.items() for value in values] or [{}]
            for number, entry in enumerate(entries):
                running = Job(root, version, f"/jobs/{name}-{number}", entry)
                for step in job["steps"]:
                    running.step(step)
                    steps += 1
            done.add(name)
        print(f"{guide}: {len(done)} jobs, {steps} steps, {time.monotonic() - begun:.1f} s")


main(*sys.argv[1:])
