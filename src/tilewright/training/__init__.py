"""Learning the numbers from games the computer plays against itself."""
