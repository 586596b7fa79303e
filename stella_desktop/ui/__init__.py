"""The window: Qt Widgets pages that show views and hand moves to the controller."""
