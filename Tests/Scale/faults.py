#!/usr/bin/env python3
"""Builds that a figure brings down, from the outside: faults.py GALLEY

No program is known that ends the engine by a signal; so each of these signals is sent to the thread that is at a figure, as the
system would. The rest of the site has to be built, the figure named, and the exit status has to tell. Linux only: skipped aloud
elsewhere. Exit status 1 when something is wrong.
"""
import ctypes
import os
import platform
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

TGKILL = {"x86_64": 234, "aarch64": 131}.get(platform.machine())
# The optimized engine lays it out for many seconds at all its widths; it is struck down long before, on a busy machine, too.
BUSY = """ScrollView {
    VStack { ForEach(0..<4_000, id: \\.self) { Text("Proof \\($0) of a page with words that wrap at most of the widths here") } }
}.frame(height: 200)"""
FEW, MANY = "200 300", " ".join(str(width) for width in range(200, 1400, 10))
SIGNALS = ["SIGSEGV", "SIGBUS", "SIGILL", "SIGTRAP", "SIGFPE", "SIGABRT"]
failures = []


def check(condition, message):
    print(("ok   " if condition else "FAIL ") + message)
    if not condition:
        failures.append(message)


def write(folder, pages):
    os.makedirs(os.path.join(folder, "Content"), exist_ok=True)
    for number in range(pages):
        code, widths = (BUSY, MANY) if number == 5 else (f"Text(\"figure {number}\")", FEW)
        with open(os.path.join(folder, "Content", f"page{number}.md"), "w", encoding="utf-8") as file:
            file.write(f'# Page {number}\n\nA page with a figure.\n\n```swift preview id=only widths="{widths}"\n{code}\n```\n')


def ticks(process, thread):
    with open(f"/proc/{process}/task/{thread}/stat", encoding="utf-8") as file:
        return int(file.read().rsplit(")", 1)[1].split()[11])


def threads(process):
    found = {}
    for thread in os.listdir(f"/proc/{process}/task"):
        try:
            found[thread] = ticks(process, thread)
        except FileNotFoundError:
            pass
    return found


def lonely(process):
    """The thread that works while all others have nothing left to do, once there is one."""
    for _ in range(200):
        before = threads(process)
        time.sleep(0.2)
        gains = sorted((value - before.get(thread, value), thread) for thread, value in threads(process).items())
        if gains[-1][0] >= 4 and all(gain <= 1 for gain, _ in gains[:-1]):
            return int(gains[-1][1])
    return process


def strike(process, name):
    """Sends the signal to the thread at the busy figure, when that is all that is left."""
    ctypes.CDLL(None, use_errno=True).syscall(TGKILL, process.pid, lonely(process.pid), int(getattr(signal, name)))


def build(galley, name, pages):
    with tempfile.TemporaryDirectory() as folder:
        write(folder, pages)
        process = subprocess.Popen([galley, "build"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        strike(process, name)
        said = process.communicate(timeout=120)[1]
        what = f"{name}, {pages} pages"
        check(process.returncode == 1, f"{what}: the exit status is {process.returncode}")
        check(f"page5.md:6:1: the engine ended with {name}" in said, f"{what}: the figure is named" + ("" if "page5.md:6:1" in said else f": {said}"))
        check("page5.md:6:1: warning: the engine ended" in said, f"{what}: the build that goes on tells of it")
        pictured = [os.path.exists(page) and "<svg" in open(page, encoding="utf-8").read() and "class=\"g" in open(page, encoding="utf-8").read()
                    for page in (os.path.join(folder, "_site", f"page{number}.html") for number in range(pages))]
        check(pictured == [number != 5 for number in range(pages)], f"{what}: all other figures are drawn")
        left = [name for name in os.listdir(folder) if name not in ("Content", "_site", ".galley")]
        check(not left, f"{what}: nothing is left over, but {left}" if left else f"{what}: nothing is left over")


def fetched(address):
    """What is there, within twenty seconds: a server that begins anew is away for a moment."""
    end = time.monotonic() + 20
    while True:
        try:
            with urllib.request.urlopen(address, timeout=20) as answer:
                return answer.read()
        except urllib.error.URLError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


def serving(galley):
    """The server is there again, at its port."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        write(folder, 12)
        process = subprocess.Popen([galley, "serve", "--port", str(port)], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        try:
            strike(process, "SIGSEGV")
            process.stdout.readline()
            check(b"figure 4" in fetched(f"http://127.0.0.1:{port}/page4.html"), "a server that a figure ends serves the rest")
        finally:
            process.kill()
            process.communicate()


def elsewhere(galley):
    """A signal that meets no figure ends the program as ever."""
    with tempfile.TemporaryDirectory() as folder:
        write(folder, 3)
        process = subprocess.Popen([galley, "serve", "--port", "0"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        process.stdout.readline()
        process.send_signal(signal.SIGSEGV)
        process.communicate(timeout=60)
        check(process.returncode == -signal.SIGSEGV, f"at no figure the signal ends the program: {process.returncode}")


def main():
    galley = os.path.abspath(sys.argv[1])
    if platform.system() != "Linux" or TGKILL is None:
        print("SKIPPED: signals are sent to threads by a call of Linux")
        return
    for name in SIGNALS:
        build(galley, name, 12)
    build(galley, "SIGSEGV", 6)
    serving(galley)
    elsewhere(galley)
    print(f"faults: {len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
