#!/usr/bin/env python3
"""Compares evaluation cases with what a real Swift compiler makes of them, or writes its answers into them.

    measure_evaluation.py FILE...           print each line where the two differ
    measure_evaluation.py --write FILE...   put `// expect:` behind the lines that print

Each file is built as a script; its `print` becomes a function that says from which line it was called. Files that stop
(`// trap:`) and files that need Combine are passed over: the first print nothing reliable, the second build only on
Apple's systems.
"""

import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PRINT = """
import Foundation

func printWithLine(_ items: Any..., separator: String = " ", terminator: String = "\\n", line: Int = #line) {
    let text = items.map { String(describing: $0) }.joined(separator: separator)
    FileHandle.standardOutput.write(Data("\\u{1}\\(line)\\u{2}\\(text)".utf8))
}
"""
CALL = re.compile(r"(?<![\w.`])print\(")
EXPECTATION = re.compile(r"\s*// expect: ?(.*)$")


def printed(source: str) -> dict[int, str] | str:
    """What each line prints, or the compiler's complaints."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        (path / "main.swift").write_text("import Foundation; " + CALL.sub("printWithLine(", source))
        (path / "print.swift").write_text(PRINT)
        build = ["swiftc", "-swift-version", "5", "-suppress-warnings", "main.swift", "print.swift", "-o", "case"]
        compiled = subprocess.run(build, cwd=path, capture_output=True, text=True)
        if compiled.returncode:
            return "\n".join(line for line in compiled.stderr.splitlines() if "error:" in line)
        output = subprocess.run(
            [path / "case"], capture_output=True, text=True, timeout=20, env={"LANG": "en_US.UTF-8"}).stdout
    lines: dict[int, list[str]] = {}
    for part in output.split("\x01")[1:]:
        number, text = part.split("\x02", 1)
        lines.setdefault(int(number), []).append(text)
    return {number: " | ".join(texts) for number, texts in lines.items()}


def measure(path: Path, write: bool) -> list[str]:
    source = path.read_text()
    if "// trap:" in source or "import Combine" in source or "PassthroughSubject" in source:
        return []
    found = printed(source)
    if isinstance(found, str):
        return [f"{path.name}: {found}"]
    lines = source.split("\n")
    complaints = []
    for index, line in enumerate(lines):
        match = EXPECTATION.search(line)
        wanted, real = match and match.group(1), found.get(index + 1)
        if wanted != real:
            complaints.append(f"{path.name}:{index + 1}: the compiler prints {real!r}, expected {wanted!r}")
            code = EXPECTATION.sub("", line)
            lines[index] = code if real is None else f"{code}  // expect: {real}"
    if write:
        path.write_text("\n".join(lines))
        return []
    return complaints


def main() -> int:
    arguments = sys.argv[1:]
    write = "--write" in arguments
    paths = [Path(argument) for argument in arguments if argument != "--write"]
    with ThreadPoolExecutor(2) as pool:
        complaints = [line for lines in pool.map(lambda path: measure(path, write), paths) for line in lines]
    print("\n".join(complaints))
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
