"""The scorepad: large enough to be read across a table, and kept with every entry."""
