#!/usr/bin/env python3
"""From saving a page to the dev server giving the new one: serve_latency.py GALLEY [PAGES]

Makes PAGES plain pages (1,000), starts `galley serve`, and appends a new word to one page twenty times. Prints the time to the
first answer and the median and most of the edits, in milliseconds; also the time until an open page is told to reload.
"""
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


def page(number):
    words = " ".join(f"word{(number * 7 + n) % 997}" for n in range(120))
    return (f"---\ntitle: Page {number}\ndescription: About page {number}.\n---\n\n## First\n\n{words}\n\n## Second\n\n{words}\n\n"
            f"- [Next](page{number + 1:05}.md)\n\n```swift\nlet value = {number}\n```\n")


def main():
    galley, count = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            path = f"{folder}/Content/part{number // 50:03}/page{number:05}.md"
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w") as file:
                file.write(page(number).replace(f"- [Next](page{number + 1:05}.md)\n", "") if number % 50 == 49 or number == count - 1 else page(number))
        port = free_port()
        start = time.time()
        server = subprocess.Popen([galley, "serve", "--port", str(port)], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            base = f"http://127.0.0.1:{port}/"
            while not get(base):
                time.sleep(0.005)
            print(f"first answer {1000 * (time.time() - start):.0f} ms")
            number = count // 2
            path, url = f"{folder}/Content/part{number // 50:03}/page{number:05}.md", f"{base}part{number // 50:03}/page{number:05}.html"
            served, told = [], []
            for turn in range(20):
                events = f"{base}_galley/events?version={turn + 1}"
                done = []
                waiter = threading.Thread(target=lambda: done.append((get(events), time.time())))
                waiter.start()
                time.sleep(0.1)
                with open(path, "a") as file:
                    file.write(f"\nnew{turn}word\n")
                saved = time.time()
                while f"new{turn}word".encode() not in get(url):
                    pass
                served.append(1000 * (time.time() - saved))
                waiter.join()
                told.append(1000 * (done[0][1] - saved))
            for name, values in [("served", served), ("reload", told)]:
                print(f"{name}: median {statistics.median(values):.0f} ms, most {max(values):.0f} ms, {count} pages")
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()


if __name__ == "__main__":
    main()
