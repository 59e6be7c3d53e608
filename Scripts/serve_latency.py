#!/usr/bin/env python3
"""From saving a page to the dev server giving the new one: serve_latency.py GALLEY [PAGES]

Makes PAGES plain pages (1,000), starts `galley serve`, and appends a new word to one page twenty times. Prints the time to the
first answer and the median and most of the edits, in milliseconds; also the time until an open page is told to reload.
"""
import contextlib
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def get(url):
    try:
        with urllib.request.urlopen(url, timeout=20) as answer:
            return answer.read()
    except OSError:
        return b""


def path_of(number):
    return f"part{number // 50:03}/page{number:05}"


def page(number, count):
    words = " ".join(f"word{(number * 7 + n) % 997}" for n in range(120))
    text = (f"---\ntitle: Page {number}\ndescription: About page {number}.\n---\n\n## First\n\n{words}\n\n## Second\n\n{words}\n\n"
            f"```swift\nlet value = {number}\n```\n")
    return text if number % 50 == 49 or number == count - 1 else text + f"\n- [Next](page{number + 1:05}.md)\n"


def write_pages(folder, count):
    for number in range(count):
        path = f"{folder}/Content/{path_of(number)}.md"
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(page(number, count))


@contextlib.contextmanager
def serving(galley, folder):
    """The server's address and the seconds to its first answer."""
    port = free_port()
    start = time.time()
    server = subprocess.Popen([galley, "serve", "--port", str(port)], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        base = f"http://127.0.0.1:{port}/"
        while not get(base):
            if server.poll() is not None:
                sys.exit(f"the server ended with status {server.returncode}")
            time.sleep(0.005)
        yield base, time.time() - start
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()


def save(folder, base, number, edit, version):
    """Seconds from a save to the new page being served, and to an open page being told."""
    path, url = f"{folder}/Content/{path_of(number)}.md", f"{base}{path_of(number)}.html"
    told = []
    waiter = threading.Thread(target=lambda: told.append((get(f"{base}_galley/events?version={version}"), time.time())))
    waiter.start()
    time.sleep(0.1)
    with open(path, "r+") as file:
        text = edit(file.read())
        file.seek(0)
        file.write(text)
        file.truncate()
    saved = time.time()
    mark = f"mark{version}".encode()
    while mark not in get(url):
        pass
    served = time.time() - saved
    waiter.join()
    return served, told[0][1] - saved


def saves(folder, base, count, turns, first_version=1, edit=lambda text, mark: f"{text}\n{mark}\n"):
    """The times of several edits of one page in the middle, each with a new word."""
    return [
        save(folder, base, count // 2, lambda text: edit(text, f"mark{version}"), version)
        for version in range(first_version, first_version + turns)
    ]


def retitled(text, mark):
    """Another title, which every page of the section shows."""
    lines = text.split("\n")
    lines[1] = f"title: {mark}"
    return "\n".join(lines)


def main():
    galley, count = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    with tempfile.TemporaryDirectory() as folder:
        write_pages(folder, count)
        with serving(galley, folder) as (base, first):
            print(f"first answer {1000 * first:.0f} ms")
            for what, start, edit in [("text", 1, lambda text, mark: f"{text}\n{mark}\n"), ("title", 21, retitled)]:
                served, told = zip(*saves(folder, base, count, 20, start, edit))
                for name, values in [("served", served), ("reload", told)]:
                    print(f"{what} edited, {name}: median {1000 * statistics.median(values):.0f} ms, "
                          f"most {1000 * max(values):.0f} ms, {count} pages")


if __name__ == "__main__":
    main()
