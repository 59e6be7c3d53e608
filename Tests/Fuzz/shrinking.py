"""Makes a program that fails as small as it can be: delta debugging, first of lines, then of tokens."""
import time

from corpus import tokens


def shrink(text, fails, seconds=60):
    """The smallest text found in time for which `fails` still holds."""
    deadline = time.monotonic() + seconds
    for cut in (lambda text: text.splitlines(keepends=True), tokens):
        text = "".join(reduced(cut(text), lambda parts: fails("".join(parts)), deadline))
    return text


def reduced(parts, fails, deadline):
    """Leaves out ever smaller stretches for as long as what is left fails."""
    size = max(1, len(parts) // 2)
    while time.monotonic() < deadline:
        start, changed = 0, False
        while start < len(parts) and time.monotonic() < deadline:
            rest = parts[:start] + parts[start + size:]
            if rest and fails(rest):
                parts, changed = rest, True
            else:
                start += size
        if size == 1 and not changed:
            return parts
        if not changed or size > 1:
            size = max(1, size // 2)
    return parts
