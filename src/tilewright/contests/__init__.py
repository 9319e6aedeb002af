"""Who meets whom, and who is ahead: ratings of people, pairing, tournaments. Pure: no clock, no store, no network."""
