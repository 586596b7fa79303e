"""Tools without a window: the doctor, replaying a save, robots that play."""
