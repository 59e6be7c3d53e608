#!/usr/bin/env python3
"""Cuts Bootstrap Icons (MIT, https://icons.getbootstrap.com) down to the symbols that have a name in
symbol_names.txt, adds those drawn in drawn_symbols.svg, and writes them as a table that the engine can read.

usage: generate_symbols.py DIRECTORY-OF-SVG OUTPUT.swift

Each icon becomes one line: its names, a space, its outline. Outlines are on a grid of 256 by 256 units, as steps
relative to the point before: a letter for the kind of step, then its coordinates, each one character from -40 to 40,
or an escape and a second character. See SymbolOutline.swift for the reader."""
import math, os, re, sys

GRID = 16.0  # units per unit of the icons' own 16 by 16 box

def tokens(d):
    for m in re.finditer(r'([MmLlHhVvCcSsQqTtAaZz])|(-?(?:\d+\.\d*|\.\d+|\d+)(?:[eE][-+]?\d+)?)', d):
        yield m.group(0)

def numbers(d):
    """Commands with their arguments; flags of arcs may be written without spaces."""
    i, n, cmd, out = 0, len(d), None, []
    num = re.compile(r'[-+]?(?:\d+\.\d*|\.\d+|\d+)(?:[eE][-+]?\d+)?')
    counts = dict(M=2, L=2, H=1, V=1, C=6, S=4, Q=4, T=2, A=7, Z=0)
    while i < n:
        if d[i] in ' ,\n\t': i += 1; continue
        if d[i].isalpha():
            cmd = d[i]; i += 1
            if cmd in 'Zz': out.append((cmd, [])); continue
        args = []
        k = counts[cmd.upper()]
        for j in range(k):
            while i < n and d[i] in ' ,\n\t': i += 1
            if cmd in 'Aa' and j in (3, 4): args.append(float(d[i])); i += 1; continue
            m = num.match(d, i); args.append(float(m.group(0))); i = m.end()
        out.append((cmd, args))
        if cmd == 'M': cmd = 'L'
        if cmd == 'm': cmd = 'l'
    return out

def arc(x0, y0, rx, ry, phi, large, sweep, x, y):
    if rx == 0 or ry == 0 or (x0, y0) == (x, y): return [(x0, y0, x, y, x, y)]
    phi = math.radians(phi); c, s = math.cos(phi), math.sin(phi)
    dx, dy = (x0 - x) / 2, (y0 - y) / 2
    x1, y1 = c * dx + s * dy, -s * dx + c * dy
    rx, ry = abs(rx), abs(ry)
    lam = x1 * x1 / rx / rx + y1 * y1 / ry / ry
    if lam > 1: rx *= math.sqrt(lam); ry *= math.sqrt(lam)
    num = max(0, rx*rx*ry*ry - rx*rx*y1*y1 - ry*ry*x1*x1)
    co = math.sqrt(num / (rx*rx*y1*y1 + ry*ry*x1*x1)) * (-1 if large == sweep else 1)
    cx1, cy1 = co * rx * y1 / ry, -co * ry * x1 / rx
    cx, cy = c * cx1 - s * cy1 + (x0 + x) / 2, s * cx1 + c * cy1 + (y0 + y) / 2
    a0 = math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
    a1 = math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx)
    d = a1 - a0
    if sweep and d < 0: d += 2 * math.pi
    if not sweep and d > 0: d -= 2 * math.pi
    n = max(1, math.ceil(abs(d) / (math.pi / 2) - 1e-6)); out = []
    for k in range(n):
        t0, t1 = a0 + d * k / n, a0 + d * (k + 1) / n
        h = 4 / 3 * math.tan((t1 - t0) / 4)
        def pt(px, py): return (c * rx * px - s * ry * py + cx, s * rx * px + c * ry * py + cy)
        p1 = pt(math.cos(t0) - h * math.sin(t0), math.sin(t0) + h * math.cos(t0))
        p2 = pt(math.cos(t1) + h * math.sin(t1), math.sin(t1) - h * math.cos(t1))
        p3 = pt(math.cos(t1), math.sin(t1))
        out.append((*p1, *p2, *p3))
    return out

