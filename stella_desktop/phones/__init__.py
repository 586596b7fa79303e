"""Personal boards on phones of the home network; loaded only when a seat asks for it."""
