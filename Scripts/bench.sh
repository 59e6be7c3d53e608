#!/bin/sh
# Clean, unchanged and one-page-changed builds of plain pages, beside libcmark alone: bench.sh [PAGES]
set -eu
pages=${1:-1000}
root=$(cd "$(dirname "$0")/.." && pwd)
tools=${BENCH:-$root/../shared/bench}
[ -f "$tools/make_corpus.py" ] || { echo "SKIPPED: no corpus maker at $tools (set BENCH)"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
python3 "$tools/make_corpus.py" --pages "$pages" --flavour plain --out Content
cc -O2 -o floor "$tools/limits/floor.c" -lcmark
galley="$root/.build/release/galley"
for round in 1 2 3; do
    rm -rf public _site .galley
    sync
    /usr/bin/time -f "libcmark alone   %U + %S s, %e s wall, %M KB" ./floor Content public 2>&1 | tail -1
    /usr/bin/time -f "galley, clean    %U + %S s, %e s wall, %M KB" "$galley" build --quiet 2>&1 | tail -1
    /usr/bin/time -f "galley, same     %U + %S s, %e s wall, %M KB" "$galley" build --quiet 2>&1 | tail -1
done
find _site -name '*.html' -printf '%s\n' | awk '{ n++; s += $1 } END { printf "%d bytes of HTML a page\n", s / n }'
