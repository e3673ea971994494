"""What only the course documents ask for: solving by one kind of house, detecting transformations."""
