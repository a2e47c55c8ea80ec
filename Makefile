# Everything that can be done with this repository, each with one command; `make` lists them.

SECONDS ?= 30
DRILLS ?= 200
DUELS ?= 10000
SOAK_SECONDS ?= 3600
GAMES ?= 500
CHARTS ?= 100000
CONVERSATIONS ?= 20000
INPUTS ?= 1000
MUTANTS ?= 10
PREFIX ?= /usr/local
LIBDIR ?= lib
# macOS has Swift's libraries in the system, and no static ones. On Linux the program needs no library at all if the static
# ones are installed: it starts with fewer instructions, and takes less memory. Without its symbols it starts a fifth of a
# millisecond earlier.
ALONE = $(if $(findstring /,$(shell cc -print-file-name=libncursesw.a)),-Xswiftc -static-executable)
STATIC = $(if $(filter Linux,$(shell uname)),--static-swift-stdlib $(ALONE) -Xlinker -s)
# Cross-module optimisation saves a tenth of the time that a key takes.
PROGRAM = swift build -c release --product battleship-tui -Xswiftc -cross-module-optimization $(STATIC)
# The unit tests are built in this way so that `make coverage` finds what they reached and need not run them again; other
# checks use the program of that build.
WATCHED = --scratch-path .build/coverage --enable-code-coverage -Xswiftc -warnings-as-errors
SOURCES = Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources Fuzzers/Package.swift \
  Fuzzers/Sources EndToEnd/Package.swift EndToEnd/Sources EndToEnd/Tests Checks/Linkage/Package.swift \
  Checks/Linkage/Sources Checks/Embedded Checks/Examples Checks/Unavailable Examples PageTests/Package.swift PageTests/Tests

# The products for our own packages are there only where this is set.
export BATTLESHIP_OWN_PACKAGES = 1

.PHONY: help page test-page test fresh check check-rest lint format coverage purity printed docs fuzz soak bench lib js install-lib play install deb dist packages pictures clean

help: ## List what can be done
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

test: ## Install what is missing, then run every test
	@Checks/setup.sh libncurses-dev=ncurses libvterm-dev=libvterm
	@Checks/tests.sh $(WATCHED)
	@touch EndToEnd/Package.swift  # otherwise new files of this package are not found
	@Checks/tests.sh --package-path EndToEnd
	@# What they share is built once.
	@for example in StandaloneApp ExtensionInApp RealExtension CommonMistakes OriginalDemo; do \
	  Checks/tests.sh --package-path Examples/$$example --scratch-path EndToEnd/.build || exit 1; \
	done

fresh: ## Run the README's commands in a bare Debian with only Swift, among programs with misleading names
	@Checks/fresh.sh

check: test check-rest test-page ## Everything a change must pass: tests, style, warnings, coverage, purity, a short fuzz, benchmarks once, docs, the page

check-rest: lint coverage purity printed fuzz
	@Checks/examples.sh
	@Checks/doors.sh
	@Checks/benchmarks.sh $(WATCHED)
	@Checks/docs.sh if-there

lint: ## Check the style
	swift format lint --strict --recursive --parallel $(SOURCES)

format: ## Format every file
	swift format --in-place --recursive --parallel $(SOURCES)

coverage: ## How many lines of the engine, the hosts and the screens the unit tests reach; warnings are errors
	@Checks/coverage.sh $(WATCHED)

purity: ## Imports, sentences only where they belong, no Foundation linked by the engine, Embedded Swift for wasm32, names of Apple's
	@Checks/imports.sh
	@Checks/seat.sh
	@Checks/length.sh
	@Checks/linkage.sh
	@Checks/embedded.sh
	@Checks/unavailable.sh

printed: ## Check that troff and the shells accept the manual and the completions
	@swift build $(WATCHED) --quiet --product battleship-tui
	@LLVM_PROFILE_FILE=/dev/null Checks/printed.sh check "$$(swift build $(WATCHED) --show-bin-path)/battleship-tui"

docs: ## The documentation, into .build/docs; its links, summaries and examples are checked
	@Checks/examples.sh
	@Checks/docs.sh

fuzz: ## Fuzz with libFuzzer and AddressSanitizer for SECONDS=30
	@Checks/setup.sh libncurses-dev=ncurses
	@Fuzzers/run.sh $(SECONDS)

soak: ## The long drills: DRILLS=200 kills, damage, DUELS=10000, CHARTS=100000, CONVERSATIONS=20000, INPUTS=1000, MUTANTS=10 faults, SOAK_SECONDS=3600
	swift build --package-path EndToEnd --build-tests
	DRILLS=$(DRILLS) swift test --disable-xctest --package-path EndToEnd --filter 'DrillTests|FourProgramsTests|DamageTests|SystemCallTests'
	DRILLS=$(DRILLS) swift test --disable-xctest --filter DamageTests
	DUELS=$(DUELS) STRINGS=100000 swift test --disable-xctest --filter 'DuelLawTests|DifferentialTests'
	CHARTS=$(CHARTS) swift test --disable-xctest --filter AnyChartTests
	CONVERSATIONS=$(CONVERSATIONS) swift test --disable-xctest \
	  --filter 'ConversationLaws|PhoneNotificationTests|NotificationLaws'
	INPUTS=$(INPUTS) swift test --disable-xctest --filter 'AnyInputTests|TitleScreenTests'
	@Checks/mutants.sh $(MUTANTS)
	@Fuzzers/run.sh $(SOAK_SECONDS)

