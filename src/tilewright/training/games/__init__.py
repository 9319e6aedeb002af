"""Games in compiled code: self-play, matches, files of games (shards), and replaying them for training positions."""
