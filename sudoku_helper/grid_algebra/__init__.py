"""What only the lessons on grid algebra ask for: solving by one kind of house, detecting transformations."""
