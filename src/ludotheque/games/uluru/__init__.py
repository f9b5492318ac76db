"""Uluru: seat eight dream birds round the rock by their wishes while the sand runs."""
