"""The drawings: tiles, marks and icons, rendered once to pixmaps and shared."""
