"""The program under test: `galley answer`, asked one question at a time, watched and started anew when it fails."""
import json
import os
import resource
import select
import subprocess
import time

TICK = os.sysconf("SC_CLK_TCK")


class Finding(Exception):
    """Why a program is a finding: crash, hang, slow, memory or answer."""


class Engine:
    """With `sanitized` the program was built with a sanitizer, which maps terabytes that it never touches: its address space has no limit."""

    def __init__(self, galley, cpu, megabytes, sanitized=False):
        self.galley, self.cpu, self.megabytes, self.sanitized = galley, cpu, megabytes, sanitized
        self.process = None

    def start(self):
        def limit():
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            if self.sanitized:
                # Its calls take ten times the stack, so the bounds of nesting don't hold for the usual one.
                resource.setrlimit(resource.RLIMIT_STACK, (1 << 30, resource.RLIM_INFINITY))
            else:
                resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        self.process = subprocess.Popen(
            [self.galley, "answer"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=None if self.sanitized else subprocess.DEVNULL,
            preexec_fn=limit)
        self.pending = b""
        self.used, self.highest, self.resident = 0, 0, 0
        self.ask('Text("a")')
        self.used = self.seconds()
        self.highest, self.resident = self.memory()

    def stop(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process.stdin.close()
            self.process.stdout.close()
        self.process = None

    def check(self, source):
        """Asks for the picture of a program; raises a finding if what comes falls short."""
        if not self.process:
            self.start()
        before, peak, memory = self.used, self.highest, self.resident
        try:
            answer = self.ask(source)
            self.used = self.seconds()
            self.highest, self.resident = self.memory()
            used = self.used - before
            if used > self.cpu:
                raise Finding("slow")
            # The highest memory of all programs so far is this one's if it is higher than before.
            if self.highest > peak and self.highest - memory > self.megabytes:
                raise Finding("memory")
            self.judge(answer)
        except Finding:
            self.stop()
            raise
        return used

    def judge(self, answer):
        """A picture, or messages that say where."""
        try:
            told = json.loads(answer)
        except ValueError:
            raise Finding("answer")
        messages = told.get("diagnostics", [])
        errors = [message for message in messages if message.get("severity") == "error"]
        if any("line" not in message for message in errors) or not errors and not told.get("svg"):
            raise Finding("answer")

    def ask(self, source):
        code = source.encode("utf-8", "surrogateescape")
        request = b"command picture\nwidth 300\nparts views controls frames printed\nsource %d\n%s\n" % (len(code), code)
        try:
            self.process.stdin.write(b"%d\n%s" % (len(request), request))
            self.process.stdin.flush()
            return self.answer()
        except BrokenPipeError:
            raise Finding("crash")

    def answer(self):
        end, length, deadline = -1, None, time.monotonic() + 60 * self.cpu + 10
        output = self.process.stdout.fileno()
        while length is None or len(self.pending) < length:
            if not select.select([output], [], [], 0.5)[0]:
                if self.seconds() - self.used > 6 * self.cpu or time.monotonic() > deadline:
                    raise Finding("hang")
                continue
            more = os.read(output, 1 << 20)
            if not more:
                raise Finding("crash")
            self.pending += more
            if length is None and b"\n" in self.pending:
                end = self.pending.index(b"\n")
                length = int(self.pending[:end]) + end + 1
        answer, self.pending = self.pending[end + 1:length], self.pending[length:]
        return answer

    def seconds(self):
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self):
        """The most that there ever was, and what there is, in megabytes."""
        with open(f"/proc/{self.process.pid}/status") as file:
            text = file.read()
        return tuple(int(text.split(name, 1)[1].split(None, 1)[0]) / 1024 if name in text else 0 for name in ("VmHWM:", "VmRSS:"))