bench: ## Measure the engine, the computer players (GAMES=500) and the game next to similar ones; BENCH=--json for machines
	@Checks/setup.sh libncurses-dev=ncurses libvterm-dev=libvterm ncurses-examples=
	@swift build --package-path Benchmarks -c release --quiet -Xswiftc -enable-testing
	@$(PROGRAM) --quiet
	@Doors/build.sh lib || echo "bench: the C library is not measured"
	@"$$(swift build --package-path Benchmarks -c release --show-bin-path)/benchmarks" $(BENCH)
	@GAMES=$(GAMES) "$$(swift build --package-path Benchmarks -c release --show-bin-path)/player-benchmarks" $(BENCH)
	@"$$(swift build --package-path Benchmarks -c release --show-bin-path)/terminal-benchmarks" $(BENCH) \
	  "$$(swift build -c release --show-bin-path)/battleship-tui"

lib: ## The engine as a library for C and everything that can call it, in .build/lib
	@Doors/build.sh lib

install-lib: lib ## Put the library, its header and battleship.pc under PREFIX=/usr/local; LIBDIR=lib
	@Doors/install.sh "$(DESTDIR)" "$(PREFIX)" "$(LIBDIR)"

js: ## The engine as a JavaScript module with its types, in .build/js
	@Checks/setup.sh binaryen || echo "js: without binaryen the module is larger"
	@Doors/build.sh js

page: ## Build the game as one file for a browser; BASE=https://example.org/battleship.html for the address of its links
	@Checks/setup.sh binaryen zopfli || echo "page: without them the page is larger, or the build below stops"
	@Web/build.sh $(BASE)
	@echo "page: open it, or put it on any web server; it needs nothing else, and nobody but the players sees their games"

test-page: ## Build the page, and play it in Chromium, which root installs from Debian; skipped without it
	@Checks/test-page.sh

play: ## Install what is missing, build, and play at this terminal; PLAY="--rules classic" for options
	@Checks/setup.sh libncurses-dev=ncurses
	@$(PROGRAM)
	@"$$(swift build -c release --show-bin-path)/battleship-tui" $(PLAY)

install: ## Put one program that runs without Swift, its manual and completions under PREFIX=/usr/local
	@Checks/setup.sh libncurses-dev=ncurses
	@$(PROGRAM)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -s -m 755 "$$(swift build -c release --show-bin-path)/battleship-tui" "$(DESTDIR)$(PREFIX)/bin/battleship-tui"
	Checks/printed.sh install "$(DESTDIR)$(PREFIX)/bin/battleship-tui" "$(DESTDIR)$(PREFIX)/share"

deb: ## Debian packages of the program and of the library for C, in .build/dist
	@Checks/setup.sh libncurses-dev=ncurses
	@rm -rf .build/deb && mkdir -p .build/dist
	@$(MAKE) --no-print-directory install DESTDIR=.build/deb PREFIX=/usr > /dev/null
	@Packaging/deb.sh .build/deb ".build/dist/battleship-tui_$$(Packaging/version.sh)_$$(dpkg --print-architecture).deb"
	@Packaging/deb-dev.sh

dist: ## A source archive, an archive of the program, a formula and their sums, in .build/dist; DIST_URL=where they will be
	@Checks/setup.sh libncurses-dev=ncurses
	@rm -rf .build/dist-root
	@$(MAKE) --no-print-directory install DESTDIR=.build/dist-root PREFIX=/usr > /dev/null
	@DIST_URL=$(DIST_URL) Packaging/dist.sh .build/dist-root

packages: dist deb ## The archives and the package, tried: built from the archive, installed, played, removed, depended on
	@Packaging/test-dist.sh
	@Packaging/test-deb.sh .build/dist/battleship-tui_*.deb
	@[ ! -f .build/dist/libbattleship-dev_*.deb ] || Packaging/test-dev.sh .build/dist/libbattleship-dev_*.deb
	@Checks/dependency.sh

pictures: ## Redraw the pictures of docs/ and the golden screens from the frames
	@mkdir -p .build/pictures
	PICTURES=write LOOK=$(CURDIR)/.build/pictures swift test --disable-xctest --filter BattleshipAppTests
	@echo "pictures: every size, depth and theme is in .build/pictures, to look at"

clean: ## Remove what was built
	rm -rf .build Benchmarks/.build Fuzzers/.build EndToEnd/.build PageTests/.build Checks/Linkage/.build Examples/*/.build
