"""The documentation as a site: lays out its pages, builds them with Sphinx, and checks the result."""
