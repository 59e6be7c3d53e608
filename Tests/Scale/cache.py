#!/usr/bin/env python3
"""A cache of previews at nginx with its DAV module: cold, warm, refused, slow, lying and gone: cache.py GALLEY

Needs nginx (Debian: nginx-core). Each build must write the bytes of a build without a cache.
"""
import http.server
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time

COUNT = int(os.environ.get("COUNT", "200"))
SLOW = "longer than drawing"
CONFIG = """
worker_processes 1; daemon off; pid {root}/pid; error_log stderr;
events {{ worker_connections 64; }}
http {{
  access_log off; client_body_temp_path {root}/body; proxy_temp_path {root}/t1; fastcgi_temp_path {root}/t2; uwsgi_temp_path {root}/t3; scgi_temp_path {root}/t4;
  server {{
    listen 127.0.0.1:{port}; root {root}/files; client_max_body_size 16m;
    location /previews/ {{ dav_methods PUT; create_full_put_path on; {extra} }}
  }}
}}
"""


def port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def site(folder):
    os.makedirs(os.path.join(folder, "Content"))
    for page in range(COUNT // 20):
        with open(os.path.join(folder, "Content", f"{'index' if page == 0 else f'p{page}'}.md"), "w") as file:
            file.write(f"# Page {page}\n\nText.\n")
            for number in range(20):
                file.write(f'\n```swift preview widths="320 200"\nVStack {{ Text("Figure {page} {number}"); HStack {{ Color.red; Text("Words of it") }} }}.padding({number % 7})\n```\n')


class Nginx:
    def __init__(self, root, extra=""):
        self.port = port()
        self.root = root
        os.makedirs(os.path.join(root, "files", "previews"), exist_ok=True)
        subprocess.run(["chmod", "-R", "a+rwx", root], check=True)
        path = os.path.join(root, "conf")
        with open(path, "w") as file:
            file.write(CONFIG.format(root=root, port=self.port, extra=extra))
        self.process = subprocess.Popen(["nginx", "-c", path, "-p", root], stderr=subprocess.DEVNULL)
        for _ in range(100):
            with socket.socket() as client:
                if client.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        sys.exit("nginx does not start")

    address = property(lambda self: f"http://127.0.0.1:{self.port}/previews/")

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Odd(http.server.BaseHTTPRequestHandler):
    """A cache that lies, or takes its time."""
    delay = 0

    def do_GET(self):
        time.sleep(self.delay)
        body = b"<html>Here is what you want, surely</html>" * 40
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_PUT(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(201)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


def build(galley, folder, *options):
    shutil.rmtree(os.path.join(folder, ".galley"), ignore_errors=True)
    start = time.monotonic()
    run = subprocess.run([galley, "build", "--force", *options], cwd=folder, capture_output=True, text=True)
    seconds = time.monotonic() - start
    if run.returncode:
        sys.exit(f"{options}: {run.stderr}")
    return seconds, run.stderr.strip(), files(os.path.join(folder, "_site"))


def files(root):
    return {os.path.relpath(os.path.join(path, name), root): open(os.path.join(path, name), "rb").read()
            for path, _, names in os.walk(root) for name in names}


def main(galley):
    galley = os.path.abspath(galley)
    failures = 0
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as root:
        os.chmod(root, 0o777)
        site(folder)
        seconds, _, plain = build(galley, folder)
        print(f"{seconds:6.2f} s  without a cache, {COUNT} previews")

        def case(name, wants, *options):
            nonlocal failures
            # On a machine that does other work beside, any cache may answer later than a preview is drawn; then once more.
            for _ in range(3):
                seconds, said, made = build(galley, folder, *options)
                if wants == SLOW or SLOW not in said:
                    break
            isGood = made == plain and (wants in said if wants else "cache" not in said or SLOW in said)
            failures += not isGood
            print(f"{seconds:6.2f} s  {name}{'' if isGood else '  FAILED: ' + said}")

        local = os.path.join(root, "folder")
        case("folder, cold", "", "--cache", local)
        case("folder, warm", "", "--cache", local)
        nginx = Nginx(root)
        case("nginx, cold", "", "--cache", nginx.address)
        kept = os.path.join(root, "files", "previews")
        print(f"          {len(os.listdir(kept))} entries")
        failures += len(os.listdir(kept)) < COUNT
        case("nginx, warm", "", "--cache", nginx.address)
        for name in os.listdir(kept):
            with open(os.path.join(kept, name), "r+b") as file:
                file.seek(100)
                file.write(b"damaged")
        case("nginx, every entry damaged", "", "--cache", nginx.address)
        nginx.stop()
        case("gone", "does not answer", "--cache", nginx.address)
        closed = Nginx(root, "limit_except GET { deny all; }")
        shutil.rmtree(kept)
        os.makedirs(kept)
        case("refuses to be written", "answers 403", "--cache", closed.address)
        case("… and nothing is written", "", "--cache", closed.address, "--cache-read-only")
        closed.stop()
        for name, delay, wants in [("lies", 0, ""), ("takes 0.4 s", 0.4, SLOW), ("hangs", 30, "does not answer")]:
            handler = type("Handler", (Odd,), {"delay": delay})
            server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
            server.daemon_threads = True
            threading.Thread(target=server.serve_forever, daemon=True).start()
            case(name, wants, "--cache", f"http://127.0.0.1:{server.server_port}/")
            server.shutdown()
        shards(galley, folder, plain)
    sys.exit(1 if failures else 0)


def shards(galley, folder, plain):
    """Four parts, as four machines make them, and one build of all."""
    times = []
    for number in range(1, 5):
        shutil.rmtree(os.path.join(folder, ".galley"), ignore_errors=True)
        start = time.monotonic()
        subprocess.run([galley, "build", "--shard", f"{number}/4", "--quiet"], cwd=folder, check=True)
        times.append(time.monotonic() - start)
    seconds, _, made = build(galley, folder, "--merge", "_shards")
    if made != plain:
        sys.exit("a site of parts is another site")
    print(f"{max(times):6.2f} s  the slowest of four parts, then {seconds:.2f} s for all")
    os.remove(os.path.join(folder, "_shards", "3-of-4.galley"))
    run = subprocess.run([galley, "build", "--merge", "_shards"], cwd=folder, capture_output=True, text=True)
    if run.returncode != 1 or "part 3 of 4 is missing" not in run.stderr:
        sys.exit(f"a missing part is not told: {run.stderr}")
    print("          a missing part is told")


main(*sys.argv[1:])
