"""What people see: the window, the board, the dock, and the words on them."""
