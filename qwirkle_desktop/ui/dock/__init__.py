"""The hand and the buttons under the table."""
