"""What outlives the process: saves, settings and the family's names. No Qt."""
