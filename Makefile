# `make app` and `make test` set up everything they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
LOWEST := .venv-lowest
NPM := npm --prefix widgets

# Otherwise each server, kernel and worker of the tests would compile its imports again.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: app site lab check test test-long test-lowest bench bench-class claims mutants gallery rules-table docs translations home-links missing dist release-check check-code check-python check-front check-notebooks clean

app: $(VENV)/installed
	@$(BIN)/cartes serve $(ARGS)

# The lessons as a folder that any static host serves.
INTO ?= public
site: $(VENV)/installed widgets/node_modules/installed
	@$(BIN)/cartes site $(INTO) $(ARGS)

lab: $(VENV)/installed
	@$(BIN)/cartes lab $(ARGS)

$(VENV)/installed: pyproject.toml
	@echo "Setting up in $(VENV), once: Jupyter, Voilà and the rest take half a minute or more..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@echo "Set up."
	@touch $@

# Not after `installed`: pip takes ten seconds even where nothing is left to install.
$(VENV)/tested: pyproject.toml
	@echo "Setting up in $(VENV), with what the tests need, once..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $(VENV)/installed $@

# Other hosts of notebooks, which only the long tests open.
$(VENV)/hosted: $(VENV)/tested
	@echo "Installing the other hosts of notebooks..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test,hosts]'
	@touch $@

$(VENV)/documented: $(VENV)/installed
	@echo "Installing what the reference site needs..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	@touch $@

widgets/node_modules/installed: widgets/package-lock.json
	@echo "Installing what the scripts' checks need..."
	@$(NPM) ci --silent --no-audit --no-fund
	@# Of Pyodide, nothing of ours opens its pages to try it out nor its script for old browsers;
	@# both ask other hosts.
	@rm -f widgets/node_modules/pyodide/console*.html widgets/node_modules/pyodide/pyodide.js
	@touch $@

# Everything that needs no browser and starts no server; run it often.
check: check-code
	$(BIN)/pytest -p no:nbval -n 2 --dist loadscope --ignore=tests/browser \
		-m "not browser and not served and not long and not release"

# Use three workers on two cores: browser tests are idle for a third of the time.
test: check-code check-notebooks
	$(BIN)/pytest -p no:nbval -n 3 --dist loadscope -m "not long and not release"

test-long: $(VENV)/hosted widgets/node_modules/installed
	HYPOTHESIS_PROFILE=long $(BIN)/pytest -n 2 -m long

# Tests without a browser, and of served lessons, with the lowest versions that
# pyproject.toml allows.
test-lowest: $(VENV)/tested
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(LOWEST)
	$(BIN)/uv pip install --quiet --python $(LOWEST)/bin/python --resolution lowest-direct --editable '.[test]'
	$(LOWEST)/bin/pytest -p no:nbval -n 2 --dist loadscope -m "not browser and not long and not release"
	$(LOWEST)/bin/pytest tests/browser/test_wire.py

check-code: $(VENV)/tested widgets/node_modules/installed
	@$(MAKE) --no-print-directory --jobs=2 check-python check-front

check-python: $(VENV)/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

check-front: widgets/node_modules/installed
	$(NPM) run --silent check
	$(NPM) run --silent spell

# nbval passes a notebook without outputs if its cells run; browser tests check what they show.
# The other languages have the same code, which `make translations` and its test check.
# The kernels are forked from a warm process, as those of the server are.
check-notebooks: $(VENV)/tested
	JUPYTER_DEFAULT_PROVISIONER_NAME=cartes-fork $(BIN)/pytest -q --nbval-lax -p no:cacheprovider -n 2 --dist loadfile tutorials/fr

bench: $(VENV)/tested
	$(BIN)/python -m bench $(ARGS)

bench-class: $(VENV)/tested
	$(BIN)/python -m bench classroom steady room

# The figures behind the strategic sentences of the lessons and of the coach; some minutes.
claims: $(VENV)/tested
	$(BIN)/python -m research.claims $(ARGS)

# 100 small changes to the rules of each game, one at a time: the tests must detect 97 of them.
mutants: $(VENV)/tested
	$(BIN)/python -m tests.mutants $(ARGS)

# Screenshots of every page and step, to look at; ARGS="truco" limits them to some pages.
gallery: $(VENV)/tested
	$(BIN)/python -m tests.browser.gallery $(ARGS)

clean:
	rm -rf $(VENV) $(LOWEST) widgets/node_modules dist build

# Wheels and sdists of cartes-lib and cartes-widgets, checked.
dist: $(VENV)/tested
	$(BIN)/python -m release.dist dist

# Requirements of a release that do not apply to a commit.
release-check: dist test-long test-lowest
	$(BIN)/pytest -p no:nbval -n 2 -m "release or served" tests/release tests/deploy
	$(MAKE) --no-print-directory site INTO=build/site
	$(MAKE) --no-print-directory docs INTO=build/site

# The list of lessons in each home notebook.
home-links: $(VENV)/installed
	@$(BIN)/python -m docs.home_links

# What a new rule, option, exercise, lesson, widget, language or game still lacks, with file and line.
missing: $(VENV)/tested
	@$(BIN)/python -m tests.game_files
	@$(BIN)/python -m tests.missing $(ARGS)

# Sentences and lessons that a language lacks: pages show another language's meanwhile.
translations: $(VENV)/installed
	@$(BIN)/python docs/translations.py $(ARGS)

# The reference site, in public/docs; a warning is an error. Nothing is asked of another host.
docs: $(VENV)/documented
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet --site-dir $(INTO)/docs

rules-table: $(VENV)/installed
	$(BIN)/python docs/rules_table.py