def absolute(d):
    x = y = sx = sy = 0.0; last = None; out = []
    for cmd, a in numbers(d):
        rel = cmd.islower(); C = cmd.upper()
        ox, oy = (x, y) if rel else (0, 0)
        if C == 'M': x, y = a[0] + ox, a[1] + oy; sx, sy = x, y; out.append(('M', x, y))
        elif C == 'L': x, y = a[0] + ox, a[1] + oy; out.append(('L', x, y))
        elif C == 'H': x = a[0] + ox; out.append(('L', x, y))
        elif C == 'V': y = a[0] + oy; out.append(('L', x, y))
        elif C in 'CS':
            if C == 'S':
                p = last if last else (x, y)
                a = [2 * x - p[0] - ox, 2 * y - p[1] - oy] + a
            p = [v + (ox if i % 2 == 0 else oy) for i, v in enumerate(a)]
            out.append(('C', *p)); x, y = p[4], p[5]; last = (p[2], p[3]); continue
        elif C in 'Q':
            p = [v + (ox if i % 2 == 0 else oy) for i, v in enumerate(a)]
            out.append(('C', x + 2/3*(p[0]-x), y + 2/3*(p[1]-y), p[2] + 2/3*(p[0]-p[2]), p[3] + 2/3*(p[1]-p[3]), p[2], p[3]))
            x, y = p[2], p[3]
        elif C == 'A':
            ex, ey = a[5] + ox, a[6] + oy
            for seg in arc(x, y, *a[:5], ex, ey): out.append(('C', *seg))
            x, y = ex, ey
        elif C == 'Z': out.append(('Z',)); x, y = sx, sy
        else: raise SystemExit('unknown command ' + cmd)
        last = None
    return out

ALPHABET = [chr(c) for c in range(35, 127) if chr(c) != '\\']  # 91 characters
def number(v):
    if -39 <= v <= 39: return ALPHABET[v + 39]
    v += 546
    if not 0 <= v < 12 * 91: raise SystemExit('too far: %d' % v)
    return ALPHABET[79 + v // 91] + ALPHABET[v % 91]

def encode(steps):
    """Steps as characters; each outline of an icon begins at the origin, which "o" between them says."""
    out, px, py = [], 0, 0
    for cmd in steps:
        kind, c = cmd[0], [round(v * GRID) for v in cmd[1:]]
        if kind == 'Z': out.append('z'); continue
        if kind == 'L':
            dx, dy = c[0] - px, c[1] - py
            if dx == 0 and dy == 0: continue
            if dy == 0: out.append('h' + number(dx))
            elif dx == 0: out.append('v' + number(dy))
            else: out.append('l' + number(dx) + number(dy))
        elif kind == 'M': out.append('m' + number(c[0] - px) + number(c[1] - py))
        else:
            d1, d2, d3 = (c[0]-px, c[1]-py), (c[2]-c[0], c[3]-c[1]), (c[4]-c[2], c[5]-c[3])
            if d1 == d2 == d3 == (0, 0): continue
            out.append('c' + ''.join(number(v) for p in (d1, d2, d3) for v in p))
        px, py = c[-2], c[-1]
    return ''.join(out)

def subpaths(steps):
    """Closed runs of steps, each beginning with a move."""
    runs = []
    for step in steps:
        if step[0] == 'M' or not runs: runs.append([])
        runs[-1].append(step)
    return runs

def polygon(run):
    """A run as points close enough to tell what lies in what."""
    points, x, y = [], 0, 0
    for step in run:
        if step[0] == 'C':
            for t in (0.25, 0.5, 0.75, 1):
                u = 1 - t
                points.append(tuple(u**3 * a + 3*u*u*t * b + 3*u*t*t * c + t**3 * d
                                    for a, b, c, d in zip((x, y), step[1:3], step[3:5], step[5:7])))
        elif step[0] != 'Z': points.append(step[1:3])
        if step[0] != 'Z': x, y = step[-2:]
    return points

def area(p): return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(p, p[1:] + p[:1])) / 2

