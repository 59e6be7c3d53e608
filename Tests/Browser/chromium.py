"""The browser of these tests: the system's Chromium, or Playwright's own where the system has none."""
import os

# The first has no windows and nothing of what stands around a page: a page takes a third of the time to open.
SYSTEM = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"]


# A shell fits letters to whole pixels unless it is told not to, which no screen of today does.
ARGUMENTS = ["--no-sandbox", "--font-render-hinting=none"]


def launch(player, *arguments):
    """Starts the browser; it runs as root, too, which a container's user often is."""
    return player.chromium.launch(executable_path=next(filter(os.path.exists, SYSTEM), None), args=[*ARGUMENTS, *arguments])
