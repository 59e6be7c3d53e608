#!/usr/bin/env python3
"""Writes what other modules declare as Swift declarations, from the compiler's own symbol graphs of them.

Usage: known.py NAME GRAPH... > Sources/SymbolGraphs/Known/NAME.swiftinterface
Types with their generic parameters, protocols with what they inherit, associated types and aliases; no members.
"""
import json, sys

WORDS = {"struct": "struct", "class": "class", "enum": "enum", "protocol": "protocol", "typealias": "typealias",
         "associatedtype": "associatedtype", "actor": "actor"}


def text(fragments):
    return "".join(f["spelling"] for f in fragments)


def head(symbol):
    """The declaration without its attributes, up to its clause of requirements."""
    fragments = symbol["declarationFragments"]
    start = next(i for i, f in enumerate(fragments) if f["kind"] == "keyword" and f["spelling"] in WORDS)
    declaration = text(fragments[start:])
    is_nominal = fragments[start]["spelling"] in ("struct", "class", "enum")
    return "public " + (declaration if is_nominal else declaration.split(" where ")[0])


def main():
    types, members = {}, {}
    for path in sys.argv[2:]:
        graph = json.load(open(path))
        for symbol in graph["symbols"]:
            kind = symbol["kind"]["identifier"].removeprefix("swift.")
            parts = symbol["pathComponents"]
            if kind not in WORDS or any(p.startswith("_") for p in parts) or "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
                continue
            availability = symbol.get("availability", [])
            if any(a.get("isUnconditionallyUnavailable") for a in availability): continue
            types.setdefault(tuple(parts), (head(symbol), kind))
    for path in types:
        members.setdefault(path[:-1], []).append(path)

    def lines(path, indent):
        declaration, kind = types[path]
        inner = sorted(members.get(path, []))
        if kind in ("typealias", "associatedtype"): return [indent + declaration] if kind != "typealias" or " = " in declaration else []
        if not inner: return [indent + declaration + " {}"]
        return [indent + declaration + " {"] + [l for m in inner for l in lines(m, indent + "  ")] + [indent + "}"]

    # What a module adds to a type of another one is written as an extension.
    outside = sorted(p for p in members if p and p not in types)
    result = [l for p in sorted(members[()]) for l in lines(p, "")]
    for p in outside:
        result += [f"public extension {'.'.join(p)} {{"] + [l for m in sorted(members[p]) for l in lines(m, "  ")] + ["}"]
    print("// Made by Tests/SymbolGraphs/known.py from the compiler's symbol graphs.\n")
    print("\n".join(result))


main()
