"""What is handed out: source distributions and wheels."""
