"""What a step costs in each adapter, beside Connect Four of PettingZoo."""
