"""The pages as Lighthouse sees them: `python -m bench.pages`."""