def contains(p, point):
    x, y = point; inside = False
    for (ax, ay), (bx, by) in zip(p, p[1:] + p[:1]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax: inside = not inside
    return inside

def reversed_run(run):
    points = [(run[0][1], run[0][2])] + [step[-2:] for step in run[1:] if step[0] != 'Z']
    steps = [('M', *points[-1])]
    body = [step for step in run[1:] if step[0] != 'Z']
    for step, start in zip(reversed(body), reversed(points[:-1])):
        steps.append(('L', *start) if step[0] == 'L' else ('C', *step[3:5], *step[1:3], *start))
    return steps + [('Z',)]

def with_holes(steps):
    """The same area by the non-zero rule as by the even-odd rule: what lies in an odd number of others runs the
    other way round."""
    runs = subpaths(steps)
    shapes = [polygon(run) for run in runs]
    out = []
    for index, (run, shape) in enumerate(zip(runs, shapes)):
        depth = sum(1 for other, around in enumerate(shapes) if other != index and contains(around, shape[0]))
        out += run if (area(shape) > 0) == (depth % 2 == 0) else reversed_run(run)
    return out

def is_closed_run(run): return any(step[0] == 'Z' for step in run)

def drawn(symbol, is_filled):
    """A drawing of ours as parts: "s" and a width before a stroke, "t" before one that takes away what is under it.
    The filled form fills what is closed and takes the details away."""
    parts = []
    for m in re.finditer(r'<path([^>]*)/>', symbol):
        value = lambda name: (re.search(r'\s%s="([^"]*)"' % name, m.group(1)) or [None, None])[1]
        steps = absolute(value('d'))
        turn = re.match(r'rotate\((-?[\d.]+)', value('transform') or '')
        if turn: steps = turned(steps, float(turn[1]))
        is_cut = value('class') == 'cut'
        if value('fill'):
            runs = subpaths(with_holes(steps))
            if is_filled and value('class') == 'eye': runs = map(reversed_run, runs)
            parts.append(('', [step for run in runs for step in run]))
            continue
        if is_filled: parts.append(('', with_holes([s for run in subpaths(steps) if is_closed_run(run) for s in run])))
        parts.append((('t' if is_cut else 's') + number(round(GRID * float(value('stroke-width') or 1))), steps))
    return [part for part in parts if part[1]]

def turned(steps, degrees):
    """Turned clockwise around the middle of the box."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return mapped(steps, lambda x, y: (8 + c * (x - 8) - s * (y - 8), 8 + s * (x - 8) + c * (y - 8)))

def mapped(steps, move):
    return [(step[0], *(v for p in zip(step[1::2], step[2::2]) for v in move(*p))) for step in steps]

def from_set(folder, icon):
    """An icon of the set as parts that are filled."""
    text, parts = open(os.path.join(folder, icon + '.svg')).read(), []
    for m in re.finditer(r'<path([^>]*)/?>', text):
        steps = absolute(re.search(r'\sd="([^"]*)"', m.group(1)).group(1))
        parts.append(('', with_holes(steps) if 'evenodd' in m.group(1) else steps))
    for m in re.finditer(r'<circle([^>]*)/?>', text):
        cx, cy, r = (float(re.search(r'\s%s="([^"]*)"' % k, m.group(1)).group(1)) for k in ('cx', 'cy', 'r'))
        parts.append(('', absolute('M%g %gA%g %g 0 1 1 %g %gA%g %g 0 1 1 %g %gZ' % (cx + r, cy, r, r, cx - r, cy, r, r, cx + r, cy))))
    return parts

def outline(folder, drawings, icon):
    """What stands behind "=" in the names: an icon's name, "*" before one of ours, "+fill", "@" and how it is turned."""
    base, _, turn = icon.partition('@')
    if base[0] == '*':
        name, _, form = base[1:].partition('+')
        parts = drawn(drawings[name], form == 'fill')
    else: parts = from_set(folder, base)
    if turn == 'flip': parts = [(kind, mapped(steps, lambda x, y: (16 - x, y))) for kind, steps in parts]
    elif turn: parts = [(kind, turned(steps, float(turn))) for kind, steps in parts]
    return 'o'.join(kind + encode(steps) for kind, steps in parts)

def main():
    folder, output = sys.argv[1], sys.argv[2]
    names = {}
    here = os.path.dirname(os.path.abspath(__file__))
    for line in open(os.path.join(here, 'symbol_names.txt')):
        line = line.strip()
        if line and line[:2] != '# ':
            name, icon = line.split('=')
            names.setdefault(icon, []).append(name)
    sprite = open(os.path.join(here, 'drawn_symbols.svg')).read()
    drawings = dict(re.findall(r'<symbol id="([^"]*)">(.*?)</symbol>', sprite, re.S))
    lines = [','.join(sorted(names[icon])) + ' ' + outline(folder, drawings, icon) for icon in sorted(names)]
    text = '\n'.join(lines)
    with open(output, 'w') as f:
        f.write('''// Written by Scripts/generators/generate_symbols.py from Bootstrap Icons 1.10.3 and Scripts/generators/drawn_symbols.svg.
// Copyright 2019-2022 The Bootstrap Authors, MIT license: see LICENSES/BootstrapIcons.txt.

/// The symbols' outlines: a line for each icon with its names and the steps of its pen.
public enum SymbolBundle {
    public static let text: StaticString = #"""
''')
        f.write('\n'.join('        ' + l for l in lines))
        f.write('\n        """#\n}\n')
    print(len(lines), 'icons,', sum(len(n) for n in names.values()), 'names,', len(text), 'bytes')

main()
