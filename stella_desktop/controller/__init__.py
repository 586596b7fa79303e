"""The one door to a running game, and who may open the app; QtCore and QtNetwork only."""
