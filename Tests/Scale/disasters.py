#!/usr/bin/env python3
"""Builds among disasters, from the outside: disasters.py GALLEY [--times N] [--full]

The disk is full or may only be read, the process is killed, two builds write one folder, files change while they are read, links lead round and out, what is
remembered is damaged, the clock jumps. Each is tried N times (a few by default) on a site of its own, and what is there afterwards must
be the last site or the new one, whole; at the end stands a table of how often each was tried and what was lost. `--full` adds what takes
minutes: 100,000 files, a page of 50 MB, 5,000 previews on one page. Exit status 1 when something was lost.
"""
import argparse
import contextlib
import datetime
import hashlib
import os
import random
import resource
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
import urllib.request

PAGES = 40
table = []


class Site:
    """A folder with a site of some pages; `state` says which text they have."""

    def __init__(self, galley, folder, pages=PAGES):
        self.galley, self.folder, self.pages = galley, folder, pages
        self.write(0)

    def write(self, state):
        os.makedirs(f"{self.folder}/Content", exist_ok=True)
        for number in range(self.pages):
            with open(f"{self.folder}/Content/page{number}.md", "w", encoding="utf-8") as file:
                file.write(self.text(number, state))

    @staticmethod
    def text(number, state):
        return (f"# Page {number}\n\nA page in state {state}. See [the next](page{(number + 1) % PAGES}.md).\n\n"
                f"```swift preview id=only widths=200\nText(\"figure {number} of {state}\")\n```\n")

    def start(self, *arguments, **options):
        return subprocess.Popen([self.galley, "build", "--quiet", *arguments], cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
                                text=True, errors="replace", **options)

    def build(self, *arguments, **options):
        process = self.start(*arguments, **options)
        said = process.communicate(timeout=600)[1]
        return process.returncode, said

    def digest(self, name="_site"):
        """All files of a site as one number."""
        found = hashlib.sha256()
        for folder, folders, names in os.walk(f"{self.folder}/{name}"):
            folders.sort()
            for file in sorted(names):
                path = os.path.join(folder, file)
                found.update(os.path.relpath(path, f"{self.folder}/{name}").encode() + b"\0")
                with open(path, "rb") as opened:
                    found.update(hashlib.sha256(opened.read()).digest())
        return found.hexdigest()

    def states(self, count):
        """What the site is in each state, by a clean build of each."""
        found = []
        for state in range(count):
            self.write(state)
            shutil.rmtree(f"{self.folder}/.galley", ignore_errors=True)
            status, said = self.build()
            assert status == 0, said
            found.append(self.digest())
        return found

    def litter(self):
        return [name for name in os.listdir(self.folder) if name not in ("Content", "Site", "_site", ".galley", "elsewhere")]


def trial(name, times, run):
    """Runs a test some times; it gives what was lost, or nothing at all where it cannot be tried."""
    lost, tried, begun = [], 0, time.monotonic()
    for number in range(times):
        with tempfile.TemporaryDirectory(prefix="galley-disaster-") as folder:
            found = run(os.path.realpath(folder), random.Random(f"{name}/{number}"))
            tried += found is not None
            lost += found or []
    table.append((name, tried, lost))
    if not tried:
        return print(f"SKIPPED {name}: it cannot be tried here")
    print(f"{'FAIL' if lost else 'ok  '} {name}, {times} times, {time.monotonic() - begun:.0f} s" + "".join(f"\n     {one}" for one in lost[:5]), flush=True)


# Writing ---------------------------------------------------------------------------------------------------------------------

def kills(galley):
    """`kill -9` at any moment: the last site or the new one, and the next build is fine."""
    def run(folder, chance):
        site = Site(galley, folder)
        known = site.states(2)
        site.write(0)
        begun = time.monotonic()
        site.build()
        took, lost = time.monotonic() - begun, []
        for state in (1, 0, 1, 0):
            site.write(state)
            process = site.start()
            time.sleep(chance.random() * took * 1.1)
            process.kill()
            process.communicate()
            if site.digest() not in known:
                lost.append("the site is neither the last one nor the new one")
            status, said = site.build()
            if status or site.digest() != known[state]:
                lost.append(f"the next build: {status} {said[:200]}")
            if site.litter():
                lost.append(f"left over: {site.litter()}")
        return lost
    return run


def file_sizes(galley):
    """No file may grow beyond so many bytes, as on a disk that is full."""
    def run(folder, chance):
        site = Site(galley, folder)
        known = site.states(2)
        site.write(0)
        site.build()
        before, lost = site.digest(), []
        site.write(1)
        most = chance.choice([0, 1, 100, 1_000, 3_000, 8_000, 100_000])

        def limit():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        status, said = site.build(preexec_fn=limit)
        after = site.digest()
        if status == 0 and after != known[1]:
            lost.append(f"{most} bytes: says all is well, and the site is not the new one")
        if status and (after != before or not said.strip()):
            lost.append(f"{most} bytes: status {status}, the last site is {'there' if after == before else 'lost'}, said: {said[:120]}")
        status, said = site.build()
        if status or site.digest() != known[1]:
            lost.append(f"{most} bytes: the next build: {status} {said[:200]}")
        return lost
    return run


