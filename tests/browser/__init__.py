"""People at real browsers, connected to a real server whose clock the test advances."""
