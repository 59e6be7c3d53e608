"""The programs that mutations begin with: every case of the project and every preview of its pages."""
import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FENCE = re.compile(r"^(`{3,})swift [^\n]*\bpreview\b[^\n]*\n(.*?)^\1$", re.M | re.S)
MARK = re.compile(r"^// MARK: - [^\n]*\n", re.M)
EXPECTED = re.compile(r"^//( *\^|@\d| +(note|fix): )[^\n]*\n", re.M)
TOKEN = re.compile(
    r'\n|[ \t]+|"(?:\\.|[^"\\\n])*"|//[^\n]*|[A-Za-z_$@#`][\w`]*|\d[\w.]*|[-+*/%=<>!&|^~?]+|\.\.\.|\.\.<|.', re.S)


def programs():
    """Every program, in an order that does not depend on the file system."""
    found = []
    for path in sorted((ROOT / "Tests/Cases").rglob("*.swift")):
        text = path.read_text(errors="replace")
        parts = MARK.split(text) if path.parent.name == "checking" else [text]
        found += [EXPECTED.sub("", part) for part in parts]
    for path in sorted((ROOT / "Tests/Cases/layout").rglob("*.json")):
        found += [case["snippet"] for case in json.loads(path.read_text()) if "snippet" in case]
    for path in sorted((ROOT / "Content").rglob("*.md")):
        found += [match.group(2) for match in FENCE.finditer(path.read_text(errors="replace"))]
    return [program for program in found if program.strip()]


def tokens(text):
    """The text in pieces that joined give it back."""
    return TOKEN.findall(text)
