"""What tests in the browser start from."""
