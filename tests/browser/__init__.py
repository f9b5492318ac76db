"""People at real browsers, round a real server whose clock is turned by hand."""
