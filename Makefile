# The two commands: `make run` starts the app, `make test` checks everything.

export HOST ?= 127.0.0.1
export PORT ?= 5000
export ASYNC_MODE ?= eventlet
export PYTHON ?= python3
# Where `make command` puts the command line; most shells look there.
BIN ?= $(HOME)/.local/bin

# Python packages and browser libraries are fetched side by side.
MAKEFLAGS += --jobs=2

python := .venv/bin/python
# Each stamp is newer than what was installed from it, so a second run has nothing to do.
run_packages := .venv/.installed-run
test_packages := .venv/.installed-test
bench_packages := .venv/.installed-bench
training_packages := .venv/.installed-training
docs_packages := .venv/.installed-docs
training_fonts := training/node_modules/.made-from
difficulty := sudoku_helper/grading/network/weights
lighthouse := bench/node_modules/.made-from
browser_libraries := static/vendor/.made-from
script_tools := node_modules/.tools-made-from

.PHONY: help run command test site docs sweep bench screenshots lighthouse load chaos data weights format pins clean

help:
	@echo "make run          start the app on http://$(HOST):$(PORT) (HOST= and PORT= change it)"
	@echo "make command      put sudoku-helper into $(BIN) (BIN= changes it)"
	@echo "make test         install what the tests need and run every check"
	@echo "make site         write the app as plain files to build/site, for any web server"
	@echo "make docs         the guide and the reference for programmers, to build/docs"
	@echo "make sweep        long soundness sweeps"
	@echo "make bench        benchmarks"
	@echo "make screenshots  pictures of the main states"
	@echo "make lighthouse   how fast the pages are there on a phone"
	@echo "make load         many players at once"
	@echo "make chaos        faults and attacks while others play"
	@echo "make data         make the puzzles and positions that ship with the package again"
	@echo "make weights      train the networks that read photos anew"
	@echo "make format       bring the code into the common form"
	@echo "make pins         newer packages, each pinned with its hashes"
	@echo "make clean        remove everything that make made"

run: $(run_packages) $(browser_libraries)
	@$(python) app.py

command: $(run_packages)
	@mkdir -p "$(BIN)"
	@ln -sf "$(CURDIR)/scripts/sudoku-helper" "$(BIN)/sudoku-helper"
	@echo "$(BIN)/sudoku-helper is there"

test: $(test_packages) $(script_tools)
	@scripts/run_checks

site: $(run_packages) $(browser_libraries)
	@$(python) -m sudoku_helper.web.site build/site

docs: $(docs_packages)
	@.venv/bin/sphinx-build --quiet --fail-on-warning --keep-going docs build/docs

sweep: $(bench_packages) $(browser_libraries)
	@$(python) -m pytest -m sweep

bench: $(bench_packages) $(browser_libraries)
	@$(python) -m bench

screenshots load chaos: $(test_packages) $(browser_libraries)
	@scripts/setup_test_machine
	@$(python) -m bench.$@

lighthouse: $(test_packages) $(browser_libraries) $(lighthouse)
	@scripts/setup_test_machine
	@$(python) -m bench.lighthouse

data: $(run_packages)
	@$(python) -m scripts.data
	@$(python) -m sudoku_helper train --out $(difficulty)/classic.json
	@$(python) -m sudoku_helper train --features all --out $(difficulty)/all.json

weights: $(training_packages) $(training_fonts)
	@$(python) -m training

format: $(test_packages)
	@.venv/bin/ruff format --quiet .
	@.venv/bin/ruff check --quiet --fix .

pins:
	@$(PYTHON) scripts/pins.py

clean:
	@rm -rf .venv node_modules training/node_modules bench/node_modules static/vendor build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(run_packages): requirements.txt
	@scripts/install_requirements requirements.txt
	@touch $@

$(test_packages): requirements-dev.txt requirements.txt
	@scripts/install_requirements requirements-dev.txt
	@touch $@ $(run_packages)

$(bench_packages): requirements-bench.txt requirements-dev.txt requirements.txt
	@scripts/install_requirements requirements-bench.txt
	@touch $@ $(test_packages) $(run_packages)

$(training_packages): requirements-training.txt requirements.txt
	@scripts/install_requirements requirements-training.txt
	@touch $@ $(run_packages)

$(docs_packages): requirements-docs.txt requirements.txt
	@scripts/install_requirements requirements-docs.txt
	@touch $@ $(run_packages)

$(training_fonts) $(lighthouse): %/node_modules/.made-from: %/package-lock.json
	@npm ci --prefix $* --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

$(browser_libraries): package-lock.json scripts/vendor.py scripts/compile_python.mjs scripts/subset_font.mjs
	@$(PYTHON) scripts/vendor.py
	@touch $@

$(script_tools): package-lock.json scripts/vendor.py scripts/compile_python.mjs scripts/subset_font.mjs
	@$(PYTHON) scripts/vendor.py --with-tools
	@touch $@ $(browser_libraries)
