"""The board and the score sheet taken elsewhere: as a picture, as text, on paper and as a PDF."""