@contextlib.contextmanager
def file_system(folder, size):
    """A file system of its own in the memory; None where none may be mounted."""
    room = f"{folder}/room"
    os.mkdir(room)
    if subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", room], capture_output=True).returncode:
        yield None
        return
    try:
        yield room
    finally:
        subprocess.run(["umount", "-l", room], capture_output=True)


def full_disk(galley):
    """A file system that has no room left (a tmpfs, where one may be mounted)."""
    def run(folder, chance):
        with file_system(folder, "8m") as room:
            if not room:
                return None
            site = Site(galley, room)
            known = site.states(2)
            site.write(0)
            site.build()
            site.write(1)
            # What is left is between nothing and enough.
            left = os.statvfs(room).f_bavail * os.statvfs(room).f_frsize
            with open(f"{room}/elsewhere", "wb") as file:
                try:
                    file.write(bytes(max(left - chance.choice([0, 4_096, 50_000, 200_000, 500_000]), 0)))
                    file.flush()
                except OSError:
                    pass
            status, said = site.build()
            lost, after = [], site.digest()
            if after != known[0 if status else 1]:
                lost.append(f"status {status}, and the site is another one: {said[:200]}")
            if status and "pace" not in said:
                lost.append(f"it does not say why: {said[:200]}")
            os.remove(f"{room}/elsewhere")
            status, said = site.build()
            if status or site.digest() != known[1]:
                lost.append(f"the next build: {status} {said[:200]}")
            return lost
    return run


def read_only(galley):
    """A file system that may only be read: the last site stays, and whatever cannot be written is named."""
    def run(folder, chance):
        with file_system(folder, "16m") as room:
            if not room:
                return None
            site = Site(galley, room)
            known = site.states(2)
            site.write(0)
            site.build()
            site.write(1)
            subprocess.run(["mount", "-o", "remount,ro", room], check=True)
            lost = []
            for arguments, name in [(["build"], "_site"), (["build", "--shard", "1/2"], "_shards"), (["pictures", "Content/page0.md"], "page0.md"),
                                    (["render", "-", "-o", "made.svg"], "made.svg"), (["init", "docs"], "docs")]:
                run = subprocess.run([galley, *arguments], cwd=room, input="Color.red", capture_output=True, text=True)
                if run.returncode != 1 or name not in run.stderr or "ead-only file system" not in run.stderr:
                    lost.append(f"{arguments}: status {run.returncode}, said: {run.stderr[:200]}")
            run = subprocess.run([galley, "check"], cwd=room, capture_output=True, text=True)
            if run.returncode:
                lost.append(f"check wants to write: {run.stderr[:200]}")
            if site.digest() != known[0]:
                lost.append("the last site is lost")
            subprocess.run(["mount", "-o", "remount,rw", room], check=True)
            status, said = site.build()
            if status or site.digest() != known[1]:
                lost.append(f"the next build: {status} {said[:200]}")
            return lost
    return run


def together(galley):
    """Two builds of one folder at once, and one while the site is served."""
    def run(folder, chance):
        site = Site(galley, folder)
        known = site.states(2)[1]
        shutil.rmtree(f"{folder}/_site")
        both = [site.start() for _ in range(2)]
        said = [process.communicate(timeout=300)[1] for process in both]
        lost = [f"a build ends with {process.returncode}: {text[:200]}" for process, text in zip(both, said) if process.returncode]
        if site.digest() != known:
            lost.append("the site is not whole")
        return lost
    return run


