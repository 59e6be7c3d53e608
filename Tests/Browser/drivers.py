"""Browsers other than Chromium, by the protocols that they speak themselves: Firefox's Marionette, WebKit's WebDriver."""
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

MINI_BROWSERS = [f"/usr/lib/{machine}-linux-gnu/webkit2gtk-4.{minor}/MiniBrowser" for machine in ["x86_64", "aarch64"] for minor in [1, 0]]


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Missing(Exception):
    """A browser that is not here."""


def needed(*names):
    for name in names:
        if shutil.which(name) is None:
            raise Missing(name)


class Driver:
    """What is asked of every browser: a page, a script in it, and a hand."""

    def open(self, url):
        raise NotImplementedError

    def run(self, script, *arguments):
        """Runs the body of a function in the page and gives what it returns."""
        raise NotImplementedError

    def act(self, *sources):
        """Moves pointers and presses keys, as the standard of WebDriver has them."""
        raise NotImplementedError

    def close(self):
        raise NotImplementedError

    def pointer(self, *steps, kind="mouse"):
        """Steps are places, 'down', 'up' and pauses in milliseconds."""
        actions = []
        for step in steps:
            if isinstance(step, tuple):
                actions.append({"type": "pointerMove", "x": round(step[0]), "y": round(step[1]), "duration": 16, "origin": "viewport"})
            elif isinstance(step, str):
                actions.append({"type": f"pointer{step.capitalize()}", "button": 0})
            else:
                actions.append({"type": "pause", "duration": step})
        self.act({"type": "pointer", "id": f"a {kind}", "parameters": {"pointerType": kind}, "actions": actions})

    def keys(self, text):
        actions = [{"type": kind, "value": sign} for sign in text for kind in ["keyDown", "keyUp"]]
        self.act({"type": "key", "id": "keys", "actions": actions})


class Firefox(Driver):
    name = "Firefox"

    def __init__(self):
        needed("firefox-esr")
        self.profile = tempfile.TemporaryDirectory()
        port = free_port()
        with open(os.path.join(self.profile.name, "user.js"), "w") as file:
            for key, value in {"marionette.port": port, "datareporting.policy.dataSubmissionEnabled": False, "app.update.enabled": False}.items():
                file.write(f"user_pref({json.dumps(key)}, {json.dumps(value)});\n")
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--no-remote", "--width", "1280", "--height", "900", "--profile", self.profile.name],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": self.profile.name})
        self.socket, self.rest, self.number = self.connect(port), b"", 0
        hello = self.receive()
        self.version = self.ask("WebDriver:NewSession", {"capabilities": {}})["capabilities"]["browserVersion"]
        assert hello["marionetteProtocol"] == 3

    def connect(self, port):
        for _ in range(600):
            try:
                return socket.create_connection(("127.0.0.1", port), timeout=60)
            except OSError:
                time.sleep(0.1)
        self.process.kill()
        raise Missing("a Firefox that starts")

    def receive(self):
        while b":" not in self.rest:
            self.rest += self.socket.recv(65536)
        length, _, rest = self.rest.partition(b":")
        while len(rest) < int(length):
            rest += self.socket.recv(65536)
        self.rest = rest[int(length):]
        return json.loads(rest[:int(length)])

    def ask(self, command, parameters):
        self.number += 1
        text = json.dumps([0, self.number, command, parameters]).encode()
        self.socket.sendall(f"{len(text)}:".encode() + text)
        _, _, error, result = self.receive()
        if error:
            raise RuntimeError(f"{command}: {error['error']}: {error['message']}")
        return result

    def open(self, url):
        self.ask("WebDriver:Navigate", {"url": url})

    def run(self, script, *arguments):
        return self.ask("WebDriver:ExecuteScript", {"script": script, "args": list(arguments), "newSandbox": True})["value"]

    def act(self, *sources):
        self.ask("WebDriver:PerformActions", {"actions": list(sources)})

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()


class WebKit(Driver):
    name = "WebKitGTK"

    def __init__(self):
        needed("WebKitWebDriver", "Xvfb")
        browser = next((path for path in MINI_BROWSERS if os.path.exists(path)), None)
        if browser is None:
            raise Missing("MiniBrowser")
        self.screen = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        display = self.screen.stdout.readline().decode().strip()
        port = free_port()
        # A container has no room for WebKit's own sandbox, nor a graphics card.
        environment = {**os.environ, "DISPLAY": f":{display}", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
                       "WEBKIT_DISABLE_DMABUF_RENDERER": "1", "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
        self.process = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
        self.place = f"http://127.0.0.1:{port}/session"
        options = {"binary": browser, "args": ["--automation", "--geometry=1280x900"]}
        session = self.first({"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})
        self.place += "/" + session["sessionId"]
        self.version = session["capabilities"].get("browserVersion", "?")

    def first(self, capabilities):
        for _ in range(100):
            try:
                return self.post("", capabilities)
            except (ConnectionError, urllib.error.URLError) as error:
                if isinstance(error, urllib.error.HTTPError):
                    raise RuntimeError(error.read().decode()) from error
                time.sleep(0.1)
        raise Missing("a WebKitWebDriver that starts")

    def post(self, path, value):
        request = urllib.request.Request(self.place + path, json.dumps(value).encode(), {"Content-Type": "application/json"})
        return json.load(urllib.request.urlopen(request, timeout=120))["value"]

    def ask(self, path, value):
        try:
            return self.post(path, value)
        except urllib.error.HTTPError as error:
            told = json.load(error)["value"]
            raise RuntimeError(f"{path}: {told['error']}: {told['message']}") from error

    def open(self, url):
        self.ask("/url", {"url": url})

    def run(self, script, *arguments):
        return self.ask("/execute/sync", {"script": script, "args": list(arguments)})

    def act(self, *sources):
        self.ask("/actions", {"actions": list(sources)})

    def close(self):
        try:
            urllib.request.urlopen(urllib.request.Request(self.place, method="DELETE"), timeout=20)
        except OSError:
            pass
        for process in [self.process, self.screen]:
            process.terminate()
            process.wait()
