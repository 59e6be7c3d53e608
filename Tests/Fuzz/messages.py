#!/usr/bin/env python3
"""Damaged messages to programs that wait for them: messages.py GALLEY [--count N] [--seed S]

Requests as the page sends them (`galley answer`) and an editor's (`galley lsp`) are cut, spliced and overwritten: their commands, numbers,
places, texts and lengths. Neither may end by a signal or hang, and a sound question between them must be answered as ever. What fails is
written to the folder of `--output`. Exit status 1 when something does.
"""
import argparse
import json
import os
import random
import select
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import corpus
from mutations import mutate

PATIENCE = 60
NUMBERS = ["0", "1", "-1", "nil", "nan", "inf", "-inf", "1e308", "-1e308", "1e-300", "9223372036854775807", "-9223372036854775808", "0.5", "300", "", "x", "1 2"]
COMMANDS = ["picture", "inspect", "check", "complete", "highlight", "dump", "tap", "press", "drag", "transform", "pull", "pick", "act", "set", "type", "choose",
            "step", "scroll", "resources", "module", "promises", "explain", "trace", "band", "reveal", "nothing"]
KEYS = ["width", "height", "platform", "parts", "x", "y", "dx", "dy", "value", "count", "control", "at", "phase", "seconds", "locale", "scheme", "key", "name",
        "from", "to", "preview", "home", "base", "form", "touch", "view", "steps", "time", "before", "script", "device", "size", "rotation", "magnification"]


