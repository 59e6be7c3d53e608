#!/usr/bin/env python3
"""Compares symbol graphs made from sources with those of the compiler.

Usage: compare.py COMPILER_FOLDER OWN_FOLDER MODULE... [--show] [--list FILE | --against FILE]
`--list` writes the disagreements; `--against` fails when there is one that the file does not have: the list may only shrink.

A symbol is found when both graphs have one of its path and kind; overloads are paired by their declarations first.
Left out, because no source of the module declares it:
- members that a type has only by a protocol's extension (`::SYNTHESIZED::`), which readers get from the protocol;
- conformances to Copyable and Escapable, which nearly every type has and the compiler lists by chance of how it is told.
Prints one line a module: symbols found and invented, declarations and conformances that are equal; lists the rest.
"""
import collections, glob, json, os, sys

LEFT_OUT = {"Copyable", "Escapable"}


def graphs(folder, module):
    pattern = os.path.join(folder, module)
    return [json.load(open(p)) for p in sorted(glob.glob(pattern + ".symbols.json") + glob.glob(pattern + "@*.symbols.json"))]


def is_own(symbol):
    return "::SYNTHESIZED::" not in symbol["identifier"]["precise"]


def pieces(symbol):
    """The declaration's fragments as text and kinds, texts beside each other as one."""
    result = []
    for fragment in symbol.get("declarationFragments", []):
        if fragment["kind"] == "text" and result and result[-1][0] == "text":
            result[-1] = ("text", result[-1][1] + fragment["spelling"])
        else:
            result.append((fragment["kind"], fragment["spelling"]))
    return result


def spelling(symbol):
    return "".join(f["spelling"] for f in symbol.get("declarationFragments", []))


def key(symbol):
    kind = symbol["kind"]["identifier"].removeprefix("swift.")
    return (kind, ".".join(symbol["pathComponents"]))


def read(folder, module):
    symbols, names, conformances = collections.defaultdict(list), {}, collections.Counter()
    all_graphs = graphs(folder, module)
    for graph in all_graphs:
        for symbol in graph["symbols"]:
            names[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
            if is_own(symbol): symbols[key(symbol)].append(symbol)
    for graph in all_graphs:
        for relation in graph["relationships"]:
            if relation["kind"] not in ("conformsTo", "inheritsFrom"): continue
            target = relation.get("targetFallback") or names.get(relation["target"], relation["target"])
            target = target.split(".", 1)[-1] if relation.get("targetFallback") else target
            if target in LEFT_OUT: continue
            source = names.get(relation["source"], relation["source"])
            conditions = tuple(sorted(
                f"{c['lhs']} {c['kind']} {c['rhs']}" for c in relation.get("swiftConstraints", []) if c["rhs"] not in LEFT_OUT))
            conformances[(source, relation["kind"], target, conditions)] = 1
    return symbols, conformances, relations(all_graphs, names)


def relations(all_graphs, names):
    found = collections.Counter()
    for graph in all_graphs:
        for r in graph["relationships"]:
            if r["kind"] in ("conformsTo", "inheritsFrom") or "::SYNTHESIZED::" in r["source"]: continue
            found[(r["kind"], names.get(r["source"], "?"), names.get(r["target"], "?"))] += 1
    return found


def compare(module, theirs, own):
    expected, wanted, relations_wanted = read(theirs, module)
    actual, found, relations_found = read(own, module)
    problems, count, texts, kinds = [], 0, 0, 0
    missing = invented = 0
    for k in sorted(set(expected) | set(actual)):
        left, right = list(expected.get(k, [])), list(actual.get(k, []))
        count += len(left)
        for symbol in list(left):
            same = next((s for s in right if spelling(s) == spelling(symbol)), None)
            if same is None: continue
            texts += 1
            if pieces(same) == pieces(symbol): kinds += 1
            else: problems.append(("kinds", k, repr([a for a in pieces(symbol) if a not in pieces(same)]), repr([a for a in pieces(same) if a not in pieces(symbol)])))
            left.remove(symbol)
            right.remove(same)
        for symbol, other in zip(left, right): problems.append(("text", k, spelling(symbol), spelling(other)))
        for symbol in left[len(right):]: problems.append(("missing", k, spelling(symbol), "")); missing += 1
        for symbol in right[len(left):]: problems.append(("invented", k, "", spelling(symbol))); invented += 1
    for c in sorted(set(wanted) - set(found)): problems.append(("no conformance", c, "", ""))
    for c in sorted(set(found) - set(wanted)): problems.append(("invented conformance", c, "", ""))
    for r in sorted((relations_wanted - relations_found).keys()): problems.append(("no relation", r, "", ""))
    for r in sorted((relations_found - relations_wanted).keys()): problems.append(("invented relation", r, "", ""))
    same = len(set(wanted) & set(found))
    total = lambda n, d: f"{n} of {d} ({100 * n / max(d, 1):.1f} %)"
    print(f"{module}: found {total(count - missing, count)}, invented {invented}, text {total(texts, count)}, "
          f"kinds {total(kinds, count)}, conformances {total(same, len(set(wanted) | set(found)))}, "
          f"relations {total(sum((relations_wanted & relations_found).values()), sum((relations_wanted | relations_found).values()))}")
    return problems


def main():
    arguments = [a for a in sys.argv[1:] if not a.startswith("--")]
    listed = arguments.pop() if "--list" in sys.argv else None
    against = arguments.pop() if "--against" in sys.argv else None
    lines = []
    for module in arguments[2:]:
        for kind, k, left, right in compare(module, arguments[0], arguments[1]):
            lines.append(f"{module} {kind}: {' '.join(map(str, k))}" + (f"\n    compiler: {left}" if left else "") + (f"\n    sources:  {right}" if right else ""))
    if listed: open(listed, "w").write("\n".join(lines) + "\n")
    if against:
        known = open(against).read()
        new = [line for line in lines if line not in known]
        if new: sys.exit("new disagreements:\n" + "\n".join(new))
    if "--show" in sys.argv: print("\n".join(lines))


main()
