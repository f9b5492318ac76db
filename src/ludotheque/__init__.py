"""Ludotheque: board games as values, for people at a table, bots and researchers."""
