"""What has so many pages or figures that a commit's test looks at a part: each commit at another one, the same whenever it is tested.

With EVERYTHING=1 all has its turn.
"""
import os
import subprocess

EVERYTHING = bool(os.environ.get("EVERYTHING"))


def of_commit():
    """A number that another commit changes; 0 where there is none."""
    try:
        told = subprocess.run(["git", "rev-parse", "HEAD"], cwd=os.path.dirname(os.path.abspath(__file__)), capture_output=True, text=True)
        return int(told.stdout[:8] or "0", 16)
    except FileNotFoundError:
        return 0


TURN = of_commit()


def is_turn(number, of):
    """Whether the one of this number is looked at now, when one of so many is."""
    return EVERYTHING or (TURN + number) % of == 0


def in_turn(every, of, place=0):
    """One of so many of them; another place has others at the same commit."""
    return [one for number, one in enumerate(every) if is_turn(number + place, of)]
