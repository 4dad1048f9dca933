# Every target with a `##` is listed by `make`; what a step needs is made by tools/setup.py.

PYTHON ?= python3
BIN := .venv/bin
SETUP = $(PYTHON) -m tools.setup
COMPILED_TESTS = tests/rules tests/vectors tests/golden tests/perft tests/reference tests/records \
	tests/bots/test_solver.py tests/bots/test_search.py tests/bots/net tests/belief tests/study/training

.DEFAULT_GOAL := help
.NOTPARALLEL:
.SILENT:

.PHONY: help
help: ## list these targets
	awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: client ## play in the browser (ARGS="..." goes to `kozyr play`)
	exec $(BIN)/kozyr play $(ARGS)

.PHONY: test
test: lint type compiled browser-found ## run every check and every test
	$(BIN)/python -c 'import ray' 2>/dev/null || echo "kozyr: clusters are left out, which make scale tests" >&2
	echo "kozyr: running all tests" >&2
	KOZYR_BROWSER="$$(cat build/browser)" $(BIN)/pytest -n auto --dist worksteal

.PHONY: lint
lint: development ## check style and layers, Python and client
	echo "kozyr: linting" >&2
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo
	$(SETUP) npm run check
	$(SETUP) npm test

.PHONY: fmt
fmt: development ## format the Python sources and mend what ruff can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

.PHONY: type
type: development ## check the types, strictly
	echo "kozyr: checking types" >&2
	$(BIN)/mypy

.PHONY: unit
unit: development ## run the tests that need no browser (ARGS="..." goes to pytest)
	$(BIN)/pytest -m "not browser" $(ARGS)

.PHONY: browser
browser: browser-found ## run the tests that drive the page in a browser
	KOZYR_BROWSER="$$(cat build/browser)" $(BIN)/pytest -m browser $(ARGS)

.PHONY: compiled
compiled: development ## run the tests of the rules against the compiled core
	path="$$($(BIN)/python -m tools.compile --if-possible)" || exit; \
	[ -z "$$path" ] || { \
		echo "kozyr: testing the compiled core" >&2; \
		PYTHONPATH="$$path" $(BIN)/python -m pytest -n auto -p tests.compiled $(COMPILED_TESTS) $(ARGS); }

.PHONY: docs
docs: development ## check that what README and docs/ say is true
	$(BIN)/pytest tests/test_docs.py

.PHONY: screenshots
screenshots: browser-found ## take the pictures of docs/screenshots anew
	KOZYR_BROWSER="$$(cat build/browser)" $(BIN)/python -m docs.screenshots.take

.PHONY: gallery
gallery: browser-found ## draw every screen in every size, theme and language (ARGS="--languages hy --screens won")
	KOZYR_BROWSER="$$(cat build/browser)" $(BIN)/python -m docs.gallery.take $(ARGS)

.PHONY: looks
looks: browser-found ## take the pictures that tests compare with anew where the page has changed, and show what has
	KOZYR_BROWSER="$$(cat build/browser)" $(BIN)/python -m tests.browser.looks.renew

.PHONY: client
client: python ## build the client into client/dist
	$(SETUP) client

.PHONY: vectors
vectors: runtime ## play the test vectors of a file (FILE=tests/vectors/bouts.txt)
	$(BIN)/kozyr vectors $(or $(FILE),tests/vectors/bouts.txt)

.PHONY: golden
golden: development ## write anew what happens in the golden games; review the diff
	$(BIN)/python -m tests.golden.rewrite

.PHONY: reference
reference: development ## play the engine against the reference model (GAMES=2000 SEED=1)
	$(BIN)/python -m tests.reference.compare --games $(or $(GAMES),2000) --seed $(or $(SEED),1)

.PHONY: solved
solved: development ## check the solver of endings against brute force (ENDINGS=2000 SEED=1)
	path="$$($(BIN)/python -m tools.compile --if-possible)" || exit; \
	PYTHONPATH="$$path" $(BIN)/python -m tests.bots.solved --endings $(or $(ENDINGS),2000) --seed $(or $(SEED),1)

.PHONY: proof
proof: development ## check the solver in larger endings, against all there is to try (ARGS="--endings 10000 --log build/proof.jsonl")
	path="$$($(BIN)/python -m tools.compile --if-possible)" || exit; \
	PYTHONPATH="$$path" $(BIN)/python -m tests.bots.proof $(ARGS)

.PHONY: mutants
mutants: development ## change the rules in every small way; each change must be noticed (ARGS="--module core/table")
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-mutation.lock
	$(BIN)/pytest -q tests/mutation
	$(BIN)/python -m tests.mutation.run $(ARGS)

.PHONY: scale
scale: development ## test games and training on a Ray cluster of two workers, which is installed for it
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-ray.lock
	path="$$($(BIN)/python -m tools.compile --if-possible)" || exit; \
	PYTHONPATH="$$path" $(BIN)/pytest -q tests/scale $(ARGS)

