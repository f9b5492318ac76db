"""Ubongo side by side: counting all coverings, and making missions that have exactly one."""
