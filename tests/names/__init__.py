"""Names and roles of snapshots against the oracles of others."""
