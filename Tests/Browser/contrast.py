"""Whether the theme's colors can be read: WCAG's contrast for every color that a style sheet gives to text or to a control.

A style sheet names its colors (`color: var(--quiet)`), and has light and dark ones. Each rule is held against the ground that it
gives itself, or against both grounds of the page: text at 4.5 to 1 (AA), edges of controls at 3 to 1.
"""
import glob
import os
import re

TEXT, CONTROL = 4.5, 3
GROUNDS = ["paper", "shade"]
# Signs between words or beside them, which tell nothing by themselves.
ORNAMENTS = re.compile(r"\.breadcrumbs li ?\+ ?li::before")
# What is looked for by its edge. A button with a word in it is found by the word.
CONTROLS = re.compile(r"(?:\b(?:select|textarea|input)|\.editing)(?:\[[^]]*\])?(?::focus-within)?(?=,|$)")
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
DECLARED = re.compile(r"--([\w-]+):\s*([^;]+)")


def declared(styles, selector):
    """The colors that a rule names, those made of two others included."""
    return {name: value.strip() for found, body in RULE.findall(styles) if found.strip() == selector for name, value in DECLARED.findall(body)}


def rgb(palette, value):
    """Red, green and blue from 0 to 1; None for what is no color of the palette's kind."""
    value = value.strip()
    if named := re.fullmatch(r"var\(--([\w-]+)\)", value):
        return rgb(palette, palette[named[1]]) if named[1] in palette else None
    if mixed := re.fullmatch(r"color-mix\(in srgb, ?(.+?) (\d+)%, ?(.+)\)", value):
        first, second, share = rgb(palette, mixed[1]), rgb(palette, mixed[3]), int(mixed[2]) / 100
        return first and second and [a * share + b * (1 - share) for a, b in zip(first, second)]
    if digits := re.fullmatch(r"#([0-9a-f]{3}|[0-9a-f]{6})", value):
        pairs = re.findall(".." if len(digits[1]) == 6 else ".", digits[1])
        return [int(pair * (3 - len(pair)), 16) / 255 for pair in pairs]
    return None


def luminance(color):
    """WCAG 2.2, relative luminance."""
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in color]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first, second):
    light, dark = sorted([luminance(first), luminance(second)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


def asked(selector, body):
    """What a rule colors: a color, what it is for, and the ratio that this wants."""
    properties = dict(re.findall(r"(?:^|;)\s*([\w-]+):\s*([^;]*)", body))
    color = properties.get("color", "")
    if not ORNAMENTS.search(selector) and re.fullmatch(r"var\(--[\w-]+\)|#[0-9a-f]+", color):
        yield color, "text", TEXT
    if CONTROLS.search(selector):
        for name in ["border", "border-color", "box-shadow"]:
            if edge := re.search(r"var\(--[\w-]+\)|#[0-9a-f]+", properties.get(name, "")):
                yield edge[0], "a control's edge", CONTROL


def grounds(body):
    own = re.search(r"background(?:-color)?:\s*var\(--([\w-]+)\)", body)
    return [own[1]] if own else GROUNDS


# How a rule begins that holds in one theme alone.
ROOTS = {"light": ":root", "dark": ":root[data-theme=dark]", "a dark system": ":root:not([data-theme=light])"}


def holds(selector, theme, selectors):
    """Whether a rule colors something in a theme: not where the same parts have a rule for that theme alone."""
    for name, root in list(ROOTS.items())[1:]:
        if selector.startswith(root + " "):
            return name == theme
    return theme == "light" or f"{ROOTS[theme]} {selector}" not in selectors


def palettes(styles):
    light = declared(styles, ROOTS["light"])
    return {theme: {**light, **declared(styles, root)} for theme, root in ROOTS.items()}


def rules(styles):
    """The selectors of a style sheet with what they declare, whatever is around them."""
    return [(selector.strip(), body) for selector, body in RULE.findall(re.sub(r"/\*.*?\*/", "", styles, flags=re.S))]


def problems(root):
    """Sentences, one for each rule and theme that cannot be read, and how many pairs there are."""
    files = {path: open(path, encoding="utf-8").read() for path in glob.glob(os.path.join(root, "assets", "**", "*.css"), recursive=True)}
    # Paper has its own colors, and no themes.
    base = re.split(r"@media print", next(styles for path, styles in files.items() if os.path.basename(path).startswith("galley-")))[0]
    found, pairs = [], 0
    for path, styles in sorted(files.items()):
        parts = rules(styles)
        selectors = {selector for selector, _ in parts}
        for theme, palette in palettes(base).items():
            for selector, body in parts:
                for color, what, least in asked(selector, body) if holds(selector, theme, selectors) else []:
                    for ground in grounds(body) if what == "text" else GROUNDS:
                        colors = rgb(palette, color), rgb(palette, f"var(--{ground})")
                        if None in colors:
                            continue
                        pairs += 1
                        ratio = contrast(*colors)
                        if ratio < least:
                            found.append(f"{os.path.basename(path)}, {selector[-80:]}: {what} in {color} on {ground} has {ratio:.2f} to 1 in {theme}, not {least}")
    return found, pairs
