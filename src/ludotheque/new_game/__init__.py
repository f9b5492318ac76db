"""Lays a new game in a clone, from a small complete template that the tests of this project run.

`template/` is the game in Python: a real package that is linted, type-checked and tested where it stands. `client/` is
its browser client. Laying copies both under the new key and enters the key in the registry.
"""
