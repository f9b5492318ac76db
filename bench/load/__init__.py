"""The server under load by itself: idle tables, rising rates, sand, a long evening, and single attackers."""
