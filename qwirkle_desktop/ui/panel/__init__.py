"""The side panel: scores, the bag, the moves made and the tiles still unseen."""