class Waiting:
    """A program that reads messages; `frame` puts one into its form, `split` takes one from what came."""

    def __init__(self, command, folder):
        self.command, self.folder, self.process = command, folder, None

    def start(self):
        self.process = subprocess.Popen(self.command, cwd=self.folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.came = b""

    def stop(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            for stream in [self.process.stdin, self.process.stdout]:
                try:
                    stream.close()
                except BrokenPipeError:
                    pass
        self.process = None

    def send(self, data):
        if not self.process:
            self.start()
        try:
            self.process.stdin.write(data)
            self.process.stdin.flush()
        except BrokenPipeError:
            pass

    def read(self):
        """The next message; why there is none: `ended`, `crash` or `hang`."""
        deadline = time.monotonic() + PATIENCE
        while True:
            message, self.came = self.split(self.came)
            if message is not None:
                return message
            if not select.select([self.process.stdout], [], [], max(0, deadline - time.monotonic()))[0]:
                return "hang"
            more = os.read(self.process.stdout.fileno(), 1 << 20)
            if not more:
                return "crash" if self.process.wait() < 0 else "ended"
            self.came += more


class Page(Waiting):
    """`galley answer`: a number of bytes, a line's end, lines of `key value` with blocks."""
    calm = b'command picture\nwidth 300\nparts views\nsource 9\nText("a")\n'

    @staticmethod
    def split(data):
        head, line, rest = data.partition(b"\n")
        if not line or len(rest) < int(head):
            return None, data
        return rest[:int(head)], rest[int(head):]

    def frame(self, message):
        return b"%d\n%s" % (len(message), message)

    def messages(self, chance, source):
        """A question about a program, and what a reader does to its picture."""
        code = source.encode("utf-8", "surrogateescape")
        for _ in range(chance.choice([1, 1, 2, 4])):
            lines = [f"command {chance.choice(COMMANDS)}", "width 300"]
            lines += [f"{chance.choice(KEYS)} {chance.choice(NUMBERS + ['begin', 'end', 'move', 'iOS', 'views controls frames', 'de', '0 0 1 1'])}" for _ in range(chance.randrange(6))]
            chance.shuffle(lines)
            length = len(code) if chance.random() < 0.95 else chance.choice([0, -1, len(code) * 2, 1 << 62])
            yield "\n".join(lines).encode() + b"\nsource %d\n%s\n" % (length, code)

    def answers(self, message):
        self.send(self.frame(message))
        return self.read()

    def is_sound(self, answer):
        return isinstance(answer, bytes) and b'"svg"' in answer


class Editor(Waiting):
    """`galley lsp`: JSON-RPC behind a header."""

    def start(self):
        super().start()
        self.number = 0
        self.answers({"method": "initialize", "params": {"capabilities": {}, "rootUri": Path(self.folder).as_uri()}})

    @staticmethod
    def split(data):
        head, line, rest = data.partition(b"\r\n\r\n")
        if not line:
            return None, data
        length = int(head.split(b":")[1].split(b"\r\n")[0])
        return (None, data) if len(rest) < length else (rest[:length], rest[length:])

    def frame(self, message):
        body = json.dumps({"jsonrpc": "2.0"} | message).encode()
        return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)

    @property
    def calm(self):
        return {"method": "textDocument/hover", "params": {"textDocument": {"uri": "file:///nothing.md"}, "position": {"line": 0, "character": 0}}}

    def answers(self, message):
        if not self.process:
            self.start()
        self.number += 1
        self.send(self.frame(message | {"id": f"calm {self.number}"}))
        while True:
            answer = self.read()
            if not isinstance(answer, bytes) or json.loads(answer).get("id") == f"calm {self.number}":
                return answer

    def messages(self, chance, source):
        uri = chance.choice([Path(self.folder, "Content", "index.md").as_uri(), Path(self.folder, "a.swift").as_uri(), "file:///../../etc/passwd", "", "http://a", 7])
        if chance.random() < 0.7:
            source = f"# A\n\n```swift preview\n{source}\n```\n"
        spot = chance.choice([0, 1, 2, 5, 50, -1, 1 << 40, 1e300, None, "x"])
        place = {"line": chance.choice([spot, chance.randrange(40)]), "character": chance.choice([spot, chance.randrange(60)])}
        some = {"textDocument": {"uri": uri, "version": spot, "text": source, "languageId": "markdown"}, "position": place,
                "contentChanges": [{"text": source, "range": {"start": place, "end": place}}], "range": {"start": place, "end": place}, "context": {"diagnostics": []}}
        some = {key: value for key, value in some.items() if chance.random() < 0.95}
        method = chance.choice(["didOpen", "didOpen", "didChange", "didSave", "didClose", "hover", "completion", "definition", "codeAction", "nothing"])
        yield json.dumps({"jsonrpc": chance.choice(["2.0", 2]), "id": chance.choice([spot, 3]), "method": f"textDocument/{method}",
                          "params": chance.choice([some] * 9 + [[], None, 5])}).encode()

    def sent(self, chance, body):
        """Mostly a whole message; at times a header or a body that is none."""
        if chance.random() < 0.03:
            cut = bytearray(body)
            for _ in range(chance.randrange(1, 4)):
                cut[chance.randrange(len(cut))] = chance.randrange(256)
            body = bytes(cut)
        head = b"Content-Length: %d\r\n" % len(body)
        if chance.random() < 0.02:
            head = chance.choice([b"Content-Length: -5\r\n", b"Content-Length: x\r\n", b"\r\n", b"Content-Type: a\r\n" + head, b"Content-Length: 99999999999999999999\r\n"])
        return head + b"\r\n" + body

    def is_sound(self, answer):
        return isinstance(answer, bytes) and "result" in json.loads(answer)


def trial(program, chance, source):
    """What is wrong with how a program takes damaged messages, and these."""
    sent = list(program.messages(chance, source))
    if not program.process:
        program.start()
    for message in sent:
        if isinstance(program, Page):
            answer = program.answers(message)
            if answer in ("crash", "hang"):
                return answer, sent
        else:
            program.send(program.sent(chance, message))
    answer = program.answers(program.calm) if program.process.poll() is None else "ended"
    if answer in ("crash", "hang"):
        return answer, sent
    if answer == "ended":
        # A stream that is no stream of messages may be left, by no signal.
        died = program.process.wait() < 0
        program.stop()
        return ("crash" if died else None), sent
    return (None if program.is_sound(answer) else "answer"), sent


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("galley", type=os.path.abspath)
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    parser.add_argument("--output", type=Path, default=Path(tempfile.gettempdir()) / "galley-messages")
    options = parser.parse_args()
    programs = [corpus.tokens(program) for program in corpus.programs()]
    vocabulary = sorted({token for program in programs for token in program if token.strip()})
    found, begun = 0, time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(f"{folder}/Content")
        Path(folder, "Content", "index.md").write_text("# A\n\nA page.\n")
        waiting = [Page([options.galley, "answer"], folder), Editor([options.galley, "lsp"], folder)]
        for number in range(options.count):
            chance = random.Random(f"{options.seed}/{number}")
            program = waiting[number % 2]
            kind, sent = trial(program, chance, mutate(chance, programs, vocabulary))
            if not kind:
                continue
            found += 1
            program.stop()
            options.output.mkdir(parents=True, exist_ok=True)
            (options.output / f"{kind}-{options.seed}-{number}.txt").write_bytes(b"\n".join(sent))
            print(f"{kind}: message {number} of seed {options.seed}", flush=True)
        for program in waiting:
            program.stop()
    took = time.monotonic() - begun
    print(f"{options.count} messages of seed {options.seed} in {took:.0f} s: {found} findings")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
