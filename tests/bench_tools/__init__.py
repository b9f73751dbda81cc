"""What a step costs, beside others."""
