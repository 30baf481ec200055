"""All sentences that people read in the window. Players' names come in after translation, as plain text."""