def served(galley):
    """Pages are built, deleted and saved while the site is served."""
    def run(folder, chance):
        site = Site(galley, folder)
        known = site.states(2)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        server = subprocess.Popen([galley, "serve", "--port", str(port)], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        lost = []
        try:
            server.stdout.readline()
            for state in (0, 1):
                site.write(state)
                status, said = site.build()
                if status or site.digest() != known[state]:
                    lost.append(f"a build beside the server: {status} {said[:200]}")
            deadline, text = time.monotonic() + 30, b""
            while b"state 1" not in text and time.monotonic() < deadline:
                time.sleep(0.1)
                text = urllib.request.urlopen(f"http://127.0.0.1:{port}/page3.html", timeout=30).read()
            if b"state 1" not in text:
                lost.append("the server never shows what was saved")
        finally:
            server.kill()
            server.communicate()
        return lost
    return run


# Reading ---------------------------------------------------------------------------------------------------------------------

def changing(galley):
    """Files are written, cut, renamed and deleted while they are read: a site of what was there, or a message."""
    def run(folder, chance):
        site = Site(galley, folder)
        site.build()
        stop, lost = threading.Event(), []

        def disturb():
            while not stop.is_set():
                path = f"{folder}/Content/page{chance.randrange(PAGES)}.md"
                try:
                    chance.choice([lambda: os.remove(path), lambda: os.truncate(path, chance.randrange(60)), lambda: os.rename(path, path + ".x"),
                                   lambda: open(path, "w", encoding="utf-8").write(site.text(3, chance.randrange(9)))])()
                except OSError:
                    pass
        thread = threading.Thread(target=disturb)
        thread.start()
        for _ in range(4):
            status, said = site.build()
            if status not in (0, 1) or status and not said.strip():
                lost.append(f"status {status}: {said[:200]}")
        stop.set()
        thread.join()
        for name in os.listdir(f"{folder}/Content"):
            os.remove(f"{folder}/Content/{name}")
        site.write(0)
        status, said = site.build()
        after = site.digest()
        shutil.rmtree(f"{folder}/.galley", ignore_errors=True)
        shutil.rmtree(f"{folder}/_site")
        site.build()
        if status or after != site.digest():
            lost.append(f"the next build is not as a clean one: {status} {said[:200]}")
        return lost
    return run


def links(galley):
    """Links that lead to themselves, round, nowhere, to what never ends and out of the project."""
    def run(folder, chance):
        outside = tempfile.mkdtemp(prefix="galley-outside-")
        with open(f"{outside}/secret.md", "w", encoding="utf-8") as file:
            file.write("# Secret\n\nNobody's business.\n")
        site, lost = Site(galley, f"{folder}/project"), []
        site.build()
        before = site.digest()
        content = f"{site.folder}/Content"
        hostile = {"itself.md": "itself.md", "round/again": "../round", "up": "..", "nowhere.md": "missing.md", "out.md": f"{outside}/secret.md",
                   "out": outside, "root": "/", "endless.md": "/dev/zero", "terminal.png": "/dev/tty", "process": "/proc/self", "far.md": "../" * 40 + "etc/passwd"}
        for name, target in hostile.items():
            place = f"{content}/{name}"
            os.makedirs(os.path.dirname(place), exist_ok=True)
            os.symlink(target, place)
            status, said = site.build()
            after = site.digest()
            if status not in (0, 1) or status and (after != before or not said.strip()):
                lost.append(f"{name}: status {status} {said[:200]}")
            found = subprocess.run(["grep", "-rlE", "Nobody's business|root:x:0", f"{site.folder}/_site"], capture_output=True, text=True).stdout
            if found:
                lost.append(f"{name}: published in {found}")
            os.remove(place)
        for kind, make in {"pipe.md": os.mkfifo, "socket.md": lambda path: socket.socket(socket.AF_UNIX).bind(path)}.items():
            make(f"{content}/{kind}")
            status, said = site.build()
            if status not in (0, 1) or status and not said.strip():
                lost.append(f"{kind}: status {status} {said[:200]}")
            os.remove(f"{content}/{kind}")
        shutil.rmtree(outside)
        return lost
    return run


# What is remembered ----------------------------------------------------------------------------------------------------------

def memory(galley):
    """What is remembered is damaged, cut, exchanged or somebody's own: the same site, at most later."""
    def run(folder, chance):
        site = Site(galley, folder)
        known, lost = site.states(1)[0], []
        for _ in range(12):
            files = sorted(os.path.join(where, name) for where, _, names in os.walk(f"{folder}/.galley") for name in names
                           if not os.path.islink(os.path.join(where, name)))
            for path in chance.sample(files, min(len(files), chance.choice([1, 3, 1000]))):
                damage(path, files, chance)
            status, said = site.build()
            if status or site.digest() != known:
                lost.append(f"status {status}, {'the same site' if site.digest() == known else 'another site'}: {said[:200]}")
        return lost
    return run


def damage(path, files, chance):
    try:
        with open(path, "rb") as file:
            data = bytearray(file.read())
        kind = chance.randrange(8)
        if kind == 0 and data:
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        elif kind == 1:
            del data[chance.randrange(len(data) + 1):]
        elif kind == 2:
            data = bytearray(chance.randbytes(chance.choice([0, 9, 4000])))
        elif kind == 3:
            data = data + data
        elif kind == 4:
            data = data.replace(b"figure", b"<script>")
        elif kind == 5:
            with open(chance.choice(files), "rb") as other:
                data = bytearray(other.read())
        elif kind == 6:
            os.remove(path)
            os.symlink("/dev/zero" if chance.random() < 0.5 else path, path)
            return
        elif kind == 7:
            os.remove(path)
            os.mkdir(path)
            return
        with open(path, "wb") as file:
            file.write(data)
    except OSError:
        pass


def clocks(galley):
    """Times of files in the past, in the future and before all time, and edits that keep them."""
    def run(folder, chance):
        site = Site(galley, folder)
        known, lost = site.states(2), []
        for year in (1902, 1970, 1980, 2038, 2106, 2300):
            state = year % 2
            site.write(state)
            moment = datetime.datetime(year, 1, 19, tzinfo=datetime.timezone.utc).timestamp()
            for name in os.listdir(f"{folder}/Content"):
                os.utime(f"{folder}/Content/{name}", (moment, moment))
            status, said = site.build()
            if status or site.digest() != known[state]:
                lost.append(f"{year}: status {status} {said[:200]}")
        # Another text of the same length, and the file as old as before.
        path = f"{folder}/Content/page0.md"
        site.write(0)
        site.build()
        old = os.stat(path)
        site.write(1)
        for name in os.listdir(f"{folder}/Content"):
            os.utime(f"{folder}/Content/{name}", ns=(old.st_atime_ns, old.st_mtime_ns))
        site.build()
        if site.digest() != known[1]:
            lost.append("a text that changed while its time did not is not seen")
        return lost
    return run


def jumps(galley):
    """The clock of a whole build stands elsewhere (faketime, where it is installed)."""
    def run(folder, chance):
        if not shutil.which("faketime"):
            return None
        site = Site(galley, folder)
        known, lost = site.states(1)[0], []
        for moment in ("1971-01-01", "2037-12-31 23:59:59", "2099-01-01"):
            done = subprocess.run(["faketime", moment, galley, "build", "--quiet"], cwd=folder, capture_output=True, text=True)
            if done.returncode or site.digest() != known:
                lost.append(f"{moment}: status {done.returncode} {done.stderr[:200]}")
        return lost
    return run


# Sizes -----------------------------------------------------------------------------------------------------------------------

def sized(galley, write, seconds, megabytes):
    """A build of what is large: how long, and how much memory."""
    def run(folder, chance):
        os.makedirs(f"{folder}/Content")
        write(f"{folder}/Content")
        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        process = subprocess.Popen([galley, "build", "--quiet"], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, preexec_fn=limit)
        said = process.stderr.read()
        process.stderr.close()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = 0
        print(f"     {used.ru_utime + used.ru_stime:.1f} s of CPU, {used.ru_maxrss >> 10} MB", flush=True)
        lost = []
        if not os.WIFEXITED(status) or os.WEXITSTATUS(status):
            lost.append(f"status {status}: {said[:300]}")
        if used.ru_maxrss >> 10 > megabytes:
            lost.append(f"{used.ru_maxrss >> 10} MB")
        return lost
    return run


def put(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def many_files(content):
    for number in range(100_000):
        if number % 1000 == 0:
            os.mkdir(f"{content}/part{number // 1000}")
        put(f"{content}/part{number // 1000}/file{number}.txt", "text")
    put(f"{content}/index.md", "# Home\n\nA page.\n")


def large_page(content):
    put(f"{content}/index.md", "# Home\n\nA page.\n\n" + "".join(
        f"## Part {number}\n\nSome *words* of a [page](#part-{number}) with `code`.\n\n- one\n- two\n\n" + "word " * 40 + "\n\n" for number in range(170_000)))


def many_previews(content):
    put(f"{content}/index.md", "# Home\n\nA page.\n\n" + "".join(
        f"```swift preview id=p{number} widths=200\nText(\"figure {number}\")\n```\n\n" for number in range(5_000)))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("galley", type=os.path.abspath)
    parser.add_argument("--times", type=int, default=2, help="how often each is tried")
    parser.add_argument("--full", action="store_true", help="what takes minutes, too")
    parser.add_argument("--only", help="the one test whose name begins so")
    options = parser.parse_args()
    tests = [("killed", kills), ("file sizes limited", file_sizes), ("disk full", full_disk), ("disk read-only", read_only),
             ("two builds at once", together), ("built while served", served), ("files change", changing), ("links", links),
             ("memory damaged", memory), ("times of files", clocks), ("clock elsewhere", jumps)]
    sizes = [("100,000 files", many_files, 120, 800), ("a page of 50 MB", large_page, 120, 2_500), ("5,000 previews", many_previews, 60, 800)]
    for name, test in tests:
        if not options.only or name.startswith(options.only):
            trial(name, options.times, test(options.galley))
    for name, write, seconds, megabytes in sizes:
        if options.full and (not options.only or name.startswith(options.only)):
            trial(name, 1, sized(options.galley, write, seconds, megabytes))
    print("\n| what | tried | lost |\n|---|---|---|")
    for name, times, lost in table:
        print(f"| {name} | {times} | {len(lost) or 'nothing'} |")
    raise SystemExit(any(lost for _, _, lost in table))


if __name__ == "__main__":
    main()