.PHONY: compile
compile: development ## compile the rules' core into build/compiled, to be put on the PYTHONPATH
	$(BIN)/python -m tools.compile

.PHONY: bench-core
bench-core: development ## measure the rules' core: compiled, interpreted, and against C
	$(BIN)/python -m benchmarks.core

.PHONY: bench-solver
bench-solver: development ## measure the solver of endings, and against C (ARGS="--endings 200")
	path="$$($(BIN)/python -m tools.compile --if-possible)" || exit; \
	PYTHONPATH="$$path" $(BIN)/python -m benchmarks.solver $(ARGS)

.PHONY: bench-store
bench-store: development ## measure the store beside a plain commit a move (ARGS="--seconds 5")
	$(BIN)/python -m benchmarks.store $(ARGS)

.PHONY: bench-load
bench-load: development client ## put load on the server, beside a bare one (ARGS="--connections 500 --setups sqlite")
	$(BIN)/python -m benchmarks.load $(ARGS)

.PHONY: bench-cost
bench-cost: development ## measure what rules and views cost a move at a table of four
	path="$$($(BIN)/python -m tools.compile)" && PYTHONPATH="$$path" $(BIN)/python -m benchmarks.load.cost

.PHONY: bench-inside
bench-inside: development ## measure a move through the whole server but for sockets (ARGS="--profile")
	path="$$($(BIN)/python -m tools.compile)" && PYTHONPATH="$$path" $(BIN)/python -m benchmarks.load.inside $(ARGS)

.PHONY: bench-page
bench-page: browser-found ## measure the page as on a slow phone (ARGS="--only motion")
	KOZYR_BROWSER="$$(cat build/browser)" $(BIN)/python -m benchmarks.page $(ARGS)

.PHONY: chaos
chaos: development ## break a cluster while people play (FAULTS=100 SEED=1, ARGS="--tables 20")
	$(BIN)/python -m tests.chaos --faults $(or $(FAULTS),100) --seed $(or $(SEED),1) $(ARGS)

.PHONY: leaks
leaks: development ## play many games twice, with other hidden cards; whoever may not know must not see (GAMES=500 SEED=1)
	$(BIN)/python -m tests.leaks --games $(or $(GAMES),500) --seed $(or $(SEED),1)

.PHONY: belief
belief: development ## measure what bots believe about hidden cards; nothing impossible may be (GAMES=10000 SEED=1)
	path="$$($(BIN)/python -m tools.compile)" && PYTHONPATH="$$path" $(BIN)/python -m tests.belief --games $(or $(GAMES),10000) --seed $(or $(SEED),1) $(ARGS)

.PHONY: arena
arena: runtime ## play bots against each other (ARGS="..." goes to `kozyr arena`)
	$(BIN)/kozyr arena $(ARGS)

.PHONY: gauntlet
gauntlet: development ## play a bot against all of the gauntlet (BOT=net ARGS="--deals 500 --logs build/gauntlet")
	path="$$($(BIN)/python -m tools.compile --if-possible)" || exit; \
	PYTHONPATH="$$path" $(BIN)/python -m benchmarks.gauntlet $(or $(BOT),regular) $(ARGS)

.PHONY: strength
strength: development ## measure docs/strength.md anew (GAMES=4000, ARGS="--only two --neighbours")
	path="$$($(BIN)/python -m tools.compile --if-possible)" || exit; \
	PYTHONPATH="$$path" $(BIN)/python -m benchmarks.strength --games $(or $(GAMES),4000) $(ARGS)

.PHONY: wire
wire: development ## write client/src/wire.ts from the server's messages
	$(BIN)/python -m kozyr.server.typescript

.PHONY: wheel
wheel: development client ## build the sdist and the wheel into dist/
	echo "kozyr: building the sdist and the wheel" >&2
	$(BIN)/python -m build --outdir dist

.PHONY: lock
lock: python ## rewrite the lock files (ARGS=--upgrade takes the newest versions)
	$(SETUP) lock $(ARGS)

.PHONY: clean
clean: ## remove everything that make has made
	rm -rf .venv .node build dist client/dist client/dist.inputs client/node_modules
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

# Not listed: steps of the above.

.PHONY: python
python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 7))' 2>/dev/null || { \
		echo "kozyr: Kozyr needs Python 3.11 or newer and $(PYTHON) is none: install it, or name it (make PYTHON=/path/to/python3)." >&2; \
		exit 2; }

.PHONY: runtime
runtime: python
	$(SETUP) runtime

.PHONY: development
development: python
	$(SETUP) development

.PHONY: browser-found
browser-found: development client
	mkdir -p build
	$(SETUP) browser >build/browser
