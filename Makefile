PYTHON ?= python3
BIN := .venv/bin
PORT ?= 8000
.DEFAULT_GOAL := help
.PHONY: help play test check lint bench duel docs site pictures audit lock clean

help:   ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-9s%s\n", $$1, $$2}' $(MAKEFILE_LIST)

play:   ## set everything up, then open the table at http://localhost:8000
	@$(PYTHON) tools/bootstrap.py run
	@$(BIN)/python tools/client.py build
	@exec env $(if $(DATABASE),LUDOTHEQUE_DATABASE='$(DATABASE)') $(BIN)/ludotheque play --host 0.0.0.0 --port $(PORT)

test:   ## set everything up, then run every check and every test
	@$(PYTHON) tools/bootstrap.py dev browser proxies
	@$(BIN)/python tools/check.py lint+client test browser

check:  ## lint, and test what the branch has changed, in under two minutes
	@$(PYTHON) tools/bootstrap.py dev browser proxies
	@$(BIN)/python tools/check.py touched

lint:   ## style, types, layers of imports, subjects of commits
	@$(PYTHON) tools/bootstrap.py dev
	@$(BIN)/python tools/check.py lint

bench:  ## compare the solvers with others; prints a table, writes bench/results/*.json
	@$(PYTHON) tools/bootstrap.py dev bench
	@$(BIN)/python -m bench
	@$(BIN)/python -m bench.ubongo
	@$(BIN)/python -m bench.dwarfcity

duel:   ## play the master of Ostriches against OpenSpiel (minutes); writes bench/results/ostriches.json
	@$(PYTHON) tools/bootstrap.py dev bench
	@$(BIN)/python -m bench.ostriches

docs:   ## check links, examples and tables of the documentation
	@$(PYTHON) tools/bootstrap.py dev
	@$(BIN)/python tools/check.py docs

site:   ## build the documentation as a site, and run its notebooks
	@$(PYTHON) tools/bootstrap.py dev
	@$(BIN)/python -m tools.docsite

pictures: ## play a scripted evening in Chromium and take the pictures for the README
	@$(PYTHON) tools/bootstrap.py dev browser
	@PYTHONPATH=. $(BIN)/python tools/pictures.py

audit:  ## compare every locked package with the lists of known vulnerabilities; needs the network
	@$(PYTHON) tools/bootstrap.py dev audit
	@$(BIN)/python tools/audit.py

lock:   ## refresh the hash-locked requirements; no registry address is recorded
	@$(PYTHON) tools/bootstrap.py lock

clean:  ## remove everything that make has created
	rm -rf .venv .tools web/node_modules bench/*/*/node_modules src/ludotheque/static build dist .coverage* .hypothesis .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} +
